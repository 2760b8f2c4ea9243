"""Mutants of the limits on captures and discards: `CH-3.4` and `CH-3.5`."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()
EQUIVALENT: Mapping[str, str] = {}
