"""A scenario is tagged with a ruling exactly when an engine that reads it otherwise fails the scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

import pytest

from cardavia.authoring.corpus import scenarios
from cardavia.engine.port import GameOffer
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture, Reading
from cardavia.games import MODULES
from cardavia.judging.declared import deviation, judged
from cardavia.judging.player import run
from cardavia.judging.verdict import Outcome, Verdict
from cardavia.mutants import otherwise, unseen
from cardavia.mutants.mutant import Otherwise, playing
from cardavia.rulebook.load import rulebook
from cardavia.sources import feature_files
from tests.mutants.conftest import Corpora

OFFERS = ReferenceEngine().describe().games
ABOUT_THE_ENGINE = {Verdict.WRONG, Verdict.REFUSED, Verdict.PERMITTED}


@dataclass(frozen=True)
class Played:
    """What became of the corpus on an engine that reads otherwise and declares it.

    `outcomes` are by scenario, `unexplained` those of tagged scenarios when it says only what it must.
    Where we are sure of our reading a tag is optional, and only what must notice the engine is played.
    """

    game: str
    other: Otherwise
    scripts: Mapping[str, Fixture]
    outcomes: Mapping[str, Outcome]
    unexplained: Mapping[str, Outcome]

    @property
    def failed(self) -> set[str]:
        return {name for name, outcome in self.outcomes.items() if outcome.verdict is not Verdict.PASS}

    @property
    def tagged(self) -> set[str]:
        return {
            name for name, script in self.scripts.items() if is_tagged(self.game, script.readings, self.other)
        }


def is_sure(game: str, other: Otherwise) -> bool:
    return next(ruling for ruling in rulebook(game).rulings if ruling.id == other.ruling).confidence == "high"


def declaring(game: str, other: Otherwise) -> GameOffer:
    return replace(OFFERS[game], rulings={other.ruling: other.option})


def is_tagged(game: str, readings: Sequence[Reading], other: Otherwise) -> bool:
    """Whether something says that it rests on our answer where the engine gives another."""
    return deviation(readings, declaring(game, other), rulebook(game)) is not None


ALL = [(game, other) for game in MODULES for other in otherwise(game)]
UNSURE = [(game, other) for game, other in ALL if not is_sure(game, other)]
TAGS = {
    game: {reading for path in feature_files(game) for each in scenarios(path) for reading in each.readings}
    for game in MODULES
}
TAGGED = [(game, other) for game, other in ALL if any(is_tagged(game, [tag], other) for tag in TAGS[game])]


def play_corpus(corpora: Corpora, game: str, other: Otherwise) -> Played:
    corpus = corpora(game)
    tagged = {script.id for script in corpus if is_tagged(game, script.readings, other)}
    scripts = {
        script.id: script
        for script in corpus
        if not is_sure(game, other) or script.id in tagged or other.ruling in script.sentences
    }
    explaining = ReferenceEngine().describe()
    silent = replace(explaining, games={game: replace(OFFERS[game], explains=())})
    with playing(game, other) as engine:
        return Played(
            game,
            other,
            scripts,
            {name: run(script, engine, explaining) for name, script in scripts.items()},
            {name: run(scripts[name], engine, silent) for name in tagged},
        )


@pytest.fixture(scope="module")
def games(corpora: Corpora) -> Callable[[str, Otherwise], Played]:
    """What became of the corpus on an engine, played once for all tests."""
    return cache(partial(play_corpus, corpora))


@pytest.fixture
def played(request: pytest.FixtureRequest, games: Callable[[str, Otherwise], Played]) -> Played:
    return games(*request.param)


def called(case: tuple[str, Otherwise]) -> str:
    return str(case[1])


@pytest.mark.parametrize("played", ALL, ids=called, indirect=True)
def test_a_scenario_notices_it(played: Played) -> None:
    assert played.failed


@pytest.mark.parametrize("played", TAGGED, ids=called, indirect=True)
def test_it_fails_what_is_tagged(played: Played) -> None:
    for outcomes in (played.outcomes, played.unexplained):
        verdicts = {name: outcomes[name].verdict for name in played.tagged}
        assert {name for name, verdict in verdicts.items() if verdict not in ABOUT_THE_ENGINE} == set()


@pytest.mark.parametrize("played", UNSURE, ids=called, indirect=True)
def test_what_it_fails_is_tagged(played: Played) -> None:
    assert played.failed - played.tagged == set()


@pytest.mark.parametrize("played", ALL, ids=called, indirect=True)
def test_it_conforms_once_it_declares_its_reading(played: Played) -> None:
    offer = declaring(played.game, played.other)
    book, sure = rulebook(played.game), is_sure(played.game, played.other)
    unexpected = {
        (name, verdict)
        for outcomes in (played.outcomes, played.unexplained)
        for name, outcome in outcomes.items()
        if (verdict := judged(outcome, played.scripts[name].readings, offer, book).verdict).unexpected
        and (verdict is Verdict.UNEXPECTED_PASS or not sure)
    }
    assert unexpected == set()


@pytest.mark.parametrize("game", MODULES)
def test_every_other_option_is_played_or_left_out_with_a_reason(game: str) -> None:
    options = {
        f"{ruling.id}={option.key}"
        for ruling in rulebook(game).rulings
        for option in ruling.options
        if option.key not in ruling.chosen
    }
    assert sorted([*map(str, otherwise(game)), *unseen(game)]) == sorted(options)
