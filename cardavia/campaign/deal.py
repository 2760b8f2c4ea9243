"""One deal of a campaign in one pass: two engines in step, every position held against what must be true."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import NamedTuple

from cardavia.campaign.plan import Approach, Plan
from cardavia.campaign.policies import POLICIES, deciding
from cardavia.campaign.reached import reached
from cardavia.campaign.recipes import RECIPES, Start, varied
from cardavia.decisions import Move
from cardavia.engine.port import Engine
from cardavia.games import game
from cardavia.lockstep.course import Chooser, Course, following, play
from cardavia.properties import played as properties
from cardavia.properties.broken import Trial
from cardavia.properties.facts import Facts, facts
from cardavia.properties.suite import Failure, failures, failures_at
from cardavia.table import Position, Setup


class Played(NamedTuple):
    """A deal as it went: up to where the engines disagree if they do, and the first fact that was broken."""

    number: int
    course: Course
    failure: Failure | None
    reached: frozenset[str]

    @property
    def digest(self) -> bytes:
        """What was decided and what came of it, in a few bytes: the same when it is played again."""
        told = blake2b(digest_size=16)
        for move in self.course.moves:
            told.update(repr(sorted(move.items())).encode())
        found = [(each.part, each.seat) for each in self.course.found]
        told.update(repr((found, self.failure and self.failure.property.name, sorted(self.reached))).encode())
        return told.digest()


class Pair(NamedTuple):
    """The engine under test and the one it is compared with; `explains` picks whose positions say why."""

    engine: Engine
    against: Engine
    explains: Callable[[Position, Position], Position]


def dealt(plan: Plan, number: int, approach: Approach, start: Start | None) -> tuple[Setup, Chooser]:
    """A deal by its number, and how it is decided."""
    chance, shape = plan.chance(number), game(plan.game).shape
    setup = varied(start, chance) if start else RECIPES[approach.recipe](shape, chance)
    choose = deciding(POLICIES[approach.policy], plan.game, chance)
    return setup, beginning(start.moves, choose) if start else choose


def beginning(moves: tuple[Move, ...], choose: Chooser) -> Chooser:
    """Decides as was decided, as far as that is possible, and then by another chooser."""
    first = following(moves)
    return lambda number, position: (first if number < len(moves) else choose)(number, position)


def played(
    pair: Pair, name: str, number: int, deal: tuple[Setup, Chooser], consulted: Callable[[], Iterable[str]]
) -> Played:
    """Play a deal on two engines; `consulted` tells which sentences that took."""
    setup, choose = deal
    known = facts(name)
    watch = _Watch(pair, known, begun := properties.Played(setup, (), (), number))
    course = play(pair.engine, pair.against, setup, choose, known.longest, watch=watch)
    sentences = tuple(consulted())
    whole = begun._replace(moves=course.moves, positions=(watch.last,) if watch.last else ())
    failure = watch.failure(course) or _endless(Trial(pair.engine, known, whole))
    return Played(number, course, failure, reached(course, watch.last, sentences))


class _Watch:
    """Holds each position that both engines share against the facts of its game."""

    def __init__(self, pair: Pair, known: Facts, begun: properties.Played) -> None:
        self.last: Position | None = None
        self._explains = pair.explains
        self._known = known
        self._begun = begun
        self._windows = 0
        self._found: tuple[int, Failure] | None = None

    def __call__(self, one: Position, other: Position) -> None:
        self.last = self._explains(one, other)
        if self._found is None:
            for failure in failures_at(self._known, self._begun, one):
                self._found = self._windows, failure
                break
        self._windows += 1

    def failure(self, course: Course) -> Failure | None:
        """The first broken fact, after the moves that led there."""
        if self._found is None:
            return None
        windows, failure = self._found
        return failure._replace(broken=failure.broken._replace(moves=course.moves[:windows]))


def _endless(trial: Trial) -> Failure | None:
    """That a deal has not ended in time, if it is so."""
    if not trial.played.positions:
        return None
    return next((each for each in failures(trial, ("bound",))), None)
