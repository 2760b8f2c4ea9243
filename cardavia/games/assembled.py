"""A game put together from its modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Generic, Protocol, Self, TypeVar

from cardavia.cards import Card
from cardavia.games.packed import Face
from cardavia.games.profile import OURS, Options, Profile, ProfileError, faults
from cardavia.games.seats import Event, draws
from cardavia.situation import Composition, Situation
from cardavia.table import DealShape, Decision, Draw, Position, Seat, Setup


class Eventful(Protocol):
    """A state that tells what has happened since the decision point before."""

    @property
    def events(self) -> tuple[Event, ...]:
        """In the order they happened."""

    @property
    def _replace(self) -> Callable[..., Self]:
        """The state with another value in a field."""


State = TypeVar("State", bound=Eventful)
State_co = TypeVar("State_co", covariant=True)
State_contra = TypeVar("State_contra", contravariant=True)


class Ruled(Protocol):
    """The rules of a table; what else they hold is each game's own."""

    @property
    def shape(self) -> DealShape:
        """Deck, seats and sizes of the deal."""


class Open(Protocol):
    """The module of a game that knows what tables may play otherwise."""

    @property
    def OPTIONS(self) -> Options:  # noqa: N802 - a table of the module
        """The options that can be played in place of ours."""

    def rules(self, profile: Profile) -> Ruled:
        """The rules of the tables that play by a profile."""


class Opening(Protocol[State_co]):
    """The module of a game that begins a deal."""

    def start(self, setup: Setup, rules: Any) -> State_co:
        """The first decision point of a table with these rules."""


class Course(Protocol[State]):
    """The module of a game that plays on."""

    def advance(self, state: State, decisions: Mapping[Seat, Decision]) -> State:
        """The next decision point."""


class View(Protocol[State_contra]):
    """The module of a game that shows its state."""

    def options(self, state: State_contra) -> Mapping[Seat, tuple[Decision, ...]]:
        """The seats asked, and what they may decide."""

    def position(self, state: State_contra) -> Position:
        """Everything, as the port shows it."""


@dataclass(frozen=True, slots=True)
class Assembled(Generic[State]):
    """A game as the rest of the package sees it; see `cardavia.games.game.Game`.

    `readings` are what its tables may play otherwise, `profile` what this one does. Functions are looked up
    in the modules at each call, so that a wrong engine can have others there. `restock` puts other cards
    where the stock of a state lies. `composing` is the name of the module that composes; it is imported only
    when it is needed, so play alone does not pay for it.
    """

    readings: Open
    opening: Opening[State]
    course: Course[State]
    shown: View[State]
    restock: Callable[[State, tuple[Face, ...]], State]
    composing: str
    profile: Profile = OURS

    def under(self, profile: Profile) -> Assembled[State]:
        """The game as tables of that profile play it; raises `ProfileError` where none can."""
        if found := tuple(faults(profile, self.readings.OPTIONS)):
            raise ProfileError("; ".join(found))
        return replace(self, profile=profile)

    @property
    def shape(self) -> DealShape:
        """Deck, seats and sizes of the deal."""
        return self.readings.rules(self.profile).shape

    def start(self, setup: Setup) -> State:
        """The deal at its first decision point."""
        return self.opening.start(setup, self.readings.rules(self.profile))

    def taken_over(self, state: State) -> State:
        """The state of a deal that was begun by other rules, to be played on by these."""
        return state._replace(rules=self.readings.rules(self.profile))

    def options(self, state: State) -> Mapping[Seat, tuple[Decision, ...]]:
        """The seats that must decide now, and what they may."""
        return self.shown.options(state)

    def advance(self, state: State, decisions: Mapping[Seat, Decision]) -> State:
        """The next decision point."""
        return self.course.advance(state, decisions)

    def view(self, state: State) -> Position:
        """The state as the port shows it."""
        return self.shown.position(state)

    def draws(self, state: State) -> tuple[Draw, ...]:
        """The cards that have come from the stock since the decision point before."""
        return draws(state.events, self.shape.deck.faces)

    def restocked(self, state: State, stock: tuple[Card, ...]) -> State:
        """The state with the cards still in the stock in another order."""
        return self.restock(state, tuple(map(self.shape.deck.order.__getitem__, stock)))

    def compose(self, situation: Situation) -> Composition:
        """A deal and the legal decisions that lead to a situation."""
        composed: Composition = import_module(self.composing).compose(situation, self)
        return composed
