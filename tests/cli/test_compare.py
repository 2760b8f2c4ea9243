"""`cardavia compare`: exit statuses, and what is said of files that are no reports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cardavia
from tests.cli.test_check import engine


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reports")


@pytest.fixture
def reports(cardavia: Cardavia, corpus: Path, folder: Path) -> Path:
    """A folder with the reports of an engine that is right, and of one that is wrong."""
    for name in ("AtTheEnd", "Capped"):
        if not (folder / name).exists():
            cardavia("check", "--corpus", corpus, "--engine", engine(name), "--json", folder / name)
    return folder


def test_worse(cardavia: Cardavia, reports: Path) -> None:
    said = cardavia("compare", reports / "AtTheEnd", reports / "Capped")
    assert said.status == 1
    assert "newly failing (1):\n  ! SC-5.1.3/cap: pass -> wrong: they change by A +96" in said.out
    assert said.out.endswith("Worse: 1 of 1 changes.\n")


def test_better(cardavia: Cardavia, reports: Path) -> None:
    said = cardavia("compare", reports / "Capped", reports / "AtTheEnd")
    assert said.status == 0
    assert "newly passing (1):\n    SC-5.1.3/cap: wrong -> pass\n" in said.out


def test_the_same(cardavia: Cardavia, reports: Path) -> None:
    said = cardavia("compare", reports / "Capped", reports / "Capped")
    assert said.status == 0
    assert "0 of 50 scenarios came otherwise, 50 came alike.\nNothing is worse." in said.out


def test_a_report_that_was_cut_off(cardavia: Cardavia, reports: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut"
    lines = (reports / "Capped").read_text(encoding="utf-8").splitlines(keepends=True)
    cut.write_text("".join(lines[:11]), encoding="utf-8")
    said = cardavia("compare", reports / "Capped", cut)
    assert said.status == 2
    assert said.err.startswith(f"{cut}: is cut off")
    assert "it holds 10 of 50 results" in said.err


def test_no_report(cardavia: Cardavia, reports: Path) -> None:
    said = cardavia("compare", reports / "none", reports / "Capped")
    assert (said.status, said.err) == (2, f"{reports / 'none'}: cannot be read: No such file or directory")


def test_reports_of_other_games_have_nothing_to_compare(
    cardavia: Cardavia, reports: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    cardavia("check", "--only", "CH-3.6.1", "--json", other)
    said = cardavia("compare", reports / "AtTheEnd", other)
    assert (said.status, said.out) == (2, "")
    assert "have no scenario in common" in said.err


def test_another_corpus_is_told(cardavia: Cardavia, reports: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    head, rest = (reports / "AtTheEnd").read_text(encoding="utf-8").split("\n", 1)
    told = json.loads(head)
    other.write_text(f"{json.dumps({**told, 'corpus_version': '0.9'})}\n{rest}", encoding="utf-8")
    said = cardavia("compare", other, reports / "AtTheEnd")
    assert said.status == 0
    assert (
        f"corpus 0.9 -> {told['corpus_version'] or 'unknown'}: scenarios may say something else" in said.out
    )
