"""Wrong and other Sichuan engines: each replaces a little of the real one."""

from cardavia.mutants.sichuan import play, scoring
from cardavia.mutants.sichuan.otherwise import OTHERWISE, UNSEEN

MUTANTS = (*play.MUTANTS, *scoring.MUTANTS)

__all__ = ["MUTANTS", "OTHERWISE", "UNSEEN"]
