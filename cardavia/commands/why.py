"""`cardavia why`: from a line of our engine to the sentences it is there for, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import click

from cardavia.authoring.pins import involved
from cardavia.commands.status import GOOD, MisuseError
from cardavia.fixture.naming import like_an_id
from cardavia.games import MODULES
from cardavia.origin import CorpusError
from cardavia.rulebook.errors import UnknownIdError
from cardavia.rulebook.load import GAMES
from cardavia.rulebook.scope import ids_under

try:
    from cardavia.reach import text
    from cardavia.reach.measure import files, reach, shared
    from cardavia.reach.source import Source, read
except ModuleNotFoundError as error:
    raise MisuseError(f"lines are watched by a library for developers: pip install {error.name}") from error

PLACE = re.compile(r"(?P<file>.+\.py)(?::(?P<where>[^:]+))?")


def why(*, name: str, corpus: str | None) -> int:
    """Print who runs a line or a function, or what the scenarios of a sentence run."""
    root = Path(corpus) if corpus else None
    place = PLACE.fullmatch(name)
    try:
        click.echo(_place(place["file"], place["where"] or "", root) if place else _sentences(name, root))
    except CorpusError as error:
        raise MisuseError(str(error)) from error
    return GOOD


def _place(file: str, where: str, root: Path | None) -> str:
    source, games = _file(file)
    if where.isdecimal():
        line = int(where)
        if not 1 <= line <= len(source.lines):
            raise MisuseError(f"{source} has lines 1 to {len(source.lines)}, and no line {line}")
        return text.of_line(reach(games, root), source, line)
    named = [each for each in source.functions if where in (each.name, each.name.rpartition(".")[2])]
    if len(named) != 1:
        among = named or source.functions
        raise MisuseError(
            f"{source}:{where}: a line or one function is expected, such as {source}:{among[0].header} or "
            f"one of {', '.join(each.name for each in among)}"
            if among
            else f"{source}:{where}: a line is expected; there is no function in it"
        )
    return text.of_function(reach(games, root), source, named[0])


def _file(name: str) -> tuple[Source, Iterable[str]]:
    """The file of ours whose path ends like this, and the games that it is for."""
    watched: dict[Path, tuple[str, ...]] = {path: (game,) for game in MODULES for path in files(game)}
    watched |= {path: tuple(MODULES) for path in shared()}
    wanted = Path(name).resolve()
    asked = Path(name).parts
    found = [path for path in watched if path == wanted] or [
        path for path in watched if path.parts[-len(asked) :] == asked
    ]
    if len(found) == 1:
        return read(found[0]), watched[found[0]]
    offered = ", ".join(str(read(path)) for path in found or watched)
    raise MisuseError(
        f"{name} may be any of {offered}; say which"
        if found
        else f"{name} is no file with rules that are played; these are: {offered}"
    )


def _sentences(name: str, root: Path | None) -> str:
    spelt = like_an_id(name)
    try:
        covered = ids_under(spelt)
    except UnknownIdError as error:
        raise MisuseError(f"{error}; FILE:LINE, FILE:FUNCTION or the id of a sentence is expected") from error
    game = GAMES[covered[0].partition("-")[0]]
    if game not in MODULES:
        raise MisuseError(f"{spelt}: {game} has no engine yet")
    pinning = involved((game,), root)
    seen = reach((game,), root)
    return "\n\n".join(text.of_sentence(seen, each, pinning.get(each, ())) for each in covered)
