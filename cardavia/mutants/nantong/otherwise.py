"""Engines that read goal, setup and preparation otherwise: each takes another option of a ruling."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.games import packed
from cardavia.games.melding.state import Kind, laid_cards
from cardavia.games.nantong import base, hu, legal, play, preparation, settlement, win
from cardavia.games.nantong.play import Answers
from cardavia.games.nantong.state import PLAYERS, Opening, Shown, State
from cardavia.games.nantong.win import KONG_REPLACEMENT, Reading, Win
from cardavia.games.seats import NO_CARD, Player
from cardavia.mutants.mutant import Otherwise
from cardavia.mutants.nantong import goal, opening, ready
from cardavia.mutants.nantong import play as turns
from cardavia.mutants.nantong.goal import has_laid
from cardavia.mutants.nantong.opening import multiplier
from cardavia.mutants.nantong.play import Options, steps, without
from cardavia.mutants.nantong.ready import HEAVENLY, is_first_action
from cardavia.table import Decision

ADVANCE, PREPARE = preparation.advance, play.prepare
REPLACED = (Shown.QUAD, Shown.HEZI)
"""The melds of preparation that draw something (NT-2.3.1, NT-2.5.1)."""


# The end of a deal


def no_base_hu_with_a_winner(state: State, player: Player, hand: Win) -> State:
    holding = base.Holding(hand.concealed, hand.melds, hand.claimed)
    sets = base.items(holding, state.indicators)
    added = tuple(item for item in goal.ITEMS(hand, state.indicators) if item not in sets)
    scores = tuple(hu.rounded(added) if other == player else () for other in PLAYERS)
    return goal.SETTLED(state._replace(winner=player), scores, settlement.DIFFERENCE)


# Preparation


def shown_triplet_from(exact: int) -> dict[str, object]:
    worth = base.WORTH[Shown.TRIPLET]._replace(exact=exact)
    return {"base.WORTH": {**base.WORTH, Shown.TRIPLET: worth}}


def one_choice(state: State, decision: Decision) -> State:
    advanced = ADVANCE(state, decision)
    is_asked_again = advanced.phase is Opening.PREPARE and advanced.turn == state.turn
    return preparation.ask_behind(advanced, state.turn) if is_asked_again else advanced


def goes_on_when_ready(state: State, decision: Decision) -> State:
    if decision == legal.READY:
        return preparation.ask(preparation.declare_ready(state, state.turn), state.turn)
    return ADVANCE(state, decision)


def ready_once(state: State, player: Player) -> bool:
    return player not in state.ready and ready.MAY_READY(state, player)


def waits_for_one_card(state: State, player: Player) -> bool:
    waits = goal.WAITS(state.hands[player], laid_cards(state.melds[player]))
    return player != state.dealer and len(waits) == 1


def waits_for_a_card_unseen(state: State, player: Player) -> bool:
    """A copy must be left that is neither the player's nor turned up nor shown by anybody."""
    seen = state.hands[player] + sum(map(laid_cards, state.melds)) + packed.pack(state.indicators)
    waits = goal.WAITS(state.hands[player], laid_cards(state.melds[player]))
    return player != state.dealer and any(packed.count(seen, face) < 4 for face in waits)


