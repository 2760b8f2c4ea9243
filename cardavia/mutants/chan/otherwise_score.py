"""Engines that read the sentences on the score and the end otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.games.chan import bonus, legal, play
from cardavia.games.chan.bonus import THAP_THANH, Bonus, WinningHand
from cardavia.games.chan.cards import four_alike, two_alike
from cardavia.games.chan.state import Kind, State
from cardavia.games.packed import ONE
from cardavia.games.seats import NO_CARD, Player
from cardavia.mutants.chan.scoring import (
    all_tested,
    claims,
    each_worth,
    laid_chiu,
    own_gate,
    set_of,
    tested,
    total,
    with_ten_chan,
)
from cardavia.mutants.mutant import Otherwise
from cardavia.table import ScoreItem

# The real functions, under names that patches do not reach.
bach_thu = bonus.bach_thu
bon = bonus.bon
chiu_u = bonus.chiu_u
pass_on = play.pass_on
reveal = play.reveal

COLOURS = {"bach dinh", "tam do", "kinh tu chi"}


def in_gate_on_turn(state: State, player: Player) -> bool:
    return (state.gate if state.from_stock else state.turn) == player


def in_gate_from_the_stock(state: State, player: Player) -> bool:
    return state.from_stock and state.gate == player


def bon_of_three(hand: WinningHand) -> bool:
    """A Bòn of a dealt pair, or of a dealt triplet that got its fourth as a Chắn."""
    as_chan = hand.quads & two_alike(hand.dealt) & hand.dealt
    as_chan &= ~sum(ONE[meld.card] for meld in hand.melds if meld.kind is Kind.CHIU)
    won_on = 0 if hand.card == NO_CARD else ONE[hand.card]
    return bool(bon(hand) or as_chan & ~won_on)


def number_of_thien_khai(hand: WinningHand) -> int:
    return (hand.quads & four_alike(hand.dealt)).bit_count()


def number_of_bon(hand: WinningHand) -> int:
    return (hand.quads & two_alike(hand.dealt) & ~hand.dealt).bit_count()


def bon_with_ca(hand: WinningHand) -> bool:
    return bool(four_alike(hand.all) & two_alike(hand.dealt) & ~hand.dealt)


def only_colours_in_full(found: tuple[Bonus, ...]) -> tuple[ScoreItem, ...]:
    return each_worth(
        found, lambda each: each.main if each == THAP_THANH or each.item in COLOURS else each.dich
    )


def wins_on_the_last_card(state: State) -> tuple[legal.Offer, ...]:
    """On the last stock card wins alone, and nothing any more once it has been passed."""
    offered = claims(state)
    if state.stock_left:
        return offered
    return tuple(
        tuple(option for option in offer if option in (legal.WIN, "pass")) if legal.WIN in offer else ()
        for offer in offered
    )


def drawn_with_the_last_card(state: State) -> State:
    return play.exhaust(state, state.turn) if not state.stock_left else pass_on(state)


def drawn_before_the_last_card(state: State, player: Player) -> State:
    return play.exhaust(state, player) if state.stock_left <= 1 else reveal(state, player)


OTHERWISE: tuple[Otherwise, ...] = (
    Otherwise("CH-4.2.1", "2", own_gate(in_gate_on_turn)),
    Otherwise("CH-4.3.1", "2", tested("tom", set_of("3V", "3N", "7N"))),
    Otherwise("CH-4.4.1", "2b", tested("chiu u", lambda hand: chiu_u(hand) or laid_chiu(hand))),
    Otherwise("CH-4.4.1", "3b", tested("bon", bon_of_three)),
    Otherwise("CH-4.4.2", "2", all_tested({"thien khai": number_of_thien_khai, "bon": number_of_bon})),
    Otherwise("CH-4.6.2", "2", with_ten_chan(only_colours_in_full)),
    Otherwise(
        "CH-4.8.2", "2", {"legal.claims": wins_on_the_last_card, "play.pass_on": drawn_with_the_last_card}
    ),
    Otherwise("CH-4.8.2", "3", {"play.reveal": drawn_before_the_last_card}),
    Otherwise("CH-gap-9", "2", tested("bon", bon_with_ca)),
    Otherwise("CH-gap-10", "2", tested("bach thu", lambda hand: hand.card != NO_CARD and bach_thu(hand))),
    Otherwise("CH-gap-11", "2", {"bonus.total": lambda scored: min(total(scored), 20)}),
    Otherwise("CH-gap-15", "2", own_gate(in_gate_from_the_stock)),
)

UNSEEN: Mapping[str, str] = {}
"""Options that no engine can show through the port, or not apart from another."""
