"""A running command spoken to line by line, which can neither block nor flood whoever speaks to it."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO

LINE_LIMIT = 1 << 20
"""The longest line read, in bytes; a position takes a few thousand."""

LOG_LIMIT = 8 << 10
"""How much of the end of stderr is kept, in bytes."""

GRACE = 1.0
"""How long a process may take to end by itself, in seconds."""


class Process:
    """A command's process: one line in, one line out.

    A thread of its own writes each line and reads the answer, so that a process which does not read, does
    not answer, or stops half way holds up nobody; another empties stderr and keeps its end.
    """

    def __init__(self, argv: Sequence[str]) -> None:
        """Start `argv`, no shell between; raises `OSError` or `ValueError` where that cannot be done."""
        self._popen = Popen(argv, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)  # noqa: S603
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._tail = b""
        Thread(target=self._converse, args=(self._popen.stdin, self._popen.stdout), daemon=True).start()
        self._drain = Thread(target=self._keep_tail, args=(self._popen.stderr,), daemon=True)
        self._drain.start()

    def ask(self, line: bytes, timeout: float) -> bytes:
        """Write a line and return the next one that comes back, its newline included.

        Without a newline at its end it is all that came before the process closed its output, perhaps
        nothing, or the first `LINE_LIMIT` bytes of a line that is too long. Raises `TimeoutError` after
        `timeout` seconds without either.
        """
        self._lines.put(line)
        try:
            return self._answers.get(timeout=timeout)
        except Empty:
            raise TimeoutError from None

    def end(self, grace: float = GRACE) -> int | None:
        """Close the process's input and wait for its end.

        Returns its exit status, or None if it lasted longer than `grace` seconds and was killed.
        """
        self._lines.put(None)
        try:
            status = self._popen.wait(grace)
        except TimeoutExpired:
            self._kill()
            self._popen.wait()
            status = None
        self._drain.join(GRACE)
        return status

    @property
    def log(self) -> str:
        """The end of what the process wrote on stderr; complete once it has ended."""
        return self._tail.decode("utf-8", errors="replace")

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._popen.pid, signal.SIGKILL)  # what it started itself would hold its pipes open
            else:
                self._popen.kill()

    def _converse(self, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        with suppress(OSError), stdout:
            for line in iter(self._lines.get, None):
                with suppress(BrokenPipeError):
                    stdin.write(line)
                    stdin.flush()
                self._answers.put(stdout.readline(LINE_LIMIT))
        with suppress(OSError):
            stdin.close()

    def _keep_tail(self, stderr: IO[bytes]) -> None:
        with stderr:
            while chunk := os.read(stderr.fileno(), LOG_LIMIT):
                self._tail = (self._tail + chunk)[-LOG_LIMIT:]
