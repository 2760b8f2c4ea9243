"""What wins: seven groups and one pair (NT-1.1.1), and every way to split a hand into them.

Suits do not mix in a group, so a hand is complete when each of its parts is; how the cards of one part can
be split is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import chain, product
from typing import NamedTuple

from cardavia.games.nantong.cards import FACES, OFFSETS, RANKS, parts
from cardavia.games.packed import ONE, Face, Hand, count, different, size

RUN_STARTS = range(RANKS - 2)
"""A run does not wrap (NT-1.1.2); Nine of Strings ends one like any nine (NT-1.1.4)."""


class Form(Enum):
    """What concealed cards may form; four alike are no group unless declared (NT-1.1.2)."""

    TRIPLET = "triplet"
    RUN = "run"
    PAIR = "pair"
    """Two of the same card, whatever card (NT-1.1.3)."""


class Group(NamedTuple):
    """A group or the pair, by its lowest card."""

    form: Form
    face: Face

    def holds(self, face: Face) -> bool:
        """Whether the card is in it."""
        return self.face <= face <= self.face + 2 if self.form is Form.RUN else self.face == face


Split = tuple[Group, ...]
"""Groups and at most one pair that use up all the cards."""


def complete(concealed: Hand) -> bool:
    """Whether concealed cards, the winning card among them, are groups and exactly one pair.

    `concealed` holds 23 cards less three for each group laid; Hezi is no group (NT-2.5.2).
    """
    # The honours come first: they are soon known and seldom whole. Four parts may have a pair each, which
    # is as many cards as two groups and one pair.
    divided = parts(concealed)
    return all(map(splits, reversed(divided))) and sum(map(_paired, divided)) == 1


def waits(concealed: Hand, laid: Hand) -> tuple[Face, ...]:
    """The cards that would complete the hand, but those of which it owns all four (NT-2.6.2, NT-gap-16).

    `concealed` holds 22 cards less three for each group laid, `laid` the cards of all melds.
    """
    owned = concealed + laid
    return tuple(
        face for face in range(len(FACES)) if count(owned, face) < 4 and complete(concealed + ONE[face])
    )


def partitions(concealed: Hand) -> Iterator[Split]:
    """All ways to read the concealed cards of a complete hand as groups and the pair (NT-4.7.1)."""
    of_parts = (
        [_moved(split, offset) for split in splits(part)]
        for part, offset in zip(parts(concealed), OFFSETS, strict=True)
    )
    return (tuple(chain(*chosen)) for chosen in product(*of_parts))


@cache
def splits(part: Hand) -> tuple[Split, ...]:
    """All splits of the cards of one part, with a pair where their number asks for it."""
    if not part:
        return ((),)
    if size(part) % 3 == 1:
        return ()
    return tuple(_with_lowest(part, different(part)[0]))


def _with_lowest(part: Hand, low: Face) -> Iterator[Split]:
    """Splits by what the lowest card is in: a triplet, a run, the pair."""
    copies = count(part, low)
    if copies >= 3:
        for rest in splits(part - 3 * ONE[low]):
            yield (Group(Form.TRIPLET, low), *rest)
    if low in RUN_STARTS and count(part, low + 1) and count(part, low + 2):
        for rest in splits(part - ONE[low] - ONE[low + 1] - ONE[low + 2]):
            yield (Group(Form.RUN, low), *rest)
    if copies >= 2 and _paired(part):
        for rest in splits(part - 2 * ONE[low]):
            yield (Group(Form.PAIR, low), *rest)


def _paired(part: Hand) -> bool:
    """Whether the pair is in a part that can be split."""
    return size(part) % 3 == 2


def _moved(split: Split, offset: int) -> Split:
    """The same split with places in a part turned into faces."""
    return tuple(Group(group.form, group.face + offset) for group in split)
