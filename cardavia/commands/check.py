"""`cardavia check`: every scenario on an engine."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from cardavia.authoring.faults import FaultyCorpusError
from cardavia.commands.files import Files, as_output, check_writable
from cardavia.commands.profile import told
from cardavia.commands.progress import Progress
from cardavia.commands.status import GOOD, INTERRUPTED, UNEXPECTED, MisuseError, NoEngineError
from cardavia.engine.port import StartFault
from cardavia.fixture.selection import SelectionError
from cardavia.judging.known import ListError
from cardavia.languages.codes import ENGLISH, chosen
from cardavia.report.brief import brief as in_short
from cardavia.report.json_lines import Journal
from cardavia.report.model import Entry, Report
from cardavia.report.text import render
from cardavia.running import runner
from cardavia.running.course import Course, Watch
from cardavia.running.prepare import Wanted, prepare
from cardavia.running.runner import Prepared


def check(  # noqa: PLR0913 - one argument for each option
    *,
    game: str | None,
    engine: str | None,
    only: Sequence[str],
    expect: str | None,
    expectations_file: str | None,
    json_file: str | None,
    junit_file: str | None,
    messages_file: str | None,
    summary_file: str | None,
    timeout: float,
    start_timeout: float,
    restarts: int,
    processes: int,
    brief: bool,
    corpus: str | None,
    spoken: str | None,
    profile: str | None,
) -> int:
    """Run the suite, print the report, write the files asked for."""
    files = Files(junit_file, messages_file, summary_file, expectations_file)
    files.check()
    if json_file is not None:
        check_writable("--json", Path(json_file))
    # A tenth of the time would go into looking for cycles, in a process that ends soon.
    gc.disable()
    try:
        wanted = Wanted(
            game, engine, only, corpus, timeout, start_timeout, expect, spoken or ENGLISH, told(profile)
        )
        tell = in_short if brief else partial(render, spoken=chosen(spoken))
        return _check(wanted, Effort(restarts, processes), json_file, files, tell)
    finally:
        gc.enable()


Tell = Callable[[Report], str]
"""How a report is told."""


class Effort(NamedTuple):
    """How often an engine is started again after a fault, and by how many workers at once it is checked."""

    restarts: int
    workers: int


def _check(wanted: Wanted, effort: Effort, json_file: str | None, files: Files, tell: Tell) -> int:
    try:
        prepared = prepare(wanted)
    except FaultyCorpusError as error:
        number = len(error.faults)
        raise MisuseError(f"the corpus has {number} fault{'s' * (number > 1)}:\n{error}") from error
    except SelectionError as error:
        raise MisuseError(f"--only: {error}") from error
    except ListError as error:
        raise MisuseError(f"--expect: {error}") from error
    except StartFault as fault:
        raise NoEngineError.of(fault) from fault
    with ExitStack() as open_files:
        journal = open_files.enter_context(_journal(json_file, prepared)) if json_file is not None else None
        progress = open_files.enter_context(Progress(prepared.plan.selected))

        def watch(entry: Entry) -> None:
            if journal:
                journal.add(entry)
            progress.advance(entry)

        report = _run(prepared, wanted, effort, watch)
        if journal:
            journal.close(report)
    # Files first: a terminal or pipe that takes no more must not cost what was measured.
    failed = [f"{json_file}: cannot be written: {journal.failure}"] if journal and journal.failure else []
    failed += files.write(report, prepared.suite)
    click.echo(as_output(report, tell), nl=False)
    if failed:
        raise MisuseError("; ".join(failed))
    if report.interrupted:
        return INTERRUPTED
    return GOOD if report.conforms else UNEXPECTED


def _run(prepared: Prepared, wanted: Wanted, effort: Effort, watch: Watch) -> Report:
    course = Course(prepared.plan, watch, effort.restarts if prepared.connection.is_process else None)
    if effort.workers == 1:
        return runner.run(prepared, course)
    from cardavia.running import workers  # noqa: PLC0415 - one engine needs none

    try:
        return workers.run(prepared, wanted.connect, effort.workers, course)
    except StartFault as fault:
        raise NoEngineError.of(
            fault, f"started once, but not {effort.workers} times (-n {effort.workers}): "
        ) from fault


def _journal(file: str, prepared: Prepared) -> Journal:
    try:
        return Journal(Path(file), prepared.plan)
    except OSError as error:
        prepared.connection.close()
        raise MisuseError(f"--json {file}: cannot be written: {error.strerror}") from None
