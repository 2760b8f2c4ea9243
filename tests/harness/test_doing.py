from __future__ import annotations

import pytest

from cardavia.games import game
from cardavia.harness.doing import checked, decisions, deeds

DECK = game("sichuan").shape.deck


def test_a_verb_said_once_holds_for_the_cards_after_it() -> None:
    assert decisions("discard 2s, 9s or win", DECK) == ("discard 2s", "discard 9s", "win")
    assert decisions("pass, pung and kong", DECK) == ("pass", "pung", "kong")
    assert decisions("kong 1m or 9p", DECK) == ("kong 1m", "kong 9p")


def test_deeds_of_one_window_are_decided_together() -> None:
    assert deeds("A wins and C kongs") == {"A": "win", "C": "kong"}
    assert deeds("A voids m and B voids s") == {"A": "void m", "B": "void s"}


@pytest.mark.parametrize(
    ("decision", "why"),
    [
        ("chow", "one begins with discard, win, pass, pung, kong, void"),
        ("discard", "after discard comes a card"),
        ("discard 5x", "after discard comes a card"),
        ("discard 5m 6m", "after discard comes a card"),
        ("win 5m", "after win comes nothing"),
        ("kong 10m", "after kong comes nothing or a card"),
        ("void t", "after void comes a suit"),
    ],
)
def test_what_nobody_could_ever_decide_is_refused(decision: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"'{decision}' is no decision; {why}"):
        checked(decision, DECK)


@pytest.mark.parametrize("decision", ["discard 5m", "win", "pass", "pung", "kong", "kong 5m", "void m"])
def test_every_decision_of_the_game_can_be_written(decision: str) -> None:
    assert checked(decision, DECK) == decision


def test_one_seat_does_not_decide_twice_in_a_window() -> None:
    with pytest.raises(ValueError, match="A decides twice"):
        deeds("A wins and A passes")
