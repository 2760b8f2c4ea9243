"""The questions of `questions.yaml`, and what comes of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from cardavia.asking import Answer, ask

FIRST = 3
"""How many sentences are told of an answer, and looked at here."""


class Question(NamedTuple):
    """A question, its answer if it was written down, and the sentences that a person would cite."""

    game: str
    number: int
    lines: tuple[str, ...]
    answer: bool | tuple[str, ...] | None
    cite: frozenset[str]

    def __str__(self) -> str:
        return f"{self.game}-{self.number}"


@cache
def questions() -> tuple[Question, ...]:
    table = yaml.safe_load(Path(__file__).with_name("questions.yaml").read_text(encoding="utf-8"))
    return tuple(
        Question(
            name, number, tuple(row["ask"].splitlines()), _answer(row.get("answer")), frozenset(row["cite"])
        )
        for name, rows in table.items()
        for number, row in enumerate(rows)
    )


@cache
def answer(question: Question) -> Answer:
    return ask(question.lines).answers[-1]


def first(question: Question) -> tuple[str, ...]:
    return tuple(reason.id for reason in answer(question).because.reasons[:FIRST])


def _answer(written: Any) -> bool | tuple[str, ...] | None:
    return tuple(written) if isinstance(written, list) else written
