"""`cardavia phrases`: the words that steps are written with."""

from __future__ import annotations

import click

from cardavia.authoring.phrases import PHRASES, verbs_said
from cardavia.commands.status import GOOD
from cardavia.games import MODULES


def phrases() -> int:
    """Print each phrase under its kind, and what it says."""
    width = max(len(phrase.shown) for phrase in PHRASES)
    for kind in ("given", "when", "then"):
        click.echo(kind.capitalize())
        for phrase in PHRASES:
            if kind in phrase.kinds:
                said_of = f" ({', '.join(phrase.games)})" if phrase.games else ""
                click.echo(f"  {phrase.shown:<{width}}  {phrase.says}{said_of}")
        click.echo()
    click.echo("What a seat does, the deeds of one window joined by 'and':")
    for game in MODULES:
        click.echo(f"  {game}: {', '.join(verbs_said(game))}")
    return GOOD
