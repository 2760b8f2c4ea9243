"""Engines that read the sentences on the hand and the turns otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardavia.games import packed
from cardavia.games.chan import pairs, play
from cardavia.games.chan.cards import CHI_CHI, RANK, four_alike
from cardavia.games.chan.legal import CHIU, DISCARD, WIN, Offer
from cardavia.games.chan.play import Answers
from cardavia.games.chan.state import Bars, Kind, Phase, State, laid_cards
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import Player, replaced
from cardavia.mutants.chan import limits
from cardavia.mutants.chan import pairs as twenty
from cardavia.mutants.chan import play as turns
from cardavia.mutants.chan.limits import ca_if, with_bars
from cardavia.mutants.chan.play import (
    CLAIMS,
    DISCARDS,
    IS_WINNING,
    MAY_CHIU,
    OPENING,
    SETTLE,
    TAKE_CARD,
    THROW,
    added,
    after_a_chiu,
    alike,
    everyone,
    gate_of_the_card,
    steps,
    without,
)
from cardavia.mutants.mutant import Otherwise
from cardavia.table import PASS

PASSED_WINS = 8 * packed.MOST_FACES
"""Among the faces declined: how far to shift those of which a win was passed up."""
JUST_DISCARDED: Hand = 1 << 12 * packed.MOST_FACES
"""Among the faces declined: the seat has discarded the last card before the public one."""


def no_win_if(barred: Callable[[State, Player], bool]) -> dict[str, Any]:
    """Takes a win from some; one that a Chíu would make is then laid, if it can be."""

    def claims(state: State, player: Player, offer: Offer) -> Offer:
        if WIN not in offer or not barred(state, player):
            return offer
        may_lay = alike(state, player) == 3 and MAY_CHIU(state.hands[player], state.bars[player], state.card)
        return added(without(offer, WIN), CHIU) if may_lay else without(offer, WIN)

    return everyone(claims)


def marked(state: State, player: Player, marks: Hand) -> State:
    bars = state.bars[player]
    return with_bars(state, player, bars._replace(declined=bars.declined | marks))


# What wins


def is_no_exact_hand_with_chi_chi(state: State, player: Player) -> bool:
    """A hand with Chi chi in it that has more than six Chắn."""
    held = state.hands[player] + ONE[state.card]
    has_chi_chi = packed.count(held + laid_cards(state.melds[player]), CHI_CHI)
    ca = pairs.number_of_ca(held, twenty.exposed_ca(state, player))
    return bool(has_chi_chi) and ca != pairs.MOST_CA


# Own stock cards


def discards_what_it_took(state: State, player: Player) -> Offer:
    """After a capture of its own stock card a seat discards that card."""
    melds = state.melds[player]
    is_own = bool(melds) and melds[-1].supplier == player and melds[-1].kind is not Kind.CHIU
    return (DISCARD[melds[-1].card],) if is_own else DISCARDS(state, player)


def discards_the_pair(state: State) -> State:
    """A pair made with an own stock card goes to the table; the next seat turns up a card."""
    taken = TAKE_CARD(state)
    player = taken.supplier
    meld = taken.melds[player][-1]
    if meld.supplier != player:
        return taken
    table = replaced(taken.table, player, (*taken.table[player], *meld.faces))
    return play.reveal(taken._replace(melds=state.melds, table=table), taken.turn)


# Limits


def locks_passed_chiu(state: State, answers: Answers) -> State:
    """A Chíu that was passed up out of turn locks its face, too."""
    for player, offer in enumerate(CLAIMS(state)):
        if offer and player != state.turn and alike(state, player) == 3 and answers[player] == PASS:
            state = marked(state, player, ONE[state.card])
    return SETTLE(state, answers)


def no_locked_ca(hand: Hand, bars: Bars, card: Face) -> bool:
    """A locked face is in no Cạ of a winning hand."""
    return IS_WINNING(hand, bars, card) and not pairs.singles(hand + ONE[card]) & bars.declined


def barred_like_captures(hand: Hand, bars: Bars, card: Face) -> bool:
    """A win is barred where a capture would be: by faces given away, and every Cạ that is still missing."""
    return limits.no_win_on_given_faces(hand, bars, card) and limits.no_ca_win_when_waiting(hand, bars, card)


def opens_with_no_ca(state: State, dealer: Player) -> Offer:
    """The first discard does not break a Cạ."""
    in_ca = limits.in_ca(state.hands[dealer])
    return tuple(
        each for each in OPENING(state, dealer) if each == WIN or not in_ca & ONE[DISCARD.index(each)]
    )


# Chíu


def claims_any_three(state: State, player: Player, offer: Offer) -> Offer:
    """Three of a face claim the fourth, laid or not."""
    if turns.is_half_laid(state, player):
        hand, bars = state.hands[player], state.bars[player]
        if turns.completes(state, player):
            return added(offer, WIN)
        if turns.DISCARDABLE(hand - ONE[state.card], bars):
            return added(offer, CHIU)
    return offer


def barred_like_ca(hand: Hand, bars: Bars, card: Face) -> bool:
    """A Chíu is limited like a Cạ capture."""
    is_barred = bars.in_ca & RANK[card] or pairs.unpaired(hand) == 1 or limits.discarded_ca(bars)
    return MAY_CHIU(hand, bars, card) and not is_barred


def any_left_after_a_chiu(state: State, player: Player) -> Offer:
    """With nothing else to discard after a Chíu any card may go."""
    return limits.any_left(state, player) if state.melds[player] else DISCARDS(state, player)


def dies_without_a_discard(state: State, player: Player) -> State:
    """Who has nothing to discard after a Chíu has a dead hand; the seat to act turns up a card."""
    laid = turns.CLAIM_FOURTH(state, player)
    return laid if DISCARDS(laid, player) else play.reveal(turns.buried(laid, player), laid.turn)


# Wins


def wins_are_compulsory(_: State, __: Player, offer: Offer) -> Offer:
    return (WIN,) if WIN in offer else offer


def remembers_passed_wins(state: State, answers: Answers) -> State:
    for player, offer in enumerate(CLAIMS(state)):
        if WIN in offer and answers[player] != WIN:
            state = marked(state, player, ONE[state.card] << PASSED_WINS)
    return SETTLE(state, answers)


def no_win_after_a_passed_one(hand: Hand, bars: Bars, card: Face) -> bool:
    return IS_WINNING(hand, bars, card) and not bars.declined & ONE[card] << PASSED_WINS


def notes_who_discards(state: State, answers: Answers) -> State:
    return THROW(marked(state, state.supplier, JUST_DISCARDED), answers)


def forgets_who_discarded(state: State, player: Player) -> State:
    """Two cards later the last discard is forgotten."""
    if not state.from_stock:
        return turns.REVEAL(state, player)
    bars = tuple(each._replace(declined=each.declined & ~JUST_DISCARDED) for each in state.bars)
    return turns.REVEAL(state._replace(bars=bars), player)


def no_win_after_a_discard(hand: Hand, bars: Bars, card: Face) -> bool:
    return IS_WINNING(hand, bars, card) and not bars.declined & JUST_DISCARDED


def may_refuse(state: State, dealer: Player) -> Offer:
    offer = OPENING(state, dealer)
    return (PASS, WIN) if offer == (WIN,) else offer


def dies_when_it_refuses(state: State, answers: Answers) -> State:
    dealer = state.supplier
    refuses = answers[dealer] == PASS
    return play.reveal(turns.buried(state, dealer), dealer) if refuses else turns.OPEN(state, answers)


def not_what_it_took(state: State, player: Player) -> Offer:
    """Neither the face just taken nor a rank of a taken Cạ is discarded, if anything else can be."""
    offer, melds = DISCARDS(state, player), state.melds[player]
    ranks = sum(RANK[meld.card] for meld in melds if meld.kind is Kind.CA)
    barred = ranks | (ONE[melds[-1].card] if melds else 0)
    return tuple(each for each in offer if not barred & ONE[DISCARD.index(each)]) or offer


OTHERWISE: tuple[Otherwise, ...] = (
    Otherwise("CH-1.1.1", "2", no_win_if(lambda state, player: bool(state.melds[player]))),
    Otherwise(
        "CH-1.1.2",
        "2",
        {
            "pairs.unpaired": twenty.unpaired_by_colour,
            "legal.ca_partner": twenty.partner_of_the_other_colour,
        },
    ),
    Otherwise("CH-1.2.2", "2", {**twenty.on_chi_chi(twenty.regrouped), **twenty.REGROUPED_BACH_THU}),
    Otherwise(
        "CH-1.3.1",
        "2",
        {**no_win_if(is_no_exact_hand_with_chi_chi), "legal.opening": twenty.dealt_with_chi_chi},
    ),
    Otherwise("CH-1.3.1", "3", everyone(twenty.chiu_wins_with_more)),
    Otherwise("CH-2.1.5", "2", steps(Phase.OPENING, twenty.a_goes_on)),
    Otherwise(
        "CH-3.2.2",
        "2",
        {"legal.discards": discards_what_it_took, **limits.throws(turns.throws_laid_cards)},
    ),
    Otherwise("CH-3.2.2", "3", {"play.take": discards_the_pair}),
    Otherwise("CH-3.3.3", "2", turns.AGAIN),
    Otherwise("CH-3.4.1", "2", {"legal.options": limits.chan_is_compulsory}),
    Otherwise(
        "CH-3.4.2",
        "2",
        {**limits.allowing(four_alike), "legal.ca_partner": limits.partner_from_four},
    ),
    Otherwise("CH-3.4.3", "1b", steps(Phase.CLAIM, locks_passed_chiu)),
    Otherwise("CH-3.4.3", "2b", {"legal.is_winning": no_locked_ca}),
    Otherwise("CH-3.4.4", "2", {"legal.is_winning": barred_like_captures}),
    Otherwise("CH-3.5.1", "1b", ca_if(laid=lambda *_: False)),
    Otherwise("CH-3.5.1", "2b", ca_if(waiting=lambda hand, _: pairs.unpaired(hand) <= 3)),
    Otherwise(
        "CH-3.5.2",
        "1b",
        ca_if(thrown=lambda bars, card: bool(limits.discarded_ca(bars) & RANK[card])),
    ),
    Otherwise("CH-3.5.2", "2b", limits.SINCE_THE_CA),
    Otherwise("CH-3.6.1", "1b", {**everyone(claims_any_three), "play.chiu": turns.lays_half_laid}),
    Otherwise("CH-3.6.1", "2b", everyone(turns.forced)),
    Otherwise("CH-3.6.2", "2", steps(Phase.CLAIM, turns.chiu_ranks_below)),
    Otherwise("CH-3.6.4", "1b", {"play.chiu": after_a_chiu(gate_of_the_card, gate_of_the_card)}),
    Otherwise("CH-3.6.4", "2b", {"play.pass_on": turns.hands_replacement_on}),
    Otherwise(
        "CH-3.7.1",
        "2",
        {
            "legal.is_winning": no_win_after_a_discard,
            "play.reveal": forgets_who_discarded,
            **limits.throws(notes_who_discards),
        },
    ),
    Otherwise(
        "CH-3.7.4",
        "3",
        {**turns.dead_dealers(turns.five_chan), "legal.opening": opens_with_no_ca},
    ),
    Otherwise("CH-gap-1", "2", {"legal.may_chiu": lambda *_: True, "legal.discards": any_left_after_a_chiu}),
    Otherwise(
        "CH-gap-1",
        "3",
        {
            "legal.may_chiu": lambda *_: True,
            "play.chiu": dies_without_a_discard,
            **everyone(turns.spares_the_dead),
        },
    ),
    Otherwise("CH-gap-2", "2", {"legal.may_chiu": barred_like_ca}),
    Otherwise("CH-gap-3", "1b", everyone(wins_are_compulsory)),
    Otherwise(
        "CH-gap-3",
        "2b",
        {"legal.is_winning": no_win_after_a_passed_one, **steps(Phase.CLAIM, remembers_passed_wins)},
    ),
    Otherwise(
        "CH-gap-4",
        "2",
        {
            "legal.opening": may_refuse,
            **everyone(turns.spares_the_dead),
            **steps(Phase.OPENING, dies_when_it_refuses),
        },
    ),
    Otherwise("CH-gap-5", "2", {"legal.discards": not_what_it_took}),
    Otherwise("CH-gap-7", "2", {"play.take": turns.back_to_the_claimant}),
    Otherwise("CH-gap-8", "2", {"play.chiu": turns.drawn_when_the_stock_is_empty}),
    Otherwise("CH-gap-12", "2", steps(Phase.OPENING, limits.opening_does_not_count)),
    Otherwise("CH-gap-14", "2", {"play.win": turns.lays_the_winning_chiu}),
)

UNSEEN: Mapping[str, str] = {
    "CH-1.2.1=2": "whatever four alike in the hand are called, they are two pairs of two alike (CH-1.1.2)",
    "CH-2.1.3=2": "a deck of a hundred cards has neither of the two honours, and the port knows no other",
    "CH-3.2.1=2": "a card that lies face down could not be taken, passed or won on",
    "CH-3.7.1=3": "no card becomes public in a turn after its discard",
    "CH-3.7.4=2": "no such hand can be dealt",
    "CH-gap-6=2": "it is CH-3.3.3=2 over again, and declares that",
    "CH-gap-13=2": "there is never more than one hand card to choose",
}
"""Options that no engine can show through the port, or not apart from another."""
