"""Answers a request that nobody made."""

from tests.engines.base import changed, play, write

play(lambda answer: write(changed(answer, id=4711)))
