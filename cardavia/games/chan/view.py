"""The state as the port shows it: names instead of numbers, everything sorted."""

from __future__ import annotations

from functools import cache

from cardavia.games.chan import cards, legal
from cardavia.games.chan.cards import FACES
from cardavia.games.chan.state import Laid, Phase, State
from cardavia.games.seats import NO_CARD
from cardavia.table import SEATS, Decision, Meld, Position, Result, ScoreItem, Seat, balance


def options(state: State) -> dict[Seat, tuple[Decision, ...]]:
    """The options of each seat asked, sorted by code point."""
    return {
        seat: tuple(sorted(offered))
        for seat, offered in zip(SEATS, legal.options(state), strict=True)
        if offered
    }


def position(state: State) -> Position:
    """Everything at a decision point."""
    return Position(
        phase=state.phase.value,
        card=None if state.card == NO_CARD else FACES[state.card],
        options=options(state),
        hands={seat: cards.cards(hand) for seat, hand in zip(SEATS, state.hands, strict=True)},
        melds={seat: tuple(map(meld, melds)) for seat, melds in zip(SEATS, state.melds, strict=True)},
        table={
            seat: tuple(map(FACES.__getitem__, lying)) for seat, lying in zip(SEATS, state.table, strict=True)
        },
        stock=state.stock_left,
        events=tuple(happened.told(FACES) for happened in state.events),
        result=result(state) if state.phase is Phase.OVER else None,
        points=balance(state.ledger, SEATS),
        ledger=state.ledger,
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
    return Meld(laid.kind.value, tuple(FACES[face] for face in laid.faces), SEATS[laid.supplier])
