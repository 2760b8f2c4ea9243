"""The rulebook: a page for each section, sentence by sentence, with rulings, scenarios and wrong engines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from cardavia.fixture.fixture import Fixture
from cardavia.rulebook.model import Rulebook, Ruling, Sentence
from cardavia.site.edition import Cell, Edition, Engine
from cardavia.site.page import Page, page
from cardavia.site.player import deck

TOLD = 60
"""Of an engine with more failures in a game they are told at the sentences, and not at each scenario."""


class Example(NamedTuple):
    """A scenario as it is written, or an outline, and on which engines it fails; an outline has `rows`."""

    id: str
    title: str
    text: str
    rows: tuple[str, ...]
    failing: tuple[tuple[Engine, Cell], ...]


class Told(NamedTuple):
    """A sentence, or a gap, and everything that is known of it."""

    id: str
    sentence: Sentence | None
    ruling: Ruling | None
    cells: tuple[tuple[Engine, Cell], ...]
    examples: tuple[Example, ...]
    elsewhere: tuple[str, ...]
    wrong: tuple[str, ...]


class Chapter(NamedTuple):
    """A section, or the gaps of a game."""

    id: str
    title: str
    told: tuple[Told, ...]
    scenarios: int


def rulebook_pages(edition: Edition) -> Iterator[Page]:
    """For each game its table of contents, and a page for each section."""
    for book in edition.books:
        chapters = tuple(_chapters(edition, book))
        yield page(f"rules/{book.code}.html", "contents.html", edition=edition, book=book, chapters=chapters)
        for place, chapter in enumerate(chapters):
            yield page(
                f"rules/{chapter.id}.html",
                "section.html",
                edition=edition,
                book=book,
                chapter=chapter,
                deck=deck(book.game),
                before=chapters[place - 1] if place else None,
                after=chapters[place + 1] if place + 1 < len(chapters) else None,
            )


def _chapters(edition: Edition, book: Rulebook) -> Iterator[Chapter]:
    written = _examples(edition, book)
    resting = _resting(edition, book)
    for section in book.sections:
        name = section.heading.id if section.heading else f"{book.code}-0"
        told = tuple(
            _told(edition, sentence.id, sentence, sentence.ruling, written) for sentence in section.sentences
        )
        yield _chapter(name, section.title, told)
    if book.gaps:
        told = tuple(
            Told(gap.id, None, gap, (), (), resting.get(gap.id, ()), edition.wrong.get(gap.id, ()))
            for gap in book.gaps
        )
        yield _chapter(f"{book.code}-gap", "Where the document is silent", told)


def _chapter(name: str, title: str, told: tuple[Told, ...]) -> Chapter:
    return Chapter(
        name, title, told, sum(len(example.rows) or 1 for each in told for example in each.examples)
    )


def _told(
    edition: Edition,
    name: str,
    sentence: Sentence,
    ruling: Ruling | None,
    written: Mapping[str, tuple[Example, ...]],
) -> Told:
    pins = edition.pins(sentence)
    return Told(
        name,
        sentence,
        ruling,
        tuple((engine, edition.cell(engine, pins)) for engine in edition.engines) if pins else (),
        written.get(name, ()),
        tuple(pin for pin in pins if not pin.startswith(f"{name}/")),
        edition.wrong.get(name, ()),
    )


def _resting(edition: Edition, book: Rulebook) -> Mapping[str, tuple[str, ...]]:
    """The scenarios that rest on each ruling of a game."""
    found: dict[str, list[str]] = {}
    for case in edition.cases[book.game]:
        for reading in case.readings:
            found.setdefault(reading.ruling, []).append(case.id)
    return {ruling: tuple(names) for ruling, names in found.items()}


def _examples(edition: Edition, book: Rulebook) -> Mapping[str, tuple[Example, ...]]:
    """The scenarios of a game by the sentence they stand under; the rows of an outline are one of them."""
    outlines: dict[str, list[Fixture]] = {}
    for case in edition.cases[book.game]:
        name = case.id
        if "/" in name:
            outlines.setdefault(re.sub(r"\.\d+$", "", name), []).append(case)
    telling = [engine for engine in edition.engines if len(engine.failures(book.game)) <= TOLD]
    found: dict[str, list[Example]] = {}
    texts = {
        heading.id: blocks
        for part in edition.suite.parts
        if part.path.suffix == ".feature"
        for blocks in (_blocks(part.path),)
        for heading in part.headings
    }
    for name, cases in outlines.items():
        ids = tuple(case.id for case in cases)
        title, text = texts[ids[0]][name]
        cells = ((engine, edition.cell(engine, ids)) for engine in telling)
        failing = tuple((engine, cell) for engine, cell in cells if cell.is_failing)
        rows = ids if ids != (name,) else ()
        found.setdefault(name.partition("/")[0], []).append(Example(name, title, text, rows, failing))
    return {sentence: tuple(examples) for sentence, examples in found.items()}


_TAGGED = re.compile(r"^[ \t]*@[^\n]*?([A-Z]{2}-\d+\.\d+\.\d+/[a-z0-9-]+)[^\n]*\n", re.MULTILINE)
_HEAD = re.compile(r"\s*(?:Example|Scenario|Scenario Outline|Scenario Template): *(.*)")


def _blocks(path: Path) -> Mapping[str, tuple[str, str]]:
    """Title and text of every scenario of a feature file, by its id: from its tags to what comes next."""
    source = path.read_text(encoding="utf-8")
    found = {}
    for match in _TAGGED.finditer(source):
        lines = source[match.end() :].splitlines()
        while not _HEAD.match(lines[0]):
            lines = lines[1:]
        head = _HEAD.match(lines[0])
        body: list[str] = []
        for line in lines[1:]:
            if re.match(r"\s*(?:@|Rule:|Example:|Scenario)", line):
                break
            body.append(line)
        found[match[1]] = (head[1] if head else "", dedent("\n".join(body)).strip("\n"))
    return found
