"""Cucumber Messages: valid, whole in themselves, and with the statuses that verdicts stand for."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cardavia.authoring.suite import load_suite
from cardavia.fixture.suite import Suite
from cardavia.judging.verdict import Verdict
from cardavia.report.messages import to_messages
from cardavia.report.model import Entry, Report
from tests.authoring import corpora
from tests.report.conftest import WRONG, of
from tests.report.test_known import DRAW

SCHEMA = json.loads((Path(__file__).parent / "cucumber" / "messages.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)

CAP, DEAL = "SC-5.1.3/cap", "one-kong"
WINS = 3
"""The place of `A wins` among the six steps of the cap: two given, two when, two then."""

Message = dict[str, Any]


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Suite:
    return load_suite(("sichuan",), corpora.write(tmp_path_factory.mktemp("corpus"), corpora.complete()))


def came(suite: Suite, name: str, verdict: Verdict, place: int | None = None, **more: Any) -> Entry:
    """What came of a case, decided by the step at a place."""
    case = suite.by_id[name]
    at = case.lines[place].origin if place is not None else None
    return replace(
        WRONG,
        id=name,
        file=case.origin.file,
        verdict=verdict,
        step=at.text if at else "",
        step_line=at.line if at else 0,
        log="",
        seconds=0.5,
        **more,
    )


def every(suite: Suite) -> Report:
    """A run of the whole suite in which each verdict came at least once."""
    verdicts = dict(zip(suite.by_id, Verdict, strict=False))
    entries = (came(suite, name, verdicts.get(name, Verdict.PASS)) for name in suite.by_id)
    report = of(*(replace(entry, known=DRAW.id, log="said\n") for entry in entries))
    return replace(report, plan=replace(report.plan, known=(DRAW,)))


def of_kind(messages: list[Message], kind: str) -> list[Message]:
    return [message[kind] for message in messages if kind in message]


def statuses(report: Report, suite: Suite) -> list[str]:
    finished = of_kind(list(to_messages(report, suite)), "testStepFinished")
    return [each["testStepResult"]["status"] for each in finished]


def test_every_message_is_of_the_published_schema(suite: Suite) -> None:
    for message in to_messages(every(suite), suite):
        assert [error.message for error in VALIDATOR.iter_errors(message)] == []


def test_the_schema_refuses_what_is_no_message() -> None:
    assert not VALIDATOR.is_valid({"testRunStarted": {}})


def test_every_scenario_is_told_from_start_to_finish(suite: Suite) -> None:
    kinds = Counter(next(iter(message)) for message in to_messages(every(suite), suite))
    number = len(suite.cases)
    for kind in ("pickle", "testCase", "testCaseStarted", "testCaseFinished"):
        assert kinds[kind] == number
    assert kinds["source"] == kinds["gherkinDocument"] == len(suite.parts)
    assert (
        kinds["testStepStarted"] == kinds["testStepFinished"] == sum(len(case.lines) for case in suite.cases)
    )
    assert kinds["meta"] == kinds["testRunStarted"] == kinds["testRunFinished"] == 1


def test_messages_come_in_an_order_in_which_nothing_is_named_before_it_is_told(suite: Suite) -> None:
    known: set[str] = set()
    for message in to_messages(every(suite), suite):
        own, named = set(_ids(message)), set(_named(message))
        assert not own & known
        known |= own
        assert named <= known


def _ids(node: Any) -> Iterator[str]:
    """The ids that are given anywhere in a message."""
    if isinstance(node, dict):
        if "id" in node:
            yield node["id"]
        node = list(node.values())
    if isinstance(node, list):
        for value in node:
            yield from _ids(value)


def _named(node: Any) -> Iterator[str]:
    """The ids that are named anywhere in a message."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key.endswith("Id") and isinstance(value, str):
                yield value
            elif key.endswith("Ids"):
                yield from value
            else:
                yield from _named(value)
    if isinstance(node, list):
        for value in node:
            yield from _named(value)


@pytest.mark.parametrize(
    ("verdict", "status"),
    [
        (Verdict.WRONG, "FAILED"),
        (Verdict.REFUSED, "FAILED"),
        (Verdict.PERMITTED, "FAILED"),
        (Verdict.TIMEOUT, "FAILED"),
        (Verdict.CRASH, "FAILED"),
        (Verdict.PROTOCOL, "FAILED"),
        (Verdict.UNSUPPORTED, "SKIPPED"),
    ],
)
def test_the_step_that_decides_has_the_status_of_the_verdict(
    suite: Suite, verdict: Verdict, status: str
) -> None:
    report = of(came(suite, CAP, verdict, WINS))
    assert statuses(report, suite) == ["PASSED", "PASSED", "PASSED", status, "SKIPPED", "SKIPPED"]


def test_a_pass_is_a_pass_of_every_step(suite: Suite) -> None:
    assert statuses(of(came(suite, CAP, Verdict.PASS)), suite) == ["PASSED"] * 6


