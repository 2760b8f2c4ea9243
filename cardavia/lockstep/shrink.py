"""A shorter way to the same kind of disagreement, with less done on it."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.port import Engine
from cardavia.harness.doing import Move
from cardavia.lockstep.course import Course, following, play
from cardavia.table import PASS

REPLAYS = 150
"""How often a deal is played again at most."""


def shrunk(one: Engine, other: Engine, course: Course) -> Course:
    """The simplest course found that ends in a disagreement about the same part; deterministic."""
    parts = {difference.part for difference in course.found}
    best, left = course, REPLAYS
    improved = True
    while improved and left:
        improved = False
        for moves in _simpler(best.moves):
            if not left:
                break
            left -= 1
            tried = play(one, other, best.setup, following(moves))
            if parts & {difference.part for difference in tried.found} and _size(tried) < _size(best):
                best, improved = tried, True
                break
    return best


def _size(course: Course) -> tuple[int, int]:
    """How long it is, and how much is done in it besides passing and discarding."""
    loud = sum(
        decision != PASS and not decision.startswith("discard ")
        for move in course.moves
        for decision in move.values()
    )
    return len(course.moves), loud


def _simpler(moves: tuple[Move, ...]) -> Iterator[tuple[Move, ...]]:
    """Without its second half, its last quarter ..., then without any one window's decisions."""
    cut = len(moves) // 2
    while cut:
        yield (*moves[: len(moves) - cut],)
        cut //= 2
    for place, move in enumerate(moves):
        if move:
            yield (*moves[:place], {}, *moves[place + 1 :])
