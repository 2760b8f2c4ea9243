"""The suite: every case of some games, composed and free of faults, and which of them are to run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cardavia.authoring.corpus import scenarios
from cardavia.authoring.lint import BEFORE_RUN, Fault, lint
from cardavia.authoring.load import composed, deal
from cardavia.authoring.pins import pins
from cardavia.fixture.fixture import Fixture
from cardavia.games import MODULES
from cardavia.origin import Origin
from cardavia.sources import corpus_root, deal_files, feature_files, shown


class FaultyCorpusError(Exception):
    """The corpus has faults and is not run; `faults` are all of them."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


class Case(NamedTuple):
    """One thing to play, and the file it stands in."""

    fixture: Fixture
    path: Path


@dataclass(frozen=True)
class Suite:
    """All cases of `games`; `root` is the folder of their features and scripted deals."""

    root: Path
    games: tuple[str, ...]
    cases: tuple[Case, ...]

    @cached_property
    def by_id(self) -> Mapping[str, Case]:
        """The cases by their ids."""
        return {case.fixture.id: case for case in self.cases}

    @cached_property
    def pins(self) -> Mapping[str, tuple[str, ...]]:
        """The ids of the cases tagged with a sentence, by its id."""
        return pins((case.fixture.id, case.fixture.sentences) for case in self.cases)

    def in_file(self, path: Path) -> tuple[Case, ...]:
        """The cases of a file, in order."""
        return self._by_path.get(path, ())

    @cached_property
    def _by_path(self) -> Mapping[Path, tuple[Case, ...]]:
        found: dict[Path, list[Case]] = {}
        for case in self.cases:
            found.setdefault(case.path, []).append(case)
        return {path: tuple(cases) for path, cases in found.items()}


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
    suite = Suite(root, games, tuple(case for name in games for case in _cases(name, root)))
    if faults := tuple(twins(case.fixture for case in suite.cases)):
        raise FaultyCorpusError(faults)
    return suite


def twins(fixtures: Iterable[Fixture]) -> Iterator[Fault]:
    """Scenarios and deals that bear the name of one before them: names are for good, over all games."""
    named: dict[str, Fixture] = {}
    for each in fixtures:
        first = named.setdefault(each.id, each)
        if first is not each:
            message = f"{each.id} is the name of {first.origin} already; give it another"
            yield Fault(each.origin, "twin-name", message)


def _cases(name: str, root: Path) -> Iterable[Case]:
    for path in feature_files(name, root):
        for scenario in scenarios(path):
            yield Case(composed(scenario, root).fixture, path)
    for path in deal_files(name, root):
        yield Case(deal(path).fixture, path)
