"""Each thing that no position of any game can show is told."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.sanity import absurdities
from cardavia.table import Meld, Result

from .toy import SETUP, TOY

POSITION = ReferenceEngine({"toy": TOY}).deal(SETUP)
DEALT = Counter(card for hand in SETUP.hands.values() for card in hand)
EVEN = {"A": 0, "B": 0, "C": 0}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"options": {"A": ()}}, "A is asked and has no option; a seat that has none is left out of options"),
        ({"options": {}}, "nobody has options and there is no result; the deal must go on or end"),
        ({"result": Result("win", ("A",), EVEN)}, "there is a result and A still must decide"),
        ({"stock": 7}, "there are 17 cards (10 in hands, 7 in stock), the deal has 16"),
        ({"points": {"A": 1, "B": 1}}, "the points booked so far sum to 2, expected 0"),
        ({"void": {"D": "m"}}, "void name D, the seats of this deal are A B C"),
        ({"out": ("D",)}, "out name D, the seats of this deal are A B C"),
        (
            {"melds": {"A": (Meld("pair", SETUP.stock[:1], "D"),)}, "stock": 5},
            "melds name D, the seats of this deal are A B C",
        ),
        ({"options": {"A": ("win", "pass", "win")}}, "A has the option 'win' twice"),
        (
            {"options": {}, "result": Result("win", ("A", "B", "A"), EVEN)},
            "A is twice among the winners",
        ),
        (
            {"table": {"B": ("9s",)}, "stock": 5},
            "9s is shown 1 times, the deal has 0 of it",
        ),
        (
            {"melds": {"A": (Meld("pair", ("1m", "1m")),)}, "stock": 4},
            f"1m is shown {2 + DEALT['1m']} times, the deal has 2 of it",
        ),
        (
            {"options": {}, "result": Result("win", ("D",), EVEN)},
            "winners name D, the seats of this deal are A B C",
        ),
        (
            {"options": {}, "result": Result("win", ("A",), {"A": 3, "B": -3})},
            "the result gives no points for C",
        ),
        (
            {"options": {}, "result": Result("win", ("A",), {**EVEN, "B": 1})},
            "the points of the result sum to 1, expected 0",
        ),
        (
            {"options": {}, "result": Result("exhausted", (), EVEN, next_dealer="D")},
            "next_dealer name D, the seats of this deal are A B C",
        ),
    ],
)
def test_each_absurdity_is_told(changes: dict[str, Any], told: str) -> None:
    assert absurdities(POSITION, SETUP) == ()
    assert absurdities(replace(POSITION, **changes), SETUP) == (told,)
