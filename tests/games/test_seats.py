"""Turn order, rows and events."""

from __future__ import annotations

import pytest

from cardavia.games.seats import Event, behind, replaced


def test_turn_order_goes_round() -> None:
    assert behind(3) == ((1, 2), (2, 0), (0, 1))
    assert behind(4)[2] == (3, 0, 1)


@pytest.mark.parametrize(("player", "row"), [(0, (9, 1, 2)), (1, (0, 9, 2)), (2, (0, 1, 9))])
def test_one_value_of_a_row_is_replaced(player: int, row: tuple[int, ...]) -> None:
    assert replaced((0, 1, 2), player, 9) == row


def test_an_event_is_told_with_its_card_if_it_has_one() -> None:
    assert Event(1, "draws", 0).told(("1m",)) == "B draws 1m"
    assert Event(2, "wins").told(("1m",)) == "C wins"
