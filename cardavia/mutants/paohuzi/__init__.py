"""Wrong and other engines of Pao Hu Zi: each replaces a little of the real one."""

from cardavia.mutants.paohuzi import claims, opening, otherwise, otherwise_play, play, scoring

MUTANTS = (*opening.MUTANTS, *play.MUTANTS, *claims.MUTANTS, *scoring.MUTANTS)
OTHERWISE = (*otherwise.OTHERWISE, *otherwise_play.OTHERWISE)
UNSEEN = {**otherwise.UNSEEN, **otherwise_play.UNSEEN}
EQUIVALENT = {
    "PH-1.1.4 lets the pair be missing": (
        "seven groups without the pair are 21 cards and one more for each four; a hand with its winning "
        "card has one fewer"
    ),
    "PH-3.3.4 bars a declined pao": "the fourth copy is gone, so that nothing is left to chi or peng",
    "PH-3.8.1 lets a dead hand win": (
        "it has seven groups of three and one card more for each four: with a winning card that is one or "
        "two cards more than any seven groups"
    ),
    "PH-3.10.1 bars pao": "one copy lies on the table or in another's meld, and a pao takes all four",
}

__all__ = ["EQUIVALENT", "MUTANTS", "OTHERWISE", "UNSEEN"]
