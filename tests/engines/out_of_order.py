"""Answers with what an earlier request asked for."""

from tests.engines.base import changed, play, write

play(lambda answer: write(changed(answer, id=1)))
