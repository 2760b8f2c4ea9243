"""The files of an export: fixtures by game and section, their schema, a manifest with an index, and a page.

All is worked out from the corpus alone, without times or paths: every machine writes the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from cardavia.export.bugs import Bug
from cardavia.fixture.fixture import FORMAT, Fixture
from cardavia.games import game
from cardavia.rulebook.load import rulebook
from cardavia.table import Json

MANIFEST = "manifest.json"
DEALS = "scripted-deals"
"""The section of scripted deals, which belong to no feature."""


OF_THE_DEAL = ("at", "written", "ours")
"""What a check has beside what it demands."""


class Member(NamedTuple):
    """A fixture and the section it belongs to."""

    section: str
    fixture: Fixture


def bundle(
    version: str, members: Sequence[Member], bugs: Mapping[str, Sequence[Bug]] | None
) -> Mapping[str, bytes]:
    """The files of an export by their paths; `bugs` those of each fixture by id, None if not looked for."""
    lines: dict[str, list[str]] = {}
    index: list[Json] = []
    for section, fixture in members:
        path = f"fixtures/{fixture.game}/{section}.jsonl"
        told = lines.setdefault(path, [])
        told.append(_line(fixture, None if bugs is None else bugs.get(fixture.id, ())))
        index.append(_entry(fixture, path, len(told)))
    written = {path: "".join(told).encode() for path, told in lines.items()}
    package = files("cardavia")
    written["fixture.schema.json"] = package.joinpath("fixture", "fixture.schema.json").read_bytes()
    written["README.md"] = package.joinpath("export", "README.md").read_bytes()
    games = tuple(dict.fromkeys(fixture.game for _, fixture in members))
    manifest = {
        "format": FORMAT,
        "corpus": version,
        "bugs": bugs is not None,
        "games": {name: _about(name, members) for name in games},
        "sentences": dict(_sentences(games)),
        "files": {path: sha256(body).hexdigest() for path, body in sorted(written.items())},
        "fixtures": index,
    }
    return {**written, MANIFEST: _dumped(manifest, indent=1).encode()}


def _line(fixture: Fixture, bugs: Sequence[Bug] | None) -> str:
    data = fixture.to_json()
    if bugs is not None:
        data["bugs"] = [bug._asdict() for bug in bugs]
    return _dumped(data)


def _entry(fixture: Fixture, path: str, line: int) -> Json:
    """What there is to select by, and two digests: of the deal and its decisions, and of what is expected."""
    data = fixture.to_json()
    after = fixture.situation.after
    deal = {"setup": data["setup"], "moves": [dict(move) for move in fixture.moves()]}
    expects = {
        "then": list(fixture.lines_of("then")),
        "checks": [
            {key: value for key, value in step.items() if key not in OF_THE_DEAL}
            for step in data["steps"][after:]
            if "check" in step
        ],
        "readings": data["readings"],
    }
    return {
        **fixture.heading.to_json(),
        "game": fixture.game,
        "file": path,
        "line": line,
        "deal": _digest(deal),
        "expects": _digest(expects),
    }


def _about(name: str, members: Iterable[Member]) -> Json:
    shape = game(name).shape
    book = rulebook(name)
    return {
        "title": book.title,
        "document": book.document,
        "deck": dict.fromkeys(shape.deck.faces, shape.deck.copies),
        "seats": list(shape.seats),
        "fixtures": sum(fixture.game == name for _, fixture in members),
    }


def _sentences(games: Iterable[str]) -> Iterator[tuple[str, Json]]:
    for name in games:
        for sentence in rulebook(name).sentences:
            untested = {"untested": sentence.untested} if sentence.untested else {}
            yield sentence.id, {"game": name, "kind": sentence.kind, "gloss": sentence.gloss, **untested}


def _digest(data: Json) -> str:
    return sha256(_dumped(data).encode()).hexdigest()[:16]


def _dumped(data: Json, indent: int | None = None) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, indent=indent) + "\n"
