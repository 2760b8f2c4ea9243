"""docs/games.md names what the features can see: every score item and cause, and its sentence."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from cardavia.authoring.load import fixtures
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES, game
from cardavia.rulebook.load import rulebook
from cardavia.table import Position

PAGE = (Path(__file__).parents[1] / "docs" / "games.md").read_text(encoding="utf-8")
README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
CALLED = {"Nantong": "nantong", "Pao Hu Zi": "paohuzi", "Sichuan": "sichuan", "Chắn": "chan"}
Sentences = Mapping[str, set[str]]


def table(heading: str) -> Iterator[tuple[str, list[str]]]:
    """The rows of the table whose first row is this one: the game and the other cells."""
    _, _, after = PAGE.partition(f"{heading}\n")
    playing = ""
    for row in after.split("\n\n")[0].splitlines()[1:]:
        first, *cells = (cell.strip() for cell in row.strip("|").split("|"))
        playing = CALLED.get(first, playing)
        yield playing, cells


def written(heading: str, playing: str) -> Sentences:
    """The names in a game's rows of a table, and the sentences named with them."""
    found: dict[str, set[str]] = {}
    for name, cells in table(heading):
        if name == playing:
            for item in re.findall("`([^`]+)`", cells[0]):
                found[item] = set(re.findall(r"[A-Z]{2}-[\d.]+", cells[-1]))
    return found


@cache
def seen(playing: str) -> tuple[Sentences, Sentences]:
    """Items and causes, without the cards in their names, in all positions of the scenarios."""
    items: defaultdict[str, set[str]] = defaultdict(set)
    causes: defaultdict[str, set[str]] = defaultdict(set)
    engine = ReferenceEngine()
    for script in fixtures(playing):
        positions = [engine.deal(script.setup), *map(engine.step, script.moves())]
        for position in positions:
            for item in _items(position):
                items[_bare(item[0], playing)].add(item[1])
            for entry in position.ledger or ():
                causes[_bare(entry.cause, playing)].add(entry.sentence)
    return items, causes


def _items(position: Position) -> Iterator[tuple[str, str]]:
    scores = position.scores or (position.result.scores if position.result else None) or {}
    for counted in scores.values():
        yield from ((item.item, item.sentence) for item in counted)


def _bare(name: str, playing: str) -> str:
    faces = "|".join(map(re.escape, game(playing).shape.deck.faces))
    return re.sub(rf"( (\d+[a-zA-Z]|{faces}|[TWR]+|C+))+$", "", name)


@pytest.mark.parametrize("playing", MODULES)
def test_every_score_item_is_named_with_its_sentence(playing: str) -> None:
    assert written("| game | item | value | sentence |", playing) == seen(playing)[0]


@pytest.mark.parametrize("playing", MODULES)
def test_every_cause_is_named_with_its_sentence(playing: str) -> None:
    assert written("| game | cause | sentence |", playing) == seen(playing)[1]


def test_the_figures_of_each_game() -> None:
    rows = {cells[0]: cells[1:] for cells in map(_cells, PAGE.splitlines()) if len(cells) == 5}
    columns = {called.split("`")[1]: number for number, called in enumerate(rows["called"])}
    assert set(columns) == set(MODULES)
    for playing, number in columns.items():
        sentences = rulebook(playing).sentences
        testable = sum(not sentence.untested for sentence in sentences)
        shape = game(playing).shape
        assert rows["testable sentences"][number] == f"{testable} of {len(sentences)}"
        assert rows["seats"][number].split() == list(shape.seats)
        assert rows["stock"][number] == str(shape.stock)


def test_the_figure_of_all_games() -> None:
    sentences = [sentence for playing in MODULES for sentence in rulebook(playing).sentences]
    testable = sum(not sentence.untested for sentence in sentences)
    assert f"{testable} sentences of {len(sentences)}." in " ".join(README.split())


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]
