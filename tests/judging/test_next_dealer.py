"""Who deals next is told at the end, and judged only where an engine says so."""

from __future__ import annotations

import pytest

from cardavia.cards import Deck
from cardavia.fixture.checks import NextDealer
from cardavia.judging.checking import Moment, mismatch, unjudged
from cardavia.table import Position, Result, Seat

DECK = Deck("nantong", ())
ZERO = {"A": 0, "B": 0, "C": 0}


def moment(result: Result | None) -> Moment:
    position = Position("over", None, {}, {}, {}, {}, 0, result=result)
    return Moment(DECK, position, {}, frozenset(), lambda _: True)


@pytest.mark.parametrize(("said", "passes"), [("B", True), ("A", False), (None, True)])
def test_another_dealer_is_wrong(said: Seat | None, *, passes: bool) -> None:
    found = mismatch(NextDealer("B"), moment(Result("exhausted", (), ZERO, said)))
    assert (found is None) is passes


def test_nobody_deals_next_while_the_deal_goes_on() -> None:
    found = mismatch(NextDealer("B"), moment(None))
    assert found is not None
    assert found.got == "the deal goes on"


@pytest.mark.parametrize(("said", "told"), [("A", True), (None, False)])
def test_an_engine_need_not_say_who_deals_next(said: Seat | None, *, told: bool) -> None:
    why = unjudged(NextDealer("B"), moment(Result("exhausted", (), ZERO, said)))
    assert (why == "") is told
