"""The state of a deal between two decision points; immutable, seats and cards as small ints."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cardavia.games.packed import Face, Hand
from cardavia.games.paohuzi.groups import FOURS, Group
from cardavia.games.paohuzi.rules import Rules
from cardavia.games.seats import Event, Player, behind
from cardavia.table import Decision, Transfer

PLAYERS = range(3)
"""Three seats, all under the same rules (PH-0.3.1)."""
BEHIND = behind(len(PLAYERS))
"""The other two seats in turn order, from the one behind each seat (PH-2.1.5)."""
NOBODY: tuple[tuple[Decision, ...], ...] = ((),) * len(PLAYERS)
"""Options when no seat is asked."""


class Phase(StrEnum):
    """What is being decided."""

    OPENING = "opening"
    """Heavenly wins, before the dealer's first discard (PH-gap-6)."""
    DISCARD = "discard"
    COMPLETED = "completed"
    """A compulsory meld has completed the hand of the seat on turn (PH-gap-8)."""
    CLAIM = "claim"
    """Claims on a discard."""
    REVEAL = "reveal"
    """Wins and claims on a card turned up from the stock."""
    OVER = "over"


class Win(NamedTuple):
    """A win: who, and the groups that count."""

    player: Player
    groups: tuple[Group, ...]


class State(NamedTuple):
    """Everything about a deal. `stock[front:]` is what is left of the stock.

    `turn` is the seat whose turn it is, in a window the one that supplied `card`. By seat: `options` are what
    it may decide, nothing if it is not asked; `sources` tell of each of its melds who supplied the claimed
    card; `table` are the cards that lie before it; `barred` marks the faces it may not chi or peng any more
    (PH-3.10.1); `waived` counts the discards it will skip (PH-gap-5); `dead` are the hands that cannot win
    (PH-3.8.1). `events` are those since the last decision point.
    """

    rules: Rules
    phase: Phase
    turn: Player
    card: Face
    options: tuple[tuple[Decision, ...], ...]
    hands: tuple[Hand, ...]
    melds: tuple[tuple[Group, ...], ...]
    sources: tuple[tuple[Player | None, ...], ...]
    table: tuple[tuple[Face, ...], ...]
    stock: tuple[Face, ...]
    front: int
    barred: tuple[Hand, ...]
    waived: tuple[int, ...]
    dead: tuple[bool, ...]
    win: Win | None
    ledger: tuple[Transfer, ...]
    events: tuple[Event, ...]

    @property
    def stock_left(self) -> int:
        """Cards left to turn up."""
        return len(self.stock) - self.front


def fours_laid(state: State, player: Player) -> int:
    """How many ti and pao a seat has, counted together, opening ti included (PH-3.7.4)."""
    return sum(group.kind in FOURS for group in state.melds[player])


def restocked(state: State, stock: tuple[Face, ...]) -> State:  # no scenario: for composing
    """The state with other cards where its stock lies, the next one first."""
    return state._replace(stock=(*state.stock[: state.front], *stock))
