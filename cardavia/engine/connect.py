"""From the words a user names an engine with to an engine that has shaken hands."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial, reduce
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from cardavia.engine.client import CommandEngine
from cardavia.engine.failure import last_words
from cardavia.engine.guard import GuardedEngine
from cardavia.engine.handshake import shake_hands
from cardavia.engine.port import Description, Engine, StartFault
from cardavia.engine.reference import ReferenceEngine

REFERENCE = "reference"
PYTHON = "python:"
VERBS = ("describe", "deal", "step")
"""The verbs every engine must have; `shuffle` is optional."""


class Connection(NamedTuple):
    """An engine that has shaken hands, and who it is; closed at the end of its `with`."""

    engine: Engine
    description: Description

    @property
    def is_process(self) -> bool:
        """Whether it is a command with a process of its own, which is started again after a fault."""
        return isinstance(self.engine, CommandEngine)

    def close(self) -> None:
        """End the engine's process, if it has one."""
        if isinstance(self.engine, CommandEngine):
            self.engine.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def connect(spec: str | None = None, timeout: float = 10.0, start_timeout: float = 30.0) -> Connection:
    """The engine named by `spec`, after its handshake.

    None and `reference` are our own, `python:module:attribute` is an `Engine` to import, or what makes one
    when called; anything else is a command to run, with `timeout` seconds for each answer and
    `start_timeout` for the first. Raises `StartFault` with what to do about it.
    """
    if spec is None or spec == REFERENCE:
        engine: Engine = ReferenceEngine()
    elif spec.startswith(PYTHON):
        engine = GuardedEngine(_imported(spec))
    else:
        engine = CommandEngine(spec, timeout, start_timeout)
        return Connection(engine, engine.describe())
    return Connection(engine, shake_hands(spec or REFERENCE, engine.describe))


def _imported(spec: str) -> Engine:
    """The engine behind `python:module:attribute`, imported from the current folder or the installation."""
    module, _, attribute = spec.removeprefix(PYTHON).partition(":")
    if not module or not attribute:
        raise StartFault(f"{spec}: expected python:module:attribute, such as python:my.engine:Engine")
    if (folder := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, folder)
    home = _attempt(spec, f"importing {module}", partial(import_module, module))
    found = _attempt(spec, f"looking up {attribute}", partial(reduce, getattr, attribute.split("."), home))
    ready = not isinstance(found, type) and any(hasattr(found, verb) for verb in VERBS)
    if callable(found) and not ready:
        found = _attempt(spec, f"calling {attribute}()", found)
    if missing := [verb for verb in VERBS if not callable(getattr(found, verb, None))]:
        raise StartFault(
            f"{spec}: {attribute} gives a {type(found).__name__} without {', '.join(missing)}; "
            f"an engine has {', '.join(VERBS)}, and shuffle if it deals itself"
        )
    engine: Engine = found
    return engine


def _attempt(spec: str, doing: str, act: Callable[[], Any]) -> Any:
    try:
        return act()
    except (Exception, SystemExit) as error:
        raise StartFault(f"{spec}: {doing} failed: {last_words(error)}") from error
