"""Cards for what a situation leaves open: those not yet spoken for, and the orders they are taken in."""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.cards import Deck
from cardavia.games.packed import Face
from cardavia.situation import SituationError

SPREAD = (0, 3, 6, 1, 4, 7, 8, 2, 5)
"""Places in a suit in an order that makes runs late."""


class ShortageError(SituationError):
    """The deck has no card left that would do."""


class Pile:
    """Cards not yet spoken for. Mutable, and used for one composition only.

    `left` are the copies of each face; `order` is the one in which faces are taken.
    """

    def __init__(self, deck: Deck, order: tuple[Face, ...]) -> None:
        self.deck, self.order = deck, order
        self.left = [deck.copies] * len(deck.faces)

    def take(self, faces: Iterable[Face]) -> None:
        """Take cards out."""
        for face in faces:
            if not self.left[face]:
                raise ShortageError(f"a fifth {self.deck.faces[face]} would be needed; tell fewer of them")
            self.left[face] -= 1

    def rest(self) -> tuple[Face, ...]:
        """All cards left, one of each face at a time."""
        copies = range(self.deck.copies)
        return tuple(face for copy in copies for face in self.order if self.left[face] > copy)


def spread(suits: Iterable[int], turn: int = 0) -> tuple[Face, ...]:
    """The faces of suits, runs late; each turn begins with another rank."""
    each, ranks = tuple(suits), len(SPREAD)
    return tuple(ranks * suit + (rank + turn) % ranks for rank in SPREAD for suit in each)


def outside_in(cards: Iterable[Face]) -> tuple[Face, ...]:
    """The first cards at both ends of a stock, the last in its middle, where they are drawn last."""
    order = tuple(cards)
    return (*order[0::2], *reversed(order[1::2]))


def filled(
    front: tuple[Face | None, ...], back: tuple[Face | None, ...], rest: Iterable[Face]
) -> tuple[Face, ...]:
    """The stock from its front on: what is told of its two ends, gaps and middle filled with the rest."""
    filling = iter(rest)
    first = [next(filling) if face is None else face for face in front]
    last = [next(filling) if face is None else face for face in back]
    return (*first, *filling, *reversed(last))
