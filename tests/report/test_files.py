"""The report as files for other programs."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

from cardavia.report.junit import to_junit
from cardavia.report.model import Report
from tests.report.conftest import WIN, of


def junit(report: Report) -> ET.Element:
    return ET.fromstring(to_junit(report))  # noqa: S314 - our own text


def test_junit_counts(report: Report) -> None:
    (suite,) = junit(report)
    assert {name: suite.attrib[name] for name in ("name", "tests", "failures", "errors", "skipped")} == {
        "name": "cardavia.sichuan",
        "tests": "7",
        "failures": "4",
        "errors": "0",
        "skipped": "2",
    }


def test_junit_says_why(report: Report) -> None:
    (suite,) = junit(report)
    case = suite[1]
    assert case.attrib["classname"] == "features/sichuan/5-settlement.feature"
    assert case.attrib["name"] == "SC-5.1.3/draw the discarder pays"
    told = case.find("failure")
    assert told is not None
    assert told.attrib["type"] == "wrong"
    assert "two \N{REPLACEMENT CHARACTER} & <three>" in (told.text or "")


def test_junit_says_what_a_case_verifies(report: Report) -> None:
    (suite,) = junit(report)
    found = suite[0].findall("properties/property[@name='verifies']")
    assert [each.attrib["value"] for each in found] == ["SC-5.1.2", "SC-5.1.1"]


def test_junit_passes_say_no_more(report: Report) -> None:
    (suite,) = junit(report)
    assert [child.tag for child in suite[0]] == ["properties"]
    assert [child.tag for child in suite[6]] == ["properties", "skipped"]


def test_junit_tells_what_did_not_run() -> None:
    run = of(WIN)
    cut = replace(run, interrupted=True, broken=("x",), plan=replace(run.plan, selected=5))
    _, problems = junit(cut)
    assert problems.attrib["errors"] == "2"
    assert "4 of 5 scenarios did not run" in "".join(problems.itertext())
