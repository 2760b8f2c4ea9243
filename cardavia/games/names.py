"""How the state of any game is shown: names of seats and cards in place of their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple, Protocol, TypedDict, TypeVar

from cardavia.cards import Card
from cardavia.games.packed import Face
from cardavia.games.seats import NO_CARD, Event, Player
from cardavia.table import Decision, Meld, Seat, Transfer

T = TypeVar("T")


class Shown(Protocol):
    """What the states of all games have that is shown in the same way."""

    @property
    def phase(self) -> StrEnum:
        """What is being decided."""

    @property
    def card(self) -> Face:
        """The card it is about, or `NO_CARD`."""

    @property
    def table(self) -> tuple[tuple[Face, ...], ...]:
        """What lies before each seat, in the order it came there."""

    @property
    def ledger(self) -> tuple[Transfer, ...]:
        """What has been paid."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened since the decision point before."""


class Common(TypedDict):
    """The parts of a position that are the same in all games."""

    phase: str
    card: Card | None
    table: dict[Seat, tuple[Card, ...]]
    ledger: tuple[Transfer, ...]
    events: tuple[str, ...]


class Names(NamedTuple):
    """The seats of a game in turn order, and the cards of its deck."""

    seats: tuple[Seat, ...]
    faces: tuple[Card, ...]

    def by_seat(self, row: Iterable[T]) -> dict[Seat, T]:
        """A row with a value for each seat, by their names."""
        return dict(zip(self.seats, row, strict=True))

    def cards(self, faces: Iterable[Face]) -> tuple[Card, ...]:
        """Cards by their names, in the order given."""
        return tuple(map(self.faces.__getitem__, faces))

    def options(self, offered: Iterable[tuple[Decision, ...]]) -> dict[Seat, tuple[Decision, ...]]:
        """The options of each seat asked, sorted by code point."""
        return {seat: tuple(sorted(each)) for seat, each in zip(self.seats, offered, strict=True) if each}

    def meld(self, kind: StrEnum, faces: Iterable[Face], supplier: Player | None) -> Meld:
        """A meld, and the seat that supplied the claimed card if one did."""
        return Meld(kind.value, self.cards(faces), None if supplier is None else self.seats[supplier])

    def common(self, state: Shown) -> Common:
        """What every game shows of its state."""
        return {
            "phase": state.phase.value,
            "card": None if state.card == NO_CARD else self.faces[state.card],
            "table": self.by_seat(map(self.cards, state.table)),
            "ledger": state.ledger,
            "events": tuple(event.told(self.faces) for event in state.events),
        }
