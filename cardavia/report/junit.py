"""A report as JUnit XML, for what reads that: a suite per game, a case per scenario."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from cardavia.judging.verdict import UNTOLD, Verdict
from cardavia.report.model import Entry, Plan, Report
from cardavia.report.text import failure, unmet, why_expected

SKIPPED = UNTOLD | {Verdict.EXPECTED_FAILURE}
NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 cannot hold; an engine's log may."""


def to_junit(report: Report) -> str:
    """The report as an XML text.

    The class of a case is its file, its name the scenario's id and title; each sentence it is proof of is a
    property `verifies`, and the version of the corpus a property of each suite. Scenarios that were selected
    and did not run, those the suite itself failed at, and known failures that were not seen are told as
    errors of the suite.
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
        if version := report.plan.corpus_version:
            properties = ET.SubElement(suite, "properties")
            ET.SubElement(properties, "property", name="corpus version", value=_clean(version))
        for entry in entries:
            _case(suite, entry, report.plan)
    if problems := _problems(report):
        suite = ET.SubElement(
            root, "testsuite", name="cardavia", tests=str(len(problems)), errors=str(len(problems))
        )
        for name, text in problems:
            case = ET.SubElement(suite, "testcase", classname="cardavia", name=name)
            ET.SubElement(case, "error", message=name).text = _clean(text)
    ET.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _case(suite: ET.Element, entry: Entry, plan: Plan) -> None:
    case = ET.SubElement(
        suite,
        "testcase",
        classname=entry.file,
        name=f"{entry.id} {entry.title}",
        file=entry.file,
        line=str(entry.line),
        time=f"{entry.seconds:.3f}",
    )
    verified = ET.SubElement(case, "properties")
    for sentence in entry.sentences:
        ET.SubElement(verified, "property", name="verifies", value=sentence)
    if entry.verdict in SKIPPED:
        why = f"{why_expected(entry, plan)}: " if entry.verdict is Verdict.EXPECTED_FAILURE else ""
        ET.SubElement(case, "skipped", message=_clean(f"{entry.verdict}: {why}{entry.got}"))
    elif entry.verdict.unexpected:
        message = f"expected {entry.expected}; got {entry.got}"
        ET.SubElement(case, "failure", type=entry.verdict.value, message=_clean(message)).text = _clean(
            failure(entry, plan)
        )


def _problems(report: Report) -> list[tuple[str, str]]:
    found = [("the suite itself failed", text) for text in report.broken]
    found += [("a known failure was not seen", unmet(known)) for known in report.unmet]
    for name, holds in (("interrupted", report.interrupted), ("given up", bool(report.abandoned))):
        if holds:
            found.append((name, f"{report.missing} of {report.plan.selected} scenarios did not run"))
    return found


def _clean(text: str) -> str:
    return NOT_IN_XML.sub("�", text)
