"""`cardavia init`: a skeleton that starts, and is told what is next."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
import yaml

from cardavia.skeleton.write import LANGUAGES
from tests.cli.conftest import Cardavia
from tests.cli.test_program import run

ENGINES = {"python": f"{sys.executable} engine.py", "node": "node engine.mjs"}
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
languages = pytest.mark.parametrize("lang", ["python", pytest.param("node", marks=needs_node)])


def test_every_language_is_tried() -> None:
    assert ENGINES.keys() == LANGUAGES.keys()


@languages
def test_a_skeleton_is_sane_up_to_the_deal(tmp_path: Path, lang: str) -> None:
    assert run("cardavia", "init", "--lang", lang, "mine", cwd=tmp_path).returncode == 0
    done = run("cardavia", "smoke", "--engine", ENGINES[lang], cwd=tmp_path / "mine")
    assert done.returncode == 1, done.stderr
    assert "Of 11 checks 4 ok, 1 failed, 6 not reached." in done.stdout
    assert "Fix first: deal (sichuan)" in done.stdout
    assert "got           deal is refused with -32002" in done.stdout


@languages
def test_a_skeleton_has_passed_nothing(tmp_path: Path, lang: str) -> None:
    run("cardavia", "init", "--lang", lang, "mine", cwd=tmp_path)
    only = ("--only", "SC-2.1.1")
    done = run("cardavia", "check", "--engine", ENGINES[lang], *only, cwd=tmp_path / "mine")
    assert done.returncode == 1
    assert "--- refused: SC-2.1.1/" in done.stdout
    assert "0 of 1 sentences hold" in done.stdout


@languages
def test_a_skeleton_says_how_to_go_on(cardavia: Cardavia, tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "mine"
    said = cardavia("init", "--lang", lang, folder)
    command = f'cardavia smoke --engine "{LANGUAGES[lang].run}"'
    assert said.status == 0
    assert said.out.endswith(f"Next, in {folder}: {command}\n")
    assert f"```sh\n{command}\n```" in (folder / "README.md").read_text()
    workflow = yaml.safe_load((folder / ".github" / "workflows" / "rules.yml").read_text())
    steps = [step.get("run", "") for step in workflow["jobs"]["conformance"]["steps"]]
    assert command in steps
    assert any(step.startswith("cardavia check --game sichuan") for step in steps)


@languages
def test_nothing_is_left_to_be_filled_in_by_us(cardavia: Cardavia, tmp_path: Path, lang: str) -> None:
    cardavia("init", "--lang", lang, tmp_path / "mine")
    files = [path for path in (tmp_path / "mine").rglob("*") if path.is_file()]
    assert len(files) >= 3
    assert [path for path in files if any(f"@{word}@" in path.read_text() for word in WORDS)] == []


WORDS = ("GAME", "TITLE", "FILE", "RUN", "DECK")


def test_nothing_is_written_over(cardavia: Cardavia, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("work of years")
    said = cardavia("init", "--lang", "python", tmp_path)
    assert said.status == 2
    assert "is not empty; name a new folder" in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_file_is_no_folder(cardavia: Cardavia, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("work of years")
    said = cardavia("init", "--lang", "python", tmp_path / "mine")
    assert said.status == 2
    assert "name another folder" in said.err


def test_a_language_must_be_one_of_ours(cardavia: Cardavia, tmp_path: Path) -> None:
    said = cardavia("init", "--lang", "cobol", tmp_path / "mine")
    assert said.status == 2
    assert "'python', 'node'" in said.err
