"""Nests its answer deeper than any parser can follow."""

from tests.engines.base import play, write

NEST = b"[" * 200_000 + b"]" * 200_000

play(lambda answer: write(answer.replace(b'"phase":', b'"phase":' + NEST + b',"was":')))
