"""The two ends of the stock: from its front to begin a turn, from its back as a replacement."""

from __future__ import annotations

from cardavia.games.nantong.state import Phase, State
from cardavia.games.packed import ONE
from cardavia.games.seats import DRAWS, REPLACES, Event, Player, replaced


def draw(state: State, player: Player) -> State:
    """A turn begins with the front card (NT-3.1.1)."""
    face = state.wall[state.front]
    return state._replace(
        phase=Phase.TURN,
        turn=player,
        card=face,
        hands=replaced(state.hands, player, state.hands[player] + ONE[face]),
        front=state.front + 1,
        replacement=False,
        events=(*state.events, Event(player, DRAWS, face)),
    )


def replace(state: State, player: Player) -> State:
    """A replacement, in preparation (NT-2.3.1, NT-2.5.1) or for a kong of play (NT-3.1.2, NT-3.2.4)."""
    face = state.wall[state.back - 1]
    return state._replace(
        card=face,
        hands=replaced(state.hands, player, state.hands[player] + ONE[face]),
        back=state.back - 1,
        events=(*state.events, Event(player, REPLACES, face)),
    )
