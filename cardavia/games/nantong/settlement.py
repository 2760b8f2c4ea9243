"""The end of a deal: the items of every seat, and the difference between every two totals (NT-4.11)."""

from __future__ import annotations

from itertools import combinations

from cardavia.games.nantong import base, hu, win
from cardavia.games.nantong.rules import Rules
from cardavia.games.nantong.state import PLAYERS, SEATS, State
from cardavia.games.nantong.win import Win
from cardavia.games.packed import Face
from cardavia.games.seats import Player
from cardavia.table import ScoreItem, Transfer

DIFFERENCE = ("difference in hu", "NT-4.11.2")
BASE_DIFFERENCE = ("difference in base hu", "NT-4.11.4")


def won(state: State, player: Player, hand: Win) -> State:
    """The deal ends with one winner; the others have their base hu (NT-1.2.1, NT-4.1.1)."""
    rules = state.rules
    own = hu.rounded(rules.win_items(hand, state.indicators, rules))
    scores = tuple(own if other == player else rules.loser(state, other) for other in PLAYERS)
    return _settled(state._replace(winner=player), scores, DIFFERENCE)


def exhausted(state: State) -> State:
    """Nobody has won; the base hu of all is settled, without any bonus (NT-1.2.2, NT-4.11.4)."""
    return _settled(state, tuple(base_score(state, player) for player in PLAYERS), BASE_DIFFERENCE)


def base_score(state: State, player: Player) -> tuple[ScoreItem, ...]:
    """The items of a seat that has not won, rounded up like the winner's (NT-4.11.1)."""
    holding = base.Holding(state.hands[player], state.melds[player])
    return hu.rounded(state.rules.base_items(holding, state.indicators))


def as_we_read(hand: Win, indicators: tuple[Face, ...], _: Rules) -> tuple[ScoreItem, ...]:
    """The items of a winner where nothing of them is read otherwise."""
    return win.items(hand, indicators)


def differences(totals: tuple[int, ...], cause: tuple[str, str]) -> tuple[Transfer, ...]:
    """Of every two seats the lower pays the higher the gap, winner or not (NT-0.3.2, NT-4.1.2, NT-4.11.2).

    100, 40 and 20 make 140, -40 and -100 (NT-4.11.3), and a tie settles nothing (NT-1.2.3). `cause` is what
    the ledger names, and its sentence.
    """
    ordered = (sorted(pair, key=totals.__getitem__) for pair in combinations(PLAYERS, 2))
    return tuple(
        Transfer(SEATS[low], SEATS[high], totals[high] - totals[low], *cause)
        for low, high in ordered
        if totals[low] != totals[high]
    )


def _settled(state: State, scores: tuple[tuple[ScoreItem, ...], ...], cause: tuple[str, str]) -> State:
    totals = tuple(map(hu.total, scores))
    return state._replace(scores=scores, ledger=differences(totals, cause))
