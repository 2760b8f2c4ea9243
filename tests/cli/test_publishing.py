"""The report where others look for it: messages, a page, a job of GitHub."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cardavia
from tests.cli.test_check import engine


def test_messages_and_summary_are_written(cardavia: Cardavia, corpus: Path, tmp_path: Path) -> None:
    messages, page = tmp_path / "messages.ndjson", tmp_path / "page.md"
    more = ("--messages", messages, "--summary", page)
    assert cardavia("check", "--corpus", corpus, "--engine", engine("Capped"), *more).status == 1
    found = [json.loads(line) for line in messages.read_text(encoding="utf-8").splitlines()]
    assert (next(iter(found[0])), found[-1]["testRunFinished"]["success"]) == ("meta", False)
    failed = [
        message["testStepFinished"]["testStepResult"]["exception"]["message"]
        for message in found
        if message.get("testStepFinished", {}).get("testStepResult", {}).get("status") == "FAILED"
    ]
    (told,) = failed
    assert told.startswith("expected the points change by A +99, B -33, C -33, D -33; got ")
    assert told.endswith("they change by A +96, B -32, C -32, D -32")
    assert "| wrong | 1 of 50 |" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("option", ["--messages", "--summary", "--write-expectations"])
def test_a_file_that_cannot_be_written_is_known_before_anything_runs(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, option: str
) -> None:
    file = tmp_path / "none" / "file"
    said = cardavia("check", "--corpus", corpus, "--engine", engine("Interrupting"), option, file)
    assert said.status == 2
    assert said.err == f"{option} {file}: there is no folder {file.parent}; make it first"


def test_a_job_of_github_has_annotations_and_a_page(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n", encoding="utf-8")
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(page))
    said = cardavia("check", "--corpus", corpus, "--engine", engine("Capped"))
    stop, *text, go_on, annotation = said.out.splitlines()
    token = stop.removeprefix("::stop-commands::")
    assert (go_on, token in "".join(text)) == (f"::{token}::", False)
    feature = corpus / "features" / "sichuan" / "5-section.feature"
    wins = (
        feature.read_text(encoding="utf-8")
        .splitlines()
        .index("      Then the points change by A +99, B -33, C -33, D -33")
    )
    assert annotation.startswith(f"::error file={feature},line={wins + 1},title=wrong%3A SC-5.1.3/cap::")
    assert page.read_text(encoding="utf-8").startswith("before\n## Cardavia: ")


def test_elsewhere_there_are_none(cardavia: Cardavia, corpus: Path) -> None:
    assert "::" not in cardavia("check", "--corpus", corpus, "--engine", engine("Capped")).out


def test_a_page_that_cannot_be_written_costs_no_other_file(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(tmp_path))
    messages = tmp_path / "messages"
    said = cardavia("check", "--corpus", corpus, "--only", "SC-5.1.3", "--messages", messages)
    assert said.status == 2
    assert said.err.endswith(f"{tmp_path}: cannot be written: Is a directory")
    assert messages.read_text(encoding="utf-8").endswith("\n")
