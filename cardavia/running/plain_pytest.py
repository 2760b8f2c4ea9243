"""The suite under plain pytest: `pytest --engine CMD`, in any folder, with pytest's own output."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardavia.authoring.faults import FaultyCorpusError
from cardavia.engine.port import StartFault
from cardavia.fixture.selection import SelectionError
from cardavia.games import MODULES
from cardavia.judging.known import ListError
from cardavia.languages.codes import chosen
from cardavia.languages.language import language
from cardavia.report.model import Entry, Report
from cardavia.report.text import closing, sentences, unmet
from cardavia.running.plugin import CASE, SuitePlugin, entry_of
from cardavia.running.prepare import Wanted, prepare

BDD = ("pytest-bdd", "pytest_bdd.plugin")
"""The names under which pytest-bdd is known to pytest: as found installed, and as loaded by -p."""


def install(config: pytest.Config) -> None:
    """Register the suite with pytest, and run all of it unless paths were given.

    Raises `pytest.UsageError` for a faulty corpus, an unknown id or game, a list of known failures that
    cannot be used, or an engine that does not start.
    """
    if not any(config.pluginmanager.hasplugin(name) for name in BDD):
        raise pytest.UsageError(f"--engine needs pytest-bdd, which is not loaded; add -p {BDD[-1]}")
    engine, game, only, corpus, expect = (
        config.getoption(f"cardavia_{name}") for name in ("engine", "game", "only", "corpus", "expect")
    )
    if game not in (None, *MODULES):
        raise pytest.UsageError(f"--cardavia-game {game}: no such game; the games are {', '.join(MODULES)}")
    wanted = Wanted(game, engine, only, corpus, expect=expect)
    try:
        plugin = SuitePlugin(prepare(wanted))
    except (FaultyCorpusError, SelectionError, ListError, StartFault) as error:
        raise pytest.UsageError(str(error)) from error
    config.pluginmanager.register(plugin, "cardavia-suite")
    config.pluginmanager.register(Summary(plugin), "cardavia-summary")
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = list(plugin.paths)
        _write_nothing(config)


def _write_nothing(config: pytest.Config) -> None:
    """Leave no cache of outcomes in a folder that need not be a pytest project, unless it is asked for."""
    if not any(config.getoption(option, default=False) for option in CACHING):
        for name in ("lfplugin", "nfplugin", "stepwiseplugin"):
            config.pluginmanager.set_blocked(name)


EMPTY = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
"""How a run ends in which nothing failed; there may have been nothing to fail."""

CACHING = ("lf", "failedfirst", "newfirst", "stepwise")
"""Options that work on what pytest has written down of earlier runs."""


UNTESTED = (
    "--engine is given, but none of the suite was collected: leave out the paths, "
    "or name feature files or scripted deals of the suite"
)


class Summary:
    """Adds to the summary what holds of each section; lets no run that tested nothing be green."""

    def __init__(self, plugin: SuitePlugin) -> None:
        self._plugin = plugin
        self._entries: list[Entry] = []
        self._untested = False

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Refuse to run other tests only; with several processes that is seen at the end, by the first."""
        if not _is_worker(session.config) and not any(CASE in item.stash for item in session.items):
            raise pytest.UsageError(UNTESTED)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what was judged."""
        if entry := entry_of(report):
            self._entries.append(entry)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """What does not conform has not gone well, though no test failed: nothing was judged, say."""
        if exitstatus not in EMPTY or session.config.getoption("collectonly") or _is_worker(session.config):
            return
        if not self._entries:
            self._untested = True
            session.exitstatus = pytest.ExitCode.USAGE_ERROR
        elif not self._report().conforms:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any, exitstatus: int) -> None:
        """Print the sentences and the verdict."""
        if self._untested:
            terminalreporter.write_line(f"ERROR: {UNTESTED}", red=True)
        if self._entries:
            report = self._report(interrupted=exitstatus == pytest.ExitCode.INTERRUPTED)
            terminalreporter.section("cardavia")
            for known in report.unmet:
                terminalreporter.write_line(unmet(known), red=True)
            words = language(chosen(None))
            terminalreporter.write_line(f"{sentences(report, words)}\n\n{closing(report, words)}")

    def _report(self, *, interrupted: bool = False) -> Report:
        """What came of it; what pytest left out was not selected."""
        entries = tuple(self._entries)
        return Report(
            plan=replace(self._plugin.plan, selected=len(entries)),
            entries=entries,
            started="",
            finished="",
            seconds=sum(entry.seconds for entry in entries),
            interrupted=interrupted,
        )


def _is_worker(config: pytest.Config) -> bool:
    """Whether this is one of several processes of pytest-xdist, which plays what the first hands out."""
    return hasattr(config, "workerinput")
