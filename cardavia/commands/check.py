"""`cardavia check`: every scenario on an engine."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import click

from cardavia.commands.files import Files, annotate, check_writable
from cardavia.commands.progress import Progress
from cardavia.commands.status import GOOD, INTERRUPTED, UNEXPECTED, MisuseError, NoEngineError
from cardavia.engine.port import StartFault
from cardavia.harness.known import ListError
from cardavia.harness.selection import SelectionError
from cardavia.harness.suite import FaultyCorpusError
from cardavia.report.json_lines import Journal
from cardavia.report.model import Entry
from cardavia.report.text import render
from cardavia.running.own_pytest import run
from cardavia.running.plugin import SuitePlugin
from cardavia.running.prepare import Wanted, prepare


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
    corpus: str | None,
) -> int:
    """Run the suite, print the report, write the files asked for."""
    files = Files(junit_file, messages_file, summary_file, expectations_file)
    files.check()
    if json_file is not None:
        check_writable("--json", Path(json_file))
    # A tenth of the time would go into looking for cycles, in a process that ends soon.
    gc.disable()
    try:
        return _check(Wanted(game, engine, only, corpus, timeout, expect), json_file, files)
    finally:
        gc.enable()


def _check(wanted: Wanted, json_file: str | None, files: Files) -> int:
    try:
        plugin = prepare(wanted)
    except FaultyCorpusError as error:
        number = len(error.faults)
        raise MisuseError(f"the corpus has {number} fault{'s' * (number > 1)}:\n{error}") from error
    except SelectionError as error:
        raise MisuseError(f"--only: {error}") from error
    except ListError as error:
        raise MisuseError(f"--expect: {error}") from error
    except StartFault as fault:
        log = f"\nengine's log:\n{fault.log.rstrip()}" if fault.log.strip() else ""
        raise NoEngineError(f"{fault}{log}") from fault
    with ExitStack() as open_files:
        journal = open_files.enter_context(_journal(json_file, plugin)) if json_file is not None else None
        progress = open_files.enter_context(Progress(len(plugin.selected)))

        def watch(entry: Entry) -> None:
            if journal:
                journal.add(entry)
            progress.advance(entry)

        report = run(plugin, watch)
        if journal:
            journal.close(report)
    # Files first: a terminal or pipe that takes no more must not cost what was measured.
    failed = [f"{json_file}: cannot be written: {journal.failure}"] if journal and journal.failure else []
    failed += files.write(report, plugin.suite)
    click.echo(render(report), nl=False)
    annotate(report)
    if failed:
        raise MisuseError("; ".join(failed))
    if report.interrupted:
        return INTERRUPTED
    return GOOD if report.conforms else UNEXPECTED


def _journal(file: str, plugin: SuitePlugin) -> Journal:
    try:
        return Journal(Path(file), plugin.plan)
    except OSError as error:
        plugin.connection.close()
        raise MisuseError(f"--json {file}: cannot be written: {error.strerror}") from None
