"""`cardavia properties`: what must hold in every deal, in many deals, on any engine."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from cardavia.commands.blocks import Block, blocks, in_blocks
from cardavia.commands.offers import common
from cardavia.commands.status import GOOD, INTERRUPTED, UNEXPECTED, MisuseError
from cardavia.engine.connect import REFERENCE, connect
from cardavia.engine.port import Engine
from cardavia.properties.saved import scripted
from cardavia.properties.suite import PROPERTIES, Failure, failures, shrunk, trial


class Broke(NamedTuple):
    """A property that did not hold in the deal of a seed."""

    game: str
    name: str
    seed: int


def properties(  # noqa: PLR0913 - one argument for each option
    *, engine: str | None, game: str | None, deals: int, seed: int, processes: int, timeout: float, out: str
) -> int:
    """Play, tell which properties hold, and write a small deal for each that does not."""
    spec = engine or REFERENCE
    games = common((spec,), timeout, game)
    todo = blocks(games, seed, deals)
    played: Counter[str] = Counter()
    broke: list[Broke] = []
    interrupted = False
    try:
        for block, found in in_blocks(partial(_look, spec, timeout), todo, processes):
            played[block.game] += len(block.seeds)
            broke += found
            if sys.stderr.isatty():
                click.echo(f"\r{played.total()} of {len(games) * deals} deals", err=True, nl=False)
    except KeyboardInterrupt:
        interrupted = True
    for name in games:
        click.echo(_tally(name, played[name], broke))
    for each in _first(broke):
        click.echo(f"\n{_explained(each, spec, timeout, Path(out))}")
    if broke:
        click.echo(f"\nplay them with: cardavia check --corpus {out} --engine {spec!r}")
    if interrupted:
        click.echo(f"interrupted after {played.total()} of {len(games) * deals} deals", err=True)
        return INTERRUPTED
    return UNEXPECTED if broke else GOOD


def _look(spec: str, timeout: float, block: Block) -> list[Broke]:
    """What does not hold in some deals."""
    with connect(spec, timeout) as connection:
        return [
            Broke(block.game, failure.property.name, seed)
            for seed in block.seeds
            for failure in failures(trial(connection.engine, block.game, seed))
        ]


def _tally(name: str, played: int, broke: Sequence[Broke]) -> str:
    """A game's properties, and in how many deals each did not hold."""
    times = Counter(each.name for each in broke if each.game == name)
    held = sum(not times[each.name] for each in PROPERTIES)
    lines = [f"{name}: {held} of {len(PROPERTIES)} properties hold in {played} deals"]
    lines += [f"  {each}: not in {times[each]} of {played}" for each in times]
    return "\n".join(lines)


def _first(broke: Sequence[Broke]) -> Iterator[Broke]:
    """Each property of each game once, in the first deal in which it does not hold."""
    told: set[tuple[str, str]] = set()
    for each in sorted(broke, key=lambda found: (found.game, found.seed)):
        if (each.game, each.name) not in told:
            told.add((each.game, each.name))
            yield each


def _explained(each: Broke, spec: str, timeout: float, out: Path) -> str:
    """A failure made small and written down, and what there is to say of it."""
    with connect(spec, timeout) as connection:
        engine = connection.engine
        found = next(
            (one for one in failures(trial(engine, each.game, each.seed)) if one.property.name == each.name),
            None,
        )
        if found is None:
            return f"{each.game}, deal {each.seed}: {each.name} did not hold, and does when played again"
        small = shrunk(engine, found)
        path = _written(
            small,
            engine,
            f"{each.game}-{each.name.replace(' ', '-')}-{each.seed}",
            out / "scenarios" / each.game,
        )
    broken = small.broken
    whose = [f"seat {broken.seat}"] if broken.seat else []
    whose += [f"card {broken.card}"] if broken.card else []
    last = ", ".join(f"{seat} {decision}" for seat, decision in (broken.moves or ({},))[-1].items())
    return "\n".join(
        (
            f"{each.game}, deal {each.seed}: {each.name} ({small.sentence})",
            f"  {small.property.says}",
            f"  after {len(broken.moves)} windows{f', the last: {last}' if last else ''}"
            + "".join(f"; {word}" for word in whose),
            f"  expected  {broken.expected}",
            f"  got       {broken.got}",
            f"  {path}",
        )
    )


def _written(small: Failure, engine: Engine, name: str, folder: Path) -> Path:
    path = folder / f"{name}.yaml"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(scripted(small, engine, name), encoding="utf-8")
    except OSError as error:
        raise MisuseError(f"--out: {path} cannot be written: {error.strerror}") from error
    return path
