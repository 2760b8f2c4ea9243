"""Rulebooks read from their data files, and entries found by id."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import get_args

import yaml

from cardavia import loaders
from cardavia.rulebook.errors import MalformedRulebookError, UnknownGameError, UnknownIdError
from cardavia.rulebook.model import (
    Confidence,
    Heading,
    Kind,
    Option,
    Place,
    Rulebook,
    Ruling,
    Sentence,
)
from cardavia.rulebook.record import Record

GAMES: Mapping[str, str] = {"CH": "chan", "NT": "nantong", "PH": "paohuzi", "SC": "sichuan"}
"""The games that have a rulebook, by the code that begins their ids."""

_KINDS: Mapping[str, Kind] = {kind: kind for kind in get_args(Kind)}
_CONFIDENCES: Mapping[str, Confidence] = {level: level for level in get_args(Confidence)}
_PLACE = re.compile(r"(?P<section>\d+)(?:\.(?P<bullet>\d+)\.(?P<nth>\d+))?")
_FINGERPRINT = re.compile(r"[0-9a-f]{16}")


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game (``sichuan``), read once.

    Raises UnknownGameError for a game without one, MalformedRulebookError if its data file is damaged.
    """
    if game not in GAMES.values():
        raise UnknownGameError(f"no rulebook for '{game}'; the games are {', '.join(GAMES.values())}")
    file = f"{game}.yaml"
    try:
        source = files("cardavia.rulebook").joinpath("data", file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise MalformedRulebookError(f"{file}: cannot be read ({error}); install Cardavia again") from error
    return parse(source, file)


def rulebooks() -> tuple[Rulebook, ...]:
    """The rulebooks of all games."""
    return tuple(rulebook(game) for game in GAMES.values())


def find(entry_id: str) -> Sentence | Heading | Ruling:
    """The sentence (``SC-3.2.5``), heading (``SC-3``) or gap (``SC-gap-1``) of that id.

    Reads only the rulebook that the id points to. Raises UnknownIdError, which suggests near ids.
    """
    game = GAMES.get(entry_id.partition("-")[0])
    if game is not None:
        book = rulebook(game)
        found = book.sentence(entry_id) or book.heading(entry_id) or book.ruling(entry_id)
        if found is not None:
            return found
    raise unknown_id(entry_id)


def unknown_id(entry_id: str) -> UnknownIdError:
    """The error for an id that no rulebook holds, with near ids of the same game, else of any."""
    game = GAMES.get(entry_id.partition("-")[0].upper())
    books = (rulebook(game),) if game else rulebooks()
    if any(entry_id in book.retired for book in books):
        return UnknownIdError(f"{entry_id} is retired: its sentence has left the document")
    known = [entry_id for book in books for entry_id in _ids(book)]
    near = get_close_matches(entry_id.upper(), {name.upper(): name for name in known}, n=3, cutoff=0.6)
    names = [name for name in known if name.upper() in near]
    hint = (
        f"did you mean {' or '.join(names)}?"
        if names
        else f"ids begin with {', '.join(GAMES)}, as SC-3.2.5 does"
    )
    return UnknownIdError(f"no sentence, heading or gap is called '{entry_id}'; {hint}")


def parse(source: str, file: str) -> Rulebook:
    """The rulebook in the text of a data file; ``file`` names it in messages.

    Raises MalformedRulebookError, which names the file and the entry, for anything that is amiss.
    """
    # This loader makes text of every scalar: a fingerprint of digits is no number, "yes" is no boolean.
    try:
        top = Record.of(file, yaml.load(source, Loader=loaders.BASE))  # noqa: S506 - it builds no objects
    except yaml.YAMLError as error:
        raise MalformedRulebookError(f"{file}: not YAML ({' '.join(str(error).split())})") from error
    top.known("game", "code", "title", "locale", "document", "retired", "entries", "gaps")
    game, code = top.text("game"), top.text("code")
    entries = [_entry(record, game, code, n) for n, record in enumerate(top.records("entries"), start=1)]
    book = Rulebook(
        game=game,
        code=code,
        title=top.text("title"),
        locale=top.text("locale"),
        document=top.text("document"),
        headings=tuple(entry for entry in entries if isinstance(entry, Heading)),
        sentences=tuple(entry for entry in entries if isinstance(entry, Sentence)),
        gaps=tuple(_gap(record) for record in top.records("gaps")),
        retired=top.texts("retired"),
    )
    _check_ids(book, file)
    return book


def _entry(record: Record, game: str, code: str, ordinal: int) -> Sentence | Heading:
    entry_id = record.text("id")
    place = _place(record, entry_id.removeprefix(f"{code}-"), ordinal)
    fingerprint, wording = (_fingerprint(record, name) for name in ("fingerprint", "wording"))
    if "heading" in record.fields:
        record.known("id", "place", "fingerprint", "wording", "heading")
        return Heading(entry_id, place, fingerprint, wording, record.text("heading"))
    record.known("id", "place", "fingerprint", "wording", "kind", "gloss", "ruling", "untested")
    return Sentence(
        id=entry_id,
        game=game,
        place=place,
        fingerprint=fingerprint,
        wording=wording,
        kind=record.choice("kind", _KINDS),
        gloss=record.text("gloss"),
        ruling=_ruling(record.record("ruling"), entry_id) if "ruling" in record.fields else None,
        untested=record.maybe("untested"),
    )


def _fingerprint(record: Record, name: str) -> str:
    value = record.text(name)
    if not _FINGERPRINT.fullmatch(value):
        record.fail(f"field '{name}' must be 16 hexadecimal digits, got '{value}'")
    return value


def _place(record: Record, by_id: str, ordinal: int) -> Place:
    """Where an entry stands: as its id says, unless a sentence that has moved says ``place: 4.1.2``."""
    written = record.maybe("place") or by_id
    match = _PLACE.fullmatch(written)
    if not match:
        record.fail(f"expected a place such as 3.2.5, or 3 for a heading, got '{written}'")
    section, bullet, nth = (int(number or 0) for number in match.groups())
    return Place(section, bullet, nth, ordinal)


def _gap(record: Record) -> Ruling:
    return _ruling(
        Record(record.where, {k: v for k, v in record.fields.items() if k != "id"}), record.text("id")
    )


def _ruling(record: Record, ruling_id: str) -> Ruling:
    record.known("question", "options", "chosen", "confidence", "why")
    texts = record.record("options")
    options = tuple(Option(key, texts.text(key)) for key in texts.fields)
    chosen = record.texts("chosen")
    if not chosen or not {option.key for option in options}.issuperset(chosen):
        record.fail(
            f"field 'chosen' must list keys of 'options' ({', '.join(texts.fields)}), got {list(chosen)}"
        )
    return Ruling(
        id=ruling_id,
        question=record.text("question"),
        options=options,
        chosen=chosen,
        confidence=record.choice("confidence", _CONFIDENCES),
        why=record.text("why"),
    )


def _check_ids(book: Rulebook, file: str) -> None:
    seen = set(book.retired)
    for entry_id in _ids(book):
        if not entry_id.startswith(f"{book.code}-"):
            raise MalformedRulebookError(f"{file}, entry {entry_id}: the id must begin with {book.code}-")
        if entry_id in seen:
            raise MalformedRulebookError(f"{file}, entry {entry_id}: the id is used twice, or is retired")
        seen.add(entry_id)


def _ids(book: Rulebook) -> Iterator[str]:
    yield from (entry.id for entry in (*book.entries, *book.gaps))
