"""`cardavia smoke`: every mistake is named by the check it belongs to, and nothing else is blamed first."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardavia.engine.connect import connect
from cardavia.smoke.finding import Outcome
from cardavia.smoke.run import smoke
from tests.cli.adapters import MISTAKES, Adapter
from tests.cli.conftest import Cardavia


def here(adapter: str) -> str:
    return f"python:tests.cli.adapters:{adapter}"


def there(adapter: str) -> str:
    return f"{sys.executable} -m tests.cli.adapters {adapter}"


def perverse(behaviour: str) -> str:
    return f"{sys.executable} {Path(__file__).parents[1] / 'engine' / 'perverse.py'} {behaviour}"


@pytest.mark.parametrize("adapter", MISTAKES, ids=lambda adapter: adapter.__name__)
def test_each_mistake_is_what_to_fix_first(adapter: type[Adapter]) -> None:
    with connect(here(adapter.__name__)) as connection:
        report = smoke(connection)
    assert report.first is not None
    assert report.first.check.name == MISTAKES[adapter]
    assert report.first.expected
    assert report.first.got


def test_a_sane_command_passes_every_check(cardavia: Cardavia) -> None:
    said = cardavia("smoke", "--engine", there("Adapter"))
    assert said.status == 0, said.out
    assert "Of 11 checks 11 ok." in said.out
    assert f"cardavia check --engine '{there('Adapter')}'" in said.out


def test_what_is_not_offered_is_neither_good_nor_bad(cardavia: Cardavia) -> None:
    said = cardavia("smoke", "--engine", there("DealsWithout"))
    assert said.status == 0
    assert "  not offered  shuffle            it deals only what it is given\n" in said.out
    assert "Of 11 checks 10 ok, 1 not offered." in said.out


def test_what_only_a_command_can_be_asked_is_left_out_in_process(cardavia: Cardavia) -> None:
    said = cardavia("smoke", "--engine", here("Adapter"))
    assert said.status == 0
    assert "Of 11 checks 9 ok, 2 not offered." in said.out


def test_games_that_nobody_knows_are_named(cardavia: Cardavia) -> None:
    said = cardavia("smoke", "--engine", here("AlsoPlaysBridge"))
    assert said.status == 0
    assert "Not known to Cardavia, so not tried: bridge" in said.out


def test_an_engine_without_our_games_is_not_sane(cardavia: Cardavia) -> None:
    said = cardavia("smoke", "--engine", "python:tests.cli.engines:Elsewhere")
    assert said.status == 1
    assert "got           no game at all" in said.out


def test_a_failure_says_what_to_do_and_how_to_repeat_it(cardavia: Cardavia) -> None:
    said = cardavia("smoke", "--engine", here("NotYetWritten"))
    assert said.status == 1
    assert said.out.endswith(
        "Fix first: deal (sichuan), a deal is answered with a position.\n"
        "expected      a position of sichuan\n"
        "got           deal is refused with -32002: deal is yet to be written\n"
        "do            Begin the deal from exactly the hands and the stock given, and answer the first\n"
        "              position.\n"
        f"repeat        cardavia smoke --engine {here('NotYetWritten')} --game sichuan\n"
    )
    assert "  not reached  play               a deal is played to its end\n" in said.out


def test_the_game_asked_for_must_be_offered(cardavia: Cardavia) -> None:
    said = cardavia("smoke", "--engine", perverse("good"), "--game", "sichuan")
    assert said.status == 1
    assert "expected      sichuan among its games" in said.out
    assert "got           toy" in said.out


def test_an_engine_that_ends_is_told_with_its_log(cardavia: Cardavia) -> None:
    said = cardavia("smoke", "--engine", there("Ends"))
    assert said.status == 1
    assert "Fix first: play (sichuan)" in said.out
    assert "engine's log  out of memory" in said.out


def test_an_engine_that_does_not_answer_is_waited_for_so_long(cardavia: Cardavia) -> None:
    said = cardavia("smoke", "--engine", perverse("hangs"), "--timeout", "0.5")
    assert said.status == 1
    assert "no answer to no-such-verb within 0.5 s" in said.out


@pytest.mark.parametrize("engine", ["false", "no-such-command", "python:nowhere:Engine"])
def test_an_engine_that_does_not_start_has_its_own_status(cardavia: Cardavia, engine: str) -> None:
    assert cardavia("smoke", "--engine", engine).status == 3


def test_an_engine_must_be_named(cardavia: Cardavia) -> None:
    said = cardavia("smoke")
    assert said.status == 2
    assert "--engine" in said.err


def test_no_check_counts_that_builds_on_a_failed_one() -> None:
    with connect(here("NotYetWritten")) as connection:
        report = smoke(connection)
    outcomes = {finding.check.name: finding.outcome for finding in report.findings}
    assert {name for name, outcome in outcomes.items() if outcome is Outcome.NOT_REACHED} == {
        *("play", "again", "illegal decisions", "bad setups", "no deal yet", "shuffle"),
    }
