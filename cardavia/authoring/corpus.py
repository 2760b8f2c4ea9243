"""The corpus: feature files and scripted deals, as they lie in the project or in an installed package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from cardavia.fixture.fixture import Kind, Line, Reading
from cardavia.languages.codes import ENGLISH, codes
from cardavia.origin import CorpusError, Origin
from cardavia.sources import shown

SENTENCE_TAG = re.compile(r"@([A-Z]{2}-\d+\.\d+\.\d+)")
SCENARIO_TAG = re.compile(r"@([A-Z]{2}-\d+\.\d+\.\d+/[a-z0-9-]+)")
READS_TAG = re.compile(r"@reads:([A-Z]{2}-[\w.-]+)=(\w+)")

_KINDS: dict[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Scenario:
    """One case of a feature file, a row of an outline being a case of its own.

    `id` is its name for good; of an outline's rows each adds its number (`SC-5.1.1/table.3`).
    """

    id: str
    title: str
    game: str
    origin: Origin
    sentences: tuple[str, ...]
    readings: tuple[Reading, ...]
    lines: tuple[Line, ...]
    is_row: bool = False
    """Whether it is a row of an outline."""
    spoken: str = ENGLISH
    """The language it is written in."""


def document(path: Path) -> dict[str, Any]:
    """The syntax tree of a feature file; raises `CorpusError` for one that is not Gherkin."""
    return _document(path, _text(path))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CorpusError(Origin(shown(path), 0), f"cannot be read: {error}") from error


@cache
def _document(path: Path, text: str) -> dict[str, Any]:
    # The plugin reads the file once more, and takes the mark for a part of the first word.
    if text.startswith("\ufeff"):
        raise CorpusError(Origin(shown(path), 1), "begins with a byte order mark; save it without one")
    try:
        tree: Any = Parser().parse(text)
    except CompositeParserException as error:
        raise _not_gherkin(path, error.errors[0]) from error
    except ParserException as error:
        raise _not_gherkin(path, error) from error
    return dict(tree)


def scenarios(path: Path) -> tuple[Scenario, ...]:
    """The cases of a feature file, in order; raises `CorpusError` for one that is not Gherkin."""
    return _scenarios(path, _text(path))


@cache
def _scenarios(path: Path, text: str) -> tuple[Scenario, ...]:
    tree = _document(path, text)
    file = shown(path)
    written = (tree.get("feature") or {}).get("language", ENGLISH)
    spoken = written if written in codes() else ENGLISH
    lines = dict(_lines(tree))
    pickles: list[Any] = list(Compiler().compile(cast("Any", {**tree, "uri": file})))
    outlines = [pickle["astNodeIds"][0] for pickle in pickles if len(pickle["astNodeIds"]) > 1]
    rows: dict[str, int] = dict.fromkeys(outlines, 0)
    found: list[Scenario] = []
    for pickle in pickles:
        node, *row = pickle["astNodeIds"]
        tags = [tag["name"] for tag in pickle["tags"]]
        name = next((match[1] for tag in tags if (match := SCENARIO_TAG.fullmatch(tag))), "")
        if row:
            rows[node] += 1
            name = f"{name}.{rows[node]}"
        found.append(
            Scenario(
                id=name,
                title=pickle["name"],
                game=path.parent.name,
                origin=Origin(file, lines[row[0] if row else node], pickle["name"]),
                sentences=tuple(match[1] for tag in tags if (match := SENTENCE_TAG.fullmatch(tag))),
                readings=tuple(
                    Reading(match[1], match[2]) for tag in tags if (match := READS_TAG.fullmatch(tag))
                ),
                lines=tuple(
                    Line(
                        _KINDS.get(step["type"], "given"),
                        Origin(file, lines[step["astNodeIds"][0]], step["text"]),
                    )
                    for step in pickle["steps"]
                ),
                is_row=bool(row),
                spoken=spoken,
            )
        )
    return tuple(found)


def _lines(node: Any) -> Iterator[tuple[str, int]]:
    """The line of every node of a syntax tree that has an id."""
    if isinstance(node, dict):
        if "id" in node and "location" in node:
            yield node["id"], node["location"]["line"]
        for value in node.values():
            yield from _lines(value)
    elif isinstance(node, list):
        for value in node:
            yield from _lines(value)


def _not_gherkin(path: Path, error: Any) -> CorpusError:
    line = error.location.get("line", 0) if getattr(error, "location", None) else 0
    message = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    return CorpusError(Origin(shown(path), line), f"not Gherkin: {message}")
