"""The page for a job of CI."""

from __future__ import annotations

from dataclasses import replace

from cardavia.report.markdown import MOST_CHARACTERS, MOST_FAILURES, to_markdown
from cardavia.report.model import Report
from tests.report.conftest import DECLARED, FOREIGN, WIN, WRONG, of
from tests.report.test_known import DRAW, KNOWN, OTHER, SENTENCE, knowing


def test_the_page_begins_with_engine_and_verdict(report: Report) -> None:
    engine, verdict = to_markdown(report).split("\n\n")[:2]
    assert engine == "## Cardavia: mine 1.0"
    assert verdict == "**It does not conform: 4 of 7 scenarios came out unexpectedly.**"


def test_each_verdict_has_a_row(report: Report) -> None:
    rows = to_markdown(replace(report, plan=replace(report.plan, selected=9))).splitlines()
    for row in (
        "| pass | 1 of 9 |",
        "| wrong | 2 of 9 |",
        "| crash | 1 of 9 |",
        "| unsupported | 1 of 9 |",
        "| expected failure, declared to be read differently | 1 of 9 |",
        "| not run | 2 of 9 |",
    ):
        assert row in rows


def test_each_section_has_a_row() -> None:
    (row,) = [line for line in to_markdown(of(WIN)).splitlines() if ": SC-5 " in line]
    assert "2 of 2 sentences hold" in row


def test_a_game_that_is_not_offered_has_one_row() -> None:
    text = to_markdown(of(FOREIGN))
    assert "| not run, the engine does not offer sichuan |" in text
    assert "SC-5" not in text


def test_known_failures_have_a_table_with_reason_and_link() -> None:
    text = to_markdown(knowing([DRAW], WIN, KNOWN, DECLARED))
    assert "### Known failures\n" in text
    assert "| SC-5.1.3/draw | a point too few | <https://example.org/1> | SC-5.1.3/draw |" in text
    assert "### Failures" not in text
    assert "| expected failure, listed as known | 1 of 3 |" in text
    assert "| expected failure, declared to be read differently | 1 of 3 |" in text


def test_known_failures_that_were_not_seen_are_told() -> None:
    text = to_markdown(knowing([SENTENCE], WIN, OTHER))
    assert "### Known failures that were not seen\n\n* k.yaml:7 lists SC\\-5.1.2 as a known failure" in text


def test_a_failure_is_told_as_on_a_terminal() -> None:
    text = to_markdown(of(WRONG))
    assert "### Failures\n\n```text\nwrong: SC-5.1.3/draw\n" in text
    assert "\nexpected      A gets 3\ngot           A gets 2\n" in text


def test_nothing_that_is_said_is_markdown() -> None:
    known = replace(DRAW, reason="a | b <script> *c* [d](e)\nf", link="javascript:alert(1)|x")
    wild = replace(WRONG, id="SC-5.1.3/x", got="```\n## no heading\n````")
    text = to_markdown(knowing([known], KNOWN, wild))
    assert r"| a \| b \<script\> \*c\* \[d\]\(e\) f | javascript:alert\(1\)\|x |" in text
    assert "\n`````text\nwrong: SC-5.1.3/x\n" in text
    assert text.count("\n`````") == 2


def test_a_page_is_no_longer_than_github_takes() -> None:
    entries = [replace(WRONG, id=f"SC-5.1.3/{n}", got=f"{n} " * 20000) for n in range(300)]
    text = to_markdown(of(*entries))
    assert text.count("```text") == MOST_FAILURES
    assert "50 of 300 are shown; the log of the job has them all." in text
    assert len(text.encode()) < MOST_FAILURES * MOST_CHARACTERS * 1.2 < 2**20
