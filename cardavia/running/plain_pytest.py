"""The suite under plain pytest: `pytest --engine CMD`, in any folder, with pytest's own output."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardavia.engine.port import StartFault
from cardavia.games import MODULES
from cardavia.harness.selection import SelectionError
from cardavia.harness.suite import FaultyCorpusError
from cardavia.report.model import Entry, Report
from cardavia.report.text import closing, sentences
from cardavia.running.plugin import SuitePlugin, entry_of
from cardavia.running.prepare import Wanted, prepare

BDD = ("pytest-bdd", "pytest_bdd.plugin")
"""The names under which pytest-bdd is known to pytest: as found installed, and as loaded by -p."""


def install(config: pytest.Config) -> None:
    """Register the suite with pytest, and run all of it unless paths were given.

    Raises `pytest.UsageError` for a faulty corpus, an unknown id or game, or an engine that does not start.
    """
    if not any(config.pluginmanager.hasplugin(name) for name in BDD):
        raise pytest.UsageError(f"--engine needs pytest-bdd, which is not loaded; add -p {BDD[-1]}")
    game = config.getoption("--game")
    if game not in (None, *MODULES):
        raise pytest.UsageError(f"--game {game}: no such game; the games are {', '.join(MODULES)}")
    wanted = Wanted(
        game, config.getoption("--engine"), config.getoption("--only"), config.getoption("--corpus")
    )
    try:
        plugin = prepare(wanted)
    except (FaultyCorpusError, SelectionError, StartFault) as error:
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


CACHING = ("lf", "failedfirst", "newfirst", "stepwise")
"""Options that work on what pytest has written down of earlier runs."""


class Summary:
    """Adds to pytest's summary what holds of each section."""

    def __init__(self, plugin: SuitePlugin) -> None:
        self._plugin = plugin

    def pytest_terminal_summary(self, terminalreporter: Any, exitstatus: int) -> None:
        """Print the sentences and the verdict; what pytest left out was not selected."""
        reports = [report for reports in terminalreporter.stats.values() for report in reports]
        found = [entry_of(report) for report in reports if isinstance(report, pytest.TestReport)]
        entries: list[Entry] = [entry for entry in found if entry is not None]
        if entries:
            report = Report(
                plan=replace(self._plugin.plan, selected=len(entries)),
                entries=tuple(entries),
                started="",
                finished="",
                seconds=sum(entry.seconds for entry in entries),
                interrupted=exitstatus == pytest.ExitCode.INTERRUPTED,
            )
            terminalreporter.section("cardavia")
            terminalreporter.write_line(f"{sentences(report)}\n\n{closing(report)}")
