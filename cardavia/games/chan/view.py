"""The state as the port shows it: names instead of numbers, everything sorted."""

from __future__ import annotations

from functools import cache

from cardavia.games.chan import cards, legal
from cardavia.games.chan.cards import FACES
from cardavia.games.chan.state import Laid, Phase, State
from cardavia.games.names import Names
from cardavia.table import SEATS, Decision, Meld, Position, Result, ScoreItem, Seat, balance

NAMES = Names(SEATS, FACES)


def options(state: State) -> dict[Seat, tuple[Decision, ...]]:
    """The seats asked, and what each may decide."""
    return NAMES.options(legal.options(state))


def position(state: State) -> Position:
    """Everything at a decision point."""
    return Position(
        **NAMES.common(state),
        options=options(state),
        hands=NAMES.by_seat(map(cards.cards, state.hands)),
        melds=NAMES.by_seat(tuple(map(meld, melds)) for melds in state.melds),
        stock=state.stock_left,
        result=result(state) if state.phase is Phase.OVER else None,
        points=balance(state.ledger, SEATS),
        scores=scores(state),
    )


def result(state: State) -> Result:
    """How the only deal ended (CH-0.3.1): won, or the stock is exhausted (CH-4.8.2)."""
    return Result(
        ending="win" if state.win else "exhausted",
        winners=(SEATS[state.win.player],) if state.win else (),
        points=balance(state.ledger, SEATS),
        scores=scores(state),
    )


def scores(state: State) -> dict[Seat, tuple[ScoreItem, ...]]:
    """The score of the winner's hand, item by item."""
    return {SEATS[state.win.player]: state.win.items} if state.win else {}


@cache
def meld(laid: Laid) -> Meld:
    """A meld with its cards named."""
    return NAMES.meld(laid.kind, laid.faces, laid.supplier)
