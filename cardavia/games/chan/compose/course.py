"""What a seat does from the deal to the situation: its melds, what it discards after each, what it passes.

Only the order between seats is open. Each step is held against the limits here, so that a refusal can name
the meld or the discard and the sentence.
"""

from __future__ import annotations

from typing import NamedTuple

from cardavia.games.chan import legal
from cardavia.games.chan.cards import DECK, FACES
from cardavia.games.chan.compose.described import Wanted
from cardavia.games.chan.compose.limits import against_discard, against_meld
from cardavia.games.chan.state import Bars, Kind
from cardavia.games.packed import ONE, Face, Hand, different, pack
from cardavia.games.seats import Player
from cardavia.situation import SituationError
from cardavia.table import SEATS


class Pass(NamedTuple):
    """An identical card that a seat lets go by on its turn, when it has made one of these numbers of melds."""

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

    def discard_after(self, melds: int) -> Face:
        """What it discards when it has made so many melds, 0 being the deal."""
        return self.discards[melds - (not self.opens)]


def course(
    player: Player,
    hand: tuple[Face, ...],
    melds: tuple[Wanted, ...],
    discards: tuple[Face, ...],
    passed: Hand,
    *,
    opens: bool,
    is_due: bool,
    quiet: bool,
) -> Course:
    """The course that leads to a hand; raises `SituationError` for a step that the limits forbid."""
    dealt = pack(hand) + pack(discards) + sum(meld.from_hand for meld in melds)
    walk = _Walk(player, dealt)
    left = list(discards)
    if opens and not (is_due and not melds):
        walk.discard(left.pop(0))
    at_rest = [] if is_due and not melds else [(walk.hand, walk.bars, len(left))]
    for number, meld in enumerate(melds, 1):
        walk.lay(meld)
        if not (is_due and number == len(melds)):
            walk.discard(left.pop(0))
            at_rest.append((walk.hand, walk.bars, len(left)))
    passes = []
    for face in different(passed):
        after = frozenset(
            number
            for number, (held, bars, due) in enumerate(at_rest)
            if legal.capture(held, bars, face) == face
            and face not in discards[len(discards) - due :]
            and not any(meld.kind is Kind.CA and meld.own == face for meld in melds[number:])
        )
        if not after:
            raise SituationError(
                f"{SEATS[player]} has passed {FACES[face]}, but never could have taken it as Chắn and kept it "
                "from discards and Cạ afterwards (CH-3.4.3); leave it out, or let it hold one"
            )
        passes.append(Pass(player, face, after))
    return Course(dealt, melds, discards, tuple(passes), opens, is_due, quiet)


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
