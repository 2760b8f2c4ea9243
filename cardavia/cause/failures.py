"""Why an engine should have done otherwise: what decides what a fixture expects where it has failed."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Any

from cardavia.cause.cited import cited
from cardavia.cause.holding import holds
from cardavia.cause.reasons import because
from cardavia.cause.seen import AstrayError, Point
from cardavia.fixture.checks import Check, Offers
from cardavia.fixture.fixture import Fixture
from cardavia.games import MODULES
from cardavia.table import PASS

MOST = 3
"""How many sentences a failure is told with."""

PATIENCE = 10.0
"""Seconds that may go into looking for reasons in a whole run; failures beyond are told without."""


class Explaining:
    """Looks for the reasons of failures as long as its time lasts, in seconds."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._left = patience

    def why(self, fixture: Fixture, failed: int) -> tuple[dict[str, Any], ...]:
        """The sentences that decide what a step of a fixture expects; none where nobody can say."""
        if self._left <= 0:
            return ()
        begun = monotonic()
        try:
            return why(fixture, failed)
        finally:
            self._left -= monotonic() - begun


def why(fixture: Fixture, failed: int) -> tuple[dict[str, Any], ...]:
    """The sentences that decide what the step in that place expects, nearest first, as `cited` has them.

    None for a step on the way to the situation, and none where our own rules do not get as far.
    """
    begun = fixture.situation.after
    if fixture.game not in MODULES or not begun <= failed < len(fixture.steps):
        return ()
    act = fixture.steps[failed].act
    check = _offered(act) if isinstance(act, Mapping) else act
    if check is None:
        return ()
    moves = tuple(step.act for step in fixture.steps[begun:failed] if isinstance(step.act, Mapping))
    point = Point(fixture.setup, fixture.prelude, moves, getattr(check, "about", None))
    try:
        found = because(fixture.game, point, holds(check, fixture.deck))
    except AstrayError:
        return ()
    return tuple(cited(fixture.game, found, reason) for reason in found.reasons[:MOST])


def _offered(move: Mapping[str, str]) -> Check | None:
    """That the first decision of a move which is more than a pass is offered."""
    named = ((seat, decision) for seat, decision in move.items() if decision != PASS)
    seat, decision = next(named, ("", ""))
    return Offers(seat, (decision,)) if seat else None
