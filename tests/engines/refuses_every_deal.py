"""Finds fault with every deal."""

import sys

from cardavia.engine.port import BadParamsError
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve
from cardavia.table import Position, Setup


class Refusing(ReferenceEngine):
    def deal(self, setup: Setup) -> Position:  # noqa: ARG002 - the port has it
        raise BadParamsError("not shuffled enough")


serve(Refusing(), sys.stdin.buffer, sys.stdout.buffer)
