"""Wrong Sichuan engines: each replaces a little of the real one."""

from cardavia.mutants.sichuan import play, scoring
from cardavia.mutants.sichuan.unseen import UNSEEN

MUTANTS = (*play.MUTANTS, *scoring.MUTANTS)

__all__ = ["MUTANTS", "UNSEEN"]
