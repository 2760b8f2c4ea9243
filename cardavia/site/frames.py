"""A fixture as frames to step through: the reference's position after each decision, and its lines.

Frame 0 is the deal, frame n what stands after decision n, counted as `cardavia show` counts. A frame tells
what is new in it: the parts that it leaves out stand as in the frame before, and so do the hands, melds and
tables of seats that it leaves out. Only `move`, `events` and `paid` are of one frame alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture
from cardavia.table import Json, Meld, Position

SINGLE = ("move", "events", "paid")
"""The parts that are of one frame alone."""

BY_SEAT = ("hands", "melds", "table")
"""The parts that every seat has something of in every frame."""


class Line(NamedTuple):
    """A line of a scenario: what it says, where it stands, and the frames it makes, `first` to `last`."""

    kind: str
    text: str
    line: int
    first: int
    last: int


def frames(fixture: Fixture) -> list[Json]:
    """All frames of a fixture."""
    return list(changes(_told(fixture)))


def _told(fixture: Fixture) -> Iterator[Json]:
    engine = ReferenceEngine()
    position = engine.deal(fixture.setup)
    yield shown(position)
    for move in fixture.moves():
        paid = len(position.ledger or ())
        position = engine.step(move)
        yield {**shown(position, paid), "move": dict(move)}


def arrival(fixture: Fixture) -> int:
    """The frame in which the situation is reached."""
    return len(fixture.prelude)


def lines(fixture: Fixture) -> tuple[Line, ...]:
    """The written lines of a fixture with their frames."""
    moves = Counter(
        step.at for step in fixture.steps[fixture.situation.after :] if isinstance(step.act, Mapping)
    )
    at = arrival(fixture)
    told = []
    for place, (kind, origin) in enumerate(fixture.lines):
        first = at + 1 if moves[place] else at
        at += moves[place]
        told.append(Line(kind, origin.text, origin.line, first, at))
    return tuple(told)


def shown(position: Position, paid: int = 0) -> Json:
    """A position in the short form of frames: cards of a seat in one word; `paid` is told from there on."""
    told: Json = {
        "card": position.card,
        "options": {seat: list(given) for seat, given in position.options.items()},
        "hands": {seat: " ".join(cards) for seat, cards in position.hands.items()},
        "melds": {seat: list(map(_meld, melds)) for seat, melds in position.melds.items()},
        "table": {seat: " ".join(cards) for seat, cards in position.table.items()},
        "stock": position.stock,
        "events": list(position.events),
        "result": position.result.to_json() if position.result else None,
        "paid": [list(transfer) for transfer in (position.ledger or ())[paid:]],
    }
    for part in ("void", "points"):
        if value := getattr(position, part):
            told[part] = dict(value)
    for part in ("out", "indicators", "ready"):
        if value := getattr(position, part):
            told[part] = list(value)
    if position.scores:
        told["scores"] = {seat: [list(item) for item in items] for seat, items in position.scores.items()}
    return told


def _meld(meld: Meld) -> list[str]:
    return [meld.kind, " ".join(meld.cards), meld.source or ""]


def changes(told: Iterable[Json]) -> Iterator[Json]:
    """What is new in each of these frames."""
    before: Json = {}
    for frame in told:
        yield {
            part: _news(part, value, before.get(part))
            for part, value in frame.items()
            if (value if part in SINGLE else part not in before or before[part] != value)
        }
        before = {**before, **frame}


def _news(part: str, value: Any, before: Any) -> Any:
    """A part, or of one that every seat has something of, the seats for which it is new."""
    if part not in BY_SEAT or before is None:
        return value
    return {seat: each for seat, each in value.items() if before.get(seat) != each}
