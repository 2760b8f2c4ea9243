"""Which sentences our own rules consult: those cited by the code that runs."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from types import CodeType, FrameType
from typing import Any

from cardavia.games import MODULES, game
from cardavia.harness.doing import Move
from cardavia.rulebook.load import rulebook
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
    book = rulebook(setup.game)
    known = [*(sentence.id for sentence in book.sentences), *(gap.id for gap in book.gaps)]
    cited = {
        found for code in ran for found in re.findall(rf"{book.code}-(?:gap-)?[\d.]*\d\w?", _docstring(code))
    }
    return tuple(name for name in known if name in cited)


def _docstring(code: CodeType) -> str:
    first = code.co_consts[0] if code.co_consts else None
    return first if isinstance(first, str) else ""
