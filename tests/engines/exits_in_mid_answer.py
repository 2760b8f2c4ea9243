"""Ends in the middle of an answer, with a status of its own."""

import sys

from tests.engines.base import play, write


def end(answer: bytes) -> None:
    write(answer[:20])
    sys.exit(3)


play(end)
