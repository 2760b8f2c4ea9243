"""Deals by the block, for several workers: which blocks there are, and what each comes to."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import NamedTuple, TypeVar

from cardavia import interruption

SIZE = 20
"""Deals that a worker plays before it reports."""

Outcome = TypeVar("Outcome")


class Block(NamedTuple):
    """Some deals of one game, by their seeds."""

    game: str
    seeds: tuple[int, ...]


def blocks(games: Sequence[str], seed: int, deals: int) -> tuple[Block, ...]:
    """All deals from a seed on, block by block, the games in turn."""
    return tuple(
        Block(name, tuple(range(start, min(start + SIZE, seed + deals))))
        for start in range(seed, seed + deals, SIZE)
        for name in games
    )


def in_blocks(
    work: Callable[[Block], Outcome], todo: Sequence[Block], processes: int
) -> Iterator[tuple[Block, Outcome]]:
    """Each block as it is done, by so many workers; `work` and what it gives must be picklable.

    Raises `Interrupted` when somebody wants the program to end; what is being played is then given up.
    """
    waiting = iter(todo)
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=spawn, initializer=interruption.follow)
    running: dict[Future[Outcome], Block] = {}
    try:
        while True:
            while len(running) < 2 * processes and (block := next(waiting, None)):
                with interruption.withheld():  # whoever hands out work starts workers
                    running[pool.submit(work, block)] = block
            if not running:
                return
            for each in sorted(finished(running), key=running.__getitem__):
                yield running.pop(each), each.result()
    finally:
        end(pool)


def finished(running: Iterable[Future[Outcome]]) -> set[Future[Outcome]]:
    """What is done of what is running, as soon as something is; raises `Interrupted`."""
    done: set[Future[Outcome]] = set()
    while not done:
        interruption.check()
        done, _ = wait(running, timeout=interruption.POLL, return_when=FIRST_COMPLETED)
    return done


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool whose workers `follow`; what they are still at is given up."""
    if interruption.is_heard():
        for worker in multiprocessing.active_children():
            worker.terminate()
    pool.shutdown(wait=True, cancel_futures=True)
