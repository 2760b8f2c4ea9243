"""Writes its text in an encoding of its own."""

from tests.engines.base import play, write

play(lambda answer: write(answer.replace(b'"phase":"', b'"phase":"\xfc')))
