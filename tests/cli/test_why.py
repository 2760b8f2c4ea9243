"""`cardavia why`: what is asked, of which corpus, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardavia.games import MODULES
from cardavia.games.sichuan import legal
from tests.cli.conftest import Cardavia

ROBBERIES = legal.robberies.__code__.co_firstlineno


def test_a_line_is_told_with_the_scenarios_that_run_it(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("why", f"sichuan/legal.py:{ROBBERIES + 2}", "--corpus", corpus)
    assert said.status == 0
    assert said.out.startswith(f"cardavia/games/sichuan/legal.py:{ROBBERIES + 2}, in robberies\n")
    assert "  SC-3.3.4    Another player may win" in said.out


def test_a_whole_path_and_a_function_will_do(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("why", f"{legal.__file__}:own_kongs", "--corpus", corpus)
    assert said.out.startswith("cardavia/games/sichuan/legal.py:")
    assert "  SC-3.3.1    declared\n" in said.out
    assert "whole deals one-kong" in said.out


def test_a_sentence_is_told_with_where_it_is_cited(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("why", "sc-3.3.1", "--corpus", corpus)
    assert said.status == 0
    assert "own_kongs, run by 2 of 2" in said.out


def test_what_all_games_share_is_watched_in_all(cardavia: Cardavia) -> None:
    out = cardavia("why", "packed.py:count").out
    assert "  NT-" in out
    assert "  SC-" in out


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("nowhere.py:3", "nowhere.py is no file with rules that are played; these are: cardavia/games/"),
        ("sichuan/compose/plan.py:3", "is no file with rules that are played"),
        ("legal.py:3", "legal.py may be any of cardavia/games/"),
        ("sichuan/legal.py:0", "has lines 1 to"),
        ("sichuan/legal.py:99999", "and no line 99999"),
        (
            "sichuan/legal.py:flies",
            "legal.py:flies: a line or one function is expected, such as cardavia/games/",
        ),
        ("sichuan/legal.py", "a line or one function is expected"),
        ("SC-3.3.99", "did you mean"),
        ("robbery", "FILE:LINE, FILE:FUNCTION or the id of a sentence is expected"),
    ],
)
def test_wrong_use_is_refused(cardavia: Cardavia, asked: str, says: str) -> None:
    said = cardavia("why", asked)
    assert said.status == 2
    assert says in said.err


def test_a_game_without_an_engine_has_no_lines(cardavia: Cardavia, monkeypatch: pytest.MonkeyPatch) -> None:
    others = {name: module for name, module in MODULES.items() if name != "nantong"}
    monkeypatch.setattr("cardavia.commands.why.MODULES", others)
    said = cardavia("why", "NT-1")
    assert said.status == 2
    assert said.err == "NT-1: nantong has no engine yet"


def test_a_faulty_corpus_is_refused(cardavia: Cardavia, tmp_path: Path) -> None:
    (tmp_path / "features" / "sichuan").mkdir(parents=True)
    (tmp_path / "features" / "sichuan" / "bad.feature").write_text("no gherkin\n", encoding="utf-8")
    said = cardavia("why", "SC-3.3.1", "--corpus", tmp_path)
    assert said.status == 2
    assert "bad.feature" in said.err


def test_without_the_library_it_says_what_to_install(
    cardavia: Cardavia, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [
        name for name in sys.modules if name.startswith(("cardavia.reach", "cardavia.commands.why"))
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "coverage", None)
    said = cardavia("why", "SC-3.3.1")
    assert said.status == 2
    assert "pip install coverage" in said.err
