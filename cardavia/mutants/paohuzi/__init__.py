"""Wrong and other engines of Pao Hu Zi: each replaces a little of the real one."""

from cardavia.mutants.paohuzi import opening, otherwise, otherwise_play, play, scoring

MUTANTS = (*opening.MUTANTS, *play.MUTANTS, *scoring.MUTANTS)
OTHERWISE = (*otherwise.OTHERWISE, *otherwise_play.OTHERWISE)
UNSEEN = {**otherwise.UNSEEN, **otherwise_play.UNSEEN}

__all__ = ["MUTANTS", "OTHERWISE", "UNSEEN"]
