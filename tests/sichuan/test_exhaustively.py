"""Every hand of one suit: readings, completeness, fan and waits against groups put together."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from cardavia.games.sichuan import fan, shapes
from tests.exhaustion import Counts, in_hand, less_one, multisets, number_of_multisets, one_of, plus, unions

from . import oracle

RANKS = 9
PUNGS = [one_of(RANKS, rank, rank, rank) for rank in range(RANKS)]
RUNS = [one_of(RANKS, low, low + 1, low + 2) for low in range(RANKS - 2)]
PAIRS = [one_of(RANKS, rank, rank) for rank in range(RANKS)]
OTHER_SUIT = 2
"""The void suit of these hands, which are of the first suit."""

Shown = tuple[bool, bool, bool]
"""Whether there is a pair, whether the sets are pungs, whether a 1 or 9 is in each group."""


@cache
def put_together() -> dict[Counts, set[Shown]]:
    """All tiles that up to four sets and a pair can come to, and what these can be (SC-4.1.1)."""
    found: dict[Counts, set[Shown]] = defaultdict(set)
    for chosen, tiles in unions(PUNGS + RUNS, 4):
        sets = [(PUNGS + RUNS)[place] for place in chosen]
        of_pungs = all(group in PUNGS for group in sets)
        found[tiles].add((False, of_pungs, _all_outside(sets)))
        for pair in PAIRS:
            if max(whole := plus(tiles, pair)) <= 4:
                found[whole].add((True, of_pungs, _all_outside([*sets, pair])))
    return dict(found)


def _all_outside(groups: list[Counts]) -> bool:
    return all(group[0] or group[-1] for group in groups)


def complete(tiles: Counts) -> bool:
    """Sets and a pair, or seven pairs of which four alike are two (SC-4.1.1, SC-4.1.2)."""
    has_pair = any(paired for paired, _, _ in put_together().get(tiles, ()))
    return has_pair or (sum(tiles) == 14 and all(copies % 2 == 0 for copies in tiles))


def named(tiles: Counts) -> tuple[str, ...]:
    return tuple(f"{rank + 1}m" for rank, copies in enumerate(tiles) for _ in range(copies))


def test_readings_of_all_405_350_parts_of_up_to_14_tiles_of_a_suit() -> None:
    compared = 0
    for size in range(15):
        for tiles in multisets(RANKS, size):
            assert shapes.readings(in_hand(tiles)) == put_together().get(tiles, frozenset()), tiles
            compared += 1
    assert compared == 405_350 == sum(number_of_multisets(RANKS, size) for size in range(15))


def test_whether_all_118_800_hands_of_14_tiles_of_a_suit_are_complete() -> None:
    compared = 0
    for tiles in multisets(RANKS, 14):
        assert shapes.complete(in_hand(tiles), OTHER_SUIT) is complete(tiles), tiles
        compared += 1
    assert compared == 118_800 == number_of_multisets(RANKS, 14)


def test_waits_of_all_132_345_hands_of_a_suit_beside_none_to_four_melds() -> None:
    """Hands of 1, 4, 7, 10 and 13 tiles; a fifth tile is waited for by none (SC-5.2.3)."""
    expected: dict[Counts, list[int]] = defaultdict(list)
    for size in range(2, 15, 3):
        for tiles in filter(complete, multisets(RANKS, size)):
            for rank in range(RANKS):
                if tiles[rank]:
                    expected[less_one(tiles, rank)].append(rank)
    compared = 0
    for size in range(1, 14, 3):
        for tiles in multisets(RANKS, size):
            found = shapes.waits(in_hand(tiles), 0, OTHER_SUIT)
            assert list(found) == sorted(expected.get(tiles, [])), tiles
            compared += 1
    assert compared == 132_345 == sum(number_of_multisets(RANKS, size) for size in range(1, 14, 3))


def test_fan_of_all_15_349_complete_hands_of_14_tiles_of_a_suit() -> None:
    """13,259 are sets and a pair and 2,304 seven pairs, 214 of them both."""
    compared = 0
    for tiles in filter(complete, multisets(RANKS, 14)):
        hand = fan.WinningHand(in_hand(tiles), 0, 0, frozenset())
        assert fan.total(fan.items(hand, fan.PATTERNS, fan.ADDITIONS)) == oracle.fan(named(tiles), (), "s"), (
            tiles
        )
        compared += 1
    assert compared == 15_349 == 13_259 + number_of_multisets(RANKS, 7, most=2) - 214
