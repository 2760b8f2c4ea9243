"""Ctrl-C and SIGTERM: heard wherever they come, and never lost.

An exception raised at whatever line runs is lost where that line is part of a finaliser or a callback: Python
says "Exception ignored" and goes on. So a signal only sets a flag, a thread wakes whoever waits, and all that
takes long looks at the flag at its natural joints:

* a loop calls `check`, which raises `Interrupted` once a signal has been heard; every answer of an engine is
  such a joint, so what plays needs no more;
* whoever waits does so inside `waking`, has `fileno` among what it waits for, or waits no longer than `POLL`
  seconds at a time;
* what must not outlive the program (an engine's process) is ended by a function given to `at_once`;
* a worker is started `withheld` and begins with `follow`: what comes in between waits for it.

A second signal ends the program on the spot. What reads from a terminal or a pipe does so `unheard`.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread, current_thread, main_thread
from time import monotonic

STATUS = 130
"""The exit status of a program that was interrupted."""

POLL = 0.1
"""Seconds between two looks at the flag where nothing can be woken."""

AGAIN = 0.25
"""Seconds within which a second signal is the first one over again: whoever ends a program often sends it to
the program and to its group."""

SIGNALS = (signal.SIGINT, signal.SIGTERM)

HAS_MASK = hasattr(signal, "pthread_sigmask")
"""Whether signals can be made to wait; not every system can."""

Wake = Callable[[], object]


class Interrupted(KeyboardInterrupt):
    """Somebody wants the program to end; raised by `check` alone, at a joint."""


_heard = False
_waiting: set[Wake] = set()
_ending: set[Wake] = set()
_pipe: tuple[int, int] | None = None


def listen() -> None:
    """From here on signals are heard; only where they can be, in the main thread."""
    if current_thread() is main_thread():
        _listen_to(SIGNALS)


def leave() -> None:
    """From here on a signal ends the program as the system does it; for the time after the last byte."""
    if current_thread() is main_thread():
        for each in SIGNALS:
            signal.signal(each, signal.SIG_DFL)


def follow() -> None:
    """What a worker does: leave Ctrl-C to the first process, end when told to, or when that one has gone."""
    global _heard, _pipe
    _heard, _pipe = False, None
    _waiting.clear()
    _ending.clear()
    _listen_to((signal.SIGTERM,))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if HAS_MASK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    Thread(target=end_with_the_first, daemon=True).start()


@contextmanager
def withheld() -> Iterator[None]:
    """Inside, signals wait: a worker that is started here gets none of its own before it `follow`s.

    One that came earlier would be lost, or end the worker with a traceback while it still imports.
    """
    if not HAS_MASK:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def is_heard() -> bool:
    """Whether somebody wants the program to end."""
    return _heard


def check() -> None:
    """Go on, or raise `Interrupted` if somebody wants the program to end."""
    if _heard:
        raise Interrupted


@contextmanager
def waking(wake: Wake) -> Iterator[None]:
    """Inside, a signal calls `wake`, from another thread."""
    _waiting.add(wake)
    try:
        check()
        yield
    finally:
        _waiting.discard(wake)


def fileno() -> int:
    """What becomes readable when a signal is heard, for `select` and its like."""
    global _pipe  # noqa: PLW0603 - there is one for the process, as there is one flag
    if _pipe is None:
        _pipe = os.pipe()
        if is_heard():
            os.write(_pipe[1], b"!")
    return _pipe[0]


def at_once(end: Wake) -> None:
    """Have `end` called if the program is ended on the spot."""
    _ending.add(end)


def no_longer(end: Wake) -> None:
    """What `end` would end has ended."""
    _ending.discard(end)


@contextmanager
def unheard() -> Iterator[None]:
    """Inside, signals do what Python has them do: to be used around reading, which nothing can wake."""
    if current_thread() is not main_thread():
        yield
        return
    before = {each: signal.getsignal(each) for each in SIGNALS}
    writing = signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        check()
        yield
    finally:
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for each, handler in before.items():
            signal.signal(each, handler)


def _listen_to(signals: tuple[signal.Signals, ...]) -> None:
    """Have a thread of its own wait for signals: one taken by any other thread wakes nobody."""
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    Thread(target=_await_signals, args=(reading,), daemon=True).start()
    for each in signals:
        signal.signal(each, _note)


def _await_signals(reading: int) -> None:
    """Wake whoever waits at the first signal, and end the program at the second."""
    first: float | None = None
    while number := os.read(reading, 1):
        if number[0] not in SIGNALS:
            continue
        if first is not None and monotonic() - first > AGAIN:
            _end()
        first = first or monotonic()
        _note()
        if _pipe is not None:
            os.write(_pipe[1], b"!")
        for wake in tuple(_waiting):
            wake()


def _note(*_: object) -> None:
    global _heard  # noqa: PLW0603 - a handler can leave word nowhere else
    _heard = True


def _end() -> None:
    for end in tuple(_ending):
        with suppress(Exception):  # whatever it is, the others must end too
            end()
    os._exit(STATUS)


def end_with_the_first(number: signal.Signals = signal.SIGTERM) -> None:
    """End this worker, and with it its engine, if the first process is killed and can end nobody."""
    import multiprocessing  # noqa: PLC0415 - only what has workers pays for it

    if first := multiprocessing.parent_process():
        first.join()
        os.kill(os.getpid(), number)
