"""The prompt of `cardavia ask`: line by line, with completion where the terminal has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click

from cardavia.asking.ask import Answers
from cardavia.asking.completion import completions
from cardavia.asking.session import Session
from cardavia.asking.text import told
from cardavia.commands.status import MisuseError
from cardavia.origin import CorpusError

HELP = """Tell what is there, what is done, and ask, a line each:

  A holds 1111m 234m 567p 99p 5s
  A is void in s
  A draws 8p
  may A discard 8p?

TAB completes. undo takes the last line back, lines shows them, new begins anew, keep NAME makes a scenario of
the last question, quit ends.
Questions: may A pung?  what may A do?  what does A count?  who pays whom?  whose turn is it?
or any expectation, as in: B has laid pung 222p from A. cardavia phrases lists all there is to say."""


Keep = Callable[[Answers, str], str]
"""Keeps an answer under a name; what has come of it. Raises `MisuseError`."""


def prompt(session: Session, keep: Keep, *, brief: bool = False) -> None:
    """Read lines until the end of the input, and print each answer as it comes."""
    last: Answers | None = None
    if session.lines:
        click.echo(_lines(session))
    with _completing(session):
        click.echo("Tell what is there and what is done, then ask; help says how, quit ends.")
        for line in iter(_line, None):
            word = line.strip()
            if word in ("quit", "exit"):
                break
            if word in _COMMANDS:
                click.echo(_COMMANDS[word](session))
                continue
            if word.startswith("keep "):
                click.echo(_kept(last, word.removeprefix("keep ").strip(), keep))
                continue
            try:
                answers = session.enter(line)
            except CorpusError as error:
                click.echo(f"{_blamed(line, error)}; the line is left out")
                continue
            if answers is not None:
                last = answers
                click.echo(told(answers.to_json(), brief=brief))


def _kept(answers: Answers | None, name: str, keep: Keep) -> str:
    if answers is None:
        return "nothing has been asked yet"
    try:
        return keep(answers, name)
    except MisuseError as error:
        return error.message


def _line() -> str | None:
    try:
        return input("> ")
    except EOFError:
        click.echo()
        return None


def _blamed(line: str, error: CorpusError) -> str:
    """The message; where it is about an earlier line, with that line."""
    earlier = error.origin.text not in ("", " ".join(line.split()), line.strip())
    return f"{error.origin.text}: {error.message}" if earlier else error.message


def _undo(session: Session) -> str:
    taken = session.undo()
    return f"taken back: {taken}" if taken else "there is no line to take back"


def _lines(session: Session) -> str:
    return "\n".join(f"  {line}" for line in session.lines) or "nothing has been told so far"


def _new(session: Session) -> str:
    while session.undo():
        pass
    return "all lines are taken back"


_COMMANDS: dict[str, Callable[[Session], str]] = {
    "help": lambda _: HELP,
    "?": lambda _: HELP,
    "undo": _undo,
    "lines": _lines,
    "new": _new,
}


@contextmanager
def _completing(session: Session) -> Iterator[None]:
    """Completion with TAB, where this Python has readline."""
    try:
        readline: Any = import_module("readline")
    except ImportError:  # not every Python has it
        yield
        return
    found: tuple[str, ...] = ()

    def complete(_: str, number: int) -> str | None:
        nonlocal found
        if number == 0:
            text = readline.get_line_buffer()[: readline.get_endidx()].lstrip()
            found = completions(text, session.games)
        return f"{found[number]} " if number < len(found) else None

    before = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before[0])
        readline.set_completer_delims(before[1])
