"""The state of a deal between two decision points; immutable, seats and tiles as small ints."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cardavia.games.melding.state import Laid, Phase
from cardavia.games.packed import Face, Hand
from cardavia.games.seats import Event, Player, behind
from cardavia.games.sichuan.rules import Rules
from cardavia.table import ScoreItem, Transfer

PLAYERS = range(4)
"""Four seats, all under the same rules (SC-0.3.1)."""
BEHIND = behind(len(PLAYERS))
"""The other three seats in turn order, from the one behind each seat (SC-3.2.4)."""


class Opening(StrEnum):
    """What is decided before play."""

    VOID = "void"


class Win(NamedTuple):
    """A win: who, and the fan items of the hand."""

    player: Player
    items: tuple[ScoreItem, ...]


class State(NamedTuple):
    """Everything about a deal. `wall[front:back]` is what is left; replacements come from its back.

    `turn` is the seat whose turn it is, in a window the one that supplied `card`. `replacement`: the tile
    just drawn replaces a kong's. `playing` are the seats that have not won, in turn order. `barred` are
    those that may not win for having passed one, at tables where that matters (SC-gap-7). `events` are those
    since the last decision point.
    """

    rules: Rules
    phase: Phase | Opening
    turn: Player
    card: Face
    hands: tuple[Hand, ...]
    melds: tuple[tuple[Laid, ...], ...]
    table: tuple[tuple[Face, ...], ...]
    wall: tuple[Face, ...]
    front: int
    back: int
    void: tuple[int, ...]
    replacement: bool
    playing: tuple[Player, ...]
    barred: frozenset[Player]
    wins: tuple[Win, ...]
    ledger: tuple[Transfer, ...]
    events: tuple[Event, ...]

    @property
    def stock(self) -> int:
        """Tiles left in the wall."""
        return self.back - self.front
