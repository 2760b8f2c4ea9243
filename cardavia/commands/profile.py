"""The option `--profile`, which several commands have."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.commands.status import MisuseError
from cardavia.games.profile import Profile, ProfileError
from cardavia.profiles.reading import read


def told(profile: str | None) -> Mapping[str, Profile]:
    """The profiles, by game, that the option tells; raises `MisuseError` for what cannot be played."""
    try:
        return {} if profile is None else read(profile)
    except ProfileError as error:
        raise MisuseError(f"--profile: {error}") from error
