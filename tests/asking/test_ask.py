from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardavia.asking import ask, completion
from cardavia.asking import text as texts
from cardavia.asking.session import Session
from cardavia.engine.schema import faults
from cardavia.games import MODULES, game
from cardavia.origin import CorpusError

SCHEMAS = Path(texts.__file__).with_name("schemas")
VOID = ("A holds 1111m 234m 567p 99p 5s", "A is void in s", "A draws 8p")
CONCEALED_KONG = "SC-2.1.5"


def test_lines_stand_with_or_without_keywords_and_the_frame_of_a_scenario() -> None:
    bare = ask((*VOID, "may A discard 8p?"))
    framed = ask(
        (
            "  @SC-2.1.4/some-name",
            "  Example: a title",
            "    Given A holds 1111m 234m 567p 99p 5s",
            "    And A is void in s",
            "",
            "    When A draws 8p",
            "    # a comment",
            "    Then A may discard 8p",
        )
    )
    assert [answer.because.reply.yes for answer in (*bare.answers, *framed.answers)] == [False, False]
    assert bare.answers[0].because.reasons[0].id == framed.answers[0].because.reasons[0].id == "SC-2.1.4"


def test_an_answer_says_what_the_other_options_of_a_ruling_would_answer() -> None:
    (answer,) = ask((*VOID, "may A kong 1m?")).to_json()["answers"]
    (ruled,) = [reason["ruling"] for reason in answer["because"] if reason["id"] == CONCEALED_KONG]
    assert answer["yes"] is True
    assert [(other["key"], other["answers"]) for other in ruled["others"]] == [("B", "no")]
    assert "With B, " in texts.told(ask((*VOID, "may A kong 1m?")).to_json())


def test_several_questions_are_each_answered_where_they_stand() -> None:
    answers = ask(
        (*VOID, "may A kong 1m?", "A kongs 1m", "A has laid concealed kong 1111m", "what may A do?")
    )
    assert [answer.because.reply.yes for answer in answers.answers] == [True, True, None]
    assert answers.answers[2].because.reply.says[0].startswith("A may discard 5s")


def test_what_a_win_would_count_is_told_before_it_is_taken() -> None:
    lines = ("A holds 1133m 5577m 99m 22p 4p", "A is void in s", "A draws 4p")
    counted, paid = ask((*lines, "what does A count?", "who pays whom?")).answers
    assert (counted.supposing, counted.because.reply.says) == ("A wins", ("seven pairs 2",))
    assert paid.because.reply.says == tuple(f"{seat} pays A 5 for self-draw" for seat in "BCD")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (("A holds 5m", "may A pun?"), "line:2: 'pun' is no decision"),
        ((*VOID,), "nothing is asked"),
        ((*VOID, "may A chi 1m?"), "'chi 1m' is no decision"),
        (("A holds 1m 2q", "may A win?"), "'2q' names no cards of"),
        ((*VOID, "may A to kong 1m?"), "'to kong 1m' is no decision"),
        ((*VOID, "A hold 5m"), "the nearest is '{seat} holds {hand}'"),
        (("A discards 5m", "may B pung?"), "may be nantong or sichuan"),
        (("A holds 1111m 234m", "A is void in s", "A draws 8p", "may A win?"), "A holds 7"),
    ],
)
def test_what_cannot_be_answered_is_told_with_its_line(lines: tuple[str, ...], message: str) -> None:
    with pytest.raises(CorpusError) as caught:
        ask(lines)
    assert message in str(caught.value)


def test_the_answer_as_data_is_what_its_schema_says_and_another_thing_is_not() -> None:
    data = ask((*VOID, "may A kong 1m?", "what may A do?")).to_json()
    assert not faults("answers", data, SCHEMAS)
    data["answers"][0]["because"][0].pop("gloss")
    assert faults("answers", data, SCHEMAS)


def test_where_nobody_answers_otherwise_that_is_said() -> None:
    answers = ask(("D discards 5m", "may B discard 1m?"), "sichuan")
    assert answers.answers[0].because.reasons == ()
    assert texts.NOBODY[:30] in texts.told(answers.to_json())


def test_a_session_leaves_out_what_cannot_be_and_takes_lines_back() -> None:
    session = Session()
    for line in VOID:
        assert session.enter(line) is None
    with pytest.raises(CorpusError):
        session.enter("A draws 8q")
    with pytest.raises(CorpusError):
        session.enter("B discards 1m")
    assert session.lines == VOID
    answers = session.enter("may A discard 8p?")
    assert answers is not None
    assert answers.answers[0].because.reply.yes is False
    assert (session.undo(), session.undo()) == ("may A discard 8p?", "A draws 8p")
    assert session.enter("A draws 8m") is None
    assert session.games == ("sichuan",)


@pytest.mark.parametrize(
    ("text", "some"),
    [
        ("may ", {"A", "B", "C"}),
        ("may A p", {"pass", "pung", "peng", "pao"}),
        ("A h", {"holds", "has", "have"}),
        ("A is void in ", {"m", "p", "s"}),
        ("C turns ", {"up"}),
        ("A has laid c", {"chi", "chan", "ca", "chiu", "concealed"}),
        ("may A chi s1 s", {f"s{rank}" for rank in range(1, 11)}),
        ("B and C h", {"has", "have"}),
        ("nonsense ", set()),
    ],
)
def test_what_may_come_next_is_offered(text: str, some: set[str]) -> None:
    assert some <= set(completion.completions(text)) if some else not completion.completions(text)


def test_only_words_of_the_game_are_offered() -> None:
    assert "pung" not in completion.completions("may A ", ("chan",))
    assert "5V" in completion.completions("A holds 5", ("chan",))
    assert "D" not in completion.completions("may ", ("paohuzi",))


@pytest.mark.parametrize("name", MODULES)
def test_melds_are_offered_that_the_game_has(name: str) -> None:
    written = {
        word
        for path in (Path(__file__).parents[2] / "features" / name).glob("*.feature")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r" *(Given|And|When|Then) [A-D] has laid ", line) and "<" not in line
        for word in line.partition(" has laid ")[2].replace(",", "").split()
        if word.islower() and word.isalpha() and word not in ("from", "nothing")
    }
    assert written - set(game(name).shape.deck.faces) <= set(completion.MELDS[name]) | {"c"}
