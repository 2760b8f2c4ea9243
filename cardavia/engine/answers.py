"""What an engine answered, turned from its wire form into values once it has proved to be of the protocol."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from cardavia.engine.failure import brief
from cardavia.engine.port import PROTOCOL, Description
from cardavia.engine.sanity import absurdities
from cardavia.engine.schema import faults
from cardavia.table import Position, Seat, Setup

Value = TypeVar("Value")


class AnswerError(ValueError):
    """An answer that is not of the protocol; the message names each place and what was expected there."""


def read_description(data: Any) -> Description:
    """The description in an answer; raises `AnswerError`, also for another version of the protocol."""
    spoken = data.get("protocol") if isinstance(data, dict) else None
    if isinstance(spoken, int) and spoken != PROTOCOL:
        raise AnswerError(f"it speaks version {spoken} of the protocol, expected version {PROTOCOL}")
    _refuse(faults("description", data))
    return Description.from_json(data)


def read_setup(data: Any) -> Setup:
    """The setup in an answer; raises `AnswerError`."""
    _refuse(faults("setup", data))
    return Setup.from_json(data)


def read_position(data: Any, setup: Setup | None) -> Position:
    """The position in an answer, of the deal begun with `setup`; raises `AnswerError`.

    Each seat of the deal has its hand, melds and table in it, also where the engine left out empty ones.
    """
    if setup is None:
        raise AnswerError("a position, though no deal was begun; expected the error -32001")
    _refuse(faults("position", data))
    position = Position.from_json(data)
    _refuse(absurdities(position, setup))
    return replace(
        position,
        hands=_each(setup.hands, position.hands),
        melds=_each(setup.hands, position.melds),
        table=_each(setup.hands, position.table),
    )


TOLD = 5
"""How many things wrong with one answer are told."""


def _refuse(found: tuple[str, ...]) -> None:
    if found:
        more = (f"and {len(found) - TOLD} more",) if len(found) > TOLD else ()
        raise AnswerError("; ".join((*map(brief, found[:TOLD]), *more)))


def _each(seats: Iterable[Seat], given: Mapping[Seat, tuple[Value, ...]]) -> dict[Seat, tuple[Value, ...]]:
    return {seat: given.get(seat, ()) for seat in seats}
