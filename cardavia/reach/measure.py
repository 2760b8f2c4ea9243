"""Playing scenarios while the lines of our engine are watched.

Only the rules are watched, not the composers: composing finds a deal and settles nothing. Situations are
composed beforehand, and what the games keep of their work is forgotten before each scenario, so that each
runs all that it needs. What runs when a file is read runs for no scenario and is left out: tables, constants,
heads of functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from coverage import Coverage

from cardavia import games as package
from cardavia.authoring.load import fixtures
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture
from cardavia.games import MODULES
from cardavia.judging.player import run
from cardavia.mutants.mutant import forget
from cardavia.reach.source import Source, read

SHARED = ("packed", "seats", "names", "melding/moves", "melding/state")
"""What the rules of all games stand on; the other modules beside them are for composing."""

OTHERS = ("__init__.py", "rules.py", "options.py")
"""Files of a game that hold none of the rules as we read them."""

Play = tuple[str, Callable[[], object]]
"""The id of a scenario, and what plays it."""


class Unreached(NamedTuple):
    """A line that no scenario runs, or not in all its ways."""

    source: Source
    line: int
    says: str

    def __str__(self) -> str:
        return f"{self.source}:{self.line}: {self.says}: {self.source.text(self.line).strip()}"


class Reach(NamedTuple):
    """Which lines each scenario has run, and what nobody has; `played` are all, in order."""

    played: tuple[str, ...]
    ran: Mapping[Path, Mapping[int, frozenset[str]]]
    unreached: tuple[Unreached, ...]

    def runners(self, source: Source, lines: Iterable[int]) -> frozenset[str]:
        """The scenarios that have run one of the lines at least."""
        ran = self.ran[source.path]
        return frozenset[str]().union(*(ran.get(line, ()) for line in lines))


def files(game: str) -> tuple[Path, ...]:
    """The files with the rules of a game: all but its face to the package, and the folder that composes.

    Options that are not ours are run by nobody who plays as we do, and are left out as well.
    """
    folder = _folder(MODULES[game])
    return tuple(path for path in sorted(folder.glob("*.py")) if path.name not in OTHERS)


def shared() -> tuple[Path, ...]:
    """The files that all games share."""
    return tuple(_folder(package.__name__) / f"{name}.py" for name in SHARED)


def reach(names: Iterable[str], root: Path | None = None) -> Reach:
    """What the scenarios of these games run; raises `CorpusError` for the first that cannot be."""
    wanted = tuple(names)
    engine = ReferenceEngine()
    description = engine.describe()

    def play(script: Fixture) -> None:
        forget(script.game)
        run(script, engine, description)

    plays = [(script.id, partial(play, script)) for game in wanted for script in fixtures(game, root)]
    return measured((*(path for game in wanted for path in files(game)), *shared()), plays)


def measured(watched: Iterable[Path], plays: Iterable[Play]) -> Reach:
    """What each of the plays runs of the files; raises whatever a play raises."""
    sources = tuple(map(read, watched))
    folders = sorted({str(source.path.parent) for source in sources})
    watch = Coverage(data_file=None, config_file=False, branch=True, source=folders)
    # The one way to measure that tells scenarios apart on every Python.
    watch.set_option("run:core", "ctrace")
    watch.set_option("run:disable_warnings", ["no-data-collected"])
    for excluded in ("exclude", "partial"):
        watch.clear_exclude(excluded)
    played: list[str] = []
    watch.start()
    try:
        for name, play in plays:
            watch.switch_context(name)
            play()
            played.append(name)
    finally:
        watch.stop()
    data = watch.get_data()
    ran = {
        source.path: {
            line: frozenset(names) for line, names in data.contexts_by_lineno(str(source.path)).items()
        }
        for source in sources
    }
    unreached = (each for source in sources for each in _unreached(watch, source))
    return Reach(tuple(played), ran, tuple(unreached))


def _unreached(watch: Coverage, source: Source) -> Iterator[Unreached]:
    _, _, _, missing, _ = watch.analysis2(str(source.path))
    found = dict.fromkeys(missing, "no scenario runs it")
    for line, (ways, taken) in watch.branch_stats(str(source.path)).items():
        if 0 < taken < ways:
            found[line] = f"{taken} of its {ways} ways on {'is' if taken == 1 else 'are'} taken"
    return (Unreached(source, line, says) for line, says in sorted(found.items()) if source.running(line))


def _folder(name: str) -> Path:
    (folder,) = import_module(name).__path__
    return Path(folder).resolve()
