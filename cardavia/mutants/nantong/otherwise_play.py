"""Engines that read the rules of play otherwise: each takes another option of a ruling."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Phase
from cardavia.games.nantong import legal
from cardavia.games.nantong.state import State
from cardavia.games.packed import Face
from cardavia.games.seats import Player
from cardavia.mutants.mutant import Otherwise
from cardavia.mutants.nantong import play as turns
from cardavia.mutants.nantong.play import Options, Row, asked, forced, steps, without
from cardavia.table import PASS

KONGS = (Kind.CONCEALED, Kind.EXPOSED, Kind.ADDED)
"""Kongs of play; a shown quad is none (NT-2.3.1)."""


def no_kong_after_a_concealed_one(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    is_shown = any(event.deed == "lays the concealed kong" for event in state.events)
    return without(options, "kong") if is_shown else options


def one_kong_a_turn(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    is_made = any(meld.kind in KONGS for meld in state.melds[player])
    return without(options, "kong") if state.replacement and is_made else options


def added_after_a_pung(state: State, player: Player) -> Options:
    """Beside discards a third copy may be added to the pung at once."""
    melds, hand = state.melds[player], state.hands[player]
    grown = set(turns.OWN_KONGS(hand, melds)) - set(packed.fours(hand))
    more = tuple(legal.OWN_KONG[face] for face in sorted(grown)) if state.stock else ()
    return (*turns.AFTER_PUNG(state, player), *more)


def any_discard_after_a_declined_win(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    hand = state.hands[player]
    return (*turns.DISCARDS(hand), legal.WIN) if player in state.ready and legal.WIN in options else options


def a_win_or_less(state: State, face: Face, supplier: Player) -> Row:
    """Who can win with a discard is offered nothing less."""
    return tuple(
        without(row, legal.PUNG, legal.KONG) if legal.WIN in row else row
        for row in turns.CLAIMS(state, face, supplier)
    )


def only_wins_of_the_last_discard(state: State, face: Face, supplier: Player) -> Row:
    offered = turns.CLAIMS(state, face, supplier)
    return offered if state.stock else asked(tuple(without(row, legal.PUNG) for row in offered))


def no_passes(offered: Row) -> Row:
    return tuple(without(row, PASS) for row in offered)


OTHERWISE: tuple[Otherwise, ...] = (
    Otherwise("NT-3.1.2", "1", {"legal.turn": no_kong_after_a_concealed_one}),
    Otherwise("NT-3.1.3", "1b", {"legal.turn": turns.only_kongs_of_the_drawn(Kind.ADDED)}),
    Otherwise("NT-3.1.3", "2b", {"legal.after_pung": added_after_a_pung}),
    Otherwise("NT-3.2.3", "2", {"legal.after_pung": turns.anything_after_a_pung("kong")}),
    Otherwise("NT-3.2.3", "3", {"legal.after_pung": turns.anything_after_a_pung("win")}),
    Otherwise("NT-3.2.5", "2", {"legal.claims": turns.no_win_by_a_run}),
    Otherwise("NT-3.3.4", "3", {"legal.claims": only_wins_of_the_last_discard}),
    Otherwise(
        "NT-3.3.5",
        "2",
        {
            "legal.claims": lambda state, face, supplier: no_passes(turns.CLAIMS(state, face, supplier)),
            "legal.robberies": lambda state, face, konger: no_passes(turns.ROBBERIES(state, face, konger)),
        },
    ),
    Otherwise(
        "NT-gap-3",
        "2",
        {
            "legal.turn": lambda state, player: forced(turns.TURN(state, player)),
            "legal.claims": lambda state, face, supplier: tuple(
                map(forced, turns.CLAIMS(state, face, supplier))
            ),
            "legal.robberies": lambda state, face, konger: tuple(
                map(forced, turns.ROBBERIES(state, face, konger))
            ),
        },
    ),
    Otherwise("NT-gap-5", "2", {"legal.turn": one_kong_a_turn}),
    Otherwise("NT-gap-10", "2", steps(Phase.ROB, turns.kong_stands_though_robbed)),
    Otherwise("NT-gap-13", "2", {"legal.turn": any_discard_after_a_declined_win}),
    Otherwise("NT-gap-14", "2", {"legal.claims": a_win_or_less}),
)

UNSEEN: Mapping[str, str] = {
    "NT-3.2.2=2": "four copies of a card never give two seats a pung or kong of it",
    "NT-3.3.4=2": "it says the same in other words",
}
"""Options that nothing can tell from ours, and why."""
