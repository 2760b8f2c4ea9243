"""The matrix: sentences against engines, and the verdicts of all scenarios for its queries."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.rulebook.model import Rulebook, Sentence
from cardavia.site.edition import Cell, Edition, Engine
from cardavia.site.page import Page, page, script
from cardavia.site.verdicts import MARKS, NOT_RUN, mark


class Row(NamedTuple):
    """A sentence and what each engine comes to in its scenarios."""

    sentence: Sentence
    scenarios: int
    cells: tuple[tuple[Engine, Cell], ...]


def matrix_page(edition: Edition) -> Page:
    """The matrix of all games."""
    games = [(book, _rows(edition, book)) for book in edition.books]
    marks = tuple(dict.fromkeys((*MARKS.values(), NOT_RUN)))
    return page("matrix.html", "matrix.html", edition=edition, games=games, marks=marks)


def verdicts_file(edition: Edition) -> Page:
    """Every scenario's verdict on every engine: a letter each, in the order of the scenarios of a game."""
    scenarios = {game: [case.id for case in edition.cases[game]] for game in edition.games}
    also = {
        case.id: others
        for game in edition.games
        for case in edition.cases[game]
        if (others := [name for name in case.sentences if not case.id.startswith(f"{name}/")])
    }
    engines = [
        {
            "slug": engine.slug,
            "name": engine.name,
            "codes": {
                game: "".join(mark(engine.verdict(name)).code for name in names)
                for game, names in scenarios.items()
            },
        }
        for engine in edition.engines
    ]
    signs = {each.code: [each.sign, each.word, each.style] for each in (*MARKS.values(), NOT_RUN)}
    return script("data/verdicts.js", "cardavia.verdicts", scenarios, also, engines, signs)


def _rows(edition: Edition, book: Rulebook) -> tuple[Row, ...]:
    return tuple(
        Row(
            sentence,
            len(pins),
            tuple((engine, edition.cell(engine, pins)) for engine in edition.engines),
        )
        for sentence in book.sentences
        if (pins := edition.pins(sentence))
    )
