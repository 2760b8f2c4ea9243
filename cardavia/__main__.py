"""`cardavia`, and `python -m cardavia`: makes the ground firm, then hands over to the command line."""

from __future__ import annotations

import os
import signal
import sys


def main() -> None:
    """Run the command line.

    Until it listens, a signal ends the program without a word. Where standard input, output or error are
    closed, what is read is empty and what is written goes nowhere: left closed, the next file that is opened
    would take their place.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_DFL)
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:
            os.open(os.devnull, os.O_RDWR)  # the lowest number that is free, which is this one
            setattr(sys, name, open(number, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - it is no file

    from cardavia.cli import main as command_line  # noqa: PLC0415 - it takes long enough to be interrupted

    command_line()


if __name__ == "__main__":
    main()
