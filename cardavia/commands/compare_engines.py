"""`cardavia compare-engines`: two engines play the same random deals until they disagree."""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from cardavia.commands.status import GOOD, INTERRUPTED, UNEXPECTED, MisuseError, NoEngineError
from cardavia.engine.connect import REFERENCE, connect
from cardavia.engine.port import StartFault
from cardavia.games import MODULES, game
from cardavia.lockstep.course import Course, play, tempered
from cardavia.lockstep.question import question
from cardavia.lockstep.shrink import shrunk

BLOCK = 20
"""Deals that a worker plays before it reports."""


class Pair(NamedTuple):
    """The engines, as they were named, and how long each may take for an answer."""

    one: str
    other: str
    timeout: float


def compare_engines(  # noqa: PLR0913 - one argument for each option
    *,
    engine: Sequence[str],
    game: str | None,
    deals: int,
    seed: int,
    jobs: int,
    timeout: float,
    journal: str | None,
    question_file: str | None,
) -> int:
    """Play, stop at the first disagreement, make it small, and write it down as an open question."""
    if not 1 <= len(engine) <= 2:
        raise MisuseError(f"{len(engine)} engines are named; name two, or one to be compared with our own")
    pair = Pair(engine[0], engine[1] if len(engine) == 2 else REFERENCE, timeout)
    games = _common(pair, game)
    done = _played(journal)
    blocks = [
        (name, tuple(each for each in range(start, min(start + BLOCK, seed + deals))))
        for start in range(seed, seed + deals, BLOCK)
        for name in games
        if (name, start) not in done
    ]
    agreed = len(games) * deals - sum(len(seeds) for _, seeds in blocks)
    try:
        for name, seeds, course in _play_all(pair, blocks, jobs):
            if course is not None:
                click.echo(_told(course, pair, name))
                _write(question_file or f"question-{name}-{seeds[0]}.yaml", course, pair)
                return UNEXPECTED
            agreed += len(seeds)
            if journal:
                with Path(journal).open("a", encoding="utf-8") as stream:
                    stream.write(json.dumps({"game": name, "seed": seeds[0]}) + "\n")
            if sys.stderr.isatty():
                click.echo(f"\r{agreed} of {len(games) * deals} deals agree", err=True, nl=False)
    except KeyboardInterrupt:
        again = "the same journal goes on from there" if journal else "--journal FILE would let it go on"
        click.echo(f"\ninterrupted after {agreed} of {len(games) * deals} deals; {again}", err=True)
        return INTERRUPTED
    click.echo(f"{agreed} of {len(games) * deals} deals agree ({', '.join(games)}).")
    return GOOD


def _common(pair: Pair, wanted: str | None) -> tuple[str, ...]:
    """The games both offer; raises where there is none, or not the one wanted."""
    offers = []
    for spec in (pair.one, pair.other):
        try:
            with connect(spec, pair.timeout) as connection:
                offers.append(set(connection.description.games))
        except StartFault as fault:
            raise NoEngineError(str(fault)) from fault
    common = tuple(
        name for name in ((wanted,) if wanted else MODULES) if name in offers[0] and name in offers[1]
    )
    if not common:
        what = wanted or "any game of ours"
        raise MisuseError(f"{what} is not offered by both: {_listed(offers[0])} | {_listed(offers[1])}")
    return common


def _listed(offered: set[str]) -> str:
    return ", ".join(sorted(offered)) or "nothing"


def _played(journal: str | None) -> set[tuple[str, int]]:
    """The blocks an earlier run has finished, by game and first seed."""
    if journal is None or not Path(journal).exists():
        return set()
    found: set[tuple[str, int]] = set()
    for number, line in enumerate(Path(journal).read_text(encoding="utf-8").splitlines(), start=1):
        try:
            entry = json.loads(line)
            found.add((entry["game"], entry["seed"]))
        except (ValueError, TypeError, KeyError) as error:
            raise MisuseError(f"{journal}:{number}: no entry of a journal; begin a new one") from error
    return found


def _play_all(
    pair: Pair, blocks: Sequence[tuple[str, tuple[int, ...]]], jobs: int
) -> Iterator[tuple[str, tuple[int, ...], Course | None]]:
    """Each block as it is done, with the first disagreement of its deals if there is one."""
    waiting = iter(blocks)
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    running: dict[Future[Course | None], tuple[str, tuple[int, ...]]] = {}
    try:
        while True:
            while len(running) < 2 * jobs and (block := next(waiting, None)):
                running[pool.submit(_play_block, pair, *block)] = block
            if not running:
                return
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for each in sorted(finished, key=lambda future: running[future]):
                yield (*running.pop(each), each.result())
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play_block(pair: Pair, name: str, seeds: Sequence[int]) -> Course | None:
    """The first disagreement of some deals, made small."""
    with connect(pair.one, pair.timeout) as one, connect(pair.other, pair.timeout) as other:
        for seed in seeds:
            course = play(one.engine, other.engine, game(name).shape.shuffle(seed), tempered(seed))
            if course.found:
                return shrunk(one.engine, other.engine, course)
    return None


def _told(course: Course, pair: Pair, name: str) -> str:
    lines = [f"{name}: the engines disagree after {len(course.moves)} windows ({pair.one} | {pair.other})"]
    lines += [f"  {difference}" for difference in course.found]
    if course.moves:
        last = ", ".join(f"{seat} {decision}" for seat, decision in course.moves[-1].items())
        lines.append(f"  after {last}")
    return "\n".join(lines)


def _write(file: str, course: Course, pair: Pair) -> None:
    text = partial(question, course, Path(file).stem, (pair.one, pair.other))
    try:
        Path(file).write_text(text(), encoding="utf-8")
    except OSError as error:
        raise MisuseError(f"{file}: cannot be written: {error.strerror}") from error
    click.echo(f"  {file} asks who is right, as a scripted deal.")
