"""A feature file as it is written: its rules, their examples and all tags, each with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cardavia.authoring.corpus import document
from cardavia.origin import Origin
from cardavia.sources import shown


class Tag(NamedTuple):
    """A tag, its `@` included."""

    name: str
    origin: Origin


class Line(NamedTuple):
    """A step as it is written, before rows fill its placeholders."""

    origin: Origin
    keyword: str
    is_bound: bool
    """Whether its keyword says what kind of step it is; `And`, `But` and `*` do not."""
    has_argument: bool
    """Whether a table or a text stands under it."""


class Table(NamedTuple):
    """The rows of an outline, without their cells."""

    origin: Origin
    columns: tuple[str, ...]
    rows: int
    tags: tuple[Tag, ...]


class Example(NamedTuple):
    """A scenario, or an outline with its tables."""

    origin: Origin
    title: str
    tags: tuple[Tag, ...]
    lines: tuple[Line, ...]
    tables: tuple[Table, ...]


class Block(NamedTuple):
    """A `Rule:` with its examples."""

    origin: Origin
    title: str
    description: str
    tags: tuple[Tag, ...]
    backgrounds: tuple[tuple[Line, ...], ...]
    examples: tuple[Example, ...]


class Feature(NamedTuple):
    """A whole file; `strays` are scenarios outside any rule, `texts` whatever stands where steps should."""

    path: Path
    origin: Origin
    language: str
    tags: tuple[Tag, ...]
    backgrounds: tuple[tuple[Line, ...], ...]
    blocks: tuple[Block, ...]
    strays: tuple[Example, ...]
    texts: tuple[Origin, ...]

    @property
    def examples(self) -> tuple[Example, ...]:
        """All scenarios of the file."""
        return (*self.strays, *(example for block in self.blocks for example in block.examples))


def read_feature(path: Path) -> Feature:
    """The feature in a file, an empty one too; raises `CorpusError` for a file that is not Gherkin."""
    file = shown(path)
    node = document(path).get("feature") or {"location": {"line": 1}, "name": ""}
    children = node.get("children", [])
    return Feature(
        path,
        _origin(file, node),
        node.get("language", "en"),
        _tags(file, node),
        _backgrounds(file, children),
        tuple(_block(file, child["rule"]) for child in children if "rule" in child),
        _examples(file, children),
        tuple(_texts(path, children)),
    )


def _texts(path: Path, children: Iterable[Any]) -> Iterator[Origin]:
    """The first line of each text where the steps of a scenario or background, or rows, should be.

    Gherkin calls it a description, takes a misspelt step for one, and does not say where it is.
    """
    written = path.read_text(encoding="utf-8").splitlines()
    for child in children:
        if "rule" in child:
            yield from _texts(path, child["rule"]["children"])
            continue
        (node,) = child.values()
        for part in (node, *node.get("examples", ())):
            if text := part["description"].strip():
                first = text.splitlines()[0].strip()
                begin = part["location"]["line"]
                after = (line.strip() for line in written[begin:])
                yield Origin(shown(path), begin + 1 + list(after).index(first), first)


def _block(file: str, node: Any) -> Block:
    return Block(
        _origin(file, node),
        node["name"],
        node["description"].strip(),
        _tags(file, node),
        _backgrounds(file, node["children"]),
        _examples(file, node["children"]),
    )


def _examples(file: str, children: list[Any]) -> tuple[Example, ...]:
    return tuple(_example(file, child["scenario"]) for child in children if "scenario" in child)


def _example(file: str, node: Any) -> Example:
    return Example(
        _origin(file, node), node["name"], _tags(file, node), _lines(file, node), _tables(file, node)
    )


def _tables(file: str, node: Any) -> tuple[Table, ...]:
    return tuple(
        Table(
            _origin(file, table),
            tuple(cell["value"] for cell in table.get("tableHeader", {"cells": []})["cells"]),
            len(table["tableBody"]),
            _tags(file, table),
        )
        for table in node["examples"]
    )


def _backgrounds(file: str, children: list[Any]) -> tuple[tuple[Line, ...], ...]:
    return tuple(_lines(file, child["background"]) for child in children if "background" in child)


def _lines(file: str, node: Any) -> tuple[Line, ...]:
    return tuple(
        Line(
            Origin(file, step["location"]["line"], step["text"]),
            step["keyword"].strip(),
            step["keywordType"] not in {"Conjunction", "Unknown"},
            "dataTable" in step or "docString" in step,
        )
        for step in node["steps"]
    )


def _tags(file: str, node: Any) -> tuple[Tag, ...]:
    return tuple(
        Tag(tag["name"], Origin(file, tag["location"]["line"], tag["name"])) for tag in node.get("tags", [])
    )


def _origin(file: str, node: Any) -> Origin:
    return Origin(file, node["location"]["line"], node["name"])
