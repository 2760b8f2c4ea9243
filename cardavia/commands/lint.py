"""`cardavia lint`: the faults of the corpus."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.commands.status import GOOD, MISUSE, MisuseError
from cardavia.harness.corpus import deal_files, feature_files, scenarios
from cardavia.harness.lint import lint as find_faults
from cardavia.harness.suite import FaultyCorpusError, games_of


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
    return status
