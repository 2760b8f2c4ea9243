"""A deal played on one engine: what was decided, and every answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardavia.decisions import Move
from cardavia.engine.port import Engine
from cardavia.lockstep.course import Chooser, answer
from cardavia.table import Position, Setup


class Played(NamedTuple):
    """A deal and its decisions; `positions[n]` is where n of them lead.

    `failure` is what the engine answered instead of the last position, if it did; `seed` is for choices that
    a property makes.
    """

    setup: Setup
    moves: tuple[Move, ...]
    positions: tuple[Position, ...]
    seed: int = 0
    failure: str | None = None

    def windows(self) -> Iterator[tuple[int, Position, Move]]:
        """Each decision point with its number and what was decided there."""
        yield from (
            (number, *window) for number, window in enumerate(zip(self.positions, self.moves, strict=False))
        )


def play(engine: Engine, setup: Setup, choose: Chooser, windows: int, seed: int = 0) -> Played:
    """The deal until it is over, the engine fails, or so many windows are decided."""
    moves: list[Move] = []
    positions: list[Position] = []
    told = answer(engine.deal, setup)
    while isinstance(told, Position):
        positions.append(told)
        if not told.options or len(moves) == windows:
            return Played(setup, tuple(moves), tuple(positions), seed)
        moves.append(choose(len(moves), told))
        told = answer(engine.step, moves[-1])
    return Played(setup, tuple(moves), tuple(positions), seed, told)


def replay(engine: Engine, setup: Setup, moves: tuple[Move, ...]) -> Iterator[Position | str]:
    """The deal and its decisions once more, answer by answer, up to the first that is no position."""
    told = answer(engine.deal, setup)
    yield told
    for move in moves:
        if isinstance(told, str):
            return
        told = answer(engine.step, move)
        yield told
