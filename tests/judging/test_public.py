"""Expectations of options belong to the card that the last line has laid open, and to no later one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from cardavia.asking.ask import no_deals
from cardavia.authoring.compose import compose
from cardavia.authoring.corpus import Scenario
from cardavia.engine.guard import GuardedEngine
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.checks import about
from cardavia.fixture.fixture import Fixture, Kind, Line
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.mutants import mutants
from cardavia.mutants.mutant import patched
from cardavia.mutants.trial import corpus
from cardavia.origin import Origin

GIVEN = "B holds s2 s7 s1 s1 s3 s3 s9 s9 L1 L1 L3 L3 L5 L5 L6 L6 L8 L8 L10 L10"
HERE = Origin("here", 1)


KINDS: dict[str, Kind] = {"holds": "given", "turns": "when", "discards": "when", "passes": "when"}


def composed(*lines: str) -> Fixture:
    told = tuple(Line(KINDS.get(line.split(" ")[1], "then"), Origin("here", 1, line)) for line in lines)
    return compose(Scenario("PH-3.4.1/here", "here", "paohuzi", HERE, (), (), told), no_deals).fixture


def judged(*lines: str) -> tuple[Verdict, str]:
    engine = ReferenceEngine()
    outcome = run(composed(*lines), engine, engine.describe())
    return outcome.verdict, outcome.got


def test_what_nobody_is_asked_about_is_told_with_how_play_has_gone_on() -> None:
    verdict, got = judged(GIVEN, "A turns up s10", "B may chi s2 s7 s10")
    assert verdict is Verdict.REFUSED
    assert got.startswith("nobody is asked about s10; play has gone on, B turns up ")


@pytest.mark.parametrize("line", ["B may only pass or peng", "B may pass"])
def test_options_of_the_next_card_are_none_of_this_one(line: str) -> None:
    """B holds two L1: they would be offered when C turns up L1, and are no answer to what came before."""
    given = (GIVEN, "C discards s10", "A turns up L1")
    assert judged(*given, line)[0] is Verdict.PASS
    assert judged(GIVEN, "C discards s10", line)[0] is Verdict.REFUSED


@pytest.mark.parametrize("line", ["B may not chi s2 s7 s10", "B may not chi", "B is not asked"])
def test_what_is_not_offered_of_the_card_may_not_be_done(line: str) -> None:
    assert judged(GIVEN, "A turns up s10", line) == (Verdict.PASS, "")


def test_a_pass_leaves_the_card_in_question() -> None:
    given = (GIVEN, "A discards s10", "B passes")
    assert judged(*given, "B may discard s2")[1].startswith("nobody is asked about s10")


BY_ACCIDENT = (
    ("paohuzi", "PH-3.5.1/one-of-each-size.1", "PH-2.1.5 offers the first discard to nobody"),
    ("paohuzi", "PH-3.7.1/it-may-be-chid", "PH-2.1.5 offers the first discard to nobody"),
    ("paohuzi", "PH-3.10.1/a-passed-peng", "PH-3.3.1 pengs only the card of the seat before"),
    ("paohuzi", "PH-3.10.1/a-passed-peng", "PH-3.3.1 pengs only cards from the stock"),
)
"""Scenarios that once let a wrong engine pass, for what it offers of the next card."""


@pytest.mark.parametrize(("game", "name", "wrong"), BY_ACCIDENT)
def test_no_engine_passes_by_what_it_offers_of_the_next_card(game: str, name: str, wrong: str) -> None:
    (fixture,) = (each for each in corpus(game) if each.id == name)
    steps = tuple(
        step if isinstance(step.act, Mapping) else replace(step, act=about(step.act, None))
        for step in fixture.steps
    )
    (engine,) = (each for each in mutants(game) if str(each) == wrong)
    with patched(game, engine.patches):
        played = GuardedEngine(ReferenceEngine())
        assert run(replace(fixture, steps=steps), played, played.describe()).verdict is Verdict.PASS
        outcome = run(fixture, played, played.describe())
    assert outcome.verdict is Verdict.REFUSED
    assert outcome.got.startswith("nobody is asked about ")
