"""Refuses every decision, however legal."""

import sys
from collections.abc import Mapping

from cardavia.engine.port import IllegalDecisionError
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve
from cardavia.table import Decision, Position, Seat


class Refusing(ReferenceEngine):
    def step(self, decisions: Mapping[Seat, Decision]) -> Position:  # noqa: ARG002 - the port has it
        raise IllegalDecisionError("computer says no")


serve(Refusing(), sys.stdin.buffer, sys.stdout.buffer)
