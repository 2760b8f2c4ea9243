"""What all games share at the table: the shape of a deal, decisions, and points."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.cards import Deck, Suit
from cardavia.table import DealShape, IllegalError, Setup, Transfer, balance, check_decisions

DECK = Deck("small", (Suit("m", range(1, 5)), Suit("p", range(1, 5))), copies=2)
SHAPE = DealShape(DECK, ("A", "B", "C"), dealer_hand=4, other_hand=3, indicators=1)
SETUP = Setup(
    "small",
    "B",
    {"A": ("1m", "2m", "3m"), "B": ("1m", "2m", "3m", "4m"), "C": ("1p", "2p", "3p")},
    ("4m", "1p", "2p", "3p", "4p"),
    ("4p",),
)

seeds = st.integers() | st.text("ab1 ẹ", max_size=5)


def test_what_is_not_dealt_is_the_stock() -> None:
    assert SHAPE.stock == 5
    assert SHAPE.faults(SETUP) == ()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"dealer": "D"}, ["dealer 'D' is none of the seats A B C"]),
        ({"hands": {}}, ["hands for nobody, expected A B C"]),
        ({"hands": {**SETUP.hands, "D": ()}}, ["hands for A B C D, expected A B C"]),
        (
            {"dealer": "A"},
            ["A is dealt 3 cards, expected 4", "B is dealt 4 cards, expected 3"],
        ),
        ({"stock": SETUP.stock[1:]}, ["4 cards as stock, expected 5"]),
        ({"indicators": ()}, ["0 cards as indicators, expected 1"]),
        ({"indicators": ("T",)}, ["'T' is no card of small"]),
        ({"indicators": ("1p",)}, ["3 copies of 1p, the deck has 2"]),
        (
            {"stock": (*SETUP.stock, "1m", "5m")},
            ["7 cards as stock, expected 5", "'5m' is no card of small", "3 copies of 1m, the deck has 2"],
        ),
    ],
)
def test_each_reason_why_a_setup_is_no_deal_is_told(changes: dict[str, Any], told: list[str]) -> None:
    assert list(SHAPE.faults(replace(SETUP, **changes))) == told


@given(seeds)
def test_a_shuffled_deal_is_exactly_the_deck(seed: int | str) -> None:
    setup = SHAPE.shuffle(seed)
    assert SHAPE.faults(setup) == ()
    dealt = Counter(chain(setup.stock, setup.indicators, *setup.hands.values()))
    assert dealt == dict.fromkeys(DECK.faces, DECK.copies)
    assert all(DECK.sort(hand) == hand for hand in setup.hands.values())


@given(seeds)
def test_a_seed_always_gives_the_same_deal(seed: int | str) -> None:
    assert SHAPE.shuffle(seed) == SHAPE.shuffle(seed)


def test_seeds_give_different_deals_and_dealers() -> None:
    deals = [SHAPE.shuffle(seed) for seed in range(50)]
    assert len({deal.stock for deal in deals}) > 40
    assert {deal.dealer for deal in deals} == set(SHAPE.seats)


def test_the_deal_of_a_seed_stays_the_same_on_every_machine() -> None:
    setup = SHAPE.shuffle(7)
    assert setup.dealer == "B"
    assert {seat: DECK.format(hand) for seat, hand in setup.hands.items()} == {
        "A": "13m 3p",
        "B": "1124p",
        "C": "234m",
    }
    assert " ".join((*setup.indicators, *setup.stock)) == "2p 3p 1m 4p 2m 4m"


OPTIONS = {"B": ("pass", "pung"), "C": ("pass", "win")}


@pytest.mark.parametrize(
    ("options", "decisions", "told", "data"),
    [
        (
            OPTIONS,
            {"A": "pass", "B": "pass", "C": "pass"},
            "A is not asked, asked are B C",
            {"seat": "A", "decision": "pass", "options": []},
        ),
        (
            OPTIONS,
            {"B": "kong", "C": "pass"},
            "B may not 'kong', only pass, pung",
            {"seat": "B", "decision": "kong", "options": ["pass", "pung"]},
        ),
        (
            OPTIONS,
            {"B": "pass"},
            "C must decide too, among pass, win",
            {"seat": "C", "decision": None, "options": ["pass", "win"]},
        ),
        (
            {},
            {"A": "pass"},
            "A is not asked, the deal is over",
            {"seat": "A", "decision": "pass", "options": []},
        ),
        ({}, {}, "the deal is over", {"seat": None, "decision": None, "options": []}),
    ],
)
def test_each_illegal_decision_is_told(
    options: dict[str, tuple[str, ...]], decisions: dict[str, str], told: str, data: dict[str, Any]
) -> None:
    with pytest.raises(IllegalError) as error:
        check_decisions(options, decisions)
    assert str(error.value) == told
    assert error.value.data == data


def test_answers_of_exactly_the_seats_asked_are_legal() -> None:
    check_decisions(OPTIONS, {"C": "win", "B": "pung"})


def test_points_are_what_was_received_less_what_was_paid() -> None:
    transfers = [Transfer("A", "B", 3, "win", "X-1"), Transfer("B", "C", 1, "kong", "X-2")]
    assert balance(transfers, "ABC") == {"A": -3, "B": 2, "C": 1}
    assert balance([], "AB") == {"A": 0, "B": 0}


seats = st.sampled_from("ABCD")


@given(st.lists(st.builds(Transfer, seats, seats, st.integers(0, 50), st.just("win"), st.just("X-1"))))
def test_points_sum_to_zero(transfers: list[Transfer]) -> None:
    points = balance(transfers, "ABCD")
    assert list(points) == list("ABCD")
    assert sum(points.values()) == 0
