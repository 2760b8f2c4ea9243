"""Profiles as people write them: `SC-gap-5=2,SC-gap-7=1b`, or a YAML file that says more about the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from cardavia.fixture.fixture import Reading
from cardavia.games import MODULES
from cardavia.games.profile import OURS, Options, Profile, ProfileError, faults
from cardavia.judging.declared import taken
from cardavia.rulebook.load import GAMES, rulebook

KEYS = frozenset({"profile", "title", "game", "rulings", "sources", "note"})


def read(told: str) -> Mapping[str, Profile]:
    """The profiles, by game, that an option of a command tells: rulings with options, or the name of a file.

    Raises `ProfileError` with everything that is wrong with them.
    """
    pairs = _in_file(Path(told)) if told.endswith((".yaml", ".yml")) else _in_line(told)
    return by_game(pairs)


def by_game(pairs: Iterable[tuple[str, str]]) -> Mapping[str, Profile]:
    """The profiles, by game, of rulings and options; an option that we take is none of another profile."""
    pairs_of: dict[str, list[tuple[str, str]]] = {}
    wrong: list[str] = []
    for ruling, option in pairs:
        name = GAMES.get(ruling.partition("-")[0])
        known = None if name is None else rulebook(name).ruling(ruling)
        if name is None or known is None:
            wrong.append(f"there is no ruling {ruling}; `cardavia rules` lists them")
        elif option not in (keys := [each.key for each in known.options]):
            wrong.append(f"{ruling} has no option {option}, only {', '.join(keys)}")
        elif option not in known.chosen:
            pairs_of.setdefault(name, []).append((ruling, option))
    profiles = {name: Profile(tuple(sorted(pairs))) for name, pairs in pairs_of.items()}
    wrong += (fault for name, profile in profiles.items() for fault in faults(profile, options(name)))
    if wrong:
        raise ProfileError("; ".join(wrong))
    return profiles


def playable(name: str, declared: Mapping[str, str]) -> Profile:
    """What of an engine's declaration can be played: options that are not ours and not beyond showing."""
    book = rulebook(name)
    pairs = [
        (ruling.id, option)
        for ruling in book.rulings
        if ruling.id in declared
        for option in taken(declared[ruling.id], ruling)
        if option not in ruling.chosen and option in options(name).get(ruling.id, {})
    ]
    profile = Profile(tuple(sorted(pairs)))
    return OURS if any(faults(profile, options(name))) else profile


def own_profile(name: str, readings: Iterable[Reading]) -> Profile:
    """The options that a scenario is about which are not ours: `@reads:SC-gap-5=2`."""
    book = rulebook(name)
    others = (
        (reading.ruling, reading.option)
        for reading in readings
        if (ruling := book.ruling(reading.ruling)) and reading.option not in ruling.chosen
    )
    return Profile(tuple(sorted(others)))


def options(name: str) -> Options:
    """The options of a game that can be played in place of ours."""
    found: Options = import_module(f"{MODULES[name]}.options").OPTIONS
    return found


def _in_line(told: str) -> Iterator[tuple[str, str]]:
    for part in filter(None, told.replace(" ", "").split(",")):
        ruling, _, option = part.partition("=")
        if not option:
            raise ProfileError(f"{part!r} is not of the form RULING=OPTION, as in SC-gap-5=2")
        yield ruling, option


def _in_file(path: Path) -> Iterator[tuple[str, str]]:
    """The rulings of a profile file; every scalar is taken as written."""
    try:
        told: Any = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # noqa: S506 - plain texts
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise ProfileError(f"{path}: cannot be read: {error}") from error
    if not isinstance(told, dict) or not isinstance(told.get("rulings"), dict):
        raise ProfileError(f"{path}: expected a mapping with `rulings:`, as in docs/profiles.md")
    if strange := told.keys() - KEYS:
        raise ProfileError(
            f"{path}: {', '.join(sorted(strange))} is no key; there are {', '.join(sorted(KEYS))}"
        )
    for ruling, said in told["rulings"].items():
        yield from Profile.of({ruling: str(said)}).options
