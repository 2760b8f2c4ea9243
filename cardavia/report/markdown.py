"""A report in Markdown, as a page that a job of CI shows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardavia.judging.verdict import Verdict
from cardavia.report.model import Report
from cardavia.report.rows import printable
from cardavia.report.text import failures, held, judgement, sections, unmet
from cardavia.rulebook.load import rulebook

MOST_FAILURES = 50
MOST_CHARACTERS = 8000
"""What a page shows of failures, and of each: GitHub takes a mebibyte from a step."""

SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+!|~&@$-])")
ADDRESS = re.compile(r"https?://[^\s<>]+")


def to_markdown(report: Report) -> str:
    """The page: the verdict, how many scenarios came to which, what holds, what is expected, what fails."""
    parts = [
        f"## Cardavia: {_plain(report.plan.checked)}",
        f"**{_plain(judgement(report))}**",
        *("\n".join(table) for table in (_verdicts(report), _sections(report))),
        *_expected(report),
        *_unmet(report),
        *_failures(report),
    ]
    return "\n\n".join(parts) + "\n"


def _verdicts(report: Report) -> Iterator[str]:
    yield "| verdict | scenarios |"
    yield "|---|---|"
    selected = report.plan.selected
    for verdict, ground, number in report.buckets():
        label = f"{verdict}, {ground}" if ground else verdict
        yield f"| {label} | {number} of {selected} |"
    if report.missing:
        yield f"| not run | {report.missing} of {selected} |"


def _sections(report: Report) -> Iterator[str]:
    yield "| section | sentences |"
    yield "|---|---|"
    for game in report.games:
        if not report.offers(game):
            yield f"| {_plain(rulebook(game).title)} | not run, the engine does not offer {game} |"
            continue
        for name, title, tallies in sections(report, game):
            yield f"| {_plain(rulebook(game).title)}: {name} {_plain(title)} | {held(tallies)} |"


def _expected(report: Report) -> Iterator[str]:
    known = [entry for entry in report.entries if entry.verdict is Verdict.EXPECTED_FAILURE and entry.known]
    if known:
        lines = ["### Known failures", "", "| entry | reason | link | scenarios |", "|---|---|---|---|"]
        for each in report.plan.known:
            ids = [entry.id for entry in known if entry.known == each.id]
            if ids:
                cells = (each.id, _plain(each.reason), _link(each.link), ", ".join(ids))
                lines.append(f"| {' | '.join(cells)} |")
        yield "\n".join(lines)


def _unmet(report: Report) -> Iterator[str]:
    if report.unmet:
        yield "\n".join(["### Known failures that were not seen", "", *_list(map(unmet, report.unmet))])


def _failures(report: Report) -> Iterator[str]:
    told = list(failures(report))
    if not told and not report.broken:
        return
    yield "### Failures"
    yield from (_fenced(text.removeprefix("--- ")) for text in told[:MOST_FAILURES])
    if len(told) > MOST_FAILURES:
        yield f"{MOST_FAILURES} of {len(told)} are shown; the log of the job has them all."
    if report.broken:
        yield "\n".join(_list(f"The suite itself failed: {broken}" for broken in report.broken))


def _list(texts: Iterator[str]) -> Iterator[str]:
    return (f"* {_plain(text)}" for text in texts)


def _fenced(text: str) -> str:
    """A text as it is, fenced with more backticks than it has in a row."""
    if len(text) > MOST_CHARACTERS:
        text = f"{text[:MOST_CHARACTERS]} ..."
    fence = "`" * max(3, 1 + max(map(len, re.findall("`+", text)), default=0))
    return f"{fence}text\n{text}\n{fence}"


def _plain(text: str) -> str:
    """A text on one line of which nothing is taken for Markdown."""
    return SPECIAL.sub(r"\\\1", printable(" ".join(text.split())))


def _link(text: str) -> str:
    return f"<{text}>" if ADDRESS.fullmatch(text) and "|" not in text else _plain(text)
