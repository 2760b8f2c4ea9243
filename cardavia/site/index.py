"""What the search field looks through: sentences and their glosses, scenarios and their titles."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.site.edition import Edition
from cardavia.site.page import Page, script


def index_files(edition: Edition) -> Iterator[Page]:
    """A file for each game; the player finds there what comes before and after a scenario."""
    for book in edition.books:
        sentences = [[sentence.id, sentence.gloss] for sentence in book.sentences]
        cases = [[case.id, case.title] for case in edition.cases[book.game]]
        yield script(f"data/index-{book.game}.js", "cardavia.index", book.game, sentences, cases)
