"""Whose turns lead to the situation, before any card but those told is chosen.

A card is turned up, somebody melds it or nobody, discards follow and may be melded in turn. How many
cards are turned up and by whom is a matter of counting: `Turns` says whether what is left can still come out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardavia.games.chan.compose.course import Course
from cardavia.games.chan.state import NEXT, PLAYERS, Kind
from cardavia.games.packed import Face
from cardavia.games.seats import Player

Passed = frozenset[tuple[Player, Face]]


class Standing(NamedTuple):
    """A card is about to be turned up: by whom, how many are by then, and what has been done."""

    turner: Player
    left: int
    melds: tuple[int, ...]
    passed: Passed


class Turns:
    """The turns of one deal. It remembers what it has found out.

    The last card turned up is the one the `actor` gets, unless it `is_discarding`: then its last meld is last.
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
        self._known: dict[Standing, bool] = {}

    def lead(self, standing: Standing) -> bool:
        """Whether the situation can be reached from here, with exactly that many cards turned up."""
        known = self._known.get(standing)
        if known is None:
            known = self._known[standing] = self._lead(standing)
        return known

    def lead_from_deal(self, number: int) -> bool:
        """Whether the situation can be reached with that many cards turned up."""
        course = self.courses[self.dealer]
        nothing = (0,) * len(PLAYERS)
        if self.is_discarding and self.dealer == self.actor and not self.due[self.dealer]:
            return number == 0 and self.is_complete(nothing, frozenset())
        face = course.discard_after(0) if course else None
        return any(self._after(self._public(self.dealer, NEXT[self.dealer], face, nothing, frozenset()), number))

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
            if each.player == player and face in (None, each.face) and melds[player] in each.after:
                if key not in passed:
                    return passed | {key}
        return passed

    def _lead(self, standing: Standing) -> bool:
        turner, left, melds, passed = standing
        if left == 0:
            return False
        if not self.is_discarding and left == 1:
            return turner == self.actor and self.is_complete(melds, passed)
        return any(self._after(self._turned_up(turner, melds, passed), left - 1))

    def _after(
        self, outcomes: Iterator[tuple[Player | None, tuple[int, ...], Passed]], left: int
    ) -> Iterator[bool]:
        for turner, melds, passed in outcomes:
            if turner is None:
                yield left == 0 and self.is_complete(melds, passed)
            else:
                yield self.lead(Standing(turner, left, melds, passed))

    def _turned_up(
        self, turner: Player, melds: tuple[int, ...], passed: Passed
    ) -> Iterator[tuple[Player | None, tuple[int, ...], Passed]]:
        """Who turns up the next card when this one is settled, None where the situation is reached."""
        follower = NEXT[turner]
        for player in PLAYERS:
            if (meld := self.next_meld(player, melds)) is None or not meld.may_come_from(turner):
                continue
            if meld.kind is Kind.CHIU:
                turn = follower if player == turner else turner
                yield from self._melded(player, turn, melds, passed)
            elif player in (turner, follower):
                yield from self._melded(player, NEXT[player], melds, passed)
        for player in (turner, follower):
            if (also := self.passing(player, None, melds, passed)) != passed:
                yield follower, melds, also
        yield follower, melds, passed

    def _melded(
        self, player: Player, turn: Player, melds: tuple[int, ...], passed: Passed
    ) -> Iterator[tuple[Player | None, tuple[int, ...], Passed]]:
        after = tuple(made + (each == player) for each, made in enumerate(melds))
        if self.is_reached(player, after):
            yield None, after, passed
            return
        course = self.courses[player]
        face = course.discard_after(after[player]) if course else None
        yield from self._public(player, turn, face, after, passed)

    def _public(
        self, supplier: Player, turn: Player, face: Face | None, melds: tuple[int, ...], passed: Passed
    ) -> Iterator[tuple[Player | None, tuple[int, ...], Passed]]:
        """A discard is melded, or passed, or nobody wants it; `face` is None for any card."""
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

    def next_meld(self, player: Player, melds: tuple[int, ...]):
        """What a seat lays next; None if it has laid everything."""
        course = self.courses[player]
        return course.melds[melds[player]] if course and melds[player] < self.due[player] else None
