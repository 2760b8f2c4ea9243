"""The state as the port shows it: names instead of numbers, everything sorted."""

from __future__ import annotations

from functools import cache

from cardavia.games.paohuzi import cards, huxi
from cardavia.games.paohuzi.cards import FACES, SHAPE
from cardavia.games.paohuzi.groups import Group
from cardavia.games.paohuzi.state import Phase, State
from cardavia.games.seats import NO_CARD, Player
from cardavia.table import Decision, Meld, Position, Result, ScoreItem, Seat, balance

SEATS = SHAPE.seats


def options(state: State) -> dict[Seat, tuple[Decision, ...]]:
    """The options of each seat asked, sorted by code point."""
    return {
        seat: tuple(sorted(offered)) for seat, offered in zip(SEATS, state.options, strict=True) if offered
    }


def position(state: State) -> Position:
    """Everything at a decision point; melds lie face up (PH-gap-9)."""
    return Position(
        phase=state.phase.value,
        card=None if state.card == NO_CARD else FACES[state.card],
        options=options(state),
        hands={seat: cards.names(hand) for seat, hand in zip(SEATS, state.hands, strict=True)},
        melds={
            seat: tuple(map(meld, melds, sources))
            for seat, melds, sources in zip(SEATS, state.melds, state.sources, strict=True)
        },
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
    supplier = None if source is None else SEATS[source]
    return Meld(group.kind.value, tuple(FACES[face] for face in group.faces), supplier)
