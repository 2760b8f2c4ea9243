"""An engine is judged by the rules it says it plays: held to them, and to everything else as before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cardavia.authoring.profiled import under
from cardavia.authoring.suite import load_suite
from cardavia.engine.port import GameOffer
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.checks import PointsChange
from cardavia.fixture.fixture import Fixture, Reading
from cardavia.fixture.suite import Suite
from cardavia.games import game
from cardavia.games.profile import Profile
from cardavia.judging.declared import judged
from cardavia.judging.player import run
from cardavia.judging.verdict import Outcome, Verdict
from cardavia.mutants import mutants
from cardavia.mutants.mutant import patched
from cardavia.rulebook.load import rulebook

FRONT = Profile((("SC-gap-5", "2"),))
HOUSE = Profile((("SC-5.1.3", "2"), ("SC-gap-5", "2"), ("SC-gap-6", "2")))
BUGS = ("allows a pung of void tiles", "caps at 64 points")


@pytest.fixture(scope="module")
def ours() -> Suite:
    return load_suite(["sichuan"])


@pytest.fixture(scope="module")
def front(ours: Suite) -> Suite:
    return under(ours, {"sichuan": FRONT}).suite


@contextmanager
def playing(profile: Profile, *bugs: str) -> Iterator[ReferenceEngine]:
    """Our engine by a profile, with mistakes of wrong engines that say so."""
    wrong = [mutant for mutant in mutants("sichuan") if mutant.says in bugs]
    patches = {target: new for mutant in wrong for target, new in mutant.patches.items()}
    with patched("sichuan", patches):
        yield ReferenceEngine({"sichuan": game("sichuan", profile)})


def outcomes(suite: Suite, engine: ReferenceEngine, declaring: Profile) -> dict[str, Outcome]:
    """What comes of each scenario on an engine that declares a profile."""
    description = engine.describe()
    offer = GameOffer({}, shuffle=True, rulings=declaring.declared())
    book = rulebook("sichuan")
    return {
        each.id: judged(run(each, engine, description), each.readings, offer, book) for each in suite.cases
    }


def of(verdict: Verdict, found: dict[str, Outcome]) -> set[str]:
    return {name for name, outcome in found.items() if outcome.verdict is verdict}


def test_the_same_question_is_asked_with_another_deal(ours: Suite, front: Suite) -> None:
    name = next(
        each.id for each in ours.cases if Reading("SC-gap-5", "1") in each.readings and "/" in each.id
    )
    before, after = ours.by_id[name], front.by_id[name]
    assert before.setup != after.setup
    assert before.lines == after.lines
    assert Reading("SC-gap-5", "1") not in after.readings


def test_what_does_not_rest_on_the_ruling_stays_as_it_is(ours: Suite, front: Suite) -> None:
    elsewhere = [each for each in ours.cases if Reading("SC-gap-5", "1") not in each.readings]
    assert len(elsewhere) > 250
    moved = [each.id for each in elsewhere if front.by_id[each.id].setup != each.setup]
    assert len(moved) < 10, "a kong on the way to a scenario in which its replacement does not matter"


def test_only_scripted_deals_are_still_read_otherwise(front: Suite) -> None:
    with playing(FRONT) as engine:
        found = outcomes(front, engine, FRONT)
    assert of(Verdict.PASS, found) | of(Verdict.EXPECTED_FAILURE, found) == set(found)
    assert not any("/" in name for name in of(Verdict.EXPECTED_FAILURE, found))


def test_an_engine_is_held_to_what_it_declares(ours: Suite, front: Suite) -> None:
    with playing(Profile()) as engine:
        found = outcomes(front, engine, FRONT)
    unexpected = {name for name, outcome in found.items() if outcome.verdict.unexpected}
    resting = {each.id for each in ours.cases if Reading("SC-gap-5", "1") in each.readings}
    assert len(unexpected) > 40
    assert unexpected <= resting


def test_of_three_house_rules_and_two_bugs_the_bugs_are_left(ours: Suite) -> None:
    suite = under(ours, {"sichuan": HOUSE}).suite
    with playing(HOUSE, *BUGS) as engine:
        found = outcomes(suite, engine, HOUSE)
    with playing(HOUSE) as engine:
        innocent = outcomes(suite, engine, HOUSE)
    unexpected = {name for name, outcome in found.items() if outcome.verdict.unexpected}
    assert not any(outcome.verdict.unexpected for outcome in innocent.values())
    sentences = {name.split("/")[0] for name in unexpected}
    assert {"SC-2.1.5", "SC-5.1.1"} <= sentences
    assert len(of(Verdict.EXPECTED_FAILURE, found)) < 20


def test_figures_of_the_profile_take_the_place_of_those_written(ours: Suite) -> None:
    inside = Profile((("SC-5.1.3", "2"),))
    suite, derived = under(ours, {"sichuan": inside})
    assert "SC-5.1.3/cap-plus-one" in derived
    assert points(ours.by_id["SC-5.1.3/cap-plus-one"])["A"] == 99
    assert points(suite.by_id["SC-5.1.3/cap-plus-one"])["A"] == 96


def points(fixture: Fixture) -> dict[str, int]:
    """The change of points that a fixture expects."""
    (change,) = (check.change for check, _ in fixture.checks() if isinstance(check, PointsChange))
    return dict(change)
