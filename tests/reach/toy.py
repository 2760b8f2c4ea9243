"""Rules of a toy, to be reached or not; read as a file, and played as a module."""

from __future__ import annotations

LIMIT = 3  # SC-1.1.2


def takes(cards: int) -> str:
    """One of three ways (SC-3.2.1)."""
    if cards > LIMIT:
        return "many"
    while cards:
        cards -= 1
        return " ".join(
            ("some", "of them"),
        )
    return "none"


def excused() -> int:  # no scenario: nobody asks
    """No scenario calls it (SC-gap-3)."""
    return 1


class Row:
    """A row."""

    @property
    def size(self) -> int:
        """How long it is."""
        return 1
