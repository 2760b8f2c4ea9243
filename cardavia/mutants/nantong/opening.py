"""Mutants of the sections on goal, setup and preparation: `NT-0` to `NT-2`."""

from __future__ import annotations

from cardavia.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()

EQUIVALENT: dict[str, str] = {}
"""Mutants that no legal deal can show, and why."""
