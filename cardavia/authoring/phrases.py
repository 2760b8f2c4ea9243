"""The step phrases: few, the same for all games, no two for one thing, each with an id.

A phrase is data: what it is called, whether it tells, does or expects, and what fills its slots. Its words
are in `cardavia/languages`, a file for each language; what it means is
in `telling` (given), `doing` and `script` (when), `expecting` (then), under the same id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from cardavia.authoring.wording import (
    FILLED,
    OPEN,
    SLOT,
    continued,
    filled,
    filler,
    pattern,
    reworded,
)
from cardavia.decisions import DRAWING, NANTONG, SICHUAN, TURNING, VERBS, Verb, verbs
from cardavia.fixture.fixture import Kind
from cardavia.languages.codes import ENGLISH
from cardavia.languages.language import FORMS, language


@dataclass(frozen=True)
class Phrase:
    """One thing that a step may say, in steps of these `kinds`; each language has words of its own for it."""

    id: str
    kinds: tuple[Kind, ...]
    takes: str = ""
    """Its slots, `receiver:seat` being a second seat."""
    games: tuple[str, ...] = ()
    """The games it is said of; empty for all."""

    @property
    def slots(self) -> dict[str, str]:
        """What fills its slots, by their names."""
        named = (slot.partition(":") for slot in self.takes.split())
        return {name: kind or name for name, _, kind in named}

    def shown(self, kind: Kind, spoken: str = ENGLISH) -> str:
        """Its words as they are shown: forms apart, slots by what fills them."""
        words = FORMS.sub(lambda match: match[1].replace("|", "/"), self.words(kind, spoken))
        return SLOT.sub(lambda match: f"{{{self.slots[match[1]]}}}", words)

    def says(self, spoken: str = ENGLISH) -> str:
        """One line for the list of phrases."""
        return language(spoken).phrases[self.id].says

    def words(self, kind: Kind, spoken: str = ENGLISH) -> str:
        """Its words with `{slots}` in steps of a kind."""
        return language(spoken).phrases[self.id].words[kind]


PHRASES: tuple[Phrase, ...] = (
    Phrase("fresh", ("given",)),
    Phrase("deal", ("given",), "name"),
    Phrase("dealer", ("given",), "seat"),
    Phrase("holds", ("given", "then"), "seat hand"),
    Phrase("melds", ("given", "then"), "seat melds"),
    Phrase("void", ("given",), "seats suit", SICHUAN),
    Phrase("indicators", ("given",), "card other:card", NANTONG),
    Phrase("ready", ("given",), "seats", NANTONG),
    Phrase("discarded", ("given",), "seat cards", TURNING),
    Phrase("passed", ("given",), "seat cards", TURNING),
    Phrase("out", ("given",), "seats", SICHUAN),
    Phrase("stock", ("given", "then"), "number"),
    Phrase("turn", ("when", "then"), "seat"),
    Phrase("draws", ("when",), "seat card", DRAWING),
    Phrase("turns-up", ("when",), "seat card", TURNING),
    Phrase("does", ("when",), "deeds"),
    Phrase("on-to", ("when",), "seat"),
    Phrase("on-to-end", ("when",)),
    Phrase("may", ("then",), "seat decisions"),
    Phrase("may-only", ("then",), "seat decisions"),
    Phrase("may-not", ("then",), "seat decisions"),
    Phrase("not-asked", ("then",), "seats"),
    Phrase("thrown", ("then",), "card seat"),
    Phrase("points", ("then",), "points"),
    Phrase("counts", ("then",), "seat items"),
    Phrase("pays", ("then",), "seat receiver:seat amount cause"),
    Phrase("goes-on", ("then",)),
    Phrase("ends", ("then",), "ending"),
    Phrase("winners", ("then",), "seats"),
    Phrase("next-dealer", ("then",), "seat", NANTONG),
)

NOTHING = language(ENGLISH).joints["nothing"]
"""What fills a slot that nothing fills."""

BY_ID = {phrase.id: phrase for phrase in PHRASES}
"""The phrases by their ids."""


SAID = {language(ENGLISH).verbs[word].bare: word for word in language(ENGLISH).verbs}
"""What a seat does in English, and the verb of that decision; the longer of two that fit counts."""


def verbs_said(game: str) -> dict[str, Verb]:
    """What a seat does in a game, in English, and the verb of that decision."""
    known = verbs(game)
    return {said: known[word] for said, word in SAID.items() if word in known}


def nearest(text: str, shown: Iterable[str], cutoff: float = 0) -> str:
    """Of phrases as they are shown, the one most like a text in all but seats, cards and numbers.

    With a `cutoff`, up to 1 for equals, none that is less like it than that: then it is empty.
    """
    shapes = {re.sub(r"\{.*?\}", "", words): words for words in shown}
    bare = re.sub(r"\b[A-D]\b|\b\w*\d\w*\b", "", text)
    return next((shapes[near] for near in get_close_matches(bare, shapes, n=1, cutoff=cutoff)), "")


def matches(
    kind: Kind, text: str, game: str | None = None, spoken: str = ENGLISH, *, is_open: bool = False
) -> tuple[tuple[Phrase, dict[str, str]], ...]:
    """The phrases that a step of this kind matches in a language, with what fills their slots, in English.

    Those of one game, if named; with `is_open` a line of an outline whose placeholders are not filled yet.
    """
    return tuple(
        (phrase, slots)
        for phrase in PHRASES
        if kind in phrase.kinds
        and (game is None or game in (phrase.games or (game,)))
        and (slots := _slots(phrase, Place(kind, game, spoken, is_open), text)) is not None
    )


def step_text(phrase: Phrase, kind: Kind, slots: Mapping[str, str], spoken: str) -> str:
    """A phrase as a language says it, its slots being filled with these, in English.

    Raises `ValueError` for what has no word in that language.
    """
    english, own = language(ENGLISH), language(spoken)
    said = {name: reworded(phrase.slots[name], text, english, own) for name, text in slots.items()}
    if None in said.values():
        (name, *_) = (name for name, text in said.items() if text is None)
        raise ValueError(f"{slots[name]!r} has no word in {own.name}")
    wording = own.phrases[phrase.id]
    without = wording.nothing and NOTHING in slots.values()
    template = wording.nothing[kind] if without else wording.words[kind]
    return filled(template, {name: text or "" for name, text in said.items()}, _number(slots))


def _number(slots: Mapping[str, str]) -> int:
    """Of how many a phrase is said: seats, or cards."""
    if "number" in slots and slots["number"].isdigit():
        return int(slots["number"])
    return len(re.findall(r"\b[A-D]\b", slots.get("seats", ""))) or 1


class Place(NamedTuple):
    """Where a text stands: in what kind of step, of which game if of one, and in which language."""

    kind: Kind
    game: str | None
    spoken: str
    is_open: bool


def _slots(phrase: Phrase, place: Place, text: str) -> dict[str, str] | None:
    """What fills the slots of a phrase where a text says it, else None."""
    spoken = place.spoken
    for found, fixed in _patterns(phrase.id, place):
        if match := found.fullmatch(text):
            said = {
                name: reworded(phrase.slots[name], each, language(spoken), language(ENGLISH))
                for name, each in match.groupdict().items()
            }
            is_odd = (
                bool(language(spoken).phrases[phrase.id].nothing) and not fixed and NOTHING in said.values()
            )
            if None not in said.values() and not is_odd:
                return {name: fixed.get(name, said.get(name)) or "" for name in phrase.slots}
    return None


@cache
def _patterns(name: str, place: Place) -> tuple[tuple[re.Pattern[str], dict[str, str]], ...]:
    """How a language says a phrase, with the slots that the words themselves fill."""
    own, phrase, kind = language(place.spoken), BY_ID[name], place.kind
    words, nothing = own.phrases[name].words, own.phrases[name].nothing
    others = (
        own.phrases[each.id].words[kind] for each in PHRASES if kind in each.kinds and each is not phrase
    )
    done = verbs(place.game) if place.game else (verb.word for verb in VERBS)
    atoms = OPEN if place.is_open else FILLED
    fillers = {slot: filler(filling, own, done, atoms) for slot, filling in phrase.slots.items()}
    usual = pattern(words[kind], fillers, continued(words[kind], others))
    if not nothing:
        return ((usual, {}),)
    left_out = set(phrase.slots).difference(SLOT.findall(nothing[kind]))
    return (pattern(nothing[kind], fillers, {}), dict.fromkeys(left_out, NOTHING)), (usual, {})
