"""A table of Sichuan mahjong as somebody may already have it, written with no thought of Cardavia.

Players are numbers from 0, tiles are numbers from 0 to 26, and a table changes as it is played at. It is not
finished: it knows no outside hands, none of 2, 5 and 8 alone, and no golden wait, and nobody settles anything
when the wall runs out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

PLAYERS = 4
RANKS = 9
SUITS = 3
WINNERS = 3
"""So many wins end the deal."""
MOST_FAN = 5

Tile = int
"""Suit times nine, plus rank less one."""


class Action(NamedTuple):
    """What a player may do: `name` a suit, `drop` a tile, `pong`, `gang`, `hu` (win), `pass`."""

    deed: str
    what: int | None = None


PASS, PONG, GANG, HU = Action("pass"), Action("pong"), Action("gang"), Action("hu")


class Laid(NamedTuple):
    """Tiles alike, laid open: a pong is `pong`; a gang is `hidden`, `open`, or `added` to a pong."""

    kind: str
    tile: Tile
    thrower: int | None = None

    @property
    def size(self) -> int:
        """How many tiles it has."""
        return 3 if self.kind == "pong" else 4


@dataclass
class Player:
    """What lies with one player."""

    hand: list[Tile]
    laid: list[Laid] = field(default_factory=list)
    thrown: list[Tile] = field(default_factory=list)
    void: int | None = None
    points: int = 0


class Table:
    """A deal in play; `choices` says who may do what, `act` does it."""

    def __init__(self, hands: Sequence[Sequence[Tile]], wall: Sequence[Tile], dealer: int) -> None:
        self.players = [Player(sorted(hand)) for hand in hands]
        self.wall = list(wall)
        self.turn = dealer
        self.has_drawn = True
        """Not so after a pong: then a tile must be thrown first."""
        self.is_replacement = False
        """Whether the tile drawn is one for a gang."""
        self.open_tile: Tile | None = None
        """The tile that the player on turn has put down, while others may want it."""
        self.is_gang = False
        """Whether it was put down to be added to a pong."""
        self.winners: list[int] = []
        self.is_over = False

    def choices(self) -> dict[int, list[Action]]:
        """Every player that must decide now, with all that is open to it."""
        if self.is_over:
            return {}
        if any(player.void is None for player in self.players):
            return {number: [Action("name", suit) for suit in range(SUITS)] for number in range(PLAYERS)}
        if self.open_tile is None:
            return {self.turn: list(self._turn())}
        claims = {number: list(self._claims(number, self.open_tile)) for number in self._behind(self.turn)}
        return {number: [PASS, *claimed] for number, claimed in claims.items() if claimed}

    def act(self, actions: dict[int, Action]) -> None:
        """Do what all players asked have chosen, and go on to the next choice that anybody has."""
        if self.open_tile is not None:
            self._settle(self.open_tile, actions)
        elif self.turn in actions and actions[self.turn].deed != "name":
            self._take_turn(*actions[self.turn])
        else:
            for number, action in actions.items():
                self.players[number].void = action.what

    def _turn(self) -> Iterator[Action]:
        """Tiles of the suit that was given up go first, and are good for nothing else."""
        player = self.players[self.turn]
        due = [tile for tile in player.hand if suit_of(tile) == player.void]
        yield from (Action("drop", tile) for tile in sorted(set(due or player.hand)))
        if not self.has_drawn:
            return
        if self.wall:
            pongs = {laid.tile for laid in player.laid if laid.kind == "pong"}
            for tile, number in Counter(player.hand).items():
                if suit_of(tile) != player.void and (number == 4 or tile in pongs):
                    yield Action("gang", tile)
        if is_complete(player.hand, player.void):
            yield HU

    def _claims(self, number: int, tile: Tile) -> Iterator[Action]:
        player = self.players[number]
        if suit_of(tile) == player.void:
            return
        if is_complete([*player.hand, tile], player.void):
            yield HU
        copies = player.hand.count(tile)
        if copies >= 2 and not self.is_gang:
            yield PONG
        if copies == 3 and not self.is_gang and self.wall:
            yield GANG

    def _take_turn(self, deed: str, tile: Tile | None) -> None:
        player = self.players[self.turn]
        if tile is None:
            price = price_of(player.hand, player.laid, self._luck(happened=self.is_replacement)) + 1
            self._charge(self.turn, price, *self._behind(self.turn))
            self.winners.append(self.turn)
            self._go_on(self.turn)
        elif deed == "gang" and player.hand.count(tile) == 4:
            self._lay(self.turn, Laid("hidden", tile), own=4)
            self._charge(self.turn, 2, *self._behind(self.turn))
            self._replace()
        else:
            player.hand.remove(tile)
            player.thrown.append(tile)
            self.open_tile, self.is_gang = tile, deed == "gang"
            if not self.choices():
                self._settle(tile, {})

    def _settle(self, tile: Tile, actions: dict[int, Action]) -> None:
        """All who win are paid; otherwise one player may lay the tile, or the deal goes on without it."""
        thrower = self.turn
        winning = [number for number in self._behind(thrower) if actions.get(number) == HU]
        laying = [number for number, action in actions.items() if action in (PONG, GANG)]
        self.open_tile = None
        for number in winning:
            player = self.players[number]
            price = price_of([*player.hand, tile], player.laid, self._luck(happened=self.is_gang))
            self._charge(number, price, thrower)
        self.winners += winning
        if winning:
            self._go_on(winning[-1])
        elif laying:
            self._claim(laying[0], tile, is_gang=actions[laying[0]] == GANG)
        elif self.is_gang:
            self._add(tile)
        else:
            self._go_on(thrower)

    def _claim(self, number: int, tile: Tile, *, is_gang: bool) -> None:
        thrower = self.turn
        self.players[thrower].thrown.pop()
        self._lay(number, Laid("open" if is_gang else "pong", tile, thrower), own=3 if is_gang else 2)
        self.turn, self.has_drawn = number, False
        if is_gang:
            self._charge(number, 2, thrower)
            self._replace()

    def _add(self, tile: Tile) -> None:
        """Nobody has won with the tile: now it makes the pong a gang."""
        player = self.players[self.turn]
        player.thrown.pop()
        player.laid = [laid._replace(kind="added") if laid.tile == tile else laid for laid in player.laid]
        self._charge(self.turn, 1, *self._behind(self.turn))
        self._replace()

    def _lay(self, number: int, laid: Laid, own: int) -> None:
        player = self.players[number]
        for _ in range(own):
            player.hand.remove(laid.tile)
        player.laid.append(laid)

    def _replace(self) -> None:
        """A gang is followed by a tile from the back of the wall."""
        self._take(self.wall.pop())
        self.is_replacement = True

    def _go_on(self, after: int) -> None:
        """The next player still in play draws, if play goes on."""
        if len(self.winners) == WINNERS or not self.wall:
            self.is_over = True
        else:
            self.turn = next(self._behind(after))
            self._take(self.wall.pop(0))

    def _take(self, tile: Tile) -> None:
        player = self.players[self.turn]
        player.hand = sorted([*player.hand, tile])
        self.has_drawn, self.is_replacement = True, False

    def _luck(self, *, happened: bool) -> int:
        """Fan for the moment of a win: with a gang's replacement or a robbed gang, and on the last tile."""
        return happened + (not self.wall)

    def _charge(self, receiver: int, price: int, *payers: int) -> None:
        for payer in payers:
            self.players[payer].points -= price
            self.players[receiver].points += price

    def _behind(self, number: int) -> Iterator[int]:
        """The other players that have not won, in turn order."""
        order = ((number + step) % PLAYERS for step in range(1, PLAYERS))
        return (other for other in order if other not in self.winners)


