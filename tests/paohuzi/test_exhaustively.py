"""Every choice of a few groups, every small set of cards, and every claim on every card in every hand."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain, combinations_with_replacement, product
from math import comb
from operator import ge
from typing import NamedTuple

import pytest

from cardavia.games.packed import Hand
from cardavia.games.paohuzi import huxi, legal
from cardavia.games.paohuzi.cards import FACE
from cardavia.games.paohuzi.groups import Group
from cardavia.games.paohuzi.state import Phase, State
from cardavia.table import SEATS
from tests.exhaustion import (
    Counts,
    in_hand,
    multisets,
    number_of_choices,
    number_of_multisets,
    one_of,
    plus,
    unions,
)

from . import oracle
from .holdings import CHI, COPIES
from .tables import IDENTICAL, group, table

KINDS = len(oracle.CARDS)
Best = dict[tuple[Counts, bool], int]
"""The most huxi of cards that can be chi groups, and a pair or none."""


def counts(cards: oracle.Group) -> Counts:
    return one_of(KINDS, *map(oracle.CARDS.index, cards))


def choices(number: int) -> Iterator[tuple[Counts, bool, int]]:
    """Up to so many chi groups, and a pair or none: cards, whether there is a pair, huxi (PH-1.1.4)."""
    shapes = [counts(shape) for shape in CHI]
    values = [oracle.huxi("chi", shape) for shape in CHI]
    pairs = [counts((card, card)) for card in oracle.CARDS]
    for chosen, cards in unions(shapes, number):
        points = sum(values[place] for place in chosen)
        yield cards, False, points
        for pair in pairs:
            if max(whole := plus(cards, pair)) <= 4:
                yield whole, True, points


def put_together(number: int) -> Best:
    """What these come to, and the best of it."""
    found: Best = defaultdict(int)
    for cards, paired, points in choices(number):
        found[cards, paired] = max(points, found[cards, paired])
    return dict(found)


def best_of(cards: Counts, *, paired: bool) -> int | None:
    """The huxi of the engine's partition, which has to use all cards; None if it finds none."""
    partition = huxi.best_partition(in_hand(cards), int(paired))
    if partition is None:
        return None
    used = Counter(face for each in partition for face in each.faces)
    assert tuple(used[face] for face in range(KINDS)) == cards
    assert all(each in VALUES for each in partition), partition
    assert sum(len(each.faces) == 2 for each in partition) == paired
    return sum(VALUES[each] for each in partition)


VALUES: dict[Group, int] = {
    **{group(f"chi {' '.join(shape)}"): oracle.huxi("chi", shape) for shape in CHI},
    **{
        same[FACE[card]]: oracle.huxi(kind, (card,) * COPIES[kind])
        for kind, same in IDENTICAL.items()
        for card in oracle.CARDS
    },
}
"""All 158 groups and what they are worth (PH-4.1.1, PH-4.2.1, PH-4.2.2)."""


def test_huxi_of_all_682_640_choices_of_up_to_three_groups() -> None:
    """Six kinds of identical cards, twenty of each, and 38 chi groups."""
    compared = 0
    for chosen in chain.from_iterable(combinations_with_replacement(VALUES, number) for number in range(4)):
        assert huxi.total(chosen) == sum(VALUES[each] for each in chosen), chosen
        compared += 1
    assert compared == 682_640 == number_of_choices(6 * 20 + 38, 3)


def test_score_of_all_12_720_choices_of_up_to_two_groups() -> None:
    compared = 0
    for chosen in chain.from_iterable(combinations_with_replacement(VALUES, number) for number in range(3)):
        expected: Counter[str] = Counter()
        for each in chosen:
            expected[each.name] += VALUES[each]
        scored = huxi.items(chosen)
        assert [(item.item, item.value) for item in scored] == list(expected.items())
        compared += 1
    assert compared == 12_720 == number_of_choices(6 * 20 + 38, 2)


