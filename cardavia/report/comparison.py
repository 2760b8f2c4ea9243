"""What has changed between two runs, scenario by scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from cardavia.judging.verdict import BREAKDOWNS, UNTOLD, Verdict
from cardavia.report.model import Entry, Plan, Report
from cardavia.report.rows import printable


class Kind(StrEnum):
    """What has become of a scenario."""

    FAILING = "newly failing"
    PASSING = "newly passing"
    CHANGED = "verdict changed"
    NEW = "new"
    GONE = "gone"


class Change(NamedTuple):
    """A scenario that came otherwise, and whether for the worse; the side on which it did not run is None."""

    id: str
    kind: Kind
    before: Entry | None
    after: Entry | None
    is_worse: bool


class Comparison(NamedTuple):
    """Two runs, the scenarios that came otherwise in the order of the corpus, and how many came alike."""

    before: Report
    after: Report
    changes: tuple[Change, ...]
    alike: int

    @property
    def in_both(self) -> int:
        """How many scenarios ran in both, so that there is something to compare."""
        return len({entry.id for entry in self.before.entries} & {entry.id for entry in self.after.entries})

    @property
    def conforms_no_more(self) -> bool:
        """Whether the engine as a whole has stopped conforming."""
        return self.before.conforms and not self.after.conforms

    @property
    def is_worse(self) -> bool:
        """Whether anything is worse."""
        return self.conforms_no_more or any(change.is_worse for change in self.changes)


def compare(before: Report, after: Report) -> Comparison:
    """What has changed from one run to another.

    Worse is: a verdict that is further from a pass; a new scenario that fails; and one that was to run again
    and did not. A scenario that was not selected again is gone, and says nothing.
    """
    old = {entry.id: entry for entry in before.entries}
    new = {entry.id: entry for entry in after.entries}
    names = dict.fromkeys((*after.plan.ids, *before.plan.ids))
    both = [name for name in names if name in old or name in new]
    changes = tuple(
        change for name in both if (change := _change(name, old.get(name), new.get(name), after.plan))
    )
    return Comparison(before, after, changes, len(both) - len(changes))


def _change(name: str, before: Entry | None, after: Entry | None, plan: Plan) -> Change | None:
    if before is None or after is None:
        kind = Kind.NEW if before is None else Kind.GONE
        is_worse = after.verdict.unexpected if after else name in plan.ids
        return Change(name, kind, before, after, is_worse)
    if before.verdict is after.verdict:
        return None
    is_worse = _distance(after.verdict) > _distance(before.verdict)
    return Change(name, _kind(before.verdict, after.verdict), before, after, is_worse)


def _kind(before: Verdict, after: Verdict) -> Kind:
    if after is Verdict.PASS:
        return Kind.PASSING
    return Kind.FAILING if after.unexpected and not before.unexpected else Kind.CHANGED


def _distance(verdict: Verdict) -> int:
    """How far a verdict is from a pass: failing as expected, not played, failing, breaking down."""
    steps: Mapping[Verdict, int] = {
        Verdict.PASS: 0,
        Verdict.EXPECTED_FAILURE: 1,
        **dict.fromkeys(UNTOLD, 2),
        **dict.fromkeys(BREAKDOWNS, 4),
    }
    return steps.get(verdict, 3)


def told(comparison: Comparison) -> str:
    """The comparison for people: the engines, each change, and the sum of it."""
    return "\n".join(_told(comparison)) + "\n"


def _told(comparison: Comparison) -> Iterator[str]:
    before, after = comparison.before, comparison.after
    engines = [printable(f"{report.plan.name} {report.plan.version}") for report in (before, after)]
    yield (
        engines[0] if engines[0] == engines[1] else f"{engines[0]} -> {engines[1]}, another engine or version"
    )
    yield from _runs(before, after)
    for kind in Kind:
        changes = [change for change in comparison.changes if change.kind is kind]
        if changes:
            yield ""
            yield f"{kind} ({len(changes)}):"
            yield from map(_line, changes)
    yield ""
    yield f"{_counts(comparison)}, {comparison.alike} came alike."
    yield _sum(comparison)


def _runs(before: Report, after: Report) -> Iterator[str]:
    """What is to be known of runs that are not like each other, or not complete."""
    versions = [report.plan.corpus_version or "unknown" for report in (before, after)]
    if versions[0] != versions[1]:
        yield f"corpus {printable(versions[0])} -> {printable(versions[1])}: scenarios may say something else"
    for when, report in (("before", before), ("after", after)):
        plan = report.plan
        if plan.is_partial:
            yield f"{when}: {plan.selected} of {plan.total} scenarios were selected"
        if report.missing:
            yield f"{when}: {report.missing} of {plan.selected} selected scenarios did not run"
        if report.broken:
            yield f"{when}: the suite itself failed {len(report.broken)} times"


def _line(change: Change) -> str:
    mark = "!" if change.is_worse else " "
    sides = (str(entry.verdict) if entry else "" for entry in (change.before, change.after))
    way = " -> ".join(filter(None, sides))
    missing = ", not run" if change.after is None and change.is_worse else ""
    entry = change.after or change.before
    got = f": {entry.got}" if entry and change.after and entry.verdict.unexpected and entry.got else ""
    return printable(f"  {mark} {change.id}: {way}{missing}{got}")


def _counts(comparison: Comparison) -> str:
    total = len(comparison.changes) + comparison.alike
    passed = [report.count(Verdict.PASS) for report in (comparison.before, comparison.after)]
    ran = [len(report.entries) for report in (comparison.before, comparison.after)]
    passing = " -> ".join(f"{good} of {number}" for good, number in zip(passed, ran, strict=True))
    return f"{passing} pass; {len(comparison.changes)} of {total} scenarios came otherwise"


def _sum(comparison: Comparison) -> str:
    worse = sum(change.is_worse for change in comparison.changes)
    if worse:
        return f"Worse: {worse} of {len(comparison.changes)} changes."
    if comparison.conforms_no_more:
        return "Worse: it conformed as a whole, and does no more."
    return "Nothing is worse."
