"""What of our engine runs on the way to a point: wrong engines that replace nothing of it cannot matter."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from math import inf
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple, Self

from cardavia.games import MODULES
from cardavia.mutants.mutant import Patches


class Reached(NamedTuple):
    """The number of the step at which each piece of code ran first, and each name was read first."""

    code: Mapping[CodeType, int]
    names: Mapping[str, int]

    def first(self, game: str, patches: Patches) -> float:
        """The first step that anything ran at which these patches replace; infinite if nothing did."""
        return min(
            (self._ran(each) for target, new in patches.items() for each in _replaced(game, target, new)),
            default=inf,
        )

    def _ran(self, replaced: CodeType | str) -> float:
        return self.names.get(replaced, inf) if isinstance(replaced, str) else self.code.get(replaced, inf)


class Watch:
    """Notes what runs inside its `with`, and at which step."""

    def __init__(self) -> None:
        self._step = 0
        self._first: dict[CodeType, int] = {}

    def begin(self, step: int) -> None:
        """What runs from now on belongs to the step of this number."""
        self._step = step

    def __enter__(self) -> Self:
        self._before = sys.getprofile()
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)

    def reached(self) -> Reached:
        """What has run."""
        names: dict[str, int] = {}
        for code, step in self._first.items():
            for name in code.co_names:
                names[name] = min(step, names.get(name, step))
        return Reached(self._first, names)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code not in self._first:
            self._first[frame.f_code] = self._step


def _replaced(game: str, target: str, new: object) -> Iterator[CodeType | str]:
    """The functions that a patch replaces; where it is none, the name by which others read it."""
    module, _, name = target.rpartition(".")
    old: Any = getattr(import_module(f"{MODULES[game]}.{module}"), name)
    if code := _code(old):
        yield code
    elif isinstance(old, Mapping) and isinstance(new, Mapping) and old.keys() == new.keys():
        for key, value in old.items():
            if value is not new[key]:
                yield _code(value) or name
    else:
        yield name


def _code(value: object) -> CodeType | None:
    function = getattr(value, "__wrapped__", value)
    return function.__code__ if isinstance(function, FunctionType) else None
