"""Reading a report that `cardavia check --json` has written, complete or cut off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from cardavia.engine.schema import faults
from cardavia.engine.wire import WireError, decode
from cardavia.judging.known import KnownFailure
from cardavia.report.json_lines import FORMAT
from cardavia.report.model import Entry, Plan, Report

SCHEMAS = Path(__file__).with_name("schemas")
"""The schemas of `header`, `result` and `footer`, the kinds of line."""


class ReportError(ValueError):
    """A file that is no whole report; the message names the file, the line, and what is wrong with it."""


class TruncatedReportError(ReportError):
    """A report without its end; `report` is what it still holds, as of an interrupted run."""

    def __init__(self, message: str, report: Report) -> None:
        super().__init__(message)
        self.report = report


def read_report(path: Path) -> Report:
    """The report in a file, its entries in the order of the corpus.

    Raises `ReportError` for a file that is none, and `TruncatedReportError` for one that has no end.
    """
    try:
        written = path.read_bytes()
    except OSError as error:
        raise ReportError(f"{path}: cannot be read: {error.strerror}") from None
    # What stands behind the last newline is nothing, or half a line of a run that was killed.
    *lines, half = written.split(b"\n")
    if not lines:
        raise ReportError(f"{path}: is no report; expected a file that `cardavia check --json` has written")
    plan, started = _begin(path, lines[0])
    whole = [_line(path, number, line) for number, line in enumerate(lines[1:], 2)]
    end = whole.pop() if whole and whole[-1]["kind"] == "footer" else None
    for number, data in enumerate(whole, 2):
        if data["kind"] != "result":
            raise ReportError(
                f"{path}:{number}: a {data['kind']} in the middle; is it several reports in one file?"
            )
    entries = _ordered(path, plan, [Entry.from_json(data) for data in whole])
    if end is None or half:
        raise _truncated(path, Report(plan, entries, started, "", 0.0, interrupted=True))
    report = Report(
        plan,
        entries,
        started,
        end["finished"],
        end["seconds"],
        interrupted=end["interrupted"],
        broken=tuple(end["broken"]),
        abandoned=end["abandoned"],
    )
    if end["results"] != len(entries):
        raise ReportError(
            f"{path}: has {len(entries)} results, its last line counts {end['results']}; it has been changed"
        )
    return report


def _begin(path: Path, line: bytes) -> tuple[Plan, str]:
    data = _decoded(path, 1, line)
    if not isinstance(data, dict) or data.get("kind") != "header":
        raise ReportError(
            f"{path}:1: is no header of a report; expected a file that `cardavia check --json` has written"
        )
    if data.get("format") != FORMAT:
        raise ReportError(
            f"{path}:1: has format {data.get('format')!r}, this version of Cardavia reads format {FORMAT}"
        )
    _check(path, 1, data)
    plan = Plan(
        engine=data["engine"]["spec"],
        name=data["engine"]["name"],
        version=data["engine"]["version"],
        games=tuple(data["games"]),
        pins={sentence: tuple(ids) for sentence, ids in data["pins"].items()},
        total=data["total"],
        selected=data["selected"],
        only=tuple(data["only"]),
        corpus=data["corpus"],
        corpus_version=data.get("corpus_version", ""),
        remarks=tuple(data["remarks"]),
        ids=tuple(data["scenarios"]),
        known=tuple(map(_known, data["known"])),
    )
    return plan, data["started"]


def _known(data: dict[str, Any]) -> KnownFailure:
    name, reason, link, file, line, scenarios = (data[part.name] for part in fields(KnownFailure))
    return KnownFailure(name, reason, link, file, line, tuple(scenarios))


def _line(path: Path, number: int, line: bytes) -> dict[str, Any]:
    data = _decoded(path, number, line)
    if not isinstance(data, dict) or data.get("kind") not in ("header", "result", "footer"):
        raise ReportError(f"{path}:{number}: is neither a result nor a footer")
    _check(path, number, data)
    return data


def _decoded(path: Path, number: int, line: bytes) -> Any:
    try:
        return decode(line)
    except WireError as error:
        raise ReportError(f"{path}:{number}: is no line of a report: {error}") from None


def _check(path: Path, number: int, data: dict[str, Any]) -> None:
    if found := faults(data["kind"], data, SCHEMAS):
        raise ReportError(f"{path}:{number}: is no {data['kind']} of a report: {'; '.join(found)}")


def _ordered(path: Path, plan: Plan, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    places = {name: place for place, name in enumerate(plan.ids)}
    counts = Counter(entry.id for entry in entries)
    for name, count in counts.items():
        if name not in places:
            raise ReportError(f"{path}: has a result of {name}, which its first line does not select")
        if count > 1:
            raise ReportError(f"{path}: has {count} results of {name}; is it several reports in one file?")
    return tuple(sorted(entries, key=lambda entry: places[entry.id]))


def _truncated(path: Path, report: Report) -> TruncatedReportError:
    came = Counter(entry.verdict.value for entry in report.entries)
    held = ", ".join(f"{number} {verdict}" for verdict, number in came.items())
    return TruncatedReportError(
        f"{path}: is cut off: the run was killed, or still goes on; "
        f"it holds {len(report.entries)} of {report.plan.selected} results{f' ({held})' if held else ''}",
        report,
    )
