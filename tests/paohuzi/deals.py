"""Generated Pao Hu Zi deals that are rich in what ordinary shuffles seldom show."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from cardavia.games.paohuzi.cards import FACES, SHAPE
from cardavia.games.paohuzi.groups import CHI
from cardavia.table import Setup

Card = str
Group = tuple[Card, ...]

SEQUENCES: tuple[Group, ...] = tuple(tuple(FACES[face] for face in group.faces) for group in CHI)
PRECIOUS: tuple[Group, ...] = tuple(
    tuple(f"{size}{rank}" for rank in ranks) for size in "sL" for ranks in ((1, 2, 3), (2, 7, 10))
)
KINDS = ("ti", "kan", "pair", "sequence", "precious")
PROFILES = (
    (0, 1, 2, 4, 4),
    (0, 2, 2, 1, 3),
    (1, 5, 2, 1, 1),
    (6, 1, 1, 1, 0),
    (0, 9, 1, 0, 0),
)
"""How often each kind of group is dealt to a seat."""


def clustered_deal(seed: int) -> Setup:
    """Every seat is dealt groups of its own profile, so that melds, wins and dead hands are frequent."""
    random = Random(seed)  # noqa: S311 - a deal to test with
    bag = Counter(dict.fromkeys(FACES, 4))
    dealer = random.choice(SHAPE.seats)
    hands = {
        seat: _grouped(random, bag, random.choice(PROFILES), 21 if seat == dealer else 20)
        for seat in SHAPE.seats
    }
    return _dealt(random, dealer, hands, bag)


def waiting_deal(seed: int) -> Setup:
    """All three seats lack the same card for seven groups full of huxi, and it lies near the top."""
    random = Random(seed)  # noqa: S311 - a deal to test with
    while True:
        bag = Counter(dict.fromkeys(FACES, 4))
        wanted = random.choice(FACES)
        bag[wanted] = 0
        hands = {seat: _lacking(random, bag, wanted) for seat in SHAPE.seats}
        if min(bag.values()) >= 0 and all(len(hand) == 20 for hand in hands.values()):
            bag[wanted] = 3
            setup = _dealt(random, random.choice(SHAPE.seats), hands, bag)
            top = random.randrange(4)
            return replace(setup, stock=(*setup.stock[:top], wanted, *setup.stock[top:]))


def _lacking(random: Random, bag: Counter[Card], wanted: Card) -> list[Card]:
    """Seven groups but for one card of a sequence; fewer cards if the bag does not have them."""
    lacking = random.choice([group for group in SEQUENCES if group.count(wanted) == 1])
    hand = [card for card in lacking if card != wanted]
    bag.subtract(hand)
    for kind in ("kan", "kan", *random.choices(("kan", "precious", "sequence"), k=4)):
        hand += _group(random, bag, kind)
    return hand


def _grouped(random: Random, bag: Counter[Card], profile: tuple[int, ...], size: int) -> list[Card]:
    hand: list[Card] = []
    for kind in random.choices(KINDS, profile, k=30):
        group = _group(random, bag, kind)
        if len(hand) + len(group) <= size:
            hand += group
        else:
            bag.update(group)
    return hand


def _group(random: Random, bag: Counter[Card], kind: str) -> Group:
    """A group of the kind, taken from the bag; none if there is none left."""
    copies = {"ti": 4, "kan": 3, "pair": 2}.get(kind)
    pool = SEQUENCES if kind == "sequence" else PRECIOUS
    if copies:
        pool = tuple((face,) * copies for face in FACES)
    left = [group for group in pool if all(bag[card] >= group.count(card) for card in group)]
    if not left:
        return ()
    group = random.choice(left)
    bag.subtract(group)
    return group


def _dealt(random: Random, dealer: str, hands: dict[str, list[Card]], bag: Counter[Card]) -> Setup:
    """The hands filled up, and the rest as stock."""
    rest = list(bag.elements())
    random.shuffle(rest)
    filled = {}
    for seat, hand in hands.items():
        short = (21 if seat == dealer else 20) - len(hand)
        cards = [*hand, *(rest.pop() for _ in range(short))]
        random.shuffle(cards)
        filled[seat] = tuple(cards)
    return Setup("paohuzi", dealer, filled, tuple(rest))
