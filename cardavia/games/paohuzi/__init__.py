"""Pao Hu Zi: three seats, 80 cards, one deal for seven groups worth 15 huxi.

`cards` are the deck, `groups` the groups that cards can form, `huxi` what they are worth and what wins,
`legal` what each seat may do, `play` the course of a deal, `settlement` who pays whom, `view` how the port
shows it.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.games.paohuzi import play, view
from cardavia.games.paohuzi.cards import SHAPE
from cardavia.games.paohuzi.state import State
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import DealShape, Decision, Position, Seat, Setup


class PaoHuZi:
    """The game as the rest of the package sees it; see `cardavia.games.game.Game`."""

    @property
    def shape(self) -> DealShape:
        """Deck, seats and sizes of the deal (PH-0.3.1, PH-2.1.1, PH-2.1.2)."""
        return SHAPE

    def start(self, setup: Setup) -> State:
        """The deal with the opening ti laid."""
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

    def compose(self, situation: Situation) -> Composition:  # noqa: ARG002 - none can be composed yet
        """A deal and the legal decisions that lead to a situation."""
        raise SituationError("Pao Hu Zi composes no situations yet")


GAME = PaoHuZi()
