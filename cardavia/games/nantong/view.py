"""The state as the port shows it: names instead of numbers, everything sorted."""

from __future__ import annotations

from functools import cache

from cardavia.games.melding.state import Laid, Phase
from cardavia.games.names import Names
from cardavia.games.nantong import cards, legal
from cardavia.games.nantong.cards import FACES
from cardavia.games.nantong.state import BEHIND, SEATS, State
from cardavia.games.seats import Player
from cardavia.table import Decision, Meld, Position, Result, ScoreItem, Seat, balance

NAMES = Names(SEATS, FACES)


def options(state: State) -> dict[Seat, tuple[Decision, ...]]:
    """The seats asked, and what each may decide."""
    return NAMES.options(legal.options(state))


def position(state: State) -> Position:
    """Everything at a decision point; points are booked only at the end (NT-4.11)."""
    return Position(
        **NAMES.common(state),
        options=options(state),
        hands=NAMES.by_seat(map(cards.names, state.hands)),
        melds=NAMES.by_seat(tuple(map(meld, melds)) for melds in state.melds),
        stock=state.stock,
        result=result(state) if state.phase is Phase.OVER else None,
        indicators=NAMES.cards(state.indicators),
        ready=tuple(SEATS[player] for player in state.ready),
        scores=scores(state),
    )


def result(state: State) -> Result:
    """How the deal ended; it stands alone (NT-gap-11), and the next seat deals next (NT-4.11.5)."""
    return Result(
        ending="exhausted" if state.winner is None else "win",
        winners=() if state.winner is None else (SEATS[state.winner],),
        points=balance(state.ledger, SEATS),
        next_dealer=SEATS[state.rules.next_dealer(state)],
        scores=scores(state),
    )


def next_seat(state: State) -> Player:
    """Dealing goes around, whoever has won (NT-4.11.5)."""
    return BEHIND[state.dealer][0]


def scores(state: State) -> dict[Seat, tuple[ScoreItem, ...]]:
    """The items of every seat, losers too, once the deal is over (`hu` tells how to read them)."""
    return dict(zip(SEATS, state.scores, strict=False))


@cache
def meld(laid: Laid) -> Meld:
    """A meld with its cards named."""
    return NAMES.meld(laid.kind, (laid.face,) * laid.copies, laid.supplier)
