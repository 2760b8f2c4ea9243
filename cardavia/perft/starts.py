"""The fixed setups of a game, from `scenarios/<game>/perft.yaml`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from cardavia.authoring.deals import Node, read_setup
from cardavia.decisions import Move, checked
from cardavia.games import game
from cardavia.origin import Origin
from cardavia.sources import corpus_root, perft_file, shown
from cardavia.table import Setup

REQUIRED = ("name", "dealer", "hands", "stock", "play", "counts")
OPTIONAL = ("indicators",)


class Start(NamedTuple):
    """A deal and the decisions that lead to where counting begins.

    `counts[n - 1]` is the number of ways through exactly n windows from there.
    """

    name: str
    origin: Origin
    setup: Setup
    play: tuple[Move, ...]
    counts: tuple[int, ...]


def starts(name: str, root: Path | None = None) -> tuple[Start, ...]:
    """The setups of a game, none where it has no file; raises `CorpusError` with the line that is wrong."""
    path = perft_file(name, root or corpus_root())
    top = Node.read(path, shown(path)) if path.is_file() else None
    return tuple(_start(node, name) for node in top.items()) if top else ()


def _start(node: Node, name: str) -> Start:
    entries = node.entries()
    if missing := [key for key in REQUIRED if key not in entries]:
        raise node.fault(f"{missing[0]!r} is missing; a setup has {', '.join(REQUIRED)}")
    if strange := [key for key in entries if key not in (*REQUIRED, *OPTIONAL)]:
        raise entries[strange[0]].fault(f"{strange[0]!r} is not known; expected {', '.join(REQUIRED)}")
    shape = game(name).shape
    setup = read_setup(entries, shape.deck)
    if faults := shape.faults(setup):
        raise entries["hands"].fault(f"this is no deal of {name}: {'; '.join(faults)}")
    return Start(
        entries["name"].text(),
        node.origin,
        setup,
        tuple(_move(each, name) for each in entries["play"].items()),
        tuple(each.number() for each in entries["counts"].items()),
    )


def _move(node: Node, name: str) -> Move:
    deck = game(name).shape.deck
    decided = {}
    for seat, each in node.by_seat().items():
        try:
            decided[seat] = checked(each.text(), deck)
        except ValueError as error:
            raise each.fault(str(error)) from error
    return decided
