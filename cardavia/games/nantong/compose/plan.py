"""The order of turns that leads to a situation: who draws when, and what each turn is for.

A plan knows seats and counts only; which cards are drawn is decided on the way, by `legs`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, auto
from itertools import product
from typing import NamedTuple

from cardavia.games.melding.state import Kind, Laid
from cardavia.games.nantong.cards import SHAPE
from cardavia.games.nantong.compose.described import Described
from cardavia.games.nantong.state import BEHIND, PLAYERS, Shown
from cardavia.games.seats import Player

DELAYS = range(4)
"""Quiet turns tried before the first meld, to shift whose turn comes when."""
REPLACEMENTS = {Kind.PUNG: 0, Shown.TRIPLET: 0, Shown.HEZI: 2}
"""How many cards from the back of the stock a meld takes where it does not take one."""


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
    ACT = auto()
    """The situation itself: draw, and be about to decide."""


class Beat(NamedTuple):
    """One turn: whose, what for, and the meld it makes, by its owner and place."""

    player: Player
    purpose: Purpose
    owner: Player = -1
    meld: int = -1


class Task(NamedTuple):
    """A beat that has to come at some time, after another task if it needs one."""

    beat: Beat
    needs: int | None


class Plan(NamedTuple):
    """A dealer and the turns from its first action, for which it draws nothing (NT-2.7.1)."""

    dealer: Player
    beats: tuple[Beat, ...]


def replacements(meld: Laid) -> int:
    """How many cards from the back of the stock a meld takes (NT-2.3.1, NT-2.4.1, NT-2.5.1, NT-3.1.2)."""
    return REPLACEMENTS.get(meld.kind, 1)


def plans(described: Described) -> Iterator[Plan]:
    """Plans that end with the actor's turn and the wanted stock, those with the fewest turns first.

    Without a wanted stock the actor has drawn, unless it may be the dealer that acts first.
    """
    due = _tasks(described)
    most = SHAPE.stock - sum(replacements(meld) for melds in described.melds for meld in melds)
    draws: Iterable[int] = range(max(len(due), 1), most + 1)
    if described.stock_left is not None:
        draws = [most - described.stock_left]
    elif described.is_first and not due:
        draws = [0]
    dealers = [player for player in PLAYERS if player not in described.ready]
    if described.dealer is not None:
        dealers = [described.dealer]
    delays = DELAYS if due else (0,)
    for drawn in draws:
        found = (_plan(due, dealer, drawn, delay) for delay, dealer in product(delays, dealers))
        fitting = (plan for plan in found if plan and described.actor in (None, plan.beats[-1].player))
        yield from dict.fromkeys(fitting)


def _tasks(described: Described) -> tuple[Task, ...]:
    """Every meld of play, each seat's in the order made; a kong is added when its pung has been made."""
    found: list[Task] = []
    for owner, melds in enumerate(described.melds):
        before: int | None = None
        for place, meld in enumerate(melds):
            if isinstance(meld.kind, Shown):
                continue
            purpose = Purpose.CONCEAL if meld.supplier is None else Purpose.FEED
            on = owner if meld.supplier is None else meld.supplier
            found.append(Task(Beat(on, purpose, owner, place), before))
            before = len(found) - 1
            if meld.kind is Kind.ADDED:
                found.append(Task(Beat(owner, Purpose.ADD, owner, place), before))
    return tuple(found)


def _plan(due: tuple[Task, ...], dealer: Player, draws: int, delay: int) -> Plan | None:
    """One try: melds as early as they can be after some quiet turns; None if they cannot all be made."""
    done: set[int] = set()
    beats: list[Beat] = []
    player = dealer
    for drawn in range(draws):
        # Four alike as dealt could be shown (NT-2.3.1), so the dealer's first turn makes no kong.
        number = next(
            (
                number
                for number, task in enumerate(due)
                if number not in done
                and task.beat.player == player
                and drawn >= max(delay, task.beat.purpose is Purpose.CONCEAL)
                and (task.needs is None or task.needs in done)
            ),
            None,
        )
        if number is None:
            beats.append(Beat(player, Purpose.QUIET))
        else:
            done.add(number)
            beats.append(due[number].beat)
        last = beats[-1].owner if beats[-1].purpose is Purpose.FEED else player
        player = BEHIND[last][0]
    if len(done) < len(due):
        return None
    return Plan(dealer, (*beats, Beat(player, Purpose.ACT)))
