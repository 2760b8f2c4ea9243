"""The quick look at where every card lies says what counting card by card says, rightly or not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES, game
from cardavia.lockstep.course import tempered
from cardavia.properties.dealing import dealt
from cardavia.properties.facts import Facts, facts
from cardavia.properties.played import play
from cardavia.properties.stock import all_cards, between, lie_as_dealt, open_cards, ways
from cardavia.table import Position, Setup


def counted(known: Facts, setup: Setup, position: Position) -> bool:
    shown, dealt_cards = open_cards(setup, position), all_cards(setup)
    return any(shown + Counter(between(setup, *way)) == dealt_cards for way in ways(known, setup, position))


def spoilt(position: Position, random: Random, faces: tuple[str, ...]) -> Position:
    """The position with a card of a hand exchanged, lost, or unknown, or another number of cards left."""
    seat = random.choice([seat for seat, hand in position.hands.items() if hand])
    first, *others = position.hands[seat]
    hand = random.choice(
        ((random.choice(faces), *others), tuple(others), ("joker", *others), (first, *others))
    )
    stock = max(position.stock + random.choice((0, 0, 1, -1)), 0)
    return replace(position, hands={**position.hands, seat: hand}, stock=stock)


@pytest.mark.parametrize("name", MODULES)
def test_the_quick_look_says_what_counting_says(name: str) -> None:
    known, shape, random = facts(name), game(name).shape, Random(name)  # noqa: S311 - what to spoil
    seen: Counter[bool] = Counter()
    for seed in range(6):
        played = play(ReferenceEngine(), dealt(shape, seed), tempered(seed), known.longest, seed)
        for position in played.positions:
            for each in (position, spoilt(position, random, shape.deck.faces)):
                quick = lie_as_dealt(known, played.setup, each)
                assert quick is counted(known, played.setup, each)
                seen[quick] += 1
    assert min(seen[True], seen[False]) > 30
