"""A toy game of 16 cards and three seats, small enough to read; run as a script it is served.

Whoever acts discards, or wins with a hand of one suit. A seat that holds the other copy of a discard may
claim it as a pair, and then discards. Otherwise the next seat draws; the deal ends with the stock.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardavia.cards import Card, Deck, Suit
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve
from cardavia.games.profile import OURS
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import DealShape, Decision, Draw, Meld, Position, Result, Seat, Setup

SEATS = ("A", "B", "C")
DECK = Deck("toy", (Suit("m", range(1, 5)), Suit("p", range(1, 5))), copies=2)
SETUP = Setup(
    "toy",
    "A",
    {"A": ("1m", "2m", "3m", "1p"), "B": ("1m", "2p", "3p"), "C": ("4m", "4m", "4p")},
    ("2m", "3m", "1p", "2p", "3p", "4p"),
)


@dataclass(frozen=True, slots=True)
class ToyState:
    """Who must act, or the discard that may be claimed."""

    hands: Mapping[Seat, tuple[Card, ...]]
    melds: Mapping[Seat, tuple[Meld, ...]]
    table: Mapping[Seat, tuple[Card, ...]]
    stock: tuple[Card, ...]
    actor: Seat
    discard: Card | None = None
    events: tuple[str, ...] = ()
    result: Result | None = None


class Toy:
    """The rules of the toy."""

    shape = DealShape(DECK, SEATS, dealer_hand=4, other_hand=3)
    profile = OURS

    def start(self, setup: Setup) -> ToyState:
        hands = {seat: DECK.sort(cards) for seat, cards in setup.hands.items()}
        nothing: dict[Seat, tuple[Card, ...]] = dict.fromkeys(SEATS, ())
        return ToyState(hands, dict.fromkeys(SEATS, ()), nothing, setup.stock, setup.dealer)

    def taken_over(self, state: ToyState) -> ToyState:
        return state

    def options(self, state: ToyState) -> Mapping[Seat, tuple[Decision, ...]]:
        if state.result:
            return {}
        if state.discard:
            return {seat: ("pair", "pass") for seat in SEATS if _claims(state, seat)}
        hand = state.hands[state.actor]
        wins = ("win",) if len({card[-1] for card in hand}) == 1 else ()
        return {state.actor: (*sorted({f"discard {card}" for card in hand}), *wins)}

    def advance(self, state: ToyState, decisions: Mapping[Seat, Decision]) -> ToyState:
        for seat, decision in decisions.items():
            if decision == "win":
                points = {other: 2 if other == seat else -1 for other in SEATS}
                return replace(state, result=Result("win", (seat,), points), events=(f"{seat} wins",))
            if decision == "pair":
                return _pair(state, seat)
            if decision.startswith("discard "):
                return _discard(state, seat, decision.removeprefix("discard "))
        return _draw(replace(state, events=()))

    def view(self, state: ToyState) -> Position:
        return Position(
            phase="over" if state.result else "claim" if state.discard else "turn",
            card=state.discard,
            options=self.options(state),
            hands=state.hands,
            melds=state.melds,
            table=state.table,
            stock=len(state.stock),
            events=state.events,
            result=state.result,
        )

    def draws(self, state: ToyState) -> tuple[Draw, ...]:
        raise NotImplementedError(f"nobody rehearses the toy, not even at {state}")

    def restocked(self, state: ToyState, stock: tuple[Card, ...]) -> ToyState:
        return replace(state, stock=stock)

    def compose(self, situation: Situation) -> Composition:
        raise SituationError(f"the toy composes nothing, not even {situation}")


def _claims(state: ToyState, seat: Seat) -> bool:
    hand = state.hands[seat]
    return seat != state.actor and state.discard in hand and len(hand) > 1


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _pair(state: ToyState, seat: Seat) -> ToyState:
    assert state.discard
    meld = Meld("pair", (state.discard, state.discard), state.actor)
    return replace(
        state,
        hands={**state.hands, seat: _without(state.hands[seat], state.discard)},
        melds={**state.melds, seat: (*state.melds[seat], meld)},
        table={**state.table, state.actor: state.table[state.actor][:-1]},
        actor=seat,
        discard=None,
        events=(f"{seat} pairs {state.discard}",),
    )


def _discard(state: ToyState, seat: Seat, card: Card) -> ToyState:
    state = replace(
        state,
        hands={**state.hands, seat: _without(state.hands[seat], card)},
        table={**state.table, seat: (*state.table[seat], card)},
        discard=card,
        events=(f"{seat} discards {card}",),
    )
    return state if any(_claims(state, other) for other in SEATS) else _draw(state)


def _draw(state: ToyState) -> ToyState:
    if not state.stock:
        result = Result("exhausted", (), dict.fromkeys(SEATS, 0))
        return replace(state, discard=None, result=result, events=(*state.events, "the stock is empty"))
    seat = SEATS[(SEATS.index(state.actor) + 1) % 3]
    card, *stock = state.stock
    return replace(
        state,
        hands={**state.hands, seat: DECK.sort((*state.hands[seat], card))},
        stock=tuple(stock),
        actor=seat,
        discard=None,
        events=(*state.events, f"{seat} draws {card}"),
    )


TOY = Toy()

if __name__ == "__main__":
    serve(ReferenceEngine({"toy": TOY}), sys.stdin.buffer, sys.stdout.buffer)
