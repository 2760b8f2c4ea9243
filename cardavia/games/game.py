"""What a game is to the rest of the package: pure functions on an immutable state of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from cardavia.cards import Card
from cardavia.games.profile import Profile
from cardavia.situation import Composition, Situation
from cardavia.table import DealShape, Decision, Draw, Position, Seat, Setup

State = TypeVar("State")


class Game(Protocol[State]):
    """The rules of one game."""

    @property
    def shape(self) -> DealShape:
        """Deck, seats and sizes of the deal."""

    @property
    def profile(self) -> Profile:
        """Which options of rulings it plays in place of ours."""

    def start(self, setup: Setup) -> State:
        """The state at the first decision point of a deal that `shape` finds no fault with."""

    def taken_over(self, state: State) -> State:
        """The state of a deal that was begun by other rules, to be played on by these."""

    def options(self, state: State) -> Mapping[Seat, tuple[Decision, ...]]:
        """The seats that must decide now and what they may, sorted; empty when the deal is over."""

    def advance(self, state: State, decisions: Mapping[Seat, Decision]) -> State:
        """The state at the next decision point, after one of its options from each seat asked."""

    def view(self, state: State) -> Position:
        """The state as the port shows it."""

    def draws(self, state: State) -> tuple[Draw, ...]:
        """The cards that have come from the stock since the decision point before, in order."""

    def restocked(self, state: State, stock: tuple[Card, ...]) -> State:
        """The state with the cards still in the stock lying in another order, `stock[0]` the next one."""

    def compose(self, situation: Situation) -> Composition:
        """A deal and the legal decisions that lead to a situation; raises `SituationError`."""
