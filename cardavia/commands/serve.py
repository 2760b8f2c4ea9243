"""`cardavia serve`: our own engine for others to speak to."""

from __future__ import annotations

from cardavia import interruption
from cardavia.commands.status import GOOD, MisuseError
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve_here
from cardavia.games import MODULES, game
from cardavia.games.profile import OURS, ProfileError
from cardavia.profiles.reading import read


def serve(profile: str | None) -> int:
    """Answer until stdin ends, or a signal ends it all, by a profile if one is told.

    Raises `MisuseError` for a profile that cannot be played.
    """
    interruption.leave()
    try:
        profiles = {} if profile is None else read(profile)
    except ProfileError as error:
        raise MisuseError(f"--profile: {error}") from error
    serve_here(ReferenceEngine({name: game(name, profiles.get(name, OURS)) for name in MODULES}))
    return GOOD
