"""The table of all properties, and how a deal is held against them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cardavia.engine.port import Engine
from cardavia.games import game
from cardavia.harness.doing import Move
from cardavia.lockstep.course import following, tempered
from cardavia.lockstep.shrink import simplest
from cardavia.properties import attempts, invariants, retold
from cardavia.properties.broken import Broken, Trial
from cardavia.properties.dealing import dealt
from cardavia.properties.facts import facts
from cardavia.properties.played import play
from cardavia.table import Setup


class Property(NamedTuple):
    """Something that holds in every deal: its name, and where in a deal it does not."""

    name: str
    check: Callable[[Trial], Iterator[Broken]]

    @property
    def says(self) -> str:
        """What must hold, in a line."""
        return str(self.check.__doc__).strip().splitlines()[0]


class Failure(NamedTuple):
    """A property, a deal in which it does not hold, and what says that it should."""

    property: Property
    setup: Setup
    seed: int
    broken: Broken
    sentence: str


def ends_in_time(trial: Trial) -> Iterator[Broken]:
    """A deal ends within as many windows as its cards allow."""
    played = trial.played
    if len(played.moves) >= trial.facts.longest and played.positions[-1].options:
        expected = f"the end within {trial.facts.longest} windows: {trial.facts.bound}"
        yield Broken(played.moves, expected, "it still goes on", card=played.positions[-1].card)


def _always(name: str, holds: invariants.Invariant) -> Property:
    check = invariants.everywhere(holds)
    check.__doc__ = holds.__doc__
    return Property(name, check)


PROPERTIES: tuple[Property, ...] = (
    _always("cards", invariants.every_card_once),
    _always("points", invariants.points_sum_to_zero),
    _always("who is asked", invariants.somebody_has_a_choice),
    _always("grammar", invariants.options_are_decisions),
    _always("hand sizes", invariants.hands_have_their_size),
    _always("ending", invariants.the_ending_fits),
    Property("answers", attempts.answers_everything),
    Property("bound", ends_in_time),
    Property("replay", retold.repeats_itself),
    Property("options accepted", attempts.accepts_its_options),
    Property("others refused", attempts.refuses_everything_else),
    Property("order of keys", retold.ignores_the_order_of_keys),
    Property("order of hands", retold.ignores_the_order_of_hands),
    Property("unseen stock", retold.ignores_cards_nobody_reaches),
    Property("seats turned", retold.may_be_turned),
    Property("cards renamed", retold.may_be_renamed),
)
"""All properties: of single positions first, then of answers, then of a deal told in two ways."""


def trial(engine: Engine, name: str, seed: int) -> Trial:
    """The deal of a seed, played on an engine; always the same."""
    known = facts(name)
    setup = dealt(game(name).shape, seed)
    return Trial(engine, known, play(engine, setup, tempered(seed), known.longest, seed))


def failures(tried: Trial) -> Iterator[Failure]:
    """Every property that does not hold in a deal, each where it first does not."""
    for each in PROPERTIES:
        if broken := next(each.check(tried), None):
            played = tried.played
            yield Failure(each, played.setup, played.seed, broken, tried.facts.sentence(each.name))


def shrunk(engine: Engine, failure: Failure) -> Failure:
    """The simplest way found in which the same property does not hold of the same deal."""

    def again(moves: tuple[Move, ...]) -> Failure | None:
        played = play(engine, failure.setup, following(moves), len(moves), failure.seed)
        small = Trial(engine, facts(failure.setup.game), played, thorough=True)
        broken = next(failure.property.check(small), None)
        return failure._replace(broken=broken) if broken else None

    return simplest(failure, lambda found: found.broken.moves, again)
