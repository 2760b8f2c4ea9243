"""Two engines in step: agreeing ones play on, others are found out, and what they differ in becomes small."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from cardavia.authoring.deals import read_deal
from cardavia.engine.port import CrashFault, IllegalDecisionError
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES, game
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.lockstep.agree import Difference, differences
from cardavia.lockstep.consulted import consulted
from cardavia.lockstep.course import Course, following, play, tempered
from cardavia.lockstep.question import question
from cardavia.lockstep.shrink import shrunk
from cardavia.table import Decision, Position, Seat, Setup
from tests.cli.engines import Changed

DEAL = game("sichuan").shape.shuffle


class NoPungs(Changed):
    """Never offers a pung, but to seat A."""

    def change(self, position: Position) -> Position:
        options = {
            seat: tuple(each for each in offered if each != "pung" or seat == "A")
            for seat, offered in position.options.items()
        }
        return replace(position, options={seat: each for seat, each in options.items() if each != ("pass",)})


class Doubles(Changed):
    """Doubles what was won and lost."""

    def change(self, position: Position) -> Position:
        if position.result is None:
            return position
        points = {seat: 2 * value for seat, value in position.result.points.items()}
        return replace(position, result=replace(position.result, points=points))


class Stops(ReferenceEngine):
    """Breaks down at its second decision."""

    asked = 0

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        self.asked += 1
        if self.asked == 2:
            raise CrashFault("it stopped")
        return super().step(decisions)


class Refuses(ReferenceEngine):
    """Refuses every kong."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        if any(decision.startswith("kong") for decision in decisions.values()):
            raise IllegalDecisionError("no kongs here")
        return super().step(decisions)


def first_disagreement(other: ReferenceEngine, name: str = "sichuan") -> Course:
    one, deal = ReferenceEngine(), game(name).shape.shuffle
    courses = (play(one, other, deal(seed), tempered(seed)) for seed in range(60))
    return next(course for course in courses if course.found)


@pytest.mark.parametrize("seed", range(6))
def test_an_engine_agrees_with_itself_to_the_end(seed: int) -> None:
    course = play(ReferenceEngine(), ReferenceEngine(), DEAL(seed), tempered(seed))
    assert course.found == ()
    engine = ReferenceEngine()
    position = engine.deal(course.setup)
    for move in course.moves:
        position = engine.step(move)
    assert position.result is not None


def test_the_same_seed_is_the_same_deal() -> None:
    one, other = ReferenceEngine(), ReferenceEngine()
    assert play(one, other, DEAL(7), tempered(7)) == play(one, other, DEAL(7), tempered(7))
    ways = [play(one, other, DEAL(7), tempered(seed)).moves for seed in range(3)]
    assert all(ways.count(way) == 1 for way in ways)


def test_options_that_differ_are_told_with_their_seat() -> None:
    course = first_disagreement(NoPungs())
    assert {difference.part for difference in course.found} == {"options"}
    assert all(difference.seat != "A" and "pung" in difference.one for difference in course.found)
    assert course.before is not None


def test_a_breakdown_and_a_refusal_are_disagreements() -> None:
    (broken,) = first_disagreement(Stops()).found
    assert broken == Difference("answer", None, "a position", "broke down: it stopped")
    (refused,) = first_disagreement(Refuses()).found
    assert refused == Difference("answer", None, "a position", "refused: no kongs here")


def test_points_of_the_result_must_agree() -> None:
    found = first_disagreement(Doubles()).found
    assert {difference.part for difference in found} == {"points"}


def test_the_order_of_options_and_of_cards_held_is_open() -> None:
    engine = ReferenceEngine()
    position = engine.deal(DEAL(1))
    turned = replace(
        position,
        options={seat: offered[::-1] for seat, offered in reversed(list(position.options.items()))},
        hands={seat: cards[::-1] for seat, cards in position.hands.items()},
    )
    assert list(differences(position, turned)) == []


def test_every_part_is_looked_at() -> None:
    engine = ReferenceEngine()
    position = engine.deal(DEAL(1))
    while position.result is None:
        position = engine.step(following(())(0, position))
    result = position.result
    changes = {
        "hands": replace(position, hands={**position.hands, "A": ()}),
        "table": replace(position, table={**position.table, "A": position.table["A"][::-1]}),
        "stock": replace(position, stock=position.stock + 1),
        "ending": replace(position, result=replace(result, ending="win")),
        "winners": replace(position, result=replace(result, winners=("D",))),
        "points": replace(position, result=replace(result, points=dict.fromkeys("ABCD", 0))),
    }
    assert result.points != dict.fromkeys("ABCD", 0)
    for part, changed in changes.items():
        assert {each.part for each in differences(position, changed)} == {part}


def test_a_disagreement_is_made_small_and_stays_one() -> None:
    course = first_disagreement(NoPungs())
    small = shrunk(ReferenceEngine(), NoPungs(), course)
    assert len(small.moves) <= len(course.moves)
    assert {difference.part for difference in small.found} == {"options"}
    assert not any(decision in ("pung", "kong") for move in small.moves for decision in move.values())
    assert shrunk(ReferenceEngine(), NoPungs(), course) == small


def test_decisions_that_are_not_possible_give_way_to_quiet_ones() -> None:
    setup = DEAL(3)
    position = ReferenceEngine().deal(setup)
    choose = following(({"A": "void s", "B": "win"},))
    assert choose(0, position) == {"A": "void s", "B": "void m", "C": "void m", "D": "void m"}


def test_the_sentences_consulted_are_those_of_the_last_step() -> None:
    setup = DEAL(3)
    voids = dict.fromkeys("ABCD", "void m")
    assert "SC-0.4.1" in consulted(setup, (voids,))
    engine = ReferenceEngine()
    position = engine.step(voids) if engine.deal(setup) else None
    assert position is not None
    after = consulted(setup, (voids, following(())(1, position)))
    assert "SC-3.1.1" in after
    assert "SC-0.4.1" not in after


def test_a_disagreement_becomes_a_deal_that_fails_on_the_engine_that_errs(tmp_path: Path) -> None:
    small = shrunk(ReferenceEngine(), NoPungs(), first_disagreement(NoPungs()))
    path = tmp_path / "who-is-right.yaml"
    path.write_text(question(small, "who-is-right", ("reference", "theirs")), encoding="utf-8")
    assert "SC-3.2.1" in yaml.safe_load(path.read_text())["sentences"]
    script = read_deal(path).fixture
    assert script.question == "options"
    ours, theirs = ReferenceEngine(), NoPungs()
    assert run(script, ours, ours.describe()).verdict is Verdict.PASS
    assert run(script, theirs, theirs.describe()).verdict is Verdict.REFUSED


@pytest.mark.parametrize("name", MODULES)
def test_points_that_differ_become_a_deal_that_fails_on_the_engine_that_errs(
    tmp_path: Path, name: str
) -> None:
    course = first_disagreement(Doubles(), name)
    path = tmp_path / "who-is-right.yaml"
    path.write_text(question(course, "who-is-right", ("reference", "theirs")), encoding="utf-8")
    script = read_deal(path).fixture
    ours, theirs = ReferenceEngine(), Doubles()
    assert run(script, ours, ours.describe()).verdict is Verdict.PASS
    assert run(script, theirs, theirs.describe()).verdict is Verdict.WRONG


def test_a_setup_of_another_game_is_no_reason_to_stop() -> None:
    wrong = Setup("sichuan", "A", {}, ())
    (found,) = play(ReferenceEngine(), ReferenceEngine(), wrong, tempered(0)).found
    assert found.part == "answer"
    assert found.one == found.other
