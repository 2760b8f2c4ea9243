"""`cardavia compare-engines`: two engines play the same random deals until they disagree."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from cardavia import __version__
from cardavia.authoring.wording import NAME
from cardavia.commands.blocks import Block, blocks, in_blocks
from cardavia.commands.offers import common
from cardavia.commands.status import GOOD, INTERRUPTED, UNEXPECTED, MisuseError
from cardavia.engine.connect import REFERENCE, connect
from cardavia.games import game
from cardavia.lockstep.course import Course, play, tempered
from cardavia.lockstep.journal import Journal, JournalError, Played
from cardavia.lockstep.question import question
from cardavia.lockstep.shrink import shrunk
from cardavia.table import Json


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
    processes: int,
    timeout: float,
    journal: str | None,
    question_file: str | None,
) -> int:
    """Play, stop at the first disagreement, make it small, and write it down as an open question."""
    if not 1 <= len(engine) <= 2:
        raise MisuseError(f"{len(engine)} engines are named; name two, or one to be compared with our own")
    if question_file and not re.fullmatch(NAME, Path(question_file).stem):
        raise MisuseError(
            f"--question {question_file}: a deal is named by small letters, digits and hyphens; "
            "name the file so"
        )
    pair = Pair(engine[0], engine[1] if len(engine) == 2 else REFERENCE, timeout)
    games = common(pair[:2], timeout, game)
    kept = _journal(journal, pair)
    done = kept.done if kept else frozenset()
    todo = [block for block in blocks(games, seed, deals) if _key(block) not in done]
    agreed = len(games) * deals - sum(len(block.seeds) for block in todo)
    try:
        for block, course in in_blocks(partial(_play_block, pair), todo, processes):
            name, seeds = block
            if course is not None:
                click.echo(_told(course, pair, name))
                _write(question_file or f"question-{name}-{seeds[0]}.yaml", course, pair)
                return UNEXPECTED
            agreed += len(seeds)
            if kept:
                kept.add(_key(block))
            if sys.stderr.isatty():
                click.echo(f"\r{agreed} of {len(games) * deals} deals agree", err=True, nl=False)
    except KeyboardInterrupt:
        again = "the same journal goes on from there" if journal else "--journal FILE would let it go on"
        click.echo(f"\ninterrupted after {agreed} of {len(games) * deals} deals; {again}", err=True)
        return INTERRUPTED
    except JournalError as error:
        raise MisuseError(f"--journal {error}") from error
    finally:
        if kept:
            kept.close()
    click.echo(f"{agreed} of {len(games) * deals} deals agree ({', '.join(games)}).")
    return GOOD


def _journal(file: str | None, pair: Pair) -> Journal | None:
    """The journal asked for, which must be of the same engines, and deals played in the same way."""
    if file is None:
        return None
    about = {
        "journal": "compare-engines",
        "cardavia": __version__,
        "engines": [_who(spec, pair.timeout) for spec in pair[:2]],
        "decisions": "tempered",
    }
    try:
        return Journal(Path(file), about)
    except JournalError as error:
        raise MisuseError(f"--journal {error}") from error


def _who(spec: str, timeout: float) -> Json:
    """Who an engine is, and by which readings it plays: the same command may play by others tomorrow."""
    with connect(spec, timeout) as connection:
        description = connection.description
        offers = description.games.items()
        return {
            "command": spec,
            "name": description.name,
            "version": description.version,
            "rulings": {name: dict(offer.rulings) for name, offer in offers if offer.rulings},
        }


def _key(block: Block) -> Played:
    return block.game, block.seeds[0], len(block.seeds)


def _play_block(pair: Pair, block: Block) -> Course | None:
    """The first disagreement of some deals, made small."""
    with connect(pair.one, pair.timeout) as one, connect(pair.other, pair.timeout) as other:
        for seed in block.seeds:
            course = play(one.engine, other.engine, game(block.game).shape.shuffle(seed), tempered(seed))
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
