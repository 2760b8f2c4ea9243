"""The ten questions of docs/asking.md, asked as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardavia.asking import ask
from cardavia.asking.ask import no_deals
from cardavia.asking.text import answer_in_short
from cardavia.authoring.corpus import scenarios
from cardavia.authoring.lint import lint
from cardavia.keeping.keep import Wanted, keep
from tests.asking.table import FIRST

PAGE = (Path(__file__).parents[2] / "docs" / "asking.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
PAIRS = tuple(zip(BLOCKS[::2], BLOCKS[1::2], strict=True))


def test_there_are_ten() -> None:
    assert len(PAIRS) == 10


@pytest.mark.parametrize(("lines", "answers"), PAIRS, ids=range(len(PAIRS)))
def test_what_the_page_says_is_answered(lines: str, answers: str) -> None:
    """How play goes on by itself may change with the composer, and so may the order of sentences."""
    told = ask(lines.splitlines()).to_json()["answers"]
    for answer, written in zip(told, answers.splitlines(), strict=True):
        question, short, ids = re.fullmatch(r"(.*?)  (.*)  \((.*)\)", written).groups()  # type: ignore[union-attr]
        begun = re.split(r"; play has gone on|asked is", short)[0]
        assert (answer["question"], answer_in_short(answer)[: len(begun)]) == (question, begun)
        assert ids.split(", ")[0] in [reason["id"] for reason in answer["because"][:FIRST]]


def test_the_scenario_of_the_page_is_kept(tmp_path: Path) -> None:
    change = keep(ask(PAIRS[1][0].splitlines()), Wanted("kong-beside-void", tmp_path), no_deals)
    change.write()
    diff = re.search(r"```diff\n(.*?)```", PAGE, re.DOTALL)
    assert diff is not None
    written = [line[1:] for line in diff[1].splitlines()[2:] if line.startswith("+")]

    assert change.after.splitlines() == written
    assert [case.id for case in scenarios(change.path)] == ["SC-2.1.5/kong-beside-void"]
    assert lint("sichuan", tmp_path) == ()
