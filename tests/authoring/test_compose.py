"""How the lines of a scenario become a deal, decisions and expectations."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest

from cardavia.authoring.compose import compose
from cardavia.authoring.corpus import scenarios
from cardavia.authoring.load import find_deal
from cardavia.decisions import Move
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.checks import OnTurn, PointsChange
from cardavia.fixture.fixture import Fixture
from cardavia.games import game
from cardavia.origin import CorpusError
from cardavia.table import PASS, Position
from tests.authoring import corpora

HEAD = """Feature: written for a test

  @SC-3.2.2
  Rule: a sentence

    @SC-3.2.2/written @reads:SC-gap-7=1a
    Example: a scenario
"""
FIRST = HEAD.count("\n") + 1
"""The line on which the steps begin."""

DECK = game("sichuan").shape.deck
NAME = "features/sichuan/3-turns.feature"
B_WAITS_TO_PUNG = """
    Given B holds 55m 123p 456p 789p 13m
    And B is void in s
"""


def written(root: Path, steps: str, name: str = NAME) -> Fixture:
    """The script of a scenario with these steps, in a corpus of its own."""
    body = textwrap.indent(textwrap.dedent(steps).strip("\n"), "      ")
    corpora.write(root, {name: f"{HEAD}{body}\n", corpora.DEAL_FILE: corpora.DEAL})
    (scenario,) = scenarios(root / name)
    return compose(scenario, partial(find_deal, root=root)).fixture


def played(script: Fixture) -> list[Position]:
    """The positions after each decision of the script, from the deal on."""
    engine = ReferenceEngine()
    return [engine.deal(script.setup), *(engine.step(move) for move in script.moves())]


def moves(script: Fixture) -> list[list[Move]]:
    """What is decided in each of the script's when lines that decide, by line."""
    found: dict[int, list[Move]] = {}
    for step in script.steps[script.situation.after :]:
        if isinstance(step.act, Mapping):
            found.setdefault(step.at, []).append(step.act)
    return list(found.values())


def arrival(script: Fixture) -> Position:
    """The situation."""
    return played(script)[len(script.prelude)]


def asked(position: Position) -> set[str]:
    return set(position.options)


def test_a_script_keeps_what_the_scenario_is_called_and_rests_on(tmp_path: Path) -> None:
    script = written(tmp_path, "When it is C's turn\nThen C may not pass")
    assert (script.id, script.title, script.game) == ("SC-3.2.2/written", "a scenario", "sichuan")
    assert script.sentences == ("SC-3.2.2",)
    assert [str(reading) for reading in script.readings] == ["SC-gap-7=1a"]
    assert [(line.origin.line, line.origin.text) for line in script.lines] == [
        (FIRST, "it is C's turn"),
        (FIRST + 1, "C may not pass"),
    ]


@pytest.mark.parametrize("seat", "ABCD")
def test_a_turn_said_first_is_whose_turn_it_is(tmp_path: Path, seat: str) -> None:
    script = written(tmp_path, f"When it is {seat}'s turn\nThen {seat} may not pass")
    assert asked(arrival(script)) == {seat}
    assert played(script)[-1] == arrival(script)
    assert moves(script) == []


def test_a_draw_said_first_is_what_the_seat_on_turn_has_drawn(tmp_path: Path) -> None:
    script = written(tmp_path, "Given A holds 13579m 13579p 246m\nWhen A draws 9p\nThen A may discard 9p")
    assert asked(arrival(script)) == {"A"}
    assert arrival(script).card == "9p"
    assert arrival(script).hands["A"] == DECK.sort(DECK.parse("13579m 135799p 246m"))


@pytest.mark.parametrize(
    ("held", "does", "drawn"),
    [
        ("", "discards 5m", "5m"),
        ("Given A holds 13579m 13579p 246m", "discards 8m", "8m"),
        ("Given A holds 111m 3579m 1357p 46m", "kongs 1m", "1m"),
        ("Given A holds 13579m 1357p 2m\nAnd A has laid pung 666m from C", "kongs 6m", "6m"),
    ],
)
def test_a_decision_said_first_is_of_the_tile_just_drawn_if_it_is_not_held(
    tmp_path: Path, held: str, does: str, drawn: str
) -> None:
    script = written(tmp_path, f"{held}\nWhen A {does}\nThen the deal goes on")
    assert asked(arrival(script)) == {"A"}
    assert arrival(script).card == drawn
    assert moves(script) == [[{"A": does.replace("s ", " ")}]]


