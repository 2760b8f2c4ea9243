"""What a table may play otherwise: each unclear sentence is a field here, and what is played stands in it.

The values of our own readings, and all others, are in `options`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardavia.games.packed import Face
from cardavia.games.seats import Player
from cardavia.table import DealShape, Decision, ScoreItem

if TYPE_CHECKING:
    from cardavia.games.nantong.base import Holding
    from cardavia.games.nantong.state import State
    from cardavia.games.nantong.win import Reading, Win

Offer = tuple[Decision, ...]
"""What one seat may decide."""
Items = tuple[ScoreItem, ...]
Indicators = tuple[Face, ...]
Bonuses = tuple[tuple[Callable[["Reading"], int], str, str], ...]
Multipliers = tuple[tuple[Callable[["Reading"], bool], ScoreItem], ...]
BaseItems = Callable[["Holding", Indicators], Items]


@dataclass(frozen=True, eq=False, slots=True)
class Rules:
    """The rules of a table, compared by identity: of each profile there is one."""

    shape: DealShape
    """How is dealt."""

    # What may be done
    offer: Callable[[State, Player, Offer], Offer]
    """What a seat may do of all that its cards allow (NT-2.6.3, NT-2.7.2, NT-3.1.2, NT-3.1.3, NT-3.2.3,
    NT-3.2.5, NT-3.3.4, NT-3.3.5, and most gaps)."""
    may_declare_ready: Callable[[State, Player], bool]
    """Whether a hand is ready (NT-2.6.2, NT-gap-16)."""

    # The course of a deal
    prepare: Callable[[State, Decision], State]
    """What a declaration brings about (NT-2.6.1, NT-2.7.2)."""
    hezi_replacement: Callable[[State, Player], State]
    """Where the replacements of Hezi come from (NT-2.5.1)."""
    begin_play: Callable[[State], State]
    """How the dealer stands there when play begins (NT-2.7.2, NT-4.9.1, NT-gap-1, NT-gap-15)."""
    robbed: Callable[[State, Player, Face], State]
    """What is left of a kong that is robbed (NT-gap-10)."""
    counted: Callable[[State, Player, Win], Win]
    """What a win counts as (NT-gap-17)."""
    next_dealer: Callable[[State], Player]
    """Who deals next (NT-4.11.5)."""

    # What hands are worth
    base_items: BaseItems
    """The base hu of a hand that has not won (NT-2.4.1, NT-4.4.1, NT-gap-6, NT-gap-12)."""
    loser: Callable[[State, Player], Items]
    """What a seat has when another has won (NT-1.2.2)."""
    win_items: Callable[[Win, Indicators, Rules], Items]
    """The items of a winner; what follows is looked at by readings other than ours alone."""
    own: Callable[[Reading, Indicators, BaseItems], Items]
    """The base hu of a winner (NT-1.2.2, NT-4.7.2, NT-gap-7)."""
    arranged: Callable[[Items, Items], Items]
    """In which order base hu and additions are counted (NT-4.1.1)."""
    preferred: Callable[[Items], tuple[int, ...]]
    """Which reading of a win is counted (NT-4.7.1)."""
    bonuses: Bonuses
    """(NT-2.7.2, NT-4.9.2, NT-4.9.3)"""
    multipliers: Multipliers
    """(NT-4.10.1, NT-4.10.2, NT-gap-15)"""
