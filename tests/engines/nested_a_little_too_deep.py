"""Nests its answer deeper than any position, yet so that a parser can follow."""

from tests.engines.base import play, write

NEST = b'{"A":' * 500 + b"1" + b"}" * 500

play(lambda answer: write(answer.replace(b'"phase":', b'"phase":' + NEST + b',"was":')))