@pytest.mark.parametrize("does", ["discards 5m", "kongs 5m"])
def test_a_tile_that_is_held_has_not_been_drawn(tmp_path: Path, does: str) -> None:
    script = written(tmp_path, f"Given A holds 5555m 13579p 1249m\nWhen A {does}\nThen the deal goes on")
    assert arrival(script).hands["A"].count("5m") == 4  # a drawn one would be the fifth
    assert arrival(script).card != "5m"


def test_later_draws_lie_at_the_front_in_order(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        """
        Given 20 are left in the stock
        When A discards 9m
        And B draws 5s
        And B discards 5s
        And C draws 7s
        And C discards 7s
        And D draws 1m
        Then D may discard 1m
        """,
    )
    drawn = 55 - 20
    assert script.setup.stock[drawn : drawn + 3] == ("5s", "7s", "1m")
    assert played(script)[-1].card == "1m"


def test_a_draw_after_a_kong_lies_at_the_back(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        """
        Given A holds 1111m 2222m 9999p 7m
        And A is void in s
        When A draws 8m
        And A kongs 1m
        And A draws 4p
        And A kongs 2m
        And A draws 6p
        And A discards 6p
        And B draws 3s
        Then B may discard 3s
        """,
    )
    stock = script.setup.stock
    front = 55 - arrival(script).stock
    assert (stock[-1], stock[-2], stock[front]) == ("4p", "6p", "3s")
    (after_first, after_second) = (played(script)[len(script.prelude) + kongs] for kongs in (1, 2))
    assert (after_first.card, after_second.card) == ("4p", "6p")


def test_a_window_between_two_lines_is_passed(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        f"""{B_WAITS_TO_PUNG}
    When A discards 5m
    And B discards 1m
    Then it is C's turn
    """,
    )
    assert moves(script) == [[{"A": "discard 5m"}], [{"B": PASS}, {"B": "discard 1m"}]]


def test_windows_before_a_card_is_turned_up_are_passed(tmp_path: Path) -> None:
    """C may chi the s2 that B discards; nothing is said of that."""
    script = written(
        tmp_path,
        """
        Given B is the dealer
        And C holds s1 s1 s3 s3 s6 s6 s9 s9 L1 L1 L3 L3 L6 L6 L9 L9 s10 s10 L5 L5
        When B discards s2
        And C turns up L8
        """,
        "features/paohuzi/3-turns.feature",
    )
    assert moves(script)[:2] == [[{"B": "discard s2"}], [{"C": PASS}]]
    assert "chi s1 s2 s3" in played(script)[1].options["C"]
    assert script.setup.stock[0] == "L8"


def test_whoever_is_asked_and_not_named_passes(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        """
        Given B holds 55m 123p 456p 789p 13m
        And C holds 46m 123p 456p 789p 99m
        And B and C are void in s
        When A discards 5m
        And C wins
        Then C counts nothing
        """,
    )
    assert moves(script) == [[{"A": "discard 5m"}], [{"B": PASS, "C": "win"}]]


def test_play_goes_on_with_passes_and_the_tiles_drawn(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        f"""{B_WAITS_TO_PUNG}
    When A discards 5m
    And play goes on to C's turn
    Then it is C's turn
    """,
    )
    positions = played(script)[len(script.prelude) :]
    first, second = moves(script)
    assert first == [{"A": "discard 5m"}]
    assert second[0] == {"B": PASS}
    drawn = positions[2].card
    assert second[1:] == [{"B": f"discard {drawn}"}]
    assert asked(positions[-1]) == {"C"}
    assert PASS not in positions[-1].options["C"]


def test_play_that_goes_on_to_the_seat_on_turn_goes_round_the_table(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        """
        Given 20 are left in the stock
        When it is A's turn
        And play goes on to A's turn
        Then it is A's turn
        And 16 are left in the stock
        """,
    )
    assert played(script)[-1].stock == 16
    assert [set(move) for (*line,) in moves(script) for move in line] == [{"A"}, {"B"}, {"C"}, {"D"}]


