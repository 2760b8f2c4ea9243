"""Frames: what they leave out stands as before, and each written line belongs to the frames it makes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.suite import Suite
from cardavia.site.frames import SINGLE, arrival, changes, frames, lines, shown
from cardavia.table import Position


def whole(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Frames as they stand, put together as the page does it."""
    before: dict[str, Any] = {}
    found = []
    for frame in told:
        merged = {
            part: {**before.get(part, {}), **frame.get(part, {})} for part in ("hands", "melds", "table")
        }
        kept = {part: value for part, value in before.items() if part not in SINGLE}
        before = {**kept, **frame, **merged}
        found.append(before)
    return found


@pytest.mark.parametrize("name", ["SC-5.1.3/cap-plus-one", "capped-self-draw", "two-robbers-of-one-kong"])
def test_put_together_again_they_are_the_positions_of_the_deal(suite: Suite, name: str) -> None:
    script = suite.by_id[name]
    engine = ReferenceEngine()
    positions: list[Position] = [engine.deal(script.setup), *(engine.step(move) for move in script.moves())]
    told = whole(frames(script))
    assert len(told) == len(positions)
    for frame, position in zip(told, positions, strict=True):
        assert frame["hands"] == {seat: " ".join(cards) for seat, cards in position.hands.items()}
        assert frame["table"] == {seat: " ".join(cards) for seat, cards in position.table.items()}
        assert frame["options"] == {seat: list(given) for seat, given in position.options.items()}
        assert frame["stock"] == position.stock
        assert (frame["result"] is None) == (position.result is None)
        assert {seat: [meld[0] for meld in laid] for seat, laid in frame["melds"].items()} == {
            seat: [meld.kind for meld in laid] for seat, laid in position.melds.items()
        }


def test_a_frame_is_short(suite: Suite) -> None:
    """In a deal of many turns the hands of those who wait are told once."""
    script = max((case for case in suite.cases), key=lambda each: len(list(each.moves())))
    told = frames(script)
    assert sum(len(frame.get("hands", {})) for frame in told) < len(told) * len(script.setup.hands) * 0.7


def test_lines_belong_to_the_frames_they_make(suite: Suite) -> None:
    """SC-5.1.3/cap-plus-one: the situation is before A's draw, which is decision 2; the win is decision 3."""
    case = suite.by_id["SC-5.1.3/cap-plus-one"]
    told = lines(case)
    assert [(line.kind, line.text) for line in told[:4]] == [
        ("given", "A holds 1111m 3333m 55m 77m 9m"),
        ("given", "A is void in s"),
        ("when", "A draws 9m"),
        ("when", "A wins"),
    ]
    last = len(frames(case)) - 1
    assert [line.last for line in told[:3]] == [arrival(case)] * 3
    assert {line.last for line in told[3:]} == {last}


def test_every_line_has_its_frames_in_order(suite: Suite) -> None:
    for case in suite.cases:
        told = lines(case)
        number = sum(1 for _ in case.moves())
        assert told[-1].last == number, case.id
        assert all(one.last <= two.first for one, two in pairwise(told)), case.id
        assert all(line.first <= line.last for line in told), case.id


def test_what_is_paid_is_told_in_the_frame_in_which_it_is_paid(suite: Suite) -> None:
    told = frames(suite.by_id["SC-5.1.3/cap-plus-one"])
    assert "paid" not in told[0]
    assert [transfer[:3] for transfer in told[-1]["paid"]] == [["B", "A", 33], ["C", "A", 33], ["D", "A", 33]]


def test_nothing_new_is_nothing_told() -> None:
    position = Position("turn", None, {"A": ("pass",)}, {"A": ("1m",)}, {"A": ()}, {"A": ()}, 5)
    first, second = changes([shown(position), shown(position)])
    assert first["stock"] == 5
    assert second == {}
