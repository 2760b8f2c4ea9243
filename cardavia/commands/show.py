"""`cardavia show`: a scenario as it is played."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

import click

from cardavia.commands.status import GOOD, MisuseError
from cardavia.games import MODULES
from cardavia.harness.corpus import Scenario, feature_files, scenarios
from cardavia.harness.deals import write_deal
from cardavia.harness.load import composed, deals
from cardavia.harness.origin import CorpusError
from cardavia.harness.script import Script
from cardavia.report.walk import walk


def show(*, name: str, as_yaml: bool, corpus: str | None) -> int:
    """Print the deal of a scenario or of a scripted deal, decision by decision or as YAML."""
    try:
        script = _find(name, Path(corpus) if corpus else None)
    except CorpusError as error:
        raise MisuseError(str(error)) from error
    click.echo(write_deal(script) if as_yaml else walk(script), nl=False)
    return GOOD


def _find(name: str, root: Path | None) -> Script:
    written = {scenario.id: scenario for scenario in _scenarios(root)}
    if name in written:
        return composed(written[name], root)
    scripted = {deal: script for game in MODULES for deal, script in deals(game, root).items()}
    if name in scripted:
        return scripted[name]
    if rows := [row for row in written if row.startswith(f"{name}.") and written[row].is_row]:
        raise MisuseError(f"{name} is an outline; show one of its rows: {', '.join(rows)}")
    near = get_close_matches(name, [*written, *scripted], n=3, cutoff=0.6)
    hint = (
        f"did you mean {' or '.join(near)}?" if near else "cardavia rules SENTENCE lists those of a sentence"
    )
    raise MisuseError(f"no scenario or scripted deal is called '{name}'; {hint}")


def _scenarios(root: Path | None) -> Iterator[Scenario]:
    for game in MODULES:
        for path in feature_files(game, root):
            yield from scenarios(path)
