"""A report in few lines, for agents and small screens: a pass is one line, a failure 25 at most."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten

from cardavia.report.model import Entry, Plan, Report
from cardavia.report.rows import INDENT, WIDTH, labelled, printable
from cardavia.report.text import judgement, repeat, unmet, ways
from cardavia.rulebook.load import rulebook

MOST_SENTENCES = 3


def brief(report: Report) -> str:
    """Whether the engine conforms, before that each way in which something failed, once."""
    lines = [
        line for first, others in ways(report) for line in (*failure(first, len(others), report.plan), "")
    ]
    lines += [f"not seen: {unmet(known)}" for known in report.unmet]
    lines += [f"the suite itself failed, please report it: {broken}" for broken in report.broken]
    passed = sum(entry.verdict == "pass" for entry in report.entries)
    return (
        "\n".join((*lines, f"{judgement(report)} {passed} of {report.plan.selected} scenarios pass.")) + "\n"
    )


def failure(entry: Entry, others: int, plan: Plan) -> Iterator[str]:
    """One failure; `others` came out the same way."""
    yield _cut(
        "", f"{entry.verdict}: {entry.id}  {entry.title} ({entry.file}:{entry.step_line or entry.line})"
    )
    book = rulebook(entry.game)
    for name in entry.sentences[:MOST_SENTENCES]:
        if sentence := book.sentence(name):
            yield _cut("sentence", f"{name}  {sentence.gloss}")
    if entry.readings:
        rulings = (f"{name}={', '.join(options)}" for name, options in entry.readings.items())
        yield _cut("rulings", "; ".join(rulings))
    yield _cut("situation", "; ".join(entry.situation), 4)
    yield _cut("done", "; ".join(entry.done), 2)
    yield _cut("expected", entry.expected, 2)
    yield _cut("got", entry.got, 2)
    for reason in entry.because[:MOST_SENTENCES]:
        yield _cut("because", f"{reason['id']}  {reason['gloss']}")
    if others:
        yield labelled("likewise", f"{others} more")
    yield labelled("repeat", repeat(entry, plan))


def _cut(label: str, text: str, lines: int = 1) -> str:
    """A label and as much of a text as fits into so many lines."""
    room = (WIDTH - INDENT) * lines
    head = f"{label:<{INDENT}}" if label else ""
    return head + shorten(printable(text), room if label else WIDTH, placeholder=" ...")
