"""Who would call for a card in the situation, so that what comes after the cards told can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardavia.games.chan import legal
from cardavia.games.chan.compose.course import Course
from cardavia.games.chan.state import NEXT, PLAYERS, Bars, State
from cardavia.games.packed import Face, Hand, count
from cardavia.games.seats import NO_CARD, Player


def calls(hand: Hand, bars: Bars, face: Face, *, on_turn: bool) -> bool:
    """Whether a seat would be asked about a stock card: to win, to Chíu or, on turn, to take."""
    if count(hand, face) == 3 or legal.is_winning(hand, bars, face):
        return True
    return on_turn and legal.capture(hand, bars, face) != NO_CARD


def pausing(faces: Iterable[Face], courses: Sequence[Course | None], hands: Sequence[Hand]) -> Face | None:
    """A face for which only a seat calls of which nothing is told, so that play waits there; None if none."""
    told = [course.final for course in courses if course is not None and not course.quiet]
    silent = [hand for hand, course in zip(hands, courses, strict=True) if course is None]
    for face in faces:
        is_called = any(calls(hand, Bars(), face, on_turn=True) for hand in told)
        if not is_called and any(0 < count(hand, face) < 3 for hand in silent):
            return face
    return None


class Calls:
    """Who calls for which card in the situation. It remembers what it has found out."""

    def __init__(self, state: State, courses: tuple[Course | None, ...]) -> None:
        self.state = state
        self.courses = courses
        self._known: dict[tuple[Face, Player], tuple[int, int, int]] = {}

    def quietest(self, faces: tuple[Face, ...], turner: Player) -> Face:
        """The face to be turned up that no seat told calls for, and rather one that another does.

        Then play waits there, instead of running on; where none does, those are kept that one would call for
        at another turn.
        """
        return min(faces, key=lambda face: self._calls(face, turner))

    def _calls(self, face: Face, turner: Player) -> tuple[int, int, int]:
        known = self._known.get((face, turner))
        if known is None:
            hands, bars, on_turn = self.state.hands, self.state.bars, (turner, NEXT[turner])
            callers = [
                player
                for player in PLAYERS
                if calls(hands[player], bars[player], face, on_turn=player in on_turn)
            ]
            told = sum(
                (course := self.courses[player]) is not None and not course.quiet for player in callers
            )
            holders = sum(bool(count(hand, face)) for hand in hands)
            known = self._known[face, turner] = (told, told - len(callers), holders)
        return known
