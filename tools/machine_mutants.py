"""Wrong engines made by machine: every small change to the rules of a game, and those the corpus lets pass.

mutmut's operators change one spot of one module at a time, tables and cached functions included. The game is
imported afresh with the change, in a process of its own, and every script of the corpus, composed once and on
the sound engine, is played on it. What survives is printed as a difference; `docs/machine-mutants.md` says
what has become of it. Needs the extra `mutation`: `python tools/machine_mutants.py --game sichuan`.
"""

from __future__ import annotations

import argparse
import difflib
import re
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing import get_context
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import libcst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

from cardavia import games
from cardavia.engine.guard import GuardedEngine
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture
from cardavia.games.game import Game
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.mutants.trial import CAUGHT, corpus
from cardavia.reach.measure import SHARED

PATIENCE = 2.0
"""Seconds of processor time for a script, which takes about two milliseconds: more is an endless loop."""
UNPLAYED = (libcst.Annotation, libcst.Decorator, libcst.Import, libcst.ImportFrom)
SENTENCE = re.compile(r'"[A-Z]{2}-[^"]+"')


class Change(NamedTuple):
    """One spot of one module, and what is put in its place."""

    module: str
    file: Path
    line: int
    tree: libcst.Module
    old: libcst.CSTNode
    new: libcst.CSTNode

    @property
    def source(self) -> str:
        """The whole module with the change."""
        code: str = libcst.ensure_type(self.tree.deep_replace(self.old, self.new), libcst.Module).code
        return code

    def __str__(self) -> str:
        before, after = self.tree.code.splitlines(), self.source.splitlines()
        lines = list(difflib.unified_diff(before, after, lineterm="", n=0))[2:]
        changed = (f"  {line[0]} {line[1:].strip()}" for line in lines if not line.startswith("@"))
        return "\n".join((f"{self.module}:{self.line}", *changed))


class Fate(StrEnum):
    """What became of a change."""

    CAUGHT = "caught by a verdict"
    BROKEN = "broken down"
    ENDLESS = "endless"
    SURVIVED = "survived"


class Endless(BaseException):
    """The processor time of a script is used up; no error, for no engine's guard may take it for one."""


class Changed(SourceFileLoader):
    """Loads one module from a source that is not in its file."""

    def __init__(self, change: Change) -> None:
        super().__init__(change.module, str(change.file))
        self._source = change.source

    def get_code(self, fullname: str) -> CodeType:
        """The changed source, compiled."""
        return compile(self._source, self.get_filename(fullname), "exec")

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """Only the changed module is found here; all others where they always are."""
        return spec_from_file_location(fullname, self.path, loader=self) if fullname == self.name else None


def rules(game: str) -> Iterator[tuple[str, Path]]:
    """The modules of a game's rules and their files: not `compose`, which no engine plays by."""
    home = Path(games.__file__).parent
    for file in (*sorted((home / game).glob("*.py")), *(home / f"{name}.py" for name in shared_by(game))):
        parts = file.relative_to(home).with_suffix("").parts
        yield ".".join((games.__name__, *(part for part in parts if part != "__init__"))), file


def changes(game: str) -> Iterator[Change]:
    """Every change of every module."""
    for module, file in rules(game):
        wrapper = MetadataWrapper(libcst.parse_module(file.read_text(encoding="utf-8")))
        places = wrapper.resolve(PositionProvider)
        for node in played(wrapper.module):
            for kind, operator in mutation_operators:
                if isinstance(node, kind):
                    for new in operator(node):
                        yield Change(module, file, places[node].start.line, wrapper.module, node, new)


def played(node: libcst.CSTNode) -> Iterator[libcst.CSTNode]:
    """A node and all below it, in order, but for annotations and the like, and what people are told."""
    if not isinstance(node, UNPLAYED) and not is_told(node):
        yield node
        for child in node.children:
            yield from played(child)


