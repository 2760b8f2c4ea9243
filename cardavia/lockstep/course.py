"""A deal played on two engines at once: the same decisions for both, until they disagree or it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple, TypeVar

from cardavia.decisions import Move, by_default, fits
from cardavia.engine.port import Engine, EngineError, EngineFault, TimeoutFault
from cardavia.lockstep.agree import Difference, differences
from cardavia.table import PASS, Decision, Position, Seat, Setup

Asked = TypeVar("Asked")

LONGEST = 600
"""Decision points after which a deal is taken to go on for ever."""

TIMED_OUT = "timed out: "
"""How what is told of an engine begins that did not answer in time."""

Chooser = Callable[[int, Position], Move]
"""What is decided at a decision point, by its number and the position there."""

Watch = Callable[[Position, Position], object]
"""Sees each position in which the engines agree, as the one and as the other shows it."""


class Course(NamedTuple):
    """A deal and what was decided in it, up to where the engines disagree if they do.

    `before` is the last position that both share, None if they disagree on the deal itself.
    """

    setup: Setup
    moves: tuple[Move, ...]
    before: Position | None = None
    found: tuple[Difference, ...] = ()


def play(  # noqa: PLR0913 - two engines, and what is played how far under whose eyes
    one: Engine,
    other: Engine,
    setup: Setup,
    choose: Chooser,
    windows: int = LONGEST,
    *,
    watch: Watch = lambda _, __: None,
) -> Course:
    """The deal on both engines, so many windows of it; a disagreement ends it."""
    moves: list[Move] = []
    before: Position | None = None
    answers = (answer(one.deal, setup), answer(other.deal, setup))
    for number in range(windows + 1):
        if found := _compare(*answers):
            return Course(setup, tuple(moves), before, found)
        position, same = answers
        if not (isinstance(position, Position) and isinstance(same, Position)):
            break
        watch(position, same)
        if position.result is not None or number == windows:
            break
        before = position
        move = choose(number, position)
        moves.append(move)
        answers = (answer(one.step, move), answer(other.step, move))
    return Course(setup, tuple(moves), before)


def following(moves: tuple[Move, ...]) -> Chooser:
    """Decides as was decided, and quietly where that is not possible or nothing was."""

    def choose(number: int, position: Position) -> Move:
        default = by_default(position)
        if number >= len(moves):
            return default
        told: Mapping[Seat, Decision] = moves[number]
        kept = {seat: told[seat] for seat in default if seat in told}
        return {**default, **{seat: each for seat, each in kept.items() if fits(position, {seat: each})}}

    return choose


def tempered(seed: int) -> Chooser:
    """Decides by chance: some deals claim whatever there is, some hardly anything, some are even-handed."""
    random = Random(f"choices {seed}")  # noqa: S311 - play to test with
    eagerness = (0.9, 0.5, 0.2)[seed % 3]

    def choose(_: int, position: Position) -> Move:
        return {seat: inclined(random, eagerness, offered) for seat, offered in position.options.items()}

    return choose


def inclined(random: Random, eagerness: float, offered: tuple[Decision, ...]) -> Decision:
    """One of the options by chance: something besides passing and discarding as often as one is eager."""
    loud = [each for each in offered if each != PASS and not each.startswith("discard ")]
    calm = [each for each in offered if each not in loud]
    eager = bool(loud) and (not calm or random.random() < eagerness)
    return random.choice(loud if eager else calm)


def answer(ask: Callable[[Asked], Position], asked: Asked) -> Position | str:
    """The position, or what was told instead."""
    try:
        return ask(asked)
    except EngineError as error:
        return f"refused: {error}"
    except TimeoutFault as fault:
        return f"{TIMED_OUT}{fault}"
    except EngineFault as fault:
        return f"broke down: {fault}"


def _compare(one: Position | str, other: Position | str) -> tuple[Difference, ...]:
    if isinstance(one, Position) and isinstance(other, Position):
        return tuple(differences(one, other))
    if isinstance(one, str) and isinstance(other, str):
        return (Difference("answer", None, one, other),)
    shown = (each if isinstance(each, str) else "a position" for each in (one, other))
    return (Difference("answer", None, *shown),)
