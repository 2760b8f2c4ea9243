"""`cardavia mutants`: what the suite is worth, wrong engine by wrong engine."""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple, TextIO

import click

from cardavia import interruption
from cardavia.commands.blocks import end, finished
from cardavia.commands.status import GOOD, INTERRUPTED, UNEXPECTED, MisuseError
from cardavia.games import MODULES
from cardavia.mutants import everyone
from cardavia.mutants.ledger import Ledger, table
from cardavia.mutants.trial import Fate, Trial, corpus, trial
from cardavia.rulebook.errors import UnknownIdError
from cardavia.rulebook.load import GAMES
from cardavia.rulebook.scope import ids_under

HANDFUL = 4
"""Engines tried by a worker before it reports: few, so that little is lost when one is interrupted."""


class Wanted(NamedTuple):
    """The engines to try of one game, by their places among all, and the ids of the rules in scope."""

    game: str
    places: tuple[int, ...]
    scope: frozenset[str]


def mutants(*, game: str | None, only: Sequence[str], processes: int, json_file: str | None) -> int:
    """Try every wrong engine, print what became of them, and say what is missing."""
    wanted = tuple(each for name in ((game,) if game else MODULES) if (each := _wanted(name, only)).places)
    if not wanted:
        raise MisuseError(f"no wrong engine is about {', '.join(only) or game}; nothing would be shown")
    trials: list[Trial] = []
    interrupted = False
    with _writing(json_file) as stream:
        try:
            for tried in _try(wanted, processes):
                trials.append(tried)
                if stream:
                    stream.write(json.dumps(tried._asdict()) + "\n")
                    stream.flush()
        except KeyboardInterrupt:
            interrupted = True
    faults: list[str] = []
    for each in wanted:
        ledger = Ledger(each.game, tuple(tried for tried in trials if tried.game == each.game), each.scope)
        click.echo(f"{table(ledger)}\n")
        faults += ledger.faults()
    total = sum(len(each.places) for each in wanted)
    if interrupted:
        click.echo(f"interrupted after {len(trials)} of {total} engines", err=True)
        return INTERRUPTED
    if faults:
        click.echo("\n".join(faults))
        return UNEXPECTED
    survived = sum(tried.fate is Fate.SURVIVED for tried in trials)
    excused = f", {survived} survive with a reason" if survived else ""
    click.echo(f"{total - survived} of {total} engines are caught{excused}.")
    return GOOD


def _wanted(game: str, only: Sequence[str]) -> Wanted:
    try:
        ids = frozenset(name for scope in only or (game,) for name in ids_under(scope))
    except UnknownIdError as error:
        raise MisuseError(f"--only: {error}") from error
    code = next(code for code, name in GAMES.items() if name == game)
    scope = frozenset(name for name in ids if name.startswith(f"{code}-"))
    places = (
        place
        for place, each in enumerate(everyone(game))
        if getattr(each, "sentence", None) in scope or getattr(each, "ruling", None) in scope
    )
    return Wanted(game, tuple(places), scope)


def _try(wanted: Sequence[Wanted], processes: int) -> Iterator[Trial]:
    """Every trial as it is done, by several workers that begin with the corpus composed."""
    for each in wanted:
        corpus(each.game)
    handfuls = [
        (each.game, each.places[start : start + HANDFUL])
        for each in wanted
        for start in range(0, len(each.places), HANDFUL)
    ]
    total, done = sum(len(each.places) for each in wanted), 0
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in methods else None)
    workers = min(processes, len(handfuls))
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=interruption.follow)
    try:
        with interruption.withheld():  # whoever hands out work starts workers
            running = {pool.submit(_handful, *handful) for handful in handfuls}
        while running:
            for each_done in finished(running):
                running.remove(each_done)
                yield from each_done.result()
                done += len(each_done.result())
            if sys.stderr.isatty():
                click.echo(f"\r{done} of {total} engines", err=True, nl=done == total)
    finally:
        end(pool)


def _handful(game: str, places: Sequence[int]) -> list[Trial]:
    engines = everyone(game)
    return [trial(game, engines[place]) for place in places]


def _writing(file: str | None) -> nullcontext[None] | TextIO:
    if file is None:
        return nullcontext()
    try:
        return Path(file).open("w", encoding="utf-8")
    except OSError as error:
        raise MisuseError(f"--json {file}: cannot be written: {error.strerror}") from error