def test_partitions_of_all_229_810_sets_of_up_to_six_cards() -> None:
    """Each looked at with a pair and without; most are no groups at all."""
    expected = put_together(2)
    compared = 0
    for size in range(7):
        for cards in multisets(KINDS, size):
            assert best_of(cards, paired=False) == expected.get((cards, False)), cards
            assert best_of(cards, paired=True) == expected.get((cards, True)), cards
            compared += 1
    assert compared == 229_810 == sum(number_of_multisets(KINDS, size) for size in range(7))


def compare_partitions(number: int) -> int:
    """How many choices there are; those of the same cards are compared together."""
    for (cards, paired), points in put_together(number).items():
        assert best_of(cards, paired=paired) == points, cards
    return sum(1 for _ in choices(number))


CHI_WITH_ONE = {1: 2, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 7: 5, 8: 4, 9: 3, 10: 3}
"""How many chi groups have a single copy of a card of a rank; one more has two."""


def with_five_of_a_card() -> int:
    """How many choices of up to three chi groups and a pair have five or more of a card.

    Without its pair it takes two groups with two copies, and any third with the card. With its pair three
    copies in the groups are enough: two and two, or two and one, or one and one and one, the other groups
    being any. Counted twice is a card with its pair beside the same rank in the other size.
    """
    left_out = -2 * 20
    for single in CHI_WITH_ONE.values():
        five = 1 + single
        three_of_three = 38 + (comb(38, 2) - comb(38 - single, 2)) + comb(single + 2, 3)
        three_of_two = 1 + single
        left_out += 2 * (five * (1 + 19) + three_of_three + three_of_two)
    return left_out


def test_partitions_of_all_218_176_choices_of_up_to_three_chi_groups_and_a_pair() -> None:
    """As many as choices times twenty pairs or none, less those with five of a card."""
    assert compare_partitions(3) == 218_176
    assert number_of_choices(38, 3) * 21 - with_five_of_a_card() == 218_176


@pytest.mark.exhaustive
def test_partitions_of_all_2_198_130_choices_of_up_to_four_chi_groups_and_a_pair() -> None:
    """Counted by looking at each of the 2,350,530 choices for five of a card."""
    fitting = 0
    for number in range(5):
        for chosen in combinations_with_replacement(CHI, number):
            copies = Counter(chain.from_iterable(chosen))
            if max(copies.values(), default=0) <= 4:
                fitting += 1 + sum(copies[card] <= 2 for card in oracle.CARDS)
    assert compare_partitions(4) == fitting == 2_198_130


class Claimed(NamedTuple):
    """A card, those that can lie in a chi group with it, and its groups as counts of these."""

    card: oracle.Card
    near: list[oracle.Card]
    groups: list[oracle.Group]

    @property
    def twin(self) -> oracle.Card:
        """The same rank in the other size."""
        return f"{'L' if self.card[0] == 's' else 's'}{self.card[1:]}"

    @property
    def elsewhere(self) -> oracle.Card:
        """A card that no chi group has beside it."""
        return next(card for card in oracle.CARDS if card not in self.near)


def claimed(card: oracle.Card) -> Claimed:
    with_card = [shape for shape in CHI if card in shape]
    near = sorted({one for shape in with_card for one in shape}, key=oracle.CARDS.index)
    return Claimed(card, near, with_card)


CLAIMED = tuple(map(claimed, oracle.CARDS))

Laid = tuple[oracle.Group, ...]


def ways(about: Claimed) -> list[tuple[int, Counts, Laid]]:
    """All sets of chi groups of a card: the copies of it, the cards, the groups; most are four copies."""
    shapes = [one_of(len(about.near), *map(about.near.index, shape)) for shape in about.groups]
    own = about.near.index(about.card)
    return [
        (cards[own], cards, tuple(about.groups[place] for place in chosen))
        for chosen, cards in unions(shapes, 4)
        if chosen
    ]


