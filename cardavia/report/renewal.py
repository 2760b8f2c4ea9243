"""A list of known failures brought up to date with a report, the rest of its text left as it is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from textwrap import shorten
from typing import NamedTuple

from cardavia.fixture.suite import Suite
from cardavia.judging.known import FIELDS, FILL_IN, Listed, concerns, shared_out
from cardavia.judging.verdict import Verdict
from cardavia.report.model import Entry, Plan, Report

WIDTH = 108
HEAD = """\
# Failures that are known, for `cardavia check --expect`: what fails, why, and where that is dealt with.
"""
NOT_IN_YAML = re.compile("[^\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


class Renewal(NamedTuple):
    """The new text of a list, and the ids of its entries by what has become of them."""

    text: str
    kept: tuple[str, ...]
    new: tuple[str, ...]
    dropped: tuple[str, ...]


def renewed(text: str, entries: Sequence[Listed], report: Report, suite: Suite) -> Renewal:
    """The list with `text` and `entries` after a run.

    An entry stays if one of its scenarios failed, or not all of them ran; what else fails is added, in the
    order of the suite. A comment goes with the entry that it stands right above; all others stay.
    """
    scenarios = shared_out(entries, suite).scenarios
    failing = {entry.id: entry for entry in report.entries if _fails(entry)}
    came = {entry.id for entry in report.entries}
    gone = {
        entry
        for entry in entries
        if concerns(entry.id, suite)
        and came.issuperset(scenarios.get(entry, ()))
        and failing.keys().isdisjoint(scenarios.get(entry, ()))
    }
    held = {name for entry, ids in scenarios.items() if entry not in gone for name in ids}
    new = [failing[name] for name in suite.by_id if name in failing and name not in held]
    lines = [*_without(text.split("\n"), entries, gone)]
    while lines and not lines[-1].strip():
        lines.pop()
    parts = ["\n".join(lines) + "\n" if lines else HEAD, *(_written(entry, report.plan) for entry in new)]
    return Renewal(
        "\n".join(parts),
        kept=tuple(entry.id for entry in entries if entry not in gone),
        new=tuple(entry.id for entry in new),
        dropped=tuple(entry.id for entry in entries if entry in gone),
    )


def _fails(entry: Entry) -> bool:
    if entry.verdict is Verdict.EXPECTED_FAILURE:
        return bool(entry.known)
    return entry.verdict.unexpected and entry.verdict is not Verdict.UNEXPECTED_PASS


def _without(lines: Sequence[str], entries: Sequence[Listed], gone: set[Listed]) -> Iterator[str]:
    """The lines without those of some entries."""
    if not entries:
        # There may be an empty mapping, which would not go together with what follows.
        yield from filter(_is_between, lines)
        return
    starts = [_start(lines, entry, before) for entry, before in zip(entries, (None, *entries), strict=False)]
    yield from lines[: starts[0]]
    for entry, start, end in zip(entries, starts, (*starts[1:], len(lines)), strict=True):
        last = max(place for place in range(start, end) if not _is_between(lines[place]))
        if entry not in gone:
            yield from lines[start : last + 1]
        rest = lines[last + 1 : end]
        yield from rest[1:] if entry in gone and rest and not rest[0].strip() else rest


def _start(lines: Sequence[str], entry: Listed, before: Listed | None) -> int:
    """Where an entry begins, the comment right above it included."""
    start = entry.line - 1
    while start > (before.line if before else 0) and lines[start - 1].startswith("#"):
        start -= 1
    return start


def _is_between(line: str) -> bool:
    return not line.strip() or line.startswith("#")


def _written(entry: Entry, plan: Plan) -> str:
    told = f"{entry.verdict}: expected {entry.expected}; got {entry.got}"
    comment = shorten(NOT_IN_YAML.sub(" ", told), WIDTH - 2, placeholder=" ...")
    values = dict.fromkeys(FIELDS, FILL_IN)
    for known in plan.known:
        if known.id == entry.known:
            values = {field: json.dumps(getattr(known, field), ensure_ascii=False) for field in FIELDS}
    return "".join(
        [f"# {comment}\n", f"{entry.id}:\n", *(f"  {field}: {value}\n" for field, value in values.items())]
    )
