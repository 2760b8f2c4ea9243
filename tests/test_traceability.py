"""From a sentence to the engine: every sentence that can be tested is cited where it is played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

from cardavia.games import MODULES
from cardavia.rulebook.load import rulebook


def uncited(sentences: Iterable[str], source: str) -> list[str]:
    """The sentences that no line names; `SC-3.1.1` is not named by `SC-3.1.12`."""
    return [each for each in sentences if not re.search(rf"{re.escape(each)}(?!\d)", source)]


@pytest.mark.parametrize("game", MODULES)
def test_every_testable_sentence_is_cited_in_its_game(game: str) -> None:
    package = import_module(MODULES[game]).__file__
    assert package is not None
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(package).parent.rglob("*.py"))
    testable = [sentence.id for sentence in rulebook(game).sentences if sentence.untested is None]
    assert testable
    assert uncited(testable, source) == []


def test_a_sentence_is_not_cited_by_a_longer_number() -> None:
    assert uncited(["SC-3.1.1", "SC-3.1.2", "SC-3.1.12"], "as in SC-3.1.12 and (SC-3.1.2).") == ["SC-3.1.1"]
