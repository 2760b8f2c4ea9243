"""What when steps do, and the decisions that then steps list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from cardavia.authoring.phrases import verbs_said
from cardavia.cards import Deck
from cardavia.decisions import Move, checked, verbs
from cardavia.table import Decision, Seat


def deeds(text: str, deck: Deck) -> Move:
    """The decisions of a when step: `A wins and C kongs`; raises `ValueError` for what nobody could do."""
    done: dict[Seat, Decision] = {}
    known = verbs_said(deck.game)
    for seat, said in each_deed(text):
        verb = verb_of(said, known)
        if verb is None:
            raise ValueError(f"nobody {said.split(' ')[0]!r}; a seat {', '.join(known)}")
        if seat in done:
            raise ValueError(f"{seat} decides twice")
        done[seat] = checked(known[verb].word + said.removeprefix(verb), deck)
    return done


def each_deed(text: str) -> Iterator[tuple[Seat, str]]:
    """Who does something in a when step, and what is said of it."""
    for deed in re.split(r" and (?=[A-D] [a-z])", text):
        seat, _, said = deed.partition(" ")
        yield seat, said


def verb_of(said: str, known: Iterable[str]) -> str | None:
    """The verb a deed begins with, the longest that does."""
    fitting = (verb for verb in known if f"{said} ".startswith(f"{verb} "))
    return max(fitting, key=len, default=None)


def decisions(text: str, deck: Deck, *, bare: bool = False) -> tuple[Decision, ...]:
    """A list of decisions, the verb said once: `discard 2s, 9s or win`; raises as `checked` does."""
    found: list[Decision] = []
    verb = ""
    words = verbs(deck.game)
    for part in re.split(r", | or | and ", text):
        first = part.split(" ")[0]
        if first in words:
            verb = first
            found.append(checked(part, deck, bare=bare))
        else:
            found.append(checked(f"{verb} {part}".strip(), deck, bare=bare))
    return tuple(found)
