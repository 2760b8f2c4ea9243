"""The table of all properties, and how a deal is held against them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from typing import NamedTuple

from cardavia.decisions import Move
from cardavia.engine.port import Engine
from cardavia.games import game
from cardavia.lockstep.course import following, tempered
from cardavia.lockstep.shrink import simplest
from cardavia.properties import attempts, invariants, retold
from cardavia.properties.broken import Broken, Trial
from cardavia.properties.dealing import dealt
from cardavia.properties.facts import Facts, facts
from cardavia.properties.played import Played, play
from cardavia.table import Position, Setup


class Property(NamedTuple):
    """Something that holds in every deal: its name, what it says, and where in a deal it does not hold."""

    name: str
    says: str
    check: Callable[[Trial], Iterator[Broken]]


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


def _says(check: Callable[..., Iterator[Broken]]) -> str:
    return str(check.__doc__).splitlines()[0]


INVARIANTS: Mapping[str, invariants.Invariant] = {
    "cards": invariants.every_card_once,
    "points": invariants.points_sum_to_zero,
    "who is asked": invariants.somebody_has_a_choice,
    "grammar": invariants.options_are_decisions,
    "hand sizes": invariants.hands_have_their_size,
    "ending": invariants.the_ending_fits,
}
"""Those of single positions."""

COURSES: Mapping[str, Callable[[Trial], Iterator[Broken]]] = {
    "bound": ends_in_time,
    "replay": retold.repeats_itself,
    "options accepted": attempts.accepts_its_options,
    "others refused": attempts.refuses_everything_else,
    "order of keys": retold.ignores_the_order_of_keys,
    "order of hands": retold.ignores_the_order_of_hands,
    "unseen stock": retold.ignores_cards_nobody_reaches,
    "seats turned": retold.may_be_turned,
    "cards renamed": retold.may_be_renamed,
}
"""Those of a whole deal, and of one deal told in two ways."""

PROPERTIES: tuple[Property, ...] = (
    *(Property(name, _says(holds), invariants.everywhere(holds)) for name, holds in INVARIANTS.items()),
    *(Property(name, _says(check), check) for name, check in COURSES.items()),
)
"""All of them."""

_OF_POSITIONS = tuple((each, INVARIANTS[each.name]) for each in PROPERTIES if each.name in INVARIANTS)


def trial(engine: Engine, name: str, seed: int) -> Trial:
    """The deal of a seed, played on an engine; always the same."""
    known = facts(name)
    setup = dealt(game(name).shape, seed)
    return Trial(engine, known, play(engine, setup, tempered(seed), known.longest, seed))


def failures(tried: Trial, names: Container[str] = (*INVARIANTS, *COURSES)) -> Iterator[Failure]:
    """Every property, of all or those named, that does not hold in a deal, each where it first does not."""
    for each in PROPERTIES:
        if each.name in names and (broken := next(each.check(tried), None)):
            played = tried.played
            yield Failure(each, played.setup, played.seed, broken, tried.facts.sentence(each.name))


def failures_at(known: Facts, played: Played, position: Position) -> Iterator[Failure]:
    """Every property of positions that does not hold of where a deal stands."""
    for each, holds in _OF_POSITIONS:
        for broken in holds(known, played.setup, position):
            there = broken._replace(moves=played.moves)
            yield Failure(each, played.setup, played.seed, there, known.sentence(each.name))


def shrunk(engine: Engine, failure: Failure) -> Failure:
    """The simplest way found in which the same property does not hold of the same deal."""

    def again(moves: tuple[Move, ...]) -> Failure | None:
        played = play(engine, failure.setup, following(moves), len(moves), failure.seed)
        small = Trial(engine, facts(failure.setup.game), played, thorough=True)
        broken = next(failure.property.check(small), None)
        return failure._replace(broken=broken) if broken else None

    return simplest(failure, lambda found: found.broken.moves, again)
