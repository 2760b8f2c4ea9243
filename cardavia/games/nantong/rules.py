"""What a table may play otherwise: each unclear sentence is a field here, and what is played stands in it.

The values of our own readings, and all others, are in `options`.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.table import DealShape


@dataclass(frozen=True, eq=False, slots=True)
class Rules:
    """The rules of a table, compared by identity: of each profile there is one."""

    shape: DealShape
    """How is dealt."""
