"""The suite as a pytest plugin: it collects features and scripted deals, and gives verdicts on what comes.

Works under xdist too: each worker plays its share on an engine of its own, and what came of a scenario
travels with pytest's report of it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cardavia.cause.failures import Explaining
from cardavia.fixture.fixture import Fixture
from cardavia.judging.player import ScenarioFailure
from cardavia.judging.verdict import Verdict
from cardavia.report.model import Entry
from cardavia.report.text import account, why_expected
from cardavia.running import bdd
from cardavia.running.bdd import PERFORMANCE
from cardavia.running.performance import Performance
from cardavia.running.runner import Prepared

FEATURE = ".feature"
CASE = pytest.StashKey[Fixture]()
FAILING = pytest.StashKey[ScenarioFailure]()
ENTRY = "cardavia"
"""The attribute of a test report that holds its entry as plain data, as xdist can carry it."""


class SuitePlugin:
    """Plays the fixtures that are planned, each as a test of the user's pytest."""

    def __init__(self, prepared: Prepared) -> None:
        self.suite, self.connection, self.plan = prepared
        self.selected = frozenset(self.plan.ids)
        self._explaining = Explaining()
        self._known = self.plan.excused

    @property
    def paths(self) -> tuple[str, ...]:
        """The files with selected cases."""
        return tuple(
            str(part.path)
            for part in self.suite.parts
            if any(heading.id in self.selected for heading in part.headings)
        )

    def pytest_configure(self, config: pytest.Config) -> None:
        """Make the step functions known."""
        config.pluginmanager.register(bdd, "cardavia-steps")

    def pytest_unconfigure(self) -> None:
        """End the engine."""
        self.connection.close()

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Collect the files of the corpus, and leave all others alone."""
        cases = self.suite.in_file(file_path)
        if not cases:
            return None
        kind = FeatureFile if file_path.suffix == FEATURE else DealFile
        return kind.of(parent, file_path, cases)

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what is not selected."""
        left_out = [item for item in items if CASE in item.stash and not self._is_selected(item)]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if item not in left_out]

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self, tag: str, function: Any) -> bool:  # noqa: ARG002 - named by pytest-bdd
        """Swallow all tags: they are ours, and no marks."""
        return True

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Have the case ready to be played."""
        if CASE in item.stash:
            case = item.stash[CASE]
            known = self._known.get(case.id)
            item.stash[PERFORMANCE] = Performance(case, self.connection, known, self._explaining)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Keep a failure to ourselves: pytest would write down the way through our code at great length."""
        try:
            yield
        except ScenarioFailure as failing:
            item.stash[FAILING] = failing

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Turn what came of a case into its verdict; whatever else fails is left to pytest."""
        report = yield
        if CASE not in item.stash or call.when != "call":
            return report
        if call.excinfo is None:
            captured = "\n".join(filter(None, (report.capstdout, report.capstderr)))
            failing = item.stash.get(FAILING, None)
            self._tell(report, item.stash[PERFORMANCE].entry(failing, call.duration, captured))
        return report

    def _is_selected(self, item: pytest.Item) -> bool:
        return item.stash[CASE].id in self.selected

    def _tell(self, report: pytest.TestReport, entry: Entry) -> None:
        vars(report)[ENTRY] = entry.to_json()
        match entry.verdict:
            case Verdict.PASS:
                report.outcome = "passed"
            case Verdict.EXPECTED_FAILURE:
                report.outcome, report.longrepr = "skipped", account(entry, self.plan)
                report.wasxfail = why_expected(entry, self.plan)
            case Verdict.UNSUPPORTED | Verdict.UNJUDGED:
                report.outcome, report.longrepr = "skipped", (entry.file, entry.line, entry.got)
            case _:
                report.outcome, report.longrepr = "failed", account(entry, self.plan)


def entry_of(report: pytest.TestReport) -> Entry | None:
    """The entry that a test report carries, if it is of a case that was judged."""
    data = vars(report).get(ENTRY)
    return Entry.from_json(data) if data else None


class FeatureFile(pytest.Module):
    """A feature file, its scenarios bound by pytest-bdd."""

    cases: dict[str, Fixture]

    @classmethod
    def of(cls, parent: pytest.Collector, path: Path, cases: Sequence[Fixture]) -> FeatureFile:
        """The file as pytest collects it."""
        file: FeatureFile = cls.from_parent(parent, path=path, nodeid=_node_id(parent, path, cases))
        file.cases = {case.id: case for case in cases}
        return file

    def _getobj(self) -> ModuleType:
        module = ModuleType(self.path.stem)
        vars(module).update(bdd.bind(self.path))
        return module

    def istestfunction(self, obj: object, name: str) -> bool:
        """The names are ids of scenarios, whatever pytest's settings say of names."""
        return callable(obj) and "/" in name

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """The scenarios; a row of an outline is found by its place among the rows."""
        for item in super().collect():
            if isinstance(item, pytest.Function):
                row = f".{item.callspec.indices['_pytest_bdd_example'] + 1}" if _is_row(item) else ""
                _mark(item, self.cases[f"{item.originalname}{row}"])
            yield item


class DealFile(pytest.File):
    """A scripted deal."""

    cases: tuple[Fixture, ...]

    @classmethod
    def of(cls, parent: pytest.Collector, path: Path, cases: Sequence[Fixture]) -> DealFile:
        """The file as pytest collects it."""
        file: DealFile = cls.from_parent(parent, path=path, nodeid=_node_id(parent, path, cases))
        file.cases = tuple(cases)
        return file

    def collect(self) -> Iterator[pytest.Item]:
        """The one deal."""
        for case in self.cases:
            item: DealItem = DealItem.from_parent(self, name=case.id)
            _mark(item, case)
            yield item


class DealItem(pytest.Item):
    """A scripted deal to be played from the first card to the last."""

    def runtest(self) -> None:
        """Play it."""
        self.stash[PERFORMANCE].play_all()


def _node_id(parent: pytest.Collector, path: Path, cases: Sequence[Fixture]) -> str | None:
    """How the file is called outside pytest's root, where pytest would not call it anything."""
    inside = path.is_relative_to(parent.config.rootpath)
    return None if inside or not cases else cases[0].origin.file


def _is_row(item: pytest.Function) -> bool:
    return hasattr(item, "callspec")


def _mark(item: pytest.Item, case: Fixture) -> None:
    item.stash[CASE] = case
    # pytest would look for the test in the code of pytest-bdd; people look for it in the feature.
    vars(item)["location"] = (case.origin.file, case.origin.line - 1, case.id)
