"""The orders of turns that lead to a situation; which cards are drawn is decided on the way, by `legs`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from cardavia.games.melding.plan import End, Plan, Purpose, Task, plan, tasks
from cardavia.games.melding.state import Kind, Laid
from cardavia.games.nantong.cards import SHAPE
from cardavia.games.nantong.compose.described import Described
from cardavia.games.nantong.state import BEHIND, PLAYERS, Shown

DELAYS = range(4)
"""Quiet turns tried before the first meld, to shift whose turn comes when."""
REPLACEMENTS = {Kind.PUNG: 0, Shown.TRIPLET: 0, Shown.HEZI: 2}
"""How many cards from the back of the stock a meld takes where it does not take one."""


def replacements(meld: Laid) -> int:
    """How many cards from the back of the stock a meld takes (NT-2.3.1, NT-2.4.1, NT-2.5.1, NT-3.1.2)."""
    return REPLACEMENTS.get(meld.kind, 1)


def plans(described: Described) -> Iterator[Plan]:
    """Plans that end with the actor's turn and the wanted stock, those with the fewest turns first.

    Without a wanted stock the actor has drawn, unless it may be the dealer that acts first.
    """
    due = tasks(described.melds)
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
        end = End(described.actor, drawn)
        found = (
            plan(_delayed(due, delay), dealer, end, BEHIND, drawn)
            for delay, dealer in product(delays, dealers)
        )
        yield from dict.fromkeys(fitting for fitting in found if fitting is not None)


def _delayed(due: tuple[Task, ...], delay: int) -> tuple[Task, ...]:
    """Four alike as dealt could be shown (NT-2.3.1), so the dealer's first turn makes no kong."""
    return tuple(task._replace(wait=max(delay, task.beat.purpose is Purpose.CONCEAL)) for task in due)
