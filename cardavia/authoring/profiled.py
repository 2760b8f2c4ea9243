"""The suite as it judges an engine that reads some rulings otherwise: by the rules it says it plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from cardavia.authoring.compose import Composed
from cardavia.authoring.corpus import scenarios
from cardavia.authoring.load import composed
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture, Reading
from cardavia.fixture.suite import Part, Suite
from cardavia.games import game
from cardavia.games.profile import Profile, question
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.origin import CorpusError
from cardavia.profiles.reading import own_profile
from cardavia.rulebook.load import rulebook


class Profiled(NamedTuple):
    """A suite for the tables of some profiles, and the ids of what expects figures derived from our rules."""

    suite: Suite
    derived: tuple[str, ...]


def under(suite: Suite, profiles: Mapping[str, Profile]) -> Profiled:
    """The suite for an engine that plays by these profiles, by game; games without one stay as they are.

    Every scenario is composed once more by the rules of its table: another deal, the same question. What our
    own engine passes when it plays by the profile rests on none of its options, and is judged like any other;
    what it fails pins one of them and is read otherwise, as declared. Scenarios of the options themselves
    come in. Of scripted deals the deal is given, so each is judged as it is, or read otherwise.
    """
    derived: list[str] = []
    parts = []
    for part in suite.parts:
        profile = profiles.get(part.path.parent.name)
        if profile is None:
            parts.append(part)
            continue
        found = tuple(_composed(part, suite, profile))
        parts.append(Part.of(part.path, (each.fixture for each in found)))
        derived += (each.fixture.id for each in found if each.is_derived)
    return Profiled(replace(suite, parts=tuple(parts)), tuple(derived))


def _composed(part: Part, suite: Suite, profile: Profile) -> Iterator[Composed]:
    name = part.path.parent.name
    written = scenarios(part.path) if part.path.suffix == ".feature" else ()
    for scenario in written:
        own = own_profile(name, scenario.readings).options
        ours = part.fixtures.get(scenario.id)
        if not set(own) <= set(profile.options) or (ours is None and not own):
            continue
        deals = [Composed(ours)] if ours else []
        with suppress(CorpusError):
            again = composed(scenario, suite.root, profile)
            deals.insert(0, again._replace(fixture=replace(again.fixture, profile=profile.declared())))
        if judged := _judged(deals, ours, profile):
            yield judged
    if not written:
        for ours in part.fixtures.values():
            yield _judged([Composed(ours)], ours, profile) or Composed(ours)


def _judged(deals: list[Composed], ours: Fixture | None, profile: Profile) -> Composed | None:
    """The first of the deals that our engine passes by the profile, or ours, read otherwise."""
    for each in deals:
        if _passes(each.fixture, profile):
            return each._replace(fixture=_strictly(each.fixture, profile))
    if ours is None:
        return None
    return Composed(replace(ours, readings=(_pinned(ours, profile), *_strictly(ours, profile).readings)))


def _strictly(fixture: Fixture, profile: Profile) -> Fixture:
    """The fixture judged whatever the profile says: it rests on none of its rulings."""
    played = {ruling for ruling, _ in profile.options}
    return replace(fixture, readings=tuple(each for each in fixture.readings if each.ruling not in played))


def _pinned(fixture: Fixture, profile: Profile) -> Reading:
    """Our reading of the ruling that a scenario pins: of an option that fails it alone, if one does."""
    alone = (pair for pair in profile.options if not _passes(fixture, Profile((pair,))))
    ruling, option = next(alone, profile.options[0])
    known = rulebook(fixture.game).ruling(ruling)
    chosen = known.chosen if known else ()
    return Reading(ruling, next((each for each in chosen if question(each) == question(option)), option))


def _passes(fixture: Fixture, profile: Profile) -> bool:
    """Whether our engine passes when it plays by the profile."""
    engine = _engine(fixture.game, profile)
    return run(fixture, engine, engine.describe()).verdict is Verdict.PASS


@cache
def _engine(name: str, profile: Profile) -> ReferenceEngine:
    return ReferenceEngine({name: game(name, profile)})
