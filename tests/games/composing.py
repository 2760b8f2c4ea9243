"""What the tests of compositions share: situations as they are written, and what becomes of them."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from cardavia.cards import Card, Deck
from cardavia.games.game import Game
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import Meld, Position, Seat, check_decisions


class Contradiction(NamedTuple):
    """A situation that cannot be, and what its refusal has to name."""

    about: str
    situation: Situation
    names: tuple[str, ...]


def held(deck: Deck, /, **hands: str) -> dict[Seat, tuple[Card, ...]]:
    """Hands as they are written."""
    return {seat: deck.parse(cards) for seat, cards in hands.items()}


def laid(deck: Deck, /, *melds: str) -> tuple[Meld, ...]:
    """Melds as they are written: `pung 222m B`, the supplier last."""
    found = (re.fullmatch(r"([a-z ]+) (\S+?)(?: ([A-Z]))?", meld) for meld in melds)
    return tuple(Meld(match[1], deck.parse(match[2]), match[3]) for match in found if match)


def refusal(rules: Game[Any], wrong: Contradiction) -> str:
    """How a contradiction is refused; everything is named that has to be."""
    with pytest.raises(SituationError) as refused:
        rules.compose(wrong.situation)
    message = str(refused.value)
    assert [name for name in wrong.names if name not in message] == [], message
    return message


def last_position(rules: Game[Any], composition: Composition) -> Position:
    """Where a composition leads; it is a deal, and every step on the way is legal."""
    assert rules.shape.faults(composition.setup) == ()
    state = rules.start(composition.setup)
    for move in composition.prelude:
        check_decisions(rules.options(state), move)
        state = rules.advance(state, move)
    return rules.view(state)


def lies_as_told(stock: list[Card], told: Situation) -> None:
    """Both ends of what is left of the stock are those told."""
    for ahead, expected in ((stock, told.front), (stock[::-1], told.back)):
        assert len(ahead) >= len(expected)
        shown = zip(ahead, expected, strict=False)
        assert [card for card, wanted in shown if wanted not in (None, card)] == []


def first_decision_tells(position: Position, decision: str, drawn: str | None) -> None:
    """A acts and may do what the situation opens with, having drawn what it lacked for it."""
    (actor,) = position.options
    assert actor == "A"
    assert decision in position.options["A"]
    assert drawn in (None, position.card)
