"""What when steps do: decisions, and play that goes on by itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from cardavia.authoring.phrases import VERBS, verbs
from cardavia.cards import Deck
from cardavia.games import game
from cardavia.table import PASS, Decision, Position, Seat

Move = Mapping[Seat, Decision]
"""The decisions of one window."""


def deeds(text: str, deck: Deck) -> Move:
    """The decisions of a when step: `A wins and C kongs`; raises `ValueError` for what nobody could do."""
    done: dict[Seat, Decision] = {}
    known = verbs(deck.game)
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
    words = {known.word for known in verbs(deck.game).values()}
    for part in re.split(r", | or | and ", text):
        first = part.split(" ")[0]
        if first in words:
            verb = first
            found.append(checked(part, deck, bare=bare))
        else:
            found.append(checked(f"{verb} {part}".strip(), deck, bare=bare))
    return tuple(found)


def checked(decision: Decision, deck: Deck, *, bare: bool = False) -> Decision:
    """The decision, if some seat could make it at some time; raises `ValueError` if nobody ever could.

    With `bare` a verb alone is let through where something would have to follow.
    """
    word, _, rest = decision.partition(" ")
    own = verbs(deck.game).values()
    known = next((verb for verb in own if verb.word == word), None)
    if known is None:
        words = ", ".join(verb.word for verb in own)
        raise ValueError(f"{decision!r} is no decision; one begins with {words}")
    fitting = {
        "nothing": not rest,
        "a card": rest in deck.order,
        "a suit": any(rest == suit.letter for suit in deck.suits),
        "groups": bool(rest) and all(is_group(group, deck) for group in rest.split(" / ")),
    }
    if not any(fitting[argument] for argument in known.takes) and not (bare and is_bare(decision, deck)):
        raise ValueError(f"{decision!r} is no decision; after {word} comes {' or '.join(known.takes)}")
    return decision


def is_grammatical(decision: Decision, deck: Deck) -> bool:
    """Whether this is a decision at all: one of the game, or with the verb of another.

    That nobody may chi in Sichuan is for a scenario to say; that nobody can discard a joker is not.
    """
    word = decision.partition(" ")[0]
    if word not in {verb.word for verb in verbs(deck.game).values()}:
        return word in {verb.word for verb in VERBS.values()}
    try:
        checked(decision, deck)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=4096)
def is_decision(option: Decision, name: str) -> bool:
    """What `is_grammatical` says, of a game by its name: most options come again and again."""
    return is_grammatical(option, game(name).shape.deck)


def is_bare(decision: Decision, deck: Deck) -> bool:
    """Whether it is the verb alone of decisions that always have something behind it."""
    return any(verb.word == decision and "nothing" not in verb.takes for verb in verbs(deck.game).values())


def is_group(text: str, deck: Deck) -> bool:
    """Whether this is a group as `chi` lists it: three cards in deck order."""
    cards = tuple(text.split(" "))
    return len(cards) == 3 and all(card in deck.order for card in cards) and deck.sort(cards) == cards


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