def ready_must_win(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    return turns.forced(options) if player in state.ready else options


# The dealer's first action


def heavenly_for_all_its_draws(state: State) -> State:
    return opening.BEGIN(state)._replace(card=NO_CARD, replacement=False)


def has_taken_replacements(state: State) -> bool:
    return has_laid(*REPLACED)(state, state.dealer)


def must_discard(state: State, player: Player) -> Options:
    """A hand that opening replacements completed may not win at the first action."""
    options = turns.TURN(state, player)
    is_konged = has_laid(Kind.CONCEALED)(state, player)
    is_barred = is_first_action(state) and has_taken_replacements(state) and not is_konged
    return without(options, legal.WIN) if is_barred else options


def no_first_kong(state: State, player: Player) -> Options:
    options = turns.TURN(state, player)
    return without(options, legal.KONG) if is_first_action(state) else options


def is_heavenly(state: State) -> bool:
    """Nobody has drawn, and the hand of the dealer is complete."""
    return state.card == NO_CARD and turns.COMPLETE_HAND(state.hands[state.dealer])


def heavenly_win_before_others_prepare() -> dict[str, object]:
    def offered(state: State, player: Player) -> Options:
        options = opening.PREPARATION(state, player)
        return (*options, legal.WIN) if player == state.dealer and is_heavenly(state) else options

    def turn(state: State, player: Player) -> Options:
        options = turns.TURN(state, player)
        return without(options, legal.WIN) if state.card == NO_CARD else options

    def prepare(state: State, answers: Answers) -> State:
        if answers[state.turn] == legal.WIN:
            return turns.WIN_ON_OWN_TURN(state._replace(events=()), state.turn)
        return PREPARE(state, answers)

    return {"legal.preparation": offered, "legal.turn": turn, **steps(Opening.PREPARE, prepare)}


def won_by_a_card_dealt() -> dict[str, object]:
    """Some card dealt has won, as by a self-draw, and it is one of the pair."""
    worths = {
        "self-draw": lambda reading: 10 if reading.win.claimed == NO_CARD else 0,
        "wait": lambda reading: 10 if reading.win.card == NO_CARD else win.wait(reading),
    }
    return {"win.BONUSES": tuple((worths.get(name, worth), name, at) for worth, name, at in win.BONUSES)}


def without_a_winning_card() -> dict[str, object]:
    """After opening replacements no card has won, and the win is not heavenly either."""

    def heavenly(reading: Reading) -> bool:
        return win.heavenly(reading) and not any(meld.kind in REPLACED for meld in reading.win.melds)

    return {"preparation.begin_play": heavenly_for_all_its_draws, **multiplier(HEAVENLY, heavenly)}


def heavenly_after_a_kong(state: State, player: Player, hand: Win) -> State:
    """A kong before the first discard leaves the heavenly win as it is."""
    if is_first_action(state) and player == state.dealer and not has_taken_replacements(state):
        hand = hand._replace(drawn=NO_CARD, occasions=hand.occasions - {KONG_REPLACEMENT})
    return turns.FINISH(state, player, hand)


OTHERWISE: tuple[Otherwise, ...] = (
    Otherwise("NT-1.2.2", "2", {"settlement.won": no_base_hu_with_a_winner}),
    Otherwise("NT-2.4.1", "2", shown_triplet_from(12)),
    Otherwise("NT-2.4.1", "3", shown_triplet_from(32)),
    Otherwise(
        "NT-2.5.1",
        "2",
        {"preparation.show_hezi": opening.hezi_shown(opening.front_replacement, opening.front_replacement)},
    ),
    Otherwise("NT-2.6.1", "1b", {"preparation.advance": one_choice}),
    Otherwise(
        "NT-2.6.1",
        "2b",
        {"preparation.advance": goes_on_when_ready, "legal.may_declare_ready": ready_once},
    ),
    Otherwise("NT-2.6.2", "1b", {"legal.may_declare_ready": waits_for_one_card}),
    Otherwise("NT-2.6.2", "2b", {"legal.may_declare_ready": waits_for_a_card_unseen}),
    Otherwise(
        "NT-2.6.3",
        "1b",
        {
            "legal.claims": turns.ready_seats_do_not_claim,
            "legal.robberies": turns.ready_seats_do_not_rob,
        },
    ),
    Otherwise("NT-2.6.3", "2b", {"legal.turn": ready_must_win}),
    Otherwise("NT-2.7.2", "1b", {"preparation.begin_play": heavenly_for_all_its_draws}),
    Otherwise("NT-2.7.2", "2b", heavenly_win_before_others_prepare()),
    Otherwise("NT-2.7.2", "3b", won_by_a_card_dealt()),
    Otherwise("NT-gap-1", "2", {"preparation.begin_play": heavenly_for_all_its_draws}),
    Otherwise("NT-gap-1", "3", {"legal.turn": must_discard}),
    Otherwise("NT-gap-2", "2", heavenly_win_before_others_prepare()),
    Otherwise("NT-gap-4", "2", {"legal.turn": no_first_kong}),
    Otherwise("NT-gap-15", "2", without_a_winning_card()),
    Otherwise("NT-gap-16", "2", {"legal.may_declare_ready": waits_for_a_card_unseen}),
    Otherwise("NT-gap-17", "2", {"play.finish": heavenly_after_a_kong}),
)

UNSEEN: Mapping[str, str] = {
    "NT-0.2.1=1": "a deal of the port stands alone, and an engine need not say who deals next",
    "NT-1.1.2=2": (
        "seven groups and a pair, one group of them four cards in hand, are 24 cards, "
        "and nobody ever holds more than 23"
    ),
    "NT-gap-8=2": "a deal names hands, indicators and stock; where a shuffle takes them from does not show",
    "NT-gap-9=2": "the port shows all cards of all seats, not what one seat may see of another's",
    "NT-gap-11=2": "every deal of the port begins without points, and a sum of results is nobody's rule",
}
"""Options that nothing can tell from ours, and why."""
