"""A plan for a new campaign, and whether one that goes on is still the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from hashlib import sha256

from cardavia.authoring.load import fixtures
from cardavia.campaign.ledger import LedgerError
from cardavia.campaign.plan import Plan
from cardavia.campaign.recipes import Start


def situations(game: str) -> tuple[Start, ...]:
    """Every scenario and scripted deal of a game with its way to its situation, in order of their names."""
    found = (Start(each.id, each.sentences, each.setup, each.prelude) for each in fixtures(game))
    return tuple(sorted(found))


def digest(starts: Sequence[Start]) -> str:
    """The same for the same situations."""
    told = [(each.scenario, each.sentences, each.setup.to_json(), each.moves) for each in starts]
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def with_situations(plan: Plan) -> tuple[Plan, tuple[Start, ...]]:
    """A new plan with the situations of today's corpus, and these."""
    starts = situations(plan.game)
    return replace(plan, situations=digest(starts)), starts


def check_same(begun: Plan, now: Plan) -> None:
    """Raise `LedgerError` with all in which a plan is not what the campaign in a folder was begun with."""
    if found := list(_changes(begun, now)):
        raise LedgerError(
            f"this campaign was begun with something else: {'; '.join(found)}; take another folder"
        )


def _changes(begun: Plan, now: Plan) -> Iterator[str]:
    for field in fields(Plan):
        before, after = getattr(begun, field.name), getattr(now, field.name)
        if before != after:
            yield f"{field.name} was {before}, is {after}"
