"""The pages of an engine: how it does in each section, and for each game what fails, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardavia.report.model import Entry
from cardavia.report.text import judgement
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.model import Sentence
from cardavia.site.edition import Cell, Edition, Engine
from cardavia.site.page import Page, page


class Part(NamedTuple):
    """A section and what an engine comes to in it."""

    id: str
    title: str
    cell: Cell


class Failing(NamedTuple):
    """A sentence of which something fails: the first failure is told, the others are listed."""

    sentence: Sentence
    first: Entry
    others: tuple[Entry, ...]


def engine_pages(edition: Edition) -> Iterator[Page]:
    """For each engine its page, and one for each game in which something fails."""
    for engine in edition.engines:
        games = [(book, _parts(edition, engine, book.game)) for book in edition.books]
        yield page(
            f"engines/{engine.slug}.html",
            "engine.html",
            edition=edition,
            engine=engine,
            games=games,
            judgement=judgement(engine.report),
        )
        for book in edition.books:
            if failures := engine.failures(book.game):
                yield page(
                    f"engines/{engine.slug}-{book.game}.html",
                    "failures.html",
                    edition=edition,
                    engine=engine,
                    book=book,
                    failing=tuple(_failing(book.game, failures)),
                    deals=tuple(entry for entry in failures if entry.is_deal),
                )


def _parts(edition: Edition, engine: Engine, game: str) -> tuple[Part, ...]:
    book = rulebook(game)
    told = []
    for section in book.sections:
        scenarios = dict.fromkeys(pin for sentence in section.sentences for pin in edition.pins(sentence))
        if scenarios:
            name = section.heading.id if section.heading else f"{book.code}-0"
            told.append(Part(name, section.title, edition.cell(engine, scenarios)))
    return tuple(told)


def _failing(game: str, failures: Iterable[Entry]) -> Iterator[Failing]:
    """The sentences under which failing scenarios stand: that of their name, whatever else they pin."""
    by_sentence: dict[str, list[Entry]] = {}
    for entry in failures:
        if not entry.is_deal:
            by_sentence.setdefault(entry.id.partition("/")[0], []).append(entry)
    for sentence in rulebook(game).sentences:
        if found := by_sentence.get(sentence.id):
            yield Failing(sentence, found[0], tuple(found[1:]))
