"""A report as JUnit XML, for what reads that: a suite per game, a case per scenario."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

from cardavia.harness.verdict import Verdict
from cardavia.report.model import Entry, Report

SKIPPED = frozenset({Verdict.UNSUPPORTED, Verdict.EXPECTED_FAILURE})
NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 cannot hold; an engine's log may."""


def to_junit(report: Report, tell: Callable[[Entry], str]) -> str:
    """The report as an XML text; `tell` says why a scenario failed.

    The class of a case is its file, its name the scenario's id and title. Scenarios that were selected and
    did not run, and those the suite itself failed at, are told as errors of the suite.
    """
    root = ET.Element("testsuites", name="cardavia", time=f"{report.seconds:.3f}")
    for game in report.plan.games:
        entries = [entry for entry in report.entries if entry.game == game]
        suite = ET.SubElement(
            root,
            "testsuite",
            name=f"cardavia.{game}",
            timestamp=report.started,
            tests=str(len(entries)),
            failures=str(sum(entry.verdict.unexpected for entry in entries)),
            errors="0",
            skipped=str(sum(entry.verdict in SKIPPED for entry in entries)),
            time=f"{sum(entry.seconds for entry in entries):.3f}",
        )
        for entry in entries:
            _case(suite, entry, tell)
    if problems := _problems(report):
        suite = ET.SubElement(
            root, "testsuite", name="cardavia", tests=str(len(problems)), errors=str(len(problems))
        )
        for name, text in problems:
            case = ET.SubElement(suite, "testcase", classname="cardavia", name=name)
            ET.SubElement(case, "error", message=name).text = _clean(text)
    ET.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _case(suite: ET.Element, entry: Entry, tell: Callable[[Entry], str]) -> None:
    case = ET.SubElement(
        suite,
        "testcase",
        classname=entry.file,
        name=f"{entry.id} {entry.title}",
        file=entry.file,
        line=str(entry.line),
        time=f"{entry.seconds:.3f}",
    )
    if entry.verdict in SKIPPED:
        ET.SubElement(case, "skipped", message=_clean(f"{entry.verdict}: {entry.got}"))
    elif entry.verdict.unexpected:
        message = f"expected {entry.expected}; got {entry.got}"
        ET.SubElement(case, "failure", type=entry.verdict.value, message=_clean(message)).text = _clean(
            tell(entry)
        )


def _problems(report: Report) -> list[tuple[str, str]]:
    found = [("the suite itself failed", text) for text in report.broken]
    for name, holds in (("interrupted", report.interrupted), ("given up", bool(report.abandoned))):
        if holds:
            found.append((name, f"{report.missing} of {report.plan.selected} scenarios did not run"))
    return found


def _clean(text: str) -> str:
    return NOT_IN_XML.sub("�", text)
