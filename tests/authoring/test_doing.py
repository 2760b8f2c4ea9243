from __future__ import annotations

import pytest

from cardavia.authoring.doing import decisions, deeds
from cardavia.cards import Deck, Suit
from cardavia.decisions import checked
from cardavia.games import game

DECK = game("sichuan").shape.deck
NANTONG = Deck("nantong", tuple(Suit(letter, range(1, 10)) for letter in "msc"), ("T", "W", "R"))
PAOHUZI = Deck("paohuzi", tuple(Suit(letter, range(1, 11)) for letter in "sL"), letter_first=True)
CHAN = Deck("chan", tuple(Suit(letter, range(2, 10)) for letter in "VSN"), ("C",))


def test_a_verb_said_once_holds_for_the_cards_after_it() -> None:
    assert decisions("discard 2s, 9s or win", DECK) == ("discard 2s", "discard 9s", "win")
    assert decisions("pass, pung and kong", DECK) == ("pass", "pung", "kong")
    assert decisions("kong 1m or 9p", DECK) == ("kong 1m", "kong 9p")
    assert decisions("chi s4 s5 s6, s4 s4 L4 / s4 s5 s6 or pass", PAOHUZI) == (
        "chi s4 s5 s6",
        "chi s4 s4 L4 / s4 s5 s6",
        "pass",
    )


def test_deeds_of_one_window_are_decided_together() -> None:
    assert deeds("A wins and C kongs", DECK) == {"A": "win", "C": "kong"}
    assert deeds("A voids m and B voids s", DECK) == {"A": "void m", "B": "void s"}
    assert deeds("A chis s4 s4 L4 / s4 s5 s6 and C paos", PAOHUZI) == {
        "A": "chi s4 s4 L4 / s4 s5 s6",
        "C": "pao",
    }
    assert deeds("B chius and C takes", CHAN) == {"B": "chiu", "C": "take"}


@pytest.mark.parametrize(
    ("deed", "decision"),
    [
        ("A shows 2m", "show 2m"),
        ("A shows hezi", "hezi"),
        ("A declares ready", "ready"),
        ("A is done", "done"),
    ],
)
def test_the_longest_verb_that_fits_is_meant(deed: str, decision: str) -> None:
    assert deeds(deed, NANTONG) == {"A": decision}


@pytest.mark.parametrize(
    ("deck", "decision", "why"),
    [
        (DECK, "chow", "one begins with discard, win, pass, pung, kong, void"),
        (DECK, "peng", "one begins with discard, win, pass, pung, kong, void"),
        (PAOHUZI, "pung", "one begins with discard, win, pass, peng, pao, chi"),
        (DECK, "discard", "after discard comes a card"),
        (DECK, "discard 5x", "after discard comes a card"),
        (DECK, "discard 5m 6m", "after discard comes a card"),
        (DECK, "win 5m", "after win comes nothing"),
        (DECK, "kong 10m", "after kong comes nothing or a card"),
        (DECK, "void t", "after void comes a suit"),
        (PAOHUZI, "chi", "after chi comes groups"),
        (PAOHUZI, "chi s5 s6", "after chi comes groups"),
        (PAOHUZI, "chi s6 s5 s4", "after chi comes groups"),
        (PAOHUZI, "chi s4 s5 s6 / s4", "after chi comes groups"),
    ],
)
def test_what_nobody_could_ever_decide_is_refused(deck: Deck, decision: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"'{decision}' is no decision; {why}"):
        checked(decision, deck)


@pytest.mark.parametrize("decision", ["discard 5m", "win", "pass", "pung", "kong", "kong 5m", "void m"])
def test_every_decision_of_the_game_can_be_written(decision: str) -> None:
    assert checked(decision, DECK) == decision


def test_a_verb_alone_stands_for_all_it_may_do_only_where_that_is_wanted() -> None:
    assert decisions("chi or peng", PAOHUZI, bare=True) == ("chi", "peng")
    with pytest.raises(ValueError, match="'pung 5m' is no decision"):
        decisions("pung 5m", DECK, bare=True)


def test_one_seat_does_not_decide_twice_in_a_window() -> None:
    with pytest.raises(ValueError, match="A decides twice"):
        deeds("A wins and A passes", DECK)


def test_a_verb_of_another_game_is_not_known() -> None:
    with pytest.raises(ValueError, match="nobody 'pengs'; a seat discards, wins, passes, pungs"):
        deeds("A pengs", DECK)
