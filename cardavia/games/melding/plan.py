"""The order of turns that leads to a situation: who draws when, and what each turn is for.

A plan knows seats and counts only; which cards are drawn is decided later.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from cardavia.games.melding.state import Kind, Laid
from cardavia.games.seats import Player


class Purpose(Enum):
    """What a turn is for."""

    QUIET = auto()
    """Draw a card and discard it."""
    FEED = auto()
    """Discard the card that another seat claims for a pung or kong."""
    CONCEAL = auto()
    """Draw the fourth of a face and lay a concealed kong."""
    ADD = auto()
    """Draw the fourth card of an own pung and add it."""
    WIN = auto()
    """Win by self-draw, and leave the others to play on."""
    ACT = auto()
    """The situation itself: draw, and be about to decide."""


class Beat(NamedTuple):
    """One turn: whose, what for, and the meld it makes, by its owner and place."""

    player: Player
    purpose: Purpose
    owner: Player = -1
    meld: int = -1


class Task(NamedTuple):
    """A beat that has to come at some time, after the tasks it needs and at least so many turns."""

    beat: Beat
    needs: frozenset[int]
    wait: int = 0


class Plan(NamedTuple):
    """A dealer and the turns from its first action, for which it draws nothing, to the situation."""

    dealer: Player
    beats: tuple[Beat, ...]

    def quiet_turns(self, player: Player) -> tuple[int, ...]:
        """The places of the turns in which a seat discards a card of its own choice."""
        return tuple(
            number
            for number, beat in enumerate(self.beats)
            if beat.player == player and beat.purpose is Purpose.QUIET
        )


class End(NamedTuple):
    """Who acts in the end and after how many draws, None where it does not matter.

    Without a wanted number the actor has drawn at least once.
    """

    actor: Player | None
    draws: int | None

    def is_reached(self, player: Player, drawn: int) -> bool:
        """Whether the seat whose turn it is may be the one that acts."""
        return self.actor in (None, player) and (drawn > 0 if self.draws is None else drawn == self.draws)


def tasks(melds: tuple[tuple[Laid, ...], ...]) -> tuple[Task, ...]:
    """Everything made in play: each seat's melds in order, and kongs added some time after their pungs."""
    found: list[Task] = []
    for owner, own in enumerate(melds):
        needs: frozenset[int] = frozenset()
        for place, meld in enumerate(own):
            if not isinstance(meld.kind, Kind):
                continue
            purpose = Purpose.CONCEAL if meld.supplier is None else Purpose.FEED
            on = owner if meld.supplier is None else meld.supplier
            found.append(Task(Beat(on, purpose, owner, place), needs))
            needs = frozenset({len(found) - 1})
            if meld.kind is Kind.ADDED:
                found.append(Task(Beat(owner, Purpose.ADD, owner, place), needs))
    return tuple(found)


def plan(
    due: tuple[Task, ...], dealer: Player, end: End, behind: tuple[tuple[Player, ...], ...], longest: int
) -> Plan | None:
    """One try: every task at the first turn that fits, quiet turns between; None if the end is not reached.

    `behind` are for each seat the others in turn order, `longest` the most turns that are tried.
    """
    done: set[int] = set()
    out: set[Player] = set()
    beats: list[Beat] = []
    player = dealer
    for drawn in range((longest if end.draws is None else end.draws) + 1):
        if len(done) == len(due) and end.is_reached(player, drawn):
            return Plan(dealer, (*beats, Beat(player, Purpose.ACT)))
        number = next(_doable(due, done, player, drawn), None)
        beat = Beat(player, Purpose.QUIET) if number is None else due[number].beat
        beats.append(beat)
        if number is not None:
            done.add(number)
        if beat.purpose is Purpose.WIN:
            out.add(player)
        last = beat.owner if beat.purpose is Purpose.FEED else player
        player = next(seat for seat in behind[last] if seat not in out)
    return None


def _doable(due: tuple[Task, ...], done: set[int], player: Player, drawn: int) -> Iterator[int]:
    for number, task in enumerate(due):
        is_due = number not in done and task.beat.player == player
        if is_due and drawn >= task.wait and task.needs <= done:
            yield number
