"""A scenario is tagged with a ruling exactly when an engine that reads it otherwise fails the scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial

import pytest

from cardavia.engine.port import GameOffer
from cardavia.engine.reference import ReferenceEngine
from cardavia.harness.corpus import feature_files, scenarios
from cardavia.harness.declared import deviation, judged
from cardavia.harness.player import run
from cardavia.harness.script import Script
from cardavia.harness.verdict import Outcome, Verdict
from cardavia.rulebook.load import rulebook
from tests.sichuan.conftest import patched
from tests.sichuan.mutants.otherwise import OTHERWISE, UNSEEN, Otherwise

BOOK = rulebook("sichuan")
RULINGS = {ruling.id: ruling for ruling in BOOK.rulings}
OFFER = ReferenceEngine().describe().games["sichuan"]
ABOUT_THE_ENGINE = {Verdict.WRONG, Verdict.REFUSED, Verdict.PERMITTED}


@dataclass(frozen=True)
class Played:
    """What became of the corpus on an engine that reads otherwise and declares it.

    `outcomes` are by scenario, `unexplained` those of tagged scenarios when it says only what it must.
    Where we are sure of our reading a tag is optional, and only what must notice the engine is played.
    """

    other: Otherwise
    scripts: Mapping[str, Script]
    outcomes: Mapping[str, Outcome]
    unexplained: Mapping[str, Outcome]

    @property
    def failed(self) -> set[str]:
        return {name for name, outcome in self.outcomes.items() if outcome.verdict is not Verdict.PASS}

    @property
    def tagged(self) -> set[str]:
        return {name for name, script in self.scripts.items() if is_tagged(script, self.other)}


def is_sure(other: Otherwise) -> bool:
    return RULINGS[other.ruling].confidence == "high"


def declaring(other: Otherwise, offer: GameOffer) -> GameOffer:
    return replace(offer, rulings={other.ruling: other.option})


def is_tagged(script: Script, other: Otherwise) -> bool:
    """Whether a script says that it rests on our answer where the engine gives another."""
    return deviation(script.readings, declaring(other, OFFER), BOOK) is not None


UNSURE = tuple(other for other in OTHERWISE if not is_sure(other))
TAGS = {
    reading
    for path in feature_files("sichuan")
    for scenario in scenarios(path)
    for reading in scenario.readings
}
TAGGED = tuple(
    other for other in OTHERWISE if any(deviation([tag], declaring(other, OFFER), BOOK) for tag in TAGS)
)


def play_corpus(corpus: tuple[Script, ...], other: Otherwise) -> Played:
    tagged = {script.id for script in corpus if is_tagged(script, other)}
    scripts = {
        script.id: script
        for script in corpus
        if not is_sure(other) or script.id in tagged or other.ruling in script.sentences
    }
    engine = ReferenceEngine()
    explaining = engine.describe()
    silent = replace(explaining, games={"sichuan": replace(OFFER, explains=())})
    with patched(other.patches):
        return Played(
            other,
            scripts,
            {name: run(script, engine, explaining) for name, script in scripts.items()},
            {name: run(scripts[name], engine, silent) for name in tagged},
        )


@pytest.fixture(scope="module")
def games(corpus: tuple[Script, ...]) -> Callable[[Otherwise], Played]:
    """What became of the corpus on an engine, played once for all tests."""
    return cache(partial(play_corpus, corpus))


@pytest.fixture
def played(request: pytest.FixtureRequest, games: Callable[[Otherwise], Played]) -> Played:
    return games(request.param)


@pytest.mark.parametrize("played", OTHERWISE, ids=str, indirect=True)
def test_a_scenario_notices_it(played: Played) -> None:
    assert played.failed


@pytest.mark.parametrize("played", TAGGED, ids=str, indirect=True)
def test_it_fails_what_is_tagged(played: Played) -> None:
    for outcomes in (played.outcomes, played.unexplained):
        verdicts = {name: outcomes[name].verdict for name in played.tagged}
        assert {name for name, verdict in verdicts.items() if verdict not in ABOUT_THE_ENGINE} == set()


@pytest.mark.parametrize("played", UNSURE, ids=str, indirect=True)
def test_what_it_fails_is_tagged(played: Played) -> None:
    assert played.failed - played.tagged == set()


@pytest.mark.parametrize("played", OTHERWISE, ids=str, indirect=True)
def test_it_conforms_once_it_declares_its_reading(played: Played) -> None:
    offer = declaring(played.other, OFFER)
    unexpected = {
        (name, verdict)
        for outcomes in (played.outcomes, played.unexplained)
        for name, outcome in outcomes.items()
        if (verdict := judged(outcome, played.scripts[name].readings, offer, BOOK).verdict).unexpected
        and (verdict is Verdict.UNEXPECTED_PASS or not is_sure(played.other))
    }
    assert unexpected == set()


def test_every_other_option_is_played_or_left_out_with_a_reason() -> None:
    options = {
        f"{ruling.id}={option.key}"
        for ruling in BOOK.rulings
        for option in ruling.options
        if option.key not in ruling.chosen
    }
    assert sorted([*map(str, OTHERWISE), *UNSEEN]) == sorted(options)
