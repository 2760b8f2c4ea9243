"""Hands as counts packed into one int: three bits for each face, in deck order.

Adding, counting and comparing cards are single operations, and a hand, or the part of one suit alone, is a
small int that tables are keyed by. Equal cards are not told apart: no rule of any game does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Face = int
"""A face's place in deck order."""

Hand = int
"""How many of each face, three bits a face."""

MOST_FACES = 32
"""Room for the faces of any deck here."""

ONE: tuple[Hand, ...] = tuple(1 << 3 * face for face in range(MOST_FACES))
ODD: Hand = sum(ONE)
"""The lowest bit of every count: set where a count is 1 or 3."""
FOUR: Hand = ODD << 2
"""The highest bit of every count: set where a count is 4."""


def pack(faces: Iterable[Face]) -> Hand:
    """The hand that holds `faces`."""
    return sum(ONE[face] for face in faces)


def count(hand: Hand, face: Face) -> int:
    """How many of `face` the hand holds."""
    return hand >> 3 * face & 7


def size(hand: Hand) -> int:
    """How many cards the hand holds."""
    return (hand & ODD).bit_count() + 2 * (hand >> 1 & ODD).bit_count() + 4 * (hand >> 2 & ODD).bit_count()


def fours(hand: Hand) -> tuple[Face, ...]:
    """The faces of which the hand holds all four copies."""
    return tuple(_marked(hand >> 2 & ODD))


def different(hand: Hand) -> tuple[Face, ...]:
    """The faces in the hand, in deck order, each once."""
    return tuple(_marked((hand | hand >> 1 | hand >> 2) & ODD))


def spread(hand: Hand) -> tuple[Face, ...]:
    """The faces in the hand, in deck order, each as often as it is held."""
    return tuple(face for face in different(hand) for _ in range(count(hand, face)))


def _marked(marks: Hand) -> Iterator[Face]:
    """The faces whose lowest bit is set."""
    while marks:
        lowest = marks & -marks
        yield (lowest.bit_length() - 1) // 3
        marks ^= lowest
