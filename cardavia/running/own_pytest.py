"""Running the suite in a pytest of its own in this process, untouched by what pytest finds around it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import pytest

from cardavia.report.model import Entry, Report
from cardavia.running.course import Course
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


class Notes(Protocol):
    """Takes down what comes of a run, here or on the way to another process."""

    def add(self, entry: Entry) -> None:
        """A scenario has its verdict."""

    def stumble(self, message: str) -> None:
        """The suite itself has failed."""

    def interrupt(self) -> None:
        """Somebody has pressed Ctrl-C."""

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be played."""


def run(plugin: SuitePlugin, course: Course) -> Report:
    """Run what the plugin has selected; an interrupted run has what came before."""
    perform(plugin, course)
    return course.report()


def perform(plugin: SuitePlugin, notes: Notes, *others: object) -> None:
    """One pytest over the plugin's paths, with `others` as plugins beside it."""
    recorder = _Recorder(notes)
    with _environment():
        arguments = [*ARGUMENTS, f"--rootdir={plugin.suite.root}", *plugin.paths]
        status = pytest.main(arguments, plugins=[plugin, recorder, *others])
    if status not in ENDS and not recorder.has_stumbled:
        notes.stumble(f"pytest ended with {status!r}")


class _Recorder:
    """A pytest plugin that has what is reported taken down."""

    def __init__(self, notes: Notes) -> None:
        self.has_stumbled = False
        self._notes = notes
        self._session: pytest.Session | None = None

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self._session = session

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if entry := entry_of(report):
            self._notes.add(entry)
            if self._session and self._notes.is_over:
                self._session.shouldfail = "the run is over"
        elif report.failed:
            self._stumble(f"{report.nodeid}: {_reason(report)}")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._stumble(f"{report.nodeid}: {_reason(report)}")

    def pytest_keyboard_interrupt(self) -> None:
        self._notes.interrupt()

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> bool:
        self._stumble(excinfo.exconly())
        return True

    def _stumble(self, message: str) -> None:
        self.has_stumbled = True
        self._notes.stumble(message)


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
