"""What each seat may do: on its turn, on a discard, on a tile added to a pung."""

from __future__ import annotations

from functools import cache

from cardavia.games.sichuan import shapes, tiles
from cardavia.games.sichuan.state import Kind, Laid, Player, State, active
from cardavia.games.sichuan.tiles import FACES, ONE, SUITS, Face, Hand
from cardavia.table import PASS, Decision

PUNG: Decision = "pung"
KONG: Decision = "kong"
WIN: Decision = "win"
VOIDS: tuple[Decision, ...] = tuple(f"void {letter}" for letter in SUITS)  # SC-2.1.3
DISCARD: tuple[Decision, ...] = tuple(f"discard {face}" for face in FACES)
OWN_KONG: tuple[Decision, ...] = tuple(f"kong {face}" for face in FACES)


def turn(state: State, player: Player) -> tuple[Decision, ...]:
    """Options after a draw, a kong's replacement, or the dealer's deal: discards, kongs, win."""
    hand, void = state.hands[player], state.void[player]
    kongs = own_kongs(hand, state.melds[player], void) if replacement_left(state) else ()
    wins = (WIN,) if shapes.complete(hand, void) else ()
    return (*discards(hand, void), *(OWN_KONG[face] for face in kongs), *wins)


def after_pung(state: State, player: Player) -> tuple[Decision, ...]:
    """Options after a pung: a discard comes before any kong (SC-3.3.7), and without a draw no win."""
    return discards(state.hands[player], state.void[player])


def discards(hand: Hand, void: int) -> tuple[Decision, ...]:
    """Any tile, but one of the void suit while the hand holds such (SC-2.1.4)."""
    if due := tiles.part(hand, void):
        return _discards_of(void, due)
    return tuple(
        decision for suit, part in enumerate(tiles.parts(hand)) for decision in _discards_of(suit, part)
    )


def own_kongs(hand: Hand, melds: tuple[Laid, ...], void: int) -> tuple[Face, ...]:
    """Four alike in the hand (SC-3.3.1) or the fourth of an own pung (SC-3.3.2), not void (SC-2.1.5)."""
    concealed = tuple(face for face in tiles.fours(hand) if usable(face, void))
    added = tuple(meld.face for meld in melds if meld.kind is Kind.PUNG and tiles.count(hand, meld.face))
    return concealed + added


def claims(state: State, face: Face, supplier: Player) -> tuple[tuple[Decision, ...], ...]:
    """Options of each seat on a discard, all in one window; nobody may claim a run (SC-3.2.1)."""
    kong_allowed = replacement_left(state)
    offered: list[tuple[Decision, ...]] = [()] * len(state.hands)
    for player in active(state):
        hand, void = state.hands[player], state.void[player]
        if player == supplier or not usable(face, void):
            continue
        copies = tiles.count(hand, face)
        pung = (PUNG,) if copies >= 2 else ()
        kong = (KONG,) if copies == 3 and kong_allowed else ()
        win = (WIN,) if shapes.complete(hand + ONE[face], void) else ()
        if options := (*pung, *kong, *win):
            offered[player] = (PASS, *options)
    return tuple(offered)


def robberies(state: State, face: Face, konger: Player) -> tuple[tuple[Decision, ...], ...]:
    """Options of each seat on a tile being added to a pung: win or pass (SC-3.3.4)."""
    return tuple(
        (PASS, WIN)
        if player != konger
        and player not in state.winners
        and shapes.complete(state.hands[player] + ONE[face], state.void[player])
        else ()
        for player in range(len(state.hands))
    )


def usable(face: Face, void: int) -> bool:
    """Whether a tile may be punged, konged or won with: not one of the void suit (SC-2.1.5)."""
    return tiles.suit_of(face) != void


def replacement_left(state: State) -> bool:
    """Whether a kong would find its replacement (SC-3.3.6)."""
    return state.stock > 0


@cache
def _discards_of(suit: int, part: Hand) -> tuple[Decision, ...]:
    return tuple(DISCARD[face] for face in tiles.held(part << tiles.SUIT_BITS * suit))
