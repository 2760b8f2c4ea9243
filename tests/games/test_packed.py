"""Packed hands against plain counting."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardavia.games import packed

HELD = st.dictionaries(st.integers(0, packed.MOST_FACES - 1), st.integers(1, 4)).map(Counter)


@given(HELD)
def test_a_hand_counts_as_its_cards_do(held: Counter[int]) -> None:
    hand = packed.pack(held.elements())
    assert [packed.count(hand, face) for face in range(packed.MOST_FACES)] == [
        held[face] for face in range(packed.MOST_FACES)
    ]
    assert packed.size(hand) == held.total()
    assert packed.fours(hand) == tuple(face for face in sorted(held) if held[face] == 4)
    assert packed.different(hand) == tuple(sorted(held))
    assert packed.spread(hand) == tuple(sorted(held.elements()))
