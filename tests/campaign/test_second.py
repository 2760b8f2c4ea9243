"""The second opinions agree with ours on every deal tried, and not with an engine that errs."""

from __future__ import annotations

import pytest

from cardavia.campaign.blocks import Task, play_block
from cardavia.campaign.plan import Approach
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import game
from cardavia.lockstep.course import play, tempered
from cardavia.mutants.mutant import patched
from cardavia.properties.dealing import dealt
from tests.campaign.plans import a_plan
from tests.campaign.second import SecondOpinion

NAMES = ("sichuan", "nantong", "paohuzi")


@pytest.mark.parametrize("name", NAMES)
def test_a_second_opinion_agrees_with_ours(name: str) -> None:
    plan = a_plan(name, engine="python:tests.campaign.second:SecondOpinion", deals=16, block=8)
    for number, recipe in enumerate(("stacked", "grouped")):
        block = play_block(Task(plan, number, Approach(recipe, "builder"), None, frozenset()))
        assert block.hits == ()
        assert any(each.startswith("score ") for each in block.reached)


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("sichuan", {"legal.shapes.complete": None}),
        ("nantong", {"legal.shapes.complete": None}),
        ("paohuzi", {"legal.huxi.win_on": None}),
    ],
)
def test_it_does_not_agree_with_rules_by_which_nobody_wins(name: str, broken: dict[str, None]) -> None:
    (target,) = broken
    module, attribute = target.removeprefix("legal.").split(".")
    nothing = (lambda *_: ()) if name == "paohuzi" else (lambda *_: False)
    with patched(name, {f"{module}.{attribute}": nothing}):
        setups = (dealt(game(name).shape, seed) for seed in range(1, 200, 2))
        courses = (play(ReferenceEngine(), SecondOpinion(), setup, tempered(0)) for setup in setups)
        found = next(course.found for course in courses if course.found)
    assert any("win" in each.other and "win" not in each.one for each in found)
