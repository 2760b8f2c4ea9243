"""What a situation of any game must not say: seats, copies or numbers of cards that no deal has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from cardavia.cards import Card, Deck
from cardavia.situation import Situation, SituationError
from cardavia.table import DealShape, Seat


def check_seats(situation: Situation, shape: DealShape, title: str) -> None:
    """Raises `SituationError` for a seat that the game of this title does not have."""
    suppliers = (meld.source for melds in situation.melds.values() for meld in melds)
    named = (
        *situation.hands,
        *situation.melds,
        *situation.void,
        *situation.out,
        *situation.ready,
        *situation.discarded,
        *situation.passed,
        *situation.opening,
        *(seat for seat in (*suppliers, situation.actor, situation.dealer) if seat is not None),
    )
    for seat in named:
        if seat not in shape.seats:
            raise SituationError(f"{seat} is no seat of {title}; its seats are {' '.join(shape.seats)}")


def check_stock(situation: Situation, shape: DealShape, cards: str = "cards") -> None:
    """Raises `SituationError` for a stock larger than any, or too small for what is yet to come from it."""
    left, due = situation.stock_left, len(situation.front) + len(situation.back)
    if left is not None and not 0 <= left <= shape.stock:
        raise SituationError(f"{left} {cards} are to be left, the stock has 0 to {shape.stock}")
    if left is not None and left < due:
        raise SituationError(f"{due} {cards} are yet to be drawn, but only {left} are left")


def check_copies(places: Mapping[str, tuple[Card, ...]], deck: Deck) -> None:
    """Raises `SituationError` for more copies of a card than there are, and says which place has how many.

    `places` are whatever holds cards, by what messages call it: seats first, so that they are blamed.
    """
    for face, copies in Counter(card for cards in places.values() for card in cards).items():
        if copies > deck.copies:
            holders = [f"{place} {cards.count(face)}" for place, cards in places.items() if face in cards]
            raise SituationError(f"{copies} copies of {face} ({', '.join(holders)}), there are {deck.copies}")


def melded(situation: Situation, seat: Seat) -> tuple[Card, ...]:
    """All cards a seat has laid."""
    return tuple(card for meld in situation.melds.get(seat, ()) for card in meld.cards)
