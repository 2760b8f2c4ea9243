"""Which options of rulings a table plays in place of ours, and how a game becomes one that plays them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Rules = TypeVar("Rules", bound=DataclassInstance)

T = TypeVar("T")

Change = Mapping[str, Callable[[Any], Any]]
"""What an option does to the rules: a field, and what becomes of what stands in it."""

Options = Mapping[str, Mapping[str, Change]]
"""By ruling and option, each that is not ours; where several change one field, they do so in this order."""


class ProfileError(ValueError):
    """A profile that no table of the game can play; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Profile:
    """The options played in place of ours, by default none: pairs of ruling and option, sorted."""

    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, declared: Mapping[str, str]) -> Profile:
        """The profile that a mapping of rulings to options says; several options as in `1b, 2a`."""
        pairs = ((ruling, option) for ruling, said in declared.items() for option in _split(said))
        return cls(tuple(sorted(pairs)))

    def declared(self) -> Mapping[str, str]:
        """The mapping it was made of, as an engine declares it."""
        rulings = dict.fromkeys(ruling for ruling, _ in self.options)
        return {
            ruling: ", ".join(option for each, option in self.options if each == ruling) for ruling in rulings
        }

    def __str__(self) -> str:
        return ", ".join(f"{ruling}={option}" for ruling, option in self.options) or "our readings"


OURS = Profile()
"""Every ruling as we read it."""


def faults(profile: Profile, options: Options) -> Iterator[str]:
    """What keeps a profile from being played by a game with these options."""
    taken: dict[str, str] = {}
    for ruling, option in profile.options:
        if option not in options.get(ruling, {}):
            played = ", ".join(f"{ruling}={each}" for each in options.get(ruling, {}))
            also = f"beside ours only {played}" if played else "it has no other option that can be played"
            yield f"{ruling}={option} cannot be played: {also}"
        asked = f"{ruling} {question(option)}"
        if asked in taken:
            yield f"{ruling} cannot be played as {taken[asked]} and as {option} at once"
        taken[asked] = option


def changed(ours: Rules, options: Options, profile: Profile) -> Rules:
    """The rules with what the options of the profile make of them."""
    for ruling, by_option in options.items():
        for option, change in by_option.items():
            if (ruling, option) in profile.options:
                ours = replace(
                    ours, **{field: become(getattr(ours, field)) for field, become in change.items()}
                )
    return ours


def to(value: T) -> Callable[[Any], T]:
    """The change to a value, whatever was there."""
    return lambda _: value


def plus(*more: Any) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """The change that puts more at the end."""
    return lambda before: (*before, *more)


def _split(said: str) -> Iterator[str]:
    return filter(None, re.split(r"[,\s]+", said))


def question(option: str) -> str:
    """The question an option answers, where its ruling asks several: `2` of `2a`."""
    found = re.fullmatch(r"(\d+)[a-z]", option)
    return found[1] if found else ""
