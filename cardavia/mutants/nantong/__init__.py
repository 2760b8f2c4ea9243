"""Wrong and other Nantong engines: each replaces a little of the real one."""

from collections.abc import Mapping

from cardavia.mutants.mutant import Mutant, Otherwise
from cardavia.mutants.nantong import opening, otherwise

MUTANTS: tuple[Mutant, ...] = (*opening.MUTANTS,)
OTHERWISE: tuple[Otherwise, ...] = (*otherwise.OTHERWISE,)
UNSEEN: Mapping[str, str] = {**otherwise.UNSEEN}
EQUIVALENT: Mapping[str, str] = {**opening.EQUIVALENT}

__all__ = ["EQUIVALENT", "MUTANTS", "OTHERWISE", "UNSEEN"]
