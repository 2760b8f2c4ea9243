"""What each seat may do: with the card that has become public, with one passed on, when it must discard.

What is not offered is refused; there are no penalties (CH-3.7.3). The limits of CH-3.4 and CH-3.5 bar
captures and discards, never a win (CH-3.4.4), and a Chíu only by the discard it must leave (CH-gap-2).
"""

from __future__ import annotations

from functools import cache

from cardavia.games import packed
from cardavia.games.chan import pairs
from cardavia.games.chan.cards import CHI_CHI, FACES, RANK, SUIT_BITS, other_suits, suited
from cardavia.games.chan.state import PLAYERS, Bars, Phase, State
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.table import PASS, Decision

WIN: Decision = "win"
CHIU: Decision = "chiu"
TAKE: Decision = "take"
DISCARD: tuple[Decision, ...] = tuple(f"discard {face}" for face in FACES)
Offer = tuple[Decision, ...]
NOTHING: Offer = ()
"""What a seat may do that is not asked."""
NOBODY: tuple[Offer, ...] = (NOTHING,) * len(PLAYERS)


def options(state: State) -> tuple[Offer, ...]:
    """What each seat may do now; empty for a seat that is not asked."""
    match state.phase:
        case Phase.CLAIM:
            return claims(state)
        case Phase.DISCARD:
            return replaced(NOBODY, state.supplier, discards(state, state.supplier))
        case Phase.PASSED:
            return replaced(NOBODY, state.turn, (PASS, TAKE))
        case Phase.OPENING:
            return replaced(NOBODY, state.supplier, opening(state, state.supplier))
        case Phase.OVER:  # no scenario: there is no further phase to go on to
            return NOBODY


def opening(state: State, dealer: Player) -> Offer:
    """A first discard, or Thiên ù if the dealt twenty win (CH-3.7.2).

    A dealer with neither (CH-3.7.4) cannot be: without a discard all twenty are Chắn, and those win. Then
    the win is the only option (CH-gap-4).
    """
    wins = pairs.complete(state.hands[dealer], 0)
    return (*discards(state, dealer), WIN) if wins else discards(state, dealer)


def discards(state: State, player: Player) -> Offer:
    """Every discard that the limits leave; there is always one after a capture or a Chíu."""
    marks = discardable(state.hands[player], state.bars[player])
    myriads, strings, coins = suited(marks)
    return (
        _discards_of(0, myriads)
        + _discards_of(1, strings)
        + _discards_of(2, coins)
        + _discards_of(3, marks >> 3 * CHI_CHI)
    )


def claims(state: State) -> tuple[Offer, ...]:
    """What each seat may do with a card that has just become public, all in one window (CH-3.3.3).

    A win can always be passed up (CH-gap-3). Only the seat on turn may take.
    """
    card, from_stock = state.card, state.from_stock
    offered = NOBODY
    for player, hand in enumerate(state.hands):
        alike = packed.count(hand, card)
        bars = state.bars[player]
        wins = (from_stock or alike == 3) and is_winning(hand, bars, card)
        claims_fourth = alike == 3 and not wins and may_chiu(hand, bars, card)
        takes = player == state.turn and capture(hand, bars, card) != NO_CARD
        if wins or claims_fourth or takes:
            offered = replaced(offered, player, _CLAIMS[wins, claims_fourth, takes])
    return offered


def is_winning(hand: Hand, bars: Bars, card: Face) -> bool:
    """Whether the card completes the hand; it counts if it is a stock card or makes a Chíu (CH-3.7.1)."""
    return pairs.completed_by(card, hand, bars.in_ca.bit_count())


def may_chiu(hand: Hand, bars: Bars, card: Face) -> bool:
    """Whether three concealed copies may claim the fourth (CH-3.6.1): a discard must follow (CH-gap-1)."""
    return bool(discardable(hand - 3 * ONE[card], bars))


def capture(hand: Hand, bars: Bars, card: Face) -> Face:
    """The hand card with which the seat on turn may take the public card, or `NO_CARD`.

    It is never a choice (CH-gap-13). A face once discarded or laid into a Cạ is not taken (CH-3.4.4), and
    what a capture leaves must hold a legal discard, a new Cạ considered (CH-3.5.3).
    """
    if (bars.discarded | bars.in_ca) & ONE[card]:
        return NO_CARD
    if packed.count(hand, card):  # with an identical card it is a Chắn (CH-3.4.1)
        return card if discardable(hand - ONE[card], bars) else NO_CARD
    partner = ca_partner(hand, bars, card)
    after = bars._replace(in_ca=bars.in_ca | partner)
    return packed.different(partner)[0] if partner and discardable(hand - partner, after) else NO_CARD


def ca_partner(hand: Hand, bars: Bars, card: Face) -> Hand:
    """The mark of the one face that may make a Cạ with a card of which the hand has none, or nothing.

    It has an odd copy, for a pair is not broken (CH-3.4.2), and is not locked (CH-3.4.3). With two such
    the rank has its Cạ in the hand already (CH-3.5.1).
    """
    odd = pairs.singles(hand)
    partner = odd & RANK[card] & ~bars.declined
    is_ca_in_hand = (odd & RANK[card]).bit_count() > 1  # CH-3.5.1
    is_ca_exposed = bars.in_ca & RANK[card]  # CH-3.5.1
    is_waiting = pairs.unpaired(hand) == 1  # CH-3.5.1
    is_ca_discarded = bars.discarded & other_suits(bars.discarded)  # CH-3.5.2
    return 0 if is_ca_in_hand or is_ca_exposed or is_waiting or is_ca_discarded else partner


def discardable(hand: Hand, bars: Bars) -> Hand:
    """The marks of all faces that may be discarded, the one just captured among them (CH-gap-5).

    No identical pair is broken, so the face is held once or three times (CH-3.4.2); a Cạ may be. It is not
    locked (CH-3.4.3), and after a Cạ capture no second suit of a discarded rank (CH-3.5.2).
    """
    marks = pairs.singles(hand) & ~bars.declined
    return marks & ~other_suits(bars.discarded) if bars.in_ca else marks


_CLAIMS: dict[tuple[bool, bool, bool], Offer] = {
    (wins, claims_fourth, takes): (
        *((CHIU,) if claims_fourth else ()),
        PASS,
        *((TAKE,) if takes else ()),
        *((WIN,) if wins else ()),
    )
    for wins in (False, True)
    for claims_fourth in (False, True)
    for takes in (False, True)
}


@cache
def _discards_of(suit: int, marks: Hand) -> Offer:
    return tuple(DISCARD[face] for face in packed.different(marks << suit * SUIT_BITS))
