from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Mutant:
    """A wrong engine: the sentence it breaks, how, and what it puts in place of what.

    `patches` maps `module.name` inside `cardavia.games.sichuan` to the replacement.
    """

    sentence: str
    says: str
    patches: Mapping[str, Any]

    def __str__(self) -> str:
        return f"{self.sentence} {self.says}"
