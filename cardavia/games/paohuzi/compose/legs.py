"""The legs of a course: the dealer's discard, every claim that is told, and the arrival."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from cardavia.games.paohuzi import legal
from cardavia.games.paohuzi.cards import SHAPE
from cardavia.games.paohuzi.compose.course import ANY, Course
from cardavia.games.paohuzi.compose.described import Described
from cardavia.games.paohuzi.compose.history import Claim
from cardavia.games.paohuzi.state import PLAYERS, Phase
from cardavia.games.seats import Player

Leg = Callable[[Course], Iterator[Course]]


class _Chance(NamedTuple):
    """A claim whose turn may be next: after so many other cards the turner turns its card up."""

    distance: int
    owner: Player
    turner: Player
    claim: Claim


def legs(described: Described, course: Course) -> tuple[Leg, ...]:
    """The dealer's discard, as many claims as there are, and the arrival."""
    claims = sum(map(len, course.todo))
    return (Course.dealt, *[partial(_claim, described)] * claims, partial(_arrive, described))


def _claim(described: Described, course: Course) -> Iterator[Course]:
    """The next claim of any seat, that which comes up first before others."""
    if not any(course.todo):
        yield course
        return
    is_last = sum(map(len, course.todo)) == 1 and course.due is not None
    for chance in sorted(_chances(course), key=lambda chance: chance[:3]):
        number = _between(described, course, chance.distance) if is_last else chance.distance
        idle = None if number is None else course.idled(number)
        if idle is None:
            continue
        if chance.claim.face == ANY:
            yield from idle.melded(chance.owner)
        else:
            yield from idle.claimed(chance.turner, chance.claim, chance.owner)


def _chances(course: Course) -> Iterator[_Chance]:
    """What may be claimed next; the claim after which the situation is reached comes last."""
    turner = course.turner
    others = [owner for owner, claims in enumerate(course.todo) if claims and owner != course.due]
    for owner, claims in enumerate(course.todo):
        if turner is None or not claims or (owner == course.due and len(claims) == 1 and others):
            continue
        if claims[0].face != ANY or _may_meld(course, owner):
            for by in claims[0].turners:
                yield _Chance((by - turner) % len(PLAYERS), owner, by, claims[0])


def _may_meld(course: Course, player: Player) -> bool:
    """Whether a seat should now meld just to discard: for a claim that comes next, or in the situation."""
    supplies = any(claims and claims[0].discarder == player for claims in course.todo)
    return supplies or (player == course.due and len(course.todo[player]) == 1)


def _between(described: Described, course: Course, distance: int) -> int | None:
    """How many cards are turned up before that of the situation; None if the stock does not come out."""
    if described.stock_left is None:
        return distance
    number = SHAPE.stock - described.stock_left - 1 - course.taken
    return number if number >= 0 and number % len(PLAYERS) == distance else None


def _arrive(described: Described, course: Course) -> Iterator[Course]:
    """The seat is to discard, or turns up the card of the situation; nobody else wins with that unawares."""
    actor, turner = described.actor, course.turner
    if any(course.todo) or actor is None:
        return
    if described.drawn is None:
        due = course.state.phase in (Phase.DISCARD, Phase.COMPLETED) and course.state.turn == actor
        if due and described.stock_left in (None, SHAPE.stock - course.taken):
            yield course
    elif turner is not None:
        number = _between(described, course, (actor - turner) % len(PLAYERS))
        idle = None if number is None else course.idled(number)
        if idle is not None:
            there = idle.turned_up(actor, described.drawn)
            if not any(
                legal.WIN in there.state.options[player]
                for player in PLAYERS
                if not described.tells_of(player)
            ):
                yield there
