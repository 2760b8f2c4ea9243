"""What a user reads follows the language; what a machine reads does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Cardavia

GERMAN = {
    "phrases": "darf {seat} nur {decisions}",
    "rules": "PH-1      Ziel, 6 Sätze",
}


@pytest.mark.parametrize("command", GERMAN)
def test_commands_follow_the_environment_and_the_option(
    cardavia: Cardavia, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    assert GERMAN[command] not in cardavia(command).out
    assert GERMAN[command] in cardavia(command, "--language", "de").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert GERMAN[command] in cardavia(command).out
    assert GERMAN[command] not in cardavia(command, "--language", "en").out


def test_a_language_that_there_is_not_is_refused(cardavia: Cardavia) -> None:
    said = cardavia("rules", "--language", "fr")
    assert said.status == 2
    assert "'en', 'de', 'nl', 'pl', 'sv'" in said.err


def test_one_sentence_is_told_with_its_ruling(cardavia: Cardavia) -> None:
    out = cardavia("rules", "SC-2.1.3", "--language", "pl").out
    assert out.startswith("SC-2.1.3  reguła, miejsce 2.1.3\nKażdy gracz ogłasza renons")
    assert "Wykładnia, pewność wysoka: " in out
    assert "  * 1  wybór jest dowolny" in out


def test_a_report_follows_the_environment_and_what_machines_read_does_not(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = told(cardavia, corpus, tmp_path / "en")
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    polish = told(cardavia, corpus, tmp_path / "pl")
    assert english[1:] == polish[1:]
    assert "It does not conform: " in english[0]
    assert "Silnik nie jest zgodny: " in polish[0]
    assert "Rozliczenie i koniec: " in polish[0]
    assert re.search(r"(?m)^oczekiwano    ", polish[0])
    assert re.search(r"(?m)^zdanie        SC-5\.1\.3  Przy wygranej z muru", polish[0])


def told(cardavia: Cardavia, corpus: Path, folder: Path) -> tuple[str, ...]:
    """The report of a run on an engine that is wrong, then what files have of it, figures apart."""
    folder.mkdir()
    files = [folder / name for name in ("report.jsonl", "report.xml", "report.md", "messages.ndjson")]
    options = zip(("--json", "--junit", "--summary", "--messages"), files, strict=True)
    said = cardavia(
        *("check", "--game", "sichuan", "--corpus", corpus, "--engine", "python:tests.cli.engines:Capped"),
        *(each for pair in options for each in pair),
    )
    assert said.status == 1
    figures = r"\d+(?:\.\d+)?(?:e-?\d+)?"
    return (said.out, *(re.sub(figures, "0", file.read_text("utf-8")) for file in files))
