"""What does not conform, as annotations of GitHub: workflow commands on the standard output of a job."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from cardavia.report.model import Entry, Report
from cardavia.report.rows import printable
from cardavia.report.text import judgement, repeat, unmet

LIMIT = 10
"""How many errors of one step GitHub shows."""


def to_annotations(report: Report) -> Iterator[str]:
    """The commands, one a line: an error for each problem up to the limit, and a note of how many."""
    if report.conforms:
        return
    problems = list(_problems(report)) or [_command("error", judgement(report))]
    yield from islice(problems, LIMIT)
    if len(problems) > LIMIT:
        yield _command("notice", f"{LIMIT} of {len(problems)} problems are shown here; the log has them all")


def _problems(report: Report) -> Iterator[str]:
    for entry in report.unexpected:
        yield _command(
            "error", _told(entry, report), entry.file, entry.step_line or entry.line, _title(entry)
        )
    for known in report.unmet:
        yield _command("error", unmet(known), known.file, known.line, f"not seen: {known.id}")
    for broken in report.broken:
        yield _command("error", broken, title="the suite itself failed")
    if report.missing:
        yield _command("error", judgement(report))


def _title(entry: Entry) -> str:
    return f"{entry.verdict}: {entry.id}"


def _told(entry: Entry, report: Report) -> str:
    lines = (entry.title, f"expected {entry.expected}", f"got {entry.got}", repeat(entry, report.plan))
    return "\n".join(lines)


def _command(kind: str, message: str, file: str = "", line: int = 0, title: str = "Cardavia") -> str:
    place = [f"file={_property(file)}", f"line={line}"] if file else []
    return f"::{kind} {','.join([*place, f'title={_property(title)}'])}::{_data(printable(message))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
