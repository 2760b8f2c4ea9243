"""`cardavia lint`: the faults of the corpus."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.authoring.corpus import scenarios
from cardavia.authoring.faults import FaultyCorpusError
from cardavia.authoring.feature import read_feature
from cardavia.authoring.lint import lint as find_faults
from cardavia.authoring.load import fixtures
from cardavia.authoring.suite import games_of, twins
from cardavia.commands.status import GOOD, MISUSE, MisuseError
from cardavia.origin import CorpusError
from cardavia.rulebook.load import rulebook
from cardavia.sources import corpus_root, deal_files, feature_files, shown


def lint(*, game: str | None, fix: bool, corpus: str | None) -> int:
    """Print every fault, or what was looked at and found good; `fix` first what needs no decision."""
    root = Path(corpus) if corpus else None
    status = GOOD
    try:
        games = games_of(game, root)
    except FaultyCorpusError as error:
        raise MisuseError(str(error)) from error
    for name in games:
        if fix:
            _fix(name, root)
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


def _fix(name: str, root: Path | None) -> None:
    """Write the files in which something is put right, and say which."""
    from cardavia.keeping.fix import fixed  # noqa: PLC0415 - only who has something put right pays for it

    try:
        features = tuple(map(read_feature, feature_files(name, root)))
    except CorpusError:
        return  # it is told as a fault
    is_whole = root is None or root.resolve() == corpus_root().resolve()
    for path, text in fixed(features, rulebook(name), is_whole=is_whole).items():
        if text:
            path.write_text(text, encoding="utf-8", newline="\n")
        else:
            path.unlink()
        click.echo(f"{shown(path)}: put right")
