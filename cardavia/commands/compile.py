"""`cardavia compile`: the fixtures of every scenario, as files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from cardavia.authoring import compiled
from cardavia.authoring.faults import FaultyCorpusError
from cardavia.authoring.suite import games_of, load_suite
from cardavia.commands.status import GOOD, MisuseError
from cardavia.fixture import stored
from cardavia.fixture.suite import Part, Suite
from cardavia.languages.codes import codes
from cardavia.sources import feature_files


def compile_(*, game: str | None, corpus: str | None, out: str) -> int:
    """Write what comes of each feature and scripted deal to a file of its own."""
    root = Path(corpus) if corpus else None
    folder = Path(out)
    try:
        suite = load_suite(games_of(game, root), root)
    except FaultyCorpusError as error:
        raise MisuseError(f"the corpus has faults:\n{error}") from error
    try:
        for part in (*suite.parts, *_translated(suite)):
            target = stored.file_in(folder, part.path)
            stored.write(target, part.path, suite.version, tuple(part.fixtures.values()))
    except OSError as error:
        raise MisuseError(f"{folder}: cannot be written: {error.strerror}") from error
    number = len(suite.by_id)
    click.echo(f"{number} fixtures of {len(suite.parts)} files written to {folder}")
    return GOOD


def _translated(suite: Suite) -> Iterator[Part]:
    """What comes of the sections that there are in other languages as well."""
    english = {part.path for part in suite.parts}
    paths = (
        path for game in suite.games for code in codes() for path in feature_files(game, suite.root, code)
    )
    yield from (compiled.part(path, suite.root) for path in paths if path not in english)
