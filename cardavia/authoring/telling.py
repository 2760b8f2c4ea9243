"""What given steps tell: a situation, step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

from cardavia.cards import Card, Deck
from cardavia.situation import Situation
from cardavia.table import SEATS, Meld, Seat

Slots = Mapping[str, str]
"""What fills the slots of a phrase."""


def tell(situation: Situation, deck: Deck, phrase: str, slots: Slots) -> Situation:
    """The situation with what one given step adds; raises `CardError` or `ValueError` for what cannot be.

    Nothing is told twice: the later would stand in the place of the earlier, and nobody would notice.
    """
    told = _TELLING[phrase](deck, slots)
    return replace(situation, **{name: _joined(name, getattr(situation, name), told[name]) for name in told})


def seats(text: str) -> tuple[Seat, ...]:
    """The seats of a list: `A`, `A and C`, `D, A and B`; raises `ValueError` for one named twice."""
    return once(re.findall(r"\b[A-D]\b", text))


def once(named: Iterable[str]) -> tuple[str, ...]:
    """The names as they are; raises `ValueError` for one that stands there twice."""
    seen: dict[str, None] = {}
    for name in named:
        if name in seen:
            raise ValueError(f"{name} is named twice; name it once")
        seen[name] = None
    return tuple(seen)


def melds(text: str, deck: Deck) -> tuple[Meld, ...]:
    """The melds of a list: `pung 222m from B, concealed kong 1111m`, or `nothing`."""
    if text == "nothing":
        return ()
    found: list[Meld] = []
    for part in text.split(", "):
        match = re.fullmatch(r"([a-z ]+?) ([^a-z ].*?|[a-z]\d.*?)(?: from (\S+))?", part)
        if match is None:
            raise ValueError(f"{part!r} is no meld; write it as 'pung 222m from B'")
        if match[3] not in (None, *SEATS):
            raise ValueError(f"{part!r}: {match[3]} is no seat; seats are {' '.join(SEATS)}")
        found.append(Meld(match[1], deck.parse(match[2]), match[3]))
    return tuple(found)


def hand(text: str, deck: Deck) -> tuple[Card, ...]:
    """The cards of a hand, or of one that holds `nothing`."""
    return () if text == "nothing" else deck.parse(text)


def card(text: str, deck: Deck) -> Card:
    """One card; raises `ValueError` for several."""
    cards = deck.parse(text)
    if len(cards) != 1:
        raise ValueError(f"{text!r} is {len(cards)} cards, expected one")
    return cards[0]


def _joined(name: str, before: Any, told: Any) -> Any:
    """What is told of one thing, added to what has been told of it."""
    if isinstance(told, Mapping):
        for seat in told:
            if seat in before:
                raise ValueError(f"{_THINGS[name].format(seat)} has been told already; tell it once")
        return {**before, **told}
    if before != _UNTOLD[name]:
        raise ValueError(f"{_THINGS[name]} has been told already; tell it once")
    return told


_UNTOLD = {field.name: getattr(Situation(), field.name) for field in fields(Situation)}

_THINGS = {
    "fresh": "that the deal is fresh",
    "dealer": "who is the dealer",
    "hands": "what {} holds",
    "melds": "what {} has laid",
    "void": "which suit {} is void in",
    "out": "who has won",
    "stock_left": "how many are left in the stock",
    "indicators": "which cards are the indicators",
    "ready": "who is ready",
    "discarded": "what {} has discarded",
    "passed": "what {} has passed",
}
"""What each part of a situation tells, as messages say it."""

_TELLING: Mapping[str, Callable[[Deck, Slots], Mapping[str, Any]]] = {
    "fresh": lambda _, __: {"fresh": True},
    "dealer": lambda _, slots: {"dealer": slots["seat"]},
    "holds": lambda deck, slots: {"hands": {slots["seat"]: hand(slots["hand"], deck)}},
    "melds": lambda deck, slots: {"melds": {slots["seat"]: melds(slots["melds"], deck)}},
    "void": lambda _, slots: {"void": dict.fromkeys(seats(slots["seats"]), slots["suit"])},
    "out": lambda _, slots: {"out": seats(slots["seats"])},
    "stock": lambda _, slots: {"stock_left": int(slots["number"])},
    "indicators": lambda deck, slots: {"indicators": (card(slots["card"], deck), card(slots["other"], deck))},
    "ready": lambda _, slots: {"ready": seats(slots["seats"])},
    "discarded": lambda deck, slots: {"discarded": {slots["seat"]: deck.parse(slots["cards"])}},
    "passed": lambda deck, slots: {"passed": {slots["seat"]: deck.parse(slots["cards"])}},
}
