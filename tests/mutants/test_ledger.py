"""The gate on the strength of the suite bites, and says what to do."""

from __future__ import annotations

from contextlib import suppress

import pytest

from cardavia.games.sichuan import play
from cardavia.mutants import ledger, sichuan
from cardavia.mutants.ledger import Ledger, table
from cardavia.mutants.mutant import Mutant, Otherwise, patched
from cardavia.mutants.trial import Fate, Trial, trial

ROBBED = "SC-3.3.4"
SCOPE = frozenset({ROBBED})


def tried(fate: Fate, name: str = "SC-3.3.4 errs", *, is_other: bool = False) -> Trial:
    return Trial("sichuan", name, ROBBED, is_other, fate, None if fate is Fate.SURVIVED else "a-scenario")


def faults(*trials: Trial) -> list[str]:
    return list(Ledger("sichuan", trials, SCOPE).faults())


def test_a_sentence_that_catches_somebody_is_in_order() -> None:
    assert faults(tried(Fate.KILLED), tried(Fate.BY_OTHERS, "SC-3.3.4 errs otherwise")) == []


@pytest.mark.parametrize("trials", [(), (tried(Fate.BY_OTHERS),), (tried(Fate.KILLED, is_other=True),)])
def test_a_sentence_must_catch_somebody_itself(trials: tuple[Trial, ...]) -> None:
    (fault,) = faults(*trials)
    assert fault.startswith("SC-3.3.4: none of its own scenarios catches anybody; add a wrong engine")


def test_who_survives_needs_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    survivor = tried(Fate.SURVIVED, "SC-3.3.4 errs unseen")
    assert faults(tried(Fate.KILLED), survivor) == [
        "SC-3.3.4 errs unseen: survives; add a scenario that fails on it, or a reason to EQUIVALENT"
    ]
    monkeypatch.setattr(sichuan, "EQUIVALENT", {survivor.name: "nobody can see it"}, raising=False)
    assert faults(tried(Fate.KILLED), survivor) == []


def test_a_stale_reason_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sichuan, "EQUIVALENT", {"SC-3.3.4 errs": "nobody can see it"}, raising=False)
    assert faults(tried(Fate.KILLED)) == ["SC-3.3.4 errs: a-scenario catches it; take it out of EQUIVALENT"]


def test_a_reason_for_nobody_is_a_fault_where_all_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sichuan, "EQUIVALENT", {"SC-3.3.4 errs": "nobody can see it"}, raising=False)
    monkeypatch.setattr(ledger, "_ids", lambda _: SCOPE)
    caught = tried(Fate.KILLED, "SC-3.3.4 errs openly")
    assert faults(caught) == ["SC-3.3.4 errs: there is no such engine; take it out of EQUIVALENT"]


def test_the_table_gives_every_number_of_its_whole() -> None:
    trials = (
        tried(Fate.KILLED),
        tried(Fate.BY_OTHERS, "SC-3.3.4 errs late"),
        tried(Fate.SURVIVED, "SC-3.3.4 errs unseen"),
        tried(Fate.KILLED, "SC-3.3.4=2", is_other=True),
    )
    assert table(Ledger("sichuan", trials, SCOPE)).splitlines() == [
        "sichuan",
        "  SC-3.3.4  1 of 3 killed, 1 killed by others only, 1 survived",
        "  2 of 3 wrong engines killed, 1 by their own sentence",
        "  1 of 1 other readings noticed",
        "  1 of 1 sentences catch somebody with their own scenarios",
    ]


def test_an_engine_that_plays_as_ours_does_survives() -> None:
    same = Mutant(ROBBED, "is as it should be", {"play.exhaust": play.exhaust})
    assert trial("sichuan", same) == Trial("sichuan", str(same), ROBBED, is_other=False, fate=Fate.SURVIVED)


def test_scenarios_of_other_sentences_are_told_from_the_own() -> None:
    elsewhere = Mutant("SC-0.3.1", "never finds the wall exhausted", {"play.exhaust": lambda state: state})
    found = trial("sichuan", elsewhere)
    assert found.fate in (Fate.BY_OTHERS, Fate.SURVIVED)
    reading = Otherwise("SC-gap-5", "2", {"play.exhaust": play.exhaust})
    assert trial("sichuan", reading).fate is Fate.SURVIVED


def test_a_patched_engine_is_whole_again_afterwards() -> None:
    real = play.exhaust
    with suppress(RuntimeError), patched("sichuan", {"play.exhaust": None}):
        assert play.exhaust is None
        raise RuntimeError
    assert play.exhaust is real