def test_play_goes_on_to_the_end_of_the_wall(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        """
        Given 2 are left in the stock
        When it is A's turn
        And play goes on to the end
        Then the deal ends by exhaustion
        """,
    )
    end = played(script)[-1]
    assert end.result is not None
    assert (end.result.ending, end.stock) == ("exhausted", 0)
    assert [seat for line in moves(script) for move in line for seat in move] == ["A", "B", "C"]


def test_an_expectation_knows_its_line_and_the_points_by_then(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        """
        Given A holds 1111m 2345m 9999p 7m
        And A is void in s
        When A draws 8m
        Then the points change by nothing
        When A kongs 1m
        Then the points change by A +6, B -2, C -2, D -2
        """,
    )
    assert [(origin.line - FIRST, check) for check, origin in script.checks()] == [
        (3, PointsChange({})),
        (5, PointsChange({"A": 6, "B": -2, "C": -2, "D": -2})),
    ]


def test_points_booked_on_the_way_are_kept_apart(tmp_path: Path) -> None:
    script = written(
        tmp_path, "Given B has laid kong 2222p from D\nWhen it is A's turn\nThen the points change by nothing"
    )
    assert script.situation.points == {"A": 0, "B": 2, "C": 0, "D": -2}


def test_a_scenario_goes_on_from_a_scripted_deal(tmp_path: Path) -> None:
    script = written(
        tmp_path,
        """
        Given the scripted deal one-kong
        When A discards 6s
        And B draws 1p
        And B discards 1p
        Then it is C's turn
        """,
    )
    deal = find_deal("sichuan", "one-kong", root=tmp_path)
    assert script.setup == deal.setup
    assert list(script.moves()) == [*deal.moves(), {"A": "discard 6s"}, {"B": "discard 1p"}]
    brought = [origin.file for check, origin in script.checks() if not isinstance(check, OnTurn)]
    assert [Path(file).name for file in brought] == ["one-kong.yaml"]
    assert (script.id, script.sentences) == ("SC-3.2.2/written", ("SC-3.2.2",))


