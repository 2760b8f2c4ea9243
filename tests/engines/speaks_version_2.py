"""Speaks another version of the protocol."""

from tests.engines.base import play, shown, write

play(lambda answer: write(shown(answer, protocol=2)), verb="describe", number=1)
