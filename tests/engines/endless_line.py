"""Writes a line that has no end."""

from tests.engines.base import play, write


def babble(_: bytes) -> None:
    while True:
        write(b" " * 4096)


play(babble)
