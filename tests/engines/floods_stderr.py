"""Writes a long log and answers well."""

from tests.engines.base import play, say, write


def chatter(answer: bytes) -> None:
    say("a long story\n" * 200_000)
    write(answer)


play(chatter)
