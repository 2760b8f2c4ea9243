"""Known failures in a report: what counts, what is told, and what survives the way through a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cardavia.judging.known import KnownFailure
from cardavia.judging.verdict import Verdict
from cardavia.report.json_lines import Journal
from cardavia.report.junit import to_junit
from cardavia.report.model import Entry, Report
from cardavia.report.reading import read_report
from cardavia.report.text import render
from tests.report.conftest import DECLARED, FOREIGN, WIN, WRONG, of

DRAW = KnownFailure("SC-5.1.3/draw", "a point too few", "https://example.org/1", "k.yaml", 3, (WRONG.id,))
SENTENCE = KnownFailure("SC-5.1.2", "not yet", "https://example.org/2", "k.yaml", 7, (WIN.id, "SC-5.1.2/b"))
KNOWN = replace(WRONG, verdict=Verdict.EXPECTED_FAILURE, known=DRAW.id)
SURPRISE = replace(
    WRONG, verdict=Verdict.UNEXPECTED_PASS, known=DRAW.id, expected="a failure", got="it passes"
)
OTHER = replace(WIN, id="SC-5.1.2/b")


def knowing(known: Sequence[KnownFailure], *entries: Entry) -> Report:
    report = of(*entries)
    return replace(report, plan=replace(report.plan, known=tuple(known)))


def test_a_known_failure_conforms_and_gives_no_credit() -> None:
    report = knowing([DRAW], WIN, KNOWN)
    assert report.conforms
    (tally,) = [tally for tally in report.tallies("sichuan") if tally.sentence.id == "SC-5.1.3"]
    assert (tally.passed, tally.ran, tally.holds) == (0, 1, False)


def test_an_unexpected_pass_does_not_conform_and_is_told_once() -> None:
    report = knowing([DRAW], WIN, SURPRISE)
    assert not report.conforms
    assert report.unmet == ()
    told = render(report)
    assert "--- unexpected pass: SC-5.1.3/draw" in told
    assert "Passes though listed as a known failure (1 of 1):\n  SC-5.1.3/draw SC-5.1.3/draw" in told


def test_a_sentence_none_of_whose_scenarios_fails_does_not_conform() -> None:
    report = knowing([SENTENCE], WIN, OTHER)
    assert (report.unexpected, report.unmet, report.conforms) == ((), (SENTENCE,), False)
    told = " ".join(render(report).split())
    assert "not seen k.yaml:7 lists SC-5.1.2 as a known failure, but none of its 2 scenarios fails" in told
    assert "It does not conform: 0 of 2 scenarios came out unexpectedly, 1 of 1 known failures were" in told


def test_a_sentence_one_of_whose_scenarios_fails_is_as_listed() -> None:
    failing = replace(WRONG, id=OTHER.id, verdict=Verdict.EXPECTED_FAILURE, known=SENTENCE.id)
    assert knowing([SENTENCE], WIN, failing).conforms


def test_what_did_not_run_is_not_missed() -> None:
    assert knowing([SENTENCE], WIN).unmet == ()


def test_what_fails_by_declaration_or_is_not_offered_is_needlessly_listed() -> None:
    for entry in (DECLARED, FOREIGN):
        known = replace(DRAW, id=entry.id, scenarios=(entry.id,))
        assert knowing([known], WIN, entry).unmet == (known,)


def test_declared_and_known_failures_are_counted_apart() -> None:
    report = knowing([DRAW], WIN, KNOWN, DECLARED, replace(DECLARED, id="SC-2.1.5/other"))
    lines = [" ".join(line.split()) for line in render(report).splitlines()]
    assert "expected failure 2 of 4 declared to be read differently" in lines
    assert "expected failure 1 of 4 listed as known" in lines


def test_reason_and_link_are_told() -> None:
    report = knowing([DRAW], WIN, KNOWN)
    told = "SC-5.1.3/draw: a point too few (https://example.org/1); expected A gets 3; got A gets 2"
    assert told in " ".join(render(report).split())
    assert "expected failure: a point too few (https://example.org/1): A gets 2" in to_junit(report)


def test_junit_has_what_was_not_seen_as_an_error() -> None:
    text = to_junit(knowing([SENTENCE], WIN, OTHER))
    assert 'errors="1"' in text
    assert "k.yaml:7 lists SC-5.1.2" in text


def test_known_failures_survive_their_way_through_a_file(tmp_path: Path) -> None:
    report = knowing([DRAW, SENTENCE], KNOWN, WIN, OTHER)
    path = tmp_path / "report"
    with Journal(path, report.plan) as journal:
        for entry in report.entries:
            journal.add(entry)
        journal.close(report)
    read = read_report(path)
    assert (read.plan, read.entries, read.unmet) == (report.plan, report.entries, (SENTENCE,))
    footer = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])
    assert (footer["unmet"], footer["conforms"]) == (["SC-5.1.2"], False)
