"""Progress on stderr: one line that changes on a terminal, nothing anywhere else."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Self, TextIO

from cardavia.report.model import Entry

ERASE = "\r\x1b[K"


class Progress:
    """Counts `total` scenarios as they come."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self._total = total
        self._stream = stream or sys.stderr
        self._is_shown = self._stream.isatty()
        self._done = self._unexpected = 0

    def advance(self, entry: Entry) -> None:
        """One more scenario is done."""
        self._done += 1
        self._unexpected += entry.verdict.unexpected
        wrong = f", {self._unexpected} unexpected" if self._unexpected else ""
        self._write(f"{ERASE}{self._done} of {self._total} scenarios{wrong}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._write(ERASE)

    def _write(self, text: str) -> None:
        if self._is_shown:
            self._stream.write(text)
            self._stream.flush()
