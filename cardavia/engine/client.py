"""Any command as an engine: JSON-RPC 2.0 on its stdin and stdout."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

from cardavia.engine.answers import read_description, read_position, read_setup
from cardavia.engine.handshake import shake_hands
from cardavia.engine.port import Description, EngineFault, StartFault
from cardavia.engine.session import Session
from cardavia.table import Decision, Json, Position, Seat, Setup

Value = TypeVar("Value")


class _Running(NamedTuple):
    """A session that has shaken hands, and who it said it is."""

    session: Session
    description: Description


class CommandEngine:
    """A command as an engine, one process for all its deals.

    The process is started, and asked to describe itself, when it is first needed and again after every
    `EngineFault`, which always ends it. `timeout` limits each answer, `start_timeout` the first one, both
    in seconds. Every verb raises the `EngineError` that the engine answers, or an `EngineFault`.
    """

    def __init__(
        self, command: str | Sequence[str], timeout: float = 10.0, start_timeout: float = 30.0
    ) -> None:
        self._argv = _argv(command)
        self._timeout = timeout
        self._start_timeout = start_timeout
        self._running: _Running | None = None
        self._setup: Setup | None = None

    def describe(self) -> Description:
        """Who the engine said it is when it was started."""
        return self._started().description

    def deal(self, setup: Setup) -> Position:
        """Start a new deal."""
        position = self._ask("deal", setup.to_json(), partial(read_position, setup=setup))
        self._setup = setup
        return position

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        """One decision for each seat asked."""
        return self._ask("step", {"decisions": dict(decisions)}, partial(read_position, setup=self._setup))

    def shuffle(self, game: str, seed: int | str) -> Setup:
        """The engine's own dealing."""
        return self._ask("shuffle", {"game": game, "seed": seed}, read_setup)

    def request(self, verb: str, params: Json) -> Any:
        """Any request at all, as a stranger might send it, and its result as it comes."""
        return self._ask(verb, params, lambda result: result)

    def close(self) -> None:
        """End the process: its stdin is closed, and it is killed if it does not end soon."""
        if self._running:
            self._running.session.end()
        self._forget()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _forget(self) -> None:
        self._running = self._setup = None

    def _started(self) -> _Running:
        if self._running is None:
            self._running = self._start()
        return self._running

    def _start(self) -> _Running:
        session = Session(self._argv)
        ask = partial(session.ask, "describe", {}, read_description, self._start_timeout)
        try:
            return _Running(session, shake_hands(shlex.join(self._argv), ask))
        except BaseException:  # Ctrl-C too: nobody else knows of the process yet
            session.end()
            raise

    def _ask(self, verb: str, params: Json, read: Callable[[Any], Value]) -> Value:
        session = self._started().session
        try:
            return session.ask(verb, params, read, self._timeout)
        except EngineFault:
            self._forget()
            raise


def _argv(command: str | Sequence[str]) -> tuple[str, ...]:
    try:
        argv = tuple(shlex.split(command) if isinstance(command, str) else command)
    except ValueError as error:
        raise StartFault(f"the engine command {command!r} cannot be split into words: {error}") from None
    if not argv:
        raise StartFault("the engine command is empty; give the command that starts the engine")
    return argv