def suit_of(tile: Tile) -> int:
    """The suit of a tile, from 0."""
    return tile // RANKS


def is_complete(tiles: Sequence[Tile], void: int | None) -> bool:
    """Whether concealed tiles win: sets and a pair, or seven pairs, and nothing of the void suit."""
    if any(suit_of(tile) == void for tile in tiles):
        return False
    counts = Counter(tiles)
    pairs = [tile for tile, number in counts.items() if number >= 2]
    return _is_seven_pairs(counts) or any(_are_sets(counts - Counter({tile: 2})) for tile in pairs)


def price_of(tiles: Sequence[Tile], laid: Sequence[Laid], luck: int) -> int:
    """What a complete hand costs each who pays for it: two to the power of its fan, luck included."""
    counts = Counter(tiles)
    whole = counts + Counter({group.tile: group.size for group in laid})
    is_all_pungs = sorted(counts.values()) == [2, *(3,) * (4 - len(laid))]
    is_flush = len({suit_of(tile) for tile in whole}) == 1
    roots = sum(number == 4 for number in whole.values())
    fan = 2 * _is_seven_pairs(counts) + is_all_pungs + 2 * is_flush + roots + luck
    return 1 << min(fan, MOST_FAN)


def _is_seven_pairs(counts: Counter[Tile]) -> bool:
    return counts.total() == 14 and all(number % 2 == 0 for number in counts.values())


def _are_sets(counts: Counter[Tile]) -> bool:
    """Whether the tiles are pungs and runs, nothing left over."""
    if not counts:
        return True
    low = min(counts)
    run = (low, low + 1, low + 2)
    is_pung = counts[low] >= 3 and _are_sets(counts - Counter({low: 3}))
    is_run = low % RANKS <= RANKS - 3 and all(counts[tile] for tile in run)
    return is_pung or (is_run and _are_sets(counts - Counter(run)))
