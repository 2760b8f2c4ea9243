"""Every combination of bonuses, every part of a rank in pairs, and every bar on captures and discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, product
from typing import NamedTuple

import pytest

from cardavia.games import packed
from cardavia.games.chan import bonus, legal, pairs
from cardavia.games.chan.cards import FACE, FACES
from cardavia.games.chan.state import Bars
from cardavia.games.packed import Hand
from cardavia.games.seats import NO_CARD

from . import oracle
from .described import pack
from .oracle import Card, Group
from .test_compatibility import NEVER, REPEATED

RANKS = "23456789"
SUITS = "VSN"
MOST_SETS = 4
"""As many Tôm or Lèo as there are copies of a card."""
BONUS = {each.item: each for _, each in bonus.BONUSES}

Part = tuple[Card, ...]
"""Cards of one rank."""


def subsets(of: Sequence[Card]) -> list[tuple[Card, ...]]:
    return list(chain.from_iterable(combinations(of, number) for number in range(len(of) + 1)))


def parts(rank: str, most: int = 4) -> Iterator[Part]:
    """None to `most` cards of a rank in each suit."""
    for copies in product(range(most + 1), repeat=3):
        yield tuple(
            chain.from_iterable((f"{rank}{suit}",) * n for suit, n in zip(SUITS, copies, strict=True))
        )


@cache
def named(marks: Hand) -> set[Card]:
    return {FACES[face] for face in packed.different(marks)}


def combinations_of_bonuses() -> Iterator[Counter[str]]:
    """All of them, Tôm and Lèo up to four times (CH-4.4.2)."""
    often = [range(MOST_SETS + 1 if item in REPEATED else 2) for item in BONUS]
    for times in product(*often):
        yield +Counter(dict(zip(BONUS, times, strict=True)))


def can_meet(found: Counter[str]) -> bool:
    return not any(frozenset(two) in NEVER for two in combinations(found, 2))


def test_score_of_all_25_600_combinations_of_bonuses() -> None:
    """Ten bonuses that are there or not, and two from none to four times.

    3,240 of them can meet in a hand, by the pairs that exclude each other: Thiên khai is free (2), and so is
    Tôm (5); Thiên ù stands alone or out of the way of Ù chì, Chíu ù and Bòn (1 + 8); Bạch thủ and Thập thành
    are not both there (3); no two of Bạch định, Tám đỏ and Kính tứ chi are, and beside a Lèo at most Tám đỏ
    (4 + 4 × 2).
    """
    compared = meeting = 0
    for found in combinations_of_bonuses():
        items = bonus.items(BONUS[item] for item in found.elements())
        assert bonus.total(items) == oracle.total(found), found
        assert {item.item for item in items} == (set(found) or {bonus.U_XUONG.item})
        compared += 1
        meeting += can_meet(found)
    assert compared == 25_600 == 2**10 * 5**2
    assert meeting == 3_240 == 2 * 5 * (1 + 8) * 3 * (4 + 4 * 2)


class Paired(NamedTuple):
    """How a part is arranged in pairs: its faces outside Chắn, its Cạ, its odd cards."""

    apart: set[Card]
    ca: int
    odd: int


@cache
def paired(cards: Part) -> Paired:
    """The same in every arrangement, or the oracle itself would be in doubt."""
    found = [
        Paired(
            {card for group in layout if not oracle.is_chan(group) for card in group},
            sum(map(oracle.is_ca, layout)),
            oracle.odd(layout),
        )
        for layout in oracle.arrangements(cards)
    ]
    assert all(each == found[0] for each in found)
    return found[0]


def agree(hand: Hand, held: Sequence[Paired]) -> None:
    """The engine's pairs of a hand, and whether it wins with none to six exposed Cạ (CH-1.1.1)."""
    odd, ca = sum(part.odd for part in held), sum(part.ca for part in held)
    assert named(pairs.singles(hand)) == set().union(*(part.apart for part in held)), held
    assert pairs.unpaired(hand) == odd, held
    for exposed in range(7):
        assert pairs.complete(hand, exposed) is (not odd and ca + exposed <= 4), held
    if not odd:
        assert pairs.number_of_ca(hand, 0) == ca, held


def test_pairs_of_all_437_500_products_of_two_ranks() -> None:
    """125 parts of each rank, none to four cards of each suit, and any two of eight ranks."""
    compared = 0
    for ranks in combinations(RANKS, 2):
        one, other = ([(pack(part), paired(part)) for part in parts(rank)] for rank in ranks)
        for (hand, here), (rest, there) in product(one, other):
            agree(hand + rest, (here, there))
            compared += 1
    assert compared == 437_500 == 28 * 125**2


@pytest.mark.exhaustive
def test_pairs_of_all_9_765_625_products_of_three_ranks_and_chi_chi() -> None:
    """The first rank, one from amid the others, and the last."""
    one, two, three = ([(pack(part), paired(part)) for part in parts(rank)] for rank in "259")
    compared = 0
    for copies in range(5):
        chi_chi = ("C",) * copies
        with_chi_chi = [(hand + pack(chi_chi), here) for hand, here in one]
        for (first, a), (second, b), (third, c) in product(with_chi_chi, two, three):
            agree(first + second + third, (a, b, c, paired(chi_chi)))
            compared += 1
    assert compared == 9_765_625 == 5 * 125**3


