"""What an engine must refuse: decisions that nobody may take, and setups that are no deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from cardavia.cards import Card
from cardavia.engine.port import BadParamsError, EngineError, IllegalDecisionError
from cardavia.table import PASS, Position, Setup

NO_DECISION = "no such decision"
NO_CARD = "?"
NO_GAME = "no such game"


class WrongDecisions(NamedTuple):
    """Decisions to be refused: what is wrong with them, and with which error."""

    fault: str
    decisions: Mapping[str, Any]
    error: type[EngineError] = IllegalDecisionError


def wrong_decisions(position: Position, setup: Setup) -> Iterator[WrongDecisions]:
    """Every kind of wrong decisions that there is at a position."""
    if not position.options:
        yield WrongDecisions("a decision when the deal is over", {setup.dealer: PASS})
        return
    right = {seat: offered[0] for seat, offered in position.options.items()}
    seat = next(iter(right))
    yield WrongDecisions(f"a decision of {seat} that it is not offered", {**right, seat: NO_DECISION})
    yield WrongDecisions(
        f"no decision of {seat}, which is asked", {other: right[other] for other in right if other != seat}
    )
    if idle := [other for other in setup.hands if other not in right]:
        yield WrongDecisions(f"a decision of {idle[0]}, which is not asked", {**right, idle[0]: PASS})
    yield WrongDecisions(f"a decision of {seat} that is no string", {**right, seat: 5}, BadParamsError)


class WrongSetup(NamedTuple):
    """A setup to be refused, and what is wrong with it."""

    fault: str
    setup: Setup


def wrong_setups(setup: Setup) -> tuple[WrongSetup, ...]:
    """Setups that are each one change away from a good one."""
    seat = next(seat for seat in setup.hands if seat != setup.dealer)
    hand, stock = setup.hands[seat], setup.stock
    other = next(card for card in stock if card != stock[0])
    return (
        WrongSetup(
            f"a stock with {other} where {stock[0]} belongs", replace(setup, stock=(other, *stock[1:]))
        ),
        WrongSetup("a card that there is not", replace(setup, stock=(NO_CARD, *stock[1:]))),
        WrongSetup(
            f"a hand of {len(hand) - 1} for {seat}",
            replace(_with_hand(setup, seat, hand[1:]), stock=(hand[0], *stock)),
        ),
        WrongSetup(f"no hand for {seat}", _without_hand(setup, seat)),
    )


def _with_hand(setup: Setup, seat: str, hand: tuple[Card, ...]) -> Setup:
    return replace(setup, hands={**setup.hands, seat: hand})


def _without_hand(setup: Setup, seat: str) -> Setup:
    hands = {other: hand for other, hand in setup.hands.items() if other != seat}
    return replace(setup, hands=hands, stock=(*setup.hands[seat], *setup.stock))
