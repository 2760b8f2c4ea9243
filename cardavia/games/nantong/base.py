"""Base hu: what every player has for identical cards, whoever wins (NT-4.2 to NT-4.5, NT-4.7.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardavia.games.melding.state import Kind, Laid
from cardavia.games.nantong.cards import DECK, FACES, OLD_GENERALS, rank
from cardavia.games.nantong.state import Shown
from cardavia.games.packed import Face, Hand, count, different
from cardavia.games.seats import NO_CARD
from cardavia.table import ScoreItem


class Worth(NamedTuple):
    """A kind of set: its name, its cards, what it starts from, also as the very card of an indicator."""

    name: str
    copies: int
    hu: int
    exact: int
    sentence: str


THREE_IN_HAND = "three in hand"
FOUR_IN_HAND = "four in hand"
WON_PUNG = "pung with the winning card"

PUNG_HU = 2
WORTH: dict[str, Worth] = {
    Kind.PUNG: Worth("pung", 3, PUNG_HU, 2 * PUNG_HU, "NT-4.2.1"),
    WON_PUNG: Worth("pung", 3, PUNG_HU, 2 * PUNG_HU, "NT-4.5.1"),
    THREE_IN_HAND: Worth("three in hand", 3, 4, 12, "NT-4.2.1"),
    Kind.EXPOSED: Worth("kong", 4, 8, 8, "NT-4.2.1"),
    Kind.ADDED: Worth("added kong", 4, 8, 8, "NT-4.2.1"),
    Kind.CONCEALED: Worth("concealed kong", 4, 12, 12, "NT-4.2.1"),
    FOUR_IN_HAND: Worth("four in hand", 4, 12, 12, "NT-4.2.1"),
    Shown.QUAD: Worth("shown quad", 4, 16, 16, "NT-4.2.1"),
    Shown.TRIPLET: Worth("shown triplet", 3, 16, 16, "NT-4.2.1"),
    Shown.HEZI: Worth("hezi", 2, 16, 16, "NT-4.2.2"),
}
"""Only a pung and three in hand change as the very card of an indicator: the pung doubles again, the three
start from 12 (NT-4.4.1). A shown triplet, always such a card, keeps the 16 of an opening declaration."""
HELD = {3: THREE_IN_HAND, 4: FOUR_IN_HAND}

GENERAL = 0


class Holding(NamedTuple):
    """Concealed cards, the melds, and the card of another player that won, which is not in the hand."""

    concealed: Hand
    melds: tuple[Laid, ...]
    claimed: Face = NO_CARD


def items(holding: Holding, indicators: tuple[Face, ...]) -> tuple[ScoreItem, ...]:
    """An item for each set of identical cards, wherever a winning split uses its cards (NT-4.7.2)."""
    return tuple(item(kind, face, indicators) for kind, face in sets(holding))


def sets(holding: Holding) -> Iterator[tuple[str, Face]]:
    """Kind and face of each set, by the copies held: runs and pairs have no base hu.

    A claimed winning card makes a pung of two held (NT-4.5.1), also inside runs (NT-gap-7), but never four
    in hand of three (NT-gap-6).
    """
    for meld in holding.melds:
        yield meld.kind, meld.face
    for face in different(holding.concealed):
        copies = count(holding.concealed, face)
        if copies in HELD:
            yield HELD[copies], face
        elif copies == 2 and face == holding.claimed:
            yield WON_PUNG, face


def item(kind: str, face: Face, indicators: tuple[Face, ...]) -> ScoreItem:
    """A set's hu, its doublings included, as in the examples (NT-4.4.2, NT-4.4.3)."""
    worth, exact = WORTH[kind], face in indicators
    start = worth.exact if exact else worth.hu
    sentence = worth.sentence if start == worth.hu else "NT-4.4.1"
    cards = DECK.format((FACES[face],) * worth.copies)
    return ScoreItem(f"{worth.name} {cards}", start * doublings(face, indicators), sentence)


def doublings(face: Face, indicators: tuple[Face, ...]) -> int:
    """2 for an old general (NT-4.3.1), and twice as much for each indicator that applies (NT-4.3.4)."""
    times = (face in OLD_GENERALS) + sum(applies(indicator, face) for indicator in indicators)
    return 1 << times


def applies(indicator: Face, face: Face) -> bool:
    """An indicator doubles its own class, all that it ever does: no rank families (NT-4.3.2, NT-gap-12)."""
    return class_of(indicator) == class_of(face)


def class_of(face: Face) -> int:
    """The rank of an ordinary card; all old generals are one class of their own, no nines (NT-4.3.3)."""
    return GENERAL if face in OLD_GENERALS else rank(face)
