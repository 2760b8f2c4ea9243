"""Progress on stderr: one line that changes on a terminal; elsewhere a line now and then in a long run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Self, TextIO

import click

from cardavia.report.model import Entry

ERASE = "\r\x1b[K"
PAUSE = 10.0
"""Seconds between two lines where there is no terminal; a run that is shorter is silent there."""


class Ticker:
    """Shows how something long is getting on, one line in the place of the last."""

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._stream = stream or sys.stderr
        self._is_terminal = self._stream.isatty()
        self._clock = clock
        self._last = clock()

    def show(self, line: Callable[[], str]) -> None:
        """How it stands now, worked out only if it is shown."""
        if self._is_terminal:
            self._write(f"{ERASE}{line()}")
        elif self._clock() - self._last >= PAUSE:
            self._last = self._clock()
            self._write(f"{line()}\n")

    def say(self, text: str) -> None:
        """Something that is to be read later as well, on stdout."""
        if self._is_terminal:
            self._write(ERASE)
        click.echo(text)

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


class Progress(Ticker):
    """Counts `total` scenarios as they come."""

    def __init__(
        self, total: int, stream: TextIO | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(stream, clock)
        self._total = total
        self._done = self._unexpected = 0

    def advance(self, entry: Entry) -> None:
        """One more scenario is done."""
        self._done += 1
        self._unexpected += entry.verdict.unexpected
        wrong = f", {self._unexpected} unexpected" if self._unexpected else ""
        line = f"{self._done} of {self._total} scenarios{wrong}"
        self.show(lambda: line)
