"""How deals are drawn: by a plain shuffle, or so that what is rare in one becomes common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import NamedTuple

from cardavia.campaign.groups import groups
from cardavia.cards import Card, Deck
from cardavia.decisions import Move
from cardavia.properties.dealing import clumped
from cardavia.table import DealShape, Setup

SEEDS = 64
"""Bits of the seed that a deal hands on to whatever shuffles it."""

MOST_SWAPS = 4
"""How many pairs of cards change places at most where a deal is varied."""


class Start(NamedTuple):
    """Where a deal of a situation begins: a scenario of the corpus, its deal, and the way there."""

    scenario: str
    sentences: tuple[str, ...]
    setup: Setup
    moves: tuple[Move, ...]


Recipe = Callable[[DealShape, Random], Setup]


def plain(shape: DealShape, random: Random) -> Setup:
    """A shuffle."""
    return shape.shuffle(random.getrandbits(SEEDS))


def stacked(shape: DealShape, random: Random) -> Setup:
    """Copies of a face lie together, so that claims, melds and kongs abound."""
    return clumped(shape, random.getrandbits(SEEDS))


def grouped(shape: DealShape, random: Random) -> Setup:
    """Hands made of whole groups, a few cards of them changed: most are near a win."""
    left = Counter(dict.fromkeys(shape.deck.faces, shape.deck.copies))
    dealer = random.choice(shape.seats)
    hands = {}
    for seat in random.sample(shape.seats, len(shape.seats)):
        size = shape.dealer_hand if seat == dealer else shape.other_hand
        hands[seat] = _of_groups(shape.deck, random, left, size)
    rest = list(left.elements())
    random.shuffle(rest)
    dealt = {
        seat: shape.deck.sort((*hands[seat], *_taken(rest, _size(shape, seat, dealer) - len(hands[seat]))))
        for seat in shape.seats
    }
    indicators = tuple(_taken(rest, shape.indicators))
    setup = Setup(shape.deck.game, dealer, dealt, tuple(rest), indicators)
    return swapped(setup, random, random.randrange(MOST_SWAPS))


def varied(start: Start, random: Random) -> Setup:
    """The deal of a situation with a few cards swapped, mostly none that the way there needs."""
    return swapped(start.setup, random, random.randint(1, MOST_SWAPS))


def swapped(setup: Setup, random: Random, pairs: int) -> Setup:
    """The deal with so many pairs of cards in each other's place, in hands and stock."""
    rows = {**setup.hands, "": setup.stock}
    cards = [card for row in rows.values() for card in row]
    for _ in range(pairs):
        one, other = random.sample(range(len(cards)), 2)
        cards[one], cards[other] = cards[other], cards[one]
    dealt = {name: tuple(_taken(cards, len(row))) for name, row in rows.items()}
    return replace(setup, stock=dealt.pop(""), hands=dealt)


SITUATION = "situation"
"""The recipe that begins with a situation of the corpus."""

RECIPES: Mapping[str, Recipe] = {"plain": plain, "stacked": stacked, "grouped": grouped}
"""The others, by name."""


def _size(shape: DealShape, seat: str, dealer: str) -> int:
    return shape.dealer_hand if seat == dealer else shape.other_hand


def _taken(cards: list[Card], number: int) -> list[Card]:
    """So many cards from the beginning of a list, which loses them."""
    taken = cards[:number]
    del cards[:number]
    return taken


def _of_groups(deck: Deck, random: Random, left: Counter[Card], size: int) -> list[Card]:
    """As many whole groups as fit into a hand, mostly of two suits; they are taken from what is left."""
    favoured = {card for row in random.sample(deck.rows, min(2, len(deck.rows))) for card in row}
    every = groups(deck.game)
    hand: list[Card] = []
    for group in sorted(random.sample(every, len(every)), key=lambda group: not favoured.issuperset(group)):
        wanted = Counter(group)
        if len(hand) + len(group) <= size and wanted <= left:
            left.subtract(wanted)
            hand += group
    return hand
