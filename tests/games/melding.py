"""What must hold on the way through any deal in which discards are claimed for pungs and kongs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from tests.games.walks import Step


def kongs_have_a_replacement(steps: Iterable[Step]) -> None:
    """Nobody may declare a kong when the stock is empty."""
    for _, shown, _ in steps:
        offered = [option for options in shown.options.values() for option in options]
        assert shown.stock or not [option for option in offered if option.startswith("kong")]


def one_seat_at_most_melds(steps: Iterable[Step]) -> None:
    """With four copies of a card, two seats never have a pair of what a third discards."""
    for _, shown, _ in steps:
        if shown.phase == "claim":
            assert sum(bool({"pung", "kong"} & set(options)) for options in shown.options.values()) <= 1


def only_discards_after_a_pung(steps: Iterable[Step]) -> int:
    """Whoever has made a pung draws nothing and discards; how often it could have wanted a kong."""
    tempted = 0
    for (_, before, decisions), (_, after, _) in pairwise(steps):
        for seat, decision in decisions.items():
            if decision == "pung" and "win" not in decisions.values():
                assert list(after.options) == [seat]
                assert all(option.startswith("discard") for option in after.options[seat])
                assert after.stock == before.stock
                held = Counter(after.hands[seat])
                tempted += 4 in held.values() or held[after.melds[seat][-1].cards[0]] > 0
    return tempted
