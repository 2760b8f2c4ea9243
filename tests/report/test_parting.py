"""Where a failing engine leaves ours, and that a report keeps it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia.authoring.load import fixtures
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture
from cardavia.report.model import Entry
from cardavia.running.parting import MOST, parting
from cardavia.table import Position
from tests.report.conftest import WRONG


@pytest.fixture(scope="module")
def fixture() -> Fixture:
    return next(each for each in fixtures("sichuan") if len(list(each.moves())) > MOST + 3)


@pytest.fixture(scope="module")
def ours(fixture: Fixture) -> list[Position]:
    engine = ReferenceEngine()
    return [engine.deal(fixture.setup), *(engine.step(move) for move in fixture.moves())]


def test_it_begins_where_the_engine_first_leaves_ours(fixture: Fixture, ours: list[Position]) -> None:
    wrong = [*ours[:2], replace(ours[2], stock=ours[2].stock - 1), *ours[3:]]
    told = parting(fixture, wrong)
    assert [each["decision"] for each in told] == list(range(2, 2 + MOST))
    assert told[0]["position"] == wrong[2].to_json()


def test_of_an_engine_that_never_leaves_ours_the_last_position_is_kept(
    fixture: Fixture, ours: list[Position]
) -> None:
    assert [each["decision"] for each in parting(fixture, ours[:5])] == [4]


def test_an_engine_that_showed_nothing_has_nothing_to_keep(fixture: Fixture) -> None:
    assert parting(fixture, []) == ()


def test_a_report_keeps_it(fixture: Fixture, ours: list[Position]) -> None:
    entry = replace(WRONG, seen=parting(fixture, ours[:5]))
    assert Entry.from_json(entry.to_json()) == entry
