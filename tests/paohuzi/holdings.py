"""Generated Pao Hu Zi holdings in which fours, kans, bi groups and totals near 15 huxi are frequent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from .oracle import CARDS, Card, Group, Meld, huxi, is_chi, without

CHI: tuple[Group, ...] = tuple(group for group in combinations_with_replacement(CARDS, 3) if is_chi(group))
PRECIOUS: tuple[Group, ...] = tuple(group for group in CHI if huxi("chi", group))
AMBIGUOUS = tuple(
    (one, one, other)
    for one in PRECIOUS
    for other in PRECIOUS
    if is_chi((one[0], one[0], other[0])) and is_chi((one[2], one[2], other[2]))
)
"""Groups whose nine cards are three mixed groups as well."""
COPIES = {"ti": 4, "pao": 4, "wei": 3, "peng": 3, "kan": 3, "pair": 2}
THREES = ("chi", "precious", "wei", "peng", "kan")
WEALTH = {"poor": (6, 1, 1, 7, 1), "fair": (6, 2, 1, 3, 2), "rich": (2, 4, 2, 1, 2)}
"""How often each kind of three occurs."""


@dataclass(frozen=True)
class Held:
    """A hand and its melds, and a card turned up, by the seat itself or by another."""

    hand: tuple[Card, ...]
    melds: tuple[Meld, ...]
    card: Card
    own: bool = False


@st.composite
def winning_holdings(draw: st.DrawFn) -> Held:
    """Seven groups, one of which is completed by the card turned up; not all of them reach 15 huxi.

    Sometimes the pair is missing beside a four, or there is one without a four: that does not win.
    """
    fours, right = draw(st.sampled_from((0, 0, 1, 1, 2, 3))), draw(st.integers(0, 7)) > 0
    wealth, laying = draw(st.sampled_from(sorted(WEALTH))), draw(st.sampled_from((0.1, 0.5, 0.9)))
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - holdings to test with
    kinds = [random.choice(("ti", "pao")) for _ in range(fours)] + ["pair"] * (bool(fours) is right)
    kinds += random.choices(THREES, WEALTH[wealth], k=7 - len(kinds))
    kinds.sort(key=lambda kind: kind in {"chi", "precious"})  # so that a fourth copy lands beside its kan
    bag = Counter(dict.fromkeys(CARDS, 4))
    groups: list[Meld] = []
    if draw(st.integers(0, 3)) == 0:
        kinds, laying = kinds[:-3], 0.0
        groups = [("chi", group) for group in random.choice(AMBIGUOUS)]
        bag.subtract(card for _, group in groups for card in group)
    sizes = "s" if wealth == "poor" else "sL"
    groups += [(kind, _taken(random, bag, kind, sizes)) for kind in kinds]
    assume(all(group for _, group in groups))
    completed = random.choice([place for place, (kind, _) in enumerate(groups) if kind != "kan"] or [7])
    assume(completed < 7)
    held = _completed(random, *groups.pop(completed))
    hand, melds = list(held.hand), list(held.melds)
    for kind, group in groups:
        if kind in {"kan", "pair"} or (kind in {"chi", "precious"} and random.random() > laying):
            hand += group
        else:
            melds.append(("chi" if kind == "precious" else kind, group))
    assume(max(Counter(hand).values(), default=0) < 4)
    random.shuffle(melds)
    return Held(tuple(hand), tuple(melds), held.card, held.own)


def _taken(random: Random, bag: Counter[Card], kind: str, sizes: str) -> Group:
    """A group of a kind out of the bag, empty if none is left; often the last copy of a card.

    Identical cards are of the sizes named.
    """
    identical = [(card,) * COPIES.get(kind, 1) for card in CARDS if card[0] in sizes]
    pool = {"chi": CHI, "precious": PRECIOUS}.get(kind, identical)
    left = [group for group in pool if all(bag[card] >= group.count(card) for card in group)]
    last = [group for group in left if any(bag[card] == 1 for card in group)]
    group = random.choice(last if last and random.random() < 0.5 else left or [()])
    bag.subtract(group)
    return group


def _completed(random: Random, kind: str, group: Group) -> Held:
    """What is held of a group before the card turned up completes it."""
    card = random.choice(group)
    if kind == "pao" and random.random() < 0.6:
        return Held((), ((random.choice(("wei", "peng")), (card,) * 3),), card, random.random() < 0.5)
    own = {"wei": True, "ti": True, "peng": False, "pao": False}.get(kind, random.random() < 0.5)
    return Held(without(group, [card]), (), card, own)


@st.composite
def chi_holdings(draw: st.DrawFn) -> Held:
    """Hands around one card, often with copies of it, sometimes with nothing else than the groups to lay."""
    card, spare = draw(st.sampled_from(CARDS)), draw(st.sampled_from(("", "kan", "cards")))
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - holdings to test with
    bag = Counter(dict.fromkeys(CARDS, 4))
    hand: list[Card] = []
    near = [group for group in CHI if card in group]
    for group in random.choices(near, k=random.randint(1, 3)):
        if all(bag[one] >= group.count(one) for one in group):
            hand += group
            bag.subtract(group)
    hand.remove(card)
    if spare == "kan":
        hand += 3 * [random.choice([one for one in CARDS if bag[one] >= 3 and one not in hand])]
    elif spare:
        related = sorted({one for group in near for one in group} | {random.choice(CARDS)})
        hand += random.sample(sorted((+bag).elements()), random.randint(0, 4))
        hand += [one for one in related if one != card and hand.count(one) < 2 and random.random() < 0.3]
    assume(len(hand) <= 20 and max(Counter([*hand, card]).values()) <= 4 and hand.count(card) <= 3)
    assume(max(Counter(hand).values(), default=0) < 4)
    return Held(tuple(hand), (), card)


@st.composite
def dealt_hands(draw: st.DrawFn) -> tuple[Card, ...]:
    """20 or 21 cards at the deal with many fours and threes."""
    size, fours, threes = draw(st.sampled_from((20, 21))), draw(st.integers(0, 4)), draw(st.integers(0, 6))
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - hands to test with
    cards = random.sample(CARDS, len(CARDS))
    hand = [card for card in cards[:fours] for _ in range(4)]
    hand += [card for card in cards[fours : fours + threes] for _ in range(3)]
    assume(len(hand) <= size)
    singles = [card for card in cards[fours + threes :] for _ in range(2)]
    return tuple(hand + random.sample(singles, size - len(hand)))


def shuffled(held: Held, seed: int) -> Held:
    """The same holding in another order."""
    random = Random(seed)  # noqa: S311 - an order to test with
    return Held(
        tuple(random.sample(held.hand, len(held.hand))),
        tuple(random.sample(held.melds, len(held.melds))),
        held.card,
        held.own,
    )


def cards_of(held: Held) -> Counter[Card]:
    """All cards of a holding, the one turned up included."""
    return Counter([*held.hand, held.card]) + Counter(_laid(held.melds))


def _laid(melds: Sequence[Meld]) -> Iterable[Card]:
    return (card for _, group in melds for card in group)
