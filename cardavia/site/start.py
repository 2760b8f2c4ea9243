"""The start page: the four games, what the suite is, and the engines compared."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.pictures import size, words
from cardavia.rulebook.model import Rulebook
from cardavia.site.edition import Cell, Edition, Engine
from cardavia.site.page import Page, page

SHOWN = {
    "nantong": "1m 2m 3m 9s 9s T W R",
    "paohuzi": "s2 s7 s10 L1 L2 L3 L8",
    "sichuan": "1m 5m 9m 1p 5p 1s 5s 9s",
    "chan": "2V 3V 4S 8S 9V 5N C",
}
"""The cards by which each game is shown."""


class Shelf(NamedTuple):
    """A game as the start page shows it."""

    book: Rulebook
    cards: tuple[tuple[str, str], ...]
    size: tuple[int, int]
    tested: int
    scenarios: int
    results: tuple[tuple[Engine, Cell], ...]


def start_page(edition: Edition) -> Page:
    """The start page."""
    shelves = [_shelf(edition, book) for book in edition.books]
    return page("index.html", "start.html", edition=edition, shelves=shelves)


def _shelf(edition: Edition, book: Rulebook) -> Shelf:
    scenarios = tuple(case.id for case in edition.cases[book.game])
    return Shelf(
        book,
        tuple((card, words(book.game, card)) for card in SHOWN[book.game].split()),
        size(book.game),
        sum(sentence.untested is None for sentence in book.sentences),
        len(scenarios),
        tuple((engine, edition.cell(engine, scenarios)) for engine in edition.engines),
    )
