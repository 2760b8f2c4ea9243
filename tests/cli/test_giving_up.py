"""When an engine is given up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia.harness.verdict import Verdict
from cardavia.running.own_pytest import is_hopeless
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
    assert is_hopeless([replace(WIN, verdict=verdict) for verdict in verdicts]) is hopeless
