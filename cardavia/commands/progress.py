"""Progress on stderr: one line that changes on a terminal; elsewhere a line now and then in a long run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Self, TextIO

from cardavia.report.model import Entry

ERASE = "\r\x1b[K"
PAUSE = 10.0
"""Seconds between two lines where there is no terminal; a run that is shorter is silent there."""


class Progress:
    """Counts `total` scenarios as they come."""

    def __init__(
        self, total: int, stream: TextIO | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self._total = total
        self._stream = stream or sys.stderr
        self._is_terminal = self._stream.isatty()
        self._clock = clock
        self._last = clock()
        self._done = self._unexpected = 0

    def advance(self, entry: Entry) -> None:
        """One more scenario is done."""
        self._done += 1
        self._unexpected += entry.verdict.unexpected
        wrong = f", {self._unexpected} unexpected" if self._unexpected else ""
        line = f"{self._done} of {self._total} scenarios{wrong}"
        if self._is_terminal:
            self._write(f"{ERASE}{line}")
        elif self._clock() - self._last >= PAUSE:
            self._last = self._clock()
            self._write(f"{line}\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._is_terminal:
            self._write(ERASE)

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
