"""Sichuan bloody battle: four seats, 108 tiles, play until three have won or the wall is gone.

`tiles` are the deck, `shapes` what wins, `fan` what it is worth, `legal` what each seat may do,
`play` the course of a deal, `settlement` who pays whom, `view` how the port shows it.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.cards import Card
from cardavia.games.seats import draws
from cardavia.games.sichuan import play, view
from cardavia.games.sichuan.state import State
from cardavia.games.sichuan.tiles import FACE, FACES, SHAPE
from cardavia.situation import Composition, Situation
from cardavia.table import DealShape, Decision, Draw, Position, Seat, Setup


class Sichuan:
    """The game as the rest of the package sees it; see `cardavia.games.game.Game`."""

    @property
    def shape(self) -> DealShape:
        """Deck, seats and sizes of the deal (SC-2.1.1, SC-2.1.2)."""
        return SHAPE

    def start(self, setup: Setup) -> State:
        """The deal before the void suits are named."""
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
        """The tiles that have come from the wall since the decision point before."""
        return draws(state.events, FACES)

    def restocked(self, state: State, stock: tuple[Card, ...]) -> State:
        """The state with the tiles still in the wall in another order."""
        faces = tuple(FACE[card] for card in stock)
        return state._replace(wall=(*state.wall[: state.front], *faces, *state.wall[state.back :]))

    def compose(self, situation: Situation) -> Composition:
        """A deal and the legal decisions that lead to a situation."""
        from cardavia.games.sichuan.compose import compose  # noqa: PLC0415 - play alone does not pay for it

        return compose(situation)


GAME = Sichuan()
