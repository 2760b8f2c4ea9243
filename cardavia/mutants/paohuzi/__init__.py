"""Wrong and other engines of Pao Hu Zi: each replaces a little of the real one."""

from cardavia.mutants.paohuzi import opening, otherwise, otherwise_play, play, scoring

MUTANTS = (*opening.MUTANTS, *play.MUTANTS, *scoring.MUTANTS)
OTHERWISE = (*otherwise.OTHERWISE, *otherwise_play.OTHERWISE)
UNSEEN = {**otherwise.UNSEEN, **otherwise_play.UNSEEN}
EQUIVALENT = {
    "PH-1.1.4 lets the pair be missing": (
        "seven groups without the pair are 21 cards and one more for each four; a hand with its winning "
        "card has one fewer"
    ),
}

__all__ = ["EQUIVALENT", "MUTANTS", "OTHERWISE", "UNSEEN"]
