"""Cards of a deck and their notation: `parse` and `format` are inverses of each other."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

Card = str
"""A card's single name as on the wire: `5m`, `L10`, `C`."""


class CardError(ValueError):
    """A text that names no card of the deck; the message says which word and what would be a card."""


@dataclass(frozen=True)
class Suit:
    """One suit of a deck: its letter and its ranks in ascending order."""

    letter: str
    ranks: Sequence[int]

    def __post_init__(self) -> None:
        # However they were given: two suits are equal if their letters and ranks are.
        object.__setattr__(self, "ranks", tuple(self.ranks))


@dataclass(frozen=True)
class Deck:
    """The faces of a game in deck order, each with the same number of copies.

    `suits` come first, then the single `honours`. Names are rank and letter (`5m`), or letter and rank
    where `letter_first` (`s10`). Only decks that are not `letter_first` write several ranks in one word.
    """

    game: str
    suits: tuple[Suit, ...]
    honours: tuple[Card, ...] = ()
    copies: int = 4
    letter_first: bool = False

    def __hash__(self) -> int:
        # Decks are looked up again and again, and no two games have the same.
        return hash(self.game)

    @cached_property
    def faces(self) -> tuple[Card, ...]:
        """All faces in deck order."""
        suited = (self._name(suit.letter, rank) for suit in self.suits for rank in suit.ranks)
        return (*suited, *self.honours)

    @cached_property
    def rows(self) -> tuple[tuple[Card, ...], ...]:
        """The faces of each suit, ranks ascending."""
        return tuple(tuple(self._name(suit.letter, rank) for rank in suit.ranks) for suit in self.suits)

    @cached_property
    def order(self) -> dict[Card, int]:
        """Each face with its place in deck order."""
        return {face: place for place, face in enumerate(self.faces)}

    @property
    def size(self) -> int:
        """The number of cards in the deck."""
        return len(self.faces) * self.copies

    def sort(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in deck order."""
        return tuple(sorted(cards, key=self.order.__getitem__))

    def parse(self, text: str) -> tuple[Card, ...]:
        """The cards named in `text`, in the order written: `234m 55p`, `s1 s2 L10`, `T RR`.

        Raises `CardError` for a word that names no card.
        """
        return tuple(card for word in text.split() for card in self._word(word))

    def format(self, cards: Iterable[Card]) -> str:
        """The cards in deck order, ranks of one suit drawn together: `234m 55p`."""
        counts = Counter(cards)
        if self.letter_first:
            return " ".join(self.sort(counts.elements()))
        words = [
            "".join(str(rank) * counts[self._name(suit.letter, rank)] for rank in suit.ranks)
            for suit in self.suits
        ]
        suited = [word + suit.letter for word, suit in zip(words, self.suits, strict=True) if word]
        return " ".join(suited + [honour * counts[honour] for honour in self.honours if counts[honour]])

    def surplus(self, cards: Iterable[Card]) -> tuple[str, ...]:
        """What is wrong with `cards` as a part of the deck: unknown names, copies beyond those that exist."""
        counts = Counter(cards)
        unknown = tuple(f"{card!r} is no card of {self.game}" for card in counts if card not in self.order)
        return unknown + tuple(
            f"{count} copies of {card}, the deck has {self.copies}"
            for card, count in counts.items()
            if card in self.order and count > self.copies
        )

    def to_json(self) -> dict[str, Any]:
        """The deck as plain data, without the name of its game."""
        return {
            "suits": [{"letter": suit.letter, "ranks": list(suit.ranks)} for suit in self.suits],
            "honours": list(self.honours),
            "copies": self.copies,
            "letter_first": self.letter_first,
        }

    @classmethod
    def from_json(cls, game: str, data: dict[str, Any]) -> Deck:
        """The deck of a game in plain data; equal data give the same deck."""
        suits = tuple((suit["letter"], tuple(suit["ranks"])) for suit in data["suits"])
        return _deck(game, suits, tuple(data["honours"]), data["copies"], letter_first=data["letter_first"])

    def _name(self, letter: str, rank: int) -> Card:
        return f"{letter}{rank}" if self.letter_first else f"{rank}{letter}"

    def _word(self, word: str) -> tuple[Card, ...]:
        if word in self.order:
            return (word,)
        ranks = re.fullmatch(r"(\d+)(\D)", word)
        if ranks and not self.letter_first:
            cards = tuple(digit + ranks[2] for digit in ranks[1])
        else:
            cards = tuple(word)
        if not all(card in self.order for card in cards):
            example = self.format(self.faces[:3] + self.faces[-1:])
            raise CardError(f"{word!r} names no cards of {self.game}; write them as in {example!r}")
        return cards


@cache
def _deck(
    game: str,
    suits: tuple[tuple[str, tuple[int, ...]], ...],
    honours: tuple[Card, ...],
    copies: int,
    *,
    letter_first: bool,
) -> Deck:
    return Deck(game, tuple(Suit(*suit) for suit in suits), honours, copies, letter_first)
