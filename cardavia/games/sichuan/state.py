"""The state of a deal between two decision points; immutable, seats and tiles as small ints."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cardavia.games.sichuan.tiles import Face, Hand, pack
from cardavia.table import Decision, ScoreItem, Transfer

Player = int
"""A seat's place in turn order, 0 to 3."""

PLAYERS = range(4)
NO_CARD: Face = -1
NOBODY: tuple[tuple[Decision, ...], ...] = ((),) * len(PLAYERS)
"""Options when no seat is asked."""


class Phase(StrEnum):
    """What is being decided."""

    VOID = "void"
    TURN = "turn"
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
    just drawn replaces a kong's. `events` are those since the last decision point.
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
    wins: tuple[Win, ...]
    ledger: tuple[Transfer, ...]
    options: tuple[tuple[Decision, ...], ...]
    events: tuple[str, ...]

    @property
    def stock(self) -> int:
        """Tiles left in the wall."""
        return self.back - self.front

    @property
    def winners(self) -> tuple[Player, ...]:
        """Seats that have won, in the order in which they did."""
        return tuple(win.player for win in self.wins)


def active(state: State) -> tuple[Player, ...]:
    """Seats that have not won (SC-1.1.1)."""
    winners = state.winners
    return tuple(player for player in PLAYERS if player not in winners)


def from_behind(player: Player) -> tuple[Player, ...]:
    """The other three seats in turn order, from the one behind `player` (SC-3.2.4)."""
    return tuple((player + step) % len(PLAYERS) for step in (1, 2, 3))


def laid_tiles(melds: tuple[Laid, ...]) -> Hand:
    """All tiles of melds."""
    return pack(meld.face for meld in melds for _ in range(meld.copies))
