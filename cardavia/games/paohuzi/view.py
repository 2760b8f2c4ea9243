"""The state as the port shows it: names instead of numbers, everything sorted."""

from __future__ import annotations

from functools import cache

from cardavia.games.names import Names
from cardavia.games.paohuzi import cards, huxi
from cardavia.games.paohuzi.cards import FACES, SHAPE
from cardavia.games.paohuzi.groups import Group
from cardavia.games.paohuzi.state import Phase, State
from cardavia.games.seats import Player
from cardavia.table import Decision, Meld, Position, Result, ScoreItem, Seat, balance

SEATS = SHAPE.seats
NAMES = Names(SEATS, FACES)


def options(state: State) -> dict[Seat, tuple[Decision, ...]]:
    """The seats asked, and what each may decide."""
    return NAMES.options(state.options)


def position(state: State) -> Position:
    """Everything at a decision point; melds lie face up (PH-gap-9)."""
    return Position(
        **NAMES.common(state),
        options=options(state),
        hands=NAMES.by_seat(map(cards.names, state.hands)),
        melds=NAMES.by_seat(
            tuple(map(meld, melds, sources))
            for melds, sources in zip(state.melds, state.sources, strict=True)
        ),
        stock=state.stock_left,
        result=result(state) if state.phase is Phase.OVER else None,
        points=balance(state.ledger, SEATS),
        scores=scores(state),
    )


def result(state: State) -> Result:
    """How the only deal ended (PH-0.3.1); nobody pays for a drawn one (PH-4.3.3)."""
    return Result(
        ending="win" if state.win else "exhausted",
        winners=(SEATS[state.win.player],) if state.win else (),
        points=balance(state.ledger, SEATS),
        scores=scores(state),
    )


def scores(state: State) -> dict[Seat, tuple[ScoreItem, ...]]:
    """The groups of the winner in huxi (PH-1.1.1)."""
    return {SEATS[state.win.player]: huxi.items(state.win.groups)} if state.win else {}


@cache
def meld(group: Group, source: Player | None) -> Meld:
    """A meld with its cards named."""
    return NAMES.meld(group.kind, group.faces, source)
