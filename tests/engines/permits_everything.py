"""Asks everybody, and takes whatever it is told."""

import sys
from collections.abc import Mapping
from dataclasses import replace

from cardavia.engine.port import IllegalDecisionError
from cardavia.engine.serve import serve
from cardavia.table import Decision, Position, Seat, Setup
from tests.cli.engines import Changed


class Permitting(Changed):
    def deal(self, setup: Setup) -> Position:
        self.last = super().deal(setup)
        return self.last

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        asked = {seat: decision for seat, decision in decisions.items() if seat in self.asked}
        try:
            self.last = super().step(asked)
        except IllegalDecisionError:
            return self.last
        return self.last

    def change(self, position: Position) -> Position:
        self.asked = tuple(position.options)
        options = dict.fromkeys(position.hands, ("pass", "win")) if not position.result else {}
        return replace(position, options={**options, **position.options})


serve(Permitting(), sys.stdin.buffer, sys.stdout.buffer)
