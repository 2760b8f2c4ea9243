"""Cards for everything a situation leaves open, chosen so that nothing happens because of them.

A quiet hand has no claim on the cards that come next as told, no three alike and no wait. It consists of
pairs and fours of faces that the seats told could want, so that those do not turn up on the way. Choices are
by fixed orders, so the same situation always gets the same deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardavia.games import packed
from cardavia.games.chan import pairs
from cardavia.games.chan.cards import DECK, FACES, RANK, RANKS
from cardavia.games.packed import ONE, Face, Hand, count, pack
from cardavia.situation import SituationError

SPREAD: tuple[Face, ...] = tuple(sorted(range(len(FACES)), key=lambda face: (face % RANKS, face)))
"""All faces rank by rank."""
Harm = tuple[int, ...]
"""What harm a card does, the worst first."""
WHOLE_DECK: Hand = DECK.copies * pack(range(len(FACES)))
SINGLES = 3
"""Cards without a partner in a quiet hand, so that it waits for nothing."""


class Supply:
    """Cards not yet spoken for. Mutable, and used for one composition only."""

    def __init__(self, left: Hand = WHOLE_DECK) -> None:
        self.left = left

    def take(self, faces: Iterable[Face]) -> None:
        """Take cards that are told; raises `SituationError` for one that is not there any more."""
        for face in faces:
            if not count(self.left, face):
                raise SituationError(f"a fifth {FACES[face]} would be needed")
            self.left -= ONE[face]

    def reserve(self, face: Face) -> Hand:
        """Take a card, unless all are spoken for and it is one of those; what was taken."""
        taken = ONE[face] if count(self.left, face) else 0
        self.left -= taken
        return taken

    def least_harmful(self, harm: Callable[[Face], Harm | None], order: Sequence[Face]) -> Face | None:
        """The face left that does the least harm, taken, and of several the last in `order`.

        None if there is none; `harm` is None for a face that will not do.
        """
        harms = {face: harm(face) for face in reversed(order) if count(self.left, face)}
        fitting = [face for face, done in harms.items() if done is not None]
        best = min(fitting, key=lambda face: harms[face] or (), default=None)
        if best is not None:
            self.left -= ONE[best]
        return best

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
