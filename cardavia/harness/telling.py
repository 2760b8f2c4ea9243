"""What given steps tell: a situation, step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from cardavia.cards import Card, Deck
from cardavia.situation import Situation
from cardavia.table import Meld, Seat

Slots = Mapping[str, str]
"""What fills the slots of a phrase."""


def tell(situation: Situation, deck: Deck, phrase: str, slots: Slots) -> Situation:
    """The situation with what one given step adds; raises `CardError` or `ValueError` for what cannot be."""
    return _TELLING[phrase](situation, deck, slots)


def seats(text: str) -> tuple[Seat, ...]:
    """The seats of a list: `A`, `A and C`, `D, A and B`."""
    return tuple(re.findall(r"\b[A-D]\b", text))


def melds(text: str, deck: Deck) -> tuple[Meld, ...]:
    """The melds of a list: `pung 222m from B, concealed kong 1111m`, or `nothing`."""
    if text == "nothing":
        return ()
    found: list[Meld] = []
    for part in text.split(", "):
        match = re.fullmatch(r"([a-z ]+?) ([^a-z ].*?|[a-z]\d.*?)(?: from ([A-D]))?", part)
        if match is None:
            raise ValueError(f"{part!r} is no meld; write it as 'pung 222m from B'")
        found.append(Meld(match[1], deck.sort(deck.parse(match[2])), match[3]))
    return tuple(found)


def card(text: str, deck: Deck) -> Card:
    """One card; raises `ValueError` for several."""
    cards = deck.parse(text)
    if len(cards) != 1:
        raise ValueError(f"{text!r} is {len(cards)} cards, expected one")
    return cards[0]


def _holds(situation: Situation, deck: Deck, slots: Slots) -> Situation:
    seat = slots["seat"]
    if seat in situation.hands:
        raise ValueError(f"what {seat} holds has been told already")
    return replace(situation, hands={**situation.hands, seat: deck.parse(slots["cards"])})


def _melds(situation: Situation, deck: Deck, slots: Slots) -> Situation:
    laid = {**situation.melds, slots["seat"]: melds(slots["melds"], deck)}
    return replace(situation, melds=laid)


def _void(situation: Situation, _: Deck, slots: Slots) -> Situation:
    named = dict.fromkeys(seats(slots["seats"]), slots["suit"])
    return replace(situation, void={**situation.void, **named})


_TELLING: dict[str, Callable[[Situation, Deck, Slots], Situation]] = {
    "fresh": lambda situation, _, __: replace(situation, fresh=True),
    "dealer": lambda situation, _, slots: replace(situation, dealer=slots["seat"]),
    "holds": _holds,
    "melds": _melds,
    "void": _void,
    "out": lambda situation, _, slots: replace(situation, out=seats(slots["seats"])),
    "stock": lambda situation, _, slots: replace(situation, stock_left=int(slots["number"])),
}