def test_winning_cards_of_all_95_200_parts_with_chi_chi_and_exposed_ca() -> None:
    """A card of the rank or a Chi chi, to none to three of it, with none to six Cạ exposed (CH-1.3.1)."""
    compared = 0
    for rank, copies, exposed in product(RANKS, range(4), range(7)):
        faces = [f"{rank}{suit}" for suit in SUITS]
        for part, card in product(parts(rank), (*faces, "C")):
            if part.count(card) == 4:
                continue
            held = (*part, *("C",) * copies)
            whole = [*held, card]
            layout = next(oracle.arrangements(whole))
            ca = sum(map(oracle.is_ca, layout)) + exposed
            wins = not oracle.odd(layout) and (ca == 4 if card == "C" else ca <= 4)
            assert pairs.completed_by(FACE[card], pack(held), exposed) is wins, (held, card, exposed)
            compared += 1
    assert compared == 95_200 == 8 * 4 * 7 * (3 * 100 + 125)


class Elsewhere(NamedTuple):
    """What a seat has, or has done, outside the rank that is looked at."""

    hand: tuple[Card, ...] = ()
    discarded: tuple[Card, ...] = ()
    declined: tuple[Card, ...] = ()
    melds: tuple[Group, ...] = ()


A_LOOSE_CARD = Elsewhere(("C",))
EVERYWHERE = tuple(
    Elsewhere(*chosen)
    for chosen in product(
        ((), ("9V",), ("9V", "9V"), ("9V", "9S"), ("9V", "4N")),
        ((), ("9N",), ("9N", "9S")),
        ((), ("9V",)),
        ((), (("2V", "2S"),)),
    )
)
"""No other card, one that is loose, a Chắn, a Cạ, or two that are loose; no discard, one that makes a Cạ with
a loose card, or two that are a Cạ themselves; a loose card declined or not; a Cạ exposed or not."""


def compare(held: Sequence[Card], card: Card, melds: Sequence[Group], bars: Bars) -> None:
    """Whether a card may be captured, and with what (CH-3.4, CH-3.5); the bars tell of the melds as well."""
    expected = oracle.capture(held, melds, card, named(bars.discarded), named(bars.declined))
    own = legal.capture(pack(held), bars, FACE[card])
    assert own == (FACE[expected[1]] if expected else NO_CARD), (held, card, bars)


def histories(faces: Sequence[Card], elsewhere: Elsewhere) -> Iterator[tuple[tuple[Group, ...], Bars]]:
    """The melds and bars for any cards of a rank discarded, any declined, none or one laid into a Cạ."""
    laid = [(), *(((faces[at - 1], faces[at]),) for at in range(len(faces)) if len(faces) > 1)]
    for discarded, declined, melds in product(subsets(faces), subsets(faces), laid):
        exposed = melds + elsewhere.melds
        yield (
            exposed,
            Bars(
                pack(discarded + elsewhere.discarded),
                pack(declined + elsewhere.declined),
                pack(own for _, own in exposed),
            ),
        )


def compare_captures(rank: str, elsewhere: Elsewhere, most: int = 4) -> int:
    """How many captures have been compared: each part of the rank, each card that can be beside it."""
    faces = [f"{rank}{suit}" for suit in SUITS]
    compared = 0
    for melds, bars in histories(faces, elsewhere):
        for part, card in product(parts(rank, most), faces):
            if part.count(card) < 4:
                compare(part + elsewhere.hand, card, melds, bars)
                compared += 1
    return compared


def test_all_614_400_captures_beside_a_loose_card() -> None:
    """Eight ranks, 100 parts beside each of three cards, 8 × 8 × 4 histories of the rank."""
    compared = sum(compare_captures(rank, A_LOOSE_CARD) for rank in RANKS)
    assert compared == 614_400 == 8 * (3 * 100) * (8 * 8 * 4)


def test_all_622_080_captures_from_up_to_two_of_a_face_beside_other_ranks() -> None:
    """One rank, 27 parts beside each of three cards; a Chắn of three or four is set apart (CH-1.2.2)."""
    undeclined = [elsewhere for elsewhere in EVERYWHERE if not elsewhere.declined]
    compared = sum(compare_captures("5", elsewhere, most=2) for elsewhere in undeclined)
    assert compared == 622_080 == 30 * (3 * 27) * (8 * 8 * 4)


@pytest.mark.exhaustive
def test_all_4_608_000_captures_beside_other_ranks() -> None:
    """One rank, every part of it, with everything elsewhere."""
    compared = sum(compare_captures("5", elsewhere) for elsewhere in EVERYWHERE)
    assert compared == 4_608_000 == 60 * (3 * 100) * (8 * 8 * 4)


def test_all_960_captures_of_chi_chi() -> None:
    """None to three in the hand, discarded before or not, declined or not."""
    compared = 0
    for elsewhere, copies in product(EVERYWHERE, range(4)):
        for melds, bars in histories(("C",), elsewhere):
            compare((*("C",) * copies, *elsewhere.hand), "C", melds, bars)
            compared += 1
    assert compared == 960 == 60 * 4 * (2 * 2)


def test_all_512_000_choices_of_a_discard() -> None:
    """Eight ranks, 125 parts of each, alone or beside a loose card, 8 × 8 × 4 histories of the rank.

    The loose card is a discard that is left wherever the rank has none (CH-3.4.2, CH-3.4.3, CH-3.5.2).
    """
    compared = 0
    for rank, elsewhere in product(RANKS, (Elsewhere(), A_LOOSE_CARD)):
        for melds, bars in histories([f"{rank}{suit}" for suit in SUITS], elsewhere):
            thrown, passed = named(bars.discarded), named(bars.declined)
            for part in parts(rank):
                held = part + elsewhere.hand
                found = named(legal.discardable(pack(held), bars))
                assert found == oracle.discards(held, melds, thrown, passed), (held, bars)
                compared += 1
    assert compared == 512_000 == 8 * 2 * 125 * (8 * 8 * 4)
