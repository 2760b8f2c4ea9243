"""`cardavia translate`: a feature in another language."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.authoring.translating import translate as translated
from cardavia.commands.status import GOOD, MisuseError
from cardavia.languages.codes import ENGLISH
from cardavia.origin import CorpusError


def translate(*, feature: str, after: str) -> int:
    """Print a feature in a language, and say on stderr which lines are left to the reader."""
    path = Path(feature)
    name = path.name.partition(".")[0]
    beside = path.with_name(f"{name}.feature" if after == ENGLISH else f"{name}.{after}.feature")
    try:
        found = translated(path, after, beside if beside.is_file() and beside != path else None)
    except CorpusError as error:
        raise MisuseError(str(error)) from error
    click.echo(found.text, nl=False)
    if found.left:
        lines = ", ".join(map(str, found.left))
        click.echo(f"{len(found.left)} titles and descriptions are left to you: lines {lines}", err=True)
    return GOOD
