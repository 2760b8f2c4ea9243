"""The state of a deal between two decision points; immutable, seats and cards as small ints."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cardavia.games.chan.rules import Rules
from cardavia.games.packed import Face, Hand, pack
from cardavia.games.seats import Event, Player, behind
from cardavia.table import ScoreItem, Transfer

PLAYERS = range(4)
"""Four seats (CH-0.3.1), who play in a cycle (CH-2.1.5)."""
NEXT: tuple[Player, ...] = tuple(others[0] for others in behind(len(PLAYERS)))
FROM_GATE: tuple[tuple[Player, ...], ...] = tuple(
    (player, *others) for player, others in enumerate(behind(len(PLAYERS)))
)
"""All seats in turn order, from the one in whose gate the card lies (CH-3.6.2)."""


class Phase(StrEnum):
    """What is being decided."""

    OPENING = "opening"
    """The dealer wins as dealt or discards (CH-2.1.5, CH-3.7.2)."""
    CLAIM = "claim"
    """A card has become public: the only time for wins and Chíu on it (CH-3.3.3, CH-gap-6)."""
    PASSED = "passed"
    """A stock card passed at its gate is offered to the next seat (CH-3.3.1)."""
    DISCARD = "discard"
    """A discard is due after a capture or a Chíu."""
    OVER = "over"


class Kind(StrEnum):
    """Kinds of meld (CH-1.1.2, CH-1.2.1)."""

    CHAN = "chan"
    CA = "ca"
    CHIU = "chiu"


class Laid(NamedTuple):
    """A meld: the public card, the face put to it from the hand, and who supplied the public card."""

    kind: Kind
    card: Face
    own: Face
    supplier: Player

    @property
    def faces(self) -> tuple[Face, ...]:
        """The cards of the meld in deck order."""
        return (self.card,) * 4 if self.kind is Kind.CHIU else tuple(sorted((self.card, self.own)))


class Bars(NamedTuple):
    """What bars a seat from discards and captures for the rest of the deal, as marks of faces."""

    discarded: Hand = 0
    """Faces it has discarded (CH-3.4.4, CH-3.5.2), the dealer's first too (CH-gap-12)."""
    declined: Hand = 0
    """Faces of which it has passed up a Chắn on its turn (CH-3.4.3)."""
    in_ca: Hand = 0
    """Faces it has laid from the hand into a Cạ (CH-3.4.4): one for each exposed Cạ."""


class Win(NamedTuple):
    """The win: who, and the score of the hand item by item."""

    player: Player
    items: tuple[ScoreItem, ...]


class State(NamedTuple):
    """Everything about a deal. `stock[drawn:]` is what is left.

    `supplier` has discarded or turned up the public `card`, or must now discard; the card lies in `gate`,
    or will. `turn` is the seat with the ordinary right to it. `dealt` are the hands of the deal. `events`
    are those since the last decision point.
    """

    rules: Rules
    phase: Phase
    supplier: Player
    gate: Player
    turn: Player
    card: Face
    from_stock: bool
    hands: tuple[Hand, ...]
    melds: tuple[tuple[Laid, ...], ...]
    table: tuple[tuple[Face, ...], ...]
    bars: tuple[Bars, ...]
    stock: tuple[Face, ...]
    drawn: int
    dealt: tuple[Hand, ...]
    win: Win | None
    ledger: tuple[Transfer, ...]
    events: tuple[Event, ...]

    @property
    def stock_left(self) -> int:
        """Cards left in the stock."""
        return len(self.stock) - self.drawn


def laid_cards(melds: tuple[Laid, ...]) -> Hand:
    """All cards of melds."""
    return pack(face for meld in melds for face in meld.faces)


def restocked(state: State, stock: tuple[Face, ...]) -> State:  # no scenario: for composing
    """The state with other cards where its stock lies, the next one first."""
    return state._replace(stock=(*state.stock[: state.drawn], *stock))
