"""The state as the port shows it: names instead of numbers, everything sorted."""

from __future__ import annotations

from functools import cache

from cardavia.games.seats import NO_CARD
from cardavia.games.sichuan import legal, tiles
from cardavia.games.sichuan.play import WINNERS_TO_END
from cardavia.games.sichuan.state import Laid, Phase, State
from cardavia.games.sichuan.tiles import FACES, SUITS
from cardavia.table import SEATS, Decision, Meld, Position, Result, ScoreItem, Seat, balance


def options(state: State) -> dict[Seat, tuple[Decision, ...]]:
    """The options of each seat asked, sorted by code point."""
    return {
        seat: tuple(sorted(offered))
        for seat, offered in zip(SEATS, legal.options(state), strict=True)
        if offered
    }


def position(state: State) -> Position:
    """Everything at a decision point; void suits only once all are named (SC-gap-3)."""
    return Position(
        phase=state.phase.value,
        card=None if state.card == NO_CARD else FACES[state.card],
        options=options(state),
        hands={seat: tiles.cards(hand) for seat, hand in zip(SEATS, state.hands, strict=True)},
        melds={seat: tuple(map(meld, melds)) for seat, melds in zip(SEATS, state.melds, strict=True)},
        table={
            seat: tuple(map(FACES.__getitem__, lying)) for seat, lying in zip(SEATS, state.table, strict=True)
        },
        stock=state.stock,
        events=tuple(happened.told(FACES) for happened in state.events),
        result=result(state) if state.phase is Phase.OVER else None,
        void={seat: SUITS[suit] for seat, suit in zip(SEATS, state.void, strict=True)} if state.void else {},
        out=tuple(SEATS[win.player] for win in state.wins),
        points=balance(state.ledger, SEATS),
        ledger=state.ledger,
        scores=scores(state),
    )


def result(state: State) -> Result:
    """How the deal ended (SC-1.1.2); points are the sum of the ledger (SC-1.1.3)."""
    return Result(
        ending="win" if len(state.wins) == WINNERS_TO_END else "exhausted",
        winners=tuple(SEATS[win.player] for win in state.wins),
        points=balance(state.ledger, SEATS),
        scores=scores(state),
    )


def scores(state: State) -> dict[Seat, tuple[ScoreItem, ...]]:
    """The fan items of each winner."""
    return {SEATS[win.player]: win.items for win in state.wins}


@cache
def meld(laid: Laid) -> Meld:
    """A meld with its cards named."""
    supplier = None if laid.supplier is None else SEATS[laid.supplier]
    return Meld(laid.kind.value, (FACES[laid.face],) * laid.copies, supplier)
