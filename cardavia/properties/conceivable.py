"""Every decision that somebody could name: what an engine is tried with, instead of believing its options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement

from cardavia.cards import Card, Deck
from cardavia.decisions import verbs
from cardavia.table import Decision


def conceivable(deck: Deck, hand: Iterable[Card], card: Card | None, groups: int = 1) -> tuple[Decision, ...]:
    """All decisions of the game's grammar, whatever its rules: each verb alone, with each card, each suit.

    At most so many `groups` at once: any that the hand and the card on the table have cards for, each with
    that card in it.
    """
    found: dict[Decision, None] = {}
    for verb in verbs(deck.game).values():
        found[verb.word] = None
        for taken in verb.takes:
            found |= {
                f"{verb.word} {named}": None for named in _named(taken, deck, tuple(hand), card, groups)
            }
    return tuple(found)


def _named(taken: str, deck: Deck, hand: tuple[Card, ...], card: Card | None, groups: int) -> Iterator[str]:
    match taken:
        case "a card":
            yield from deck.faces
        case "a suit":
            yield from (suit.letter for suit in deck.suits)
        case "groups" if card is not None:
            yield from _laid(deck, hand, card, groups)


def _laid(deck: Deck, hand: tuple[Card, ...], card: Card, most: int) -> Iterator[str]:
    there = Counter((*hand, card))
    groups = sorted(
        {deck.sort((*pair, card)) for pair in combinations(hand, 2)},
        key=lambda group: tuple(map(deck.order.__getitem__, group)),
    )
    for number in range(1, min(most, there[card]) + 1):
        for laid in combinations_with_replacement(groups, number):
            if Counter(each for group in laid for each in group) <= there:
                yield " / ".join(" ".join(group) for group in laid)
