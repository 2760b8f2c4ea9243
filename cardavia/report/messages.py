"""A report as Cucumber Messages: the features as they are written, and what came of each of their steps.

Scripted deals are told as Gherkin, which their files are not. How verdicts become statuses of steps is told
in `docs/ci.md`.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from datetime import datetime
from typing import Any, NamedTuple

from gherkin.ast_builder import AstBuilder
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.stream.id_generator import IdGenerator

from cardavia import __version__
from cardavia.fixture.fixture import Fixture
from cardavia.fixture.suite import Part, Suite
from cardavia.judging.verdict import UNTOLD, Verdict
from cardavia.report.model import Entry, Plan, Report
from cardavia.report.text import account, judgement, why_expected

PROTOCOL = "34.2.0"
"""The version of Cucumber Messages whose schema these follow."""

GHERKIN = "text/x.cucumber.gherkin+plain"
LOG = "text/x.cucumber.log+plain"
NANOS = 10**9

AT_THE_STEP = {
    Verdict.PASS: "PASSED",
    **dict.fromkeys(UNTOLD, "SKIPPED"),
    Verdict.EXPECTED_FAILURE: "PENDING",
}
"""What the step that decides comes to; with every other verdict, it has failed."""

Message = dict[str, Any]
Pickle = dict[str, Any]


def to_messages(report: Report, suite: Suite) -> Iterator[Message]:
    """The messages in the order in which Cucumber would send them; `suite` is what has run."""
    ids = IdGenerator()
    yield _meta(report.plan)
    phrases, run = ids.get_next_id(), ids.get_next_id()
    selected = frozenset(report.plan.ids)
    pickles: dict[str, Pickle] = {}
    for part in suite.parts:
        if selected.intersection(heading.id for heading in part.headings):
            messages, compiled = _written(part, ids)
            yield from messages
            found = {each.id: pickle for each, pickle in zip(part.headings, compiled, strict=True)}
            pickles |= {name: pickle for name, pickle in found.items() if name in selected}
    yield from ({"pickle": pickle} for pickle in pickles.values())
    yield _step_definition(phrases)
    now = round(datetime.fromisoformat(report.started).timestamp() * NANOS)
    yield {"testRunStarted": {"id": run, "timestamp": _time(now)}}
    cases_of = {name: _test_case(pickle, phrases, run, ids) for name, pickle in pickles.items()}
    yield from ({"testCase": case} for case in cases_of.values())
    for entry in report.entries:
        steps = tuple(step["id"] for step in cases_of[entry.id]["testSteps"])
        take = _Take(ids.get_next_id(), entry, steps, _decided(suite.by_id[entry.id], entry), now)
        yield from _performance(take, cases_of[entry.id]["id"], report.plan)
        now = take.ended
    failed = {} if report.conforms else {"message": judgement(report)}
    finished = {"success": report.conforms, "timestamp": _time(now), "testRunStartedId": run, **failed}
    yield {"testRunFinished": finished}


def _meta(plan: Plan) -> Message:
    corpus = f"+corpus.{plan.corpus_version}" if plan.corpus_version else ""
    return {
        "meta": {
            "protocolVersion": PROTOCOL,
            "implementation": {"name": "cardavia", "version": f"{__version__}{corpus}"},
            "runtime": {"name": platform.python_implementation(), "version": platform.python_version()},
            "os": {"name": platform.system() or "unknown", "version": platform.release()},
            "cpu": {"name": platform.machine() or "unknown"},
        }
    }


def _written(part: Part, ids: IdGenerator) -> tuple[list[Message], list[Pickle]]:
    """What is to be said of a file, and its pickles, one for each fixture."""
    first = part.fixtures[part.headings[0].id]
    uri, path = first.origin.file, part.path
    text = path.read_text(encoding="utf-8") if path.suffix == ".feature" else _as_gherkin(first)
    # The ids of a run are one sequence, other than those that the corpus gives file by file.
    document: Any = {**Parser(AstBuilder(ids)).parse(text), "uri": uri}
    source = {"uri": uri, "data": text, "mediaType": GHERKIN}
    compiled: list[Any] = list(Compiler(ids).compile(document))
    return [{"source": source}, {"gherkinDocument": document}], compiled


def _as_gherkin(case: Fixture) -> str:
    tags = " ".join(f"@{sentence}" for sentence in case.sentences)
    steps = (f"    {line.kind.capitalize()} {line.origin.text}\n" for line in case.lines)
    title = f"Feature: Scripted deal {case.id}\n\n  {tags}\n  Scenario: {case.title}\n"
    return title + "".join(steps)


def _step_definition(name: str) -> Message:
    return {
        "stepDefinition": {
            "id": name,
            "pattern": {"source": ".*", "type": "REGULAR_EXPRESSION"},
            "sourceReference": {"uri": "cardavia/running/bdd.py"},
        }
    }


def _test_case(pickle: Pickle, phrases: str, run: str, ids: IdGenerator) -> Message:
    steps = [
        {
            "id": ids.get_next_id(),
            "pickleStepId": step["id"],
            "stepDefinitionIds": [phrases],
            "stepMatchArgumentsLists": [{"stepMatchArguments": []}],
        }
        for step in pickle["steps"]
    ]
    return {"id": ids.get_next_id(), "pickleId": pickle["id"], "testSteps": steps, "testRunStartedId": run}


def _decided(case: Fixture, entry: Entry) -> int:
    """The place of the step that decided: without one, the first, and the last if it passed."""
    if not entry.step_line:
        is_through = entry.verdict in (Verdict.PASS, Verdict.UNEXPECTED_PASS)
        return len(case.lines) - 1 if is_through else 0
    places = (place for place, line in enumerate(case.lines) if line.origin.line == entry.step_line)
    return next(places, 0)


class _Take(NamedTuple):
    """A scenario as it was played; `steps` are their ids, and `decided` is the place of the one that decided.

    All that is known of time is how long a scenario took: `begun` plus that, in nanoseconds.
    """

    id: str
    entry: Entry
    steps: tuple[str, ...]
    decided: int
    begun: int

    @property
    def ended(self) -> int:
        return self.begun + round(self.entry.seconds * NANOS)


def _performance(take: _Take, case: str, plan: Plan) -> Iterator[Message]:
    """What came of a scenario; all of its time is that of the step that decided."""
    started = {"id": take.id, "attempt": 0, "testCaseId": case, "timestamp": _time(take.begun)}
    yield {"testCaseStarted": started}
    for place, step in enumerate(take.steps):
        begun = take.begun if place <= take.decided else take.ended
        ended = take.begun if place < take.decided else take.ended
        at = {"testCaseStartedId": take.id, "testStepId": step}
        yield {"testStepStarted": {**at, "timestamp": _time(begun)}}
        if place == take.decided and take.entry.log:
            yield {"attachment": {**_log(take.entry), **at, "timestamp": _time(begun)}}
        result = {"duration": _time(ended - begun), **_result(take, place, plan)}
        yield {"testStepFinished": {**at, "testStepResult": result, "timestamp": _time(ended)}}
    finished = {"testCaseStartedId": take.id, "timestamp": _time(take.ended), "willBeRetried": False}
    yield {"testCaseFinished": finished}


def _log(entry: Entry) -> Message:
    return {"body": entry.log, "contentEncoding": "IDENTITY", "mediaType": LOG, "fileName": "engine.log"}


def _result(take: _Take, place: int, plan: Plan) -> Message:
    """What a step came to: those before the one that decided went well, those after it were not played."""
    entry = take.entry
    if place != take.decided:
        return {"status": "PASSED" if place < take.decided else "SKIPPED"}
    status = AT_THE_STEP.get(entry.verdict, "FAILED")
    match entry.verdict:
        case Verdict.PASS:
            return {"status": status}
        case Verdict.UNSUPPORTED | Verdict.UNJUDGED:
            return {"status": status, "message": f"{entry.verdict}: {entry.got}"}
        case Verdict.EXPECTED_FAILURE:
            why = f"{entry.verdict}: {why_expected(entry, plan)}"
            return {"status": status, "message": f"{why}\n{account(entry, plan)}"}
        case _:
            told = f"expected {entry.expected}; got {entry.got}"
            exception = {"type": entry.verdict.value, "message": told}
            return {"status": status, "message": account(entry, plan), "exception": exception}


def _time(nanos: int) -> Message:
    """A time or a duration as the messages have it."""
    return dict(zip(("seconds", "nanos"), divmod(nanos, NANOS), strict=True))
