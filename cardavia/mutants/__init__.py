"""Engines that are wrong on purpose: a scenario is worth what it catches.

Each game has a folder here: `MUTANTS`, one for every mistake that somebody could make of a sentence;
`UNSEEN`, the options of rulings that nothing can tell apart from ours, and why; `EQUIVALENT`, if need be,
wrong engines by name that no legal deal can show, and why. An engine that takes another option of a ruling is
none of them: it plays by a profile (`docs/profiles.md`).
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from cardavia.games import MODULES
from cardavia.games.profile import Options
from cardavia.mutants.mutant import Mutant, Otherwise


def mutants(game: str) -> tuple[Mutant, ...]:
    """The wrong engines of a game."""
    found: tuple[Mutant, ...] = import_module(f"{__name__}.{game}").MUTANTS
    return found


def otherwise(game: str) -> tuple[Otherwise, ...]:
    """The tables of a game that read a ruling otherwise."""
    options: Options = import_module(f"{MODULES[game]}.options").OPTIONS
    patched: tuple[Otherwise, ...] = getattr(import_module(f"{__name__}.{game}"), "OTHERWISE", ())
    by_profile = (Otherwise(ruling, option) for ruling, taken in options.items() for option in taken)
    return (*by_profile, *patched)


def everyone(game: str) -> tuple[Mutant | Otherwise, ...]:
    """The wrong engines of a game, then those that read it otherwise."""
    return (*mutants(game), *otherwise(game))


def unseen(game: str) -> Mapping[str, str]:
    """The options, as `RULING=OPTION`, that no scenario can tell from ours, and why."""
    found: Mapping[str, str] = import_module(f"{__name__}.{game}").UNSEEN
    return found


def equivalent(game: str) -> Mapping[str, str]:
    """The wrong engines, by name, that play like ours in every deal, and why."""
    found: Mapping[str, str] = getattr(import_module(f"{__name__}.{game}"), "EQUIVALENT", {})
    return found