def test_an_unexpected_pass_fails_at_its_end(suite: Suite) -> None:
    report = of(came(suite, CAP, Verdict.UNEXPECTED_PASS, known="x"))
    assert statuses(report, suite) == ["PASSED"] * 5 + ["FAILED"]


@pytest.mark.parametrize("grounds", [{"known": DRAW.id}, {"declared": {"SC-2.1.5": ("B",)}}])
def test_an_expected_failure_is_pending_and_says_why(suite: Suite, grounds: dict[str, Any]) -> None:
    report = of(came(suite, CAP, Verdict.EXPECTED_FAILURE, WINS, **grounds))
    report = replace(report, plan=replace(report.plan, known=(DRAW,)))
    assert statuses(report, suite) == ["PASSED"] * 3 + ["PENDING"] + ["SKIPPED"] * 2
    result = of_kind(list(to_messages(report, suite)), "testStepFinished")[WINS]["testStepResult"]
    why = "a point too few (https://example.org/1)" if "known" in grounds else "declared to read SC-2.1.5"
    assert result["message"].startswith(f"expected failure: {why}")


def test_what_fails_before_any_step_fails_in_the_first(suite: Suite) -> None:
    assert statuses(of(came(suite, CAP, Verdict.CRASH)), suite) == ["FAILED"] + ["SKIPPED"] * 5


def test_a_failure_says_what_was_expected_and_what_came(suite: Suite) -> None:
    messages = list(to_messages(of(came(suite, CAP, Verdict.WRONG, WINS)), suite))
    result = of_kind(messages, "testStepFinished")[WINS]["testStepResult"]
    assert result["exception"] == {"type": "wrong", "message": "expected A gets 3; got A gets 2"}
    assert "got           A gets 2" in result["message"]
    assert result["duration"] == {"seconds": 0, "nanos": 500_000_000}


def test_the_log_of_the_engine_is_attached_to_the_step(suite: Suite) -> None:
    entry = replace(came(suite, CAP, Verdict.CRASH, WINS), log="one\ntwo\n")
    messages = list(to_messages(of(entry), suite))
    (log,) = of_kind(messages, "attachment")
    assert (log["body"], log["mediaType"]) == ("one\ntwo\n", "text/x.cucumber.log+plain")
    assert log["testStepId"] == of_kind(messages, "testCase")[0]["testSteps"][WINS]["id"]


def test_rows_of_an_outline_are_pickles_of_their_own(suite: Suite) -> None:
    names = ("SC-2.1.2/dealers.1", "SC-2.1.2/dealers.2")
    report = of(*(came(suite, name, Verdict.PASS) for name in names))
    first, second = of_kind(list(to_messages(report, suite)), "pickle")
    assert first["steps"][1]["text"] == "A is the dealer"
    assert second["steps"][1]["text"] == "B is the dealer"


def test_a_scripted_deal_is_told_as_gherkin(suite: Suite) -> None:
    messages = list(to_messages(of(came(suite, DEAL, Verdict.PASS)), suite))
    (source,), (pickle,) = of_kind(messages, "source"), of_kind(messages, "pickle")
    assert source["uri"].endswith("one-kong.yaml")
    assert source["data"].startswith("Feature: Scripted deal one-kong\n")
    assert [tag["name"] for tag in pickle["tags"]] == [f"@{name}" for name in suite.by_id[DEAL].sentences]
    assert [step["text"] for step in pickle["steps"]] == [
        line.origin.text for line in suite.by_id[DEAL].lines
    ]


def test_what_was_selected_and_did_not_run_has_no_result(suite: Suite) -> None:
    report = of(came(suite, CAP, Verdict.PASS), came(suite, DEAL, Verdict.PASS))
    cut = replace(report, entries=report.entries[:1], interrupted=True)
    messages = list(to_messages(cut, suite))
    assert len(of_kind(messages, "pickle")) == len(of_kind(messages, "testCase")) == 2
    assert len(of_kind(messages, "testCaseStarted")) == 1
    (finished,) = of_kind(messages, "testRunFinished")
    assert (finished["success"], finished["message"]) == (
        False,
        "Interrupted: what was not run is not known.",
    )


def test_time_goes_on_from_start_to_finish(suite: Suite) -> None:
    report = of(came(suite, CAP, Verdict.PASS), came(suite, DEAL, Verdict.PASS))
    messages = list(to_messages(report, suite))
    told = [
        message[kind]["timestamp"] for message in messages for kind in message if "timestamp" in message[kind]
    ]
    assert told == sorted(told, key=lambda each: (each["seconds"], each["nanos"]))
    # 2026-01-02T03:04:05 UTC, and two halves of a second later.
    assert told[0] == {"seconds": 1767323045, "nanos": 0}
    assert told[-1] == {"seconds": 1767323046, "nanos": 0}
