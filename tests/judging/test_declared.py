"""What an engine's declarations make of an outcome."""

from __future__ import annotations

import pytest

from cardavia.engine.port import Description, GameOffer
from cardavia.fixture.fixture import Reading
from cardavia.judging.declared import deviation, judged, undeclarable, unlisted
from cardavia.judging.verdict import PASSED, Outcome, Verdict
from cardavia.rulebook.load import rulebook

BOOK = rulebook("sichuan")
WRONG = Outcome(Verdict.WRONG, expected="this", got="that")


def offer(**rulings: str) -> GameOffer:
    return GameOffer(
        {}, rulings={name.replace("_", "-", 1).replace("_", "."): taken for name, taken in rulings.items()}
    )


@pytest.mark.parametrize(
    ("declared", "reading", "deviates"),
    [
        ("1b", "1a", True),
        ("1b", "2b", False),
        ("2a", "2b", True),
        ("2b", "2b", False),
        ("1b, 2a", "2b", True),
        ("1b 2a", "1a", True),
    ],
)
def test_a_ruling_of_several_questions_is_read_question_by_question(
    declared: str, reading: str, *, deviates: bool
) -> None:
    found = deviation([Reading("SC-4.1.12", reading)], offer(SC_4_1_12=declared), BOOK)
    assert (found is not None) is deviates


def test_other_rulings_do_not_matter() -> None:
    assert deviation([Reading("SC-2.1.5", "A")], offer(SC_4_1_12="1b"), BOOK) is None


@pytest.mark.parametrize(
    ("outcome", "verdict"),
    [
        (PASSED, Verdict.UNEXPECTED_PASS),
        (WRONG, Verdict.EXPECTED_FAILURE),
        (Outcome(Verdict.REFUSED), Verdict.EXPECTED_FAILURE),
        (Outcome(Verdict.PERMITTED), Verdict.EXPECTED_FAILURE),
        (Outcome(Verdict.CRASH), Verdict.CRASH),
        (Outcome(Verdict.TIMEOUT), Verdict.TIMEOUT),
        (Outcome(Verdict.PROTOCOL), Verdict.PROTOCOL),
    ],
)
def test_what_a_declared_reading_explains(outcome: Outcome, verdict: Verdict) -> None:
    readings = [Reading("SC-2.1.5", "A")]
    assert judged(outcome, readings, offer(SC_2_1_5="B"), BOOK).verdict is verdict


def test_an_engine_that_offers_a_game_cannot_call_it_unsupported() -> None:
    unsupported = Outcome(Verdict.UNSUPPORTED)
    assert judged(unsupported, (), offer(), BOOK).verdict is Verdict.REFUSED
    assert judged(unsupported, (), None, BOOK).verdict is Verdict.UNSUPPORTED


def test_what_was_not_judged_makes_no_declaration_untrue() -> None:
    unjudged = Outcome(Verdict.UNJUDGED)
    assert judged(unjudged, [Reading("SC-2.1.5", "A")], offer(SC_2_1_5="B"), BOOK) == unjudged


def test_declared_rulings_must_exist() -> None:
    described = Description("x", "1", {"sichuan": offer(SC_9_9_9="1", SC_2_1_5="C", SC_4_1_12="1b, 2a")})
    (told,) = undeclarable(described, ["sichuan"])
    assert "SC-9.9.9" in told


def test_an_option_that_is_not_listed_is_remarked_on() -> None:
    described = Description("x", "1", {"sichuan": offer(SC_2_1_5="C", SC_4_1_12="1b, 2a")})
    (told,) = unlisted(described, ["sichuan"])
    assert "'C' of SC-2.1.5, whose options are A, B" in told


def test_an_option_that_is_not_listed_differs_in_every_question() -> None:
    for reading in ("1a", "2b"):
        found = deviation([Reading("SC-4.1.12", reading)], offer(SC_4_1_12="our house rule"), BOOK)
        assert found == Reading("SC-4.1.12", "our house rule")


def test_an_option_may_be_declared_by_its_text() -> None:
    ruling = BOOK.ruling("SC-2.1.5")
    assert ruling is not None
    texts = {option.key: option.text for option in ruling.options}
    assert deviation([Reading("SC-2.1.5", "A")], offer(SC_2_1_5=texts["B"]), BOOK) == Reading("SC-2.1.5", "B")
    assert deviation([Reading("SC-2.1.5", "A")], offer(SC_2_1_5=texts["A"]), BOOK) is None


@pytest.mark.parametrize("outcome", [PASSED, WRONG])
def test_only_the_reading_that_was_declared_is_blamed(outcome: Outcome) -> None:
    readings = [Reading("SC-4.1.12", "1a"), Reading("SC-2.1.5", "A")]
    found = judged(outcome, readings, offer(SC_2_1_5="B"), BOOK)
    assert found.declared == Reading("SC-2.1.5", "B")
    assert judged(outcome, readings, offer(), BOOK).declared is None
