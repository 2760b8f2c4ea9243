"""The suite: every case of some games, composed and free of faults, and which of them are to run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cardavia.authoring.corpus import Step, StepKind, corpus_root, deal_files, feature_files, scenarios, shown
from cardavia.authoring.lint import BEFORE_RUN, Fault, lint
from cardavia.authoring.load import composed, deal
from cardavia.authoring.pins import pins
from cardavia.authoring.script import Expected, Script, ScriptStep
from cardavia.fixture.origin import Origin
from cardavia.games import MODULES, game


class FaultyCorpusError(Exception):
    """The corpus has faults and is not run; `faults` are all of them."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Case:
    """One thing to play: its script, the file it stands in, and its lines as they are to be told."""

    script: Script
    path: Path
    lines: tuple[Step, ...]

    def lines_of(self, kind: StepKind, until: Origin | None = None) -> tuple[str, ...]:
        """The texts of the lines of a kind, up to and with the one that stands at `until`."""
        told: list[str] = []
        for line in self.lines:
            if line.kind == kind:
                told.append(line.origin.text)
            if line.origin == until:
                break
        return tuple(told)


@dataclass(frozen=True)
class Suite:
    """All cases of `games`; `root` is the folder of their features and scripted deals."""

    root: Path
    games: tuple[str, ...]
    cases: tuple[Case, ...]

    @cached_property
    def by_id(self) -> Mapping[str, Case]:
        """The cases by their ids."""
        return {case.script.id: case for case in self.cases}

    @cached_property
    def pins(self) -> Mapping[str, tuple[str, ...]]:
        """The ids of the cases tagged with a sentence, by its id."""
        return pins((case.script.id, case.script.sentences) for case in self.cases)

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
    if faults := tuple(twins(case.script for case in suite.cases)):
        raise FaultyCorpusError(faults)
    return suite


def twins(scripts: Iterable[Script]) -> Iterator[Fault]:
    """Scenarios and deals that bear the name of one before them: names are for good, over all games."""
    named: dict[str, Script] = {}
    for script in scripts:
        first = named.setdefault(script.id, script)
        if first is not script:
            message = f"{script.id} is the name of {first.origin} already; give it another"
            yield Fault(script.origin, "twin-name", message)


def _cases(name: str, root: Path) -> Iterable[Case]:
    for path in feature_files(name, root):
        for scenario in scenarios(path):
            yield Case(composed(scenario, root), path, scenario.steps)
    for path in deal_files(name, root):
        script = deal(path)
        yield Case(
            script, path, (*_dealt(script), *(Step(_kind(step), step.origin) for step in script.steps))
        )


def _dealt(script: Script) -> Iterable[Step]:
    """How the beginning of a scripted deal is told."""
    deck = game(script.game).shape.deck
    for seat, cards in script.setup.hands.items():
        deals = " and deals" if seat == script.setup.dealer else ""
        text = f"{seat} is dealt {deck.format(cards)}{deals}"
        yield Step("given", Origin(script.origin.file, script.origin.line, text))


def _kind(step: ScriptStep) -> StepKind:
    return "then" if any(isinstance(act, Expected) for act in step.acts) else "when"
