"""Options of rulings, as everybody writes them: `B`, or `2a` where a ruling asks several questions."""

from __future__ import annotations

import re


def question(option: str) -> str:
    """The question an option answers, where its ruling asks several: `2` of `2a`."""
    found = re.fullmatch(r"(\d+)[a-z]", option)
    return found[1] if found else ""
