"""Answers with a line of 50 MB."""

from tests.engines.base import play, shown, write

play(lambda answer: write(shown(answer, phase="x" * 50_000_000)))
