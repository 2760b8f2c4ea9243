"""Every part of a suit as groups and a pair, every wait in one suit, and what every set is worth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import product

import pytest

from cardavia.games.nantong import base, cards, shapes
from cardavia.games.nantong.shapes import Form, Group
from tests.exhaustion import Counts, in_hand, less_one, multisets, number_of_multisets, one_of, plus, unions

from . import oracle

RANKS = 9
TRIPLETS = [one_of(RANKS, rank, rank, rank) for rank in range(RANKS)]
RUNS = [one_of(RANKS, low, low + 1, low + 2) for low in range(RANKS - 2)]
PAIRS = [one_of(RANKS, rank, rank) for rank in range(RANKS)]
PLACES = {Form.TRIPLET: 0, Form.RUN: RANKS, Form.PAIR: 2 * RANKS}
"""Where the groups of a form begin in a list of all of them."""

Splits = set[tuple[int, ...]]
"""Each split as the places of its groups, in order; where groups begin alike the engine may find it twice."""
NO_SPLITS: Splits = set()


def put_together(number: int) -> dict[Counts, Splits]:
    """What up to so many groups, and a pair or none, come to, and all ways to it (NT-1.1.2, NT-1.1.3)."""
    places = [*range(RANKS), *range(PLACES[Form.RUN], PLACES[Form.RUN] + len(RUNS))]
    found: dict[Counts, Splits] = defaultdict(set)
    for chosen, held in unions(TRIPLETS + RUNS, number):
        groups = tuple(places[group] for group in chosen)
        found[held].add(groups)
        for rank, pair in enumerate(PAIRS):
            if max(whole := plus(held, pair)) <= 4:
                found[whole].add((*groups, PLACES[Form.PAIR] + rank))
    return found


def told(splits: Iterable[tuple[Group, ...]]) -> Splits:
    return {tuple(sorted(PLACES[group.form] + group.face for group in split)) for split in splits}


def compare_splits(sizes: range, number: int) -> int:
    """How many parts of these sizes have been compared, all that up to `number` groups and a pair can be."""
    expected = put_together(number)
    compared = 0
    for size in sizes:
        for part in multisets(RANKS, size):
            assert told(shapes.splits(in_hand(part))) == expected.get(part, NO_SPLITS), part
            compared += 1
    shapes.splits.cache_clear()  # it would keep every part for the rest of the run
    return compared


def test_splits_of_all_192_950_parts_of_up_to_12_cards_of_a_suit() -> None:
    assert compare_splits(range(13), 4) == 192_950
    assert sum(number_of_multisets(RANKS, size) for size in range(13)) == 192_950


@pytest.mark.exhaustive
def test_splits_of_all_1_760_175_parts_of_up_to_23_cards_of_a_suit() -> None:
    """All parts that a hand can have."""
    assert compare_splits(range(24), 7) == 1_760_175
    assert sum(number_of_multisets(RANKS, size) for size in range(24)) == 1_760_175


def test_splits_of_all_125_parts_of_honours() -> None:
    """Each honour none to four times: triplets and the one pair, no runs (NT-1.1.4)."""
    compared = 0
    for copies in product(range(5), repeat=3):
        place = cards.HONOUR_PLACE
        part = in_hand((0,) * place + copies)
        split = {3: [Form.TRIPLET], 2: [Form.PAIR], 0: []}
        is_whole = set(copies) <= {0, 2, 3} and copies.count(2) < 2
        groups = [PLACES[form] + place + at for at, held in enumerate(copies) for form in split.get(held, [])]
        assert told(shapes.splits(part)) == ({tuple(sorted(groups))} if is_whole else NO_SPLITS), copies
        compared += 1
    assert compared == 5**3


def compare_waits(sizes: range) -> int:
    """How many hands of these sizes, all of one suit, have been compared (NT-2.6.2)."""
    expected: dict[Counts, list[int]] = defaultdict(list)
    for whole, splits in put_together(sizes[-1] // 3).items():
        if any(split[-1] >= PLACES[Form.PAIR] for split in splits if split):
            for rank in range(RANKS):
                if whole[rank]:
                    expected[less_one(whole, rank)].append(rank)
    compared = 0
    for size in sizes:
        for hand in multisets(RANKS, size):
            assert list(shapes.waits(in_hand(hand), 0)) == sorted(expected.get(hand, [])), hand
            compared += 1
    shapes.splits.cache_clear()
    return compared


def test_waits_of_all_132_345_hands_of_a_suit_of_up_to_13_cards() -> None:
    """Hands beside three to seven groups laid."""
    assert compare_waits(range(1, 14, 3)) == 132_345
    assert sum(number_of_multisets(RANKS, size) for size in range(1, 14, 3)) == 132_345


@pytest.mark.exhaustive
def test_waits_of_all_589_455_hands_of_a_suit() -> None:
    """Hands of 22 cards, and those beside groups laid."""
    assert compare_waits(range(1, 23, 3)) == 589_455
    assert sum(number_of_multisets(RANKS, size) for size in range(1, 23, 3)) == 589_455


KINDS = {base.THREE_IN_HAND: "three", base.FOUR_IN_HAND: "four", base.WON_PUNG: "pung"}
"""The kinds that the oracle names otherwise."""


def test_worth_of_all_270_000_sets_beside_indicators() -> None:
    """Ten kinds, thirty cards, and as many for either indicator, alike or not (NT-4.2, NT-4.3, NT-4.4)."""
    compared = 0
    for first, second in product(oracle.CARDS, oracle.CARDS):
        turned = cards.FACE[first], cards.FACE[second]
        for kind, card in product(base.WORTH, oracle.CARDS):
            expected = oracle.worth(KINDS.get(kind, kind), card, (first, second))
            assert base.item(kind, cards.FACE[card], turned).value == expected, (kind, card, first, second)
            compared += 1
    assert compared == 270_000 == 10 * 30**3
