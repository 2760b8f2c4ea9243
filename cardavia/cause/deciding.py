"""Trying every wrong engine at a point: who makes something else of it, and how little else it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cardavia.cause.reached import Watch
from cardavia.cause.seen import Options, Point, Seen, Way, is_there, look, walk
from cardavia.games import game
from cardavia.mutants import everyone
from cardavia.mutants.mutant import Mutant, Otherwise, forget, ruled


class Reply(NamedTuple):
    """What is so at a point.

    `yes` is None where more is asked than whether. `says` are the words of it, `cites` the sentences named by
    what is counted or paid itself. Replies with the same `core` are the same answer.
    """

    core: Any
    yes: bool | None
    says: tuple[str, ...]
    cites: tuple[str, ...] = ()


Question = Callable[[Seen], Reply]
"""What is asked of a point."""


class Trial(NamedTuple):
    """What a wrong engine answers, how much else it changes, and from which step on it may."""

    engine: Mutant | Otherwise
    reply: Reply
    changed: int
    first: int


class Asked(NamedTuple):
    """Our answer, and those of all wrong engines that replace anything on the way and get to the point."""

    ours: Reply
    trials: tuple[Trial, ...]


def ask_everyone(name: str, point: Point, question: Question) -> Asked:
    """What our engine of a game and every wrong one say to a question.

    Each plays from where it may first do something else: what comes before is ours. Raises `AstrayError`
    where ours does not get to the point.
    """
    playing = game(name)
    forget(name)
    with Watch() as watch:
        way = walk(playing, point, step=watch.begin)
        watch.begin(len(way.states))
        seen = look(playing, point, way)
        ours = question(seen)
    reached = watch.reached()
    trials = []
    for engine in everyone(name):
        # A profile may do something else from the deal on.
        first = reached.first(name, engine.patches) if engine.patches else 0
        if first > len(way.states):
            continue
        with ruled(name, engine) as other:
            states = tuple(map(other.taken_over, way.states[: int(first)]))
            begun = Way(states, way.offered[: int(first)]) if first else None
            try:
                theirs = walk(other, point, begun)
                shown = look(other, point, theirs)
                reply = question(shown)
            except Exception:  # noqa: S112 - an engine that is wrong on purpose may break down in any way
                continue
        if is_there(seen, shown):
            changed = sum(map(_unlike, way.offered, theirs.offered)) + _differing(seen, shown)
            trials.append(Trial(engine, reply, changed, int(first)))
    return Asked(ours, tuple(trials))


def _unlike(options: Options, others: Options) -> int:
    """How many options only one of two engines offers."""
    if options == others:
        return 0
    return sum(len(set(options.get(seat, ())) ^ set(others.get(seat, ()))) for seat in {*options, *others})


def _differing(ours: Seen, theirs: Seen) -> int:
    """In how many parts of the position two engines differ, options aside."""
    return sum(getattr(ours.here, part) != getattr(theirs.here, part) for part in _PARTS)


_PARTS = ("hands", "melds", "table", "stock", "points", "void", "out", "ready", "scores", "ledger")
