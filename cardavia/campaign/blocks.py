"""A block of deals as a worker plays it: all it needs comes with the task, all that came of it goes back."""

from __future__ import annotations

import atexit
import os
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from hashlib import sha256
from threading import Lock
from typing import NamedTuple

from cardavia.campaign.deal import Pair, Played, dealt, played
from cardavia.campaign.findings import Hit, hits
from cardavia.campaign.patience import Patient
from cardavia.campaign.plan import Approach, Plan, Player, is_ours, source_digest
from cardavia.campaign.probes import Probes, probing
from cardavia.campaign.recipes import Start
from cardavia.engine.connect import PYTHON, connect
from cardavia.engine.port import Engine
from cardavia.games import game
from cardavia.mutants.mutant import forget
from cardavia.table import Position

_ONE_AT_A_TIME = Lock()
"""An engine has one deal at a time, and marks are made in one place, however many threads a worker has."""


class Task(NamedTuple):
    """A block to be played; `start` is where its deals begin, `known` the looks of what is found already.

    With `known` None nothing more is made small.
    """

    plan: Plan
    block: int
    approach: Approach
    start: Start | None
    known: frozenset[str] | None


class Block(NamedTuple):
    """A block that has been played: how many deals, windows and seconds, and what came of it.

    `reached` counts the deals that reached something. `digest` is the same whenever it is played again.
    """

    number: int
    approach: Approach
    scenario: str | None
    deals: int
    windows: int
    seconds: float
    worker: str
    reached: Mapping[str, int]
    hits: tuple[Hit, ...]
    digest: str


class ForeignError(Exception):
    """A worker has another engine, or another Cardavia, than the campaign was begun with."""


def play_block(task: Task) -> Block:
    """Play a block; raises `ForeignError`, or `StartFault` where an engine does not start."""
    with _ONE_AT_A_TIME:
        return _play(task)


def _play(task: Task) -> Block:
    plan = task.plan
    pair = _pair(plan)
    began = time.perf_counter()
    reached: Counter[str] = Counter()
    digest = sha256()
    found: list[Played] = []
    windows = 0
    forget(plan.game)
    with _watching(plan) as probes:
        consulted: Callable[[], Iterable[str]] = probes.consulted if probes else tuple
        for number in plan.numbers(task.block):
            deal = played(pair, plan.game, number, dealt(plan, number, task.approach, task.start), consulted)
            windows += len(deal.course.moves)
            reached.update(deal.reached)
            digest.update(deal.digest)
            if deal.course.found or deal.failure:
                found.append(deal)
    return Block(
        number=task.block,
        approach=task.approach,
        scenario=task.start and task.start.scenario,
        deals=len(plan.numbers(task.block)),
        windows=windows,
        hits=tuple(hits(plan, pair, found, task.known)),
        seconds=time.perf_counter() - began,
        worker=f"{socket.gethostname()}:{os.getpid()}",
        reached=dict(sorted(reached.items())),
        digest=digest.hexdigest(),
    )


def _watching(plan: Plan) -> AbstractContextManager[Probes | None]:
    """Our rules say what they consult, if they play at all."""
    game(plan.game)
    return probing(plan.game) if is_ours(plan.engine) or is_ours(plan.against) else nullcontext()


def _pair(plan: Plan) -> Pair:
    if (here := _source()) != plan.source:
        raise ForeignError(
            f"{socket.gethostname()} has another Cardavia ({here}) than the campaign was begun with "
            f"({plan.source}); install the same, or begin another campaign"
        )
    explains = _other if is_ours(plan.against) else _one
    engine, against = (
        _engine(player, plan.timeout, role) for role, player in enumerate((plan.engine, plan.against))
    )
    return Pair(engine, against, explains)


def _one(one: Position, _: Position) -> Position:
    return one


def _other(_: Position, other: Position) -> Position:
    return other


@cache
def _source() -> str:
    return source_digest()


@cache
def _engine(player: Player, timeout: float, _role: int) -> Engine:
    """The engine of this process in a role, started once and kept until the process ends."""
    connection = connect(player.spec, timeout)
    atexit.register(connection.close)
    if (here := Player.of(player.spec, connection)) != player:
        connection.close()
        raise ForeignError(
            f"{here} on {socket.gethostname()} is not what the campaign was begun with, "
            f"{player}; begin another campaign for it"
        )
    return Patient(connection.engine, timeout) if player.spec.startswith(PYTHON) else connection.engine
