"""Mutants of the limits on captures and discards: `CH-3.4` and `CH-3.5`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardavia.games import packed
from cardavia.games.chan import pairs
from cardavia.games.chan.cards import RANK, four_alike, other_suits, two_alike
from cardavia.games.chan.legal import DISCARD, TAKE, Offer
from cardavia.games.chan.play import Answers
from cardavia.games.chan.state import Bars, Kind, Phase, State
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.mutants.chan.pairs import partner_from_a_pair
from cardavia.mutants.chan.play import (
    CAPTURE,
    DISCARDABLE,
    DISCARDS,
    IS_WINNING,
    MAY_CHIU,
    OPEN,
    OPTIONS,
    PARTNER,
    REVEAL,
    TAKE_CARD,
    THROW,
    Row,
    steps,
    takes_blindly,
)
from cardavia.mutants.mutant import Mutant

SINGLES, UNPAIRED = pairs.singles, pairs.unpaired

Capture = Callable[[Hand, Bars, Face], Face]
Partner = Callable[[Hand, Bars, Face], Hand]
Marks = Callable[[Hand, Bars], Hand]


def with_bars(state: State, player: Player, bars: Bars) -> State:
    return state._replace(bars=replaced(state.bars, player, bars))


def capture(changed: Capture) -> dict[str, Any]:
    return {"legal.capture": changed}


def partner(changed: Partner) -> dict[str, Any]:
    return {"legal.ca_partner": changed}


def discardable(marks: Marks) -> dict[str, Any]:
    return {"legal.discardable": marks}


def throws(step: Callable[[State, Answers], State]) -> dict[str, Any]:
    """Another way to discard, the dealer's first time and ever after."""
    return {"play.throw": step, **steps(Phase.DISCARD, step)}


# Chắn before Cạ


def ca_before_chan(hand: Hand, bars: Bars, card: Face) -> Face:
    """Lays a Cạ beside an identical pair."""
    found = PARTNER(hand, bars, card) & ~ONE[card]
    if packed.count(hand, card) and found and DISCARDABLE(hand - found, bars):
        return packed.different(found)[0]
    return CAPTURE(hand, bars, card)


def ca_of_one_in_the_hand(hand: Hand, bars: Bars, card: Face) -> Face:
    """Lays a Cạ with the other suit of a Cạ in the hand that the public card is one of."""
    others = SINGLES(hand) & RANK[card] & ~ONE[card]
    if packed.count(hand, card) == 1 and others and CAPTURE(hand, bars, card) == card:
        return packed.different(others)[0]
    return CAPTURE(hand, bars, card)


def refusing(copies: int) -> Capture:
    """Takes no Chắn with so many of the face in the hand."""
    return lambda hand, bars, card: (
        NO_CARD if packed.count(hand, card) == copies else CAPTURE(hand, bars, card)
    )


def chan_is_compulsory(state: State) -> Row:
    """Who can take a Chắn on turn may not pass."""
    player = state.turn
    own = NO_CARD if state.card == NO_CARD else CAPTURE(state.hands[player], state.bars[player], state.card)
    return tuple(
        takes_blindly(offer) if TAKE in offer and own == state.card else offer for offer in OPTIONS(state)
    )


# Identical pairs


def allowing(more: Callable[[Hand], Hand]) -> dict[str, Any]:
    """More faces may be discarded, if they are not locked."""
    return discardable(lambda hand, bars: DISCARDABLE(hand, bars) | more(hand) & ~bars.declined)


def barring(fewer: Callable[[Hand], Hand]) -> dict[str, Any]:
    """Fewer faces may be discarded, unless nothing would be left."""

    def marks(hand: Hand, bars: Bars) -> Hand:
        left = DISCARDABLE(hand, bars)
        return left & ~fewer(hand) or left

    return discardable(marks)


def third_copies(hand: Hand) -> Hand:
    return two_alike(hand) & SINGLES(hand)


def in_ca(hand: Hand) -> Hand:
    """The faces of concealed Cạ."""
    odd = SINGLES(hand)
    return odd & other_suits(odd)


def partner_from_four(hand: Hand, bars: Bars, card: Face) -> Hand:
    broken = (
        PARTNER(hand - ONE[face], bars, card) for face in packed.different(four_alike(hand) & RANK[card])
    )
    return PARTNER(hand, bars, card) or next(filter(None, broken), 0)


def no_third_copy(hand: Hand, bars: Bars, card: Face) -> Hand:
    return PARTNER(hand, bars, card) & ~third_copies(hand)


# Locks


