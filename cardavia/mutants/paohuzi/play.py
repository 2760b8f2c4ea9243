"""Mutants of the section on play: `PH-3`."""

from __future__ import annotations

from cardavia.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()
