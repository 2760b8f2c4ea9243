"""Writes the same answer without end."""

from tests.engines.base import play, write


def babble(answer: bytes) -> None:
    while True:
        write(answer)


play(babble)
