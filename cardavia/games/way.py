"""The way to a situation: a deal played by our own rules while its stock is still open.

Nobody has seen the cards left in the stock, so until they are drawn any of them may lie anywhere. A way is
played first, and cards are put where it needs them; what comes out is an explicit deal and the decisions that
lead through it. Ways are immutable, so a search can try several continuations of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Generic, Literal, TypeVar

from cardavia.cards import Card
from cardavia.games.game import Game
from cardavia.situation import Composition, SituationError
from cardavia.table import PASS, Decision, Draw, Seat, Setup

State = TypeVar("State")
Road = TypeVar("Road")
"""A `Way`, or whatever else of this kind a game goes: immutable, and longer with every leg."""

Move = Mapping[Seat, Decision]
End = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class Way(Generic[State]):
    """A deal played up to `state` by `moves`; `taken` counts what is gone from the front and the back."""

    rules: Game[State]
    setup: Setup
    state: State
    moves: tuple[Move, ...]
    taken: tuple[int, int]

    @classmethod
    def begin(cls, rules: Game[State], setup: Setup) -> Way[State]:
        """The deal, nothing decided yet; raises `SituationError` if it is none."""
        if faults := rules.shape.faults(setup):
            raise SituationError(f"the composed deal is none: {'; '.join(faults)}")
        state = rules.start(setup)
        return cls(rules, setup, state, (), _after((0, 0), rules.draws(state)))

    @property
    def options(self) -> Mapping[Seat, tuple[Decision, ...]]:
        """What each seat asked may decide."""
        return self.rules.options(self.state)

    @property
    def draws(self) -> tuple[Draw, ...]:
        """The cards that the last decisions brought from the stock."""
        return self.rules.draws(self.state)

    @property
    def open(self) -> tuple[Card, ...]:
        """The cards still in the stock, the next one first."""
        front, back = self.taken
        return self.setup.stock[front : len(self.setup.stock) - back]

    def with_next(self, card: Card, place: int = 0, end: End = "front") -> Way[State] | None:
        """The way with `card` as the next from that end, or the one so many places behind it.

        None if no such card is left in the stock outside the places before it.
        """
        cards = self.open if end == "front" else self.open[::-1]
        if place >= len(cards) or card not in cards[place:]:
            return None
        swapped = list(cards)
        at = cards.index(card, place)
        swapped[place], swapped[at] = swapped[at], swapped[place]
        return self.restocked(tuple(swapped if end == "front" else swapped[::-1]))

    def restocked(self, cards: tuple[Card, ...]) -> Way[State]:
        """The way with the cards still in the stock in this order."""
        front, back = self.taken
        stock = self.setup.stock
        reordered = (*stock[:front], *cards, *stock[len(stock) - back :])
        return replace(
            self, setup=replace(self.setup, stock=reordered), state=self.rules.restocked(self.state, cards)
        )

    def decide(self, wanted: Move) -> Way[State]:
        """The way after these decisions, everyone else asked passes; `SituationError` where they may not."""
        moves: dict[Seat, Decision] = {}
        for seat, offered in self.options.items():
            decision = wanted.get(seat, PASS)
            if decision not in offered:
                raise SituationError(
                    f"on the way {seat} would have to {decision}, but may only {', '.join(offered)}"
                )
            moves[seat] = decision
        if idle := [seat for seat in wanted if seat not in moves]:
            raise SituationError(
                f"on the way {idle[0]} would have to {wanted[idle[0]]}, but is not asked anything"
            )
        state = self.rules.advance(self.state, moves)
        taken = _after(self.taken, self.rules.draws(state))
        return replace(self, state=state, moves=(*self.moves, moves), taken=taken)

    def composition(self, taken: tuple[int, int] | None = None) -> Composition:
        """The deal and its decisions; `taken` where more of the stock is gone than in the situation."""
        return Composition(self.setup, self.moves, taken)


Leg = Callable[[Way[State]], Iterator[Way[State]]]
"""A part of a way: all continuations that would do, the best first."""


def through(way: Road, legs: Iterable[Callable[[Road], Iterator[Road]]], tries: int) -> Road:
    """The first way through all legs in order, searched in depth.

    Raises `SituationError` when there is none, or after so many `tries`: what the first failure said.
    """
    search = _Search(tuple(legs), tries)
    found = next(search.go(way, 0), None)
    if found is None:
        raise search.failure or SituationError("no legal play leads to this situation")
    return found


class _Search(Generic[Road]):
    """One search in depth. Mutable: it counts its tries and keeps the first failure."""

    def __init__(self, legs: tuple[Callable[[Road], Iterator[Road]], ...], tries: int) -> None:
        self.legs = legs
        self.left = tries
        self.failure: SituationError | None = None

    def go(self, way: Road, leg: int) -> Iterator[Road]:
        if leg == len(self.legs):
            yield way
            return
        try:
            for onward in self.legs[leg](way):
                self.left -= 1
                if self.left < 0:
                    return
                yield from self.go(onward, leg + 1)
        except SituationError as failure:
            self.failure = self.failure or failure


def _after(taken: tuple[int, int], draws: Iterable[Draw]) -> tuple[int, int]:
    front, back = taken
    for draw in draws:
        front, back = (front + 1, back) if draw.end == "front" else (front, back + 1)
    return front, back
