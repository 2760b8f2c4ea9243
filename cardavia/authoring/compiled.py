"""The corpus compiled: what comes of each file, kept as long as nothing it was made of changes.

The package brings its own corpus ready made. Any other is kept in the cache of this machine, each file under
a key of all that its fixtures come from: its own text, the scripted deals it goes on from, and our code. What
is damaged, missing or of another key is composed again; where nothing can be written, nothing is kept.
"""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path

from cardavia.fixture import stored
from cardavia.fixture.suite import Part
from cardavia.games import MODULES
from cardavia.languages.codes import ENGLISH, codes
from cardavia.sources import corpus_root, deal_files, feature_files, shown

VARIABLE = "CARDAVIA_CACHE"
"""The environment variable that names another folder for what is kept; set and empty, nothing is."""

PACKAGE = Path(__file__).parent.parent

CODE = (
    *("cards.py", "decisions.py", "interruption.py", "loaders.py", "located.py", "notation.py", "origin.py"),
    *("situation.py", "sources.py", "table.py", "authoring", "fixture", "judging", "languages", "profiles"),
    "rulebook",
)
"""All of the package, besides the game itself, that fixtures and the verdict of lint are made by."""

KEPT = 30 * 24 * 3600
"""Seconds for which something is kept that nobody has made anew."""


def part(path: Path, root: Path) -> Part:
    """What comes of a file, as it is kept, or else composed and kept; raises `CorpusError`."""
    return kept(path, root) or _made(path, root)


def deals_named(text: str) -> frozenset[str]:
    """The scripted deals that a text goes on from, in whatever language it says so."""
    return frozenset(name for match in _goes_on().finditer(text) for name in match.groups() if name)


@cache
def _goes_on() -> re.Pattern[str]:
    from cardavia.languages.language import language  # noqa: PLC0415 - what is ready made does without

    said = (re.escape(language(code).phrases["deal"].words["given"]) for code in codes())
    return re.compile("|".join(words.replace(r"\{name\}", "([a-z0-9-]+)") for words in said))


def kept(path: Path, root: Path) -> Part | None:
    """What is kept of a file, if it is not out of date."""
    slot = _slot(path)
    return stored.read(slot, path, _key(path, root)) if slot else None


def ready_made(game: str, root: Path, spoken: str = ENGLISH) -> tuple[Part, ...] | None:
    """The parts of a game that the package has brought along, free of faults; None if it has not."""
    if root != corpus_root().resolve() or not (root / "fixtures").is_dir():
        return None
    found = [
        stored.read(stored.file_in(root / "fixtures", path), path) for path in sources(game, root, spoken)
    ]
    return tuple(part for part in found if part) if all(found) else None


def sources(game: str, root: Path, spoken: str = ENGLISH) -> tuple[Path, ...]:
    """The files of a game, features first, those in a language as far as there are such."""
    return (*feature_files(game, root, spoken), *deal_files(game, root))


def is_clean(game: str, root: Path) -> bool:
    """Whether lint has found no fault in all that there is of a game as it stands now."""
    slot = _slot(root / game)
    try:
        return slot is not None and slot.read_text(encoding="ascii") == _whole(game, root)
    except (OSError, UnicodeDecodeError):
        return False


def note_clean(game: str, root: Path) -> None:
    """Keep that lint has found no fault in a game as it stands now."""
    if slot := _slot(root / game):
        with suppress(OSError):
            slot.parent.mkdir(parents=True, exist_ok=True)
            slot.write_text(_whole(game, root), encoding="ascii")


def _made(path: Path, root: Path) -> Part:
    from cardavia.authoring.load import all_of  # noqa: PLC0415 - Gherkin is read only where it must be

    key = _key(path, root)
    fixtures = tuple(each.fixture for each in all_of(path, root))
    slot = _slot(path)
    # Somebody may have saved the file meanwhile: then nobody can say what has been read.
    if slot and key == _key(path, root):
        with suppress(OSError):
            stored.write(slot, path, key, fixtures)
            _forget_old(slot.parent)
    return Part.of(path, fixtures)


def _key(path: Path, root: Path) -> str:
    """All that the fixtures of a file are made of, in short."""
    game, text = path.parent.name, path.read_bytes()
    named = deals_named(text.decode("utf-8", errors="replace"))
    deals = [deal.read_bytes() for deal in deal_files(game, root) if deal.stem in named]
    return _digest(_code(game), shown(path).encode(), text, *deals)


def _whole(game: str, root: Path) -> str:
    """All that lint looks at of a game, in short."""
    files = (*sorted((root / "features" / game).glob("*.feature")), *deal_files(game, root))
    told = (part for path in files for part in (shown(path).encode(), path.read_bytes()))
    return _digest(_code(game), str(root == corpus_root().resolve()).encode(), *told)


@cache
def _code(game: str) -> bytes:
    """The code that makes the fixtures of a game, in short."""
    folder = PACKAGE.joinpath(*MODULES[game].split(".")[1:])
    others = {PACKAGE.joinpath(*module.split(".")[1:]) for module in MODULES.values()} - {folder}
    code = [PACKAGE / name for name in CODE]
    found = sorted(
        file
        for part in (*code, PACKAGE / "games")
        for file in ([part] if part.is_file() else part.rglob("*"))
        if file.suffix in {".py", ".yaml"} and not others.intersection(file.parents)
    )
    return _digest(*(part for file in found for part in (file.name.encode(), file.read_bytes()))).encode()


def _digest(*parts: bytes) -> str:
    whole = blake2b(digest_size=16)
    for part in parts:
        whole.update(len(part).to_bytes(8, "big"))
        whole.update(part)
    return whole.hexdigest()


def _slot(path: Path) -> Path | None:
    """Where it is kept what comes of a file: one place for each, so that nothing heaps up."""
    folder = _folder()
    return folder / f"{_digest(str(path).encode())}.jsonl" if folder else None


def _folder() -> Path | None:
    named = os.environ.get(VARIABLE)
    if named is not None:
        return Path(named) if named else None
    from platformdirs import user_cache_path  # noqa: PLC0415 - who brings everything ready made does without

    try:
        return user_cache_path("cardavia") / "fixtures"
    except RuntimeError:  # there is no home
        return None


def _forget_old(folder: Path) -> None:
    """Remove what nobody has made anew for long: its corpus is gone, or will be composed once more."""
    oldest = time.time() - KEPT
    for file in folder.iterdir():
        with suppress(OSError):
            if file.stat().st_mtime < oldest:
                file.unlink()
