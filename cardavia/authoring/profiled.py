"""The suite as it judges an engine that reads some rulings otherwise: by the rules it says it plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache

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


def under(suite: Suite, profiles: Mapping[str, Profile]) -> Suite:
    """The suite for an engine that plays by these profiles, by game; games without one stay as they are.

    Every scenario is composed once more by the rules of its table: another deal, the same question. What our
    own engine passes when it plays by the profile rests on none of its options, and is judged like any other;
    what it fails pins one of them and is read otherwise, as declared. Scenarios of the options themselves
    come in. Of scripted deals the deal is given, so each is judged as it is, or read otherwise.
    """
    return replace(
        suite,
        parts=tuple(
            Part.of(part.path, _fixtures(part, suite, profiles[name])) if name in profiles else part
            for part in suite.parts
            for name in (part.path.parent.name,)
        ),
    )


def _fixtures(part: Part, suite: Suite, profile: Profile) -> Iterator[Fixture]:
    name = part.path.parent.name
    written = scenarios(part.path) if part.path.suffix == ".feature" else ()
    of_options = {each.id for each in written if own_profile(name, each.readings).options}
    again = {each.id: each for each in written if each.id in part.fixtures or each.id in of_options}
    for each in part.fixtures.values():
        if each.id not in again:
            yield _judged(each, (each,), profile)
    for scenario in again.values():
        if scenario.id in of_options:
            own = own_profile(name, scenario.readings)
            if not set(own.options) <= set(profile.options):
                continue
        deals = []
        with suppress(CorpusError):
            deals.append(composed(scenario, suite.root, profile).fixture)
        if scenario.id in of_options:
            yield from (_strictly(each, profile) for each in deals if _passes(each, profile))
        else:
            ours = part.fixtures[scenario.id]
            yield _judged(ours, (*deals, ours), profile)


def _judged(ours: Fixture, deals: tuple[Fixture, ...], profile: Profile) -> Fixture:
    """The first of the deals that shows the question apart from the profile, or ours, read otherwise."""
    for each in deals:
        if _passes(each, profile):
            return _strictly(each, profile)
    return replace(ours, readings=(_pinned(ours, profile), *_strictly(ours, profile).readings))


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
