"""What goes through whole spaces misses nothing in them, and tells wrong engines from ours."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement, product

import pytest

from cardavia.mutants import mutants
from cardavia.mutants.mutant import patched
from tests.chan import test_exhaustively as chan
from tests.exhaustion import multisets, number_of_multisets, plus, unions
from tests.nantong import test_exhaustively as nantong
from tests.paohuzi import test_exhaustively as paohuzi
from tests.sichuan import test_exhaustively as sichuan


@pytest.mark.parametrize("most", [1, 2, 4])
def test_multisets_are_all_there_are_and_as_many_as_combinatorics_say(most: int) -> None:
    for size in range(4 * most + 2):
        found = list(multisets(4, size, most))
        assert found == [held for held in product(range(most + 1), repeat=4) if sum(held) == size]
        assert len(found) == number_of_multisets(4, size, most)


def test_unions_are_all_choices_but_those_with_too_many_of_a_kind() -> None:
    groups = [(3, 0, 0), (0, 2, 0), (1, 1, 1), (0, 1, 2)]
    expected = {}
    for number in range(5):
        for chosen in combinations_with_replacement(range(4), number):
            cards: tuple[int, ...] = (0, 0, 0)
            for place in chosen:
                cards = plus(cards, groups[place])
            if max(cards) <= 4:
                expected[chosen] = cards
    found = list(unions(groups, 4))
    assert len(found) == len(expected)
    assert dict(found) == expected


WRONG: list[tuple[str, Callable[[], None]]] = [
    (
        "SC-4.1.1 takes 8-9-1 for a run",
        sichuan.test_readings_of_all_405_350_parts_of_up_to_14_tiles_of_a_suit,
    ),
    (
        "SC-4.1.2 wants seven different pairs",
        sichuan.test_whether_all_118_800_hands_of_14_tiles_of_a_suit_are_complete,
    ),
    (
        "SC-5.2.3 waits for a fifth copy",
        sichuan.test_waits_of_all_132_345_hands_of_a_suit_beside_none_to_four_melds,
    ),
    (
        "NT-3.2.5 forbids runs in the hand",
        nantong.test_splits_of_all_192_950_parts_of_up_to_12_cards_of_a_suit,
    ),
    ("NT-1.1.4 makes a run of T, W and R", nantong.test_splits_of_all_125_parts_of_honours),
    (
        "NT-2.6.2 waits for a fifth copy",
        nantong.test_waits_of_all_132_345_hands_of_a_suit_of_up_to_13_cards,
    ),
    ("NT-4.3.3 lets 9s double 9m and 9c", nantong.test_worth_of_all_270_000_sets_beside_indicators),
    (
        "PH-4.2.1 counts the same group once",
        paohuzi.test_huxi_of_all_682_640_choices_of_up_to_three_groups,
    ),
    ("PH-4.1.1 counts pao like ti", paohuzi.test_score_of_all_12_720_choices_of_up_to_two_groups),
    (
        "PH-4.2.2 takes the first grouping",
        paohuzi.test_partitions_of_all_218_176_choices_of_up_to_three_chi_groups_and_a_pair,
    ),
    (
        "PH-3.5.1 goes round the end in a win",
        paohuzi.test_partitions_of_all_229_810_sets_of_up_to_six_cards,
    ),
    ("PH-3.6.1 lays no group twice", paohuzi.test_chi_of_every_card_in_all_646_656_hands),
    (
        "PH-3.3.3 extends a peng by a discard",
        paohuzi.test_peng_and_pao_of_every_card_in_all_6_720_situations,
    ),
    ("CH-4.6.2 counts each name once", chan.test_score_of_all_25_600_combinations_of_bonuses),
    (
        "CH-1.1.1 takes three suits of a rank for paired",
        chan.test_pairs_of_all_437_500_products_of_two_ranks,
    ),
    (
        "CH-1.3.1 lets Chi chi win with more than six Chắn",
        chan.test_winning_cards_of_all_95_200_parts_with_chi_chi_and_exposed_ca,
    ),
    (
        "CH-3.5.3 overlooks the Cạ just laid",
        chan.test_all_622_080_captures_from_up_to_two_of_a_face_beside_other_ranks,
    ),
    ("CH-3.4.2 lays a Cạ with one of four", chan.test_all_614_400_captures_beside_a_loose_card),
    ("CH-3.4.4 takes Chắn of a discarded face", chan.test_all_960_captures_of_chi_chi),
    ("CH-3.5.2 lets both cards of a Cạ go", chan.test_all_512_000_choices_of_a_discard),
    ("CH-3.4.2 keeps the cards of a Cạ", chan.test_all_512_000_choices_of_a_discard),
]
"""A wrong engine for every space, and what must notice it."""


@pytest.mark.parametrize(("wrong", "compare"), WRONG, ids=[name for name, _ in WRONG])
def test_a_wrong_engine_is_told_from_ours(wrong: str, compare: Callable[[], None]) -> None:
    game = compare.__module__.split(".")[-2]
    engine = next(each for each in mutants(game) if str(each) == wrong)
    with patched(game, engine.patches), pytest.raises(AssertionError):
        compare()
