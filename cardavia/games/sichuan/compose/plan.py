"""The order of turns that leads to a situation: who draws when, and what each turn is for.

A plan knows seats and counts only; which tiles are drawn is decided later, by `layout`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from itertools import product
from typing import NamedTuple

from cardavia.games.melding.state import Kind
from cardavia.games.seats import Player
from cardavia.games.sichuan.compose.described import Described
from cardavia.games.sichuan.state import BEHIND, PLAYERS
from cardavia.games.sichuan.tiles import SHAPE

DELAYS = range(8)
"""Quiet turns tried before the melds, and again before the wins, to shift whose turn comes when."""
LONGEST = 2 * SHAPE.stock


class Purpose(Enum):
    """What a turn is for."""

    QUIET = auto()
    """Draw a tile and discard it."""
    FEED = auto()
    """Discard the tile that another seat claims for a pung or kong."""
    CONCEAL = auto()
    """Draw the fourth of a face and lay a concealed kong."""
    ADD = auto()
    """Draw the fourth tile of an own pung and add it."""
    WIN = auto()
    """Win by self-draw."""
    ACT = auto()
    """The situation itself: draw, and be about to decide."""


class Beat(NamedTuple):
    """One turn: whose, what for, and the meld it makes, by its owner and place."""

    player: Player
    purpose: Purpose
    owner: Player = -1
    meld: int = -1


class Task(NamedTuple):
    """A beat that has to come at some time, after the tasks it needs."""

    beat: Beat
    needs: frozenset[int]


class Plan(NamedTuple):
    """A dealer and the turns from its first action to the situation."""

    dealer: Player
    beats: tuple[Beat, ...]


def tasks(described: Described) -> tuple[Task, ...]:
    """Everything that must have happened: each seat's melds in order, then the wins in order."""
    found: list[Task] = []
    for owner in PLAYERS:
        before: frozenset[int] = frozenset()
        for place, meld in enumerate(described.melds[owner]):
            claimed = meld.supplier is not None
            purpose = Purpose.FEED if claimed else Purpose.CONCEAL
            on = owner if meld.supplier is None else meld.supplier
            found.append(Task(Beat(on, purpose, owner, place), before))
            before = frozenset({len(found) - 1})
            if meld.kind is Kind.ADDED:
                found.append(Task(Beat(owner, Purpose.ADD, owner, place), before))
    for winner in described.out:
        found.append(Task(Beat(winner, Purpose.WIN), frozenset(range(len(found)))))
    return tuple(found)


def plans(described: Described, dealer: Player | None, stock_left: int | None) -> Iterator[Plan]:
    """Plans that end with the actor's turn and the wanted stock, those with the fewest delays first."""
    due = tasks(described)
    replacements = sum(meld.kind is not Kind.PUNG for melds in described.melds for meld in melds)
    draws = None if stock_left is None else SHAPE.stock - stock_left - replacements
    dealers = PLAYERS if dealer is None else (dealer,)
    actors = PLAYERS if described.actor is None else (described.actor,)
    frames = [
        _Frame(start, actor, draws) for start, actor in product(dealers, actors) if actor not in described.out
    ]
    seen: set[Plan] = set()
    for delays in sorted(product(DELAYS, DELAYS if described.out else (0,)), key=sum):
        found = {plan for frame in frames if (plan := _plan(due, frame, delays)) is not None} - seen
        seen |= found
        yield from sorted(found, key=lambda plan: (len(plan.beats), plan.dealer, plan.beats[-1].player))


class _Frame(NamedTuple):
    """Who deals, who acts in the end, and after how many draws."""

    dealer: Player
    actor: Player
    draws: int | None


def _plan(due: tuple[Task, ...], frame: _Frame, delays: tuple[int, int]) -> Plan | None:
    """One try; None if it never fits. Without a wanted number of draws the actor draws at least once.

    `delays` are the turns before the melds, and those further ones before the wins.
    """
    dealer, actor, draws = frame
    done: set[int] = set()
    out: set[Player] = set()
    beats: list[Beat] = []
    melds_due = sum(task.beat.purpose is not Purpose.WIN for task in due)
    player = dealer
    while len(beats) < LONGEST:
        drawn = len(beats)
        if len(done) == len(due) and player == actor and (drawn == draws if draws is not None else drawn):
            return Plan(dealer, (*beats, Beat(actor, Purpose.ACT)))
        if draws is not None and drawn >= draws:
            return None
        # Nobody wins as dealt: whether that is allowed is a matter of its own (SC-gap-4).
        wait = delays[0] if len(done) < melds_due else max(1, sum(delays))
        number, beat = next(_doable(due, done, player), (None, None)) if drawn >= wait else (None, None)
        if number is None or beat is None:
            beat = Beat(player, Purpose.QUIET)
        else:
            done.add(number)
        beats.append(beat)
        if beat.purpose is Purpose.WIN:
            out.add(player)
        last = beat.owner if beat.purpose is Purpose.FEED else player
        player = next(seat for seat in BEHIND[last] if seat not in out)
    return None


def _doable(due: tuple[Task, ...], done: set[int], player: Player) -> Iterator[tuple[int, Beat]]:
    for number, task in enumerate(due):
        if number not in done and task.beat.player == player and task.needs <= done:
            yield number, task.beat