@pytest.mark.parametrize(
    ("steps", "line", "says"),
    [
        ("When A discards 5m\nAnd C pungs", 1, ["'C pungs' is not possible here", "B may", "discard"]),
        ("When A pungs\nThen it is A's turn", 0, ["'A pungs' is not possible here", "A may", "discard"]),
        (
            "Given B holds 55m 123p 456p 789p 13m\nAnd B is void in s\nWhen A discards 5m\nAnd B wins",
            3,
            ["'B wins' is not possible here", "B may pass, pung"],
        ),
        ("When it is A's turn\nAnd it is B's turn", 1, ["it is not B's turn here", "asked is A"]),
        (
            f"{B_WAITS_TO_PUNG.strip()}\nWhen A discards 5m\nAnd it is B's turn",
            3,
            ["it is not B's turn here"],
        ),
        ("Given a fresh deal\nWhen A voids s", 1, ["'A voids s' is not possible here", "B may void m"]),
        ("When it is A's turn\nAnd B draws 5m", 1, ["it is not B's turn here", "asked is A"]),
        ("When A discards 5m and A wins", 0, ["A decides twice"]),
        ("When it is B's turn\nAnd A wins and A passes", 1, ["A decides twice"]),
        ("When A flies", 0, ["'A flies' matches no phrase"]),
        ("When A discards 9m\nAnd B draws 5s\nAnd B draws 6s", 2, ["6s", "drawn here"]),
        ("When it is A's turn\nAnd A draws 5m\nAnd A discards 5m", 1, ["5m", "drawn here"]),
        ("When A draws 5m\nAnd A draws 6m", 1, ["6m", "drawn here"]),
        ("When A draws 5m 6m", 0, ["when 'A draws 5m 6m' matches no phrase"]),
        ("When A draws 5x", 0, ["'5x' names no cards"]),
        ("When A draws 55m", 0, ["'55m' is 2 cards, expected one"]),
        ("Given A holds 13579m 13579p 246m\nAnd A holds 5m\nWhen it is A's turn", 1, ["A holds", "already"]),
        (
            "Given B has laid nothing\nAnd B has laid pung 222p from D\nWhen it is A's turn",
            1,
            ["what B has laid has been told already", "tell it once"],
        ),
        (
            "Given A is void in s\nAnd B and A are void in p\nWhen it is A's turn",
            1,
            ["which suit A is void in has been told already"],
        ),
        ("Given A is the dealer\nAnd B is the dealer\nWhen it is A's turn", 1, ["who is the dealer"]),
        ("Given B has won\nAnd C has won\nWhen it is A's turn", 1, ["who has won has been told"]),
        ("Given 9 are left in the stock\nAnd 8 are left in the stock\nWhen it is A's turn", 1, ["told"]),
        ("Given a fresh deal\nAnd a fresh deal\nWhen A voids s", 1, ["that the deal is fresh has been told"]),
        ("Given B and B have won\nWhen it is A's turn", 0, ["B is named twice"]),
        ("Given A holds 5x\nWhen it is A's turn", 0, ["'5x' names no cards"]),
        ("Given A holds 13579m\nWhen it is B's turn", 0, ["the situation cannot be", "A holds 5 tiles"]),
        (
            "Given A is the dealer\nAnd B is void in s\nAnd B holds 13579m\nWhen it is B's turn",
            2,
            ["the situation cannot be", "B holds 5 tiles"],
        ),
        (
            (
                "Given B holds 1346789p 125m\nAnd C is void in m\nAnd B is void in s\n"
                "And B has laid pung 222s from D\nWhen it is A's turn"
            ),
            2,
            ["the situation cannot be", "B is void in s and cannot have melded 2s"],
        ),
        (
            "Given C holds 1346789p 125m\nAnd C has laid pung 22s from D\nWhen it is A's turn",
            1,
            ["the situation cannot be", "C's pung 22s", "expected 3 equal ones"],
        ),
        (
            "Given C holds 1346789p 125m\nAnd B and A have won\nWhen it is A's turn",
            1,
            ["the situation cannot be", "A has won and cannot act"],
        ),
        (
            "Given A is the dealer\nAnd A, B and C have won\nWhen it is D's turn",
            1,
            ["the situation cannot be", "A B C have won"],
        ),
        (
            "Given B is the dealer\nAnd D is void in q\nWhen it is D's turn",
            1,
            ["the situation cannot be", "D is void in 'q'"],
        ),
        (
            "Given A holds 5555m 1346789p 12m\nWhen B discards 9m\nAnd C draws 5m",
            0,
            ["the situation cannot be", "5 copies of 5m (A 4, the wall 1)"],
        ),
        ("When it is A's turn\nThen the points change by A +8, B -7", 1, ["does not sum to zero"]),
        ("When it is A's turn\nThen A may chow", 1, ["'chow' is no decision"]),
        (
            "Given D has won\nWhen it is A's turn\nAnd play goes on to D's turn",
            2,
            ["the deal is over before D's turn comes"],
        ),
        (
            "Given 0 are left in the stock\nWhen A discards 9m\nAnd play goes on to the end",
            2,
            ["the deal is over already"],
        ),
        ("Given 0 are left in the stock\nWhen A discards 9m\nAnd B discards 5m", 2, ["the deal is over"]),
        (
            (
                "Given B holds 55m 123p 456p 789p 13m\nAnd B is void in s\n"
                "When A discards 5m\nAnd B pungs\nAnd B draws 5m"
            ),
            4,
            ["B has drawn nothing"],
        ),
        (
            "Given the scripted deal two-kongs\nWhen it is A's turn",
            0,
            ["no scripted deal 'two-kongs' of sichuan"],
        ),
        (
            "Given the scripted deal one-kong\nWhen it is B's turn",
            1,
            ["it is not B's turn here", "asked is A"],
        ),
        ("Given the scripted deal one-kong\nWhen A discards 9s", 1, ["'A discards 9s' is not possible here"]),
        ("Given the scripted deal one-kong\nWhen A draws 9p", 1, ["9p", "drawn here", "6s"]),
        (
            "Given the scripted deal one-kong\nWhen A discards 6s\nAnd B draws 9p",
            2,
            ["9p", "drawn here", "1p"],
        ),
    ],
)
def test_a_line_that_cannot_be_is_refused_with_its_place(
    tmp_path: Path, steps: str, line: int, says: list[str]
) -> None:
    with pytest.raises(CorpusError) as refused:
        written(tmp_path, steps)
    assert refused.value.origin.line == FIRST + line
    assert str(refused.value).startswith(f"{tmp_path / NAME}:{FIRST + line}: ")
    assert [word for word in says if word not in refused.value.message] == [], refused.value.message
