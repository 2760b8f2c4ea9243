"""The suite on several workers: each a process with an engine of its own, playing what it is handed.

A worker is a fork of the process that has the suite ready, so that none is read twice; where there is no
fork, it is sent over. Scenarios are handed out one by one in the order of the corpus, so that a slow one
holds up nobody, and what comes of them goes back at once.
"""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection as Pipe
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, Self

from cardavia import interruption
from cardavia.engine.connect import Connection
from cardavia.engine.port import StartFault
from cardavia.fixture.suite import Suite
from cardavia.report.model import Entry, Plan, Report
from cardavia.running.course import Course
from cardavia.running.runner import Prepared

PATIENCE = 10.0
"""Seconds a worker may take to end its engine and itself, before it is killed."""

GONE = "the worker that played it has ended; an engine of its process may have ended it"

METHOD = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"

Connect = Callable[[], Connection]
"""Starts an engine; raises `StartFault`."""


class Ready:
    """A worker wants a scenario."""


class Interrupted:
    """Somebody has pressed Ctrl-C."""


class Stumbled(NamedTuple):
    """The suite itself has failed in a worker."""

    message: str


def run(prepared: Prepared, connect: Connect, number: int, course: Course) -> Report:
    """Play all that is planned on so many workers, none of them with the engine that is prepared.

    Raises `StartFault` if an engine does not start as often as there are workers.
    """
    prepared.connection.close()
    with _Crew(prepared, connect, min(number, prepared.plan.selected)) as crew:
        try:
            _conduct(crew, course, deque(prepared.plan.ids))
        except KeyboardInterrupt:
            course.interrupt()
            for message in crew.leftovers():
                if isinstance(message, Entry):
                    course.add(message)
    return course.report()


@dataclass
class _Worker:
    """A process, the pipe to it, and the scenario it plays; empty if none."""

    process: BaseProcess
    pipe: Pipe
    plays: str = ""


class _Crew:
    """The workers, ended at the end of its `with`, whatever they are doing."""

    def __init__(self, prepared: Prepared, connect: Connect, number: int) -> None:
        context: Any = multiprocessing.get_context(METHOD)
        self.at_work: dict[Any, _Worker] = {}
        self._started: list[_Worker] = []
        for _ in range(number):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(prepared.suite, prepared.plan, connect, theirs))
            with interruption.withheld():
                process.start()
            theirs.close()
            worker = _Worker(process, ours)
            self._started.append(worker)
            self.at_work[ours] = worker

    def hear(self) -> Iterator[tuple[_Worker, Any]]:
        """What the workers say, from the moment one says something; `EOFError` from one that has gone."""
        for pipe in wait([*self.at_work, interruption.fileno()]):
            interruption.check()
            worker = self.at_work[pipe]
            yield worker, _received(worker.pipe)

    def dismiss(self, worker: _Worker) -> None:
        """A worker has gone."""
        del self.at_work[worker.pipe]

    def leftovers(self) -> Iterator[Any]:
        """What the workers have said already and nobody has heard."""
        for worker in self.at_work.values():
            while worker.pipe.poll() and not isinstance(message := _received(worker.pipe), EOFError):
                yield message

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.at_work.values():
            worker.process.terminate()
        for worker in self._started:
            worker.process.join(PATIENCE)
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()


def _conduct(crew: _Crew, course: Course, ids: deque[str]) -> None:
    """Hand out the scenarios and take down what comes, until nobody is at work any more."""
    while crew.at_work:
        for worker, message in crew.hear():
            match message:
                case Ready():
                    worker.plays = ids.popleft() if ids and not course.is_over else ""
                    with suppress(OSError):  # it has gone, and that is heard next
                        worker.pipe.send(worker.plays)
                case Entry():
                    course.add(message)
                case Stumbled():
                    course.stumble(message.message)
                case Interrupted():
                    raise KeyboardInterrupt
                case StartFault():
                    raise message
                case EOFError():
                    crew.dismiss(worker)
                    if worker.plays:
                        course.stumble(f"{worker.plays}: {GONE}")


def _received(pipe: Pipe) -> Any:
    try:
        return pipe.recv()
    except (EOFError, OSError):
        return EOFError()


def _work(suite: Suite, plan: Plan, connect: Connect, pipe: Pipe) -> None:
    """What a worker does: start an engine and play what is handed out."""
    interruption.follow()
    with suppress(KeyboardInterrupt):
        try:
            connection = connect()
        except StartFault as fault:
            pipe.send(fault)
            return
        with connection:
            try:
                Prepared(suite, connection, plan).perform(iter(_Feed(pipe), ""), _Sender(pipe))
            except KeyboardInterrupt:
                with suppress(OSError):
                    pipe.send(Interrupted())


class _Sender:
    """Sends what comes of a run to the first process."""

    is_over = False

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe

    def add(self, entry: Entry) -> None:
        self._pipe.send(entry)

    def stumble(self, message: str) -> None:
        self._pipe.send(Stumbled(message))


class _Feed:
    """Asks for one scenario after the other; an empty name says that there are no more."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe

    def __call__(self) -> str:
        self._pipe.send(Ready())
        wait([self._pipe, interruption.fileno()])
        interruption.check()
        try:
            name: str = self._pipe.recv()
        except EOFError:
            return ""
        return name
