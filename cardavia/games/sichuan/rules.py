"""What a table may play otherwise: each unclear sentence is a field here, and what is played stands in it.

The values of our own readings, and all others, are in `options`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from cardavia.games.packed import Face, Hand
from cardavia.games.seats import Player
from cardavia.table import DealShape, Decision, ScoreItem, Transfer

if TYPE_CHECKING:
    from cardavia.games.melding.state import Laid
    from cardavia.games.sichuan.fan import WinningHand
    from cardavia.games.sichuan.state import State

Offer = tuple[Decision, ...]
"""What one seat may decide."""
Answers = tuple[Decision | None, ...]
"""What each seat decides; None for one that is not asked."""
Events = frozenset[str]
Transfers = tuple[Transfer, ...]
Players = tuple[Player, ...]
Ready = dict[Player, int]
"""Seats that are ready, and the base of the dearest hand that each waits for."""
Payment = Callable[[Player, int, Player], Transfers]
"""What a winner gets, by the base and who supplied the tile."""


@dataclass(frozen=True, eq=False, slots=True)
class Rules:
    """The rules of a table, compared by identity: of each profile there is one."""

    shape: DealShape
    """How is dealt (SC-gap-2)."""

    # What may be done
    voids: Callable[[Hand], Offer]
    """The void suits that a hand may name (SC-2.1.3)."""
    complete: Callable[[Hand, int], bool]
    """Whether concealed tiles win (SC-4.1.2)."""
    offer: Callable[[State, Player, Offer], Offer]
    """What a seat may do of all that its tiles allow
    (SC-2.1.5, SC-3.3.3, SC-gap-4, SC-gap-6, SC-gap-7, SC-gap-15, SC-gap-16)."""

    # The course of a deal
    noted: Callable[[State, Answers], State]
    """What is kept in mind of decisions before they are carried out (SC-gap-7)."""
    drawn: Callable[[State], State]
    """What a draw brings about by itself (SC-1.1.2, SC-gap-7)."""
    replacements: Literal["front", "back"]
    """From which end of the wall the replacement of a kong comes (SC-gap-5)."""
    winners: Callable[[Answers, Player], Players]
    """Who wins on a tile of a seat, in the order in which they are settled (SC-3.2.4)."""
    robbers: Callable[[Players], Players]
    """Who of those that would rob a kong does (SC-3.3.4)."""
    winning_tile: Callable[[State, Players, Face], State]
    """Where a tile goes on which others have won (SC-gap-9)."""
    goes_on: Callable[[State, Player], State]
    """How play goes on behind the last winner (SC-gap-1, SC-gap-8)."""
    ends: Callable[[State], State]
    """What the third win brings about (SC-gap-11)."""

    # What a hand is worth
    patterns: tuple[tuple[Callable[[WinningHand], bool], ScoreItem], ...]
    """Of which a hand shows one (SC-4.1.7, SC-4.1.8)."""
    additions: tuple[tuple[Callable[[WinningHand], int], ScoreItem], ...]
    """What comes on top of it (SC-4.1.6, SC-4.1.11, SC-gap-4)."""
    base: Callable[[int], int]
    """The points that so many fan make (SC-5.1.1)."""
    events: Callable[[State, Events], Events]
    """Which events of a win are counted (SC-4.1.12, SC-gap-4, SC-gap-10)."""
    declared: Callable[[tuple[Laid, ...]], int]
    """How many melds count as declared (SC-4.1.10)."""

    # Who pays whom
    self_draw: Callable[[Player, int, Iterable[Player]], Transfers]
    """What a self-draw is paid (SC-5.1.3)."""
    self_draw_payers: Callable[[State, Player], Players]
    """Who pays it (SC-5.1.3)."""
    robbery: Callable[[State], Payment]
    """How a robbed kong is paid for (SC-3.3.4)."""
    passed_on: Callable[[State, Players], Transfers]
    """What the supplier of a discard pays beside its price (SC-gap-10)."""
    concealed_kong_payers: Callable[[State, Player], Players]
    """Who pays for a concealed kong (SC-5.1.6)."""

    # The exhausted wall
    waits: Callable[[Hand, Hand, int], tuple[Face, ...]]
    """What a hand waits for (SC-4.1.2, SC-5.2.3)."""
    gone: Callable[[State, Player], Hand]
    """The tiles, beside its own hand, that a seat can wait for no more (SC-gap-12)."""
    refunds: Callable[[State, Players, Ready], Transfers]
    """To whom the kong fees of unready seats go back, with ready ones there (SC-5.2.1, SC-3.2.6)."""
    pig_payments: Callable[[State, Players], Transfers]
    """Whom flower pigs pay (SC-5.2.2, SC-3.2.6)."""
    ready_check_payers: Callable[[Players, Players], Players]
    """Who pays those that are ready (SC-5.2.3)."""
