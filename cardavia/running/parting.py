"""Where a failing engine leaves ours: what a page shows of it beside our own table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture
from cardavia.lockstep.agree import differences
from cardavia.table import Json, Position

MOST = 8
"""How many positions are kept of one failure."""


def parting(fixture: Fixture, seen: Sequence[Position]) -> tuple[Json, ...]:
    """The positions seen, from the first on that does not agree with ours; the last, if all agree.

    Each is told with the number of decisions before it.
    """
    pairs = enumerate(zip(_ours(fixture), seen, strict=False))
    left = (place for place, (ours, theirs) in pairs if any(differences(ours, theirs)))
    first = next(left, len(seen) - 1)
    return tuple(
        {"decision": place, "position": seen[place].to_json()}
        for place in range(max(first, 0), min(len(seen), first + MOST))
    )


def _ours(fixture: Fixture) -> Iterator[Position]:
    engine = ReferenceEngine()
    yield engine.deal(fixture.setup)
    for move in fixture.moves():
        yield engine.step(move)
