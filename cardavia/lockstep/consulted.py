"""Which sentences our own rules consult: those cited by the code that runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import CodeType, FrameType
from typing import Any

from cardavia.decisions import Move
from cardavia.games import MODULES, game
from cardavia.rulebook.citing import cited
from cardavia.table import Setup


def consulted(setup: Setup, moves: Sequence[Move]) -> tuple[str, ...]:
    """The sentences and gaps cited where our rules run from the last of the moves on, in document order."""
    rules, package = game(setup.game), MODULES[setup.game]
    state = rules.start(setup)
    for move in moves[:-1]:
        state = rules.advance(state, move)
    ran: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_globals.get("__name__", "").startswith(package):
            ran.add(frame.f_code)

    sys.setprofile(note)
    try:
        for move in moves[-1:]:
            state = rules.advance(state, move)
        rules.view(state)
    finally:
        sys.setprofile(None)
    return cited("\n".join(map(_docstring, ran)))


def _docstring(code: CodeType) -> str:
    first = code.co_consts[0] if code.co_consts else None
    return first if isinstance(first, str) else ""
