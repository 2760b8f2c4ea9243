"""Who deals next is told at the end, and judged only where an engine says so."""

from __future__ import annotations

import pytest

from cardavia.judging.expecting import Moment, NextDealer
from cardavia.table import Position, Result, Seat

ZERO = {"A": 0, "B": 0, "C": 0}


def moment(result: Result | None) -> Moment:
    position = Position("over", None, {}, {}, {}, {}, 0, result=result)
    return Moment(position, {}, frozenset(), lambda _: True)


@pytest.mark.parametrize(("said", "passes"), [("B", True), ("A", False), (None, True)])
def test_another_dealer_is_wrong(said: Seat | None, *, passes: bool) -> None:
    mismatch = NextDealer("B").check(moment(Result("exhausted", (), ZERO, said)))
    assert (mismatch is None) is passes


def test_nobody_deals_next_while_the_deal_goes_on() -> None:
    mismatch = NextDealer("B").check(moment(None))
    assert mismatch is not None
    assert mismatch.got == "the deal goes on"


@pytest.mark.parametrize(("said", "told"), [("A", True), (None, False)])
def test_an_engine_need_not_say_who_deals_next(said: Seat | None, *, told: bool) -> None:
    position = moment(Result("exhausted", (), ZERO, said)).position
    assert NextDealer("B").is_told(position) is told
