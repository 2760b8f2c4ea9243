from __future__ import annotations

import pytest

from tests.asking.table import Question, answer, first, questions


@pytest.mark.parametrize("question", questions(), ids=str)
def test_the_game_is_recognised_and_the_answer_is_that_of_the_document(question: Question) -> None:
    reply = answer(question).because.reply
    if isinstance(question.answer, tuple):
        assert sorted(reply.says) == sorted(question.answer)
    elif question.answer is not None:
        assert reply.yes is question.answer


def test_the_right_sentence_is_among_the_first_three() -> None:
    missed = [str(question) for question in questions() if not question.cite & set(first(question))]
    assert len(missed) <= len(questions()) * 0.05, missed


def test_little_else_is_among_the_first_three_and_little_is_left_out() -> None:
    shown = [(question.cite, set(first(question))) for question in questions()]
    right = sum(len(cite & told) for cite, told in shown)
    precision = right / sum(len(told) for _, told in shown)
    recall = right / sum(min(len(cite), 3) for cite, _ in shown)
    assert precision >= 0.48
    assert recall >= 0.8
