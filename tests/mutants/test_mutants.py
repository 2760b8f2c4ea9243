"""Every scenario is there to catch somebody: the mutants of a sentence fail one of its scenarios."""

from __future__ import annotations

import pytest

from cardavia.engine.guard import GuardedEngine
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES
from cardavia.harness.player import run
from cardavia.harness.script import Script
from cardavia.harness.verdict import Verdict
from cardavia.mutants import mutants
from cardavia.mutants.mutant import Mutant, patched
from tests.mutants.conftest import Corpora

CAUGHT = {Verdict.WRONG, Verdict.REFUSED, Verdict.PERMITTED}
ALL = [pytest.param(game, mutant, id=str(mutant)) for game in MODULES for mutant in mutants(game)]


def pinning(corpus: tuple[Script, ...], sentence: str) -> list[Script]:
    """The scripts of a sentence, composed on the engine as it should be."""
    return [script for script in corpus if sentence in script.sentences]


@pytest.mark.parametrize(("game", "mutant"), ALL)
def test_a_scenario_of_the_sentence_catches_it(corpora: Corpora, game: str, mutant: Mutant) -> None:
    engine = GuardedEngine(ReferenceEngine())
    scripts = pinning(corpora(game), mutant.sentence)
    with patched(game, mutant.patches):
        verdicts = {script.id: run(script, engine, engine.describe()).verdict for script in scripts}
    assert CAUGHT & set(verdicts.values()), f"{mutant} passes {', '.join(verdicts)}"


@pytest.mark.parametrize("game", MODULES)
def test_the_unmutated_engine_passes_everything(corpora: Corpora, game: str) -> None:
    engine = ReferenceEngine()
    outcomes = {script.id: run(script, engine, engine.describe()) for script in corpora(game)}
    assert {name: outcome for name, outcome in outcomes.items() if outcome.verdict is not Verdict.PASS} == {}
    assert outcomes


@pytest.mark.parametrize("game", MODULES)
def test_no_two_mutants_of_a_sentence_have_the_same_name(game: str) -> None:
    names = [str(mutant) for mutant in mutants(game)]
    assert len(names) == len(set(names))
