"""SIGTERM taken as Ctrl-C: whoever ends a run, what has been measured is told and the engine ended."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import NoReturn


@contextmanager
def terminable() -> Iterator[None]:
    """Inside, SIGTERM raises `KeyboardInterrupt`; only where signals can be taken, in the main thread."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(_: int, __: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
