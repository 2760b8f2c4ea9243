"""From a situation to an explicit deal and the legal decisions that lead there.

`described` refuses what contradicts itself, `history` tells what a seat has gone through, `layout` deals,
with `quiet` cards for all that is left open, `course` plays the deal card by card, leg by leg (`legs`), and
`fresh` is a deal in which nothing has been played.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice

from cardavia.games import packed
from cardavia.games.game import Game
from cardavia.games.paohuzi.cards import FACES, SHAPE
from cardavia.games.paohuzi.compose.course import Course
from cardavia.games.paohuzi.compose.described import Described, describe, rest_size
from cardavia.games.paohuzi.compose.fresh import compose_fresh
from cardavia.games.paohuzi.compose.layout import layouts
from cardavia.games.paohuzi.compose.legs import legs
from cardavia.games.paohuzi.compose.quiet import stock
from cardavia.games.paohuzi.state import PLAYERS, State
from cardavia.games.way import through
from cardavia.situation import Composition, Situation, SituationError

LAYOUTS = 12
"""Deals tried before a situation is given up."""
DETOURS = 6
"""Continuations of one deal tried beyond those that a straight course takes."""


def compose(situation: Situation, playing: Game[State]) -> Composition:
    """A deal and the decisions of each decision point up to the situation, by the rules of a table.

    Raises `SituationError` if the situation contradicts itself or no quiet play reaches it.
    """
    if situation.fresh:
        return compose_fresh(situation)
    told = describe(situation)
    for described in _with_actor(told):
        for course in islice(layouts(described, playing), LAYOUTS):
            ahead = legs(described, course)
            with suppress(SituationError):
                return _composition(described, through(course, ahead, len(ahead) + DETOURS))
    raise SituationError(_unreached(told))


def _unreached(told: Described) -> str:
    """What could not be reached, and what to do about it."""
    actor = "anybody" if told.actor is None else SHAPE.seats[told.actor]
    does = "discard" if told.drawn is None else f"turn up {FACES[told.drawn]}"
    left = "" if told.stock_left is None else f" with {told.stock_left} left"
    deals = "" if told.dealer is None else f" when {SHAPE.seats[told.dealer]} deals"
    return (
        f"no legal play brings {actor} to {does}{left}{deals} so that nobody has let pass what is not told; "
        "leave the dealer and the stock open, or tell of hands into which fewer cards fit"
    )


def _with_actor(told: Described) -> Iterator[Described]:
    """Who is to discard where nobody is said to act: a seat with a card more, or one not described."""
    if told.actor is not None:
        yield told
        return
    full = [
        player
        for player, seat in enumerate(told.seats)
        if seat.hand is not None and packed.size(seat.hand) > rest_size(seat.melds)
    ]
    for player in full or [player for player in PLAYERS if not told.tells_of(player)]:
        yield told._replace(actor=player)
    if not full and all(told.tells_of(player) for player in PLAYERS):
        raise SituationError("nobody is about to act; say who turns up which card, or who discards")


def _composition(described: Described, course: Course) -> Composition:
    """The deal with its whole stock."""
    hands = zip(course.state.hands, course.final, strict=True)
    others = [hand for hand, final in hands if final is None]
    setup = replace(course.setup, stock=stock(described, course.state.stock, course.spare, others))
    return Composition(setup, course.moves, (course.taken, 0))
