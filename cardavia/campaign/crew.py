"""Who plays the blocks: executors, as `concurrent.futures` has them, whose workers may die.

A lane is an executor with as much work at a time as it can place. Local lanes have one worker each, so that
when a worker dies it is known over which block. One executor on a cluster looks after its own workers.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from functools import partial
from threading import Thread
from typing import NamedTuple, Self

from cardavia import interruption
from cardavia.campaign.blocks import Block, Task, play_block


class Death(NamedTuple):
    """A worker died over a block; `is_final` where the executor has tried often enough by itself."""

    said: str
    is_final: bool = False


class CrewError(Exception):
    """Nobody is there any more to play."""


class Lane:
    """An executor with room for so many blocks, made again when it breaks.

    `deadly` are the errors with which the executor says that workers have died over a block again and again.
    """

    def __init__(
        self, make: Callable[[], Executor], room: int = 1, deadly: tuple[type[Exception], ...] = ()
    ) -> None:
        self._make = make
        self._room = room
        self._deadly = deadly
        self._executor: Executor | None = None
        self.running: dict[Future[Block], Task] = {}

    @property
    def has_room(self) -> bool:
        """Whether it can take one more."""
        return len(self.running) < self._room

    def send(self, task: Task) -> None:
        """Have a block played."""
        try:
            future = self._open().submit(play_block, task)
        except BrokenExecutor:  # its worker has died with nothing to do
            self._executor = None
            future = self._open().submit(play_block, task)
        self.running[future] = task

    def take(self, future: Future[Block]) -> tuple[Task, Block | Death]:
        """What has come of a block; raises what went wrong with it, unless its worker died."""
        task = self.running.pop(future)
        try:
            return task, future.result()
        except BrokenExecutor as error:
            self._executor = None
            return task, Death(str(error))
        except self._deadly as error:
            return task, Death(str(error), is_final=True)
        except CancelledError:
            raise CrewError("the cluster has let go of a block; is its scheduler still there?") from None

    def close(self) -> None:
        """End it; what is running still is not waited for."""
        for future in self.running:
            future.cancel()
        if self._executor:
            self._executor.shutdown(wait=not self.running)

    def _open(self) -> Executor:
        if self._executor is None:
            self._executor = self._make()
        return self._executor


class Crew:
    """Some lanes, closed at the end of its `with`; whoever is still playing then is ended.

    `dismiss` is called when all are closed.
    """

    def __init__(self, lanes: Sequence[Lane], dismiss: Callable[[], object] = lambda: None) -> None:
        self._lanes = tuple(lanes)
        self._dismiss = dismiss

    def free(self) -> Lane | None:
        """A lane that has room, if one has."""
        return next((lane for lane in self._lanes if lane.has_room), None)

    @property
    def running(self) -> int:
        """How many blocks are being played."""
        return sum(len(lane.running) for lane in self._lanes)

    def hear(self, seconds: float) -> Iterator[tuple[Task, Block | Death]]:
        """What has come of blocks, as soon as something has, or after so many seconds."""
        places = {future: lane for lane in self._lanes for future in lane.running}
        done, _ = wait(places, timeout=seconds, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=lambda each: places[each].running[each].block):
            yield places[future].take(future)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        abandoned = bool(self.running)
        for lane in self._lanes:
            lane.close()
        for process in multiprocessing.active_children() if abandoned else ():
            process.kill()
        self._dismiss()


def local(workers: int) -> Crew:
    """So many processes of this machine, each with engines of its own."""
    spawn = multiprocessing.get_context("spawn")
    make = partial(ProcessPoolExecutor, 1, mp_context=spawn, initializer=_begin)
    return Crew([Lane(make) for _ in range(workers)])


def _begin() -> None:
    """Leave it to the first process to end this one, or to let it finish its block.

    Ctrl-C reaches both, and so does SIGTERM where it is sent to a group. When the first has gone, nobody
    would hear of the block; it is played again.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    Thread(target=interruption.end_with_the_first, args=(signal.SIGKILL,), daemon=True).start()
