"""The 80 cards (PH-2.1.1), and what a packed hand holds: kans, which stay whole, and loose cards.

Two cards are identical when size and rank agree (PH-3.1.3); each face stands for four identical cards.
"""

from __future__ import annotations

from functools import cache

from cardavia.cards import Deck, Suit
from cardavia.games.packed import ODD, Face, Hand, different, spread
from cardavia.table import SEATS, DealShape

DECK = Deck("paohuzi", tuple(Suit(letter, range(1, 11)) for letter in "sL"), letter_first=True)
SHAPE = DealShape(DECK, SEATS[:3], dealer_hand=21, other_hand=20)  # PH-2.1.2; the stock is the rest, 19

FACES = DECK.faces
FACE = DECK.order
RANKS = 10
SMALL, LARGE = SIZES = range(2)

SIZE_BITS = 3 * RANKS
WHOLE_SIZE = (1 << SIZE_BITS) - 1


def size_of(face: Face) -> int:
    """The size of a face: 0 small, 1 large."""
    return face // RANKS


def part(hand: Hand, size: int) -> Hand:
    """The cards of one size, as a hand of ten faces."""
    return hand >> SIZE_BITS * size & WHOLE_SIZE


def kans(hand: Hand) -> tuple[Face, ...]:
    """The faces of which the hand holds three (PH-3.7.2); a hand keeps no four (PH-2.1.4)."""
    return different(_threes(hand))


def loose(hand: Hand) -> Hand:
    """The cards outside kans: all that may be discarded, laid in a group or made a pair (PH-3.7.2)."""
    return hand - 3 * _threes(hand)


def names(hand: Hand) -> tuple[str, ...]:
    """The names of all cards in the hand, in deck order."""
    return _names_in_size(SMALL, part(hand, SMALL)) + _names_in_size(LARGE, part(hand, LARGE))


def _threes(hand: Hand) -> Hand:
    """One of each face that the hand holds three times."""
    return hand & hand >> 1 & ODD


@cache
def _names_in_size(size: int, cards: Hand) -> tuple[str, ...]:
    return tuple(FACES[RANKS * size + rank] for rank in spread(cards))
