"""Ctrl-C and SIGTERM: the first asks to finish what is in hand, the second ends it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Inside, whether somebody has asked to stop; who asks twice gets a `KeyboardInterrupt`."""
    asked = False

    def ask(_: int, __: FrameType | None) -> None:
        nonlocal asked
        if asked:
            raise KeyboardInterrupt
        asked = True

    if current_thread() is not main_thread():
        yield lambda: asked
        return
    before = {each: signal.signal(each, ask) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: asked
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
