"""Engines that err where several seats want one card and one of them could have had it otherwise.

The same mistakes can be made in every game, of each claim that ranks below a win (`docs/claims.md`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardavia.mutants.mutant import Mutant, Patches
from cardavia.table import PASS, Decision

WIN = "win"
Answers = tuple[Decision | None, ...]
Rows = Sequence[Sequence[Decision]]
"""What each seat is offered."""
Heard = Callable[[Rows, Answers], Answers]
"""What an engine makes of the decisions of a window."""
Settling = Callable[[Heard], Patches]
"""The patch with which a game settles claims as they have been heard."""


def hearing(settle: Callable[..., Any], options: Callable[[Any], Rows], heard: Heard) -> Callable[..., Any]:
    """How a game settles claims, of decisions as an engine has heard them."""
    return lambda state, answers: settle(state, heard(options(state), answers))


def conflicts(sentence: str, settling: Settling, verbs: Sequence[str]) -> tuple[Mutant, ...]:
    """Wrong engines for claims of `verbs` that meet a win which is, or could have been, declared."""
    return tuple(
        Mutant(sentence, says.format(verb), settling(err(verb)))
        for verb in verbs
        for says, err in (*_BY_ANY, *_BY_WHO_COULD_WIN)
    )


def beside_a_win(sentence: str, settling: Settling, verbs: Sequence[str]) -> tuple[Mutant, ...]:
    """Those of them for claims that nobody makes who could win."""
    return tuple(
        Mutant(sentence, says.format(verb), settling(err(verb))) for verb in verbs for says, err in _BY_ANY
    )


def _is(verb: str, answer: Decision | None) -> bool:
    return answer is not None and answer.split(" ")[0] == verb


def _less(verb: str, rows: Rows, answers: Answers) -> list[bool]:
    """Which seats could win and claim this instead."""
    return [WIN in row and _is(verb, answer) for row, answer in zip(rows, answers, strict=True)]


def _keeps_others_from_winning(verb: str) -> Heard:
    def heard(rows: Rows, answers: Answers) -> Answers:
        if not any(_less(verb, rows, answers)):
            return answers
        return tuple(PASS if answer == WIN else answer for answer in answers)

    return heard


def _in_place_of_it(verb: str, heard_as: Decision) -> Heard:
    def heard(rows: Rows, answers: Answers) -> Answers:
        less = _less(verb, rows, answers)
        return tuple(heard_as if it else answer for it, answer in zip(less, answers, strict=True))

    return heard


def _waits_in_vain(verb: str) -> Heard:
    """What had to wait for a win of another seat is lost, though that was passed."""

    def heard(rows: Rows, answers: Answers) -> Answers:
        could_win = [WIN in row for row in rows]
        if WIN in answers:
            return answers
        return tuple(
            PASS if _is(verb, answer) and any((*could_win[:seat], *could_win[seat + 1 :])) else answer
            for seat, answer in enumerate(answers)
        )

    return heard


_BY_ANY: tuple[tuple[str, Callable[[str], Heard]], ...] = (
    ("drops a {} for which a win was passed", _waits_in_vain),
)
_BY_WHO_COULD_WIN: tuple[tuple[str, Callable[[str], Heard]], ...] = (
    ("lets the {} of a seat that could win keep another from winning", _keeps_others_from_winning),
    ("drops the {} of a seat that could win", lambda verb: _in_place_of_it(verb, PASS)),
    ("takes the {} of a seat that could win for its win", lambda verb: _in_place_of_it(verb, WIN)),
)
