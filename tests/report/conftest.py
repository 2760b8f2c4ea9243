"""A report of few entries, one for each thing a report can tell."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia.judging.verdict import Verdict
from cardavia.report.model import Entry, Plan, Report

WIN = Entry(
    id="SC-5.1.2/win",
    title="the discarder pays",
    game="sichuan",
    file="features/sichuan/5-settlement.feature",
    line=7,
    sentences=("SC-5.1.2", "SC-5.1.1"),
    readings={},
    verdict=Verdict.PASS,
    seconds=0.25,
)
WRONG = replace(
    WIN,
    id="SC-5.1.3/draw",
    sentences=("SC-5.1.3",),
    verdict=Verdict.WRONG,
    expected="A gets 3",
    got="A gets 2",
    step="A wins",
    step_line=9,
    situation=("A holds 1m",),
    done=("A wins",),
    log="one\ntwo \x00 & <three>\n",
)
UNCLEAR = replace(WRONG, id="SC-2.1.5/pung", sentences=("SC-2.1.5",), readings={"SC-2.1.5": ("A",)}, log="")
CRASH = replace(WRONG, id="SC-3.3.1/kong", sentences=("SC-3.3.1",), verdict=Verdict.CRASH, log="")
DECLARED = replace(
    UNCLEAR, id="SC-2.1.5/kong", verdict=Verdict.EXPECTED_FAILURE, declared={"SC-2.1.5": ("B",)}
)
SURPRISE = replace(
    UNCLEAR,
    id="SC-2.1.5/win",
    readings={"SC-2.1.5": ("A",), "SC-gap-5": ("1",)},
    verdict=Verdict.UNEXPECTED_PASS,
    declared={"SC-2.1.5": ("B",)},
)
FOREIGN = replace(
    WIN, id="SC-1.1.1/out", sentences=("SC-1.1.1",), verdict=Verdict.UNSUPPORTED, got="not offered"
)
ENTRIES = (WIN, WRONG, UNCLEAR, CRASH, DECLARED, SURPRISE, FOREIGN)


@pytest.fixture
def report() -> Report:
    """One entry of each kind, everything selected."""
    return of(*ENTRIES)


def of(*entries: Entry) -> Report:
    """A complete run with these entries."""
    pins: dict[str, tuple[str, ...]] = {}
    for entry in entries:
        for sentence in entry.sentences:
            pins[sentence] = (*pins.get(sentence, ()), entry.id)
    number = len(entries)
    ids = tuple(entry.id for entry in entries)
    plan = Plan("./my engine", "mine", "1.0", ("sichuan",), pins, number, number, ids=ids)
    return Report(plan, entries, "2026-01-02T03:04:05+00:00", "2026-01-02T03:04:06+00:00", 1.5)
