"""Pairs, waits, captures and scores are what exhaustive search says, on hands where all comes up often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from cardavia.games import packed
from cardavia.games.chan import bonus, legal, pairs
from cardavia.games.chan.cards import FACE, FACES
from cardavia.games.chan.state import Bars
from cardavia.games.packed import Face, Hand
from cardavia.games.seats import NO_CARD
from tests.games.walks import examples

from . import oracle
from .described import pack, winning_hand
from .hands import any_hands, nearly_won_hands, pairable_hands, won_hands
from .oracle import Card, Group, Won

Held = tuple[tuple[Card, ...], tuple[Group, ...]]


def number_of_ca(melds: Iterable[Group]) -> int:
    return sum(map(oracle.is_ca, melds))


def bars_of(melds: Iterable[Group]) -> Bars:
    """What is barred by the melds alone."""
    return Bars(in_ca=pack(meld[1] for meld in melds if oracle.is_ca(meld)))


def named(marks: Hand) -> set[Card]:
    return {FACES[face] for face in packed.different(marks)}


def test_twenty_cards_are_complete_exactly_if_they_can_be_paired() -> None:
    seen: Counter[object] = Counter()

    @examples(600)
    @given(st.one_of(any_hands(), pairable_hands(), pairable_hands()))
    def compare(held: Held) -> None:
        concealed, melds = held
        found = oracle.winning(concealed, melds, None)
        assert pairs.complete(pack(concealed), number_of_ca(melds)) is (found is not None)
        layout = next(oracle.arrangements(concealed))
        chan = sum(map(oracle.is_chan, oracle.pairs(layout, melds)))
        seen["odd cards" if oracle.odd(layout) else f"{chan} Chắn"] += 1

    compare()
    expected = {"odd cards", *(f"{chan} Chắn" for chan in range(4, 10))}
    assert {what for what in expected if seen[what] < 20} == set()


def test_every_arrangement_has_the_same_pairs_bound_and_the_same_cards_open() -> None:
    seen: Counter[object] = Counter()

    @examples(300)
    @given(st.one_of(any_hands(19), nearly_won_hands()))
    def compare(held: Held) -> None:
        concealed, _ = held
        found = list(oracle.arrangements(concealed))
        assert len({oracle.odd(layout) for layout in found}) == 1
        for layout in found:
            apart = [card for group in layout if not oracle.is_chan(group) for card in group]
            assert named(pairs.singles(pack(concealed))) == set(apart)
            assert pairs.unpaired(pack(concealed)) == oracle.odd(layout)
        seen["a choice of Cạ"] += len(found) > 1
        seen["none"] += len(found) == 1

    compare()
    assert min(seen["a choice of Cạ"], seen["none"]) > 30


def test_nineteen_cards_wait_for_what_completes_them() -> None:
    seen: Counter[object] = Counter()

    @examples(500)
    @given(st.one_of(any_hands(19), nearly_won_hands(), nearly_won_hands()))
    def compare(held: Held) -> None:
        concealed, melds = held
        hand, exposed = pack(concealed), number_of_ca(melds)
        expected = oracle.waits(concealed, melds)
        assert {card for card in FACES if pairs.completed_by(FACE[card], hand, exposed)} == expected
        seen[min(len(expected), 2)] += 1
        if oracle.winning((*concealed, "C"), melds, None):
            seen["Chi chi wins" if "C" in expected else "too many Chắn for Chi chi"] += 1

    compare()
    expected = {0, 1, 2, "Chi chi wins", "too many Chắn for Chi chi"}
    assert {what for what in expected if seen[what] < 15} == set()


def test_an_ordinary_capture_is_open_as_the_layouts_say() -> None:
    seen: Counter[object] = Counter()

    @examples(600)
    @given(st.one_of(any_hands(19), nearly_won_hands()), st.integers(0, 2**16))
    def compare(held: Held, pick: int) -> None:
        concealed, melds = held
        near = [face for face in FACES if any(face[0] == card[0] for card in oracle.unbound(concealed))]
        card = (near or FACES)[pick % len(near or FACES)]
        hand, bars = pack(concealed), bars_of(melds)
        expected = oracle.capture(concealed, melds, card)
        own: Face = legal.capture(hand, bars, FACE[card])
        assert own == (FACE[expected[1]] if expected else NO_CARD)
        assert named(legal.discardable(hand, bars)) == oracle.unbound(concealed)
        seen[None if expected is None else "Cạ" if oracle.is_ca(expected) else "Chắn"] += 1
        mates = [mate for mate in oracle.unbound(concealed) if mate[0] == card[0]]
        if oracle.odd(next(oracle.arrangements(concealed))) == 1 and len(mates) == 1 and mates != [card]:
            seen["waiting with a Cạ" if len(oracle.unbound(concealed)) > 1 else "waiting"] += 1

    compare()
    expected = {None, "Cạ", "Chắn", "waiting", "waiting with a Cạ"}
    assert {what for what in expected if seen[what] < 20} == set()


def test_bonuses_and_score_agree_with_every_bonus_often() -> None:
    seen: Counter[object] = Counter()

    @examples(900)
    @given(won_hands())
    def compare(won: Won) -> None:
        if oracle.winning(won.concealed, won.melds, won.card) is None:
            seen["not won"] += 1
            return
        expected = oracle.bonuses(won)
        found = bonus.bonuses(winning_hand(won))
        assert Counter(each.item for each in found) == expected
        items = bonus.items(found)
        assert bonus.total(items) == oracle.total(expected)
        assert {item.item for item in items} == (set(expected) or {bonus.U_XUONG.item})
        seen.update(expected.keys())
        seen.update(f"{name} {times} times" for name, times in expected.items())
        seen["none"] += not expected
        seen["several"] += len(expected) > 2

    compare()
    often = {*oracle.VALUES, "tom 2 times", "leo 2 times", "none", "several"}
    assert {what for what in often if seen[what] < 25} == set()
    assert seen["leo 3 times"] > 0
    assert seen["tom 4 times"] + seen["leo 4 times"] > 0


def test_the_values_are_those_of_the_document() -> None:
    found = {each.item: (each.main, each.dich) for _, each in bonus.BONUSES}
    assert found == oracle.VALUES


def test_every_lesser_main_value_is_its_dich_and_two() -> None:
    """The sums of `oracle.total` rest on it."""
    assert all(main - dich == (2 if main == 3 else 3) for main, dich in oracle.VALUES.values())
