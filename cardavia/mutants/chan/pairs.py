"""Mutants of what wins and what is dealt: `CH-0` to `CH-2`."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()
EQUIVALENT: Mapping[str, str] = {}
