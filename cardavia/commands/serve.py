"""`cardavia serve`: our own engine for others to speak to."""

from __future__ import annotations

import sys

from cardavia.commands.status import GOOD
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve as answer


def serve() -> int:
    """Answer until stdin ends."""
    answer(ReferenceEngine(), sys.stdin.buffer, sys.stdout.buffer)
    return GOOD
