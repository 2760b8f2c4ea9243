"""From an answer to the steps of a scenario that expects just this."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from cardavia.asking.ask import Answer, Answers
from cardavia.decisions import is_bare
from cardavia.notation import each_verb_once
from cardavia.table import Decision


class NotKeptError(ValueError):
    """An answer of which no scenario can be made; says why."""


def steps(answers: Answers) -> tuple[str, ...]:
    """The lines that were told and done, and what the last answer lets one expect, with their keywords.

    Raises `NotKeptError` for an answer that says only what is not so.
    """
    answer = answers.answers[-1]
    told = [(step.kind, step.origin.text) for step in answers.lines.steps[: answer.asked.after]]
    if answer.supposing:
        told.append(("when", answer.supposing))
    told += [("then", line) for line in expectations(answer, answers.lines.game)]
    kinds = [kind for kind, _ in told]
    words = [kinds[0].capitalize(), *(_keyword(*both) for both in pairwise(kinds))]
    return tuple(f"{word} {text}" for word, (_, text) in zip(words, told, strict=True))


def expectations(answer: Answer, game: str) -> tuple[str, ...]:
    """What a scenario expects where an answer was given."""
    question, reply, text = answer.asked.question, answer.because.reply, answer.asked.origin.text
    match question.kind:
        case "may":
            if len(set(reply.core)) > 1:
                raise NotKeptError(f"{text!r} is true of some and not of others; ask for one, and keep that")
            if reply.yes and any(is_bare(decision, game) for decision in question.decisions):
                raise NotKeptError(f"{text!r} may be one of several; name the one you mean, and keep that")
            said = "may" if reply.yes else "may not"
            return (f"{question.seat} {said} {listed(question.decisions)}",)
        case "options":
            return (offered(question.seat, reply.core),)
        case "turn":
            return tuple(said.replace(" may ", " may only ", 1) for said in reply.says) if reply.core else ()
        case "counts":
            return (f"{question.seat} counts {', '.join(reply.says)}",)
        case "pays":
            return reply.says if reply.core else ("the points change by nothing",)
        case "holds" if reply.yes:
            return (text.rstrip("?. "),)
    raise NotKeptError(f"{text!r} does not hold: {', '.join(reply.says)}; ask for what does, and keep that")


def offered(seat: str, decisions: Sequence[Decision]) -> str:
    """What a seat may do and nothing else, as a then line says it."""
    return f"{seat} may only {listed(decisions)}" if decisions else f"{seat} is not asked"


def listed(decisions: Iterable[Decision]) -> str:
    """Decisions as a line lists them, each verb said once: `discard 2s, 9s or win`."""
    told = each_verb_once(decisions)
    return " or ".join(filter(None, (", ".join(told[:-1]), told[-1])))


def _keyword(before: str, kind: str) -> str:
    return "And" if before == kind else kind.capitalize()
