"""A situation in numbers: what the compositions of these games read in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cardavia.cards import Card, Deck
from cardavia.games.melding.state import Kind, Laid, MeldKind
from cardavia.games.packed import Face
from cardavia.situation import Situation, SituationError
from cardavia.table import DealShape, Meld, Seat

CLAIMED = (Kind.PUNG, Kind.EXPOSED, Kind.ADDED)
"""Melds that begin with a discard of another seat."""


def faces_of(cards: Iterable[Card | None], deck: Deck) -> tuple[Face | None, ...]:
    """The cards in numbers, gaps kept."""
    return tuple(None if card is None else deck.order[card] for card in cards)


def without(faces: tuple[Face, ...], face: Face) -> tuple[Face, ...]:
    """The cards but for the last copy of one of them."""
    place = len(faces) - 1 - faces[::-1].index(face)
    return faces[:place] + faces[place + 1 :]


def opened(situation: Situation, deck: Deck) -> Situation:
    """Who acts, and with which card it must have drawn, as far as the first decision tells."""
    if len(situation.opening) != 1 or situation.actor is not None:
        return situation
    ((seat, decision),) = situation.opening.items()
    verb, _, card = decision.partition(" ")
    hand, melds = situation.hands.get(seat, ()), situation.melds.get(seat, ())
    is_added = any(meld.kind == Kind.PUNG and card in meld.cards for meld in melds)
    needed = {"discard": 1, "kong": 1 if is_added else 4}.get(verb, 0)
    is_missing = card in deck.order and hand.count(card) < needed
    return replace(situation, actor=seat, drawn=card if is_missing else situation.drawn)


def read_meld(seat: Seat, meld: Meld, kinds: Mapping[str, MeldKind], shape: DealShape) -> Laid:
    """A meld in numbers; raises `SituationError` if it is none, or could not come from where it is told."""
    deck = shape.deck
    shown = f"{seat}'s {meld.kind} {deck.format(meld.cards)}"
    if meld.kind not in kinds:
        raise SituationError(f"{shown}: melds of {deck.game.title()} are {', '.join(kinds)}")
    kind = kinds[meld.kind]
    if len(set(meld.cards)) != 1 or len(meld.cards) != kind.copies:
        raise SituationError(f"{shown}: expected {kind.copies} equal ones")
    if (kind in CLAIMED) != (meld.source is not None):
        expected = "needs the seat it came from" if kind in CLAIMED else "came from no other seat"
        raise SituationError(f"{shown}: a {kind.value} {expected}")
    if meld.source == seat:
        raise SituationError(f"{shown}: a seat cannot claim its own discard")
    supplier = None if meld.source is None else shape.seats.index(meld.source)
    return Laid(kind, deck.order[meld.cards[0]], supplier)
