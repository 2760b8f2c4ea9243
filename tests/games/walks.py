"""What the tests of every game share: deals played by chance, and what must hold on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings

from cardavia.games.game import Game
from cardavia.table import IllegalError, Position, Seat, Setup, check_decisions


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


Chooser = Callable[[Random, Course, Position, Seat], str]


def walk(rules: Game[Any], course: Course, choose: Chooser) -> Iterator[Step]:
    """All decision points of a deal."""
    random = Random(course.seed)  # noqa: S311 - play to test with
    state = rules.start(course.setup)
    while True:
        shown = rules.view(state)
        decisions = {seat: choose(random, course, shown, seat) for seat in shown.options}
        yield Step(state, shown, decisions)
        if not decisions:
            return
        state = rules.advance(state, decisions)


def favourite(random: Random, course: Course, shown: Position, seat: Seat) -> str:
    """The liked verb, with the card just drawn if that is possible."""
    options = shown.options[seat]
    verb = min((option.split()[0] for option in options), key=course.liked.index)
    drawn = f"{verb} {shown.card}"
    return drawn if drawn in options else random.choice([o for o in options if o.split()[0] == verb])


def examples(number: int) -> settings:
    """So many, and the same in every run: what occurs in them is counted."""
    phases = [Phase.generate, Phase.shrink]
    return settings(max_examples=number, derandomize=True, deadline=None, database=None, phases=phases)


def cards_shown(shown: Position) -> Counter[str]:
    """Every card that lies open or is held."""
    melded = (card for melds in shown.melds.values() for meld in melds for card in meld.cards)
    loose = (card for place in (shown.hands, shown.table) for cards in place.values() for card in cards)
    return Counter(melded) + Counter(loose) + Counter(shown.indicators or ())


def accepts_only_what_it_offers(rules: Game[Any], step: Step, every_decision: tuple[str, ...]) -> None:
    """Each option is taken and changes something, every other decision is refused."""
    state, shown, decisions = step
    for seat, options in shown.options.items():
        for option in dict.fromkeys((*every_decision, *options)):
            answers = {**decisions, seat: option}
            if option in options:
                check_decisions(shown.options, answers)
                assert rules.view(rules.advance(state, answers)) != shown
            else:
                with pytest.raises(IllegalError):
                    check_decisions(rules.options(state), answers)


def asks_as_shown(rules: Game[Any], step: Step) -> None:
    """The seats asked are those shown, somebody is unless all is over, and each has its options sorted."""
    state, shown, _ = step
    assert rules.options(state) == shown.options
    assert bool(shown.options) is (shown.result is None)
    assert all(list(options) == sorted(set(options)) for options in shown.options.values())


def repeats_itself(rules: Game[Any], setup: Setup, steps: list[Step]) -> None:
    """The same decisions lead to the same positions and leave old states alone."""
    state = rules.start(setup)
    for old, shown, decisions in steps:
        assert rules.view(state) == shown
        assert rules.view(old) == shown
        if decisions:
            state = rules.advance(state, decisions)


def dealt_in_another_order(course: Course, seed: int) -> Course:
    """The course with the cards of each hand in another order."""
    random = Random(seed)  # noqa: S311 - an order to test with
    hands = {seat: tuple(random.sample(cards, len(cards))) for seat, cards in course.setup.hands.items()}
    return course._replace(setup=replace(course.setup, hands=hands))


class Renaming(NamedTuple):
    """Other names for seats, and other letters in the names of cards."""

    seats: Mapping[Seat, Seat]
    letters: Mapping[int, Any]

    def cards(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(card.translate(self.letters) for card in cards)

    def decision(self, decision: str) -> str:
        """Only the card or suit named changes, not the verb."""
        verb, _, what = decision.partition(" ")
        return f"{verb} {what.translate(self.letters)}".strip()


def agrees_when_renamed(rules: Game[Any], setup: Setup, steps: list[Step], names: Renaming) -> None:
    """Plays the deal once more, with seats and cards renamed in the setup and in each decision."""
    dealt = {names.seats[seat]: names.cards(cards) for seat, cards in setup.hands.items()}
    stock, indicators = names.cards(setup.stock), names.cards(setup.indicators)
    state = rules.start(Setup(setup.game, names.seats[setup.dealer], dealt, stock, indicators))
    same = Renaming({seat: seat for seat in setup.hands}, {})
    for _, shown, decisions in steps:
        assert essence(rules, rules.view(state), same) == essence(rules, shown, names)
        if decisions:
            other = {names.seats[seat]: names.decision(decision) for seat, decision in decisions.items()}
            state = rules.advance(state, other)


def essence(rules: Game[Any], shown: Position, names: Renaming) -> dict[str, object]:
    """What engines must agree on, renamed and free of any order that names decide."""
    seats, result = names.seats, shown.result
    points = (result.points if result else shown.points) or {}
    winners = (result.winners if result else shown.out) or ()
    return {
        "options": {
            seats[seat]: set(map(names.decision, options)) for seat, options in shown.options.items()
        },
        "hands": {
            seats[seat]: rules.shape.deck.sort(names.cards(cards)) for seat, cards in shown.hands.items()
        },
        "melds": {
            seats[seat]: [
                (meld.kind, names.cards(meld.cards), meld.source and seats[meld.source]) for meld in melds
            ]
            for seat, melds in shown.melds.items()
        },
        "table": {seats[seat]: names.cards(cards) for seat, cards in shown.table.items()},
        "stock": shown.stock,
        "ending": result and result.ending,
        "next dealer": result and result.next_dealer and seats[result.next_dealer],
        "winners": [seats[seat] for seat in winners],
        "ready": {seats[seat] for seat in shown.ready or ()},
        "points": {seats[seat]: value for seat, value in points.items()},
        "ledger": Counter(
            (seats[entry.payer], seats[entry.receiver], entry.amount, entry.sentence)
            for entry in shown.ledger or ()
        ),
    }
