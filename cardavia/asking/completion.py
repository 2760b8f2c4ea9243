"""What may come next in a line: words of phrases and questions, seats, suits, cards and decisions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product

from cardavia.asking.questions import FORMS
from cardavia.authoring.phrases import PHRASES, verbs_said
from cardavia.authoring.wording import FILLED, filler
from cardavia.games import MODULES, game
from cardavia.languages.codes import ENGLISH
from cardavia.languages.language import language

LONG = frozenset({"seats", "cards", "hand", "melds", "decisions", "points", "items", "cause"})
"""Slots that may have several words."""

MELDS = {
    "nantong": ("pung", "kong", "concealed", "added", "shown", "quad", "triplet", "hezi"),
    "paohuzi": ("ti", "pao", "wei", "peng", "chi"),
    "sichuan": ("pung", "kong", "concealed", "added"),
    "chan": ("chan", "ca", "chiu"),
}
"""The words of which the names of melds are made."""

_BEHIND = {"nothing": "", "a card": " {card}", "a suit": " {suit}", "groups": " {cards}"}
"""What stands behind a verb."""

_BETWEEN = frozenset({"and", "or", "/", "nothing"})
"""Words between those of a long slot."""

SLOT = re.compile(r"\{(\w+)\}(.*)")


def completions(text: str, games: Iterable[str] = tuple(MODULES)) -> tuple[str, ...]:
    """The words that may stand in place of the last one of a line, which may be empty."""
    *words, begun = text.split(" ") if text else [""]
    found = {
        word
        for name in games
        for form in _forms(name)
        for word in _next(form, tuple(words), name)
        if word.startswith(begun)
    }
    return tuple(sorted(found))


@cache
def _forms(name: str) -> tuple[tuple[str, ...], ...]:
    """The phrases and questions of a game, each as its words and slots; of `is/are` either."""
    shown = [
        phrase.shown(phrase.kinds[0])
        for phrase in PHRASES
        if name in (phrase.games or (name,)) and phrase.id != "does"
    ]
    shown += [
        f"{{seat}} {said}{_BEHIND[taken]}" for said, verb in verbs_said(name).items() for taken in verb.takes
    ]
    return tuple(
        tuple(words)
        for form in (*shown, *FORMS)
        for words in product(*(_either(word) for word in form.split(" ")))
    )


def _either(word: str) -> tuple[str, ...]:
    return tuple(word.split("/")) if word in ("is/are", "has/have") else (word,)


def _next(form: tuple[str, ...], words: tuple[str, ...], name: str) -> Iterator[str]:
    """What a form allows behind these words; a slot of several words may go on or be over."""
    places = {0}
    for word in words:
        places = {
            after
            for place in places
            if place < len(form) and _takes(form[place], word, name)
            for after in ((place, place + 1) if _is_long(form[place]) else (place + 1,))
        }
    for place in places:
        if place < len(form):
            yield from _offered(form[place], name)


def _is_long(part: str) -> bool:
    slot = SLOT.fullmatch(part)
    return slot is not None and slot[1] in LONG


def _takes(part: str, word: str, name: str) -> bool:
    """Whether a word can be this part of a form."""
    slot = SLOT.fullmatch(part)
    if slot is None:
        return part == word
    if slot[1] in ("points", "items", "cause"):
        return True
    if slot[1] in LONG:
        return word.rstrip(",") in {*_offered(part, name), *_BETWEEN} or bool(re.fullmatch(FILLED.card, word))
    filling = filler(slot[1], language(ENGLISH), ())
    return word.endswith(slot[2]) and bool(re.fullmatch(filling, word.removesuffix(slot[2])))


def _offered(part: str, name: str) -> tuple[str, ...]:
    slot = SLOT.fullmatch(part)
    if slot is None:
        return (part,)
    rest = slot[2].rstrip("?")
    return tuple(f"{word}{rest}" for word in _fillings(name).get(slot[1], ()))


@cache
def _fillings(name: str) -> Mapping[str, tuple[str, ...]]:
    """What may fill a slot, as far as there is a list of it."""
    shape = game(name).shape
    cards = shape.deck.faces
    return {
        "seat": shape.seats,
        "seats": (*shape.seats, "and"),
        "suit": tuple(suit.letter for suit in shape.deck.suits),
        "card": cards,
        "cards": cards,
        "hand": cards,
        "melds": (*MELDS[name], "from", *shape.seats, *cards),
        "decisions": (*(verb.word for verb in verbs_said(name).values()), *cards),
        "ending": ("win", "exhaustion"),
    }
