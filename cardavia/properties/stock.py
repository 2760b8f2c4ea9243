"""Which cards are still in the stock: no position lists them, but they lie as they were dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardavia.cards import Card
from cardavia.properties.facts import Facts
from cardavia.table import Position, Setup


def open_cards(setup: Setup, position: Position) -> Counter[Card]:
    """Every card that is held or lies open."""
    melded = (card for melds in position.melds.values() for meld in melds for card in meld.cards)
    places = (*position.hands.values(), *position.table.values(), melded, setup.indicators)
    return Counter(card for place in places for card in place)


def all_cards(setup: Setup) -> Counter[Card]:
    """Every card of a deal."""
    return Counter(card for place in (*setup.hands.values(), setup.stock, setup.indicators) for card in place)


def ways(facts: Facts, setup: Setup, position: Position) -> Iterator[tuple[int, int]]:
    """How many cards may be gone from the front and from the back of the stock, as far as numbers go."""
    gone = len(setup.stock) - position.stock
    for back in range(gone + 1 if facts.from_both_ends else min(gone, 0) + 1):
        yield gone - back, back


def between(setup: Setup, front: int, back: int) -> tuple[Card, ...]:
    """What is left when so many are gone from both ends."""
    return setup.stock[front : len(setup.stock) - back]


def reached(facts: Facts, setup: Setup, position: Position) -> tuple[int, int]:
    """How many cards at both ends of the stock have been reached for all that is known."""
    closed = all_cards(setup) - open_cards(setup, position)
    possible = [way for way in ways(facts, setup, position) if Counter(between(setup, *way)) == closed] or [
        (len(setup.stock), 0)
    ]
    return max(front for front, _ in possible), max(back for _, back in possible)
