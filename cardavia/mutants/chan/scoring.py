"""Mutants of scoring and the end: `CH-4`."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()
EQUIVALENT: Mapping[str, str] = {}
