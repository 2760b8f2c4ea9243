"""The files that `cardavia check` writes when it is done, and what it tells GitHub."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import click

from cardavia.commands.status import MisuseError
from cardavia.fixture.suite import Suite
from cardavia.judging.known import ListError, listed
from cardavia.report.model import Report


class Files(NamedTuple):
    """The files asked for, None for those that are not; `expectations` is brought up to date."""

    junit: str | None = None
    messages: str | None = None
    summary: str | None = None
    expectations: str | None = None

    def check(self) -> None:
        """Raise `MisuseError` for what could not be written, before anything is measured and lost."""
        for option, file in zip(OPTIONS, self, strict=True):
            if file is not None:
                check_writable(option, Path(file))
        if self.expectations is not None and Path(self.expectations).exists():
            try:
                listed(Path(self.expectations))
            except ListError as error:
                raise MisuseError(f"--write-expectations: {error}") from error

    def write(self, report: Report, suite: Suite) -> list[str]:
        """Write them; what could not be written, and why."""
        tasks: list[tuple[str | None, Callable[[Path], None]]] = [
            (self.junit, lambda path: _write(path, _junit(report))),
            (self.messages, lambda path: _write(path, "".join(_lines(report, suite)))),
            (self.summary, lambda path: _write(path, _markdown(report))),
            (os.environ.get("GITHUB_STEP_SUMMARY"), lambda path: _append(path, _markdown(report))),
            (self.expectations, partial(_renew, report=report, suite=suite)),
        ]
        failed = []
        for file, task in tasks:
            try:
                if file:
                    task(Path(file))
            except (OSError, ListError) as error:
                why = getattr(error, "strerror", None) or error
                failed.append(f"{file}: cannot be written: {why}")
        return failed


OPTIONS = ("--junit", "--messages", "--summary", "--write-expectations")
"""By what options the files of `Files` are asked for."""


def check_writable(option: str, path: Path) -> None:
    """Raise `MisuseError` for a file that cannot be written."""
    if path.is_dir():
        raise MisuseError(f"{option} {path}: is a folder; give the name of a file")
    if not path.parent.is_dir():
        raise MisuseError(f"{option} {path}: there is no folder {path.parent}; make it first")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise MisuseError(f"{option} {path}: may not be written; choose another place")


def as_output(report: Report, tell: Callable[[Report], str]) -> str:
    """The report as it is told on the standard output; in a job of GitHub, with annotations behind it."""
    text = tell(report)
    if os.environ.get("GITHUB_ACTIONS") != "true":
        return text
    from cardavia.report.annotations import to_annotations  # noqa: PLC0415 - only GitHub reads them

    # An engine's words are no commands to GitHub, and no engine knows the hash of all that is said.
    token = sha256(text.encode(errors="replace")).hexdigest()
    return f"::stop-commands::{token}\n{text}::{token}::\n" + "".join(
        f"{line}\n" for line in to_annotations(report)
    )


# Most runs write none of these, and Gherkin alone would cost them half their time.


def _junit(report: Report) -> str:
    from cardavia.report.junit import to_junit  # noqa: PLC0415 - as above

    return to_junit(report)


def _markdown(report: Report) -> str:
    from cardavia.report.markdown import to_markdown  # noqa: PLC0415 - as above

    return to_markdown(report)


def _lines(report: Report, suite: Suite) -> Iterator[str]:
    from cardavia.report.messages import to_messages  # noqa: PLC0415 - as above

    for message in to_messages(report, suite):
        yield json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"


def _write(path: Path, text: str) -> None:
    # An engine in this process may say halves of characters, which no file can hold.
    path.write_text(text, encoding="utf-8", errors="replace", newline="\n")


def _append(path: Path, text: str) -> None:
    with path.open("a", encoding="utf-8", errors="replace", newline="\n") as file:
        file.write(text)


def _renew(path: Path, report: Report, suite: Suite) -> None:
    from cardavia.report.renewal import renewed  # noqa: PLC0415 - as above

    there = path.exists()
    text = path.read_text(encoding="utf-8") if there else ""
    renewal = renewed(text, listed(path) if there else (), report, suite)
    # A list holds what people have written: it is replaced whole, or not at all.
    whole = path.resolve()
    new = whole.with_name(f"{whole.name}.new")
    _write(new, renewal.text)
    new.replace(whole)
    click.echo(
        f"{path}: {len(renewal.kept)} kept, {len(renewal.new)} new, {len(renewal.dropped)} dropped", err=True
    )
    for what, ids in (("new, to be filled in", renewal.new), ("dropped", renewal.dropped)):
        if ids:
            click.echo(f"  {what}: {', '.join(ids)}", err=True)
