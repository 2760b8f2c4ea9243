"""Spaces small enough to be gone through: what the exhaustive comparisons of all games share.

Cards are told by how many of each kind there are. What wins is found by putting groups together, not by
taking cards apart, so that it has nothing in common with the way in which engines and oracles look for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from operator import add, mul

from cardavia.games.packed import ONE, Hand

Counts = tuple[int, ...]
"""How many of each kind, in order."""

COPIES = 4


def multisets(kinds: int, size: int, most: int = COPIES) -> Iterator[Counts]:
    """Every way to hold `size` cards of so many kinds, at most `most` of each."""
    if not kinds:
        if not size:
            yield ()
        return
    for copies in range(max(0, size - most * (kinds - 1)), min(size, most) + 1):
        for others in multisets(kinds - 1, size - copies, most):
            yield (copies, *others)


def number_of_multisets(kinds: int, size: int, most: int = COPIES) -> int:
    """How many there are, by inclusion and exclusion of the kinds that are held too often."""
    return sum(
        (-1) ** over * comb(kinds, over) * comb(size - over * (most + 1) + kinds - 1, kinds - 1)
        for over in range(min(kinds, size // (most + 1)) + 1)
    )


def unions(groups: Sequence[Counts], number: int, most: int = COPIES) -> Iterator[tuple[Counts, Counts]]:
    """Every choice of up to `number` groups, the same one several times if need be, and all their cards.

    A choice is told by the places of its groups, in order. Left out are those with too many of one kind.
    """
    yield from _unions(groups, number, most, (), (0,) * len(groups[0]))


def _unions(
    groups: Sequence[Counts], number: int, most: int, chosen: Counts, cards: Counts
) -> Iterator[tuple[Counts, Counts]]:
    yield chosen, cards
    if not number:
        return
    for place in range(chosen[-1] if chosen else 0, len(groups)):
        together = plus(cards, groups[place])
        if max(together) <= most:
            yield from _unions(groups, number - 1, most, (*chosen, place), together)


def number_of_choices(groups: int, number: int) -> int:
    """How many multisets of up to `number` groups there are, those with too many of one kind included."""
    return comb(groups + number, number)


def plus(cards: Counts, others: Counts) -> Counts:
    """Both together."""
    return tuple(map(add, cards, others))


def less_one(cards: Counts, kind: int) -> Counts:
    """All but one of a kind."""
    return (*cards[:kind], cards[kind] - 1, *cards[kind + 1 :])


def one_of(kinds: int, *held: int) -> Counts:
    """One of each kind named, more of one that is named again."""
    return tuple(held.count(kind) for kind in range(kinds))


def in_hand(cards: Counts) -> Hand:
    """The same cards as engines hold them."""
    return sum(map(mul, cards, ONE))
