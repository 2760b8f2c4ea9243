"""`cardavia rules`: the rulebook, and which scenarios pin what."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.authoring.pins import involved
from cardavia.commands.status import GOOD, MisuseError
from cardavia.games import MODULES
from cardavia.languages.codes import chosen
from cardavia.origin import CorpusError
from cardavia.rulebook.errors import RulebookError
from cardavia.rulebook.load import GAMES
from cardavia.rulebook.text import in_short, overview, page
from cardavia.rulebook.translated import rulebook_in


def rules(*, name: str | None, brief: bool, corpus: str | None, spoken: str | None) -> int:
    """Print the overview, or what an id covers."""
    code = chosen(spoken)
    try:
        if name is None:
            books = [rulebook_in(game, code) for game in GAMES.values()]
            titles = (f"{book.code}  {book.title}" for book in books)
            click.echo("\n".join(titles) if brief else overview(books, code))
        else:
            told = in_short if brief else page
            click.echo(told(name, involved(MODULES, Path(corpus) if corpus else None), code))
    except (RulebookError, CorpusError) as error:
        raise MisuseError(str(error)) from error
    return GOOD
