"""The 108 tiles (SC-2.1.1), and hands as counts packed into one int.

A hand holds three bits for each of the 27 faces in deck order, so adding, counting and comparing tiles
are single operations, and the nine faces of one suit are a small int that shape tables are keyed by. Equal
tiles are separate, but no rule tells them apart (SC-3.1.3), so counting them is enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardavia.cards import Deck, Suit
from cardavia.table import SEATS, DealShape

Face = int
"""A face's place in deck order, 0 to 26."""

Hand = int
"""How many of each face, three bits a face; the part of one suit alone has the same form."""

DECK = Deck("sichuan", tuple(Suit(letter, range(1, 10)) for letter in "mps"))
SHAPE = DealShape(DECK, SEATS, dealer_hand=14, other_hand=13)  # SC-2.1.2

FACES = DECK.faces
FACE = DECK.order
SUITS = "mps"
RANKS = 9
ONE: tuple[Hand, ...] = tuple(1 << 3 * face for face in range(len(FACES)))

SUIT_BITS = 3 * RANKS
WHOLE_SUIT = (1 << SUIT_BITS) - 1
ODD: Hand = sum(ONE)
"""The lowest bit of every count: set where a count is 1 or 3."""
FOUR: Hand = ODD << 2
"""The highest bit of every count: set where a count is 4."""


def pack(faces: Iterable[Face]) -> Hand:
    """The hand that holds `faces`."""
    return sum(ONE[face] for face in faces)


def count(hand: Hand, face: Face) -> int:
    """How many of `face` the hand holds."""
    return hand >> 3 * face & 7


def size(hand: Hand) -> int:
    """How many tiles the hand holds."""
    return (hand & ODD).bit_count() + 2 * (hand >> 1 & ODD).bit_count() + 4 * (hand >> 2 & ODD).bit_count()


def suit_of(face: Face) -> int:
    """The suit of a face: 0 characters, 1 dots, 2 bamboo."""
    return face // RANKS


def part(hand: Hand, suit: int) -> Hand:
    """The tiles of one suit, as a hand of nine faces."""
    return hand >> SUIT_BITS * suit & WHOLE_SUIT


def parts(hand: Hand) -> tuple[Hand, Hand, Hand]:
    """The three suits of a hand."""
    return hand & WHOLE_SUIT, hand >> SUIT_BITS & WHOLE_SUIT, hand >> 2 * SUIT_BITS


def fours(hand: Hand) -> tuple[Face, ...]:
    """The faces of which the hand holds all four copies."""
    marks = hand & FOUR
    return tuple(face for face in range(len(FACES)) if marks >> 3 * face & 4) if marks else ()


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
