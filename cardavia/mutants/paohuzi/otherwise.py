"""Engines that read the aim, the deal, the scoring and their gaps otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.games.packed import ONE, count
from cardavia.games.paohuzi import huxi, legal, play, settlement, view
from cardavia.games.paohuzi.cards import kans, loose
from cardavia.games.paohuzi.groups import FOURS, KAN, PAIR, WEI, Group
from cardavia.games.paohuzi.huxi import Groups
from cardavia.games.paohuzi.play import Answers
from cardavia.games.paohuzi.rules import Rules
from cardavia.games.paohuzi.state import BEHIND, Phase, State, Win
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.mutants.mutant import Otherwise
from cardavia.mutants.paohuzi import scoring
from cardavia.mutants.paohuzi.opening import (
    BEST_PARTITION,
    DISCARD_OR_SKIP,
    HEAVENLY_OF,
    LAST_CARD_CLAIMED,
    LAST_CARD_WINS,
    LAY_OPENING_TI,
    REVEAL,
    SETTLE_OPENING,
    START,
    WIN,
    WINNING,
    a_follows_the_dealer,
    fours_in,
    heavenly,
    of_one_kind,
    sizes_of_a_rank,
    steps,
    with_pairs_of,
)
from cardavia.table import PASS, Meld, Setup

DISCARD = play.discard
MELD = view.meld
SETTLE_COMPLETED = play.settle_completed
USES = huxi._uses
SEVEN = huxi._seven


def all_win(state: State) -> Answers:
    """Every seat that may win does, and nobody does anything else."""
    return tuple(legal.WIN if legal.WIN in row else None for row in state.options)


# The heavenly win


def wins_at_once_by_itself(setup: Setup, rules: Rules) -> State:
    dealt = START(setup, rules)
    return SETTLE_OPENING(dealt, all_win(dealt)) if dealt.phase is Phase.OPENING else dealt


def every_heavenly_win_is_paid(state: State, answers: Answers) -> State:
    over = state
    for player in (state.turn, *BEHIND[state.turn]):
        if answers[player] == legal.WIN:
            won = Win(player, HEAVENLY_OF(state, player))
            paid = WIN(state._replace(ledger=()), won, settlement.HEAVENLY_WIN)
            over = paid._replace(ledger=over.ledger + paid.ledger)
    return over if over is not state else SETTLE_OPENING(state, answers)


def only_kans_win_by_themselves(state: State, answers: Answers) -> State:
    forced = answers if loose(state.hands[state.turn]) else replaced(answers, state.turn, legal.WIN)
    return SETTLE_OPENING(state, forced)


# Dealt ti

DEALT = -1
"""In the place of a supplier: the ti has been dealt."""


def ti_marked_as_dealt(state: State, player: Player) -> State:
    laid = LAY_OPENING_TI(state, player)
    return laid._replace(sources=replaced(laid.sources, player, (DEALT,) * len(laid.melds[player])))


def fours_of_play(state: State, player: Player) -> int:
    laid = zip(state.melds[player], state.sources[player], strict=True)
    return sum(group.kind in FOURS and source != DEALT for group, source in laid)


def meld_without_the_mark(group: Group, source: Player | None) -> Meld:
    return MELD(group, None if source == DEALT else source)


DEALT_TI_DO_NOT_COUNT = {
    "play.lay_opening_ti": ti_marked_as_dealt,
    "legal.fours_laid": fours_of_play,
    "view.meld": meld_without_the_mark,
}


def ti_that_cancel_nothing(state: State, player: Player) -> State:
    laid = LAY_OPENING_TI(state, player)
    return laid._replace(waived=replaced(laid.waived, player, 0))


def all_cancelled_at_once(state: State, player: Player) -> State:
    if not state.waived[player]:
        return DISCARD_OR_SKIP(state, player)
    return DISCARD_OR_SKIP(state._replace(waived=replaced(state.waived, player, 1)), player)


def with_replacements(state: State, player: Player) -> State:
    """A seat with one more card from the stock for each ti after its first."""
    number = max(0, fours_in(state.melds[player]) - 1)
    new = state.stock[state.front : state.front + number]
    return state._replace(
        hands=replaced(state.hands, player, state.hands[player] + sum(ONE[face] for face in new)),
        front=state.front + number,
    )


def dealer_gets_replacements(state: State, player: Player) -> State:
    return DISCARD_OR_SKIP(with_replacements(state, player) if state.card == NO_CARD else state, player)


def others_get_replacements(state: State, answers: Answers) -> State:
    if state.card == NO_CARD:
        for player in BEHIND[state.turn]:
            state = with_replacements(state, player)
    return DISCARD(state, answers)


# Wins


def wins_by_itself(state: State, player: Player) -> State:
    shown = REVEAL(state, player)
    answers = all_win(shown)
    if legal.WIN not in answers:
        return shown
    return play._STEPS[shown.phase](shown, answers)


def wins_by_itself_where_it_cannot_discard(state: State, player: Player) -> State:
    shown = REVEAL(state, player)
    if shown.phase is not Phase.COMPLETED or PASS not in shown.options[shown.turn]:
        return shown
    return SETTLE_COMPLETED(shown, all_win(shown))


def winning_by_chi_only_where_it_may_chi(state: State, player: Player) -> Groups:
    won = WINNING(state, player)
    may_chi = legal.chis(state, player) and not state.barred[player] & ONE[state.card]
    if not won or may_chi:
        return won
    melds, hand, card = state.melds[player], state.hands[player], state.card
    _, *with_triplets = USES(melds, hand, card)
    found = [SEVEN(fixed, rest) for fixed, rest in with_triplets]
    fixed = melds + tuple(KAN[face] for face in kans(hand))
    if fours_in(fixed) and count(loose(hand), card):
        others = BEST_PARTITION(loose(hand) - ONE[card], 0)
        found.append(() if others is None else (*fixed, *others, PAIR[card]))
    wins = [groups for groups in found if is_enough(groups)]
    return max(wins, key=huxi.total, default=())


def is_enough(groups: Groups) -> bool:
    return len(groups) == huxi.GROUPS_TO_WIN and huxi.total(groups) >= huxi.HUXI_TO_WIN


OTHERWISE: tuple[Otherwise, ...] = (
    Otherwise("PH-1.1.4", "2", with_pairs_of(sizes_of_a_rank)),
    Otherwise("PH-1.2.1", "1b", heavenly(lambda ti, kan: ti >= 3 or ti + kan >= 5)),
    Otherwise("PH-1.2.1", "2a", {"play.start": wins_at_once_by_itself}),
    Otherwise("PH-1.2.2", "2", {"huxi.heavenly": of_one_kind}),
    Otherwise("PH-2.1.3", "1b", LAST_CARD_CLAIMED),
    Otherwise("PH-2.1.3", "2b", LAST_CARD_WINS),
    Otherwise(
        "PH-2.1.4",
        "2",
        DEALT_TI_DO_NOT_COUNT,
    ),
    Otherwise("PH-2.1.5", "2", {"play.reveal": a_follows_the_dealer}),
    Otherwise("PH-4.1.1", "2", {"huxi.PENG": WEI}),
    Otherwise("PH-gap-1", "2", scoring.winners(scoring.in_turn)),
    Otherwise("PH-gap-1", "3", scoring.winners(scoring.dearest)),
    Otherwise("PH-gap-2", "2", steps(Phase.OPENING, every_heavenly_win_is_paid)),
    Otherwise("PH-gap-3", "3", {"huxi.best_partition": scoring.first_partition}),
    Otherwise(
        "PH-gap-5",
        "2",
        {
            "play.lay_opening_ti": ti_that_cancel_nothing,
            "play.discard_or_skip": dealer_gets_replacements,
            "play._STEPS": {**play._STEPS, Phase.DISCARD: others_get_replacements},
        },
    ),
    Otherwise("PH-gap-5", "3", {"play.lay_opening_ti": ti_that_cancel_nothing}),
    Otherwise("PH-gap-7", "2", {"play.reveal": wins_by_itself}),
    Otherwise("PH-gap-8", "2", {"legal.winning_with_meld": lambda *_: ()}),
    Otherwise("PH-gap-14", "2", {"legal.winning": winning_by_chi_only_where_it_may_chi}),
    Otherwise("PH-gap-16", "2", {"play.reveal": wins_by_itself_where_it_cannot_discard}),
    Otherwise("PH-gap-17", "2", {"play.discard_or_skip": all_cancelled_at_once}),
    Otherwise("PH-gap-18", "2", steps(Phase.OPENING, only_kans_win_by_themselves)),
)

UNSEEN: Mapping[str, str] = {
    "PH-gap-3=2": "the port has one win, and who chooses a grouping takes the best",
    "PH-gap-6=2": "it is PH-1.2.1=2a over again, and declares that",
    "PH-gap-9=2": "the port shows all melds, and a face-down wei is as legal as one that lies face up",
}
"""Options that no engine can show through the port, or not apart from another."""
