"""The scripted deals of every game hold on our engine, and their payments make their points."""

from __future__ import annotations

from collections import Counter

import pytest

from cardavia.authoring.load import deals
from cardavia.engine.guard import GuardedEngine
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.sources import deal_files
from tests import scripted

SCRIPTS = {(game, name): script for game in MODULES for name, script in deals(game).items()}
FILES = [path for game in MODULES for path in deal_files(game)]

every_deal = pytest.mark.parametrize(("game", "name"), SCRIPTS)


@every_deal
def test_the_reference_plays_it_as_written(game: str, name: str) -> None:
    engine = GuardedEngine(ReferenceEngine())
    outcome = run(SCRIPTS[game, name], engine, engine.describe())
    assert (outcome.verdict, outcome.notes) == (Verdict.PASS, ()), outcome


def test_every_file_is_named_like_its_deal() -> None:
    assert FILES
    assert {(path.parent.name, path.stem) for path in FILES} == {
        (script.game, script.id) for script in SCRIPTS.values()
    }


@every_deal
def test_the_points_are_the_sum_of_the_payments(game: str, name: str) -> None:
    deal = scripted.written(game, name)
    summed = dict.fromkeys(deal["hands"], 0)
    for payer, receiver, amount, _ in scripted.payments(deal):
        summed[payer] -= amount
        summed[receiver] += amount
    assert scripted.points(deal) == summed


@every_deal
def test_no_payment_of_the_deal_is_left_out(game: str, name: str) -> None:
    over = scripted.played(SCRIPTS[game, name])
    booked = [(entry.payer, entry.receiver, entry.amount, entry.cause) for entry in over.ledger or ()]
    assert over.result is not None
    assert Counter(scripted.payments(scripted.written(game, name))) == Counter(booked)
