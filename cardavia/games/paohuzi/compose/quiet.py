"""Cards for everything a situation leaves open, chosen so that little happens because of them.

Choices are by fixed orders, so the same situation always gets the same deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardavia.games import packed
from cardavia.games.packed import ONE, Face, Hand, count
from cardavia.games.paohuzi import groups
from cardavia.games.paohuzi.cards import DECK, FACES, RANKS
from cardavia.games.paohuzi.state import BEHIND
from cardavia.games.seats import Player
from cardavia.situation import SituationError
from cardavia.table import SEATS

ALL: Hand = sum(DECK.copies * one for one in ONE[: len(FACES)])
"""The whole deck."""
SPREAD: tuple[Face, ...] = tuple(
    size * RANKS + rank for rank in (0, 4, 8, 2, 6, 9, 3, 7, 1, 5) for size in (0, 1)
)
"""All faces, in an order that makes runs late."""
MOST_ALIKE = 2
"""Three cards alike would be a kan."""


def without(pool: Hand, cards: Iterable[Face]) -> Hand:
    """The pool when these cards have been taken from it; raises `SituationError` for a fifth copy."""
    for face in cards:
        if not count(pool, face):
            raise SituationError(f"a fifth {FACES[face]} would be needed")
        pool -= ONE[face]
    return pool


def wants(hand: Hand, face: Face) -> bool:
    """Whether a hand could take a card by itself, or together with what two of it make compulsory."""
    return count(hand, face) >= MOST_ALIKE or bool(groups.chis(hand, face))




def quiet_hand(
    pool: Hand,
    size: int,
    *,
    kept: Sequence[Face],
    unpaired: frozenset[Face],
    unwanted: frozenset[Face],
    first: Sequence[Face],
) -> Hand | None:
    """`size` cards with those `kept` (they are not in the pool), None if there are none such.

    Of `unpaired` faces it holds one at most, and none of the `unwanted` fits into a chi as far as that can be;
    the cards that come `first` are better here than elsewhere.
    """
    hand = packed.pack(kept)
    for most, keeps_away in ((1, True), (MOST_ALIKE, True), (1, False), (MOST_ALIKE, False)):
        for face in first:
            if packed.size(hand) >= size:
                return hand
            alike = count(hand, face)
            if alike >= (1 if face in unpaired else most) or alike >= count(pool, face) + kept.count(face):
                continue
            if keeps_away and any(groups.chis(hand + ONE[face], card) for card in unwanted):
                continue
            hand += ONE[face]
    return hand if packed.size(hand) == size else None


def harmless(
    player: Player,
    hands: Sequence[Hand | None],
    pool: Hand,
    dealt: Hand,
    number: int,
    kept: frozenset[Face],
    relevant: frozenset[Face],
) -> tuple[Face, ...]:
    """So many cards for a seat to be dealt and to discard on the way.

    They should be wanted by nobody whose hand matters, and the seat itself should have no use for their like
    when the situation is reached, because a discard bars them. None of those `kept` is among them.
    """
    final = hands[player] or 0

    def cost(face: Face) -> tuple[int, int, Face]:
        harm = 0
        for other in BEHIND[player]:
            hand = hands[other]
            if hand is not None:
                harm += 8 * (count(hand, face) >= MOST_ALIKE)
                harm += 8 * (other == BEHIND[player][0] and bool(groups.chis(hand, face)))
        harm += 4 * (face in relevant)
        harm += 2 * wants(final, face)
        harm += count(dealt, face)
        return harm, -count(pool, face), SPREAD.index(face)

    found: list[Face] = []
    for face in sorted(range(len(FACES)), key=cost):
        room = min(count(pool, face), MOST_ALIKE - count(dealt, face))
        if face not in kept:
            found += [face] * room
        if len(found) >= number:
            return tuple(found[:number])
    raise SituationError(
        f"{SEATS[player]} would have to discard {number} cards on the way, and no cards are left for that"
    )
