"""A property that does not hold: where in a deal, whose, and what was expected."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.cards import Card
from cardavia.decisions import Move
from cardavia.engine.port import Engine
from cardavia.properties.facts import Facts
from cardavia.properties.played import Played
from cardavia.table import Decision, Seat, Setup


class Attempt(NamedTuple):
    """A decision that a seat must be refused, and at which window, counted from 0."""

    window: int
    seat: Seat
    decision: Decision


class Broken(NamedTuple):
    """What was expected after some moves of a deal, and what came.

    `attempt` is what was tried on the way, where it is about that; `retold` the same deal and way as they
    were told for comparison.
    """

    moves: tuple[Move, ...]
    expected: str
    got: str
    seat: Seat | None = None
    card: Card | None = None
    attempt: Attempt | None = None
    retold: tuple[Setup, tuple[Move, ...]] | None = None


class Trial(NamedTuple):
    """A deal as played on an engine, and the facts of its game, for a property to look at.

    `thorough` where a small deal is looked at once more: not samples, but everything at its end.
    """

    engine: Engine
    facts: Facts
    played: Played
    thorough: bool = False
