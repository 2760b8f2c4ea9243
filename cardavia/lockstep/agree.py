"""When two engines agree: on options, hands, melds, table, stock and the result (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from cardavia.notation import points_text
from cardavia.table import Meld, Position, Seat


class Difference(NamedTuple):
    """One thing that is not the same: which part of the position, whose, and what each engine has there."""

    part: str
    seat: Seat | None
    one: str
    other: str

    def __str__(self) -> str:
        whose = f" of {self.seat}" if self.seat else ""
        return f"{self.part}{whose}: {self.one} | {self.other}"


def differences(one: Position, other: Position) -> Iterator[Difference]:
    """Everything in which two positions do not agree; the order of options and of cards held is open."""
    if _same(one, other):
        return
    seats = sorted({*one.hands, *other.hands})
    for part, shown in _PARTS.items():
        for seat in seats:
            got = tuple(shown(position, seat) for position in (one, other))
            if got[0] != got[1]:
                yield Difference(part, seat, *got)
    if one.stock != other.stock:
        yield Difference("stock", None, str(one.stock), str(other.stock))
    ends = tuple(map(_end, (one, other)))
    for part in ("ending", "winners", "points"):
        if ends[0].get(part) != ends[1].get(part):
            yield Difference(part, None, *(str(end.get(part, "the deal goes on")) for end in ends))


def _same(one: Position, other: Position) -> bool:
    """Whether nothing at all differs, not even in order: so it mostly is, and there is nothing to tell."""
    return (
        one.options == other.options
        and one.hands == other.hands
        and one.melds == other.melds
        and one.table == other.table
        and one.stock == other.stock
        and one.result == other.result
    )


def _meld(meld: Meld) -> str:
    return f"{meld.kind} {' '.join(sorted(meld.cards))}"


_PARTS: Mapping[str, Callable[[Position, Seat], str]] = {
    "options": lambda position, seat: ", ".join(sorted(set(position.options.get(seat, ())))) or "not asked",
    "hands": lambda position, seat: " ".join(sorted(position.hands.get(seat, ()))) or "nothing",
    "melds": lambda position, seat: ", ".join(map(_meld, position.melds.get(seat, ()))) or "nothing",
    "table": lambda position, seat: " ".join(position.table.get(seat, ())) or "nothing",
}


def _end(position: Position) -> Mapping[str, Any]:
    result = position.result
    if result is None:
        return {}
    return {
        "ending": result.ending,
        "winners": " ".join(result.winners) or "nobody",
        "points": points_text(result.points),
    }
