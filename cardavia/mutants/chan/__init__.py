"""Wrong and other Chắn engines: each replaces a little of the real one."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.mutants.chan import limits, otherwise, otherwise_score, pairs, play, scoring
from cardavia.mutants.mutant import Mutant, Otherwise

MUTANTS: tuple[Mutant, ...] = (*pairs.MUTANTS, *play.MUTANTS, *limits.MUTANTS, *scoring.MUTANTS)
OTHERWISE: tuple[Otherwise, ...] = (*otherwise.OTHERWISE, *otherwise_score.OTHERWISE)
UNSEEN: Mapping[str, str] = {**otherwise.UNSEEN, **otherwise_score.UNSEEN}
EQUIVALENT: Mapping[str, str] = {**play.EQUIVALENT, **limits.EQUIVALENT, **scoring.EQUIVALENT}
