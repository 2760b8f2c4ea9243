"""A reason as it is cited: gloss and place, the ruling it rests on, and what other readings would answer."""

from __future__ import annotations

from typing import Any

from cardavia.cause.deciding import Reply
from cardavia.cause.reasons import Because, Reason
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.model import Ruling


def cited(game: str, because: Because, reason: Reason) -> dict[str, Any]:
    """A reason as plain data.

    `id`, `gloss`, `place` in the document (None where it is silent), `decides` (the wrong engines that answer
    otherwise), and `ruling`: None, or its `question`, what is `taken`, the `confidence`, and the `others`,
    each with what it `answers`.
    """
    book = rulebook(game)
    sentence, ruling = book.sentence(reason.id), book.ruling(reason.id)
    return {
        "id": reason.id,
        "gloss": sentence.gloss if sentence else ruling.question if ruling else "",
        "place": str(sentence.place) if sentence else None,
        "decides": list(reason.wrong),
        "ruling": _ruling(ruling, because, reason) if ruling else None,
    }


def answered(reply: Reply) -> str:
    """A reply in a few words: yes or no where that is asked, else what is so."""
    return "; ".join(reply.says) if reply.yes is None else "yes" if reply.yes else "no"


def _ruling(ruling: Ruling, because: Because, reason: Reason) -> dict[str, Any]:
    def answers(key: str) -> str | None:
        if key not in reason.others:
            return None
        same = reason.others[key].core == because.reply.core
        return "the same" if same else answered(reason.others[key])

    return {
        "question": ruling.question,
        "taken": [
            {"key": each.key, "text": each.text} for each in ruling.options if each.key in ruling.chosen
        ],
        "confidence": ruling.confidence,
        "others": [
            {"key": each.key, "text": each.text, "answers": answers(each.key)}
            for each in ruling.options
            if each.key not in ruling.chosen
        ],
    }
