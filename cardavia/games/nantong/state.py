"""The state of a deal between two decision points; immutable, seats and cards as small ints."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from cardavia.games.melding.state import Kind, Laid, MeldKind, Phase
from cardavia.games.nantong.cards import SHAPE
from cardavia.games.nantong.rules import Rules
from cardavia.games.packed import Face, Hand
from cardavia.games.seats import Event, Player, behind
from cardavia.table import ScoreItem, Seat, Transfer

SEATS: tuple[Seat, ...] = SHAPE.seats
"""You, AI 1 and AI 2 (NT-0.2.1), in this order (NT-2.1.4)."""
PLAYERS = range(len(SEATS))
BEHIND = behind(len(SEATS))
"""The other two seats in turn order, from the one behind each seat (NT-2.1.4)."""


class Opening(StrEnum):
    """What is decided before play (NT-2.6.1)."""

    PREPARE = "prepare"


class Shown(MeldKind):
    """Kinds of meld that are shown before play (NT-2.6.1); all others are made in play."""

    QUAD = "shown quad", 4
    TRIPLET = "shown triplet", 3
    HEZI = "hezi", 2


KINDS: Mapping[str, MeldKind] = {kind.value: kind for kind in (*Kind, *Shown)}
"""All kinds of meld, by name."""


class State(NamedTuple):
    """Everything about a deal. `wall[front:back]` is the stock; replacements come from its back.

    `turn` is the seat that prepares or whose turn it is, in a window the one that supplied `card`. On a turn
    `card` is the one just drawn, none while the dealer has drawn nothing, and `replacement` tells that it
    replaces a kong's. `dealt` are the dealt cards that have not been shown, `ready` the seats that declared
    ready. The `indicators` are never in play (NT-2.2.1). `scores` are the items of each seat once all is
    over, `events` those since the last decision point.
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
    indicators: tuple[Face, ...]
    dealer: Player
    dealt: tuple[Hand, ...]
    ready: tuple[Player, ...]
    replacement: bool
    winner: Player | None
    scores: tuple[tuple[ScoreItem, ...], ...]
    ledger: tuple[Transfer, ...]
    events: tuple[Event, ...]

    @property
    def stock(self) -> int:
        """Cards left in the stock."""
        return self.back - self.front
