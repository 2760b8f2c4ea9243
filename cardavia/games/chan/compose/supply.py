"""Cards for everything a situation leaves open, chosen so that nothing happens because of them.

A quiet hand has no claim on the cards that come next as told, no three alike and no wait. It consists of pairs
and fours of faces that the seats told could want, so that those do not turn up on the way. Choices are by
fixed orders, so the same situation always gets the same deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardavia.games import packed
from cardavia.games.chan import pairs
from cardavia.games.chan.cards import DECK, FACES, RANK, RANKS
from cardavia.games.packed import ODD, ONE, Face, Hand, count
from cardavia.situation import SituationError

SPREAD: tuple[Face, ...] = tuple(RANKS * suit + rank for rank in range(RANKS) for suit in range(3)) + (
    3 * RANKS,
)
"""All faces rank by rank."""
SINGLES = 3
"""Cards without a partner in a quiet hand, so that it waits for nothing."""


class Supply:
    """Cards not yet spoken for. Mutable, and used for one composition only."""

    def __init__(self) -> None:
        self.left: Hand = DECK.copies * ODD & (ONE[len(FACES)] - 1)

    def take(self, faces: Iterable[Face]) -> None:
        """Take cards that are told; raises `SituationError` for one that is not there any more."""
        for face in faces:
            if not count(self.left, face):
                raise SituationError(f"a fifth {FACES[face]} would be needed")
            self.left -= ONE[face]

    def reserve(self, face: Face) -> None:
        """Take a card, unless all are spoken for: then it is one of those."""
        if count(self.left, face):
            self.left -= ONE[face]

    def discards(
        self, number: int, hand: Hand, melded: Hand, taboo: Hand, tempting: Hand, order: Sequence[Face]
    ) -> tuple[Face, ...]:
        """So many faces for a seat to have discarded, no two of one rank, that bar as little as possible.

        None of `taboo`, and none that it holds an odd number of, for that could not be discarded
        (CH-3.4.2). Best are such as the next seat holds none of, `tempting` being those it does, then ranks of which it holds nothing, then those of which it holds pairs; then the last
        in `order`.
        """
        odd = pairs.singles(hand)
        chosen: list[Face] = []
        ranks = 0
        for _ in range(number):
            fitting = [
                face
                for face in reversed(order)
                if count(self.left, face) and not (odd | taboo) & ONE[face] and not ranks & RANK[face]
            ]
            if not fitting:
                raise SituationError(f"no {number} cards are left to be discarded that bar nothing")
            best = min(
                fitting,
                key=lambda face: (
                    bool(tempting & ONE[face]),
                    bool(count(hand + melded, face)),
                    (odd & RANK[face]).bit_count(),
                    bool(hand & 7 * RANK[face]),
                    bool(melded & 7 * RANK[face]),
                    -count(self.left, face),
                ),
            )
            self.left -= ONE[best]
            ranks |= RANK[best]
            chosen.append(best)
        return tuple(chosen)

    def least_wanted(self, watched: Hand, order: Sequence[Face]) -> tuple[Face, ...]:
        """The last card in `order` that is left and not `watched`, taken; none if there is none."""
        for face in reversed(order):
            if count(self.left, face) and not watched & ONE[face]:
                self.left -= ONE[face]
                return (face,)
        return ()

    def quiet_hand(self, size: int, watched: Hand, order: Sequence[Face]) -> tuple[Face, ...]:
        """So many cards without a claim on the faces `watched`, the first in `order` first.

        Where the cards left do not suffice, claims are put up with.
        """
        chosen = self._quiet(size, watched, order) or self._quiet(size, 0, order) or self._any(size, order)
        self.left -= chosen
        return packed.spread(chosen)

    def _quiet(self, size: int, watched: Hand, order: Sequence[Face]) -> Hand:
        """Pairs and fours, and singles of other ranks; nothing if there are not enough of them."""
        held: Hand = 0
        room = size
        for face in order:
            alike = count(self.left, face) & 6
            if room - alike < SINGLES:
                alike = 2 if alike and room - 2 >= SINGLES else 0
            if alike and not watched & ONE[face]:
                held += alike * ONE[face]
                room -= alike
        taken: Hand = 0
        for face in order:
            if not room:
                break
            if (
                count(self.left, face) > count(held, face)
                and not (watched | taken) & RANK[face]
                and not count(held, face)
            ):
                held += ONE[face]
                taken |= ONE[face]
                room -= 1
        return 0 if room or (size > SINGLES and pairs.unpaired(held) < SINGLES) else held

    def _any(self, size: int, order: Sequence[Face]) -> Hand:
        """Whatever is left, without three alike as far as possible."""
        held: Hand = 0
        for most in (2, 4):
            for face in order:
                while packed.size(held) < size and count(held, face) < min(most, count(self.left, face)):
                    held += ONE[face]
        return held


def by_want(hands: Iterable[Hand]) -> tuple[Face, ...]:
    """All faces, those first with which these hands could do most."""
    held = tuple(hands)

    def want(face: Face) -> int:
        return sum(
            4 * (count(hand, face) == 3)
            + 2 * bool(count(hand, face))
            + ((pairs.singles(hand) & RANK[face]).bit_count() == 1)
            for hand in held
        )

    return tuple(sorted(SPREAD, key=lambda face: -want(face)))


