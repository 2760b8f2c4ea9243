"""An engine in process that is given only so long for an answer, as a command is."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import NoReturn

from cardavia.engine.port import Description, Engine, TimeoutFault
from cardavia.table import Decision, Position, Seat, Setup


class Patient:
    """An engine whose answers are given up after `timeout` seconds with a `TimeoutFault`.

    Only where alarms can be taken, in the main thread of a process, and only while it runs Python.
    """

    def __init__(self, engine: Engine, timeout: float) -> None:
        self._engine = engine
        self._timeout = timeout

    def describe(self) -> Description:
        """Who it is and what it plays."""
        with _alarm(self._timeout):
            return self._engine.describe()

    def deal(self, setup: Setup) -> Position:
        """Start a new deal."""
        with _alarm(self._timeout):
            return self._engine.deal(setup)

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        """One decision for each seat asked."""
        with _alarm(self._timeout):
            return self._engine.step(decisions)

    def shuffle(self, game: str, seed: int | str) -> Setup:
        """The engine's own dealing."""
        with _alarm(self._timeout):
            return self._engine.shuffle(game, seed)


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    if current_thread() is not main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def give_up(_: int, __: FrameType | None) -> NoReturn:
        raise TimeoutFault(f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
