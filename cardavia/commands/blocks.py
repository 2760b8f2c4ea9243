"""Deals by the block, for several workers: which blocks there are, and what each comes to."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import NamedTuple, TypeVar

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
    """Each block as it is done, by so many workers; `work` and what it gives must be picklable."""
    waiting = iter(todo)
    pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))
    running: dict[Future[Outcome], Block] = {}
    try:
        while True:
            while len(running) < 2 * processes and (block := next(waiting, None)):
                running[pool.submit(work, block)] = block
            if not running:
                return
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for each in sorted(finished, key=running.__getitem__):
                yield running.pop(each), each.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
