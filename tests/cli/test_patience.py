"""When an engine is given up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia.judging.verdict import Verdict
from cardavia.running.patience import given_up
from tests.report.conftest import WIN

PASS, WRONG, CRASH, TIMEOUT = Verdict.PASS, Verdict.WRONG, Verdict.CRASH, Verdict.TIMEOUT
FOREIGN, PROTOCOL = Verdict.UNSUPPORTED, Verdict.PROTOCOL


@pytest.mark.parametrize(
    ("verdicts", "hopeless"),
    [
        ([TIMEOUT] * 4, False),
        ([TIMEOUT] * 5, True),
        ([PASS, *[TIMEOUT] * 5], True),
        ([*[TIMEOUT] * 4, PASS, TIMEOUT], False),
        ([FOREIGN, *[CRASH] * 4], False),
        ([FOREIGN, *[CRASH] * 4, PROTOCOL], True),
        ([PASS, *[CRASH] * 9], False),
        ([WRONG, *[CRASH] * 4, TIMEOUT], True),
    ],
)
def test_an_engine_is_given_up_where_waiting_or_trying_tells_nothing(
    verdicts: list[Verdict], *, hopeless: bool
) -> None:
    assert bool(given_up([replace(WIN, verdict=verdict) for verdict in verdicts])) is hopeless


def test_an_engine_is_started_again_only_so_often() -> None:
    entries = [replace(WIN, verdict=verdict) for verdict in (PASS, CRASH, WRONG, TIMEOUT, PASS, PROTOCOL)]
    assert given_up(entries, 3) == ""
    assert given_up(entries, 2) == "it broke down 3 times, and was to be started again at most 2 times"


def test_why_an_engine_is_given_up() -> None:
    crashes = [replace(WIN, verdict=CRASH)] * 5
    assert given_up(crashes) == "it broke down in each of 5 scenarios, nothing else came"
    timeouts = [WIN, *[replace(WIN, verdict=TIMEOUT)] * 5]
    assert given_up(timeouts) == "the last 5 scenarios all broke down"
