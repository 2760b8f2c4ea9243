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
from cardavia.rulebook.text import overview, page


def rules(*, name: str | None, corpus: str | None) -> int:
    """Print the overview, or what an id covers."""
    try:
        if name is None:
            click.echo(overview(rulebooks()))
        else:
            click.echo(page(name, involved(MODULES, Path(corpus) if corpus else None)))
    except (RulebookError, CorpusError) as error:
        raise MisuseError(str(error)) from error
    return GOOD
