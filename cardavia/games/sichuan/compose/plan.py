"""The orders of turns that lead to a situation; which tiles are drawn is decided later, by `layout`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from cardavia.games.melding.plan import Beat, End, Plan, Purpose, Task, plan, tasks
from cardavia.games.melding.state import Kind
from cardavia.games.seats import Player
from cardavia.games.sichuan.compose.described import Described
from cardavia.games.sichuan.state import BEHIND, PLAYERS
from cardavia.games.sichuan.tiles import SHAPE

DELAYS = range(8)
"""Quiet turns tried before the melds, and again before the wins, to shift whose turn comes when."""
LONGEST = 2 * SHAPE.stock


def plans(described: Described, dealer: Player | None, stock_left: int | None) -> Iterator[Plan]:
    """Plans that end with the actor's turn and the wanted stock, those with the fewest delays first."""
    replacements = sum(meld.kind is not Kind.PUNG for melds in described.melds for meld in melds)
    draws = None if stock_left is None else SHAPE.stock - stock_left - replacements
    dealers = PLAYERS if dealer is None else (dealer,)
    actors = PLAYERS if described.actor is None else (described.actor,)
    ends = [End(actor, draws) for actor in actors if actor not in described.out]
    seen: set[Plan] = set()
    for delays in sorted(product(DELAYS, DELAYS if described.out else (0,)), key=sum):
        due = _due(described, *delays)
        tried = (plan(due, start, end, BEHIND, LONGEST) for start, end in product(dealers, ends))
        found = {fitting for fitting in tried if fitting is not None} - seen
        seen |= found
        yield from sorted(found, key=lambda found: (len(found.beats), found.dealer, found.beats[-1].player))


def _due(described: Described, delay: int, further: int) -> tuple[Task, ...]:
    """Everything that must have happened: each seat's melds in order, then the wins in order."""
    found = [task._replace(wait=delay) for task in tasks(described.melds)]
    # Nobody wins as dealt: whether that is allowed is a matter of its own (SC-gap-4).
    wait = max(1, delay + further)
    for winner in described.out:
        found.append(Task(Beat(winner, Purpose.WIN), frozenset(range(len(found))), wait))
    return tuple(found)
