"""The scripts of a game: all its scenarios composed, and its scripted deals read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cardavia.harness.corpus import deal_files, feature_files, scenarios
from cardavia.harness.deals import read_deal
from cardavia.harness.script import Script, compose


def scripts(game: str) -> Iterator[Script]:
    """Every script of a game, features first; raises `CorpusError` for the first that cannot be."""
    for path in feature_files(game):
        for scenario in scenarios(path):
            yield compose(scenario, find_deal)
    yield from deals(game).values()


@cache
def deals(game: str) -> dict[str, Script]:
    """The scripted deals of a game by name."""
    found = (read_deal(path) for path in deal_files(game))
    return {deal.id: deal for deal in found}


def find_deal(game: str, name: str) -> Script:
    """A scripted deal by its name; raises `KeyError`."""
    return deals(game)[name]
