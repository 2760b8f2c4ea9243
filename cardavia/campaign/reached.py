"""What a deal has reached: its ending, melds, claims that met, scores and payments, as words to count by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardavia.lockstep.course import Course
from cardavia.table import PASS, Position, ScoreItem, Seat

KINDS = ("ending", "winners", "meld", "claims", "score", "cause", "sentence")
"""With which word each thing begins that can be reached, in the order they are shown in."""


def reached(course: Course, last: Position | None, sentences: Iterable[str]) -> frozenset[str]:
    """Everything that a deal has reached, `last` being where it ended, if it has begun at all."""
    found = {f"sentence {sentence}" for sentence in sentences}
    found.update(f"claims {' + '.join(claims)}" for claims in _met(course))
    if last is not None:
        found.update(_at_the_end(last))
    return frozenset(found)


def _met(course: Course) -> Iterator[list[str]]:
    """The claims of each window in which several seats claimed the same card."""
    for move in course.moves:
        if len(move) > 1:
            claims = sorted(decision.split(" ")[0] for decision in move.values() if decision != PASS)
            if len(claims) > 1 and not claims[0].startswith("void"):
                yield claims


def _at_the_end(last: Position) -> Iterator[str]:
    yield from {f"meld {meld.kind}" for melds in last.melds.values() for meld in melds}
    result = last.result
    if result is not None:
        yield f"ending {result.ending}"
        yield f"winners {len(result.winners)}"
    for items in _scores(last).values():
        for item in items:
            yield f"score {item.item}"
            yield f"sentence {item.sentence}"
    for entry in last.ledger or ():
        yield f"cause {entry.cause}"
        yield f"sentence {entry.sentence}"


def _scores(last: Position) -> dict[Seat, tuple[ScoreItem, ...]]:
    told = (last.scores, last.result and last.result.scores)
    return {seat: items for scores in told for seat, items in (scores or {}).items()}
