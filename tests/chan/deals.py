"""Deals of Chắn that are rich in what ordinary shuffles seldom show."""

from __future__ import annotations

from collections import Counter
from random import Random

from cardavia.games.chan.cards import FACES, SHAPE
from cardavia.table import SEATS, Setup

Card = str


def paired_deal(seed: int) -> Setup:
    """Hands of pairs with some cards exchanged, so that many win early and some as dealt."""
    random = Random(seed)  # noqa: S311 - a deal to test with
    pairs = [(face, face) for face in FACES for _ in range(2)]
    random.shuffle(pairs)
    cards = [card for pair in pairs for card in pair]
    for _ in range(random.choice((0, 2, 8, 20))):
        one, other = random.sample(range(len(cards)), 2)
        cards[one], cards[other] = cards[other], cards[one]
    return _dealt(random.choice(SEATS), {seat: [] for seat in SEATS}, cards)


def tripled_deal(seed: int) -> Setup:
    """Three triplets in every hand, their fourth cards anywhere else: many a Chíu, in and out of turn."""
    random = Random(seed)  # noqa: S311 - a deal to test with
    faces = random.sample(FACES, 3 * len(SEATS))
    hands = {
        seat: [face for face in faces[3 * place : 3 * place + 3] for _ in range(3)]
        for place, seat in enumerate(SEATS)
    }
    bag = Counter(dict.fromkeys(FACES, 4))
    bag.subtract(card for hand in hands.values() for card in hand)
    rest = list(bag.elements())
    pairs = [rest[place : place + 2] for place in range(0, len(rest), 2)]
    random.shuffle(pairs)
    return _dealt(random.choice(SEATS), hands, [card for pair in pairs for card in pair])


def _dealt(dealer: str, hands: dict[str, list[Card]], cards: list[Card]) -> Setup:
    """The hands filled up from the cards in order, and the rest as stock."""
    left = iter(cards)
    filled = {}
    for seat in SEATS:
        due = SHAPE.dealer_hand if seat == dealer else SHAPE.other_hand
        filled[seat] = (*hands[seat], *(next(left) for _ in range(due - len(hands[seat]))))
    return Setup("chan", dealer, filled, tuple(left))
