"""`cardavia rules`: the rulebook, and which scenarios pin what."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.authoring.pins import involved
from cardavia.commands.status import GOOD, MisuseError
from cardavia.games import MODULES
from cardavia.origin import CorpusError
from cardavia.rulebook.errors import RulebookError
from cardavia.rulebook.load import rulebooks
from cardavia.rulebook.text import in_short, overview, page


def rules(*, name: str | None, brief: bool, corpus: str | None) -> int:
    """Print the overview, or what an id covers."""
    try:
        if name is None:
            books = rulebooks()
            click.echo(
                "\n".join(f"{book.code}  {book.title}" for book in books) if brief else overview(books)
            )
        else:
            told = in_short if brief else page
            click.echo(told(name, involved(MODULES, Path(corpus) if corpus else None)))
    except (RulebookError, CorpusError) as error:
        raise MisuseError(str(error)) from error
    return GOOD
