"""A report as JSON lines, written as the run goes on: what has been measured is in the file at once.

Line 1 is a `header`: what the run set out to do. Then comes a `result` for each scenario, in the order in
which they came. The last line is a `footer`; a file without one was cut off. The schema of each kind of line
lies in `cardavia/report/schemas/`. Fields may be added; none changes its meaning under the same `format`.
`cardavia.report.reading` reads such a file.
"""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from cardavia import __version__
from cardavia.judging.verdict import Verdict
from cardavia.report.model import Entry, Plan, Report, Tally

FORMAT = 1


class Journal:
    """A report on its way into a file.

    Raises `OSError` where the file cannot be begun. What fails later, such as a disk that is full, stops the
    writing and not the run: `failure` then says why.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        # An engine in this process may say halves of characters, which no file can hold.
        self._file = path.open("w", encoding="utf-8", errors="replace", newline="\n")
        self.failure = ""
        self._added: set[str] = set()
        try:
            self._write(header(plan))
        except OSError:
            self._release()
            raise

    def add(self, entry: Entry) -> None:
        """One more result."""
        self._attempt({"kind": "result", **entry.to_json()})
        self._added.add(entry.id)

    def close(self, report: Report) -> None:
        """The run is over: only now is the file complete, also with what an interruption kept back."""
        for entry in report.entries:
            if entry.id not in self._added:
                self.add(entry)
        self._attempt(footer(report))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._release()

    def _attempt(self, line: dict[str, Any]) -> None:
        if self.failure:
            return
        try:
            self._write(line)
        except OSError as error:
            self.failure = error.strerror or str(error)

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
        self._file.flush()

    def _release(self) -> None:
        # What could not be written before is tried once more, and fails once more.
        with suppress(OSError):
            self._file.close()


def header(plan: Plan) -> dict[str, Any]:
    """The first line."""
    return {
        "kind": "header",
        "format": FORMAT,
        "cardavia": __version__,
        "engine": {"spec": plan.engine, "name": plan.name, "version": plan.version},
        "games": plan.games,
        "only": plan.only,
        "corpus": plan.corpus,
        "corpus_version": plan.corpus_version,
        "selected": plan.selected,
        "total": plan.total,
        "scenarios": plan.ids,
        "pins": plan.pins,
        "known": [asdict(known) for known in plan.known],
        "remarks": plan.remarks,
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def footer(report: Report) -> dict[str, Any]:
    """The last line."""
    came = Counter(entry.verdict for entry in report.entries)
    return {
        "kind": "footer",
        "results": len(report.entries),
        "not_run": report.missing,
        "verdicts": {verdict.value: came[verdict] for verdict in Verdict},
        "sentences": {
            tally.sentence.id: _tally(tally) for game in report.plan.games for tally in report.tallies(game)
        },
        "unmet": [known.id for known in report.unmet],
        "broken": report.broken,
        "finished": report.finished,
        "seconds": round(report.seconds, 3),
        "interrupted": report.interrupted,
        "abandoned": report.abandoned,
        "conforms": report.conforms,
    }


def _tally(tally: Tally) -> dict[str, Any]:
    untested = {"untested": tally.sentence.untested} if tally.sentence.untested else {}
    return {
        "game": tally.sentence.game,
        "passed": tally.passed,
        "ran": tally.ran,
        "of": tally.total,
        "holds": tally.holds,
        **untested,
    }
