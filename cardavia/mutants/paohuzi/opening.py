"""Mutants of the preamble, the aim and the deal: `PH-0`, `PH-1` and `PH-2`."""

from __future__ import annotations

from cardavia.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()
