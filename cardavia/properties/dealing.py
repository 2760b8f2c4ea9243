"""Deals to play: plain shuffles, and some in which copies of a face lie together."""

from __future__ import annotations

from random import Random

from cardavia.table import DealShape, Setup


def dealt(shape: DealShape, seed: int) -> Setup:
    """A deal; the odd ones are of decks in which copies of a face lie together."""
    return clumped(shape, seed) if seed % 2 else shape.shuffle(seed)


def clumped(shape: DealShape, seed: int) -> Setup:
    """A deal in which pairs, triplets and quads are frequent, as claims, melds and kongs need them."""
    random = Random(f"{shape.deck.game} clumped {seed}")  # noqa: S311 - a deal to test with
    clumps = []
    for face in shape.deck.faces:
        left = shape.deck.copies
        while left:
            size = min(left, random.choice((1, 2, 3, shape.deck.copies)))
            clumps.append((face,) * size)
            left -= size
    random.shuffle(clumps)
    cards = [card for clump in clumps for card in clump]
    dealer = random.choice(shape.seats)
    hands = {}
    for seat in shape.seats:
        size = shape.dealer_hand if seat == dealer else shape.other_hand
        hands[seat], cards = shape.deck.sort(cards[:size]), cards[size:]
    random.shuffle(cards)
    return Setup(
        shape.deck.game, dealer, hands, tuple(cards[shape.indicators :]), tuple(cards[: shape.indicators])
    )
