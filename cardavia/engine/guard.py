"""An engine in process that is not ours, held to what a command on the wire is held to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from cardavia import interruption
from cardavia.engine.answers import AnswerError, read_description, read_position, read_setup
from cardavia.engine.failure import last_words
from cardavia.engine.port import (
    CrashFault,
    Description,
    Engine,
    EngineError,
    EngineFault,
    ProtocolFault,
    UnknownVerbError,
)
from cardavia.engine.wire import WireError, decode, encode
from cardavia.table import Decision, Position, Seat, Setup

Value = TypeVar("Value")

Wired = Description | Position | Setup


class GuardedEngine:
    """An engine whose every verb ends in an answer of the protocol, an `EngineError` or an `EngineFault`.

    Its exceptions become `CrashFault`s, and its answers take the way over the wire and back, so that
    nothing in them can differ from a command's. An engine that does not return cannot be interrupted here but
    by a second signal, which ends the program.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._setup: Setup | None = None

    def describe(self) -> Description:
        """Who it is and what it plays."""
        return self._ask("describe", (), Description, read_description)

    def deal(self, setup: Setup) -> Position:
        """Start a new deal."""
        position = self._ask("deal", (setup,), Position, partial(read_position, setup=setup))
        self._setup = setup
        return position

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        """One decision for each seat asked."""
        return self._ask("step", (decisions,), Position, partial(read_position, setup=self._setup))

    def shuffle(self, game: str, seed: int | str) -> Setup:
        """The engine's own dealing; `UnknownVerbError` where it has none."""
        if not hasattr(self._engine, "shuffle"):
            raise UnknownVerbError("the engine has no verb 'shuffle'")
        return self._ask("shuffle", (game, seed), Setup, read_setup)

    def _ask(
        self, verb: str, arguments: tuple[Any, ...], kind: type[Wired], read: Callable[[Any], Value]
    ) -> Value:
        interruption.check()
        try:
            answer = getattr(self._engine, verb)(*arguments)
        except (EngineError, EngineFault):
            raise
        except (Exception, SystemExit) as error:
            raise CrashFault(f"the engine failed in {verb}: {last_words(error)}") from error
        if not isinstance(answer, kind):
            raise ProtocolFault(f"{verb} returned {answer!r}, expected a {kind.__name__}")
        try:
            return read(decode(encode(answer.to_json())))
        except (AnswerError, WireError) as error:
            raise ProtocolFault(f"what {verb} returned is not of the protocol: {error}") from None
        except Exception as error:
            raise ProtocolFault(f"what {verb} returned has no wire form: {last_words(error)}") from None