def expected_ways(about: Claimed, held: Counts, known: list[tuple[int, Counts, Laid]]) -> Iterator[Laid]:
    """Ways whose groups have all copies of the card, no card of a kan (PH-3.6.1, PH-3.6.2, PH-3.7.2)."""
    own = about.near.index(about.card)
    if held[own] == 3:
        return
    loose = [copies % 3 for copies in held]
    loose[own] += 1
    for copies, cards, laid in known:
        if copies == loose[own] and all(map(ge, loose, cards)):
            yield laid


def told(state: State, hand: Hand) -> Iterator[Laid]:
    """The ways of B to chi the card, each as the cards of its groups."""
    for way in legal.chis(state._replace(hands=(0, hand, 0)), SEATS.index("B")):
        yield tuple(tuple(oracle.CARDS[face] for face in each.faces) for each in way.groups)


NEAR = {1: 4, 2: 7, 3: 6, 4: 6, 5: 6, 6: 6, 7: 8, 8: 6, 9: 5, 10: 6}
"""How many cards can lie beside one of a rank, itself among them: `s7` has s2 s5 s6 s8 s9 s10 L7."""


def test_chi_of_every_card_in_all_646_656_hands() -> None:
    """None to three of each card near the claimed one, and nothing else, a loose card or a kan.

    What else is in the hand matters only in that a loose card is left to discard (PH-3.7.3).
    """
    compared = 0
    for about in CLAIMED:
        known = ways(about)
        state = table({}, Phase.REVEAL, turn="B", card=about.card)
        for held in product(range(4), repeat=len(about.near)):
            near = sum(copies << 3 * FACE[card] for card, copies in zip(about.near, held, strict=True))
            expected = list(expected_ways(about, held, known))
            spare = sum(copies % 3 for copies in held) + 1
            if_alone = [laid for laid in expected if 3 * len(laid) < spare]
            for others, found in ((0, if_alone), (1, expected), (3, if_alone)):
                hand = near + (others << 3 * FACE[about.elsewhere])
                assert sorted(told(state, hand)) == sorted(found), (about.card, held, others)
                compared += 1
    assert compared == 646_656 == 2 * 3 * sum(4**near for near in NEAR.values())


SITUATIONS = [(source, revealed) for source in ("before", "after") for revealed in (True, False)]
SUPPLIERS = {"own": "B", "before": "A", "after": "C"}


def test_peng_and_pao_of_every_card_in_all_6_720_situations() -> None:
    """None to three in the hand, or its wei or peng laid; none to three of its rank in the other size.

    Elsewhere in the hand there is nothing, a loose card or a kan. An own card from the stock joins two or
    three in the hand by itself (PH-3.2.1, PH-3.2.2).
    """
    compared = 0
    holdings = [("", copies) for copies in range(4)] + [("wei", 0), ("peng", 0)]
    asked = [(situation, holding) for situation in SITUATIONS for holding in holdings]
    asked += [(("own", True), holding) for holding in holdings if holding[1] < 2]
    for about, of_other_size, others in product(CLAIMED, range(4), (0, 1, 3)):
        card, player = about.card, SEATS.index("B")
        beside = (about.twin,) * of_other_size + (about.elsewhere,) * others
        for (source, revealed), (kind, copies) in asked:
            hand = (card,) * copies + beside
            laid = f"{kind}({card})" if kind else ""
            phase = Phase.REVEAL if revealed else Phase.CLAIM
            state = table({"B": f"{laid} + {' '.join(hand)}"}, phase, SUPPLIERS[source], card)
            pengs = source != "own" and oracle.may_peng(hand, card)
            assert bool(legal.peng(state, player)) is pengs, (hand, card, source, revealed)
            paos = oracle.may_pao(hand, [(kind, (card,) * 3)], card, source, revealed=revealed)
            assert bool(legal.pao(state, player)) is paos, (hand, kind, card, source, revealed)
            compared += 1
    assert compared == 6_720 == 20 * 4 * 3 * (4 * 6 + 4)
