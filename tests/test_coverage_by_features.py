"""The features and scripted deals alone reach every line and every way of the rules of each game."""

from __future__ import annotations

import pytest

from cardavia.authoring.pins import involved
from cardavia.games import MODULES
from cardavia.reach.gate import faults
from cardavia.reach.measure import Reach, reach
from cardavia.reach.source import read
from cardavia.rulebook.load import rulebook


@pytest.fixture(scope="module")
def everything() -> Reach:
    return reach(MODULES)


def test_every_line_and_way_is_reached_or_excused(everything: Reach) -> None:
    assert list(faults(everything)) == []


def test_all_games_are_watched(everything: Reach) -> None:
    assert len(everything.played) == len(set(everything.played)) > 800
    watched = {path.parent.name for path in everything.ran}
    assert watched == {"games", "melding", *(package.rpartition(".")[2] for package in MODULES.values())}


def test_scenarios_of_a_sentence_run_what_cites_it(everything: Reach) -> None:
    pinning = involved(MODULES)
    testable = {
        sentence.id for game in MODULES for sentence in rulebook(game).sentences if sentence.untested is None
    }
    idle = []
    for source in map(read, everything.ran):
        for function in source.functions:
            running = everything.runners(source, range(function.body, function.last + 1))
            idle += [
                f"{source}:{function.header}: no scenario of {name} runs {function.name}"
                for name in source.cited(function.lines)
                if name in testable and running.isdisjoint(pinning[name])
            ]
    assert idle == []
