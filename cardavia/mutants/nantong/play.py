"""Mutants of the section on turns, claims, kongs and the end of the stock: `NT-3`."""

from __future__ import annotations

from cardavia.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()
