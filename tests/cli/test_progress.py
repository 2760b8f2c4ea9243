"""Progress is for people at a terminal."""

from __future__ import annotations

from io import StringIO

from cardavia.commands.progress import Progress
from tests.report.conftest import WIN, WRONG


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_one_line_that_changes_and_goes() -> None:
    terminal = Terminal()
    with Progress(3, terminal) as progress:
        progress.advance(WIN)
        progress.advance(WRONG)
    shown = terminal.getvalue().split("\r\x1b[K")
    assert shown == ["", "1 of 3 scenarios", "2 of 3 scenarios, 1 unexpected", ""]


def test_a_file_sees_nothing_of_a_short_run() -> None:
    file = StringIO()
    with Progress(3, file) as progress:
        progress.advance(WIN)
    assert file.getvalue() == ""


def test_a_file_sees_a_line_now_and_then_of_a_long_run() -> None:
    file, times = StringIO(), iter([0.0, 6.0, 12.0, 12.0, 18.0, 24.0, 24.0])
    with Progress(5, file, lambda: next(times)) as progress:
        for entry in (WIN, WIN, WIN, WRONG):
            progress.advance(entry)
    assert file.getvalue() == "2 of 5 scenarios\n4 of 5 scenarios, 1 unexpected\n"
