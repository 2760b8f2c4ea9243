"""Wrong Nantong engines: each replaces a little of the real one."""

from cardavia.mutants.mutant import Mutant
from cardavia.mutants.nantong import (
    goal,
    opening,
    play,
    ready,
    scoring,
    winning,
)
from cardavia.mutants.nantong.unseen import UNSEEN

MUTANTS: tuple[Mutant, ...] = (
    *goal.MUTANTS,
    *opening.MUTANTS,
    *ready.MUTANTS,
    *play.MUTANTS,
    *scoring.MUTANTS,
    *winning.MUTANTS,
)

__all__ = ["MUTANTS", "UNSEEN"]
