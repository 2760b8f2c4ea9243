"""Which bonuses can meet in a hand: every pair of them, from what they ask for (CH-4.2.1 to CH-4.6.1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import assume, given

from cardavia.games.chan import bonus, pairs
from tests.games.walks import examples

from .described import winning_hand
from .hands import won_hands
from .oracle import Won, winning

ALL = frozenset(each.item for _, each in bonus.BONUSES)
NEVER = {
    frozenset({"u chi", "thien u"}): "won as dealt there is no card in any gate",
    frozenset({"thien u", "chiu u"}): "won as dealt no card is taken",
    frozenset({"thien u", "bon"}): "won as dealt no card is taken",
    frozenset({"bach thu", "thap thanh"}): "six Chắn against ten",
    frozenset({"bach dinh", "tam do"}): "no red card against eight",
    frozenset({"bach dinh", "kinh tu chi"}): "no red card against four",
    frozenset({"tam do", "kinh tu chi"}): "eight red cards against four",
    frozenset({"bach dinh", "leo"}): "a Lèo is red",
    frozenset({"kinh tu chi", "leo"}): "an 8S and a 9V are red and no Chi chi",
}
"""The pairs that exclude each other, and why; all others can meet."""
REPEATED = {"tom", "leo"}
"""What counts as often as it is there (CH-4.4.2)."""


def test_just_the_pairs_that_exclude_each_other_never_meet() -> None:
    met: Counter[frozenset[str]] = Counter()
    repeated: Counter[str] = Counter()

    @examples(6000)
    @given(won_hands())
    def look(won: Won) -> None:
        assume(winning(won.concealed, won.melds, won.card))
        found = Counter(each.item for each in bonus.bonuses(winning_hand(won)))
        met.update(map(frozenset, combinations(found, 2)))
        repeated.update(item for item, times in found.items() if times > 1)

    look()
    possible = set(map(frozenset, combinations(ALL, 2))) - set(NEVER)
    assert set(met) == possible
    assert set(repeated) == REPEATED


def test_what_follows_from_the_winning_card_and_the_number_of_sets() -> None:
    seen: Counter[str] = Counter()

    @examples(1500)
    @given(won_hands())
    def look(won: Won) -> None:
        assume(winning(won.concealed, won.melds, won.card))
        hand = winning_hand(won)
        found = Counter(each.item for each in bonus.bonuses(hand))
        if won.card == "C":
            assert "bach thu" in found
            assert not {"thap thanh", "bach dinh"} & set(found)
            seen["won on Chi chi"] += 1
        if "thap thanh" in found:
            assert found["tom"] % 2 == found["leo"] % 2 == 0
            assert hand.chan == pairs.PAIRS
            seen["sets in ten Chắn"] += found["tom"] + found["leo"] > 0
        if "tam do" in found:
            assert found["leo"] <= 2
            seen["Lèo in eight red"] += found["leo"] > 0
        if found["tom"] > 0:
            seen["Tôm without red"] += "bach dinh" in found

    look()
    assert min(seen[what] for what in seen) > 2, seen
    assert len(seen) == 4
