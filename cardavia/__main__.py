"""`cardavia`, and `python -m cardavia`: makes the ground firm, then hands over to the command line."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from io import FileIO, TextIOWrapper


class _Lossy(FileIO):
    """A file in which what cannot be written is lost."""

    def write(self, data: bytes, /) -> int:  # type: ignore[override] # it has no other name for it
        with suppress(OSError):
            super().write(data)
        return len(data)


def main() -> None:
    """Run the command line.

    Until it listens, a signal ends the program without a word. Where standard input, output or error are
    closed, what is read is empty and what is written goes nowhere: left closed, the next file that is opened
    would take their place. Where standard error is full or read by nobody, what is said there is lost, and
    the exit status is what it would have been.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_DFL)
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:
            os.open(os.devnull, os.O_RDWR)  # the lowest number that is free, which is this one
            setattr(sys, name, open(number, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - it is no file

    sys.stderr = TextIOWrapper(
        _Lossy(sys.stderr.fileno(), "w", closefd=False),
        sys.stderr.encoding,
        "backslashreplace",
        write_through=True,
    )

    from cardavia.cli import main as command_line  # noqa: PLC0415 - it takes long enough to be interrupted

    command_line()


if __name__ == "__main__":
    main()
