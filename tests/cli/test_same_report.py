"""`cardavia check` and `pytest --engine` come to the same report."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardavia.report.reading import read_report
from tests.cli.test_program import PROJECT, plain_pytest, run

RECORDER = """
import json, os
from cardavia.running.plugin import entry_of

def pytest_runtest_logreport(report):
    if entry := entry_of(report):
        with open(os.environ["ENTRIES"], "a", encoding="utf-8") as file:
            file.write(json.dumps(entry.to_json()) + "\\n")
"""

KNOWN = """
SC-5.1.3/cap:
  reason: the cap is still to come
  link: https://example.org/1
"""


def alike(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without how long it took, and without what only a process says on its way out."""
    return {name: value for name, value in entry.items() if name not in {"seconds", "log"}}


@pytest.mark.parametrize("name", ["Capped", "Fragile", "Strict", "AtTheEnd", "Elsewhere"])
def test_check_and_pytest_come_to_the_same(
    corpus: Path, tmp_path: Path, served: Callable[[str], str], name: str
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "recorder.py").write_text(RECORDER)
    (tmp_path / "known.yaml").write_text(KNOWN)
    report, entries = tmp_path / "report.json", tmp_path / "entries.jsonl"
    expect = tmp_path / "known.yaml"
    engine = ("--engine", served(name))
    checked = run(
        *("cardavia", "check", "--corpus", corpus, "--json", report, "--expect", expect),
        *engine,
        cwd=PROJECT,
    )
    plain = plain_pytest(
        *("-q", "-p", "recorder", "--cardavia-corpus", corpus, "--cardavia-expect", expect),
        *engine,
        cwd=elsewhere,
        PYTHONPATH=f"{tmp_path}:{PROJECT}",
        ENTRIES=str(entries),
    )
    assert plain.returncode == checked.returncode, plain.stdout
    from_check = {entry.id: alike(entry.to_json()) for entry in read_report(report).entries}
    from_pytest = {
        entry["id"]: alike(entry) for entry in map(json.loads, entries.read_text("utf-8").splitlines())
    }
    assert json.loads(json.dumps(from_check)) == from_pytest
    assert len(from_check) == 50
