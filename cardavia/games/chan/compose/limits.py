"""Which sentence forbids a capture or a discard, for people; what is forbidden is for `legal` to say."""

from __future__ import annotations

from cardavia.games import packed
from cardavia.games.chan import legal, pairs
from cardavia.games.chan.cards import FACES, RANK, other_suits
from cardavia.games.chan.compose.described import Wanted
from cardavia.games.chan.state import Bars, Kind
from cardavia.games.packed import ONE, Face, Hand


def against_meld(hand: Hand, bars: Bars, meld: Wanted) -> str | None:
    """Why a seat with this concealed hand cannot lay the meld, or None if it can."""
    if meld.kind is Kind.CHIU:
        return _against_chiu(hand, bars, meld.card)
    if legal.capture(hand, bars, meld.card) == meld.own:
        return None
    card, own = FACES[meld.card], FACES[meld.own]
    if bars.discarded & ONE[meld.card]:
        return f"it has discarded {card} before (CH-3.4.4)"
    if bars.in_ca & ONE[meld.card]:
        return f"it has laid {card} from the hand into a Cạ before (CH-3.4.4)"
    return (_against_ca(hand, bars, meld) if own != card else None) or "no discard would be left (CH-3.5.3)"


def against_discard(hand: Hand, bars: Bars, face: Face) -> str | None:
    """Why a seat cannot discard the face, or None if it can."""
    if legal.discardable(hand, bars) & ONE[face]:
        return None
    alike = packed.count(hand, face)
    if alike % 2 == 0:
        return f"it holds {alike} of them then and breaks no pair (CH-3.4.2)"
    return "it has laid a Cạ and discards no second suit of a rank (CH-3.5.2)"


def _against_ca(hand: Hand, bars: Bars, meld: Wanted) -> str | None:  # noqa: PLR0911 - a reason each
    card, own, rank = FACES[meld.card], FACES[meld.own], RANK[meld.card]
    odd = pairs.singles(hand)
    if packed.count(hand, meld.card):
        return f"it holds {card} then and takes {card} only as Chắn (CH-3.4.1)"
    if not odd & ONE[meld.own]:
        return f"it breaks no pair of {own} (CH-3.4.2)"
    if (odd & rank).bit_count() > 1:
        return "it has a Cạ of that rank in the hand then (CH-3.5.1)"
    if bars.in_ca & rank:
        return "it has laid a Cạ of that rank before (CH-3.5.1)"
    if pairs.unpaired(hand) == 1:
        return "it has only one unpaired card then (CH-3.5.1)"
    if bars.discarded & other_suits(bars.discarded):
        return "it has discarded two suits of one rank before (CH-3.5.2)"
    return None


def _against_chiu(hand: Hand, bars: Bars, card: Face) -> str | None:
    if legal.is_winning(hand, bars, card):
        return "it completes the hand, and that is a win (CH-gap-14)"
    return None if legal.may_chiu(hand, bars, card) else "no discard would be left (CH-gap-1)"
