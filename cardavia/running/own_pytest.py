"""Running the suite in a pytest of its own in this process, untouched by what pytest finds around it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from time import monotonic
from typing import Any

import pytest

from cardavia.harness.verdict import BREAKDOWNS, Verdict
from cardavia.report.model import Entry, Report
from cardavia.running.plugin import SuitePlugin, entry_of

# pytest-bdd looks at every fixture for every step, so that plugins with fixtures cost time.
UNUSED = (
    *("terminal", "cacheprovider", "junitxml", "pastebin", "stepwise", "setuponly", "setupplan", "debugging"),
    *("logging", "warnings", "recwarn", "faulthandler", "unraisableexception", "threadexception"),
    *("doctest", "unittest", "subtests", "monkeypatch", "tmpdir", "legacypath"),
)
"""Plugins of pytest itself that the suite has no use for."""

ARGUMENTS = (
    f"--config-file={os.devnull}",
    "--noconftest",
    "--assert=plain",
    "--capture=sys",
    *(f"-pno:{plugin}" for plugin in UNUSED),
    "-ppytest_bdd.plugin",
)
"""No settings, no conftest, no plugins but ours and pytest-bdd, and nothing written into any folder."""

ENDS = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
"""How a run may end that has begun."""

ENVIRONMENT = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": None, "PYTEST_PLUGINS": None}

PATIENCE = 5
"""How many breakdowns in a row an engine is allowed."""

Watch = Callable[[Entry], None]
"""Called with each entry as it comes."""


def run(plugin: SuitePlugin, watch: Watch) -> Report:
    """Run what the plugin has selected; an interrupted run has what came before."""
    recorder = _Recorder(watch)
    started, begun = datetime.now(UTC), monotonic()
    with _environment():
        arguments = [*ARGUMENTS, f"--rootdir={plugin.suite.root}", *plugin.paths]
        status = pytest.main(arguments, plugins=[plugin, recorder])
    if status not in ENDS and not recorder.broken:
        recorder.broken.append(f"pytest ended with {status!r}")
    return Report(
        plan=plugin.plan,
        entries=tuple(recorder.entries),
        started=started.isoformat(timespec="seconds"),
        finished=datetime.now(UTC).isoformat(timespec="seconds"),
        seconds=monotonic() - begun,
        interrupted=recorder.interrupted,
        broken=tuple(recorder.broken),
        abandoned=recorder.abandoned and len(recorder.entries) < plugin.plan.selected,
    )


def is_hopeless(entries: Sequence[Entry]) -> bool:
    """Whether going on would cost more than it tells: the last few broke down, and nothing else ever came.

    Where something came before, only waiting is a reason: an engine that falls over kongs does the rest well.
    """
    played = [entry.verdict for entry in entries if entry.verdict is not Verdict.UNSUPPORTED]
    last = played[-PATIENCE:]
    if len(last) < PATIENCE or not BREAKDOWNS.issuperset(last):
        return False
    return Verdict.TIMEOUT in last or BREAKDOWNS.issuperset(played)


class _Recorder:
    """A pytest plugin that keeps what is reported."""

    def __init__(self, watch: Watch) -> None:
        self.entries: list[Entry] = []
        self.broken: list[str] = []
        self.interrupted = False
        self.abandoned = False
        self._watch = watch
        self._session: pytest.Session | None = None

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self._session = session

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if entry := entry_of(report):
            self.entries.append(entry)
            self._watch(entry)
            if self._session and is_hopeless(self.entries):
                self.abandoned = True
                self._session.shouldfail = "the engine breaks down again and again"
        elif report.failed:
            self.broken.append(f"{report.nodeid}: {_reason(report)}")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid}: {_reason(report)}")

    def pytest_keyboard_interrupt(self) -> None:
        self.interrupted = True

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> bool:
        self.broken.append(excinfo.exconly())
        return True


@contextmanager
def _environment() -> Iterator[None]:
    before: dict[str, Any] = {name: os.environ.get(name) for name in ENVIRONMENT}
    _set(ENVIRONMENT)
    try:
        yield
    finally:
        _set(before)


def _set(values: dict[str, Any]) -> None:
    for name, value in values.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """What went wrong in one line, as far as pytest tells."""
    crash = getattr(report.longrepr, "reprcrash", None)
    told = crash.message if crash else report.longreprtext
    return " ".join(told.split()) or "no reason is given"
