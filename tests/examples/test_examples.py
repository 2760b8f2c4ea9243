"""The engines to start from do what we say of them, and leave out what their lists say."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from cardavia.games import MODULES
from cardavia.sources import feature_files
from tests.cli.test_program import PROJECT, run

EXAMPLES = PROJECT / "examples"


class Example(NamedTuple):
    """An engine, the game it plays, and what it is run with."""

    game: str
    command: str
    expected: Path | None = None

    def marks(self) -> list[pytest.MarkDecorator]:
        """Where it cannot be tried."""
        program = self.command.split()[0]
        return [
            pytest.mark.skipif(shutil.which(program) is None, reason=f"there is no {program} here"),
            pytest.mark.skipif(self.game not in MODULES, reason=f"{self.game} is yet to come"),
        ]


PYTHON = Example(
    "sichuan",
    f"{sys.executable} {EXAMPLES / 'python' / 'engine.py'}",
    EXAMPLES / "python" / "known-failures.yaml",
)
NODE = Example("chan", f"node {EXAMPLES / 'node' / 'engine.mjs'}")
examples = pytest.mark.parametrize(
    "example",
    [pytest.param(PYTHON, id="python"), pytest.param(NODE, marks=NODE.marks(), id="node")],
)


@examples
def test_an_example_is_sane(example: Example, tmp_path: Path) -> None:
    done = run("cardavia", "smoke", "--engine", example.command, "--game", example.game, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "Of 11 checks 10 ok, 1 not offered." in done.stdout


@examples
def test_an_example_conforms_but_for_what_it_lists(example: Example, tmp_path: Path) -> None:
    if not feature_files(example.game):
        pytest.skip(f"the features of {example.game} are yet to come")
    listed = ("--expect", example.expected) if example.expected else ()
    done = run(
        *("cardavia", "check", "--engine", example.command, "--game", example.game, *listed), cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("example", [pytest.param(NODE, marks=NODE.marks(), id="node")])
def test_an_example_without_gaps_plays_as_ours_does(example: Example, tmp_path: Path) -> None:
    pair = ("compare-engines", "--engine", example.command, "--game", example.game, "--deals", "60")
    done = run("cardavia", *pair, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
