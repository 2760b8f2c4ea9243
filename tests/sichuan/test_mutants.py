"""Every scenario is there to catch somebody: the mutants of a sentence fail one of its scenarios."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

import pytest

from cardavia.engine.guard import GuardedEngine
from cardavia.engine.reference import ReferenceEngine
from cardavia.games.sichuan import legal, shapes
from cardavia.harness.load import scripts
from cardavia.harness.player import run
from cardavia.harness.script import Script
from cardavia.harness.verdict import Verdict
from tests.sichuan.mutants import play, scoring
from tests.sichuan.mutants.mutant import Mutant

MUTANTS = (*play.MUTANTS, *scoring.MUTANTS)
CAUGHT = {Verdict.WRONG, Verdict.REFUSED, Verdict.PERMITTED}


@pytest.fixture(scope="module")
def pinned() -> Mapping[str, list[Script]]:
    """The scripts of each sentence, composed on the engine as it should be."""
    found: dict[str, list[Script]] = {}
    for script in scripts("sichuan"):
        for sentence in script.sentences:
            found.setdefault(sentence, []).append(script)
    return found


@pytest.fixture
def mutated(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mutant]:
    mutant: Mutant = request.param
    _forget()
    for target, replacement in mutant.patches.items():
        module, _, name = target.rpartition(".")
        monkeypatch.setattr(import_module(f"cardavia.games.sichuan.{module}"), name, replacement)
    yield mutant
    monkeypatch.undo()
    _forget()


@pytest.mark.parametrize("mutated", MUTANTS, ids=str, indirect=True)
def test_a_scenario_of_the_sentence_catches_it(pinned: Mapping[str, list[Script]], mutated: Mutant) -> None:
    engine = GuardedEngine(ReferenceEngine())
    verdicts = {
        script.id: run(script, engine, engine.describe()).verdict for script in pinned[mutated.sentence]
    }
    assert CAUGHT & set(verdicts.values()), f"{mutated} passes {', '.join(verdicts)}"


def test_the_unmutated_engine_passes_everything(pinned: Mapping[str, list[Script]]) -> None:
    engine = ReferenceEngine()
    outcomes = {
        script.id: run(script, engine, engine.describe()) for scripts in pinned.values() for script in scripts
    }
    assert {name: outcome for name, outcome in outcomes.items() if outcome.verdict is not Verdict.PASS} == {}


def _forget() -> None:
    """What has been worked out by another engine is not kept."""
    shapes.readings.cache_clear()
    legal._discards_of.cache_clear()
