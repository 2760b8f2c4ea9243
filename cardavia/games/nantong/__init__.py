"""Nantong long cards: three seats, 120 cards, two indicators, one deal until a win or an empty stock.

`cards` are the deck, `shapes` what wins, `base` what identical cards are worth, `win` what a winner adds,
`hu` how items make a total, `legal` what each seat may do, `preparation` the opening declarations, `play` the
course of a deal, `stock` the two ends of the stock, `settlement` who pays whom, `view` how the port shows it,
`compose` the way to a situation.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.cards import Card
from cardavia.games.nantong import play, preparation, view
from cardavia.games.nantong.cards import FACE, FACES, SHAPE
from cardavia.games.nantong.compose import compose
from cardavia.games.nantong.state import State
from cardavia.games.seats import draws
from cardavia.situation import Composition, Situation
from cardavia.table import DealShape, Decision, Draw, Position, Seat, Setup


class Nantong:
    """The game as the rest of the package sees it; see `cardavia.games.game.Game`."""

    @property
    def shape(self) -> DealShape:
        """Deck, seats and sizes of the deal (NT-2.1.2, NT-2.1.5, NT-2.1.6)."""
        return SHAPE

    def start(self, setup: Setup) -> State:
        """The deal at its first opening declaration, or at the dealer's turn."""
        return preparation.start(setup)

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
        """The cards that have come from the stock since the decision point before."""
        return draws(state.events, FACES)

    def restocked(self, state: State, stock: tuple[Card, ...]) -> State:
        """The state with the cards still in the stock in another order."""
        faces = tuple(FACE[card] for card in stock)
        return state._replace(wall=(*state.wall[: state.front], *faces, *state.wall[state.back :]))

    def compose(self, situation: Situation) -> Composition:
        """A deal that leads to the situation."""
        return compose(self, situation)


GAME = Nantong()
