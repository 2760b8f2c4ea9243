"""`cardavia check`: every scenario on an engine."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import click

from cardavia.commands.progress import Progress
from cardavia.commands.status import GOOD, INTERRUPTED, UNEXPECTED, MisuseError, NoEngineError
from cardavia.engine.port import StartFault
from cardavia.harness.selection import SelectionError
from cardavia.harness.suite import FaultyCorpusError
from cardavia.report.json_file import to_json
from cardavia.report.junit import to_junit
from cardavia.report.model import Report
from cardavia.report.text import failure, render
from cardavia.running.own_pytest import run
from cardavia.running.prepare import Wanted, prepare


def check(  # noqa: PLR0913 - one argument for each option
    *,
    game: str | None,
    engine: str | None,
    only: Sequence[str],
    json_file: str | None,
    junit_file: str | None,
    timeout: float,
    corpus: str | None,
) -> int:
    """Run the suite, print the report, write the files asked for."""
    for option, file in (("--json", json_file), ("--junit", junit_file)):
        if file is not None:
            _check_writable(option, Path(file))
    # A tenth of the time would go into looking for cycles, in a process that ends soon.
    gc.disable()
    try:
        return _check(Wanted(game, engine, only, corpus, timeout), json_file, junit_file)
    finally:
        gc.enable()


def _check(wanted: Wanted, json_file: str | None, junit_file: str | None) -> int:
    try:
        plugin = prepare(wanted)
    except FaultyCorpusError as error:
        number = len(error.faults)
        raise MisuseError(f"the corpus has {number} fault{'s' * (number > 1)}:\n{error}") from error
    except SelectionError as error:
        raise MisuseError(f"--only: {error}") from error
    except StartFault as fault:
        raise NoEngineError.of(fault) from fault
    with Progress(len(plugin.selected)) as progress:
        report = run(plugin, progress.advance)
    # Files first: a terminal or pipe that takes no more must not cost what was measured.
    failed = _write(report, json_file, junit_file)
    click.echo(render(report), nl=False)
    if failed:
        raise MisuseError("; ".join(failed))
    if report.interrupted:
        return INTERRUPTED
    return GOOD if report.conforms else UNEXPECTED


def _check_writable(option: str, path: Path) -> None:
    """Before anything is measured; what is measured must not be lost for want of a folder."""
    if path.is_dir():
        raise MisuseError(f"{option} {path}: is a folder; give the name of a file")
    if not path.parent.is_dir():
        raise MisuseError(f"{option} {path}: there is no folder {path.parent}; make it first")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise MisuseError(f"{option} {path}: may not be written; choose another place")


def _write(report: Report, json_file: str | None, junit_file: str | None) -> list[str]:
    """Write the files asked for; what could not be written."""
    tell = partial(failure, plan=report.plan)
    made: tuple[tuple[str | None, Callable[[], str]], ...] = (
        (json_file, partial(to_json, report)),
        (junit_file, partial(to_junit, report, tell)),
    )
    failed: list[str] = []
    for file, make in made:
        if file is not None:
            try:
                Path(file).write_text(make(), encoding="utf-8")
            except OSError as error:
                failed.append(f"{file}: cannot be written: {error.strerror}")
    return failed
