"""What two engines have played already, on disk, and whom it is about.

The first line says which engines were compared, by whom and how; each further line is a block of deals that
agreed. It is believed only by a run that would write the same first line. What stands behind the last newline
is half a line of a run that was killed: that block is played again. Nothing of a file is changed before it is
known to be such a journal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from os import truncate
from pathlib import Path

from cardavia.engine.wire import decode
from cardavia.table import Json

Played = tuple[str, int, int]
"""A block: its game, its first seed, and how many deals."""


class JournalError(Exception):
    """A journal that cannot be gone on with, and what to do."""


class Journal:
    """The journal of a run in a file, begun anew or gone on with.

    `about` is what the first line says, `done` the blocks behind it. Raises `JournalError` for a file that is
    about something else, that is no journal, or that cannot be read or written.
    """

    def __init__(self, path: Path, about: Json) -> None:
        self._path = path
        self._stream = None
        try:
            *lines, half = (path.read_bytes() if path.exists() else b"").split(b"\n")
            self.done = frozenset(self._read(about, lines))
            if not lines and not _line(about).startswith(half):
                raise JournalError(f"{path}: no journal of cardavia; name another file")
            if half:
                truncate(path, path.stat().st_size - len(half))
            self._stream = path.open("ab")
            if not lines:
                self._write(about)
        except OSError as error:
            raise JournalError(f"{path}: {error.strerror}; name a file that can be written") from error

    def add(self, block: Played) -> None:
        """One more block agrees; raises `JournalError` if that cannot be kept."""
        game, seed, deals = block
        try:
            self._write({"game": game, "seed": seed, "deals": deals})
        except OSError as error:
            raise JournalError(f"{self._path}: {error.strerror}; make room, and go on with it") from error

    def close(self) -> None:
        """Nothing more comes."""
        if self._stream:
            self._stream.close()

    def _read(self, about: Json, lines: Iterable[bytes]) -> Iterable[Played]:
        for number, line in enumerate(lines, 1):
            try:
                entry = decode(line)
                if number == 1:
                    self._compare(dict(entry), decode(_line(about)))
                else:
                    yield _played(entry)
            except (ValueError, TypeError, KeyError) as error:
                raise JournalError(
                    f"{self._path}:{number}: no entry of a journal; begin a new one"
                ) from error

    def _compare(self, was: Json, about: Json) -> None:
        for key in {**was, **about}:
            if was.get(key) != about.get(key):
                raise JournalError(
                    f"{self._path}: is about another run: {key} was {_shown(was.get(key))}, "
                    f"now it is {_shown(about.get(key))}; name another file"
                )

    def _write(self, entry: Json) -> None:
        if self._stream is None:
            raise ValueError("the journal is not open")
        self._stream.write(_line(entry))
        self._stream.flush()


def _line(entry: Json) -> bytes:
    """An entry as it is written; no file can hold the halves of characters that an engine may say."""
    return json.dumps(entry, ensure_ascii=False).encode(errors="replace") + b"\n"


def _played(entry: Json) -> Played:
    """The block of an entry; raises `KeyError` or `TypeError` for what is none."""
    game, seed, deals = entry["game"], entry["seed"], entry["deals"]
    if not (isinstance(game, str) and type(seed) is type(deals) is int):
        raise TypeError(entry)
    return game, seed, deals


def _shown(value: object) -> str:
    return "not told" if value is None else json.dumps(value, ensure_ascii=False)
