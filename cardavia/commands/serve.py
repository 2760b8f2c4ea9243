"""`cardavia serve`: our own engine for others to speak to."""

from __future__ import annotations

from cardavia import interruption
from cardavia.commands.profile import told
from cardavia.commands.status import GOOD
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve_here
from cardavia.games import MODULES, game
from cardavia.games.profile import OURS


def serve(profile: str | None) -> int:
    """Answer until stdin ends, or a signal ends it all, by a profile if one is told.

    Raises `MisuseError` for a profile that cannot be played.
    """
    interruption.leave()
    profiles = told(profile)
    serve_here(ReferenceEngine({name: game(name, profiles.get(name, OURS)) for name in MODULES}))
    return GOOD
