"""What the states of games of pungs and kongs have in common; seats and cards as small ints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple, Protocol, Self

from cardavia.games.packed import Face, Hand, pack
from cardavia.games.seats import Event, Player


class Phase(StrEnum):
    """What is being decided once play has begun; what comes before is each game's own."""

    TURN = "turn"
    DISCARD = "discard"
    """After a pung: the seat on turn can only discard."""
    CLAIM = "claim"
    ROB = "rob"
    OVER = "over"


class MeldKind(StrEnum):
    """Kinds of meld: the name of each, and how many equal cards it has."""

    copies: int

    def __new__(cls, name: str, copies: int) -> Self:  # no scenario: kinds are made once, at import
        """A kind; `copies` cards of one face make it."""
        kind = str.__new__(cls, name)
        kind._value_ = name
        kind.copies = copies
        return kind


class Kind(MeldKind):
    """Kinds of meld that are made in play."""

    PUNG = "pung", 3
    EXPOSED = "kong", 4
    CONCEALED = "concealed kong", 4
    ADDED = "added kong", 4


KINDS: Mapping[str, MeldKind] = {kind.value: kind for kind in Kind}
"""The kinds made in play, by name."""


class Laid(NamedTuple):
    """A meld: its kind, its face, and who supplied the claimed card."""

    kind: MeldKind
    face: Face
    supplier: Player | None = None

    @property
    def copies(self) -> int:
        """How many cards it has."""
        return self.kind.copies


def laid_cards(melds: tuple[Laid, ...]) -> Hand:
    """All cards of melds."""
    return pack(meld.face for meld in melds for _ in range(meld.copies))


class Dealt(Protocol):
    """A state that cards can be moved in; `wall[front:back]` is the stock, its back has the replacements."""

    @property
    def turn(self) -> Player:
        """The seat whose turn it is, in a window the one that supplied the card."""

    @property
    def hands(self) -> tuple[Hand, ...]:
        """What each seat holds."""

    @property
    def melds(self) -> tuple[tuple[Laid, ...], ...]:
        """What each seat has laid."""

    @property
    def table(self) -> tuple[tuple[Face, ...], ...]:
        """The cards that lie before each seat."""

    @property
    def wall(self) -> tuple[Face, ...]:
        """All cards that were not dealt."""

    @property
    def front(self) -> int:
        """Where the next card lies."""

    @property
    def back(self) -> int:
        """The place behind the next replacement."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened since the last decision point."""

    @property
    def _replace(self) -> Callable[..., Self]: ...  # no scenario: a type
