"""A shorter way to the same kind of disagreement, with less done on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from cardavia.decisions import Move
from cardavia.engine.port import Engine
from cardavia.lockstep.course import TIMED_OUT, Course, following, play
from cardavia.table import PASS

Found = TypeVar("Found")

REPLAYS = 150
"""How often a deal is played again at most."""


def shrunk(one: Engine, other: Engine, course: Course) -> Course:
    """The simplest course found that ends in a disagreement about the same part; deterministic.

    One in which an engine did not answer in time is left as it is: each try would take that time again.
    """
    if any(told.startswith(TIMED_OUT) for each in course.found for told in (each.one, each.other)):
        return course
    parts = {difference.part for difference in course.found}

    def again(moves: tuple[Move, ...]) -> Course | None:
        tried = play(one, other, course.setup, following(moves))
        return tried if parts & {difference.part for difference in tried.found} else None

    return simplest(course, lambda found: found.moves, again)


def simplest(
    found: Found, way: Callable[[Found], tuple[Move, ...]], again: Callable[[tuple[Move, ...]], Found | None]
) -> Found:
    """What is found at the end of the simplest way: `again` plays other moves and looks for it there."""
    best, left = found, REPLAYS
    improved = True
    while improved and left:
        improved = False
        for moves in _simpler(way(best)):
            if not left:
                break
            left -= 1
            tried = again(moves)
            if tried is not None and _size(way(tried)) < _size(way(best)):
                best, improved = tried, True
                break
    return best


def _size(moves: tuple[Move, ...]) -> tuple[int, int]:
    """How long it is, and how much is done in it besides passing and discarding."""
    loud = sum(
        decision != PASS and not decision.startswith("discard ")
        for move in moves
        for decision in move.values()
    )
    return len(moves), loud


def _simpler(moves: tuple[Move, ...]) -> Iterator[tuple[Move, ...]]:
    """Without its second half, its last quarter ..., then without any one window's decisions."""
    cut = len(moves) // 2
    while cut:
        yield (*moves[: len(moves) - cut],)
        cut //= 2
    for place, move in enumerate(moves):
        if move:
            yield (*moves[:place], {}, *moves[place + 1 :])
