"""Numbers decide: which deals a block has, which blocks a shard has, and what is drawn."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.campaign.deal import dealt
from cardavia.campaign.plan import APPROACHES, Plan, Shard, drawn
from cardavia.campaign.recipes import SITUATION
from cardavia.games import MODULES, game
from tests.campaign.plans import a_plan, starts

PLAN = a_plan()


@given(st.integers(1, 5000), st.integers(1, 300), st.integers(1, 9))
def test_the_blocks_of_all_shards_have_every_deal_once(deals: int, block: int, shards: int) -> None:
    plans = [
        replace(PLAN, deals=deals, block=block, shard=Shard(each, shards)) for each in range(1, shards + 1)
    ]
    numbers = [number for plan in plans for each in plan.blocks for number in plan.numbers(each)]
    assert sorted(numbers) == list(range(deals))
    merged = replace(PLAN, deals=deals, block=block, shard=Shard(0, shards))
    assert sorted(each for plan in plans for each in plan.blocks) == list(merged.blocks)
    assert merged.shards == tuple(plans)
    assert sum(plan.here for plan in plans) == merged.here == deals


@given(st.integers(1, 500), st.integers(1, 5), st.integers(1, 7))
def test_the_epochs_of_a_shard_have_each_of_its_blocks_once(deals: int, shards: int, epoch: int) -> None:
    plan = replace(PLAN, deals=deals, block=3, shard=Shard(1, shards), epoch=epoch)
    last = plan.epoch_of(plan.blocks[-1])
    blocks = [(each, block) for each in range(last + 1) for block in plan.blocks_in(each)]
    assert [block for _, block in blocks] == list(plan.blocks)
    assert all(plan.epoch_of(block) == each for each, block in blocks)


def test_a_plan_that_was_kept_is_the_same_plan() -> None:
    plan = replace(PLAN, shard=Shard(2, 5))
    assert Plan.from_json(plan.to_json()) == plan


def test_shards_have_the_key_of_their_campaign_and_others_have_not() -> None:
    assert replace(PLAN, shard=Shard(2, 5)).key == PLAN.key
    assert replace(PLAN, seed=1).key != PLAN.key
    assert replace(PLAN, engine=PLAN.engine.__class__("reference", "ours", "9", "")).key != PLAN.key


def test_what_is_drawn_comes_as_often_as_its_weight_says() -> None:
    found = Counter(drawn((1, 0, 3, 6), "words", number) for number in range(10_000))
    assert set(found) == {0, 2, 3}
    assert 900 < found[0] < 1100
    assert 2800 < found[2] < 3200


@pytest.mark.parametrize("name", MODULES)
def test_every_approach_draws_deals_of_the_game_and_the_same_again(name: str) -> None:
    plan, shape = replace(PLAN, game=name), game(name).shape
    for number, approach in enumerate(APPROACHES):
        start = starts(name)[0] if approach.recipe == SITUATION else None
        setup, _ = dealt(plan, number, approach, start)
        assert shape.faults(setup) == ()
        assert dealt(plan, number, approach, start)[0] == setup
        assert dealt(plan, number + 1, approach, start)[0] != setup


def test_another_process_draws_the_same() -> None:
    code = (
        "from tests.campaign.plans import a_plan\n"
        "from tests.campaign.test_plan import told\n"
        "print(told(a_plan()))"
    )
    env = {"PYTHONHASHSEED": "77", "PATH": ""}
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == told(PLAN)


def told(plan: Plan) -> str:
    """Some of what a plan draws, in words."""
    approach = plan.approach(4, (1,) * len(APPROACHES))
    return f"{approach} {dealt(plan, 20, APPROACHES[6], None)[0]}"
