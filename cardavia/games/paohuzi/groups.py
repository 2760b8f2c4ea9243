"""The groups that cards can form: identical cards, and the 38 shapes of chi (PH-3.5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from cardavia.games.packed import FOUR, ONE, Face, Hand, count, pack
from cardavia.games.paohuzi.cards import FACES, LARGE, RANKS, SIZES, SMALL, loose


class Kind(StrEnum):
    """Kinds of group (PH-0.4.1); a kan and a pair are never laid."""

    TI = "ti"
    PAO = "pao"
    WEI = "wei"
    PENG = "peng"
    CHI = "chi"
    KAN = "kan"
    PAIR = "pair"


FOURS = frozenset({Kind.TI, Kind.PAO})
TRIPLETS = frozenset({Kind.WEI, Kind.PENG, Kind.KAN})
COPIES = {Kind.TI: 4, Kind.PAO: 4, Kind.WEI: 3, Kind.PENG: 3, Kind.KAN: 3, Kind.PAIR: 2}
"""Groups have three cards, apart from fours and the pair (PH-1.1.3); their cards are identical (PH-3.1.3)."""


class Group(NamedTuple):
    """A group (PH-1.1.1): its kind, its faces in deck order, and the same cards packed."""

    kind: Kind
    faces: tuple[Face, ...]
    cards: Hand

    @property
    def named_cards(self) -> str:
        """The cards as in decisions: `s1 s2 s3`."""
        return " ".join(FACES[face] for face in self.faces)

    @property
    def name(self) -> str:
        """The kind and what tells the group from others of its kind: `wei L5`, `chi s1 s2 s3`."""
        told = self.named_cards if self.kind is Kind.CHI else FACES[self.faces[0]]
        return f"{self.kind.value} {told}"


def _group(kind: Kind, faces: Iterable[Face]) -> Group:  # no scenario: it makes a table
    ordered = tuple(sorted(faces))
    return Group(kind, ordered, pack(ordered))


def _identical(kind: Kind) -> tuple[Group, ...]:  # no scenario: it makes a table
    return tuple(_group(kind, (face,) * COPIES[kind]) for face in range(len(FACES)))


TI, PAO, WEI, PENG, KAN, PAIR = map(_identical, COPIES)
"""The groups of identical cards, each by its face."""


def _face(size: int, rank: int) -> Face:  # no scenario: it makes tables
    return RANKS * size + rank - 1


RUNS = tuple(
    _group(Kind.CHI, (_face(size, low), _face(size, low + 1), _face(size, low + 2)))
    for size in SIZES
    for low in range(1, RANKS - 1)
)
"""Three consecutive ranks of one size; nothing follows ten (PH-3.5.1)."""
TWO_SEVEN_TEN = tuple(_group(Kind.CHI, (_face(size, rank) for rank in (2, 7, 10))) for size in SIZES)
MIXED = tuple(
    _group(Kind.CHI, (_face(SMALL, rank),) * small + (_face(LARGE, rank),) * (3 - small))
    for rank in range(1, RANKS + 1)
    for small in (1, 2)
)
"""Two of one size and one of the other, of one rank (PH-3.5.1)."""

CHI = tuple(sorted(RUNS + TWO_SEVEN_TEN + MIXED, key=lambda group: group.faces))
WITH = tuple(tuple(group for group in CHI if face in group.faces) for face in range(len(FACES)))
"""The chi groups that hold a face, in deck order."""
NEIGHBOURS = tuple(
    7 * pack({other for group in WITH[face] for other in group.faces}) for face in range(len(FACES))
)
"""The cards that can lie in a chi group with a face, itself among them, as a mask of a hand."""


class Chi(NamedTuple):
    """A way to chi a card: the groups laid at once, in deck order, their cards, and `chi s1 s2 s3 / ...`."""

    groups: tuple[Group, ...]
    cards: Hand
    name: str


def contains(hand: Hand, cards: Hand) -> bool:
    """Whether the hand has all of the cards; of four or more that are identical it never has.

    All faces are compared at once: a count of up to three, taken from one with its four set, borrows nothing
    from the next face, and the four is lost where there are too few.
    """
    return not cards & FOUR and ((hand | FOUR) - cards | hand) & FOUR == FOUR


def starting(cards: Hand) -> Iterator[Group]:
    """The chi groups and the pair that the cards can form with the lowest of them."""
    lowest = ((cards & -cards).bit_length() - 1) // 3
    return (group for group in (*_LOWEST_IN[lowest], PAIR[lowest]) if contains(cards, group.cards))


def chis(hand: Hand, face: Face) -> tuple[Chi, ...]:
    """Every way to chi `face` with the loose cards of a hand, bi included.

    All copies of the card in the hand lie in chi groups laid at the same time (PH-3.6.1), whichever of these
    holds the claimed one; if they cannot, there is no way (PH-3.6.2), as where they are a kan (PH-3.7.2).
    """
    if count(hand, face) == 3:
        return ()
    return _ways(face, (loose(hand) + ONE[face]) & NEIGHBOURS[face])


@cache
def _ways(face: Face, cards: Hand) -> tuple[Chi, ...]:
    """The sets of chi groups within `cards`, `face` in each, that use up all copies of `face`."""
    copies = count(cards, face)
    fitting = [group for group in WITH[face] if contains(cards, group.cards)]
    sets = (
        laid
        for number in range(1, copies + 1)
        for laid in combinations_with_replacement(fitting, number)
        if sum(group.faces.count(face) for group in laid) == copies
    )
    return tuple(_chi(laid) for laid in sets if contains(cards, _cards(laid)))


def _chi(laid: tuple[Group, ...]) -> Chi:
    names = " / ".join(group.named_cards for group in laid)
    return Chi(laid, _cards(laid), f"{Kind.CHI.value} {names}")


def _cards(laid: tuple[Group, ...]) -> Hand:
    return sum(group.cards for group in laid)


_LOWEST_IN = tuple(
    tuple(group for group in WITH[face] if group.faces[0] == face) for face in range(len(FACES))
)
