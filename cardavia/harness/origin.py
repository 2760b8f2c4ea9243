"""Where something is written, for every message that speaks of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Origin:
    """A line of a file of the corpus, and what stands there; line 0 is the file or folder as a whole."""

    file: str
    line: int
    text: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class CorpusError(Exception):
    """Something in the corpus is wrong; says where, what was expected, and what to do."""

    def __init__(self, origin: Origin, message: str) -> None:
        super().__init__(f"{origin}: {message}")
        self.origin = origin
        self.message = message
