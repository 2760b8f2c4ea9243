"""`cardavia init`: the skeleton of an adapter."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.commands.status import GOOD, MisuseError
from cardavia.skeleton.write import LANGUAGES, skeleton


def init(*, folder: str, lang: str, game: str) -> int:
    """Write the files, and say what is next."""
    place = Path(folder)
    try:
        if place.is_dir() and any(place.iterdir()):
            raise MisuseError(f"{folder}: is not empty; name a new folder, nothing is written over")
        for path, text in skeleton(lang, game):
            file = place / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            click.echo(f"  {file}")
    except OSError as error:
        raise MisuseError(f"{folder}: cannot be written: {error.strerror}; name another folder") from error
    click.echo(f'\nNext, in {folder}: cardavia smoke --engine "{LANGUAGES[lang].run}"')
    return GOOD
