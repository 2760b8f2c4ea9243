"""Tiles for everything a situation leaves open, chosen so that nothing happens because of them.

A quiet tile gives nobody a claim, a kong or a win; a quiet hand has no pair to claim with and no wait.
Choices are by fixed orders, so the same situation always gets the same deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from itertools import combinations

from cardavia.games import packed
from cardavia.games.melding.state import Laid
from cardavia.games.melding.supply import SPREAD, Pile, ShortageError, spread
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import Player
from cardavia.games.sichuan import shapes, tiles
from cardavia.games.sichuan.state import PLAYERS
from cardavia.games.sichuan.tiles import DECK, RANKS, SUITS
from cardavia.table import SEATS

SPREAD_FACES = spread(range(len(SUITS)))


class Supply(Pile):
    """Tiles not yet spoken for.

    `due[suit]` of them are kept back for seats that can discard nothing but this suit.
    """

    def __init__(self, due: Sequence[int]) -> None:
        super().__init__(DECK, SPREAD_FACES)
        self.due = list(due)

    def of_suit(self, suit: int) -> int:
        """How many tiles of a suit are left beyond those kept back."""
        return sum(self.left[RANKS * suit : RANKS * (suit + 1)]) - self.due[suit]

    def discardable(self, player: Player, seats: Seats, suit: int | None, early: AbstractSet[Face]) -> Face:
        """A tile for `player` to draw and discard at once, of `suit` if it can discard no other.

        Quiet tiles of those that are better thrown `early`, before somebody wants them, come first.
        """
        if suit is not None:
            self.due[suit] -= 1
        suits = self._free_suits() if suit is None else {suit}
        fitting = [face for face in SPREAD_FACES if self.left[face] and tiles.suit_of(face) in suits]
        if not fitting:
            what = f"tile of {SUITS[suit]}" if suit is not None else "tile"
            raise ShortageError(
                f"no {what} is left that {SEATS[player]} could draw and discard on the way to the situation"
            )
        fitting.sort(key=lambda face: (face not in early, -self.left[face]))
        face = next((face for face in fitting if seats.is_quiet(player, face)), fitting[0])
        self.left[face] -= 1
        return face

    def holdable(self, player: Player, seats: Seats) -> tuple[Face, ...]:
        """Tiles to hold for a while, not of the void suit, quiet ones first; none is taken yet."""
        void = seats.void[player]
        suits = self._free_suits() - {void}
        fitting = [face for face in SPREAD_FACES if self.left[face] and tiles.suit_of(face) in suits]
        if not fitting:
            raise ShortageError(f"no tile outside {SUITS[void]} is left for {SEATS[player]} to hold")
        return tuple(sorted(fitting, key=lambda face: not seats.is_quiet(player, face)))

    def void_suit(self) -> int:
        """The suit of which least is left: the one to be void in."""
        return min(reversed(range(len(SUITS))), key=self.of_suit)

    def quiet_hand(self, player: Player, seats: Seats, size: int) -> tuple[Face, ...]:
        """`size` tiles without the void suit, and without pairs as far as possible, or a wait.

        Tiles that others want go here first, so that they do not turn up on the way.
        """
        void, wanted = seats.void[player], seats.wanted()
        for turn in range(RANKS):
            order = spread((suit for suit in range(len(SUITS)) if suit != void), turn)
            chosen = tuple(self._distinct_first(sorted(order, key=lambda face: face not in wanted), size))
            if len(chosen) == size and not shapes.waits(packed.pack(chosen), 0, void):
                self.take(chosen)
                return chosen
        raise ShortageError(f"no quiet hand of {size} tiles without {SUITS[void]} is left")

    def winning_hand(self, void: int) -> tuple[tuple[Face, ...], Face]:
        """Four runs and a pair worth no fan: the 13 tiles to hold and the one to win with."""
        suits = [suit for suit in range(len(SUITS)) if suit != void]
        starts = [rank for rank in SPREAD if rank in shapes.RUN_STARTS]
        runs = [range(RANKS * suit + rank, RANKS * suit + rank + 3) for rank in starts for suit in suits]
        inside = [RANKS * suit + rank for rank in SPREAD if rank not in shapes.TERMINALS for suit in suits]
        for four in combinations(runs, 4):
            sets = [face for run in four for face in run]
            if {tiles.suit_of(face) for face in sets} != set(suits) or not self._has(sets):
                continue
            for pair in inside:
                hand = (*sets, pair, pair)
                if not packed.fours(packed.pack(hand)) and self._has(hand):
                    self.take(hand)
                    return hand[:-1], pair
        raise ShortageError(f"no winning hand without {SUITS[void]} is left for a seat that has won")

    def _distinct_first(self, order: Sequence[Face], size: int) -> Iterator[Face]:
        room = [self.of_suit(suit) for suit in range(len(SUITS))]
        found = 0
        for copy in range(2):
            for face in order:
                if found < size and self.left[face] > copy and room[tiles.suit_of(face)] > 0:
                    room[tiles.suit_of(face)] -= 1
                    found += 1
                    yield face

    def _has(self, faces: Sequence[Face]) -> bool:
        needed = packed.pack(faces)
        return all(self.left[face] >= packed.count(needed, face) for face in tiles.held(needed)) and all(
            self.of_suit(suit) >= packed.size(part) for suit, part in enumerate(tiles.parts(needed)) if part
        )

    def _free_suits(self) -> set[int]:
        return {suit for suit in range(len(SUITS)) if self.of_suit(suit) > 0}


class Seats:
    """Who holds what while the way to a situation is laid out. Mutable, for one composition only."""

    def __init__(self, void: Sequence[int]) -> None:
        self.void = tuple(void)
        self.hands: list[Hand] = [0] * len(PLAYERS)
        self.melds: list[list[Laid]] = [[] for _ in PLAYERS]
        self.out: set[Player] = set()

    def is_quiet(self, player: Player, face: Face) -> bool:
        """Whether `player` can draw and discard `face` without anyone, itself included, having a choice."""
        own = self.hands[player]
        if packed.count(own, face) == 3 or any(meld.face == face for meld in self.melds[player]):
            return False
        if shapes.complete(own + ONE[face], self.void[player]):
            return False
        return not any(face in self.wanted_by(other) for other in PLAYERS if other != player)

    def wanted(self) -> frozenset[Face]:
        """The faces that would give somebody a claim."""
        return frozenset().union(*map(self.wanted_by, PLAYERS))

    def wanted_by(self, player: Player) -> frozenset[Face]:
        """The faces whose discard would give `player` a claim."""
        return frozenset() if player in self.out else _wants(self.hands[player], self.void[player])

    def choices(self, player: Player) -> tuple[int, int]:
        """How much `player` has to think of: faces it holds four of, and faces it waits for."""
        hand = self.hands[player]
        return len(packed.fours(hand)), len(_waits(hand, self.void[player]))


@lru_cache(maxsize=64)
def _wants(hand: Hand, void: int) -> frozenset[Face]:
    """Hands seldom change on the way to a situation, and are asked for often."""
    pairs = {
        face for face in tiles.held(hand) if packed.count(hand, face) >= 2 and tiles.suit_of(face) != void
    }
    return _waits(hand, void) | pairs


@lru_cache(maxsize=64)
def _waits(hand: Hand, void: int) -> frozenset[Face]:
    return frozenset(shapes.waits(hand, 0, void))