def lock_if(locks: Callable[[State, Player], bool]) -> dict[str, Any]:
    """Locks the public face when it is passed up on turn under another condition."""

    def lock(state: State, player: Player) -> State:
        bars = state.bars[player]
        locked = bars._replace(declined=bars.declined | ONE[state.card])
        return with_bars(state, player, locked) if locks(state, player) else state

    return {"play.lock": lock}


def own_card(state: State, player: Player) -> Face:
    """The card with which a seat might take the public one."""
    return CAPTURE(state.hands[player], state.bars[player], state.card)


def takes_chan(state: State, player: Player) -> bool:
    return own_card(state, player) == state.card


def locks_the_partner(state: State, player: Player) -> State:
    """To pass up a Cạ locks the card in the hand."""
    own = own_card(state, player)
    bars = state.bars[player]
    if own == NO_CARD:
        return state
    return with_bars(state, player, bars._replace(declined=bars.declined | ONE[own]))


def lifted_by_a_discard(state: State, answers: Answers) -> State:
    """Locks end with the next discard."""
    thrown = THROW(state, answers)
    player = state.supplier
    return with_bars(thrown, player, thrown.bars[player]._replace(declined=0))


def unlocked_when_turning_up(state: State, player: Player) -> State:
    return REVEAL(with_bars(state, player, state.bars[player]._replace(declined=0)), player)


def unlocked(bars: Bars) -> Bars:
    return bars._replace(declined=0)


def no_locked_chan(hand: Hand, bars: Bars, card: Face) -> Face:
    return NO_CARD if bars.declined & ONE[card] else CAPTURE(hand, bars, card)


def is_own_stock_card(state: State) -> bool:
    return state.from_stock and state.turn == state.gate


# Faces given away


def only_chan_barred(hand: Hand, bars: Bars, card: Face) -> Face:
    """A discarded face may still be taken into a Cạ."""
    free = bars._replace(discarded=bars.discarded & ~ONE[card])
    return CAPTURE(hand, bars if packed.count(hand, card) else free, card)


def only_ca_barred(hand: Hand, bars: Bars, card: Face) -> Face:
    """A discarded face may still be taken as a Chắn."""
    free = bars._replace(discarded=bars.discarded & ~ONE[card])
    return CAPTURE(hand, free if packed.count(hand, card) else bars, card)


def laid_may_come_back(hand: Hand, bars: Bars, card: Face) -> Face:
    """A face laid into a Cạ may be taken."""
    takes = (
        packed.count(hand, card) and not bars.discarded & ONE[card] and DISCARDABLE(hand - ONE[card], bars)
    )
    return card if takes else CAPTURE(hand, bars, card)


def bars_the_public_face(state: State) -> State:
    """The public card of a Cạ is barred instead of that from the hand."""
    taken = TAKE_CARD(state)
    player = taken.supplier
    meld = taken.melds[player][-1]
    if meld.kind is not Kind.CA:
        return taken
    bars = taken.bars[player]
    return with_bars(taken, player, bars._replace(in_ca=bars.in_ca & ~ONE[meld.own] | ONE[meld.card]))


def bars_faces_of_chan(state: State) -> State:
    """A face laid into a Chắn is barred like one in a Cạ."""
    taken = TAKE_CARD(state)
    player = taken.supplier
    meld = taken.melds[player][-1]
    bars = taken.bars[player]
    barred = bars._replace(discarded=bars.discarded | ONE[meld.card])
    return with_bars(taken, player, barred) if meld.kind is Kind.CHAN else taken


def bars_for_all(state: State, answers: Answers) -> State:
    """What one has discarded nobody can take any more."""
    face = _thrown(state, answers)
    barred = tuple(
        bars._replace(discarded=bars.discarded | ONE[face]) if player != state.turn else bars
        for player, bars in enumerate(state.bars)
    )
    return THROW(state._replace(bars=barred), answers)


def _thrown(state: State, answers: Answers) -> Face:
    return DISCARD.index(answers[state.supplier] or "")


def unbarred(state: State, answers: Answers, player: Player) -> State:
    """A discard after which nothing more is barred than before."""
    thrown = THROW(state, answers)
    bars = thrown.bars[player]
    return with_bars(thrown, player, bars._replace(discarded=state.bars[player].discarded))


def replacements_do_not_count(state: State, answers: Answers) -> State:
    player = state.supplier
    return THROW(state, answers) if player == state.gate else unbarred(state, answers, player)


def opening_does_not_count(state: State, answers: Answers) -> State:
    dealer = state.supplier
    opened = OPEN(state, answers)
    return with_bars(opened, dealer, opened.bars[dealer]._replace(discarded=0))


