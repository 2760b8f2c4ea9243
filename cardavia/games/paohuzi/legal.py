"""What each seat may do: at the opening, when a discard is due, on a discard, on a card from the stock."""

from __future__ import annotations

from functools import cache

from cardavia.games.packed import ONE, Hand, count, different
from cardavia.games.paohuzi import groups, huxi
from cardavia.games.paohuzi.cards import FACES, loose
from cardavia.games.paohuzi.groups import FOURS, Chi, Group, Kind
from cardavia.games.paohuzi.state import BEHIND, NOBODY, PLAYERS, Phase, State, fours_laid
from cardavia.games.seats import Player, replaced
from cardavia.table import PASS, Decision

WIN: Decision = "win"
PAO: Decision = "pao"
PENG: Decision = "peng"
_NEVER_BARRED = frozenset({PASS, WIN, PAO})
DISCARD: tuple[Decision, ...] = tuple(f"discard {face}" for face in FACES)


def opening(state: State) -> tuple[tuple[Decision, ...], ...]:
    """A heavenly win is offered, to every seat that can have it at once (PH-1.2.1, PH-gap-6)."""
    return tuple((PASS, WIN) if heavenly(state, player) else () for player in PLAYERS)


def heavenly(state: State, player: Player) -> tuple[Group, ...]:
    """The groups of a seat's heavenly win, none if it has no such win."""
    return huxi.heavenly(state.melds[player], state.hands[player])


def completed(state: State, player: Player) -> tuple[Decision, ...]:
    """The win instead of the discard (PH-gap-8), or of nothing where none is due (PH-gap-16)."""
    due = owes_discard(state, player, state.melds[player][-1].kind) and not state.waived[player]
    others = discards(state.hands[player]) if due else ()
    return (*(others or (PASS,)), WIN)


def owes_discard(state: State, player: Player, kind: Kind) -> bool:
    """Whether the group just laid is followed by a discard.

    It is after chi, peng (PH-3.7.1) and wei (PH-3.2.1), and after the first ti or pao but no later one
    (PH-3.7.4); a dead hand never discards (PH-3.8.1).
    """
    return kind not in FOURS or (fours_laid(state, player) == 1 and not state.dead[player])


def discards(hand: Hand) -> tuple[Decision, ...]:
    """Any card that is not of a kan (PH-3.7.2)."""
    free = loose(hand)
    return tuple([each for span in _SPANS for each in _discards_in(span, free >> 3 * span & _WHOLE_SPAN)])


def claims(state: State) -> tuple[tuple[Decision, ...], ...]:
    """Options of each seat on a discard or a card from the stock, all in one window (PH-gap-13)."""
    offered = NOBODY
    for player in PLAYERS:
        if wanted := win(state, player) + pao(state, player) + take(state, player):
            offered = replaced(offered, player, (PASS, *wanted))
    return offered


def win(state: State, player: Player) -> tuple[Decision, ...]:
    """Only on a card from the stock, whoever turned it up (PH-3.11.1); never with a dead hand (PH-3.8.1)."""
    return (WIN,) if winning(state, player) else ()


def winning(state: State, player: Player) -> tuple[Group, ...]:
    """The groups with which a seat wins on the card from the stock, none if it does not."""
    if state.phase is not Phase.REVEAL or state.dead[player]:
        return ()
    return huxi.win_on(state.melds[player], state.hands[player], state.card)


def winning_with_meld(state: State, player: Player) -> tuple[Group, ...]:
    """The groups with which a seat wins after its compulsory meld, none if it does not (PH-3.8.1)."""
    if state.dead[player]:
        return ()
    return huxi.win_with(state.melds[player], state.hands[player])


def pao(state: State, player: Player) -> tuple[Decision, ...]:
    """The fourth to a kan (PH-3.3.2), to a laid wei, or from the stock to a laid peng (PH-3.3.3)."""
    card, revealed = state.card, state.phase is Phase.REVEAL
    if player == state.turn and not revealed:
        return ()
    if count(state.hands[player], card) == 3:
        return (PAO,)
    melds = state.melds[player]
    extends = groups.WEI[card] in melds or (revealed and groups.PENG[card] in melds)
    return (PAO,) if extends else ()


def take(state: State, player: Player) -> tuple[Decision, ...]:
    """Peng and chi, which are lost for good to a seat that lets them pass (PH-3.10.1).

    A dead hand holds nothing but kans, so that both are closed to it (PH-3.8.1).
    """
    if state.barred[player] & ONE[state.card]:
        return ()
    return peng(state, player) + tuple([way.name for way in chis(state, player)])


def may_take(offered: tuple[Decision, ...]) -> bool:
    """Whether a peng or chi is among the options of a seat."""
    return not _NEVER_BARRED.issuperset(offered)


def peng(state: State, player: Player) -> tuple[Decision, ...]:
    """With exactly two in the hand, on any other seat's card (PH-3.3.1), if a discard remains (PH-3.7.3)."""
    hand, card = state.hands[player], state.card
    if player == state.turn or count(hand, card) != 2:
        return ()
    return (PENG,) if loose(hand) != 2 * ONE[card] else ()


def chis(state: State, player: Player) -> tuple[Chi, ...]:
    """On the discard of the seat before or on an own card from the stock (PH-3.4.1).

    A discard must remain, outside kans (PH-3.7.3), even where it will be cancelled (PH-gap-17).
    """
    source = state.turn if state.phase is Phase.REVEAL else BEHIND[state.turn][0]
    if player != source:
        return ()
    hand, card = state.hands[player], state.card
    ways = groups.chis(hand, card)
    if not ways:
        return ()
    all_loose = loose(hand) + ONE[card]
    return tuple([way for way in ways if way.cards != all_loose])


_SPAN = 5
"""Faces whose cards are looked at together: so few that all that can be held of them is soon known."""
_SPANS = range(0, len(FACES), _SPAN)
_WHOLE_SPAN = (1 << 3 * _SPAN) - 1


@cache
def _discards_in(span: int, cards: Hand) -> tuple[Decision, ...]:
    return tuple(DISCARD[span + face] for face in different(cards))
