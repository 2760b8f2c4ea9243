"""Ten pairs: what is Chắn, what is Cạ, and whether twenty cards are a winning hand (CH-1.1.1).

A Chắn is two of one face, a Cạ two suits of one rank (CH-1.1.2). Chắn are never regrouped into Cạ
(CH-1.2.2), and four of a face are two Chắn (CH-1.2.1), so of each face only an odd copy is open to a Cạ
and the arrangement of a hand is unique.
"""

from __future__ import annotations

from cardavia.games.chan.cards import CHI_CHI, SUIT_BITS, WHOLE_SUIT
from cardavia.games.packed import ODD, ONE, Face, Hand

PAIRS = 10
MOST_CA = 4
"""Of ten pairs at least six are Chắn (CH-1.1.1)."""


def singles(hand: Hand) -> Hand:
    """The marks of the faces with a copy outside any Chắn: held once or three times (CH-1.2.2)."""
    return hand & ODD


def number_of_ca(concealed: Hand, exposed: int) -> int:
    """The Cạ of a hand in ten pairs, so many of them `exposed`; all its other pairs are Chắn."""
    return singles(concealed).bit_count() // 2 + exposed


def unpaired(hand: Hand) -> int:
    """How many cards have no partner: in each rank one where one or three suits are left outside Chắn.

    Chi chi pairs with Chi chi alone (CH-1.1.2).
    """
    odd = singles(hand)  # a single Chi chi stays above the ranks of the last term
    return (odd & WHOLE_SUIT ^ odd >> SUIT_BITS & WHOLE_SUIT ^ odd >> 2 * SUIT_BITS).bit_count()


def complete(concealed: Hand, exposed: int) -> bool:
    """Whether twenty cards win, the melds laid before among them, `exposed` of which are Cạ (CH-1.1.1)."""
    return number_of_ca(concealed, exposed) <= MOST_CA and not unpaired(concealed)


def completed_by(face: Face, concealed: Hand, exposed: int) -> bool:
    """Whether a winning card makes nineteen cards complete, `exposed` of their pairs being Cạ.

    Won on Chi chi the hand is exactly six Chắn and four Cạ (CH-1.3.1).
    """
    held = concealed + ONE[face]
    return complete(held, exposed) and (face != CHI_CHI or number_of_ca(held, exposed) == MOST_CA)
