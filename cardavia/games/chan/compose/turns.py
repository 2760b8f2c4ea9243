"""Whose turns lead to the situation, before any card but those told is chosen.

A card is turned up, somebody melds it or nobody, discards follow and may be melded in turn. How many
cards are turned up and by whom is a matter of counting: `Turns` says whether what is left can still come out.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.games.chan.cards import SHAPE
from cardavia.games.chan.compose.course import Course
from cardavia.games.chan.compose.described import Wanted
from cardavia.games.chan.state import NEXT, PLAYERS, Kind
from cardavia.games.packed import Face
from cardavia.games.seats import Player

Passed = frozenset[tuple[Player, Face]]


Numbers = int
"""Numbers of cards to be turned up, as bits: bit 3 is set if three are possible."""
STOCK = SHAPE.stock
ALL: Numbers = (2 << STOCK) - 1

Outcome = tuple[Player | None, tuple[int, ...], Passed]
"""Who turns up a card next, None where the situation is reached, and what has been done by then."""


class Turns:
    """The turns of one deal. It remembers what it has found out.

    The last card turned up is the one the `actor` gets, unless it `is_discarding`: then its last meld is the
    last.
    """

    def __init__(
        self, courses: tuple[Course | None, ...], dealer: Player, actor: Player, *, is_discarding: bool
    ) -> None:
        self.courses = courses
        self.dealer = dealer
        self.actor = actor
        self.is_discarding = is_discarding
        self.due = tuple(len(course.melds) if course else 0 for course in courses)
        self.passes = tuple(each for course in courses if course for each in course.passes)
        self._known: dict[tuple[tuple[int, ...], Passed], tuple[Numbers, ...]] = {}

    def numbers(self, turner: Player, melds: tuple[int, ...], passed: Passed) -> Numbers:
        """How many cards may be turned up from here to the situation, the first of them by `turner`."""
        known = self._known.get((melds, passed))
        if known is None:
            known = self._known[melds, passed] = self._numbers(melds, passed)
        return known[turner]

    def numbers_from_deal(self, face: Face | None) -> Numbers:
        """How many cards may be turned up from the deal to the situation.

        `face` is what a dealer of whom nothing is told discards first, None if nobody told wants it.
        """
        course = self.courses[self.dealer]
        nothing = (0,) * len(PLAYERS)
        if self.is_reached(self.dealer, nothing):
            return int(self.is_complete(nothing, frozenset()))
        if course:
            face = course.discard_after(0)
        found = 0
        for outcome in self._public(self.dealer, NEXT[self.dealer], face, nothing, frozenset()):
            found |= self._after(outcome)
        return found

    def first_faces(self) -> tuple[Face, ...]:
        """What a dealer of whom nothing is told might discard for somebody to meld or to pass."""
        faces = {
            meld.card: None
            for player, course in enumerate(self.courses)
            if course
            and (meld := self.next_meld(player, (0,) * len(PLAYERS)))
            and meld.may_come_from(self.dealer)
        }
        faces.update({each.face: None for each in self.passes if each.player == NEXT[self.dealer]})
        return () if self.courses[self.dealer] else tuple(faces)

    def is_complete(self, melds: tuple[int, ...], passed: Passed) -> bool:
        """Whether everything told has been done."""
        return melds == self.due and len(passed) == len(self.passes)

    def is_reached(self, player: Player, melds: tuple[int, ...]) -> bool:
        """Whether this seat, having melded, is to discard in the situation."""
        return self.is_discarding and player == self.actor and melds[player] == self.due[player]

    def passing(self, player: Player, face: Face | None, melds: tuple[int, ...], passed: Passed) -> Passed:
        """What has been passed when a seat on turn lets this face go by, or any it is to if None."""
        for each in self.passes:
            key = (each.player, each.face)
            is_due = key not in passed and melds[player] in each.after
            if is_due and each.player == player and face in (None, each.face):
                return passed | {key}
        return passed

    def _numbers(self, melds: tuple[int, ...], passed: Passed) -> tuple[Numbers, ...]:
        """For each seat as the next to turn up a card. Any number that nobody wants may come first."""
        at_once = [0] * len(PLAYERS)
        if not self.is_discarding and self.is_complete(melds, passed):
            at_once[self.actor] = 2
        for turner in PLAYERS:
            for outcome in self._turned_up(turner, melds, passed):
                if outcome[1:] != (melds, passed):
                    at_once[turner] |= self._after(outcome) << 1
        found = []
        for turner in PLAYERS:
            numbers, seat = 0, turner
            for idle in range(STOCK):
                numbers |= at_once[seat] << idle
                seat = NEXT[seat]
            found.append(numbers & ALL)
        return tuple(found)

    def _after(self, outcome: Outcome) -> Numbers:
        turner, melds, passed = outcome
        if turner is None:
            return int(self.is_complete(melds, passed))
        return self.numbers(turner, melds, passed)

    def _turned_up(self, turner: Player, melds: tuple[int, ...], passed: Passed) -> Iterator[Outcome]:
        """Who turns up the next card when this one is settled, None where the situation is reached."""
        follower = NEXT[turner]
        for player in PLAYERS:
            if (meld := self.next_meld(player, melds)) is None or not meld.may_come_from(turner):
                continue
            if meld.kind is Kind.CHIU:
                turn = follower if player == turner else turner
                yield from self._melded(player, turn, melds, passed)
            elif player == turner:
                yield from self._melded(player, NEXT[player], melds, passed)
            elif player == follower:
                for before in {passed, self.passing(turner, meld.card, melds, passed)}:
                    yield from self._melded(player, NEXT[player], melds, before)
        for player in (turner, follower):
            if (also := self.passing(player, None, melds, passed)) != passed:
                yield follower, melds, also
        yield follower, melds, passed

    def _melded(
        self, player: Player, turn: Player, melds: tuple[int, ...], passed: Passed
    ) -> Iterator[Outcome]:
        after = tuple(made + (each == player) for each, made in enumerate(melds))
        if self.is_reached(player, after):
            yield None, after, passed
            return
        course = self.courses[player]
        face = course.discard_after(after[player]) if course else None
        yield from self._public(player, turn, face, after, passed)

    def _public(
        self, supplier: Player, turn: Player, face: Face | None, melds: tuple[int, ...], passed: Passed
    ) -> Iterator[Outcome]:
        """A discard is melded, or passed, or nobody wants it, as always if `face` is None."""
        for player in PLAYERS:
            meld = self.next_meld(player, melds)
            if player == supplier or meld is None or not meld.may_come_from(supplier) or face != meld.card:
                continue
            if meld.kind is Kind.CHIU:
                yield from self._melded(player, NEXT[player] if player == turn else turn, melds, passed)
            elif player == turn:
                yield from self._melded(player, NEXT[player], melds, passed)
        if face is not None and (also := self.passing(turn, face, melds, passed)) != passed:
            yield turn, melds, also
        yield turn, melds, passed

    def next_meld(self, player: Player, melds: tuple[int, ...]) -> Wanted | None:
        """What a seat lays next; None if it has laid everything."""
        course = self.courses[player]
        return course.melds[melds[player]] if course and melds[player] < self.due[player] else None
