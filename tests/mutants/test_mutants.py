"""Every scenario is there to catch somebody: the mutants of a sentence fail one of its scenarios."""

from __future__ import annotations

import pytest

from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.mutants import equivalent, mutants
from cardavia.mutants.mutant import Mutant
from cardavia.mutants.trial import Fate, corpus, trial

ALL = [pytest.param(game, mutant, id=str(mutant)) for game in MODULES for mutant in mutants(game)]


@pytest.mark.parametrize(("game", "mutant"), ALL)
def test_a_scenario_of_the_sentence_catches_it(game: str, mutant: Mutant) -> None:
    expected = Fate.SURVIVED if str(mutant) in equivalent(game) else Fate.KILLED
    assert trial(game, mutant).fate is expected


@pytest.mark.parametrize("game", MODULES)
def test_the_unmutated_engine_passes_everything(game: str) -> None:
    engine = ReferenceEngine()
    outcomes = {script.id: run(script, engine, engine.describe()) for script in corpus(game)}
    assert {name: outcome for name, outcome in outcomes.items() if outcome.verdict is not Verdict.PASS} == {}
    assert outcomes


@pytest.mark.parametrize("game", MODULES)
def test_no_two_mutants_of_a_sentence_have_the_same_name(game: str) -> None:
    names = [str(mutant) for mutant in mutants(game)]
    assert len(names) == len(set(names))
