"""Fails with a traceback."""

from tests.engines.base import play


def look_up(_: bytes) -> None:
    raise KeyError("no such card")


play(look_up)
