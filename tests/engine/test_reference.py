"""Our own engine, with a toy for a game: one deal at a time, and errors that leave it as it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cardavia
from cardavia.engine.port import BadParamsError, Engine, IllegalDecisionError, NotSupportedError
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.sanity import absurdities

from .toy import DECK, SETUP, TOY


@pytest.fixture
def engine() -> Engine:
    return ReferenceEngine({"toy": TOY})


def test_it_describes_its_games(engine: Engine) -> None:
    described = engine.describe()
    assert (described.protocol, described.version) == (1, cardavia.__version__)
    offer = described.games["toy"]
    assert offer.deck == dict.fromkeys(DECK.faces, 2)
    assert (offer.shuffle, offer.explains, offer.rulings) == (True, ("scores", "ledger"), {})


def test_every_position_of_every_deal_makes_sense(engine: Engine) -> None:
    for seed in range(50):
        setup = engine.shuffle("toy", seed)
        position = engine.deal(setup)
        while position.options:
            assert absurdities(position, setup) == ()
            position = engine.step({seat: offered[0] for seat, offered in position.options.items()})
        assert absurdities(position, setup) == ()


def test_a_setup_that_is_not_the_deck_is_refused_with_every_reason(engine: Engine) -> None:
    hands = {**SETUP.hands, "B": ("1m", "5x")}
    with pytest.raises(BadParamsError, match=r"B is dealt 2 .*'5x' is no card of toy") as refused:
        engine.deal(replace(SETUP, hands=hands))
    assert len(refused.value.data["faults"]) == 2


def test_a_game_it_does_not_have_is_refused(engine: Engine) -> None:
    with pytest.raises(NotSupportedError, match="no game 'bridge' here, only toy"):
        engine.deal(replace(SETUP, game="bridge"))
    with pytest.raises(NotSupportedError):
        engine.shuffle("bridge", 1)


def test_a_step_needs_a_deal(engine: Engine) -> None:
    with pytest.raises(IllegalDecisionError, match="no deal has been begun") as refused:
        engine.step({"A": "discard 1m"})
    assert refused.value.data == {"seat": None, "decision": None, "options": []}


@pytest.mark.parametrize(
    ("decisions", "error", "told"),
    [
        ("discard 1m", BadParamsError, "one string for each seat asked, not 'discard 1m'"),
        ({"A": 5}, BadParamsError, "a string such as 'pass', that of A is 5"),
        ({"A": "discard 4p"}, IllegalDecisionError, "A may not 'discard 4p'"),
        ({}, IllegalDecisionError, "A must decide too"),
        ({"A": "discard 1m", "B": "pass"}, IllegalDecisionError, "B is not asked"),
    ],
)
def test_after_an_error_the_deal_stands(
    engine: Engine, decisions: dict[str, str], error: type[Exception], told: str
) -> None:
    before = engine.deal(SETUP)
    with pytest.raises(error, match=told):
        engine.step(decisions)
    with pytest.raises(BadParamsError):
        engine.deal(replace(SETUP, dealer="D"))
    assert set(before.options) == {"A"}
    assert engine.step({"A": "discard 1m"}).options == {"B": ("pair", "pass")}


def test_a_deal_that_is_over_takes_no_decision(engine: Engine) -> None:
    position = engine.deal(SETUP)
    while position.options:
        position = engine.step({seat: offered[0] for seat, offered in position.options.items()})
    with pytest.raises(IllegalDecisionError, match="the deal is over"):
        engine.step({"A": "pass"})
    with pytest.raises(IllegalDecisionError, match="the deal is over"):
        engine.step({})


def test_a_new_deal_forgets_the_old_one(engine: Engine) -> None:
    first = engine.deal(SETUP)
    engine.step({"A": "discard 1m"})
    assert engine.deal(SETUP) == first
