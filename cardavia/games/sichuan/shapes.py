"""Winning shapes: four sets and a pair (SC-4.1.1) or seven pairs (SC-4.1.2), nothing void (SC-4.1.3).

Suits do not mix in a set, so a hand is complete when each of its suits is; what is known of the tiles of
one suit is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from cardavia.games.packed import ODD, ONE, Face, Hand, count, size
from cardavia.games.sichuan.tiles import FACES, RANKS, part, parts, suit_of

TERMINALS = (0, RANKS - 1)
RUN_STARTS = range(RANKS - 2)
"""A run does not wrap (SC-4.1.1)."""


class Reading(NamedTuple):
    """One way to take all tiles of a suit as sets and at most one pair."""

    paired: bool
    """It contains the pair."""
    pungs: bool
    """Its sets are all pungs."""
    outside: bool
    """Every set, and the pair, contains a 1 or a 9."""


NOTHING = Reading(paired=False, pungs=True, outside=True)


@cache
def readings(tiles: Hand) -> frozenset[Reading]:
    """All readings of the tiles of one suit; empty if they cannot all be used. Runs do not wrap."""
    if not tiles:
        return frozenset({NOTHING})
    if size(tiles) % 3 == 1:
        return frozenset()
    low = next(rank for rank in range(RANKS) if count(tiles, rank))
    return frozenset(_with_lowest(tiles, low))


def sets_and_pair(concealed: Hand) -> bool:
    """Whether the tiles are sets and one pair (SC-4.1.1); their number is taken to be right for one pair."""
    return all(map(readings, parts(concealed)))


def seven_pairs(concealed: Hand) -> bool:
    """Whether the tiles are seven pairs, four alike being two of them (SC-4.1.2)."""
    return not concealed & ODD and size(concealed) == 14


def void_free(tiles: Hand, void: int) -> bool:
    """Whether nothing is of the void suit (SC-4.1.3)."""
    return not part(tiles, void)


def complete(concealed: Hand, void: int) -> bool:
    """Whether concealed tiles, the winning tile among them, win beside the melds already laid.

    `concealed` holds 14 tiles less three for each meld. Melds need no look: they are sets, and never of
    the void suit (SC-2.1.5).
    """
    return void_free(concealed, void) and (sets_and_pair(concealed) or seven_pairs(concealed))


def waits(concealed: Hand, laid: Hand, void: int) -> tuple[Face, ...]:
    """The faces that would complete the hand; not those of which it owns all four copies (SC-5.2.3).

    `concealed` holds 13 tiles less three for each meld, `laid` the tiles of the melds.
    """
    if not void_free(concealed, void):
        return ()
    # One tile changes one suit: two suits that are not whole would want two, but for seven pairs.
    broken = sum(not readings(part) for part in parts(concealed))
    if broken > 1 and (concealed & ODD).bit_count() > 1:
        return ()
    owned = concealed + laid
    return tuple(
        face
        for face in range(len(FACES))
        if suit_of(face) != void and count(owned, face) < 4 and complete(concealed + ONE[face], void)
    )


def _with_lowest(tiles: Hand, low: int) -> Iterator[Reading]:
    """Readings by what the lowest rank is in: a pung, a run, the pair."""
    copies, terminal = count(tiles, low), low in TERMINALS
    if copies >= 3:
        for rest in readings(tiles - 3 * ONE[low]):
            yield rest._replace(outside=rest.outside and terminal)
    if low in RUN_STARTS and count(tiles, low + 1) and count(tiles, low + 2):
        edge = low in (RUN_STARTS[0], RUN_STARTS[-1])
        for rest in readings(tiles - ONE[low] - ONE[low + 1] - ONE[low + 2]):
            yield rest._replace(pungs=False, outside=rest.outside and edge)
    if copies >= 2:
        # What is left has no second pair: of sets and two pairs `readings` finds none, by their number.
        for rest in readings(tiles - 2 * ONE[low]):
            yield rest._replace(paired=True, outside=rest.outside and terminal)
