"""Prints what it does among its answers."""

from tests.engines.base import play, write

play(lambda answer: write(b"dealing cards\n" + answer))
