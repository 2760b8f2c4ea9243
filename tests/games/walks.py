"""Whole deals played at random, every decision point looked at: what the tests of all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from hypothesis import Phase, settings

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
