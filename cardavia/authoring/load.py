"""The scripts of a game: all its scenarios composed, and its scripted deals read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from cardavia import interruption
from cardavia.authoring.corpus import Scenario, deal_files, feature_files, scenarios
from cardavia.authoring.deals import read_deal
from cardavia.authoring.script import Script, compose


def scripts(game: str, root: Path | None = None) -> Iterator[Script]:
    """Every script of a game, features first; raises `CorpusError` for the first that cannot be."""
    for path in feature_files(game, root):
        for scenario in scenarios(path):
            yield composed(scenario, root)
    yield from deals(game, root).values()


@cache
def composed(scenario: Scenario, root: Path | None = None) -> Script:
    """The script of one scenario, worked out once; raises `CorpusError`."""
    interruption.check()
    return compose(scenario, partial(find_deal, root=root))


@cache
def deal(path: Path) -> Script:
    """The script of one scripted deal, read once; raises `CorpusError`."""
    return read_deal(path)


def deals(game: str, root: Path | None = None) -> dict[str, Script]:
    """The scripted deals of a game by name; raises `CorpusError` for the first that cannot be."""
    found = (deal(path) for path in deal_files(game, root))
    return {script.id: script for script in found}


def find_deal(game: str, name: str, root: Path | None = None) -> Script:
    """A scripted deal by its name; raises `KeyError`."""
    return deals(game, root)[name]
