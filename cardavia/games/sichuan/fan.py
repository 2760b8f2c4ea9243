"""The fan of a winning hand (SC-4.1.4 to SC-4.1.12), item by item, and the base it makes (SC-5.1.1).

A hand shows exactly one pattern, the dearest that any reading of its tiles allows (SC-4.1.6); the
additions come on top of it, whichever it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from cardavia.games.packed import FOUR, Hand, pack
from cardavia.games.sichuan import shapes
from cardavia.games.sichuan.tiles import RANKS, SUITS, parts
from cardavia.table import ScoreItem

CAP = 5
"""Fan beyond this count no more (SC-5.1.1)."""

RANKS_258: Hand = 7 * pack(RANKS * suit + rank - 1 for suit in range(len(SUITS)) for rank in (2, 5, 8))

KONG_REPLACEMENT = "kong replacement"
ROBBED_KONG = "robbed kong"
LAST_TILE = "last tile"
EVENTS = (KONG_REPLACEMENT, ROBBED_KONG, LAST_TILE)


class _Tiles(NamedTuple):
    concealed: Hand
    laid: Hand
    melds: int
    events: frozenset[str]


class WinningHand(_Tiles):
    """A complete hand: `concealed` with the winning tile, the tiles `laid` in so many `melds`, the events."""

    @cached_property
    def tiles(self) -> Hand:
        """All tiles, melds included."""
        return self.concealed + self.laid

    @cached_property
    def suits(self) -> tuple[frozenset[shapes.Reading], ...]:
        """What each suit of the concealed tiles can be read as."""
        return tuple(map(shapes.readings, parts(self.concealed)))

    def reads_as(self, trait: Callable[[shapes.Reading], bool]) -> bool:
        """Whether some reading of the concealed tiles as sets and a pair has the trait throughout."""
        return all(any(map(trait, readings)) for readings in self.suits)


def all_258(hand: WinningHand) -> bool:
    """All pungs, and every tile a 2, 5 or 8, the pair too (SC-4.1.8)."""
    return not hand.tiles & ~RANKS_258 and all_pungs(hand)


def seven_pairs(hand: WinningHand) -> bool:
    """Seven pairs, nothing laid (SC-4.1.6)."""
    return not hand.melds and shapes.seven_pairs(hand.concealed)


def outside(hand: WinningHand) -> bool:
    """A 1 or a 9 in every set and in the pair; a laid set is of one face (SC-4.1.7)."""
    laid_terminals = all(not part & ~TERMINAL_RANKS for part in parts(hand.laid))
    return laid_terminals and hand.reads_as(lambda reading: reading.outside)


def all_pungs(hand: WinningHand) -> bool:
    """Four pungs or kongs and a pair (SC-4.1.5); laid sets are never runs (SC-3.2.1)."""
    return hand.reads_as(lambda reading: reading.pungs)


def full_flush(hand: WinningHand) -> bool:
    """All tiles in one suit, melds included (SC-4.1.9)."""
    return sum(map(bool, parts(hand.tiles))) == 1


def golden_wait(hand: WinningHand) -> bool:
    """Four declared melds and the pair (SC-4.1.10)."""
    return hand.melds == 4


def roots(hand: WinningHand) -> int:
    """Faces of which the hand has all four copies, in whatever form (SC-4.1.11)."""
    return (hand.tiles & FOUR).bit_count()


TERMINAL_RANKS: Hand = 7 * pack(shapes.TERMINALS)

Patterns = tuple[tuple[Callable[[WinningHand], bool], ScoreItem], ...]
Additions = tuple[tuple[Callable[[WinningHand], int], ScoreItem], ...]

PATTERNS: Patterns = (
    (all_258, ScoreItem("all 2/5/8 pungs", 3, "SC-4.1.8")),
    (seven_pairs, ScoreItem("seven pairs", 2, "SC-4.1.6")),
    (outside, ScoreItem("outside hand", 2, "SC-4.1.7")),
    (all_pungs, ScoreItem("all pungs", 1, "SC-4.1.5")),
    (lambda _: True, ScoreItem("basic hand", 0, "SC-4.1.4")),
)
"""One pattern a hand: the first that fits, dearest first, so that 3 stands instead of 1 (SC-4.1.8)."""

ADDITIONS: Additions = (
    (full_flush, ScoreItem("full flush", 2, "SC-4.1.9")),
    (golden_wait, ScoreItem("golden wait", 1, "SC-4.1.10")),
    (roots, ScoreItem("root", 1, "SC-4.1.11")),
    *((lambda hand, event=event: event in hand.events, ScoreItem(event, 1, "SC-4.1.12")) for event in EVENTS),
)
"""Added to the pattern, each as often as its count says."""


def items(hand: WinningHand, patterns: Patterns, additions: Additions) -> tuple[ScoreItem, ...]:
    """The fan of a complete hand by these tables, its pattern first; each item with its sentence."""
    pattern = next(item for fits, item in patterns if fits(hand))
    added = (
        item._replace(value=item.value * times) for counted, item in additions if (times := counted(hand))
    )
    return (pattern, *added)


def total(scored: tuple[ScoreItem, ...]) -> int:
    """The sum of all items, events and roots included."""
    return sum(item.value for item in scored)


def base(fan: int) -> int:
    """Points for a total of fan: 2 to its power, capped at 32 (SC-5.1.1)."""
    return int(2 ** min(fan, CAP))
