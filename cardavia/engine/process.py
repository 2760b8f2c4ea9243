"""A running command spoken to line by line, which can neither block nor flood whoever speaks to it."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from io import BufferedReader
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen
from threading import Event, Thread
from typing import IO

from cardavia import interruption

LINE_LIMIT = 1 << 20
"""The longest line read, in bytes; a position takes a few thousand."""

TERM, KILL = signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM)
"""How a process is asked to end, and how it is made to; not every system has the latter."""

LOG_LIMIT = 8 << 10
"""How much of the end of stderr is kept, in bytes."""

GRACE = 1.0
"""How long a process may take to end by itself once its input is closed, and again once it is asked to."""

CHUNK = 1 << 16
"""How much is read at once, in bytes."""


class Process:
    """A command's process: one line in, one line out.

    A thread of its own writes each line and reads the answer, so that a process which does not read, does
    not answer, or stops half way holds up nobody; another empties stderr and keeps its end. A third waits for
    the end of the process and kills what it has started, all that is of its group: children that hold its
    pipes open would hide that it has ended.
    """

    def __init__(self, argv: Sequence[str]) -> None:
        """Start `argv`, no shell between; raises `OSError` or `ValueError` where that cannot be done."""
        self._popen = Popen(argv, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)  # noqa: S603
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._unread = bytearray()
        self._tail = b""
        self._has_ended = Event()
        interruption.at_once(self._kill)
        Thread(target=self._converse, args=(self._popen.stdin, self._popen.stdout), daemon=True).start()
        self._drain = Thread(target=self._keep_tail, args=(self._popen.stderr,), daemon=True)
        self._drain.start()
        Thread(target=self._await_end, daemon=True).start()

    def ask(self, line: bytes, timeout: float) -> bytes:
        """Write a line and return the next one that comes back, its newline included.

        Without a newline at its end it is all that came before the process closed its output, perhaps
        nothing, or the first `LINE_LIMIT` bytes of a line that is too long. Raises `TimeoutError` after
        `timeout` seconds without either, however much has come of it, and `Interrupted` as soon as somebody
        wants the program to end.
        """
        with interruption.waking(self._wake):
            self._lines.put(line)
            try:
                answer = self._answers.get(timeout=timeout)
            except Empty:
                raise TimeoutError from None
        if answer is None:
            raise interruption.Interrupted
        return answer

    def end(self, grace: float = GRACE) -> int | None:
        """Close the process's input and wait for its end.

        Returns its exit status, or None if it lasted longer than `grace` seconds. It is then asked to end
        (SIGTERM) and, if that does not help either, killed.
        """
        self._lines.put(None)
        by_itself = self._has_ended.wait(grace)
        if not by_itself:
            self._signal(TERM)
            if not self._has_ended.wait(GRACE):
                self._signal(KILL)
                self._has_ended.wait()
        self._drain.join(GRACE)
        return self._popen.returncode if by_itself else None

    @property
    def log(self) -> str:
        """The end of what the process wrote on stderr; complete once it has ended."""
        return self._tail.decode("utf-8", errors="replace")

    @property
    def unfinished(self) -> bytes:
        """What has come of a line that does not end."""
        return bytes(self._unread)

    def _await_end(self) -> None:
        self._popen.wait()
        # The group keeps its id as long as anything is left of it; if nothing is, nobody has it yet.
        self._kill()
        interruption.no_longer(self._kill)
        self._has_ended.set()

    def _kill(self) -> None:
        self._signal(KILL)

    def _wake(self) -> None:
        self._answers.put(None)

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._popen.pid, number)
            else:
                self._popen.kill()

    def _converse(self, stdin: IO[bytes], stdout: BufferedReader) -> None:
        with suppress(OSError), stdout:
            for line in iter(self._lines.get, None):
                with suppress(BrokenPipeError):
                    stdin.write(line)
                    stdin.flush()
                self._answers.put(self._line(stdout))
        with suppress(OSError):
            stdin.close()

    def _line(self, stdout: BufferedReader) -> bytes:
        """The next line; never more of it is kept than `LINE_LIMIT` and what was read at once."""
        unread, searched = self._unread, 0
        while (end := unread.find(b"\n", searched)) < 0 and len(unread) < LINE_LIMIT:
            searched = len(unread)
            chunk = stdout.read1(CHUNK)
            if not chunk:
                end = len(unread)
                break
            unread += chunk
        size = min(end + 1 if end >= 0 else LINE_LIMIT, LINE_LIMIT)
        line = bytes(unread[:size])
        del unread[:size]
        return line

    def _keep_tail(self, stderr: IO[bytes]) -> None:
        with stderr:
            while chunk := os.read(stderr.fileno(), LOG_LIMIT):
                self._tail = (self._tail + chunk)[-LOG_LIMIT:]
