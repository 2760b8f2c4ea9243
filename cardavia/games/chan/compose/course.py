"""What a seat does from the deal to the situation: its melds, what it discards after each, what it passes.

Only the order between seats is open. Each step is held against the limits here, so that a refusal can name
the meld or the discard and the sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardavia.games.chan import legal
from cardavia.games.chan.cards import DECK, FACES
from cardavia.games.chan.compose.described import Told, Wanted
from cardavia.games.chan.compose.limits import against_discard, against_meld
from cardavia.games.chan.state import Bars, Kind
from cardavia.games.packed import ONE, Face, Hand, different, pack
from cardavia.games.seats import Player
from cardavia.situation import SituationError
from cardavia.table import SEATS


class Pass(NamedTuple):
    """An identical card that a seat lets go by on its turn, having laid one of these numbers of melds."""

    player: Player
    face: Face
    after: frozenset[int]


class Course(NamedTuple):
    """A seat's dealt hand and what it does with it.

    `discards` come one after each meld, and before them the dealer's first (`opens`). A seat that `is_due`
    stops before the discard after its last meld. Of a `quiet` seat nothing is told but what it is to discard
    in the end: it may pass whatever else it likes.
    """

    dealt: Hand
    melds: tuple[Wanted, ...]
    discards: tuple[Face, ...]
    passes: tuple[Pass, ...]
    opens: bool
    is_due: bool
    quiet: bool

    @property
    def final(self) -> Hand:
        """The concealed hand in the situation."""
        return self.dealt - pack(self.discards) - sum(meld.from_hand for meld in self.melds)

    def discard_after(self, melds: int) -> Face:
        """What it discards when it has made so many melds, 0 being the deal."""
        return self.discards[melds - (not self.opens)]


def course(player: Player, told: Told, *, opens: bool, is_due: bool) -> Course:
    """The course to a hand, of which all is told; raises `SituationError` where the limits forbid it."""
    hand, melds, discards = told.hand or (), told.melds, told.discarded or ()
    dealt = pack(hand) + pack(discards) + sum(meld.from_hand for meld in melds)
    at_rest = tuple(_walk(_Walk(player, dealt), melds, discards, opens=opens))
    passes = tuple(_pass(player, face, melds, discards, at_rest) for face in different(told.passed))
    return Course(dealt, melds, discards, passes, opens, is_due, told.is_quiet)


class _Rest(NamedTuple):
    """A seat between its turns; `due` discards are still to come."""

    hand: Hand
    bars: Bars
    due: int


def _walk(
    walk: _Walk, melds: tuple[Wanted, ...], discards: tuple[Face, ...], *, opens: bool
) -> Iterator[_Rest]:
    """The rests after each discard; before the first of a seat that has not dealt, too."""
    left = list(discards)
    if not opens:
        yield _Rest(walk.hand, walk.bars, len(left))
    elif left:
        walk.discard(left.pop(0))
        yield _Rest(walk.hand, walk.bars, len(left))
    for meld in melds:
        walk.lay(meld)
        if left:
            walk.discard(left.pop(0))
            yield _Rest(walk.hand, walk.bars, len(left))


def _pass(
    player: Player,
    face: Face,
    melds: tuple[Wanted, ...],
    discards: tuple[Face, ...],
    at_rest: tuple[_Rest, ...],
) -> Pass:
    """When a seat may have let a face go by that is locked from then on (CH-3.4.3)."""
    after = frozenset(
        number
        for number, rest in enumerate(at_rest)
        if legal.capture(rest.hand, rest.bars, face) == face
        and face not in discards[len(discards) - rest.due :]
        and not any(meld.kind is Kind.CA and meld.own == face for meld in melds[number:])
    )
    if after:
        return Pass(player, face, after)
    raise SituationError(
        f"{SEATS[player]} has passed {FACES[face]}, but never could have taken it as Chắn and kept it from "
        "discards and Cạ afterwards (CH-3.4.3); leave it out, or let it hold one"
    )


class _Walk:
    """A seat's hand and bars on the way. Mutable, for one course only."""

    def __init__(self, player: Player, dealt: Hand) -> None:
        self.seat = SEATS[player]
        self.hand = dealt
        self.bars = Bars()

    def lay(self, meld: Wanted) -> None:
        if reason := against_meld(self.hand, self.bars, meld):
            cards = (meld.card,) * 4 if meld.kind is Kind.CHIU else (meld.card, meld.own)
            shown = DECK.format(FACES[face] for face in cards)
            raise SituationError(f"{self.seat}'s {meld.kind} {shown} could not be laid: {reason}")
        self.hand -= meld.from_hand
        if meld.kind is Kind.CA:
            self.bars = self.bars._replace(in_ca=self.bars.in_ca | ONE[meld.own])

    def discard(self, face: Face) -> None:
        if reason := against_discard(self.hand, self.bars, face):
            raise SituationError(f"{self.seat} has discarded {FACES[face]}, but could not: {reason}")
        self.hand -= ONE[face]
        self.bars = self.bars._replace(discarded=self.bars.discarded | ONE[face])
