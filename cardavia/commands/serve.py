"""`cardavia serve`: our own engine for others to speak to."""

from __future__ import annotations

from cardavia import interruption
from cardavia.commands.status import GOOD
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve_here


def serve() -> int:
    """Answer until stdin ends, or a signal ends it all."""
    interruption.leave()
    serve_here(ReferenceEngine())
    return GOOD
