"""Reasons: the sentences that decide an answer, the one that decides it most nearly first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardavia.cause.deciding import Asked, Question, Reply, Trial, ask_everyone
from cardavia.cause.seen import Point
from cardavia.mutants.mutant import Mutant


@dataclass(frozen=True, slots=True)
class Because:
    """An answer and its reasons, first those whose engines change little else; none if no engine dissents."""

    reply: Reply
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence, or a point on which the document is silent, that decides an answer.

    `wrong` are the wrong engines that answer otherwise, in their own words. `others` are what the options of
    its ruling that are not taken would answer, as far as engines take them and come that far. `is_cited` says
    that what was counted or paid names the sentence itself.
    """

    id: str
    wrong: tuple[str, ...] = ()
    others: Mapping[str, Reply] = field(default_factory=dict)
    is_cited: bool = False


def because(game: str, point: Point, question: Question) -> Because:
    """The answer to a question, and why; raises `AstrayError` where our engine does not get to the point."""
    asked = ask_everyone(game, point, question)
    return Because(asked.ours, tuple(_reason(asked, name) for name in _ranked(asked)))


def _ranked(asked: Asked) -> list[str]:
    """What the answer cites itself, then what those break who answer otherwise: least and latest first."""
    nearest: dict[str, tuple[int, int, int]] = {}
    for trial in asked.trials:
        if trial.reply.core != asked.ours.core:
            name = _about(trial)
            changed, first, number = nearest.get(name, (trial.changed, -trial.first, 0))
            nearest[name] = (*min((changed, first), (trial.changed, -trial.first)), number - 1)
    cited = {name: place for place, name in enumerate(asked.ours.cites)}
    last = len(cited)
    return sorted({*cited, *nearest}, key=lambda name: (cited.get(name, last), nearest.get(name, ()), name))


def _reason(asked: Asked, name: str) -> Reason:
    mine = [trial for trial in asked.trials if _about(trial) == name]
    return Reason(
        id=name,
        wrong=tuple(
            trial.engine.says
            for trial in mine
            if isinstance(trial.engine, Mutant) and trial.reply.core != asked.ours.core
        ),
        others={trial.engine.option: trial.reply for trial in mine if not isinstance(trial.engine, Mutant)},
        is_cited=name in asked.ours.cites,
    )


def _about(trial: Trial) -> str:
    return trial.engine.sentence if isinstance(trial.engine, Mutant) else trial.engine.ruling
