"""One deal played to its end, with a look at every answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import NamedTuple

from cardavia.cards import Card
from cardavia.engine.port import Engine, EngineError
from cardavia.lockstep.agree import differences
from cardavia.smoke.finding import UnsoundError
from cardavia.table import PASS, Decision, Position, Seat, Setup

MOST_STEPS = 2000
"""More than any deal of any game takes: each step is a claim, or moves a card that does not come back."""

Decisions = Mapping[Seat, Decision]


class Move(NamedTuple):
    """The decisions sent, none for the deal itself, and the position that came back."""

    decisions: Decisions
    position: Position


def play(engine: Engine, setup: Setup) -> tuple[Move, ...]:
    """All moves of a deal from `setup` to its end, chosen at random but always the same.

    Raises `UnsoundError` for an answer that no deal can give, and whatever fault the engine ends in.
    """
    chance = Random(f"{setup.game} is played")  # noqa: S311 - a deal to test with, not a secret
    moves = [Move({}, dealt(engine, setup))]
    while options := moves[-1].position.options:
        if len(moves) > MOST_STEPS:
            raise UnsoundError(
                f"the end of the deal within {MOST_STEPS} steps", f"{' '.join(options)} still must decide"
            )
        decisions = {seat: chance.choice(_deeds(offered)) for seat, offered in options.items()}
        moves.append(Move(decisions, stepped(engine, setup, decisions)))
    return tuple(moves)


def replay(engine: Engine, setup: Setup, moves: Iterable[Move]) -> Iterator[Move]:
    """The moves of a deal once more, each yielded after it was made, with the position of the first time.

    Raises `UnsoundError` where the engine answers otherwise than it did.
    """
    for move in moves:
        again = stepped(engine, setup, move.decisions) if move.decisions else dealt(engine, setup)
        if found := next(differences(again, move.position), None):
            raise UnsoundError(
                "the same deal with the same decisions comes to the same positions",
                f"{_after(move.decisions)} now | before: {found}",
            )
        yield move


def dealt(engine: Engine, setup: Setup) -> Position:
    """The position that a deal begins with."""
    try:
        position = engine.deal(setup)
    except EngineError as error:
        raise UnsoundError(f"a position of {setup.game}", refusal("deal", error)) from error
    for seat, hand in setup.hands.items():
        if missing := _missing(hand, _shown_by(position, seat)):
            raise UnsoundError(f"{seat} has the hand of the setup", f"{seat} shows no {' '.join(missing)}")
    return _sound(position, setup, "after the deal")


def stepped(engine: Engine, setup: Setup, decisions: Decisions) -> Position:
    """The position after decisions that were offered."""
    try:
        position = engine.step(decisions)
    except EngineError as error:
        raise UnsoundError(
            f"{told(decisions)} is accepted, for it was offered", refusal("step", error)
        ) from error
    return _sound(position, setup, _after(decisions))


def refusal(verb: str, error: EngineError) -> str:
    """How a refusal is told."""
    return f"{verb} is refused with {error.code}: {error}"


def told(decisions: Decisions) -> str:
    """Decisions by seat, in a line."""
    return ", ".join(f"{seat} {decision!r}" for seat, decision in decisions.items())


def _deeds(offered: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """What shows more of the engine than a pass does."""
    return tuple(decision for decision in offered if decision != PASS) or offered


def _sound(position: Position, setup: Setup, when: str) -> Position:
    """The position, if all its cards come from where the setup has them."""
    shown = [card for seat in setup.hands for card in _shown_by(position, seat)]
    shown += position.indicators or ()
    known = [*(card for hand in setup.hands.values() for card in hand), *setup.indicators]
    if missing := _missing(known, shown):
        raise UnsoundError("every card of the deal is somewhere", f"{when} nobody has {' '.join(missing)}")
    drawn = _missing(shown, known)
    taken = len(setup.stock) - position.stock
    ends = (
        setup.stock[:front] + setup.stock[len(setup.stock) - taken + front :] for front in range(taken + 1)
    )
    if not any(Counter(drawn) == Counter(end) for end in ends):
        raise UnsoundError(
            f"cards come from the ends of the stock, {' '.join(setup.stock[:taken])} first",
            f"{when} {' '.join(drawn) or 'none'} have come",
        )
    return position


def _shown_by(position: Position, seat: Seat) -> list[Card]:
    laid = (card for meld in position.melds[seat] for card in meld.cards)
    return [*position.hands[seat], *laid, *position.table[seat]]


def _missing(wanted: Iterable[Card], there: Iterable[Card]) -> list[Card]:
    return list((Counter(wanted) - Counter(there)).elements())


def _after(decisions: Decisions) -> str:
    return f"after {told(decisions)}" if decisions else "after the deal"
