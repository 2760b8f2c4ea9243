"""Answers as text: yes or no and what is so, then the sentences that decide it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardavia.report.rows import row

MOST = 3
"""How many sentences are told of each answer; `--json` has all that decide it."""


def told(answers: dict[str, Any], *, brief: bool = False) -> str:
    """The answers of a JSON object as `Answers.to_json` makes it; `brief` is a line for each, and its ids."""
    tell = _line if brief else _paragraph
    return ("\n" if brief else "\n\n").join(tell(answer) for answer in answers["answers"])


def answer_in_short(answer: dict[str, Any]) -> str:
    """Yes or no where that is asked, and what is so."""
    supposing = f"if {answer['supposing']}: " if answer["supposing"] else ""
    says = ", ".join(answer["says"])
    if answer["yes"] is None:
        return f"{supposing}{says}"
    word = "yes" if answer["yes"] else "no"
    return f"{supposing}{word}: {says}" if says else f"{supposing}{word}"


def _line(answer: dict[str, Any]) -> str:
    ids = ", ".join(reason["id"] for reason in answer["because"][:MOST]) or "no sentence known"
    return f"{answer['question']}  {answer_in_short(answer)}  ({ids})"


def _paragraph(answer: dict[str, Any]) -> str:
    return "\n".join((f"{answer['question']}", *_answer(answer)))


def _answer(answer: dict[str, Any]) -> Iterator[str]:
    yield row("answer", answer_in_short(answer))
    yield from reasons(answer["because"])


def reasons(because: list[dict[str, Any]]) -> Iterator[str]:
    """The nearest reasons, each with its ruling where another reading would answer otherwise."""
    if not because:
        yield row("because", NOBODY)
    for number, reason in enumerate(because[:MOST]):
        moved = reason["place"] and not reason["id"].endswith(f"-{reason['place']}")
        place = f" (stands at {reason['place']})" if moved else ""
        yield row("" if number else "because", f"{reason['id']}  {reason['gloss']}{place}")
        if reason["ruling"] and any(_differs(each) for each in reason["ruling"]["others"]):
            yield row("  ruling", _ruling(reason["ruling"]))
    if more := [reason["id"] for reason in because[MOST:]]:
        yield row("also", ", ".join(more))


def _differs(option: dict[str, Any]) -> bool:
    """Whether an option of a ruling is known to answer otherwise."""
    return option["answers"] not in (None, "the same")


NOBODY = (
    "no wrong engine known here answers otherwise, so no sentence can be shown to decide it; "
    "please tell the maintainers, who add one"
)


def _ruling(ruling: dict[str, Any]) -> str:
    taken = "; ".join(f"{each['key']}: {each['text']}" for each in ruling["taken"])
    others = "".join(
        f" With {each['key']}, {each['text']}, it would be {each['answers']}."
        for each in ruling["others"]
        if _differs(each)
    )
    return f"{ruling['question']} Taken is {taken} ({ruling['confidence']} confidence).{others}"