def is_told(node: libcst.CSTNode) -> bool:
    """Whether it is an event or the id of a sentence: no verdict depends on them (docs/protocol.md)."""
    if isinstance(node, libcst.SimpleString):
        return SENTENCE.fullmatch(node.value) is not None
    return isinstance(node, libcst.Call) and isinstance(node.func, libcst.Name) and node.func.value == "Event"


def fate(game: str, change: Change, scripts: list[Fixture]) -> Fate:
    """What becomes of a change; the script that catches it moves to the front, for the next are alike."""
    try:
        engine = GuardedEngine(ReferenceEngine({game: changed(game, change)}))
        description = engine.describe()
        for place, script in enumerate(scripts):
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
            verdict = run(script, engine, description).verdict
            if verdict is not Verdict.PASS:
                scripts.insert(0, scripts.pop(place))
                return Fate.CAUGHT if verdict in CAUGHT else Fate.BROKEN
    except Endless:
        return Fate.ENDLESS
    except Exception:  # a module that cannot even be imported may fail in any way
        return Fate.BROKEN
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return Fate.SURVIVED


def shared_by(game: str) -> tuple[str, ...]:
    """The modules beside the games that this one is played by: what `melding` holds is not for all."""
    home = Path(games.__file__ or "").parent
    source = "".join(file.read_text(encoding="utf-8") for file in (home / game).glob("*.py"))
    return tuple(name for name in SHARED if "/" not in name or f"games.{name.partition('/')[0]}" in source)


def changed(game: str, change: Change) -> Game[object]:
    """The game with the change; everything of its rules is imported again, so that nothing is remembered."""
    shared = {name.partition("/")[0] for name in SHARED}
    for name in shared:
        vars(games).pop(name, None)
    stale = tuple(f"{games.__name__}.{name}." for name in (game, *shared))
    for name in [loaded for loaded in sys.modules if f"{loaded}.".startswith(stale)]:
        del sys.modules[name]
    loader = Changed(change)
    sys.meta_path.insert(0, loader)
    try:
        offered: Game[object] = import_module(games.MODULES[game]).GAME
        return offered
    finally:
        sys.meta_path.remove(loader)


def try_all(game: str, found: Sequence[Change], processes: int) -> Iterator[Fate]:
    """The fate of each change, in order, by several processes that begin with the corpus composed."""
    trying = Trying(game, found, list(corpus(game)))
    with get_context("fork").Pool(processes, trying.begin) as pool:
        yield from pool.imap(Trying.one, range(len(found)), chunksize=16)


class Trying(NamedTuple):
    """What a forked process inherits; syntax trees and scripts cannot be sent to one."""

    game: str
    changes: Sequence[Change]
    scripts: list[Fixture]

    def begin(self) -> None:
        """Make this the work of the process."""
        global _work  # noqa: PLW0603 - a pool's processes keep what they inherit nowhere else
        _work = self
        signal.signal(signal.SIGVTALRM, _stop)

    @staticmethod
    def one(place: int) -> Fate:
        """The fate of one change."""
        return fate(_work.game, _work.changes[place], _work.scripts)


_work: Trying


def _stop(*_: object) -> None:
    raise Endless


def main() -> None:
    """Try every change of the games asked for; print the survivors and the figures of each game."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", choices=games.MODULES, action="append", help="try this game only")
    parser.add_argument("--processes", type=int, default=2, help="how many try at a time")
    given = parser.parse_args()
    for game in given.game or games.MODULES:
        found = tuple(changes(game))
        fates = Counter[Fate]()
        for change, became in zip(found, try_all(game, found, given.processes), strict=True):
            fates[became] += 1
            if became is Fate.SURVIVED:
                print(f"{change}\n", flush=True)
        figures = ", ".join(f"{fates[each]} {each}" for each in Fate)
        print(f"{game}: {len(found)} changes, {figures}", flush=True)


if __name__ == "__main__":
    main()
