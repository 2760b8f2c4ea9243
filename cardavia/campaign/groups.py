"""Which cards go together in a hand, roughly: enough to deal hands near a win, and to keep them so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from cardavia.cards import Card
from cardavia.games import game

Group = tuple[Card, ...]


class Kinship(NamedTuple):
    """Whether cards next to each other in a suit go together, and cards of one rank in several suits."""

    runs: bool
    ranks: bool


KINSHIP: Mapping[str, Kinship] = {
    "nantong": Kinship(runs=True, ranks=False),
    "paohuzi": Kinship(runs=True, ranks=True),
    "sichuan": Kinship(runs=True, ranks=False),
    "chan": Kinship(runs=False, ranks=True),
}
"""By game. Copies of a face go together in all of them."""


@cache
def groups(name: str) -> tuple[Group, ...]:
    """Pairs, triplets and quads of each face, and the runs and ranks of a game, in deck order."""
    return tuple(_groups(name))


@cache
def company(name: str) -> Mapping[Card, Mapping[Card, int]]:
    """How well two cards go together: 4 alike, 2 in a run or a rank, 1 with one missing between them."""
    deck, (runs, ranks) = game(name).shape.deck, KINSHIP[name]
    found: dict[Card, dict[Card, int]] = {face: {face: 4} for face in deck.faces}
    for row in deck.rows if runs else ():
        for apart, worth in ((1, 2), (2, 1)):
            for low, high in zip(row, row[apart:], strict=False):
                found[low][high] = found[high][low] = worth
    for equals in zip(*deck.rows, strict=True) if ranks else ():
        for face in equals:
            found[face].update({other: 2 for other in equals if other != face})
    return found


def _groups(name: str) -> Iterator[Group]:
    deck, (runs, ranks) = game(name).shape.deck, KINSHIP[name]
    for face in deck.faces:
        yield from ((face,) * copies for copies in (2, 3, deck.copies))
    for row in deck.rows if runs else ():
        yield from zip(row, row[1:], row[2:], strict=False)
    if ranks:
        yield from zip(*deck.rows, strict=True)