def only_the_last_counts(state: State, answers: Answers) -> State:
    """Of all discards a seat is bound by its last."""
    player = state.supplier
    return THROW(with_bars(state, player, state.bars[player]._replace(discarded=0)), answers)


def no_win_on_given_faces(hand: Hand, bars: Bars, card: Face) -> bool:
    return IS_WINNING(hand, bars, card) and not (bars.discarded | bars.in_ca) & ONE[card]


# Cạ


def ca_if(
    *,
    in_hand: Callable[[Hand, Face], bool] = lambda hand, card: (SINGLES(hand) & RANK[card]).bit_count() > 1,
    laid: Callable[[Bars, Face], bool] = lambda bars, card: bool(bars.in_ca & RANK[card]),
    waiting: Callable[[Hand, Bars], bool] = lambda hand, _: UNPAIRED(hand) == 1,
    thrown: Callable[[Bars, Face], bool] = lambda bars, _: bool(bars.discarded & other_suits(bars.discarded)),
) -> dict[str, Any]:
    """Cạ captures with other limits than ours."""

    def limited(hand: Hand, bars: Bars, card: Face) -> Hand:
        found = SINGLES(hand) & RANK[card] & ~bars.declined
        first = sum(ONE[face] for face in packed.different(found)[:1])
        barred = in_hand(hand, card) or laid(bars, card) or waiting(hand, bars) or thrown(bars, card)
        return 0 if barred else first

    return partner(limited)


def pair_and_single(hand: Hand, card: Face) -> bool:
    """Two faces of the rank, however many of each."""
    return len(packed.different(hand & 7 * RANK[card])) > 1


def no_chan_when_waiting(hand: Hand, bars: Bars, card: Face) -> Face:
    return NO_CARD if UNPAIRED(hand) == 1 else CAPTURE(hand, bars, card)


def no_ca_win_when_waiting(hand: Hand, bars: Bars, card: Face) -> bool:
    is_chan = packed.count(hand, card) % 2 == 1
    return IS_WINNING(hand, bars, card) and (is_chan or UNPAIRED(hand) != 1)


def discarded_ca(bars: Bars) -> Hand:
    """The discarded faces of which another suit was discarded."""
    return bars.discarded & other_suits(bars.discarded)


def no_chan_after_a_discarded_ca(hand: Hand, bars: Bars, card: Face) -> Face:
    return NO_CARD if discarded_ca(bars) else CAPTURE(hand, bars, card)


def no_chiu_after_a_discarded_ca(hand: Hand, bars: Bars, card: Face) -> bool:
    return MAY_CHIU(hand, bars, card) and not discarded_ca(bars)


def never_a_second_suit(hand: Hand, bars: Bars) -> Hand:
    """No second suit of a rank is discarded, Cạ captured or not; unless nothing else is left."""
    left = DISCARDABLE(hand, bars)
    return left & ~other_suits(bars.discarded) or left


def both_or_none(hand: Hand, bars: Bars) -> Hand:
    """After a Cạ capture no card of a Cạ in the hand is discarded."""
    left = DISCARDABLE(hand, bars)
    return left & ~in_ca(hand) or left if bars.in_ca else left


def second_suits_may_go(hand: Hand, bars: Bars) -> Hand:
    return SINGLES(hand) & ~bars.declined


EARLIER = 4 * packed.MOST_FACES
"""Among the faces declined: how far to shift those discarded before the first Cạ capture."""


def notes_earlier_discards(state: State) -> State:
    taken = TAKE_CARD(state)
    player = taken.supplier
    bars = taken.bars[player]
    is_first = bool(bars.in_ca) and not state.bars[player].in_ca
    noted = bars._replace(declined=bars.declined | bars.discarded << EARLIER)
    return with_bars(taken, player, noted) if is_first else taken


def binding_since_the_ca(hand: Hand, bars: Bars) -> Hand:
    """Discards before the first Cạ capture bar no second suit after it."""
    return DISCARDABLE(hand, bars._replace(discarded=bars.discarded & ~(bars.declined >> EARLIER)))


SINCE_THE_CA: Mapping[str, Any] = {
    "play.take": notes_earlier_discards,
    "legal.discardable": binding_since_the_ca,
}


# A discard must be left


def judged_before(hand: Hand, bars: Bars, card: Face) -> Face:
    """Whether a discard is left is judged before the capture."""
    if (bars.discarded | bars.in_ca) & ONE[card] or not DISCARDABLE(hand, bars):
        return NO_CARD
    if packed.count(hand, card):
        return card
    found = PARTNER(hand, bars, card)
    return packed.different(found)[0] if found else NO_CARD


