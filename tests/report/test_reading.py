"""A report written as JSON lines and read again: whole, cut off, changed, or something else."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cardavia.engine.schema import faults, schema
from cardavia.judging.verdict import Verdict
from cardavia.report.json_lines import Journal
from cardavia.report.model import Report
from cardavia.report.reading import SCHEMAS, ReportError, TruncatedReportError, read_report
from tests.report.conftest import ENTRIES, WIN, WRONG, of

KINDS = ("header", "result", "footer")


@pytest.fixture
def file(tmp_path: Path, report: Report) -> Path:
    return written(tmp_path / "report.json", report)


def written(path: Path, report: Report, *, ends: bool = True) -> Path:
    with Journal(path, report.plan) as journal:
        for entry in report.entries:
            journal.add(entry)
        if ends:
            journal.close(report)
    return path


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_what_is_read_is_what_was_written(file: Path, report: Report) -> None:
    read = read_report(file)
    assert replace(read, started=report.started) == report
    assert read.started.startswith("20")


def test_each_line_is_of_its_schema(file: Path) -> None:
    found = lines(file)
    assert [line["kind"] for line in found] == ["header", *["result"] * len(ENTRIES), "footer"]
    for line in found:
        assert faults(line["kind"], line, SCHEMAS) == ()
        assert Draft202012Validator(schema(line["kind"], SCHEMAS)).is_valid(line)


SINCE = {"corpus_version", "because"}
"""What reports written before it was told do without, and are read all the same."""


@pytest.mark.parametrize("kind", KINDS)
def test_the_schemas_are_schemas_and_miss_no_field(kind: str, file: Path) -> None:
    Draft202012Validator.check_schema(schema(kind, SCHEMAS))
    (line, *_) = [line for line in lines(file) if line["kind"] == kind]
    assert schema(kind, SCHEMAS)["properties"].keys() == line.keys()
    assert line.keys() - set(schema(kind, SCHEMAS)["required"]) <= SINCE


def test_every_verdict_is_in_the_schema() -> None:
    assert schema("result", SCHEMAS)["properties"]["verdict"]["enum"] == list(Verdict)


def test_the_header_says_what_was_asked_for(tmp_path: Path) -> None:
    run = of(WIN, WRONG)
    plan = replace(run.plan, only=("SC-5",), corpus="mine", total=9, remarks=("a remark",))
    header = lines(written(tmp_path / "report", replace(run, plan=plan)))[0]
    assert header["engine"] == {"spec": "./my engine", "name": "mine", "version": "1.0"}
    assert (header["selected"], header["total"], header["only"]) == (2, 9, ["SC-5"])
    assert header["scenarios"] == ["SC-5.1.2/win", "SC-5.1.3/draw"]
    assert (header["corpus"], header["remarks"], header["format"]) == ("mine", ["a remark"], 1)


def test_the_footer_counts(file: Path) -> None:
    footer = lines(file)[-1]
    assert (footer["results"], footer["not_run"], footer["conforms"]) == (7, 0, False)
    assert footer["verdicts"]["wrong"] == 2
    assert sum(footer["verdicts"].values()) == 7
    assert footer["sentences"]["SC-5.1.2"] == {
        "game": "sichuan", "passed": 1, "ran": 1, "of": 1, "holds": True,
    }  # fmt: skip
    assert "untested" in footer["sentences"]["SC-0.1.1"]


def test_results_may_come_in_any_order(tmp_path: Path, report: Report) -> None:
    backwards = replace(report, entries=report.entries[::-1])
    assert read_report(written(tmp_path / "report", backwards)).entries == report.entries


def test_each_result_is_in_the_file_at_once(tmp_path: Path, report: Report) -> None:
    path = tmp_path / "report"
    with Journal(path, report.plan) as journal:
        for number, entry in enumerate(report.entries, 1):
            journal.add(entry)
            assert len(lines(path)) == 1 + number


@pytest.mark.parametrize("kept", [2, 5, 8])
@pytest.mark.parametrize("half", ["", '{"kind": "resu'])
def test_a_report_cut_off_is_refused_and_says_what_it_holds(
    file: Path, report: Report, kept: int, half: str
) -> None:
    whole = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(whole[:kept]) + half, encoding="utf-8")
    told = rf"is cut off: the run was killed, or still goes on; it holds {kept - 1} of 7 results \(1 pass"
    with pytest.raises(TruncatedReportError, match=told) as cut:
        read_report(file)
    held = cut.value.report
    assert held.entries == report.entries[: kept - 1]
    assert (held.interrupted, held.missing, held.conforms) == (True, 8 - kept, False)


def test_a_report_cut_off_before_any_result_holds_none(tmp_path: Path) -> None:
    path = written(tmp_path / "report", replace(of(WIN), entries=()), ends=False)
    with pytest.raises(TruncatedReportError, match=r"holds 0 of 1 results$"):
        read_report(path)


Change = Callable[[list[dict[str, Any]]], object]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda lines: lines.pop(0), ":1: is no header of a report"),
        (lambda lines: lines.pop(2), "has 6 results, its last line counts 7; it has been changed"),
        (lambda lines: lines.insert(2, lines[1]), r"has 2 results of SC-5\.1\.2/win"),
        (lambda lines: lines.extend(lines[:]), r":9: a footer in the middle; is it several reports"),
        (lambda lines: lines[0].update(format=2), ":1: has format 2, this version of Cardavia reads"),
        (lambda lines: lines[0].pop("pins"), ":1: is no header of a report: .*'pins' is a required"),
        (lambda lines: lines[3].update(verdict="fine"), r":4: is no result of a report: \$\.verdict: exp"),
        (lambda lines: lines[3].update(id="SC-1/x"), "has a result of SC-1/x, which its first line does not"),
        (lambda lines: lines[3].update(kind="remark"), ":4: is neither a result nor a footer"),
    ],
)  # fmt: skip
def test_a_report_that_was_changed_is_refused(file: Path, change: Change, told: str) -> None:
    found = lines(file)
    change(found)
    file.write_text("".join(json.dumps(line) + "\n" for line in found), encoding="utf-8")
    with pytest.raises(ReportError, match=told) as refused:
        read_report(file)
    assert not isinstance(refused.value, TruncatedReportError)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "is no report; expected a file that `cardavia check --json` has written"),
        (b'{"format": 1, "scenarios": []}\n', ":1: is no header of a report"),
        (b"<testsuites/>\n", ":1: is no line of a report: no JSON"),
        (b"\xff\xfe\n", ":1: is no line of a report: byte 1 .*is not UTF-8"),
    ],
)
def test_another_file_is_refused(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(ReportError, match=told):
        read_report(path)


def test_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ReportError, match="none: cannot be read: No such file"):
        read_report(tmp_path / "none")


def test_what_an_interruption_kept_back_is_written_at_the_end(tmp_path: Path, report: Report) -> None:
    path = tmp_path / "report"
    with Journal(path, report.plan) as journal:
        journal.add(report.entries[0])
        journal.close(report)
    assert read_report(path).entries == report.entries


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_known_at_once() -> None:
    with pytest.raises(OSError, match="No space left"):
        Journal(Path("/dev/full"), of(WIN).plan)


def test_a_disk_that_fills_up_stops_no_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "report"
    with Journal(path, of(WIN, WRONG).plan) as journal:
        journal.add(WIN)

        def fails(_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(journal, "_write", fails)
        journal.add(WRONG)
        journal.close(of(WIN, WRONG))
    assert journal.failure == "No space left on device"
    with pytest.raises(TruncatedReportError, match="holds 1 of 2 results"):
        read_report(path)


def test_halves_of_characters_are_no_reason_to_stop(tmp_path: Path) -> None:
    odd = replace(WRONG, got="\ud800")
    assert read_report(written(tmp_path / "report", of(odd))).entries == (replace(odd, got="?"),)
