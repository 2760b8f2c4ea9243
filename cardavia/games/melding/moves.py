"""What happens to cards: they are drawn, put down, claimed and laid, whatever the game calls for it."""

from __future__ import annotations

from typing import TypeVar

from cardavia.games.melding.state import Dealt, Kind, Laid, Phase
from cardavia.games.packed import ONE, Face
from cardavia.games.seats import DRAWS, REPLACES, Event, Player, replaced

State = TypeVar("State", bound=Dealt)


def afresh(state: State) -> State:
    """The state as a step begins: nothing has happened yet."""
    return state._replace(events=())


def draw(state: State, player: Player) -> State:
    """A turn begins with the card at the front of the stock."""
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
    """The card at the back of the stock comes into a hand."""
    face = state.wall[state.back - 1]
    return state._replace(
        card=face,
        hands=replaced(state.hands, player, state.hands[player] + ONE[face]),
        back=state.back - 1,
        events=(*state.events, Event(player, REPLACES, face)),
    )


def put_down(state: State, player: Player, face: Face, phase: Phase, deed: str) -> State:
    """A card from the hand of the seat on turn lies on its table, where others may want it."""
    return state._replace(
        phase=phase,
        card=face,
        hands=replaced(state.hands, player, state.hands[player] - ONE[face]),
        table=replaced(state.table, player, (*state.table[player], face)),
        events=(Event(player, deed, face),),
    )


def claim(state: State, player: Player, meld: Laid) -> State:
    """The card just put down goes into a meld, the others of it come from the hand."""
    supplier = state.turn
    return state._replace(
        hands=replaced(state.hands, player, state.hands[player] - (meld.copies - 1) * ONE[meld.face]),
        melds=replaced(state.melds, player, (*state.melds[player], meld)),
        table=replaced(state.table, supplier, state.table[supplier][:-1]),
        events=(*state.events, Event(player, f"claims for a {meld.kind.value}", meld.face)),
    )


def lay(state: State, player: Player, meld: Laid) -> State:
    """All cards of a meld come from the hand."""
    return state._replace(
        hands=replaced(state.hands, player, state.hands[player] - meld.copies * ONE[meld.face]),
        melds=replaced(state.melds, player, (*state.melds[player], meld)),
        events=(*state.events, Event(player, f"lays the {meld.kind.value}", meld.face)),
    )


def complete_kong(state: State, player: Player, face: Face) -> State:
    """The card that lies on the table joins the pung of its face."""
    melds = tuple(
        meld._replace(kind=Kind.ADDED) if meld.face == face else meld for meld in state.melds[player]
    )
    return state._replace(
        melds=replaced(state.melds, player, melds),
        table=replaced(state.table, player, state.table[player][:-1]),
        events=(*state.events, Event(player, "completes the added kong", face)),
    )


def restocked(state: State, stock: tuple[Face, ...]) -> State:  # no scenario: for composing
    """The state with other cards where its stock lies, the next one first."""
    return state._replace(wall=(*state.wall[: state.front], *stock, *state.wall[state.back :]))
