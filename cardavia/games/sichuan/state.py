"""The state of a deal between two decision points; immutable, seats and tiles as small ints."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cardavia.games.packed import Face, Hand, pack
from cardavia.games.seats import Event, Player, behind
from cardavia.table import ScoreItem, Transfer

PLAYERS = range(4)
"""Four seats, all under the same rules (SC-0.3.1)."""
BEHIND = behind(len(PLAYERS))
"""The other three seats in turn order, from the one behind each seat (SC-3.2.4)."""


class Phase(StrEnum):
    """What is being decided."""

    VOID = "void"
    TURN = "turn"
    DISCARD = "discard"
    """After a pung: the seat on turn can only discard."""
    CLAIM = "claim"
    ROB = "rob"
    OVER = "over"


class Kind(StrEnum):
    """Kinds of meld (SC-3.2.2)."""

    PUNG = "pung"
    EXPOSED = "kong"
    CONCEALED = "concealed kong"
    ADDED = "added kong"


class Laid(NamedTuple):
    """A meld: its kind, its face, and who supplied the claimed tile."""

    kind: Kind
    face: Face
    supplier: Player | None = None

    @property
    def copies(self) -> int:
        """Three tiles for a pung, four for a kong."""
        return 3 if self.kind is Kind.PUNG else 4


class Win(NamedTuple):
    """A win: who, and the fan items of the hand."""

    player: Player
    items: tuple[ScoreItem, ...]


class State(NamedTuple):
    """Everything about a deal. `wall[front:back]` is what is left; replacements come from its back.

    `turn` is the seat whose turn it is, in a window the one that supplied `card`. `replacement`: the tile
    just drawn replaces a kong's. `playing` are the seats that have not won, in turn order. `events` are
    those since the last decision point.
    """

    phase: Phase
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
    wins: tuple[Win, ...]
    ledger: tuple[Transfer, ...]
    events: tuple[Event, ...]

    @property
    def stock(self) -> int:
        """Tiles left in the wall."""
        return self.back - self.front


def laid_tiles(melds: tuple[Laid, ...]) -> Hand:
    """All tiles of melds."""
    return pack(meld.face for meld in melds for _ in range(meld.copies))