def without_the_new_ca(hand: Hand, bars: Bars, card: Face) -> Face:
    """Whether a discard is left is judged as if no Cạ had been captured."""
    if packed.count(hand, card) or (bars.discarded | bars.in_ca) & ONE[card]:
        return CAPTURE(hand, bars, card)
    found = PARTNER(hand, bars, card)
    return packed.different(found)[0] if found and DISCARDABLE(hand - found, bars) else NO_CARD


def any_left(state: State, player: Player) -> Offer:
    """With nothing else to discard any card may go."""
    return DISCARDS(state, player) or tuple(DISCARD[face] for face in packed.different(state.hands[player]))


def locked_count(hand: Hand, bars: Bars, card: Face) -> Face:
    """Locked cards count as a discard that is left."""
    return judged_before(hand, bars, card) if SINGLES(hand - _own(hand, bars, card)) else NO_CARD


def _own(hand: Hand, bars: Bars, card: Face) -> Hand:
    return ONE[card] if packed.count(hand, card) else PARTNER(hand, bars, card)


def no_win_without_a_discard(hand: Hand, bars: Bars, card: Face) -> bool:
    own = ONE[card] if packed.count(hand, card) else 0
    return IS_WINNING(hand, bars, card) and bool(DISCARDABLE(hand - own, bars))


ANY_LEFT: Mapping[str, Any] = {"legal.discards": any_left}

