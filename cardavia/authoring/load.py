"""The fixtures of a game: all its scenarios composed, and its scripted deals read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cardavia import interruption
from cardavia.authoring.compiled import deals_named
from cardavia.authoring.compose import Composed, compose
from cardavia.authoring.corpus import Scenario, scenarios
from cardavia.authoring.deals import read_deal
from cardavia.fixture.fixture import Fixture
from cardavia.games.profile import Profile
from cardavia.profiles.reading import own_profile
from cardavia.sources import deal_files, feature_files


def fixtures(game: str, root: Path | None = None) -> Iterator[Fixture]:
    """Every fixture of a game, features first; raises `CorpusError` for the first that cannot be."""
    for path in (*feature_files(game, root), *deal_files(game, root)):
        yield from (each.fixture for each in all_of(path, root))


def all_of(path: Path, root: Path | None = None) -> Iterator[Composed]:
    """What a file comes to, a feature or a scripted deal; raises `CorpusError`."""
    if path.suffix == ".feature":
        return (composed(scenario, root) for scenario in ours(path))
    return iter((deal(path),))


def ours(path: Path) -> tuple[Scenario, ...]:
    """The cases of a feature file that are about our own readings, not about other options of a ruling."""
    return tuple(each for each in scenarios(path) if not own_profile(each.game, each.readings).options)


def composed(scenario: Scenario, root: Path | None = None, profile: Profile | None = None) -> Composed:
    """What one scenario comes to at a table, by default of its own options; raises `CorpusError`.

    At the table of another profile figures are derived, but for a scenario about options of it. It is worked
    out once for each text of the deals.
    """
    goes_on = any(deals_named(line.origin.text) for line in scenario.lines)
    texts = tuple(map(_bytes, deal_files(scenario.game, root))) if goes_on else ()
    own = own_profile(scenario.game, scenario.readings)
    derives = profile is not None and not own.options
    return _composed(scenario, root, own if profile is None else profile, texts, derives=derives)


@cache
def _composed(
    scenario: Scenario, root: Path | None, at: Profile, _: tuple[bytes, ...], *, derives: bool
) -> Composed:
    interruption.check()
    return compose(scenario, lambda game, name: find_deal(game, name, root), at, derives=derives)


def deal(path: Path) -> Composed:
    """What one scripted deal comes to, read once for each text of it; raises `CorpusError`."""
    return _deal(path, _bytes(path))


@cache
def _deal(path: Path, _: bytes) -> Composed:
    return read_deal(path)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # which is told when it is read for good
        return b""


def deals(game: str, root: Path | None = None) -> dict[str, Fixture]:
    """The scripted deals of a game by name; raises `CorpusError` for the first that cannot be."""
    found = (deal(path).fixture for path in deal_files(game, root))
    return {each.id: each for each in found}


def find_deal(game: str, name: str, root: Path | None = None) -> Fixture:
    """A scripted deal by its name; raises `KeyError`."""
    return deals(game, root)[name]
