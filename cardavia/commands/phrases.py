"""`cardavia phrases`: the words that steps are written with."""

from __future__ import annotations

import click

from cardavia.commands.status import GOOD
from cardavia.harness.phrases import PHRASES, VERBS


def phrases() -> int:
    """Print each phrase under its kind, and what it says."""
    width = max(len(phrase.shown) for phrase in PHRASES)
    for kind in ("given", "when", "then"):
        click.echo(kind.capitalize())
        for phrase in PHRASES:
            if kind in phrase.kinds:
                click.echo(f"  {phrase.shown:<{width}}  {phrase.says}")
        click.echo()
    click.echo(f"A seat {', '.join(VERBS)}: the deeds of one window are joined by 'and'.")
    return GOOD
