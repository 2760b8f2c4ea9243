"""Generated Chắn hands in which every bonus, and what nearly is one, comes up often."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from .oracle import CARDS, LEO, RED, TOM, Card, Group, Won, is_ca

Bag = Counter[Card]

THEMES: dict[str, tuple[Card, ...]] = {
    "any": (),
    "plain": ("8V", "8V"),
    "tôm": TOM,
    "two tôm": (*TOM, *TOM),
    "lèo": LEO,
    "two lèo": (*LEO, *LEO),
    "three lèo": (*LEO, *LEO, *LEO),
    "tôm and lèo": (*TOM, *LEO),
    "chi chi": ("C",) * 4,
    "black": (),
    "chi chi and black": ("C",) * 4,
    "red": RED,
    "eight red": ("8V", "8V", "8S", "8S", "9V", "9V", "9S", "9S"),
    "quads": (),
}
"""What a hand is built around: cards that are surely in it."""

NO_SETS = ("3S", "8S", "C")
"""Without these no Tôm and no Lèo."""

RANKS = "23456789"
SUITS = "VSN"
"""In deck order, like `CARDS`."""


@st.composite
def any_hands(draw: st.DrawFn, size: int = 20) -> tuple[tuple[Card, ...], tuple[Group, ...]]:
    """Concealed cards and melds, `size` cards in all; out of few ranks, so that many pair up."""
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - hands to test with
    ranks = random.sample([*RANKS, "C"], draw(st.integers(3, 9)))
    bag = Counter({card: 4 for card in CARDS if card[0] in ranks})
    assume(bag.total() >= size)
    melds = _melds(random, bag, draw(st.integers(0, 7)))
    left = size - sum(map(len, melds))
    assume(left >= 1)
    return tuple(random.sample(sorted(bag.elements()), left)), melds


def _melds(random: Random, bag: Bag, number: int) -> tuple[Group, ...]:
    """Melds, with one Cạ in a rank at most (CH-3.5.1)."""
    melds: list[Group] = []
    for _ in range(number):
        face = random.choice(sorted(bag))
        had = {meld[0][0] for meld in melds if is_ca(meld)}
        mates = [card for card in bag if card[0] == face[0] and card != face and face[0] not in had]
        quad: Group = (face,) * 4
        pair: Group = (face, random.choice(mates) if mates and random.random() < 0.4 else face)
        for meld in random.sample((quad, pair, pair), 3):
            if all(bag[card] >= copies for card, copies in Counter(meld).items()):
                bag.subtract(meld)
                melds.append(meld)
                break
    return tuple(melds)


@st.composite
def pairable_hands(draw: st.DrawFn) -> tuple[tuple[Card, ...], tuple[Group, ...]]:
    """Ten pairs, some of them laid, of which four or more are meant as Chắn."""
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - hands to test with
    groups = _ten_pairs(random, draw(st.sampled_from(sorted(THEMES))), draw(st.integers(4, 9)))
    assume(groups)
    concealed, melds = _lay(random, groups, draw(st.integers(0, 8)))
    return concealed, melds


@st.composite
def nearly_won_hands(draw: st.DrawFn) -> tuple[tuple[Card, ...], tuple[Group, ...]]:
    """Ten pairs less one card, a Chi chi if possible every other time."""
    concealed, melds = draw(pairable_hands())
    missing = draw(st.integers(0, len(concealed) - 1))
    if "C" in concealed and draw(st.booleans()):
        missing = concealed.index("C")
    return concealed[:missing] + concealed[missing + 1 :], melds


@st.composite
def won_hands(draw: st.DrawFn) -> Won:
    """Twenty cards in ten pairs, how they were won and what was dealt; they may yet fall short of a win."""
    theme = draw(st.sampled_from(("plain", "plain", *sorted(THEMES))))
    chan = draw(st.sampled_from((6, 6, 7, 8, 9, 10, 10)))
    way, laying = draw(st.sampled_from(("own", "own", "other", "other", "dealt"))), draw(st.integers(0, 7))
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - hands to test with
    groups = _ten_pairs(random, theme, chan)
    assume(groups)
    concealed, melds = _lay(random, groups, 0 if way == "dealt" else laying)
    if way == "dealt":
        return Won(concealed, (), None, own_gate=False, dealt=concealed)
    often = [card for card in concealed if concealed.count(card) > 1]
    card = random.choice(often if often and random.random() < 0.7 else concealed)
    before = list(concealed)
    before.remove(card)
    dealt = before + [own for meld in melds for own in meld[1:]]
    dealt += _discarded(random, Counter(dealt) + Counter(meld[0] for meld in melds), 19 - len(dealt))
    return Won(concealed, melds, card, way == "own", tuple(dealt))


def _ten_pairs(random: Random, theme: str, chan: int) -> list[Group]:
    """Ten pairs around a theme, so many of them Chắn, four of a face often; none if the cards run out."""
    bag = Counter(dict.fromkeys(CARDS, 4))
    if theme == "plain":
        bag = Counter({card: 4 for card in CARDS if card not in NO_SETS})
    if "black" in theme or theme == "eight red":
        bag = Counter({card: 4 for card in CARDS if card not in RED})
    groups: list[Group] = []
    for card, copies in Counter(THEMES[theme]).items():
        bag[card] = 4
        mates = [mate for mate in bag if mate[0] == card[0] and mate != card]
        groups += [(card, card)] * (copies // 2)
        if copies % 2:
            paired = not mates or chan == 10 or random.random() < 0.4
            groups.append((card, card if paired else random.choice(mates)))
    bag.subtract(card for group in groups for card in group)
    if theme in {"chi chi and black", "eight red"}:
        bag = Counter({card: copies for card, copies in bag.items() if card not in RED})
    bunch = 0.5 if theme == "quads" else 0.03
    for _ in range(200):
        if len(groups) >= 10:
            break
        group = _pair(random, bag, groups, bunch, chan)
        if group and all(bag[card] >= copies for card, copies in Counter(group).items()):
            bag.subtract(group)
            groups.append(group)
    return groups if len(groups) == 10 and min(bag.values()) >= 0 else []


def _pair(random: Random, bag: Bag, groups: list[Group], bunch: float, chan: int) -> Group | None:
    """A Chắn while some are still missing, else a Cạ."""
    had = [group[0] for group in groups if not is_ca(group)]
    if len(had) < chan:
        again = had and random.random() < bunch
        return (random.choice(had if again else sorted(set(bag) - set(had))),) * 2
    card = random.choice(sorted(bag))
    mates = [mate for mate in bag if mate[0] == card[0] and mate != card]
    return (card, random.choice(mates)) if mates else None


def _lay(random: Random, groups: list[Group], number: int) -> tuple[tuple[Card, ...], tuple[Group, ...]]:
    """Concealed cards and melds, up to so many.

    Two Chắn of a face are sometimes laid as a Chíu, and one Cạ in a rank is laid at most (CH-3.5.1).
    """
    concealed: list[Card] = []
    laid: Counter[Group] = Counter()
    for at, group in enumerate(random.sample(groups, len(groups))):
        second_ca = is_ca(group) and any(is_ca(meld) and meld[0][0] == group[0][0] for meld in laid)
        if at >= number or second_ca:
            concealed += group
        else:
            laid[tuple(random.sample(group, 2))] += 1
    melds: list[Group] = []
    for pair, times in laid.items():
        melds += [pair * 2] if times == 2 and random.random() < 0.7 else [pair] * times
    return tuple(random.sample(concealed, len(concealed))), tuple(melds)


def _discarded(random: Random, owned: Bag, number: int) -> list[Card]:
    """So many cards that were dealt and discarded, out of those the winner does not own."""
    rest = sorted((Counter(dict.fromkeys(CARDS, 4)) - owned).elements())
    return random.sample(rest, number)
