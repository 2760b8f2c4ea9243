"""From what a user asks for to what is ready to be played: corpus, selection and engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cardavia.authoring.suite import games_of, load_suite
from cardavia.engine.connect import Connection, connect
from cardavia.engine.failure import brief
from cardavia.engine.port import Description, StartFault
from cardavia.fixture.selection import select
from cardavia.games.profile import OURS, Profile
from cardavia.judging.declared import undealt, undeclarable, unlisted
from cardavia.judging.known import known_failures
from cardavia.languages.codes import ENGLISH
from cardavia.profiles.reading import playable
from cardavia.report.model import Plan
from cardavia.running.runner import Prepared

MOST_NAMED = 5
NO_PROFILES: Mapping[str, Profile] = {}


class Wanted(NamedTuple):
    """What to check: None and empty mean all games, our own engine, all cases, our own corpus.

    `timeout` limits each answer of a command, `start_timeout` its first one, in seconds. `expect` is the file
    that lists known failures. Sections that there are in the language `spoken` are played
    as they stand there. `profiles` are what its tables play by, by game, whatever it declares itself.
    """

    game: str | None = None
    engine: str | None = None
    only: Sequence[str] = ()
    corpus: str | None = None
    timeout: float = 10.0
    start_timeout: float = 30.0
    expect: str | None = None
    spoken: str = ENGLISH
    profiles: Mapping[str, Profile] = NO_PROFILES

    def connect(self) -> Connection:
        """The engine, started, taken to declare the wanted profiles as well; raises `StartFault`."""
        connection = connect(self.engine, self.timeout, self.start_timeout)
        if not self.profiles:
            return connection
        games = {
            name: replace(offer, rulings={**offer.rulings, **self.profiles.get(name, OURS).declared()})
            for name, offer in connection.description.games.items()
        }
        return connection._replace(description=replace(connection.description, games=games))


def prepare(wanted: Wanted) -> Prepared:
    """What is wanted, ready to be played, its engine started.

    Raises `FaultyCorpusError`, `SelectionError`, `ListError`, or `StartFault` for an engine that does not
    start, does not shake hands, or declares rulings that do not exist.
    """
    root = Path(wanted.corpus) if wanted.corpus else None
    games = games_of(wanted.game, root)
    suite = load_suite(games, root, wanted.spoken)
    selected = select(suite, wanted.only)
    known = known_failures(Path(wanted.expect), suite) if wanted.expect else ()
    connection = wanted.connect()
    _check_declared(connection, games, wanted.engine)
    description = connection.description
    derived: tuple[str, ...] = ()
    if profiles := played(description, games):
        from cardavia.authoring.profiled import under  # noqa: PLC0415 - only then anything is composed

        suite, derived = under(suite, profiles)
        selected = select(suite, wanted.only)
    plan = Plan(
        engine=wanted.engine,
        name=brief(description.name, 80),
        version=brief(description.version, 80),
        games=games,
        pins=suite.pins,
        total=len(suite.by_id),
        selected=len(selected),
        only=tuple(wanted.only),
        corpus=wanted.corpus,
        remarks=(
            *unlisted(description, games),
            *undealt(description, games),
            *_derived(derived, selected),
        ),
        ids=tuple(name for name in suite.by_id if name in selected),
        known=known,
        corpus_version=suite.version,
    )
    return Prepared(suite, connection, plan)


def played(description: Description, games: Sequence[str]) -> Mapping[str, Profile]:
    """The profiles, by game, that an engine says it plays by, as far as they can be played."""
    offers = ((name, description.games[name]) for name in games if name in description.games)
    profiles = {name: playable(name, offer.rulings) for name, offer in offers}
    return {name: profile for name, profile in profiles.items() if profile.options}


def _derived(names: Sequence[str], selected: frozenset[str]) -> tuple[str, ...]:
    """What is to be said of figures that are not as written."""
    if not (here := [name for name in names if name in selected]):
        return ()
    more = len(here) - MOST_NAMED
    few = ", ".join(here[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
    return (f"Figures are derived from our own rules by the declared readings, not as written, in {few}.",)


def _check_declared(connection: Connection, games: Sequence[str], engine: str | None) -> None:
    if messages := undeclarable(connection.description, games):
        connection.close()
        raise StartFault(f"{engine}: {'; '.join(messages)}; correct the rulings in its answer to describe")
