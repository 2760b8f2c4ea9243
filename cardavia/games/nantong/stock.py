"""The two ends of the stock: from its front to begin a turn, from its back as a replacement."""

from __future__ import annotations

from cardavia.games.melding import moves
from cardavia.games.nantong.state import State
from cardavia.games.seats import Player


def draw(state: State, player: Player) -> State:
    """A turn begins with the front card (NT-3.1.1)."""
    return moves.draw(state, player)


def replace(state: State, player: Player) -> State:
    """A replacement, in preparation (NT-2.3.1, NT-2.5.1) or for a kong of play (NT-3.1.2, NT-3.2.4)."""
    return moves.replace(state, player)
