"""What when steps do: decisions, and play that goes on by itself."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cardavia.cards import Deck
from cardavia.harness.phrases import VERBS
from cardavia.table import PASS, Decision, Position, Seat

Move = Mapping[Seat, Decision]
"""The decisions of one window."""


def deeds(text: str) -> Move:
    """The decisions of a when step: `A wins and C kongs`; raises `ValueError` for an unknown verb."""
    done: dict[Seat, Decision] = {}
    for deed in re.split(r" and (?=[A-D] [a-z])", text):
        seat, verb, *rest = deed.split(" ")
        if verb not in VERBS:
            raise ValueError(f"nobody {verb!r}; a seat {', '.join(VERBS)}")
        if seat in done:
            raise ValueError(f"{seat} decides twice")
        done[seat] = " ".join([VERBS[verb].word, *rest])
    return done


def decisions(text: str, deck: Deck) -> tuple[Decision, ...]:
    """A list of decisions, the verb said once: `discard 2s, 9s or win`; raises as `checked` does."""
    found: list[Decision] = []
    verb = ""
    for part in re.split(r", | or | and ", text):
        first = part.split(" ")[0]
        if any(first == known.word for known in VERBS.values()):
            verb = first
            found.append(checked(part, deck))
        else:
            found.append(checked(f"{verb} {part}".strip(), deck))
    return tuple(found)


def checked(decision: Decision, deck: Deck) -> Decision:
    """The decision, if some seat could make it at some time; raises `ValueError` if nobody ever could."""
    word, _, rest = decision.partition(" ")
    known = next((verb for verb in VERBS.values() if verb.word == word), None)
    if known is None:
        words = ", ".join(verb.word for verb in VERBS.values())
        raise ValueError(f"{decision!r} is no decision; one begins with {words}")
    fitting = {
        "nothing": not rest,
        "a card": rest in deck.order,
        "a suit": any(rest == suit.letter for suit in deck.suits),
    }
    if not any(fitting[argument] for argument in known.takes):
        raise ValueError(f"{decision!r} is no decision; after {word} comes {' or '.join(known.takes)}")
    return decision


def answers(position: Position, named: Move) -> dict[Seat, Decision]:
    """The decisions of everyone asked: those named, and a pass where nobody is named."""
    silent = {seat: PASS for seat, offered in position.options.items() if PASS in offered}
    return {**silent, **named}


def all_pass(position: Position) -> Move | None:
    """Everyone's pass, if an open window can be passed by all."""
    if position.options and all(PASS in offered for offered in position.options.values()):
        return dict.fromkeys(position.options, PASS)
    return None


def fits(position: Position, named: Move) -> bool:
    """Whether these decisions can be made at this position."""
    return all(decision in position.options.get(seat, ()) for seat, decision in named.items())


def quiet(position: Position) -> Move:
    """How play goes on by itself: pass where one can, otherwise throw the card just drawn."""
    return {seat: _quiet(offered, position) for seat, offered in position.options.items()}


def _quiet(offered: tuple[Decision, ...], position: Position) -> Decision:
    for decision in (PASS, f"discard {position.card}"):
        if decision in offered:
            return decision
    return next((decision for decision in offered if decision.startswith("discard ")), offered[0])
