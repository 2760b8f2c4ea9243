"""Who pays whom: every loser the score of the hand, whoever supplied the card."""

from __future__ import annotations

from cardavia.games.chan.state import PLAYERS
from cardavia.games.seats import Player
from cardavia.table import SEATS, Transfer

WIN = "win"


def win(winner: Player, score: int) -> tuple[Transfer, ...]:
    """Each of the other three pays the score (CH-4.8.1)."""
    return tuple(
        Transfer(SEATS[loser], SEATS[winner], score, WIN, "CH-4.8.1") for loser in PLAYERS if loser != winner
    )
