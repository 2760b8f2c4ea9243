"""Playing fixtures one after the other on one engine, in this process."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from time import perf_counter
from typing import NamedTuple, Protocol

from cardavia import interruption
from cardavia.cause.failures import Explaining
from cardavia.engine.connect import Connection
from cardavia.engine.failure import last_words
from cardavia.fixture.suite import Suite
from cardavia.judging.player import ScenarioFailure
from cardavia.report.model import Entry, Plan, Report
from cardavia.running.course import Course
from cardavia.running.performance import Performance


class Notes(Protocol):
    """Takes down what comes of a run, here or on the way to another process."""

    def add(self, entry: Entry) -> None:
        """A scenario has its verdict."""

    def stumble(self, message: str) -> None:
        """The suite itself has failed."""

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be played."""


class Prepared(NamedTuple):
    """What is to be played on which engine; of a suite, what the plan names."""

    suite: Suite
    connection: Connection
    plan: Plan

    def perform(self, names: Iterable[str], notes: Notes) -> None:
        """Play the fixtures of these names, until there are no more or the run is over."""
        known = self.plan.excused
        explaining = Explaining()
        for name in names:
            interruption.check()
            performance = Performance(self.suite.by_id[name], self.connection, known.get(name), explaining)
            try:
                entry = _entry(performance)
            except Exception as error:
                notes.stumble(f"{name} ({performance.fixture.origin}): {last_words(error)}")
            else:
                notes.add(entry)
            if notes.is_over:
                return


def run(prepared: Prepared, course: Course) -> Report:
    """Play all that is planned, and end the engine; an interrupted run has what came before."""
    try:
        prepared.perform(prepared.plan.ids, course)
    except KeyboardInterrupt:
        course.interrupt()
    finally:
        prepared.connection.close()
    return course.report()


def _entry(performance: Performance) -> Entry:
    """What comes of playing a fixture whole."""
    failing: ScenarioFailure | None = None
    with _captured() as said:
        begun = perf_counter()
        try:
            performance.play_all()
        except ScenarioFailure as failure:
            failing = failure
        seconds = perf_counter() - begun
    return performance.entry(failing, seconds, "\n".join(filter(None, (each.getvalue() for each in said))))


@contextmanager
def _captured() -> Iterator[tuple[io.StringIO, io.StringIO]]:
    """What an engine in this process writes on stdout and stderr meanwhile; its stdin is empty."""
    out, err, stdin = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            yield out, err
    finally:
        sys.stdin = stdin
