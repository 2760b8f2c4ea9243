"""Cards for everything a situation leaves open, chosen so that little happens because of them.

Choices are by fixed orders, so the same situation always gets the same deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardavia.cards import Card
from cardavia.games import packed
from cardavia.games.packed import ONE, Face, Hand, count, spread
from cardavia.games.paohuzi import groups
from cardavia.games.paohuzi.cards import DECK, FACES, RANKS, SIZES
from cardavia.games.paohuzi.compose.described import Described
from cardavia.games.paohuzi.state import BEHIND
from cardavia.games.seats import Player
from cardavia.situation import SituationError

ALL: Hand = sum(DECK.copies * one for one in ONE[: len(FACES)])
"""The whole deck."""
SPREAD: tuple[Face, ...] = tuple(
    RANKS * size + rank for rank in (0, 4, 8, 2, 6, 9, 3, 7, 1, 5) for size in SIZES
)
"""All faces, in an order that makes runs late."""
PAIR = 2
"""As many alike as a quiet hand may hold: three are a kan, and of two a peng or wei can be made."""


class Wishes(NamedTuple):
    """How a hand should be: with no pair of some cards, without a chi for others, and of what best."""

    unpaired: frozenset[Face]
    unwanted: frozenset[Face]
    first: tuple[Face, ...]


def without(pool: Hand, cards: Iterable[Face]) -> Hand:
    """The pool when these cards have been taken from it; raises `SituationError` for a fifth copy."""
    for face in cards:
        if not count(pool, face):
            raise SituationError(f"a fifth {FACES[face]} would be needed")
        pool -= ONE[face]
    return pool


def wants(hand: Hand, face: Face) -> bool:
    """Whether a hand could take the card for anything but a win."""
    return count(hand, face) >= PAIR or bool(groups.chis(hand, face))


def shown_last(hands: Sequence[Hand], dealer: Player) -> tuple[Face, ...]:
    """The dealer's cards, at last one that no other seat could take: it lies face up (PH-2.1.3)."""
    cards = hands[dealer]
    behind, before = (hands[player] for player in BEHIND[dealer])
    unwanted = (face for face in spread(cards) if not wants(behind, face) and count(before, face) < PAIR)
    last = next(unwanted, spread(cards)[-1])
    return (*spread(cards - ONE[last]), last)


def by_demand(hands: Sequence[Hand]) -> tuple[Face, ...]:
    """All faces, those first that most of the hands want."""
    return tuple(sorted(SPREAD, key=lambda face: -sum(wants(hand, face) for hand in hands)))


def quiet_hand(pool: Hand, size: int, kept: Sequence[Face], wishes: Wishes) -> Hand | None:
    """`size` cards of the pool, those `kept` among them; None if there are not so many.

    Wishes for no pair are always kept, the others as far as that can be.
    """
    hand = packed.pack(kept)
    for most, keeps_away in ((1, True), (PAIR, True), (1, False), (PAIR, False)):
        for face in wishes.first:
            if packed.size(hand) >= size:
                break
            alike = count(hand, face)
            if alike >= min(1 if face in wishes.unpaired else most, count(pool, face)):
                continue
            if keeps_away and any(groups.chis(hand + ONE[face], card) for card in wishes.unwanted):
                continue
            hand += ONE[face]
    return hand if packed.size(hand) == size else None


def stock(
    described: Described, taken: tuple[Face, ...], spare: Hand, others: Sequence[Hand]
) -> tuple[Card, ...]:
    """The whole stock: what has been turned up, what comes next as told, and the rest.

    Of the rest come first what no described seat wants, and of this what the others may chi, so that the deal
    stops there and does not run on.
    """
    hands = [told.hand for told in described.seats if told.hand is not None]
    places = {
        face: (
            sum(wants(hand, face) for hand in hands),
            sum(count(hand, face) >= PAIR for hand in others),
            -sum(wants(hand, face) for hand in others),
            SPREAD.index(face),
        )
        for face in packed.different(spare)
    }
    rest = sorted(packed.spread(spare), key=places.__getitem__)
    coming = [rest.pop(0) if face is None else face for face in described.front]
    return tuple(FACES[face] for face in (*taken, *coming, *rest))
