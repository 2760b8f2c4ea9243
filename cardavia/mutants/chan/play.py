"""Mutants of turns, claims and wins: `CH-3.1` to `CH-3.3`, `CH-3.6` and `CH-3.7`."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()
EQUIVALENT: Mapping[str, str] = {}
