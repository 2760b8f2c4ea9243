"""Mutants of the section on scoring and the end: `PH-4`."""

from __future__ import annotations

from cardavia.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()
