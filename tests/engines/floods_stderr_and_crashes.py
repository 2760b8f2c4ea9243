"""Writes a long log whose last line says why it ends."""

import sys

from tests.engines.base import play, say


def chatter(_: bytes) -> None:
    say("a long story\n" * 200_000)
    sys.exit("the end of the story")


play(chatter)
