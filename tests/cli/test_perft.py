"""Counting ways from the command line."""

from __future__ import annotations

from pathlib import Path

from cardavia.perft.starts import starts
from tests.cli.conftest import Cardavia
from tests.perft.files import written


def test_the_command_counts(cardavia: Cardavia) -> None:
    said = cardavia("perft", "--game", "sichuan")
    assert said.status == 0
    assert "sichuan void-suits: 81 621\n" in said.out
    assert f"{len(starts('sichuan'))} of {len(starts('sichuan'))} setups count as they should." in said.out


def test_the_command_shows_where_an_engine_parts_from_ours(cardavia: Cardavia) -> None:
    said = cardavia("perft", "--engine", "python:tests.properties.fakes:FavoursASeat")
    assert said.status == 1
    assert "the first position that differs from ours" in said.out
    assert "options of A: " in said.out


def test_the_command_says_when_the_file_is_wrong(cardavia: Cardavia, tmp_path: Path) -> None:
    said = cardavia("perft", "--corpus", written(tmp_path, "[81, 621]", "[81, 620]"))
    assert said.status == 1
    assert "expected 81 620, got 81 621" in said.out
    assert "perft.yaml:" in said.out
    assert "is to be corrected" in said.out


def test_the_command_needs_setups(cardavia: Cardavia, tmp_path: Path) -> None:
    said = cardavia("perft", "--corpus", tmp_path)
    assert said.status == 2
    assert "no setup to count from" in said.err
