"""`cardavia lint`: the faults of the corpus."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.authoring.corpus import scenarios
from cardavia.authoring.lint import lint as find_faults
from cardavia.authoring.load import fixtures
from cardavia.authoring.suite import FaultyCorpusError, games_of, twins
from cardavia.commands.status import GOOD, MISUSE, MisuseError
from cardavia.sources import deal_files, feature_files


def lint(*, game: str | None, corpus: str | None) -> int:
    """Print every fault, or what has been looked at and found good."""
    root = Path(corpus) if corpus else None
    status = GOOD
    try:
        games = games_of(game, root)
    except FaultyCorpusError as error:
        raise MisuseError(str(error)) from error
    for name in games:
        faults = find_faults(name, root)
        if faults:
            status = MISUSE
            click.echo("\n".join(map(str, faults)))
            click.echo(f"{name}: {len(faults)} fault{'s' * (len(faults) > 1)}")
        else:
            files, deals = feature_files(name, root), deal_files(name, root)
            number = sum(len(scenarios(path)) for path in files)
            looked_at = f"scenarios: {number}, in files: {len(files)}, scripted deals: {len(deals)}"
            click.echo(f"{name}: no faults ({looked_at})")
    if status == GOOD and (
        faults := tuple(twins(script for name in games for script in fixtures(name, root)))
    ):
        status = MISUSE
        click.echo("\n".join(map(str, faults)))
    return status
