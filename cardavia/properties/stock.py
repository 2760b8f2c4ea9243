"""Which cards are still in the stock: no position lists them, but they lie as they were dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import accumulate, chain

from cardavia.cards import Card
from cardavia.games import game
from cardavia.properties.facts import Facts
from cardavia.table import Position, Setup

BITS = 8
"""How wide a face's count is where counts are packed into one number: no position shows 256 cards."""


def open_cards(setup: Setup, position: Position) -> Counter[Card]:
    """Every card that is held or lies open."""
    return Counter(chain.from_iterable(_open(setup, position)))


def _open(setup: Setup, position: Position) -> Iterator[tuple[Card, ...]]:
    yield from position.hands.values()
    yield from position.table.values()
    for melds in position.melds.values():
        for meld in melds:
            yield meld.cards
    yield setup.indicators


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


def lie_as_dealt(facts: Facts, setup: Setup, position: Position) -> bool:
    """Whether what is not open is what can still lie in the stock, so that every card is there once.

    This is looked at in every position there is, and holds in all but few: counts are packed into numbers.
    """
    name = setup.game
    if not 0 <= position.stock <= len(setup.stock):
        return False
    try:
        shown = sum([_packed(name, cards) for cards in _open(setup, position)])
        reached = _reached(name, setup.stock)
    except KeyError:
        return False
    closed, size = _worth(name)[1] - shown, len(setup.stock)
    possible = ways(facts, setup, position)
    return any(reached[size - back] - reached[front] == closed for front, back in possible)


@cache
def _worth(name: str) -> tuple[dict[Card, int], int]:
    """What each card adds to a packed count, and the whole deck."""
    deck = game(name).shape.deck
    worth = {face: 1 << BITS * place for face, place in deck.order.items()}
    return worth, deck.copies * sum(worth.values())


@lru_cache(maxsize=2048)
def _packed(name: str, cards: tuple[Card, ...]) -> int:
    """Some cards packed; from one position to the next most places stay as they are."""
    worth, _ = _worth(name)
    return sum(map(worth.__getitem__, cards))


@lru_cache(maxsize=8)
def _reached(name: str, stock: tuple[Card, ...]) -> tuple[int, ...]:
    """The first so many cards of a stock, packed."""
    worth, _ = _worth(name)
    return tuple(accumulate(map(worth.__getitem__, stock), initial=0))
