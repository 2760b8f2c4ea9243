"""The hundred cards (CH-2.1.2), and what of a packed hand belongs to a suit, a rank or a colour.

Left out of the 120 cards of Tổ Tôm are rank 1 and the honours Ông cụ and Thang thang (CH-2.1.3). Vạn (`V`)
and Văn (`N`) are two suits, Chi chi (`C`) has none. Marks are hands with at most one of each face.
"""

from __future__ import annotations

from functools import cache

from cardavia.cards import Deck, Suit
from cardavia.games.packed import ODD, ONE, Face, Hand, pack, spread
from cardavia.table import SEATS, DealShape

DECK = Deck("chan", tuple(Suit(letter, range(2, 10)) for letter in "VSN"), ("C",))
SHAPE = DealShape(DECK, SEATS, dealer_hand=20, other_hand=19)  # CH-2.1.4

FACES = DECK.faces
FACE = DECK.order
RANKS = 8
CHI_CHI: Face = FACE["C"]

SUIT_BITS = 3 * RANKS
WHOLE_SUIT = (1 << SUIT_BITS) - 1

RANK: tuple[Hand, ...] = (
    *(sum(ONE[RANKS * suit + face % RANKS] for suit in range(3)) for face in range(3 * RANKS)),
    ONE[CHI_CHI],
)
"""For each face the marks of its rank; Chi chi is alone in its own (CH-1.1.2)."""

RED: Hand = 7 * pack(FACE[card] for card in ("8V", "9V", "8S", "9S", "C"))
"""All copies of the red faces; 8 and 9 of Văn are black like all others (CH-4.5.2)."""


def suited(hand: Hand) -> tuple[Hand, Hand, Hand]:
    """The cards in Vạn, Sách and Văn, each as a hand of eight faces; Chi chi is in none."""
    return hand & WHOLE_SUIT, hand >> SUIT_BITS & WHOLE_SUIT, hand >> 2 * SUIT_BITS & WHOLE_SUIT


def other_suits(marks: Hand) -> Hand:
    """The faces of whose rank another suit is marked: with those they would make a Cạ (CH-1.1.2)."""
    myriads, strings, coins = suited(marks)
    return strings | coins | (myriads | coins) << SUIT_BITS | (myriads | strings) << 2 * SUIT_BITS


def two_alike(hand: Hand) -> Hand:
    """The faces held twice or three times, as marks."""
    return hand >> 1 & ODD


def four_alike(hand: Hand) -> Hand:
    """The faces held four times, as marks."""
    return hand >> 2 & ODD


def cards(hand: Hand) -> tuple[str, ...]:
    """The names of all cards in the hand, in deck order."""
    myriads, strings, coins = suited(hand)
    chi_chi = hand >> 3 * CHI_CHI
    return _names(0, myriads) + _names(1, strings) + _names(2, coins) + _names(3, chi_chi)


@cache
def _names(suit: int, part: Hand) -> tuple[str, ...]:
    """The names of the cards in one suit, Chi chi counting as the fourth."""
    return tuple(FACES[face] for face in spread(part << suit * SUIT_BITS))
