"""Cards for everything a situation leaves open, chosen so that nothing happens because of them.

A quiet card gives nobody a claim, a kong or a win; a quiet hand has no triplet, no wait, and no pair of which
another copy may be discarded. Choices are by fixed orders, so the same situation always gets the same deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import NamedTuple

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Laid
from cardavia.games.melding.supply import Pile, ShortageError, spread
from cardavia.games.nantong import base, shapes
from cardavia.games.nantong.cards import DECK, HONOURS, RANKS
from cardavia.games.nantong.state import PLAYERS
from cardavia.games.packed import Face, Hand
from cardavia.games.seats import Player

SUITS = range(3)


class Supply(Pile):
    """Cards not yet spoken for; honours are taken last."""

    def __init__(self) -> None:
        super().__init__(DECK, _order(0))

    def offered(self, turn: int = 0) -> tuple[Face, ...]:
        """The faces of which a card is left; each turn begins with another rank."""
        return tuple(face for face in _order(turn) if self.left[face])

    def quiet_hand(self, size: int, melds: tuple[Laid, ...], wanted: AbstractSet[Face]) -> tuple[Face, ...]:
        """`size` cards without a triplet or a wait, and without pairs as far as possible; taken at once.

        Cards that others want go here first, so that they do not turn up on the way.
        """
        own = {meld.face for meld in melds}
        for turn in range(RANKS):
            order = sorted(self.offered(turn), key=lambda face: (face in own, face not in wanted))
            doubled = sorted((face for face in order if self.left[face] > 1), key=self.left.__getitem__)
            chosen = (*order, *doubled)[:size]
            if len(chosen) == size and not waits(packed.pack(chosen)):
                self.take(chosen)
                return chosen
        raise ShortageError(f"no quiet hand of {size} cards is left for a seat that nothing is told of")


class Seats(NamedTuple):
    """What each seat holds and has laid at some time on the way, and who is ready."""

    hands: Sequence[Hand]
    melds: Sequence[tuple[Laid, ...]]
    ready: tuple[Player, ...]

    def is_quiet(self, player: Player, face: Face) -> bool:
        """Whether `player` can draw and discard the card without anyone, itself included, having a choice."""
        own = self.hands[player]
        if packed.count(own, face) == DECK.copies - 1 or face in waits(own):
            return False
        if any(meld.kind is Kind.PUNG and meld.face == face for meld in self.melds[player]):
            return False
        return not any(face in self.wanted_by(other) for other in PLAYERS if other != player)

    def wanted_by(self, player: Player) -> frozenset[Face]:
        """The faces whose discard would give the seat a claim; a ready one can only win (NT-3.3.2)."""
        hand = self.hands[player]
        return waits(hand) if player in self.ready else waits(hand) | pairs(hand)

    def wanted(self) -> frozenset[Face]:
        """The faces whose discard would give some seat a claim."""
        return frozenset().union(*map(self.wanted_by, PLAYERS))

    def quietest(self, player: Player, faces: Iterable[Face], early: AbstractSet[Face]) -> Face:
        """A card for the seat to draw and discard: a quiet one, if possible of those better thrown early."""
        order = tuple(faces)
        quiet = tuple(face for face in order if self.is_quiet(player, face))
        return next((face for face in quiet if face in early), (quiet or order)[0])


def burden(hand: Hand, indicators: tuple[Face, ...]) -> int:
    """How much a seat with this hand would have to decline: wins, kongs and opening declarations."""
    first, second = indicators
    shown = sum(packed.count(hand, face) == 3 for face in set(indicators))
    is_hezi = first == second and packed.count(hand, first) == 2
    return len(waits(hand)) + len(packed.fours(hand)) + shown + is_hezi


@lru_cache(maxsize=256)
def waits(hand: Hand) -> frozenset[Face]:
    """The faces that complete a hand; hands seldom change on the way, and are asked for often."""
    return frozenset(shapes.waits(hand, 0))


@lru_cache(maxsize=256)
def pairs(hand: Hand) -> frozenset[Face]:
    """The faces of which the hand holds enough for a pung (NT-3.2.3)."""
    return frozenset(face for face in packed.different(hand) if packed.count(hand, face) >= 2)


def neutral_indicators(supply: Supply, holdings: Iterable[Hand]) -> tuple[Face, Face]:
    """Two different cards that are left and double nothing, or as little as possible (NT-4.3.2).

    `holdings` are, for each seat that something is told of, its cards and those it may still get.
    """
    most = dict.fromkeys(range(RANKS + 1), 0)
    for holding in holdings:
        for face in packed.different(holding):
            group = base.class_of(face)
            most[group] = max(most[group], packed.count(holding, face))
    order = sorted(supply.offered(), key=lambda face: (most[base.class_of(face)], -supply.left[face]))
    return order[0], order[1]


@lru_cache
def _order(turn: int) -> tuple[Face, ...]:
    return (*spread(SUITS, turn), *HONOURS)
