"""The fixtures of a game: all its scenarios composed, and its scripted deals read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cardavia import interruption
from cardavia.authoring.compose import Composed, compose
from cardavia.authoring.corpus import Scenario, scenarios
from cardavia.authoring.deals import read_deal
from cardavia.fixture.fixture import Fixture
from cardavia.sources import deal_files, feature_files


def fixtures(game: str, root: Path | None = None) -> Iterator[Fixture]:
    """Every fixture of a game, features first; raises `CorpusError` for the first that cannot be."""
    for path in feature_files(game, root):
        for scenario in scenarios(path):
            yield composed(scenario, root).fixture
    yield from deals(game, root).values()


@cache
def composed(scenario: Scenario, root: Path | None = None) -> Composed:
    """What one scenario comes to, worked out once; raises `CorpusError`."""
    interruption.check()
    return compose(scenario, lambda game, name: find_deal(game, name, root))


@cache
def deal(path: Path) -> Composed:
    """What one scripted deal comes to, read once; raises `CorpusError`."""
    return read_deal(path)


def deals(game: str, root: Path | None = None) -> dict[str, Fixture]:
    """The scripted deals of a game by name; raises `CorpusError` for the first that cannot be."""
    found = (deal(path).fixture for path in deal_files(game, root))
    return {each.id: each for each in found}


def find_deal(game: str, name: str, root: Path | None = None) -> Fixture:
    """A scripted deal by its name; raises `KeyError`."""
    return deals(game, root)[name]
