"""Two engines of one game that share no line of code agree, deal after deal."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.engine.connect import connect
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import game
from cardavia.smoke.playing import differing
from cardavia.table import Decision
from tests.examples.test_examples import NODE, Example

DEALS = 100


def chosen(offered: tuple[Decision, ...], chance: Random) -> Decision:
    """A win where there is one, and rarely a pass, so that much comes to happen."""
    if "win" in offered:
        return "win"
    deeds = [decision for decision in offered if decision != "pass"]
    return chance.choice(deeds if deeds and chance.random() < 0.8 else offered)


@pytest.mark.parametrize("example", [pytest.param(NODE, marks=NODE.marks(), id="node")])
def test_an_example_plays_as_ours_does(example: Example) -> None:
    ours = ReferenceEngine()
    endings = set()
    with connect(example.command) as theirs:
        for seed in range(DEALS):
            chance = Random(seed)  # noqa: S311 - deals to test with, not secrets
            setup = game(example.game).shape.shuffle(seed)
            here, there = ours.deal(setup), theirs.engine.deal(setup)
            while here.options:
                assert differing(here, there) == [], (seed, here, there)
                decisions = {seat: chosen(offered, chance) for seat, offered in here.options.items()}
                here, there = ours.step(decisions), theirs.engine.step(decisions)
            assert differing(here, there) == [], (seed, here, there)
            assert here.result is not None
            endings.add(here.result.ending)
    assert endings == {"win", "exhausted"}
