"""How long a run goes on with an engine that breaks down."""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.judging.verdict import BREAKDOWNS, Verdict
from cardavia.report.model import Entry

PATIENCE = 5
"""How many breakdowns in a row an engine is allowed."""


def given_up(entries: Sequence[Entry], restarts: int | None = None) -> str:
    """Why going on would cost more than it tells, after these entries; empty if it would not.

    The last few broke down, and nothing else ever came. Where something came before, only waiting is a
    reason: an engine that falls over kongs does the rest well. But it is not started again more than
    `restarts` times, None for an engine that need not be. It is never given up after a scenario that did
    not break down.
    """
    if entries and entries[-1].verdict not in BREAKDOWNS:
        return ""
    played = [entry.verdict for entry in entries if entry.verdict is not Verdict.UNSUPPORTED]
    last = played[-PATIENCE:]
    if len(last) == PATIENCE and BREAKDOWNS.issuperset(last):
        if BREAKDOWNS.issuperset(played):
            return f"it broke down in each of {len(played)} scenarios, nothing else came"
        if Verdict.TIMEOUT in last:
            return f"the last {PATIENCE} scenarios all broke down"
    breakdowns = sum(verdict in BREAKDOWNS for verdict in played)
    if restarts is not None and breakdowns > restarts:
        return f"it broke down {breakdowns} times, and was to be started again at most {restarts} times"
    return ""
