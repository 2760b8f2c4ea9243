"""Whatever ends a campaign and as often as it does, each deal is counted once and is the same deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardavia.campaign.blocks import Block, ForeignError, Task, play_block
from cardavia.campaign.crew import Crew, Lane
from cardavia.campaign.driving import DEATHS, Drive, Ending
from cardavia.campaign.ledger import Ledger
from cardavia.campaign.plan import Approach, Plan, Player, Shard
from tests.campaign.plans import Here, a_plan, begun, here, nobody

PLAN = a_plan(deals=57)


class Killed(BaseException):
    """The process that plays is killed here; nothing of its own runs after that."""


def digests(ledger: Ledger) -> dict[int, str]:
    return {block.number: block.digest for block in ledger.blocks()}


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """What the blocks of `PLAN` come to when nothing happens."""
    with begun(tmp_path_factory.mktemp("undisturbed"), PLAN) as ledger:
        with here() as crew:
            assert Drive(ledger, nobody()).run(crew) is Ending.DONE
        assert ledger.counted().deals == 57
        return digests(ledger)


def test_every_deal_is_played_and_counted(undisturbed: dict[int, str]) -> None:
    assert sorted(undisturbed) == list(PLAN.blocks)


@pytest.mark.parametrize("room", [1, 5])
def test_how_many_play_at_once_does_not_change_a_deal(
    tmp_path: Path, undisturbed: dict[int, str], room: int
) -> None:
    with begun(tmp_path, PLAN) as ledger, here(room=room) as crew:
        Drive(ledger, nobody()).run(crew)
        assert digests(ledger) == undisturbed


@pytest.mark.parametrize("seed", range(3))
def test_killed_at_any_point_it_goes_on_and_counts_each_deal_once(
    tmp_path: Path, undisturbed: dict[int, str], seed: int
) -> None:
    random = Random(seed)  # noqa: S311 - when to die
    played: Counter[int] = Counter()
    begun(tmp_path, PLAN).close()

    def perhaps(_: object) -> None:
        if random.random() < 0.35:
            raise Killed

    def before(task: Task) -> None:
        played[task.block] += 1
        perhaps(task)

    lives = 1
    while not lived(tmp_path, Crew([Lane(lambda: Here(before), 3)]), perhaps):
        lives += 1
    assert lives > 3
    with Ledger.open(tmp_path) as ledger:
        assert digests(ledger) == undisturbed
        assert ledger.counted().deals == 57
    assert max(played.values()) > 1


def lived(folder: Path, crew: Crew, perhaps: Callable[[object], None]) -> bool:
    """Whether a campaign came to its end before it was killed."""
    with Ledger.open(folder) as ledger:
        try:
            return Drive(ledger, nobody(counted=perhaps)).run(crew) is Ending.DONE
        except Killed:
            return False


def test_what_is_killed_while_it_writes_has_not_been_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with begun(tmp_path, PLAN) as ledger:

        def killed(*_: object) -> None:
            raise Killed

        block = play_block(task(PLAN, 0))
        monkeypatch.setattr(Ledger, "_record_hits", killed)
        with pytest.raises(Killed):
            ledger.record(block)
    with Ledger.open(tmp_path) as ledger:
        assert ledger.done() == frozenset()
        monkeypatch.undo()
        assert ledger.record(block)
        assert not ledger.record(block)
        assert ledger.counted().deals == 5


def test_a_block_whose_worker_dies_is_played_again(tmp_path: Path, undisturbed: dict[int, str]) -> None:
    deaths = iter([2, 2, 7])
    next_death = next(deaths)

    def before(task: Task) -> None:
        nonlocal next_death
        if task.block == next_death:
            next_death = next(deaths, -1)
            raise BrokenExecutor("a worker was killed")

    with begun(tmp_path, PLAN) as ledger, here(before, room=1) as crew:
        assert Drive(ledger, nobody()).run(crew) is Ending.DONE
        assert digests(ledger) == undisturbed
        assert [(each.block, each.times, each.is_aside) for each in ledger.lost()] == [
            (2, 2, False),
            (7, 1, False),
        ]


def test_a_block_that_kills_three_workers_is_set_aside_and_told(
    tmp_path: Path, undisturbed: dict[int, str]
) -> None:
    died: Counter[int] = Counter()

    def before(task: Task) -> None:
        if task.block == 4:
            died[4] += 1
            raise BrokenExecutor("a worker was killed")

    with begun(tmp_path, PLAN) as ledger, here(before, room=1) as crew:
        assert Drive(ledger, nobody()).run(crew) is Ending.DONE
        (lost,) = ledger.lost()
        assert lost == (4, DEATHS, "a worker was killed", True)
        assert died[4] == DEATHS
        assert set(digests(ledger)) == set(undisturbed) - {4}
    with Ledger.open(tmp_path) as ledger, here() as crew:
        assert Drive(ledger, nobody()).run(crew) is Ending.DONE
        assert set(digests(ledger)) == set(undisturbed) - {4}


def test_a_cluster_that_has_tried_often_enough_is_believed(tmp_path: Path) -> None:
    class KilledWorker(Exception):  # noqa: N818 - as dask calls it
        """What dask says of a task that has killed four workers."""

    def before(task: Task) -> None:
        if task.block == 4:
            raise KilledWorker("four workers")

    crew = Crew([Lane(lambda: Here(before), 4, (KilledWorker,))])
    with begun(tmp_path, PLAN) as ledger:
        assert Drive(ledger, nobody()).run(crew) is Ending.DONE
        assert [(each.block, each.is_aside) for each in ledger.lost()] == [(4, True)]


def test_who_asks_to_stop_gets_the_blocks_in_hand_counted(
    tmp_path: Path, undisturbed: dict[int, str]
) -> None:
    with begun(tmp_path, PLAN) as ledger, here(room=3) as crew:
        watcher = nobody(stop=[False, True, True, True, True, True])
        assert Drive(ledger, watcher).run(crew) is Ending.STOPPED
        assert crew.running == 0
        assert len(digests(ledger)) == 3
    with Ledger.open(tmp_path) as ledger, here() as crew:
        assert Drive(ledger, nobody()).run(crew) is Ending.DONE
        assert digests(ledger) == undisturbed


def test_weights_are_settled_by_what_was_reached_two_epochs_before(tmp_path: Path) -> None:
    out: list[int] = []

    class Late(Here):
        """Blocks come in only when nothing more is sent."""

        def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Any:
            out.append(args[0].block)
            return super().submit(work, *args, **kwargs)

    with begun(tmp_path, PLAN) as ledger:
        Drive(ledger, nobody(stop=[False, True, True])).run(Crew([Lane(Late, 100)]))
        # Epochs have three blocks: the first two depend on nothing, the third on the first.
        assert out == [0, 1, 2, 3, 4, 5]
        assert set(ledger.epochs()) == {(1, 0), (1, 1)}


def test_a_foreign_engine_is_told_and_nothing_is_counted(tmp_path: Path) -> None:
    engine = PLAN.engine
    plan = a_plan(deals=5)
    other = Plan(**{**vars_of(plan), "engine": Player(engine.spec, engine.name, "another", engine.digest)})
    with begun(tmp_path, other) as ledger, here() as crew:
        with pytest.raises(ForeignError, match="another"):
            Drive(ledger, nobody()).run(crew)
        assert ledger.done() == frozenset()


def test_shards_play_their_own_blocks_and_the_same_deals_whoever_else_plays(tmp_path: Path) -> None:
    for number in (1, 2):
        plan = a_plan(deals=57, shard=Shard(number, 2))
        with begun(tmp_path / str(number), plan) as ledger, here() as crew:
            Drive(ledger, nobody()).run(crew)
            assert sorted(digests(ledger)) == list(plan.blocks)


def task(plan: Plan, block: int) -> Task:
    """A block as it is played by itself."""
    return Task(plan, block, Approach("stacked", "builder"), None, frozenset())


def vars_of(plan: Plan) -> dict[str, Any]:
    return {name: getattr(plan, name) for name in plan.__dataclass_fields__}


def test_a_block_comes_to_the_same_whatever_was_played_before() -> None:
    first: Block = play_block(task(PLAN, 3))
    play_block(task(PLAN, 1))
    again = play_block(task(PLAN, 3))
    assert (first.digest, first.reached) == (again.digest, again.reached)
    assert play_block(task(PLAN, 2)).digest != first.digest
