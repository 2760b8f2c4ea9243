"""The suite as it is written: read, free of faults, and composed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from cardavia.authoring import compiled
from cardavia.authoring.faults import Fault, FaultyCorpusError
from cardavia.fixture.fixture import Fixture
from cardavia.fixture.suite import Part, Suite
from cardavia.games import MODULES
from cardavia.languages.codes import ENGLISH
from cardavia.origin import Origin
from cardavia.sources import corpus_root, corpus_version, shown


def games_of(game: str | None, root: Path | None) -> tuple[str, ...]:
    """The games of a run: the one named, else all of our own corpus, or those another corpus has folders for.

    Raises `FaultyCorpusError` for folders of games that there are not, and for features in the folder of no
    game: nothing in them would ever be read.
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
    if loose := sorted((root / "features").glob("*.feature")):
        raise FaultyCorpusError(
            tuple(
                Fault(
                    Origin(shown(path), 0),
                    "no-game",
                    f"belongs in the folder of its game, as in features/sichuan/{path.name}",
                )
                for path in loose
            )
        )
    there = {folder.name for folder in folders}
    return tuple(name for name in MODULES if name in there) or tuple(MODULES)


def _is_hidden(folder: Path) -> bool:
    return folder.name.startswith((".", "__"))


def load_suite(
    games: Iterable[str] = tuple(MODULES), root: Path | None = None, spoken: str = ENGLISH
) -> Suite:
    """The suite of some games, sections in a language as far as there are such.

    What has been composed and found free of faults before, and has not changed, is taken as it is kept.
    Raises `FaultyCorpusError` with every fault that lint finds.
    """
    games = tuple(games)
    root = (root or corpus_root()).resolve()
    found = {name: compiled.ready_made(name, root, spoken) or _clean(name, root, spoken) for name in games}
    if missing := tuple(name for name, parts in found.items() if parts is None):
        found |= _composed(missing, root, spoken)
    parts = tuple(part for each in found.values() for part in each or ())
    if faults := tuple(_twins(parts)):
        raise FaultyCorpusError(faults)
    return Suite(root, games, parts, corpus_version(root))


def _clean(name: str, root: Path, spoken: str) -> tuple[Part, ...] | None:
    """The parts of a game as they are kept, if lint has nothing against them."""
    if not compiled.is_clean(name, root):
        return None
    found = tuple(compiled.kept(path, root) for path in compiled.sources(name, root, spoken))
    return tuple(part for part in found if part) if all(found) else None


def _composed(games: tuple[str, ...], root: Path, spoken: str) -> dict[str, tuple[Part, ...]]:
    """The parts of games that lint looks at first; what is kept of them is not composed again."""
    from cardavia.authoring.lint import BEFORE_RUN, lint  # noqa: PLC0415 - what is kept does without Gherkin

    paths = {name: compiled.sources(name, root, spoken) for name in games}
    found = {path: compiled.kept(path, root) for each in paths.values() for path in each}
    kept = frozenset(path for path, part in found.items() if part)
    if faults := tuple(fault for name in games for fault in lint(name, root, BEFORE_RUN, kept)):
        raise FaultyCorpusError(faults)
    parts = {name: tuple(found[path] or compiled.part(path, root) for path in paths[name]) for name in games}
    for name in games:
        compiled.note_clean(name, root)
    return parts


def _twins(parts: Iterable[Part]) -> Iterator[Fault]:
    """Scenarios and deals of the same name; their files are read only if there are any."""
    names = [heading.id for part in parts for heading in part.headings]
    if len(set(names)) < len(names):
        yield from twins(part.fixtures[heading.id] for part in parts for heading in part.headings)


def twins(fixtures: Iterable[Fixture]) -> Iterator[Fault]:
    """Scenarios and deals that bear the name of one before them: names are for good, over all games."""
    named: dict[str, Fixture] = {}
    for each in fixtures:
        first = named.setdefault(each.id, each)
        if first is not each:
            message = f"{each.id} is the name of {first.origin} already; give it another"
            yield Fault(each.origin, "twin-name", message)
