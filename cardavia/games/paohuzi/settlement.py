"""Who pays whom: tun for huxi (PH-4.3.1), from each opponent to the winner (PH-4.3.2)."""

from __future__ import annotations

from cardavia.games.paohuzi import huxi
from cardavia.games.paohuzi.state import BEHIND, Win
from cardavia.table import SEATS, Transfer

WIN = "win"
HEAVENLY_WIN = "heavenly win"

HUXI_PER_TUN = 3


def tun(points: int) -> int:
    """The tun of 15 huxi or more: one for 15 to 17, one more for every further three (PH-4.3.1)."""
    return (points - huxi.HUXI_TO_WIN) // HUXI_PER_TUN + 1


def payments(win: Win, cause: str) -> tuple[Transfer, ...]:
    """Each opponent pays the tun (PH-4.3.2), a point each (PH-gap-15)."""
    amount = tun(huxi.total(win.groups))
    return tuple(
        Transfer(SEATS[payer], SEATS[win.player], amount, cause, "PH-4.3.2") for payer in BEHIND[win.player]
    )
