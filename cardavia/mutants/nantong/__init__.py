"""Wrong and other Nantong engines: each replaces a little of the real one."""

from collections.abc import Mapping

from cardavia.mutants.mutant import Mutant, Otherwise
from cardavia.mutants.nantong import (
    goal,
    opening,
    otherwise,
    otherwise_play,
    otherwise_score,
    play,
    ready,
    scoring,
    winning,
)

MUTANTS: tuple[Mutant, ...] = (
    *goal.MUTANTS,
    *opening.MUTANTS,
    *ready.MUTANTS,
    *play.MUTANTS,
    *scoring.MUTANTS,
    *winning.MUTANTS,
)
OTHERWISE: tuple[Otherwise, ...] = (
    *otherwise.OTHERWISE,
    *otherwise_play.OTHERWISE,
    *otherwise_score.OTHERWISE,
)
UNSEEN: Mapping[str, str] = {**otherwise.UNSEEN, **otherwise_play.UNSEEN, **otherwise_score.UNSEEN}

__all__ = ["MUTANTS", "OTHERWISE", "UNSEEN"]
