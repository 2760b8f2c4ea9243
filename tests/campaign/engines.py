"""Engines that campaigns meet: ours, but for a few deals, picked by what is dealt."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping
from dataclasses import replace
from zlib import crc32

from cardavia.engine.reference import ReferenceEngine
from cardavia.table import Decision, Position, Seat, Setup


def mark(setup: Setup) -> int:
    """A number for a deal that says nothing of how it was drawn."""
    return crc32(repr((setup.dealer, sorted(setup.hands.items()), setup.stock)).encode())


class InSomeDeals(ReferenceEngine):
    """Ours; `one_in` deals of so many are picked, and something goes wrong at the end of those."""

    one_in = 20_000
    picked = False

    def deal(self, setup: Setup) -> Position:
        self.picked = mark(setup) % self.one_in == 0
        return super().deal(setup)

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        position = super().step(decisions)
        return self.err(position) if self.picked and position.result else position

    def err(self, position: Position) -> Position:
        return position


class PaysTheWrongSeat(InSomeDeals):
    """In one deal of 20,000 the points of two seats are mixed up."""

    def err(self, position: Position) -> Position:
        assert position.result is not None
        first, second, *others = position.result.points
        points = {first: 7, second: -7, **dict.fromkeys(others, 0)}
        return replace(position, result=replace(position.result, points=points))


class PaysTheWrongSeatOften(PaysTheWrongSeat):
    """In every second deal."""

    one_in = 2


class LosesACard(InSomeDeals):
    """In one deal of 50 a card is shown twice, and another not at all; its points are its own, too."""

    one_in = 50

    def err(self, position: Position) -> Position:
        table = {seat: (*lying[1:2], *lying[1:]) for seat, lying in position.table.items()}
        return replace(position, table=table)


class Hangs(InSomeDeals):
    """In one deal of 50 it never ends thinking."""

    one_in = 50

    def err(self, position: Position) -> Position:
        while position.result:
            time.sleep(0.01)
        return position


class KillsItsWorker(InSomeDeals):
    """In one deal of 100 it takes its process along."""

    one_in = 100

    def err(self, position: Position) -> Position:
        os.kill(os.getpid(), signal.SIGKILL)
        return position
