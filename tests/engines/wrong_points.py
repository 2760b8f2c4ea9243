"""Plays by the rules and pays everybody double."""

import sys
from dataclasses import replace

from cardavia.engine.serve import serve
from cardavia.table import Position
from tests.cli.engines import Changed


class Generous(Changed):
    def change(self, position: Position) -> Position:
        points = {seat: 2 * amount for seat, amount in (position.points or {}).items()}
        return replace(position, points=points, ledger=None, scores=None)


serve(Generous(), sys.stdin.buffer, sys.stdout.buffer)
