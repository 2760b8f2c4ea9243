"""The suite as it is written: read, free of faults, and composed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from cardavia.authoring.corpus import scenarios
from cardavia.authoring.lint import BEFORE_RUN, Fault, lint
from cardavia.authoring.load import composed, deal
from cardavia.fixture.fixture import Fixture
from cardavia.fixture.suite import Part, Suite
from cardavia.games import MODULES
from cardavia.origin import Origin
from cardavia.sources import corpus_root, deal_files, feature_files, shown


class FaultyCorpusError(Exception):
    """The corpus has faults and is not run; `faults` are all of them."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def games_of(game: str | None, root: Path | None) -> tuple[str, ...]:
    """The games of a run: the one named, else all of our own corpus, or those another corpus has folders for.

    Raises `FaultyCorpusError` for folders of games that there are not: nothing in them would ever be read.
    """
    if game or root is None:
        return (game,) if game else tuple(MODULES)
    folders = sorted(
        folder for part in ("features", "scenarios") for folder in (root / part).glob("*/") if folder.is_dir()
    )
    if stray := [folder for folder in folders if folder.name not in MODULES and not _is_hidden(folder)]:
        games = ", ".join(MODULES)
        raise FaultyCorpusError(
            tuple(
                Fault(Origin(shown(folder), 0), "unknown-game", f"no such game; name the folder {games}")
                for folder in stray
            )
        )
    there = {folder.name for folder in folders}
    return tuple(name for name in MODULES if name in there) or tuple(MODULES)


def _is_hidden(folder: Path) -> bool:
    return folder.name.startswith((".", "__"))


def load_suite(games: Iterable[str] = tuple(MODULES), root: Path | None = None) -> Suite:
    """The suite of some games; raises `FaultyCorpusError` with every fault that lint finds."""
    games = tuple(games)
    root = (root or corpus_root()).resolve()
    if faults := tuple(fault for name in games for fault in lint(name, root, BEFORE_RUN)):
        raise FaultyCorpusError(faults)
    parts = tuple(part for name in games for part in _parts(name, root))
    if faults := tuple(twins(each for part in parts for each in part.fixtures.values())):
        raise FaultyCorpusError(faults)
    return Suite(root, games, parts)


def twins(fixtures: Iterable[Fixture]) -> Iterator[Fault]:
    """Scenarios and deals that bear the name of one before them: names are for good, over all games."""
    named: dict[str, Fixture] = {}
    for each in fixtures:
        first = named.setdefault(each.id, each)
        if first is not each:
            message = f"{each.id} is the name of {first.origin} already; give it another"
            yield Fault(each.origin, "twin-name", message)


def _parts(name: str, root: Path) -> Iterator[Part]:
    for path in feature_files(name, root):
        yield Part.of(path, (composed(scenario, root).fixture for scenario in scenarios(path)))
    for path in deal_files(name, root):
        yield Part.of(path, (deal(path).fixture,))
