"""The 108 tiles (SC-2.1.1), and the three suits of a packed hand.

Equal tiles are separate, but no rule tells them apart (SC-3.1.3), so counting them is enough.
"""

from __future__ import annotations

from functools import cache

from cardavia.cards import Deck, Suit
from cardavia.games.packed import Face, Hand, count
from cardavia.table import SEATS, DealShape

DECK = Deck("sichuan", tuple(Suit(letter, range(1, 10)) for letter in "mps"))
SHAPE = DealShape(DECK, SEATS, dealer_hand=14, other_hand=13)  # SC-2.1.2

FACES = DECK.faces
FACE = DECK.order
SUITS = "mps"
RANKS = 9

SUIT_BITS = 3 * RANKS
WHOLE_SUIT = (1 << SUIT_BITS) - 1


def suit_of(face: Face) -> int:
    """The suit of a face: 0 characters, 1 dots, 2 bamboo."""
    return face // RANKS


def part(hand: Hand, suit: int) -> Hand:
    """The tiles of one suit, as a hand of nine faces."""
    return hand >> SUIT_BITS * suit & WHOLE_SUIT


def parts(hand: Hand) -> tuple[Hand, Hand, Hand]:
    """The three suits of a hand."""
    return hand & WHOLE_SUIT, hand >> SUIT_BITS & WHOLE_SUIT, hand >> 2 * SUIT_BITS


def held(hand: Hand) -> tuple[Face, ...]:
    """The different faces in the hand, in deck order."""
    characters, dots, bamboo = parts(hand)
    return _held_in_suit(0, characters) + _held_in_suit(1, dots) + _held_in_suit(2, bamboo)


def cards(hand: Hand) -> tuple[str, ...]:
    """The names of all tiles in the hand, in deck order."""
    characters, dots, bamboo = parts(hand)
    return _names_in_suit(0, characters) + _names_in_suit(1, dots) + _names_in_suit(2, bamboo)


@cache
def _held_in_suit(suit: int, tiles: Hand) -> tuple[Face, ...]:
    return tuple(RANKS * suit + rank for rank in range(RANKS) if count(tiles, rank))


@cache
def _names_in_suit(suit: int, tiles: Hand) -> tuple[str, ...]:
    return tuple(
        FACES[face] for face in _held_in_suit(suit, tiles) for _ in range(count(tiles, face % RANKS))
    )
