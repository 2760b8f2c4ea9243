"""Mutants of the sections on hands and settlement: `SC-4` and `SC-5`."""

from __future__ import annotations

from cardavia.games.sichuan.settlement import SELF_DRAW, transfer
from tests.sichuan.mutants.mutant import Mutant

MUTANTS: tuple[Mutant, ...] = (
    Mutant(
        "SC-5.1.3",
        "caps what a self-draw pays at 32",
        {
            "settlement.self_draw": lambda winner, base, payers: tuple(
                transfer(payer, winner, min(base + 1, 32), SELF_DRAW, "SC-5.1.3") for payer in payers
            )
        },
    ),
)
