"""How verdicts are shown: a mark, a colour and a word each, so that none is told by its colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cardavia.judging.verdict import Verdict


class Mark(NamedTuple):
    """A mark, its word, the class that colours it, and the letter by which the data files call it."""

    sign: str
    word: str
    style: str
    code: str


MARKS: Mapping[Verdict, Mark] = {
    Verdict.PASS: Mark("✓", "pass", "pass", "p"),
    Verdict.WRONG: Mark("✗", "wrong", "wrong", "w"),
    Verdict.REFUSED: Mark("⊘", "refused", "refused", "r"),
    Verdict.PERMITTED: Mark("⊕", "permitted", "permitted", "e"),
    Verdict.UNSUPPORTED: Mark("–", "unsupported", "unsupported", "u"),
    Verdict.UNJUDGED: Mark("?", "not judged", "unsupported", "j"),
    Verdict.TIMEOUT: Mark("◷", "timeout", "broken", "t"),
    Verdict.CRASH: Mark("✸", "crash", "broken", "c"),
    Verdict.PROTOCOL: Mark("≠", "protocol error", "broken", "x"),
    Verdict.EXPECTED_FAILURE: Mark("○", "expected failure", "known", "f"),
    Verdict.UNEXPECTED_PASS: Mark("◆", "unexpected pass", "wrong", "o"),
}
NOT_RUN = Mark("·", "not run", "unsupported", ".")

_GRAVITY = (
    Verdict.CRASH,
    Verdict.PROTOCOL,
    Verdict.TIMEOUT,
    Verdict.WRONG,
    Verdict.REFUSED,
    Verdict.PERMITTED,
    Verdict.UNEXPECTED_PASS,
    Verdict.EXPECTED_FAILURE,
    Verdict.UNSUPPORTED,
    Verdict.UNJUDGED,
    Verdict.PASS,
)
"""The verdicts from the gravest on: one mark for many scenarios is that of the gravest."""


def mark(verdict: Verdict | None) -> Mark:
    """The mark of a verdict; None is a scenario that was not run."""
    return NOT_RUN if verdict is None else MARKS[verdict]


def gravest(verdicts: Iterable[Verdict | None]) -> Verdict | None:
    """The verdict that stands for several: the gravest of those there are."""
    came = {verdict for verdict in verdicts if verdict}
    return next((verdict for verdict in _GRAVITY if verdict in came), None)
