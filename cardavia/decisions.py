"""Decisions: how each game writes them, and which of those offered at a position are made."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from cardavia.cards import Deck
from cardavia.table import PASS, Decision, Position, Seat

Move = Mapping[Seat, Decision]
"""The decisions of one window."""

NANTONG, PAOHUZI, SICHUAN, CHAN = ("nantong",), ("paohuzi",), ("sichuan",), ("chan",)
DRAWING = NANTONG + SICHUAN
"""Games in which a card from the stock goes into a hand."""
TURNING = PAOHUZI + CHAN
"""Games in which it is turned up, and never does."""


class Verb(NamedTuple):
    """The first word of a decision, what may follow, and the games it is made in."""

    word: str
    takes: tuple[Literal["a card", "a suit", "groups", "nothing"], ...] = ("nothing",)
    games: tuple[str, ...] = ()
    """Empty for all."""


VERBS = (
    Verb("discard", ("a card",)),
    Verb("win"),
    Verb("pass"),
    Verb("pung", games=DRAWING),
    Verb("kong", ("nothing", "a card"), DRAWING),
    Verb("void", ("a suit",), SICHUAN),
    Verb("hezi", games=NANTONG),
    Verb("show", ("a card",), NANTONG),
    Verb("ready", games=NANTONG),
    Verb("done", games=NANTONG),
    Verb("peng", games=PAOHUZI),
    Verb("pao", games=PAOHUZI),
    Verb("chi", ("groups",), PAOHUZI),
    Verb("take", games=CHAN),
    Verb("chiu", games=CHAN),
)
"""All there are, as `docs/protocol.md` lists them."""


@cache
def verbs(game: str) -> Mapping[str, Verb]:
    """The verbs of a game, by their words."""
    return {verb.word: verb for verb in VERBS if game in (verb.games or (game,))}


def checked(decision: Decision, deck: Deck, *, bare: bool = False) -> Decision:
    """The decision, if some seat could make it at some time; raises `ValueError` if nobody ever could.

    With `bare` a verb alone is let through where something would have to follow.
    """
    word, _, rest = decision.partition(" ")
    own = verbs(deck.game)
    if word not in own:
        raise ValueError(f"{decision!r} is no decision; one begins with {', '.join(own)}")
    takes = own[word].takes
    fitting = {
        "nothing": not rest,
        "a card": rest in deck.order,
        "a suit": any(rest == suit.letter for suit in deck.suits),
        "groups": bool(rest) and all(is_group(group, deck) for group in rest.split(" / ")),
    }
    if not any(fitting[argument] for argument in takes) and not (bare and is_bare(decision, deck.game)):
        raise ValueError(f"{decision!r} is no decision; after {word} comes {' or '.join(takes)}")
    return decision


def is_grammatical(decision: Decision, deck: Deck) -> bool:
    """Whether this is a decision at all: one of the game, or with the verb of another.

    That nobody may chi in Sichuan is for a scenario to say; that nobody can discard a joker is not.
    """
    word = decision.partition(" ")[0]
    if word not in verbs(deck.game):
        return any(verb.word == word for verb in VERBS)
    try:
        checked(decision, deck)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=4096)
def is_decision(option: Decision, deck: Deck) -> bool:
    """What `is_grammatical` says, kept: most options come again and again."""
    return is_grammatical(option, deck)


def is_bare(decision: Decision, game: str) -> bool:
    """Whether it is the verb alone of decisions that always have something behind it."""
    verb = verbs(game).get(decision)
    return verb is not None and "nothing" not in verb.takes


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


def by_default(position: Position) -> Move:
    """How play goes on by itself: pass where one can, otherwise throw the card just drawn."""
    return {seat: _by_default(offered, position) for seat, offered in position.options.items()}


def _by_default(offered: tuple[Decision, ...], position: Position) -> Decision:
    for decision in (PASS, f"discard {position.card}"):
        if decision in offered:
            return decision
    return next((decision for decision in offered if decision.startswith("discard ")), offered[0])
