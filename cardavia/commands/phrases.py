"""`cardavia phrases`: the words that steps are written with."""

from __future__ import annotations

import click

from cardavia.authoring.phrases import PHRASES, verbs_said
from cardavia.commands.status import GOOD
from cardavia.games import MODULES
from cardavia.languages.codes import chosen
from cardavia.languages.language import language


def phrases(*, spoken: str | None) -> int:
    """Print each phrase of a language under its kind, and what it says."""
    code = chosen(spoken)
    words = language(code)
    width = max(len(phrase.shown(kind, code)) for phrase in PHRASES for kind in phrase.kinds)
    for kind in ("given", "when", "then"):
        click.echo(words.keywords[kind])
        for phrase in PHRASES:
            if kind in phrase.kinds:
                said_of = f" ({', '.join(phrase.games)})" if phrase.games else ""
                click.echo(f"  {phrase.shown(kind, code):<{width}}  {phrase.says(code)}{said_of}")
        click.echo()
    click.echo(f"{words.say('deeds')}:")
    for game in MODULES:
        done = (words.verbs[verb.word].does.replace("{}", "…") for verb in verbs_said(game).values())
        click.echo(f"  {game}: {', '.join(done)}")
    return GOOD
