"""Counting the ways, and finding where two engines part that do not count the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import NamedTuple

from cardavia.decisions import Move
from cardavia.engine.port import Engine
from cardavia.lockstep.agree import Difference
from cardavia.lockstep.course import following, play
from cardavia.perft.starts import Start
from cardavia.properties.played import replay
from cardavia.table import Position


class LostError(Exception):
    """The engine does not come where the ways begin or lead; it says what it answered instead."""


class Parting(NamedTuple):
    """Where two engines part first: the decisions that lead there, and what is not the same."""

    moves: tuple[Move, ...]
    found: tuple[Difference, ...]


def counts(engine: Engine, start: Start, depth: int) -> tuple[int, ...]:
    """How many sequences of decisions lead through exactly 1, 2, ... windows; raises `LostError`.

    A window counts every combination of what the seats asked may decide. What lies behind the last window
    is not played: its number of combinations is all that is needed.
    """
    found = [0] * depth
    for level, position in _ways(engine, start, (), depth):
        found[level] += combinations(position)
    return tuple(found)


def combinations(position: Position) -> int:
    """In how many ways the seats asked may decide, none when the deal is over."""
    return prod(map(len, position.options.values())) if position.options else 0


def joint(position: Position) -> Iterator[Move]:
    """Each way in which the seats asked may decide."""
    if position.options:
        for decisions in product(*position.options.values()):
            yield dict(zip(position.options, decisions, strict=True))


def parting(one: Engine, other: Engine, start: Start, depth: int) -> Parting | None:
    """The first position in which the engines differ, nearest to the start; None if they never do.

    Looked for among all positions before the last of so many windows, as `counts` sees them.
    """
    level: list[tuple[Move, ...]] = [()]
    for _ in range(depth):
        onward = []
        for way in level:
            moves = (*start.play, *way)
            course = play(one, other, start.setup, following(moves), len(moves))
            if course.found:
                return Parting(course.moves, course.found)
            onward += [(*way, move) for move in joint(_reached(one, start, way))]
        level = onward
    return None


def _ways(engine: Engine, start: Start, way: tuple[Move, ...], depth: int) -> Iterator[tuple[int, Position]]:
    """Every position before the last of so many windows, with the number of windows before it."""
    position = _reached(engine, start, way)
    yield len(way), position
    if len(way) + 1 < depth:
        for move in joint(position):
            yield from _ways(engine, start, (*way, move), depth)


def _reached(engine: Engine, start: Start, way: tuple[Move, ...]) -> Position:
    """Where a way leads; there is no going back in a deal, so it is played from the beginning."""
    *_, last = replay(engine, start.setup, (*start.play, *way))
    if isinstance(last, str):
        raise LostError(last)
    return last
