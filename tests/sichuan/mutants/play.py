"""Mutants of the sections on goal, setup and turns: `SC-0` to `SC-3`."""

from __future__ import annotations

from tests.sichuan.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = ()
