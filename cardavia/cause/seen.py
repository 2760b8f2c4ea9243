"""A point of a deal, the way of an engine to it, and what that engine shows there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any, NamedTuple

from cardavia.cards import Card
from cardavia.decisions import Move
from cardavia.fixture.checks import Public
from cardavia.games.game import Game
from cardavia.table import PASS, Decision, Position, Seat, Setup

OWN_WINDOWS = 8
"""Windows passed on the way to a decision; an engine with more of them leads nowhere."""

Options = Mapping[Seat, tuple[Decision, ...]]


class Point(NamedTuple):
    """Where something is asked: what is dealt, the way to the situation, and what has been done there.

    `public` is the card that lies open for all, if the last of it has laid one there.
    """

    setup: Setup
    prelude: tuple[Move, ...]
    moves: tuple[Move, ...]
    public: Public | None = None


class Way(NamedTuple):
    """The states of an engine from the deal to a point, after each move, and what it offered in them."""

    states: tuple[Any, ...]
    offered: tuple[Options, ...]


class Seen(NamedTuple):
    """What an engine shows before the last of the way to the situation, in it, and where something is asked.

    The last of the way brings the card that the situation is about, and what follows from it by itself.
    """

    before: Position
    arrival: Position
    here: Position
    public: Public | None = None


class AstrayError(Exception):
    """An engine does not get to the point: it does not take one of the decisions."""


def walk(
    game: Game[Any],
    point: Point,
    begun: Way | None = None,
    step: Callable[[int], object] = lambda _: None,
) -> Way:
    """The way of an engine to a point, from the deal or behind one that has `begun`.

    `step` is told the number of each state before it is made. Raises `AstrayError`.
    """
    if begun is None:
        step(0)
        state = game.start(point.setup)
        begun = Way((state,), (game.options(state),))
    states, offered = list(begun.states), list(begun.offered)
    for number, move in enumerate(chain(point.prelude, point.moves)):
        if number + 1 < len(begun.states):
            continue
        step(number + 1)
        states.append(_after(game, states[-1], offered[-1], move))
        offered.append(game.options(states[-1]))
    return Way(tuple(states), tuple(offered))


def look(game: Game[Any], point: Point, way: Way) -> Seen:
    """What an engine shows on its way to a point."""
    situation = len(point.prelude)
    arrival = game.view(way.states[situation])
    return Seen(
        game.view(way.states[situation - 1]) if situation else arrival,
        arrival,
        game.view(way.states[-1]) if point.moves else arrival,
        point.public,
    )


def is_there(seen: Seen, other: Seen) -> bool:
    """Whether both engines come into the same situation, with the same cards for each seat."""
    here, there = seen.before, other.before
    if seen.before is not seen.arrival:
        return (here.hands, here.melds, here.stock) == (there.hands, there.melds, there.stock)
    return here.stock == there.stock and _cards(here) == _cards(there)


def _cards(position: Position) -> Mapping[Seat, list[Card]]:
    return {
        seat: sorted(chain(hand, *(meld.cards for meld in position.melds[seat])))
        for seat, hand in position.hands.items()
    }


def _after(game: Game[Any], state: Any, options: Options, move: Move) -> Any:
    """The state after some decisions, in whatever windows this engine has on the way to them."""
    named = {seat: decision for seat, decision in move.items() if decision != PASS}
    for _ in range(OWN_WINDOWS):
        if _fits(options, named) or not _can_be_passed(options):
            break
        state = game.advance(state, dict.fromkeys(options, PASS))
        options = game.options(state)
    if not named and not (_can_be_passed(options) and options.keys() & move.keys()):
        return state
    sent = {seat: PASS for seat, given in options.items() if PASS in given} | named
    if sent.keys() != options.keys() or not _fits(options, sent):
        raise AstrayError(f"{named} cannot be decided")
    return game.advance(state, sent)


def _fits(options: Options, named: Move) -> bool:
    return all(decision in options.get(seat, ()) for seat, decision in named.items())


def _can_be_passed(options: Options) -> bool:
    return bool(options) and all(PASS in given for given in options.values())
