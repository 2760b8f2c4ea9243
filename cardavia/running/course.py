"""The course of a run: what has come so far, and whether it goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import monotonic

from cardavia.report.model import Entry, Plan, Report
from cardavia.running.patience import given_up

Watch = Callable[[Entry], None]
"""Called with each entry as it comes."""


@dataclass
class Course:
    """What comes of a plan; `watch` sees each entry as it comes.

    `broken`, `interrupted` and `abandoned` are those of the report. `restarts` is how often the engine may be
    started again, None for one that need not be.
    """

    plan: Plan
    watch: Watch
    restarts: int | None = None
    broken: list[str] = field(default_factory=list)
    interrupted: bool = False
    abandoned: str = ""
    _entries: list[Entry] = field(default_factory=list)
    _started: datetime = field(default_factory=lambda: datetime.now(UTC))
    _begun: float = field(default_factory=monotonic)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be played."""
        return self.interrupted or bool(self.abandoned)

    def add(self, entry: Entry) -> None:
        """One more scenario has its verdict."""
        self._entries.append(entry)
        self.watch(entry)
        if len(self._entries) < self.plan.selected:
            self.abandoned = self.abandoned or given_up(self._entries, self.restarts)

    def stumble(self, message: str) -> None:
        """The suite itself has failed."""
        self.broken.append(message)

    def interrupt(self) -> None:
        """Somebody has pressed Ctrl-C."""
        self.interrupted = True

    def report(self) -> Report:
        """What has come of it, in the order of the corpus."""
        places = {name: place for place, name in enumerate(self.plan.ids)}
        return Report(
            plan=self.plan,
            entries=tuple(sorted(self._entries, key=lambda entry: places[entry.id])),
            started=self._started.isoformat(timespec="seconds"),
            finished=datetime.now(UTC).isoformat(timespec="seconds"),
            seconds=monotonic() - self._begun,
            interrupted=self.interrupted,
            broken=tuple(self.broken),
            abandoned=self.abandoned,
        )
