"""A wrong engine, an engine that reads a ruling otherwise, and how our own engine becomes one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from typing import Any

from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES
from cardavia.games import game as rules_of
from cardavia.games.game import Game
from cardavia.games.profile import Profile

Patches = Mapping[str, Any]
"""What is put in place of what: `module.name` inside the game's package, and the replacement."""


@dataclass(frozen=True, eq=False)
class Mutant:
    """A wrong engine: the sentence it breaks, how, and what it puts in place of what."""

    sentence: str
    says: str
    patches: Patches

    def __str__(self) -> str:
        return f"{self.sentence} {self.says}"


@dataclass(frozen=True, eq=False)
class Otherwise:
    """A table that takes `option` of `ruling`; `patches` where its game does not play by profiles yet."""

    ruling: str
    option: str
    patches: Patches = field(default_factory=dict)

    @property
    def profile(self) -> Profile:
        """What it plays."""
        return Profile(((self.ruling, self.option),))

    def __str__(self) -> str:
        return f"{self.ruling}={self.option}"


@contextmanager
def ruled(game: str, tried: Mutant | Otherwise) -> Iterator[Game[Any]]:
    """The game as whoever is tried plays it, for as long as the context lasts."""
    if isinstance(tried, Otherwise) and not tried.patches:
        yield rules_of(game, tried.profile)
        return
    with patched(game, tried.patches):
        yield rules_of(game)


@contextmanager
def playing(game: str, tried: Mutant | Otherwise) -> Iterator[ReferenceEngine]:
    """Our engine of `game` as the one that is tried, for as long as the context lasts."""
    with ruled(game, tried) as rules:
        yield ReferenceEngine({game: rules})


@contextmanager
def patched(game: str, patches: Patches) -> Iterator[None]:
    """Our engine of `game` with `patches`, for as long as the context lasts.

    What a game keeps of its work is forgotten before and after: another engine has worked it out.
    """
    forget(game)
    replaced = []
    try:
        for target, replacement in patches.items():
            dotted, _, name = target.rpartition(".")
            module = import_module(f"{MODULES[game]}.{dotted}")
            replaced.append((module, name, getattr(module, name)))
            setattr(module, name, replacement)
        yield
    finally:
        for module, name, real in reversed(replaced):
            setattr(module, name, real)
        forget(game)


def forget(game: str) -> None:
    """Have a game lose what it keeps of its work, so that it works everything out anew."""
    for clear in _caches(game, len(sys.modules)):
        clear()


@lru_cache(maxsize=len(MODULES))
def _caches(game: str, loaded: int) -> tuple[Callable[[], None], ...]:  # noqa: ARG001 - more modules, more caches
    """What empties each cache of a game, looked for anew where more modules have been `loaded`."""
    package = MODULES[game]
    return tuple(
        clear
        for name, module in list(sys.modules.items())
        if name == package or name.startswith(f"{package}.")
        for each in vars(module).values()
        if callable(clear := getattr(each, "cache_clear", None))
    )
