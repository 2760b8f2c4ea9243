"""The state as the port shows it: names instead of numbers, everything sorted."""

from __future__ import annotations

from functools import cache

from cardavia.games.nantong import cards, legal
from cardavia.games.nantong.cards import FACES
from cardavia.games.nantong.state import BEHIND, SEATS, Laid, Phase, State
from cardavia.games.seats import NO_CARD
from cardavia.table import Decision, Meld, Position, Result, ScoreItem, Seat, balance


def options(state: State) -> dict[Seat, tuple[Decision, ...]]:
    """The options of each seat asked, sorted by code point."""
    return {
        seat: tuple(sorted(offered))
        for seat, offered in zip(SEATS, legal.options(state), strict=True)
        if offered
    }


def position(state: State) -> Position:
    """Everything at a decision point; points are booked only at the end (NT-4.11)."""
    return Position(
        phase=state.phase.value,
        card=None if state.card == NO_CARD else FACES[state.card],
        options=options(state),
        hands={seat: cards.names(hand) for seat, hand in zip(SEATS, state.hands, strict=True)},
        melds={seat: tuple(map(meld, melds)) for seat, melds in zip(SEATS, state.melds, strict=True)},
        table={
            seat: tuple(map(FACES.__getitem__, lying)) for seat, lying in zip(SEATS, state.table, strict=True)
        },
        stock=state.stock,
        events=tuple(happened.told(FACES) for happened in state.events),
        result=result(state) if state.phase is Phase.OVER else None,
        indicators=tuple(map(FACES.__getitem__, state.indicators)),
        ready=tuple(SEATS[player] for player in state.ready),
        ledger=state.ledger,
        scores=scores(state),
    )


def result(state: State) -> Result:
    """How the deal ended; it stands alone (NT-gap-11), and the next seat deals next (NT-4.11.5)."""
    return Result(
        ending="exhausted" if state.winner is None else "win",
        winners=() if state.winner is None else (SEATS[state.winner],),
        points=balance(state.ledger, SEATS),
        next_dealer=SEATS[BEHIND[state.dealer][0]],
        scores=scores(state),
    )


def scores(state: State) -> dict[Seat, tuple[ScoreItem, ...]]:
    """The items of every seat, losers too, once the deal is over (`hu` tells how to read them)."""
    return dict(zip(SEATS, state.scores, strict=False))


@cache
def meld(laid: Laid) -> Meld:
    """A meld with its cards named."""
    supplier = None if laid.supplier is None else SEATS[laid.supplier]
    return Meld(laid.kind.value, (FACES[laid.face],) * laid.copies, supplier)
