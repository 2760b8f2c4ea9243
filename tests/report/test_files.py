"""The report as files for other programs."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from xml.etree import ElementTree as ET

from cardavia.report.json_file import to_json
from cardavia.report.junit import to_junit
from cardavia.report.model import Report
from cardavia.report.text import failure
from tests.report.conftest import WIN, of


def junit(report: Report) -> ET.Element:
    return ET.fromstring(to_junit(report, partial(failure, plan=report.plan)))  # noqa: S314 - our own text


def test_json_has_what_it_says_it_has(report: Report) -> None:
    data = json.loads(to_json(report))
    assert data["format"] == 1
    assert data["engine"] == {"spec": "./my engine", "name": "mine", "version": "1.0"}
    assert data["selection"] == {"only": [], "selected": 7, "of": 7}
    assert (data["interrupted"], data["conforms"], data["broken"]) == (False, False, [])
    assert data["verdicts"]["wrong"] == 2
    assert sum(data["verdicts"].values()) == 7
    assert data["sentences"]["SC-5.1.2"] == {"game": "sichuan", "passed": 1, "ran": 1, "of": 1, "holds": True}
    assert "untested" in data["sentences"]["SC-0.1.1"]
    wrong = data["scenarios"][1]
    assert (wrong["id"], wrong["verdict"], wrong["expected"]) == ("SC-5.1.3/draw", "wrong", "A gets 3")
    assert wrong["log"] == "one\ntwo \x00 & <three>\n"


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
    (told,) = case
    assert (told.tag, told.attrib["type"]) == ("failure", "wrong")
    assert "two \N{REPLACEMENT CHARACTER} & <three>" in (told.text or "")


def test_junit_passes_are_empty(report: Report) -> None:
    (suite,) = junit(report)
    assert list(suite[0]) == []
    assert [child.tag for child in suite[6]] == ["skipped"]


def test_junit_tells_what_did_not_run() -> None:
    run = of(WIN)
    cut = replace(run, interrupted=True, broken=("x",), plan=replace(run.plan, selected=5))
    _, problems = junit(cut)
    assert problems.attrib["errors"] == "2"
    assert "4 of 5 scenarios did not run" in "".join(problems.itertext())
