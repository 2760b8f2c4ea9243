"""The state of a deal between two decision points; immutable, seats and cards as small ints."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cardavia.games.nantong.cards import SHAPE
from cardavia.games.packed import Face, Hand, pack
from cardavia.games.seats import Event, Player, behind
from cardavia.table import ScoreItem, Seat, Transfer

SEATS: tuple[Seat, ...] = SHAPE.seats
"""You, AI 1 and AI 2 (NT-0.2.1), in this order (NT-2.1.4)."""
PLAYERS = range(len(SEATS))
BEHIND = behind(len(SEATS))
"""The other two seats in turn order, from the one behind each seat (NT-2.1.4)."""


class Phase(StrEnum):
    """What is being decided."""

    PREPARE = "prepare"
    TURN = "turn"
    DISCARD = "discard"
    """After a pung: the seat on turn can only discard."""
    CLAIM = "claim"
    ROB = "rob"
    OVER = "over"


class Kind(StrEnum):
    """Kinds of meld."""

    PUNG = "pung"
    EXPOSED = "kong"
    CONCEALED = "concealed kong"
    ADDED = "added kong"
    SHOWN_QUAD = "shown quad"
    SHOWN_TRIPLET = "shown triplet"
    HEZI = "hezi"


COPIES = {Kind.PUNG: 3, Kind.SHOWN_TRIPLET: 3, Kind.HEZI: 2}
"""How many cards a meld has where it has not four."""


class Laid(NamedTuple):
    """A meld: its kind, its face, and who supplied the claimed card."""

    kind: Kind
    face: Face
    supplier: Player | None = None

    @property
    def copies(self) -> int:
        """Four cards for a quad or kong, three for a triplet or pung, two for Hezi."""
        return COPIES.get(self.kind, 4)


class State(NamedTuple):
    """Everything about a deal. `wall[front:back]` is the stock; replacements come from its back.

    `turn` is the seat that prepares or whose turn it is, in a window the one that supplied `card`. On a turn
    `card` is the one just drawn, none while the dealer has drawn nothing, and `replacement` tells that it
    replaces a kong's. `dealt` are the dealt cards that have not been shown, `ready` the seats that declared
    ready. The `indicators` are never in play (NT-2.2.1). `scores` are the items of each seat once all is
    over, `events` those since the last decision point.
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


def laid_cards(melds: tuple[Laid, ...]) -> Hand:
    """All cards of melds."""
    return pack(meld.face for meld in melds for _ in range(meld.copies))
