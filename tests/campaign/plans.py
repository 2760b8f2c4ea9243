"""Small campaigns for tests, and an executor that a test holds in its hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

from cardavia.campaign.crew import Crew, Lane
from cardavia.campaign.driving import Watcher
from cardavia.campaign.ledger import Ledger
from cardavia.campaign.plan import Plan, Player, Shard, source_digest
from cardavia.campaign.recipes import Start
from cardavia.campaign.starting import digest
from cardavia.engine.connect import REFERENCE, connect
from cardavia.games import game


def player(spec: str = REFERENCE) -> Player:
    with connect(spec) as connection:
        return Player.of(spec, connection)


def a_plan(  # noqa: PLR0913 - whatever a test wants to be different
    name: str = "paohuzi",
    *,
    engine: str = REFERENCE,
    against: str = REFERENCE,
    deals: int = 60,
    block: int = 5,
    epoch: int = 3,
    seed: int = 0,
    timeout: float = 10.0,
    shard: Shard = Shard(),  # noqa: B008 - immutable
) -> Plan:
    return Plan(
        game=name,
        engine=player(engine),
        against=player(against),
        deals=deals,
        seed=seed,
        timeout=timeout,
        source=source_digest(),
        situations=digest(starts(name)),
        shard=shard,
        block=block,
        epoch=epoch,
    )


def starts(name: str) -> tuple[Start, ...]:
    """Three situations that nobody had to compose: deals with nothing done yet."""
    return tuple(
        Start(f"scenario {place}", (sentence,), game(name).shape.shuffle(place), ())
        for place, sentence in enumerate(("PH-3.5.1", "PH-3.3.1", "PH-3.4.1"))
    )


def begun(folder: Path, plan: Plan) -> Ledger:
    return Ledger.create(folder, plan, starts(plan.game))


class Here(Executor):
    """Plays at once, in this process, what it is given; before that a test may have something happen."""

    def __init__(self, before: Callable[[Any], None] = lambda _: None) -> None:
        self._before = before

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            self._before(args[0])
            future.set_result(work(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def here(before: Callable[[Any], None] = lambda _: None, room: int = 2) -> Crew:
    """A crew in this process, with room for so many blocks at once."""
    return Crew([Lane(lambda: Here(before), room)])


def nobody(counted: Callable[[Any], object] = lambda _: None, stop: Sequence[bool] = ()) -> Watcher:
    """A watcher that says to stop as told, time after time, and then not."""
    told = iter(stop)
    return Watcher(
        wants_stop=lambda: next(told, False),
        counted=counted,
        found=lambda _: None,
        lost=lambda _, __: None,
    )
