"""The state as the port shows it: names instead of numbers, everything sorted."""

from __future__ import annotations

from functools import cache

from cardavia.games.melding.state import Laid, Phase
from cardavia.games.names import Names
from cardavia.games.sichuan import legal, tiles
from cardavia.games.sichuan.play import WINNERS_TO_END
from cardavia.games.sichuan.state import State
from cardavia.games.sichuan.tiles import FACES, SUITS
from cardavia.table import SEATS, Decision, Meld, Position, Result, ScoreItem, Seat, balance

NAMES = Names(SEATS, FACES)


def options(state: State) -> dict[Seat, tuple[Decision, ...]]:
    """The seats asked, and what each may decide."""
    return NAMES.options(legal.options(state))


def position(state: State) -> Position:
    """Everything at a decision point; void suits only once all are named (SC-gap-3)."""
    return Position(
        **NAMES.common(state),
        options=options(state),
        hands=NAMES.by_seat(map(tiles.cards, state.hands)),
        melds=NAMES.by_seat(tuple(map(meld, melds)) for melds in state.melds),
        stock=state.stock,
        result=result(state) if state.phase is Phase.OVER else None,
        void=NAMES.by_seat(SUITS[suit] for suit in state.void) if state.void else {},
        out=tuple(SEATS[win.player] for win in state.wins),
        points=balance(state.ledger, SEATS),
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
    return NAMES.meld(laid.kind, (laid.face,) * laid.copies, laid.supplier)
