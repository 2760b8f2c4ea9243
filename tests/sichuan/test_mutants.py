"""Every scenario is there to catch somebody: the mutants of a sentence fail one of its scenarios."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from cardavia.engine.guard import GuardedEngine
from cardavia.engine.reference import ReferenceEngine
from cardavia.harness.player import run
from cardavia.harness.script import Script
from cardavia.harness.verdict import Verdict
from tests.sichuan.conftest import patched
from tests.sichuan.mutants import play, scoring
from tests.sichuan.mutants.mutant import Mutant

MUTANTS = (*play.MUTANTS, *scoring.MUTANTS)
CAUGHT = {Verdict.WRONG, Verdict.REFUSED, Verdict.PERMITTED}


@pytest.fixture(scope="module")
def pinned(corpus: tuple[Script, ...]) -> Mapping[str, list[Script]]:
    """The scripts of each sentence, composed on the engine as it should be."""
    found: dict[str, list[Script]] = {}
    for script in corpus:
        for sentence in script.sentences:
            found.setdefault(sentence, []).append(script)
    return found


@pytest.fixture
def mutated(request: pytest.FixtureRequest) -> Iterator[Mutant]:
    mutant: Mutant = request.param
    with patched(mutant.patches):
        yield mutant


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
