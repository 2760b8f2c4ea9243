"""Chắn: four seats, a hundred cards, play until one has ten pairs or the stock is gone.

`cards` are the deck, `pairs` what wins, `bonus` what it is worth, `legal` what each seat may do, `play` the
course of a deal, `settlement` who pays whom, `view` how the port shows it.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.cards import Card
from cardavia.games.chan import play, view
from cardavia.games.chan.cards import FACE, FACES, SHAPE
from cardavia.games.chan.state import State
from cardavia.games.seats import draws
from cardavia.situation import Composition, Situation
from cardavia.table import DealShape, Decision, Draw, Position, Seat, Setup


class Chan:
    """The game as the rest of the package sees it; see `cardavia.games.game.Game`."""

    @property
    def shape(self) -> DealShape:
        """Deck, seats and sizes of the deal (CH-2.1.2, CH-2.1.4)."""
        return SHAPE

    def start(self, setup: Setup) -> State:
        """The deal before the dealer acts."""
        return play.start(setup)

    def options(self, state: State) -> Mapping[Seat, tuple[Decision, ...]]:
        """The seats that must decide now, and what they may."""
        return view.options(state)

    def advance(self, state: State, decisions: Mapping[Seat, Decision]) -> State:
        """The next decision point."""
        return play.advance(state, decisions)

    def view(self, state: State) -> Position:
        """The state as the port shows it."""
        return view.position(state)

    def draws(self, state: State) -> tuple[Draw, ...]:
        """The cards that have been turned up since the decision point before."""
        return draws(state.events, FACES)

    def restocked(self, state: State, stock: tuple[Card, ...]) -> State:
        """The state with the cards still in the stock in another order."""
        return state._replace(stock=(*state.stock[: state.drawn], *(FACE[card] for card in stock)))

    def compose(self, situation: Situation) -> Composition:
        """A deal and the legal decisions that lead to a situation."""
        from cardavia.games.chan.compose import compose  # noqa: PLC0415 - play alone does not pay for it

        return compose(situation)


GAME = Chan()