MUTANTS: tuple[Mutant, ...] = (
    Mutant("CH-3.4.1", "lays a Cạ beside an identical pair", capture(ca_before_chan)),
    Mutant("CH-3.4.1", "lays a Cạ with an identical card in the hand", capture(ca_of_one_in_the_hand)),
    Mutant("CH-3.4.1", "makes a Chắn compulsory", {"legal.options": chan_is_compulsory}),
    Mutant("CH-3.4.1", "takes no Chắn from a pair", capture(refusing(2))),
    Mutant("CH-3.4.1", "takes no Chắn from three", capture(refusing(3))),
    Mutant("CH-3.4.2", "lets one of four go", allowing(four_alike)),
    Mutant("CH-3.4.2", "lets one of a pair go", allowing(lambda hand: two_alike(hand) & ~SINGLES(hand))),
    Mutant("CH-3.4.2", "keeps the third card of a triplet", barring(third_copies)),
    Mutant("CH-3.4.2", "keeps the cards of a Cạ", barring(in_ca)),
    Mutant("CH-3.4.2", "lays a Cạ with a card of a pair", partner(partner_from_a_pair)),
    Mutant("CH-3.4.2", "lays a Cạ with one of four", partner(partner_from_four)),
    Mutant("CH-3.4.2", "lays no Cạ with the third card of a triplet", partner(no_third_copy)),
    Mutant("CH-3.4.3", "locks nothing", lock_if(lambda *_: False)),
    Mutant("CH-3.4.3", "lifts a lock with the next discard", throws(lifted_by_a_discard)),
    Mutant(
        "CH-3.4.3",
        "lets a locked card be discarded",
        discardable(lambda hand, bars: DISCARDABLE(hand, unlocked(bars))),
    ),
    Mutant(
        "CH-3.4.3",
        "lets a locked card be laid into a Cạ",
        partner(lambda hand, bars, card: PARTNER(hand, unlocked(bars), card)),
    ),
    Mutant("CH-3.4.3", "bars a later Chắn of a locked face", capture(no_locked_chan)),
    Mutant("CH-3.4.3", "locks the card of a passed Cạ", {"play.lock": locks_the_partner}),
    Mutant("CH-3.4.3", "lifts a lock when a card is turned up", {"play.reveal": unlocked_when_turning_up}),
    Mutant(
        "CH-3.4.3",
        "locks what was not to be had",
        lock_if(lambda state, player: packed.count(state.hands[player], state.card) > 0),
    ),
    Mutant("CH-3.4.3", "locks every card passed on turn", lock_if(lambda *_: True)),
    Mutant(
        "CH-3.4.3",
        "locks passed discards only",
        lock_if(lambda state, player: takes_chan(state, player) and not state.from_stock),
    ),
    Mutant(
        "CH-3.4.3",
        "locks no stock card of one's own",
        lock_if(lambda state, player: takes_chan(state, player) and not is_own_stock_card(state)),
    ),
    Mutant(
        "CH-3.4.3",
        "locks no stock card of the seat before",
        lock_if(
            lambda state, player: (
                takes_chan(state, player) and (not state.from_stock or is_own_stock_card(state))
            )
        ),
    ),
    Mutant(
        "CH-3.4.3",
        "locks no face held three times",
        lock_if(
            lambda state, player: (
                takes_chan(state, player) and packed.count(state.hands[player], state.card) < 3
            )
        ),
    ),
    Mutant("CH-3.4.4", "takes Chắn of a discarded face", capture(only_ca_barred)),
    Mutant("CH-3.4.4", "takes Cạ with a discarded face", capture(only_chan_barred)),
    Mutant("CH-3.4.4", "takes a face laid into a Cạ", capture(laid_may_come_back)),
    Mutant("CH-3.4.4", "bars the public face of a Cạ", {"play.take": bars_the_public_face}),
    Mutant("CH-3.4.4", "bars a face laid into a Chắn", {"play.take": bars_faces_of_chan}),
    Mutant(
        "CH-3.4.4",
        "bars the whole rank of a discard",
        capture(
            lambda hand, bars, card: NO_CARD if bars.discarded & RANK[card] else CAPTURE(hand, bars, card)
        ),
    ),
    Mutant(
        "CH-3.4.4",
        "bars discarded faces for all",
        throws(bars_for_all),
    ),
    Mutant("CH-3.4.4", "bars wins on a discarded face", {"legal.is_winning": no_win_on_given_faces}),
    Mutant("CH-3.4.4", "does not count replacements", throws(replacements_do_not_count)),
    Mutant(
        "CH-3.4.4", "does not count the dealer's first discard", steps(Phase.OPENING, opening_does_not_count)
    ),
    Mutant("CH-3.4.4", "counts only the last discard", throws(only_the_last_counts)),
    Mutant("CH-3.5.1", "overlooks a Cạ in the hand", ca_if(in_hand=lambda *_: False)),
    Mutant("CH-3.5.1", "overlooks a Cạ that was laid", ca_if(laid=lambda *_: False)),
    Mutant("CH-3.5.1", "takes a pair and a single card for a Cạ", ca_if(in_hand=pair_and_single)),
    Mutant("CH-3.5.1", "lets a laid Cạ bar every rank", ca_if(laid=lambda bars, _: bool(bars.in_ca))),
    Mutant("CH-3.5.1", "lets a waiting hand take a Cạ", ca_if(waiting=lambda *_: False)),
    Mutant(
        "CH-3.5.1",
        "bars Cạ with three unpaired cards",
        ca_if(waiting=lambda hand, _: UNPAIRED(hand) <= 3),
    ),
    Mutant("CH-3.5.1", "bars Chắn of a waiting hand", capture(no_chan_when_waiting)),
    Mutant("CH-3.5.1", "bars wins that make a Cạ", {"legal.is_winning": no_ca_win_when_waiting}),
    Mutant("CH-3.5.2", "bars no Cạ after discards", ca_if(thrown=lambda *_: False)),
    Mutant(
        "CH-3.5.2",
        "bars Cạ in the discarded rank only",
        ca_if(thrown=lambda bars, card: bool(discarded_ca(bars) & RANK[card])),
    ),
    Mutant(
        "CH-3.5.2",
        "bars Cạ after any two discards",
        ca_if(thrown=lambda bars, _: bars.discarded.bit_count() > 1),
    ),
    Mutant("CH-3.5.2", "bars Chắn too", capture(no_chan_after_a_discarded_ca)),
    Mutant("CH-3.5.2", "bars Chíu too", {"legal.may_chiu": no_chiu_after_a_discarded_ca}),
    Mutant("CH-3.5.2", "lets both cards of a Cạ go", discardable(second_suits_may_go)),
    Mutant("CH-3.5.2", "lets no second suit go, Cạ or not", discardable(never_a_second_suit)),
    Mutant("CH-3.5.2", "keeps both cards of a Cạ in the hand", discardable(both_or_none)),
    Mutant("CH-3.5.2", "forgets discards before the Cạ", SINCE_THE_CA),
    Mutant(
        "CH-3.5.2", "does not count the dealer's first discard", steps(Phase.OPENING, opening_does_not_count)
    ),
    Mutant("CH-3.5.2", "does not count replacements", throws(replacements_do_not_count)),
    Mutant("CH-3.5.2", "counts only the last discard", throws(only_the_last_counts)),
    Mutant("CH-3.5.3", "looks for a discard before the capture", {**capture(judged_before), **ANY_LEFT}),
    Mutant("CH-3.5.3", "overlooks the Cạ just laid", {**capture(without_the_new_ca), **ANY_LEFT}),
    Mutant("CH-3.5.3", "counts locked cards as discards", {**capture(locked_count), **ANY_LEFT}),
    Mutant("CH-3.5.3", "wants a discard after a win", {"legal.is_winning": no_win_without_a_discard}),
)
EQUIVALENT: Mapping[str, str] = {}
