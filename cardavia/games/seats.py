"""What the states of all games have in common: seats as small ints, rows with a value for each, events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeVar

from cardavia.games.packed import Face
from cardavia.table import SEATS, Draw

T = TypeVar("T")

Player = int
"""A seat's place in turn order, from 0."""

NO_CARD: Face = -1

DRAWS = "draws"
TURNS_UP = "turns up"
REPLACES = "replaces with"
FROM_THE_STOCK: dict[str, Literal["front", "back"]] = {DRAWS: "front", TURNS_UP: "front", REPLACES: "back"}
"""The deeds of events that take a card from the stock, and from which end."""


def behind(players: int) -> tuple[tuple[Player, ...], ...]:  # no scenario: it makes a table
    """For each of so many seats the others in turn order, from the one behind it."""
    return tuple(tuple((player + step) % players for step in range(1, players)) for player in range(players))


def replaced(row: tuple[T, ...], player: Player, value: T) -> tuple[T, ...]:
    """A row with another value for one player."""
    changed = list(row)
    changed[player] = value
    return tuple(changed)


class Event(NamedTuple):
    """Something that happened, for people: who did what, with which card."""

    player: Player
    deed: str
    face: Face = NO_CARD

    def told(self, faces: tuple[str, ...]) -> str:
        """The event in words; `faces` are the names of the deck's cards."""
        card = "" if self.face == NO_CARD else f" {faces[self.face]}"
        return f"{SEATS[self.player]} {self.deed}{card}"


def draws(events: Iterable[Event], faces: tuple[str, ...]) -> tuple[Draw, ...]:  # no scenario: for rehearsals
    """The cards that came from the stock in these events, in order."""
    return tuple(
        Draw(SEATS[event.player], FROM_THE_STOCK[event.deed], faces[event.face])
        for event in events
        if event.deed in FROM_THE_STOCK
    )
