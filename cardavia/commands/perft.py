"""`cardavia perft`: in how many ways a deal can go on, counted on an engine from fixed setups."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.commands.offers import common
from cardavia.commands.status import GOOD, UNEXPECTED, MisuseError
from cardavia.engine.connect import REFERENCE, connect
from cardavia.engine.port import Engine
from cardavia.engine.reference import ReferenceEngine
from cardavia.origin import CorpusError
from cardavia.perft.count import LostError, Parting, counts, parting
from cardavia.perft.starts import Start, starts


def perft(*, engine: str | None, game: str | None, timeout: float, corpus: str | None) -> int:
    """Count, compare with what the files say, and where it differs find the first position that does."""
    spec = engine or REFERENCE
    games = common((spec,), timeout, game)
    try:
        found = [each for name in games for each in starts(name, Path(corpus) if corpus else None)]
    except CorpusError as error:
        raise MisuseError(str(error)) from error
    if not found:
        raise MisuseError(
            f"no setup to count from is written for {', '.join(games)} (scenarios/*/perft.yaml)"
        )
    wrong = 0
    with connect(spec, timeout) as connection:
        for each in found:
            name = each.setup.game
            if said := _compared(connection.engine, each):
                wrong += 1
                click.echo(f"{name} {each.name}: {said}")
            else:
                click.echo(f"{name} {each.name}: {' '.join(map(str, each.counts))}")
    click.echo(f"{len(found) - wrong} of {len(found)} setups count as they should.")
    return UNEXPECTED if wrong else GOOD


def _compared(engine: Engine, start: Start) -> str | None:
    """What is wrong with an engine's counts, if anything is."""
    depth = len(start.counts)
    try:
        got = " ".join(map(str, counts(engine, start, depth)))
    except LostError as error:
        got = f"on the way: {error}"
    expected = " ".join(map(str, start.counts))
    if got == expected:
        return None
    where = parting(ReferenceEngine(), engine, start, depth)
    told = _told(where) if where else f"  no position differs from ours; {start.origin} is to be corrected"
    return f"expected {expected}, got {got}\n{told}"


def _told(where: Parting) -> str:
    lines = ["  the first position that differs from ours (ours | the engine's), after"]
    lines += [f"    {', '.join(f'{seat} {each}' for seat, each in move.items())}" for move in where.moves]
    return "\n".join([*lines, *(f"  {difference}" for difference in where.found)])
