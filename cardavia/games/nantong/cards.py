"""The 120 cards in play (NT-2.1.2), and the four parts of a packed hand: three suits and the honours."""

from __future__ import annotations

from functools import cache

from cardavia.cards import Card, Deck, Suit
from cardavia.games import packed
from cardavia.games.packed import Face, Hand
from cardavia.table import SEATS, DealShape

DECK = Deck("nantong", tuple(Suit(letter, range(1, 10)) for letter in "msc"), ("T", "W", "R"))
SHAPE = DealShape(DECK, SEATS[:3], dealer_hand=23, other_hand=22, indicators=2)
"""Sizes of the deal (NT-2.1.5, NT-2.1.6). A shuffle also draws the dealer (NT-2.1.3), and it turns up the
indicators after dealing the hands (NT-gap-8)."""

FACES = DECK.faces
FACE = DECK.order
RANKS = 9

SUIT_BITS = 3 * RANKS
WHOLE_SUIT = (1 << SUIT_BITS) - 1
HONOUR_PLACE = 7
"""T stands at the place of an Eight in a part of its own: no run starts from an honour (NT-1.1.4)."""
OFFSETS: tuple[int, ...] = (0, RANKS, 2 * RANKS, 3 * RANKS - HONOUR_PLACE)
"""For each part what is added to a place in it to get the face."""

HONOURS: tuple[Face, ...] = (FACE["T"], FACE["W"], FACE["R"])
OLD_GENERALS: frozenset[Face] = frozenset((*HONOURS, FACE["9s"]))  # NT-4.3.1


def parts(hand: Hand) -> tuple[Hand, Hand, Hand, Hand]:
    """Myriads, Strings, Coins and honours of a hand, each as a hand of its own."""
    return (
        hand & WHOLE_SUIT,
        hand >> SUIT_BITS & WHOLE_SUIT,
        hand >> 2 * SUIT_BITS & WHOLE_SUIT,
        hand >> 3 * SUIT_BITS << 3 * HONOUR_PLACE,
    )


def rank(face: Face) -> int:
    """The rank of a suited card, 1 to 9."""
    return face % RANKS + 1


def names(hand: Hand) -> tuple[Card, ...]:
    """The names of all cards in the hand, in deck order."""
    myriads, strings, coins, honours = parts(hand)
    return _names(0, myriads) + _names(1, strings) + _names(2, coins) + _names(3, honours)


@cache
def _names(place: int, part: Hand) -> tuple[Card, ...]:
    return tuple(FACES[OFFSETS[place] + face] for face in packed.spread(part))
