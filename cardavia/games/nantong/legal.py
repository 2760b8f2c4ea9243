"""What each seat may do: in preparation, on its turn, on a discard, on a card added to a pung (NT-3.3.1)."""

from __future__ import annotations

from functools import cache

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Laid, Phase, laid_cards
from cardavia.games.nantong import shapes
from cardavia.games.nantong.cards import FACES, OFFSETS, parts
from cardavia.games.nantong.state import PLAYERS, Opening, State
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.table import PASS, Decision

DONE: Decision = "done"
HEZI: Decision = "hezi"
READY: Decision = "ready"
PUNG: Decision = "pung"
KONG: Decision = "kong"
WIN: Decision = "win"
SHOW: tuple[Decision, ...] = tuple(f"show {face}" for face in FACES)
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
        case Opening.PREPARE:
            return replaced(NOBODY, state.turn, preparation(state, state.turn))
        case Phase.OVER:  # no scenario: there is no further phase to go on to
            return NOBODY


def preparation(state: State, player: Player) -> tuple[Decision, ...]:
    """Options in preparation: opening declarations, ready, and always done (NT-2.6.1)."""
    shows = tuple(SHOW[face] for face in showable(state, player))
    hezi = (HEZI,) if hezi_card(state, player) != NO_CARD else ()
    ready = (READY,) if state.rules.may_declare_ready(state, player) else ()
    return state.rules.offer(state, player, (*shows, *hezi, *ready, DONE))


def showable(state: State, player: Player) -> tuple[Face, ...]:
    """Dealt quads (NT-2.3.1) and dealt triplets of the very card of an indicator (NT-2.4.1).

    Replacements do not count (NT-2.2.3).
    """
    dealt = state.dealt[player]
    triplets = (face for face in set(state.indicators) if packed.count(dealt, face) == 3)
    return (*packed.fours(dealt), *triplets)


def hezi_card(state: State, player: Player) -> Face:
    """The card of two equal indicators, if both other copies were dealt here (NT-2.5.1, NT-2.2.3)."""
    first, second = state.indicators
    return first if first == second and packed.count(state.dealt[player], first) == 2 else NO_CARD


def may_declare_ready(state: State, player: Player) -> bool:
    """Anybody but the dealer whose hand one more card would complete (NT-2.6.2)."""
    return player != state.dealer and bool(shapes.waits(state.hands[player], laid_cards(state.melds[player])))


def turn(state: State, player: Player) -> tuple[Decision, ...]:
    """Options after a draw, a replacement or the deal: discards, kongs, win.

    The dealer, once everybody has prepared (NT-gap-2), has them all before its first discard too (NT-2.7.1,
    NT-2.7.2, NT-gap-1, NT-gap-4); a win is never forced (NT-gap-3).
    """
    hand = state.hands[player]
    offered = ready_discard(state) if player in state.ready else discards(hand)
    if replacement_left(state) and player not in state.ready:
        for face in own_kongs(hand, state.melds[player]):
            offered += (OWN_KONG[face],)
    if shapes.complete(hand):
        offered = (*offered, WIN)
    return state.rules.offer(state, player, offered)


def free_choice(_: State, __: Player, offered: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """A seat chooses among all that its cards allow; a win is never forced (NT-gap-3)."""
    return offered


def after_pung(state: State, player: Player) -> tuple[Decision, ...]:
    """Options after a pung: a discard, no kong and no win (NT-3.2.3)."""
    return state.rules.offer(state, player, discards(state.hands[player]))


def discards(hand: Hand) -> tuple[Decision, ...]:
    """Any concealed card (NT-3.1.1)."""
    myriads, strings, coins, honours = parts(hand)
    return _discards(0, myriads) + _discards(1, strings) + _discards(2, coins) + _discards(3, honours)


def ready_discard(state: State) -> tuple[Decision, ...]:
    """A ready player throws the very card it has drawn (NT-2.6.3, NT-gap-13)."""
    return (DISCARD[state.card],)


def own_kongs(hand: Hand, melds: tuple[Laid, ...]) -> tuple[Face, ...]:
    """Four alike in the hand (NT-3.1.2) or the fourth of an own pung, drawn now or before (NT-3.1.3)."""
    alike = packed.fours(hand)
    if not melds:
        return alike
    added = (meld.face for meld in melds if meld.kind is Kind.PUNG and packed.count(hand, meld.face))
    return (*alike, *added)


def claims(state: State, face: Face, supplier: Player) -> tuple[tuple[Decision, ...], ...]:
    """Options of each seat on a discard, all in one window.

    Nobody may claim a run, but a win may complete one (NT-0.3.1, NT-3.2.5). Whoever can win may take less
    (NT-gap-14), and what was passed before does not matter (NT-3.3.5).
    """
    offered = NOBODY
    for player, hand in enumerate(state.hands):
        if player == supplier:
            continue
        copies = packed.count(hand, face)
        wins = shapes.complete(hand + ONE[face])
        if copies < 2 and not wins:
            continue
        melds = melds_offered(state, player, copies)
        if melds or wins:
            win = (WIN,) if wins else ()
            offered = replaced(offered, player, state.rules.offer(state, player, (PASS, *melds, *win)))
    return offered


def melds_offered(state: State, player: Player, copies: int) -> tuple[Decision, ...]:
    """Pung on two or more copies (NT-3.2.3), kong on three (NT-3.2.4); neither when ready (NT-3.3.2)."""
    if copies < 2 or player in state.ready:
        return ()
    return (PUNG, KONG) if copies == 3 and replacement_left(state) else (PUNG,)


def robberies(state: State, face: Face, konger: Player) -> tuple[tuple[Decision, ...], ...]:
    """Options of each seat on a card being added to a pung: win or pass, ready or not (NT-3.1.4)."""
    return tuple(
        state.rules.offer(state, player, (PASS, WIN))
        if player != konger and shapes.complete(hand + ONE[face])
        else ()
        for player, hand in enumerate(state.hands)
    )


def replacement_left(state: State) -> bool:
    """Whether a kong would find its replacement (NT-3.3.3)."""
    return state.stock > 0


@cache
def _discards(place: int, part: Hand) -> tuple[Decision, ...]:
    return tuple(DISCARD[OFFSETS[place] + face] for face in packed.different(part))
