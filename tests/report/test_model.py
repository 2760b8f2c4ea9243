"""What a report counts, and when an engine conforms."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cardavia.judging.verdict import Verdict
from cardavia.report.model import Entry, Report
from tests.report.conftest import CRASH, DECLARED, ENTRIES, FOREIGN, UNCLEAR, WIN, WRONG, of


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_an_entry_survives_its_way_through_json(entry: Entry) -> None:
    assert Entry.from_json(json.loads(json.dumps(entry.to_json()))) == entry


def test_a_sentence_holds_when_all_its_scenarios_passed() -> None:
    tallies = {
        tally.sentence.id: tally
        for tally in of(WIN, replace(WRONG, sentences=("SC-5.1.1",))).tallies("sichuan")
    }
    assert tallies["SC-5.1.2"].holds
    shared = tallies["SC-5.1.1"]
    assert (shared.passed, shared.failed, shared.ran, shared.total, shared.holds) == (1, 1, 2, 2, False)


@pytest.mark.parametrize("entry", [DECLARED, FOREIGN], ids=lambda entry: str(entry.verdict))
def test_what_did_not_pass_gives_no_credit(entry: Entry) -> None:
    (name,) = entry.sentences
    (tally,) = [tally for tally in of(entry).tallies("sichuan") if tally.sentence.id == name]
    assert (tally.passed, tally.failed, tally.holds) == (0, 0, False)


def test_what_was_not_run_gives_no_credit() -> None:
    whole = of(WIN, replace(WIN, id="SC-5.1.2/other"))
    part = replace(whole, entries=whole.entries[:1])
    (tally,) = [tally for tally in part.tallies("sichuan") if tally.sentence.id == "SC-5.1.2"]
    assert (tally.passed, tally.ran, tally.total, tally.is_whole, tally.holds) == (1, 1, 2, False, False)


def test_a_sentence_without_scenarios_does_not_hold(report: Report) -> None:
    (tally,) = [tally for tally in report.tallies("sichuan") if tally.sentence.id == "SC-4.1.1"]
    assert not tally.holds


@pytest.mark.parametrize(
    ("entries", "conforms"),
    [
        ((WIN,), True),
        ((WIN, DECLARED), True),
        ((WIN, FOREIGN), True),
        ((WIN, WRONG), False),
        ((WIN, UNCLEAR), False),
        ((WIN, CRASH), False),
        ((WIN, replace(WIN, verdict=Verdict.UNEXPECTED_PASS)), False),
        ((FOREIGN,), False),
        ((), False),
    ],
)
def test_when_an_engine_conforms(entries: tuple[Entry, ...], conforms: bool) -> None:  # noqa: FBT001 - a parameter
    assert of(*entries).conforms is conforms


def test_what_is_incomplete_does_not_conform() -> None:
    good = of(WIN)
    assert not replace(good, interrupted=True).conforms
    assert not replace(good, broken=("something",)).conforms
    assert not replace(good, plan=replace(good.plan, selected=2)).conforms
