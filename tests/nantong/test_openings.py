"""What the dealer may win before its first discard, and what that counts (NT-2.7.2, NT-4.9.1, NT-gap-15)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardavia.games import game
from cardavia.games.nantong import hu
from cardavia.table import Position, Setup

NANTONG = game("nantong")
DECK = NANTONG.shape.deck


def dealt(indicators: str, hand: str, replacements: str = "") -> Setup:
    """The dealer A with a hand, and the cards that replace what it shows, the first one first."""
    turned, own, last = map(DECK.parse, (indicators, hand, replacements))
    bag = Counter(dict.fromkeys(DECK.faces, 4))
    bag.subtract((*turned, *own, *last))
    rest = list(bag.elements())
    Random(1).shuffle(rest)  # noqa: S311 - a deal to test with
    others = {"B": tuple(rest[:22]), "C": tuple(rest[22:44])}
    return Setup("nantong", "A", {"A": own, **others}, (*rest[44:], *last[::-1]), turned)


def after(setup: Setup, *decisions: str) -> Position:
    """What is shown when the dealer has decided so; the others only finish."""
    assert NANTONG.shape.faults(setup) == ()
    state, left = NANTONG.start(setup), list(decisions)
    while asked := next(iter(NANTONG.options(state)), None):
        if asked == "A" and not left:
            break
        state = NANTONG.advance(state, {asked: left.pop(0) if asked == "A" else "done"})
    return NANTONG.view(state)


COMPLETE = "234m 345m 678m 234s 345s 678c 222c 99c"
QUAD = dealt("1c 5m", "7777s 234m 345m 678m 345s 67c 222c 99c", "8c")
PAIR = "44c 234m 345m 678m 234s 345s 678s 67c 9c"


@pytest.mark.parametrize(
    ("setup", "decisions", "total", "counted"),
    [
        (dealt("1c 5m", COMPLETE), "win", 50, {"times heavenly win"}),
        (dealt("2c 5m", COMPLETE), "show 2c, win", 110, {"times heavenly win"}),
        (QUAD, "show 7s, win", 60, {"self-draw", "kong replacement"}),
        # Kept for play the quad is a concealed kong: 12 + 4 + 20 + 10 + 10.
        (QUAD, "done, kong 7s, win", 60, {"self-draw", "kong replacement"}),
        # The last of two replacements wins, and Hezi is no kong: 64 + 100 + 10, and 10 for the pair.
        (dealt("4c 4c", PAIR, "9c 5c"), "hezi, win", 180, {"self-draw"}),
        (dealt("4c 4c", PAIR, "5c 9c"), "hezi, win", 190, {"self-draw", "wait"}),
    ],
)
def test_the_dealer_wins_at_once(setup: Setup, decisions: str, total: int, counted: set[str]) -> None:
    shown = after(setup, *decisions.split(", "))
    assert shown.result is not None
    assert shown.result.scores is not None
    items = shown.result.scores["A"]
    bonuses = {"self-draw", "kong replacement", "wait", "times heavenly win"}
    assert {item.item for item in items} & bonuses == counted
    assert hu.total(items) == total


def test_a_complete_hand_may_be_played_on() -> None:
    shown = after(dealt("1c 5m", COMPLETE))
    assert {"win", "discard 2m"} < set(shown.options["A"])
    assert shown.stock == 51


def test_a_quad_made_by_a_replacement_is_no_opening() -> None:
    setup = dealt("1c 9m", "2222m 555s 1346m 1479s 5689c TWRR", "5s")
    assert {option for option in after(setup).options["A"] if option.startswith("show")} == {"show 2m"}
    shown = after(setup, "show 2m")
    assert shown.hands["A"].count("5s") == 4
    assert "kong 5s" in shown.options["A"]
