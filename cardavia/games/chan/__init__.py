"""Chắn: four seats, a hundred cards, play until one has ten pairs or the stock is gone.

`cards` are the deck, `pairs` what wins, `bonus` what it is worth, `legal` what each seat may do, `play` the
course of a deal, `settlement` who pays whom, `view` how the port shows it.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.games.chan import play, view
from cardavia.games.chan.cards import SHAPE
from cardavia.games.chan.state import State
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import DealShape, Decision, Position, Seat, Setup


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

    def compose(self, situation: Situation) -> Composition:  # noqa: ARG002 - for all alike
        """No situation is composed yet: raises `SituationError`."""
        raise SituationError("Chắn composes no situations yet")


GAME = Chan()
