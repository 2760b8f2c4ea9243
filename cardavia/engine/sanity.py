"""What the protocol says of every position, whatever the game: the sense that its schema cannot check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import chain

from cardavia.table import Position, Seat, Setup


def absurdities(position: Position, setup: Setup) -> tuple[str, ...]:
    """Everything in `position` that no deal begun with `setup` can show; empty for a good one.

    The setup tells the seats of the deal and its cards; no rule of a game is looked at.
    """
    return tuple(
        chain(
            _strangers(position, setup),
            choices(position),
            _count(position, setup),
            _cards(position, setup),
            imbalance(position, setup),
        )
    )


def _strangers(position: Position, setup: Setup) -> Iterator[str]:
    for place, seats in _places(position):
        for seat in seats:
            if seat not in setup.hands:
                yield f"{place} name {seat}, the seats of this deal are {' '.join(setup.hands)}"


def _places(position: Position) -> Iterator[tuple[str, Collection[Seat]]]:
    yield "options", position.options
    yield "hands", position.hands
    yield "melds", position.melds
    yield "melds", {meld.source for melds in position.melds.values() for meld in melds if meld.source}
    yield "table", position.table
    yield "void", position.void or ()
    yield "out", position.out or ()
    yield "ready", position.ready or ()
    yield "points", position.points or ()
    yield "scores", position.scores or ()
    if position.result:
        yield "winners", position.result.winners
        yield "points of the result", position.result.points
        yield "scores of the result", position.result.scores or ()
        yield "next_dealer", position.result.next_dealer or ()


def choices(position: Position) -> Iterator[str]:
    """What is wrong with who is asked for what, and with a result beside it."""
    for seat, offered in position.options.items():
        if not offered:
            yield f"{seat} is asked and has no option; a seat that has none is left out of options"
        if len(set(offered)) < len(offered):
            yield f"{seat} has the option {_twice(offered)!r} twice"
    if not position.options and not position.result:
        yield "nobody has options and there is no result; the deal must go on or end"
    if position.result and len(set(position.result.winners)) < len(position.result.winners):
        yield f"{_twice(position.result.winners)} is twice among the winners"
    if position.options and position.result:
        yield f"there is a result and {' '.join(position.options)} still must decide"


def _count(position: Position, setup: Setup) -> Iterator[str]:
    parts = {
        "hands": sum(map(len, position.hands.values())),
        "melds": sum(len(meld.cards) for melds in position.melds.values() for meld in melds),
        "table": sum(map(len, position.table.values())),
        "stock": position.stock,
        "indicators": len(position.indicators or ()),
    }
    dealt = sum(map(len, setup.hands.values())) + len(setup.stock) + len(setup.indicators)
    if (shown := sum(parts.values())) != dealt:
        listed = ", ".join(f"{count} in {part}" for part, count in parts.items() if count)
        yield f"there are {shown} cards ({listed}), the deal has {dealt}"


def _cards(position: Position, setup: Setup) -> Iterator[str]:
    dealt = Counter(chain(setup.stock, setup.indicators, *setup.hands.values()))
    shown = Counter(
        chain(
            position.indicators or (),
            *position.hands.values(),
            *position.table.values(),
            *(meld.cards for melds in position.melds.values() for meld in melds),
        )
    )
    for card in shown - dealt:
        yield f"{card} is shown {shown[card]} times, the deal has {dealt[card]} of it"


def _twice(names: Collection[str]) -> str:
    return next(name for name, count in Counter(names).items() if count > 1)


def imbalance(position: Position, setup: Setup) -> Iterator[str]:
    """Points that do not sum to zero, or that a seat is not given."""
    if position.points and sum(position.points.values()):
        yield f"the points booked so far sum to {sum(position.points.values())}, expected 0"
    if position.result:
        points = position.result.points
        if sum(points.values()):
            yield f"the points of the result sum to {sum(points.values())}, expected 0"
        if missing := [seat for seat in setup.hands if seat not in points]:
            yield f"the result gives no points for {' '.join(missing)}"
