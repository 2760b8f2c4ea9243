"""Whole deals played at random, every decision point looked at: what the tests of all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from hypothesis import Phase, settings

from cardavia.cards import Deck
from cardavia.games.game import Game
from cardavia.table import Position, Seat, Setup


class Course(NamedTuple):
    """A deal, the seed of every choice in it, and the verbs its players like best, dearest first."""

    setup: Setup
    seed: int
    liked: tuple[str, ...]


class Step(NamedTuple):
    """A decision point: the state, how it is shown, and what is decided, nothing at the end."""

    state: Any
    shown: Position
    decisions: Mapping[Seat, str]


Chosen = Callable[[Random, Course, Position, Seat], str]
"""What a seat does at a decision point: one of its options there."""


def walk(game: Game[Any], course: Course, chosen: Chosen) -> Iterator[Step]:
    """All decision points of a deal."""
    random = Random(course.seed)  # noqa: S311 - play to test with
    state = game.start(course.setup)
    while True:
        shown = game.view(state)
        decisions = {seat: chosen(random, course, shown, seat) for seat in shown.options}
        yield Step(state, shown, decisions)
        if not decisions:
            return
        state = game.advance(state, decisions)


def examples(number: int) -> settings:
    """So many, and the same in every run: what occurs in them is counted."""
    phases = [Phase.generate, Phase.shrink]
    return settings(max_examples=number, derandomize=True, deadline=None, database=None, phases=phases)


def cards_shown(shown: Position) -> Counter[str]:
    """Every card that lies open or is held."""
    melded = (card for melds in shown.melds.values() for meld in melds for card in meld.cards)
    loose = (card for place in (shown.hands, shown.table) for cards in place.values() for card in cards)
    return Counter(melded) + Counter(loose)


def agrees_when_renamed(
    game: Game[Any], course: Course, chosen: Chosen, seats: Mapping[Seat, Seat], suits: Mapping[int, Any]
) -> None:
    """Plays the deal once more, with seats and suits renamed in the setup and in each decision."""
    dealt = {seats[seat]: renamed(cards, suits) for seat, cards in course.setup.hands.items()}
    stock = renamed(course.setup.stock, suits)
    deck, same = game.shape.deck, dict(zip(game.shape.seats, game.shape.seats, strict=True))
    state = game.start(Setup(deck.game, seats[course.setup.dealer], dealt, stock))
    for _, shown, decisions in walk(game, course, chosen):
        assert essence(deck, game.view(state), same, {}) == essence(deck, shown, seats, suits)
        if decisions:
            other = {seats[seat]: renamed_decision(decision, suits) for seat, decision in decisions.items()}
            state = game.advance(state, other)


def renamed(cards: tuple[str, ...], suits: Mapping[int, Any]) -> tuple[str, ...]:
    return tuple(card.translate(suits) for card in cards)


def renamed_decision(decision: str, suits: Mapping[int, Any]) -> str:
    """Only the card or suit named changes, not the verb."""
    verb, _, what = decision.partition(" ")
    return f"{verb} {what.translate(suits)}".strip()


def essence(
    deck: Deck, shown: Position, seats: Mapping[Seat, Seat], suits: Mapping[int, Any]
) -> dict[str, object]:
    """What engines must agree on, with seats and suits renamed, free of any order that names decide."""
    assert shown.points is not None
    assert shown.ledger is not None
    return {
        "options": {
            seats[seat]: {renamed_decision(option, suits) for option in options}
            for seat, options in shown.options.items()
        },
        "hands": {seats[seat]: deck.sort(renamed(cards, suits)) for seat, cards in shown.hands.items()},
        "melds": {
            seats[seat]: [
                (meld.kind, renamed(meld.cards, suits), meld.source and seats[meld.source]) for meld in melds
            ]
            for seat, melds in shown.melds.items()
        },
        "table": {seats[seat]: renamed(cards, suits) for seat, cards in shown.table.items()},
        "stock": shown.stock,
        "ending": shown.result and shown.result.ending,
        "winners": [seats[seat] for seat in (shown.result.winners if shown.result else shown.out or ())],
        "points": {seats[seat]: points for seat, points in shown.points.items()},
        "ledger": Counter(
            (seats[entry.payer], seats[entry.receiver], entry.amount, entry.sentence)
            for entry in shown.ledger
        ),
    }
