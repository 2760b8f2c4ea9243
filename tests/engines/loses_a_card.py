"""Deals one card less."""

from tests.engines.base import play, shown, write

play(lambda answer: write(shown(answer, stock=54)))
