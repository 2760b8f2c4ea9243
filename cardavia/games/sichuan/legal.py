"""What each seat may do: on its turn, on a discard, on a tile added to a pung."""

from __future__ import annotations

from functools import cache

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Laid, Phase
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import Player, replaced
from cardavia.games.sichuan import tiles
from cardavia.games.sichuan.state import PLAYERS, Opening, State
from cardavia.games.sichuan.tiles import FACES, SUITS
from cardavia.table import PASS, Decision

PUNG: Decision = "pung"
KONG: Decision = "kong"
WIN: Decision = "win"
VOIDS: tuple[Decision, ...] = tuple(f"void {letter}" for letter in SUITS)  # SC-2.1.3
DISCARD: tuple[Decision, ...] = tuple(f"discard {face}" for face in FACES)
OWN_KONG: tuple[Decision, ...] = tuple(f"kong {face}" for face in FACES)
NOBODY: tuple[tuple[Decision, ...], ...] = ((),) * len(PLAYERS)
"""Options when no seat is asked."""


def options(state: State) -> tuple[tuple[Decision, ...], ...]:
    """What each seat may do now; empty for a seat that is not asked."""
    match state.phase:
        case Phase.TURN:
            return replaced(NOBODY, state.turn, turn(state, state.turn))
        case Phase.DISCARD:
            return replaced(NOBODY, state.turn, after_pung(state, state.turn))
        case Phase.CLAIM:
            return claims(state, state.card, state.turn)
        case Phase.ROB:
            return robberies(state, state.card, state.turn)
        case Opening.VOID:
            return tuple(map(state.rules.voids, state.hands))
        case Phase.OVER:  # no scenario: there is no further phase to go on to
            return NOBODY


def any_suit(_: Hand) -> tuple[Decision, ...]:
    """Each seat names the suit it likes, whatever it holds of it (SC-2.1.3)."""
    return VOIDS


def free_choice(_: State, __: Player, offered: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """A seat chooses among all that its tiles allow: no win is compulsory, nothing bars one (SC-gap-7)."""
    return offered


def turn(state: State, player: Player) -> tuple[Decision, ...]:
    """Options after a draw, a kong's replacement, or the dealer's deal: discards, kongs, win."""
    hand, void = state.hands[player], state.void[player]
    offered = discards(hand, void)
    if replacement_left(state):
        for face in own_kongs(hand, state.melds[player], void):
            offered += (OWN_KONG[face],)
    if state.rules.complete(hand, void):
        offered = (*offered, WIN)
    return state.rules.offer(state, player, offered)


def after_pung(state: State, player: Player) -> tuple[Decision, ...]:
    """Options after a pung: a discard comes before any kong (SC-3.3.7), and without a draw no win."""
    return discards(state.hands[player], state.void[player])


def discards(hand: Hand, void: int) -> tuple[Decision, ...]:
    """Any tile, but one of the void suit while the hand holds such (SC-2.1.4)."""
    if due := tiles.part(hand, void):
        return _discards_of(void, due)
    characters, dots, bamboo = tiles.parts(hand)
    return _discards_of(0, characters) + _discards_of(1, dots) + _discards_of(2, bamboo)


def own_kongs(hand: Hand, melds: tuple[Laid, ...], void: int) -> tuple[Face, ...]:
    """Four alike in the hand (SC-3.3.1) or the fourth of an own pung (SC-3.3.2), not void (SC-2.1.5)."""
    alike = packed.fours(hand)
    if not alike and not melds:
        return ()
    concealed = (face for face in alike if usable(face, void))
    added = (meld.face for meld in melds if meld.kind is Kind.PUNG and packed.count(hand, meld.face))
    return (*concealed, *added)


def claims(state: State, face: Face, supplier: Player) -> tuple[tuple[Decision, ...], ...]:
    """Options of each seat on a discard, all in one window; nobody may claim a run (SC-3.2.1)."""
    offered = NOBODY
    hands, voids, rules = state.hands, state.void, state.rules
    for player in state.playing:
        void = voids[player]
        if player == supplier or not usable(face, void):
            continue
        hand = hands[player]
        copies = packed.count(hand, face)
        wins = rules.complete(hand + ONE[face], void)
        if copies < 2 and not wins:
            continue
        pung = (PUNG,) if copies >= 2 else ()
        kong = (KONG,) if copies == 3 and replacement_left(state) else ()
        win = (WIN,) if wins else ()
        offered = replaced(offered, player, rules.offer(state, player, (PASS, *pung, *kong, *win)))
    return offered


def robberies(state: State, face: Face, konger: Player) -> tuple[tuple[Decision, ...], ...]:
    """Options of each seat on a tile being added to a pung: win or pass (SC-3.3.4)."""
    return tuple(
        state.rules.offer(state, player, (PASS, WIN))
        if player != konger
        and player in state.playing
        and state.rules.complete(state.hands[player] + ONE[face], state.void[player])
        else ()
        for player in PLAYERS
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
