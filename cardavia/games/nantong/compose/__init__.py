"""From a situation to an explicit deal and the legal decisions that lead there.

`described` refuses what contradicts itself, `plan` finds whose turns lead to the situation, `dealing` finds
cards for them with `supply` for all that is left open, and the `legs` play the deal while its stock is open.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from cardavia.games.game import Game
from cardavia.games.nantong import legal
from cardavia.games.nantong.compose.dealing import deal
from cardavia.games.nantong.compose.described import Described, describe
from cardavia.games.nantong.compose.fresh import fresh
from cardavia.games.nantong.compose.legs import legs
from cardavia.games.nantong.compose.plan import plans
from cardavia.games.nantong.state import SEATS, State
from cardavia.games.way import Way, through
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import PASS, Decision, Seat

TRIES = 5
"""Plans played before the best of them is taken."""
LONGEST = 100
"""Legs of a way; there is nothing to choose between, so each is tried once."""


def compose(situation: Situation, playing: Game[State]) -> Composition:
    """A deal and the decisions of each decision point up to the situation, by the rules of a table.

    Of the shortest ways the one on which least is declined. Raises `SituationError` if the situation
    contradicts itself or no quiet play reaches it.
    """
    if situation.fresh:
        return fresh(playing, situation)
    described = describe(situation)
    best: Composition | None = None
    failure: SituationError | None = None
    for plan in islice(plans(described), TRIES):
        try:
            dealing = deal(described, plan)
            way = through(Way.begin(playing, dealing.setup), legs(described, plan, dealing), LONGEST)
        except SituationError as shortage:
            failure = failure or shortage
            continue
        composed = way.composition()
        if best is None or _declined(composed.prelude) < _declined(best.prelude):
            best = composed
        if not _declined(best.prelude):
            break
    if best is None:
        raise failure or SituationError(_unreachable(described))
    return best


def _declined(moves: tuple[Mapping[Seat, Decision], ...]) -> int:
    """How often somebody passes, or has finished preparing while more could be declared."""
    return sum(decision in (PASS, legal.DONE) for move in moves for decision in move.values())


def _unreachable(described: Described) -> str:
    actor = "anyone" if described.actor is None else SEATS[described.actor]
    wanted = "" if described.stock_left is None else f" with {described.stock_left} cards left"
    held = "" if described.dealer is None else f" when {SEATS[described.dealer]} deals"
    return (
        f"no order of turns brings {actor} to act{wanted}{held}; "
        "leave the dealer or the number of cards open, or change them"
    )
