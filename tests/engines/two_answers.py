"""Answers twice."""

from tests.engines.base import play, write

play(lambda answer: write(answer * 2))
