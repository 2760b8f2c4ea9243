"""From a situation to an explicit deal and the legal decisions that lead there.

`described` refuses what contradicts itself, `history` tells what the seats have gone through, `quiet` finds
cards for all that is left open, `course` plays the deal card by card, and here these are put together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice

from cardavia.games import packed
from cardavia.games.paohuzi.cards import FACES, SHAPE
from cardavia.games.paohuzi.compose.course import ANY, Course
from cardavia.games.paohuzi.compose.described import Described, describe, rest_size
from cardavia.games.paohuzi.compose.fresh import compose_fresh
from cardavia.games.paohuzi.compose.history import Claim
from cardavia.games.paohuzi.compose.layout import layouts
from cardavia.games.paohuzi.compose.quiet import stock
from cardavia.games.paohuzi.state import BEHIND, PLAYERS, Phase
from cardavia.games.seats import Player
from cardavia.games.way import through
from cardavia.situation import Composition, Situation, SituationError

LAYOUTS = 20
"""Deals tried before a situation is given up."""
TRIES = 16
"""Continuations tried of one deal."""


def compose(situation: Situation) -> Composition:
    """A deal and the decisions of each decision point up to the situation.

    Raises `SituationError` if the situation contradicts itself or no quiet play reaches it.
    """
    if situation.fresh:
        return compose_fresh(situation)
    told = describe(situation)
    for described in _with_actor(told):
        for course in islice(layouts(described), LAYOUTS):
            with suppress(SituationError):
                return _composition(described, through(course, _legs(described, course), TRIES))
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
    """Who is to discard, where nobody is said to act: a seat with a card more, or one that is not described."""
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


def _legs(described: Described, course: Course) -> tuple[Callable[[Course], Iterator[Course]], ...]:
    """The dealer's discard, as many claims as there are, and the arrival."""
    claims = sum(map(len, course.todo))
    return (Course.dealt, *[partial(_claim, described)] * claims, partial(_arrive, described))


def _claim(described: Described, course: Course) -> Iterator[Course]:
    """The next claim of any seat, that which comes up first before others."""
    turner = course.turner
    if not any(course.todo):
        yield course
        return
    if turner is None:
        return
    left = sum(map(len, course.todo))
    found: list[tuple[int, Player, Player, Claim]] = []
    for owner, claims in enumerate(course.todo):
        if not claims or (owner == course.due and len(claims) == 1 and left > 1):
            continue
        if claims[0].face == ANY and not _may_meld(course, owner):
            continue
        for by in claims[0].turners:
            found.append(((by - turner) % len(PLAYERS), owner, by, claims[0]))
    for distance, owner, by, claim in sorted(found, key=lambda each: each[:3]):
        if left == 1 and course.due is not None and described.stock_left is not None:
            number = SHAPE.stock - described.stock_left - 1 - course.taken
            if number < 0 or number % len(PLAYERS) != distance:
                continue
        else:
            number = distance
        idle = course.idled(number)
        if idle is None:
            continue
        if claim.face == ANY:
            yield from idle.melded(owner)
        else:
            yield from idle.claimed(by, claim, owner)


def _may_meld(course: Course, player: Player) -> bool:
    """Whether it is time for a seat to meld just in order to discard: for a claim that comes next, or last."""
    supplies = any(claims and claims[0].discarder == player for claims in course.todo)
    return supplies or (player == course.due and len(course.todo[player]) == 1)


def _arrive(described: Described, course: Course) -> Iterator[Course]:
    actor, drawn = described.actor, described.drawn
    if any(course.todo) or actor is None:
        return
    if drawn is None:
        if course.state.turn == actor and course.state.phase in (Phase.DISCARD, Phase.COMPLETED):
            if described.stock_left in (None, SHAPE.stock - course.taken):
                yield course
        return
    turner = course.turner
    if turner is None:
        return
    number = (actor - turner) % len(PLAYERS)
    if described.stock_left is not None:
        exact = SHAPE.stock - described.stock_left - 1 - course.taken
        if exact < 0 or exact % len(PLAYERS) != number:
            return
        number = exact
    idle = course.idled(number)
    if idle is not None:
        yield idle.turned_up(actor, drawn)


def _composition(described: Described, course: Course) -> Composition:
    """The deal with its whole stock."""
    hands = zip(course.state.hands, course.final, strict=True)
    others = [hand for hand, final in hands if final is None]
    setup = replace(course.setup, stock=stock(described, course.state.stock, course.spare, others))
    return Composition(setup, course.moves, (course.taken, 0))
