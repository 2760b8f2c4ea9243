"""Mutants of the preamble, the aim and the deal: `PH-0`, `PH-1` and `PH-2`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from cardavia.engine.port import BadParamsError
from cardavia.games.packed import ONE, Face, Hand, count, different
from cardavia.games.paohuzi import huxi, legal, play, settlement
from cardavia.games.paohuzi.cards import FACE, RANKS, SHAPE, loose
from cardavia.games.paohuzi.groups import CHI, FOURS, PAIR, PENG, WEI, Group, Kind, contains
from cardavia.games.paohuzi.huxi import Groups
from cardavia.games.paohuzi.play import Answers
from cardavia.games.paohuzi.rules import Rules
from cardavia.games.paohuzi.state import BEHIND, NOBODY, PLAYERS, Phase, State, Win
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.mutants.mutant import Mutant, Patches
from cardavia.table import PASS, Decision, ScoreItem, Setup

# The real functions, under names that patches do not reach.
START = play.start
LAY_OPENING_TI = play.lay_opening_ti
DISCARD_OR_SKIP = play.discard_or_skip
REVEAL = play.reveal
AFTER_MELD = play.after_meld
SETTLE_CLAIMS = play.settle_claims
SETTLE_OPENING = play.settle_opening
WIN = play.win
OPENING = legal.opening
HEAVENLY_OF = legal.heavenly
WINNING = legal.winning
CLAIMS = legal.claims
HEAVENLY = huxi.heavenly
WIN_ON = huxi.win_on
BEST_PARTITION = huxi.best_partition
SORTED = huxi._sorted

Row = tuple[tuple[Decision, ...], ...]
REVERSED = tuple(seats[::-1] for seats in BEHIND)


def steps(phase: Phase, step: Callable[[State, Answers], State]) -> Patches:
    """The patch with which a phase ends otherwise."""
    return {"play._STEPS": {**play._STEPS, phase: step}}


def wants_other_cards(setup: Setup, _: Rules) -> State:
    raise BadParamsError(f"{len(setup.stock)} cards as stock, and some that should be there are missing")


# Wins


def tun_from_15(points: int) -> int:
    return (points - 15) // 3 + 1


def huxi_to_win(points: int) -> Patches:
    """The patch with which a win needs so many huxi, and is paid for as ever."""
    return {"huxi.HUXI_TO_WIN": points, "settlement.tun": tun_from_15}


def fours_in(groups: Groups) -> int:
    return sum(group.kind in FOURS for group in groups)


def seven(partitions: Callable[[Groups, Hand], Iterable[Groups | None]]) -> Patches:
    """The patch with which the cards outside fixed groups are grouped in another way."""

    def best(fixed: Groups, rest: Hand) -> Groups:
        won = [
            fixed + partition
            for partition in partitions(fixed, rest)
            if partition is not None
            and len(fixed) + len(partition) == huxi.GROUPS_TO_WIN
            and huxi.total(fixed + partition) >= huxi.HUXI_TO_WIN
        ]
        return max(won, key=huxi.total, default=())

    return {"huxi._seven": best}


def pairs(number: Callable[[Groups], int]) -> Patches:
    """The patch with which there are so many pairs beside the fixed groups."""
    return seven(lambda fixed, rest: [BEST_PARTITION(rest, number(fixed))])


def with_pairs_of(faces: Callable[[Hand], Iterable[tuple[Face, Face]]]) -> Patches:
    """The patch with which other two cards are a pair as well, where there has to be one."""

    def partitions(fixed: Groups, rest: Hand) -> Iterator[Groups | None]:
        if not fours_in(fixed):
            yield BEST_PARTITION(rest, 0)
            return
        yield BEST_PARTITION(rest, 1)
        for one, other in faces(rest):
            grouped = BEST_PARTITION(rest - ONE[one] - ONE[other], 0)
            yield None if grouped is None else (*grouped, PAIR[one])

    return seven(partitions)


def sizes_of_a_rank(rest: Hand) -> list[tuple[Face, Face]]:
    both = ((rank, RANKS + rank) for rank in range(RANKS))
    return [(small, large) for small, large in both if count(rest, small) and count(rest, large)]


def any_two(rest: Hand) -> list[tuple[Face, Face]]:
    held = different(rest)
    return [(one, other) for one in held for other in held if one < other]


@cache
def dearest(cards: Hand) -> Groups:
    """The chi groups of most huxi, whatever they leave out."""
    if not cards:
        return ()
    lowest = different(cards)[0]
    ways = [dearest(cards - ONE[lowest])]
    ways += [
        (group, *dearest(cards - group.cards))
        for group in CHI
        if group.faces[0] == lowest and contains(cards, group.cards)
    ]
    return max(ways, key=huxi.total)


def on_huxi_alone(fixed: Groups, rest: Hand) -> Groups:
    best = fixed + dearest(rest)
    return best if huxi.total(best) >= huxi.HUXI_TO_WIN else ()


def counting_only_what_is_laid(melds: Groups, hand: Hand, card: Face) -> Groups:
    return WIN_ON(melds, hand, card) if huxi.total(melds) >= huxi.HUXI_TO_WIN else ()


def with_something_laid(melds: Groups, hand: Hand, card: Face) -> Groups:
    return WIN_ON(melds, hand, card) if melds else ()


def with_a_pair_held_before(melds: Groups, hand: Hand, card: Face) -> Groups:
    won = WIN_ON(melds, hand, card)
    return () if PAIR[card] in won else won


def with_a_pair_and_a_card_over(melds: Groups, hand: Hand, card: Face) -> Groups:
    won = WIN_ON(melds, hand, card)
    held, rest = SORTED(hand)
    fixed = melds + held
    if won or fours_in(fixed):
        return won
    for over in different(rest + ONE[card]):
        partition = BEST_PARTITION(rest + ONE[card] - ONE[over], 1)
        if partition is not None and len(fixed + partition) == huxi.GROUPS_TO_WIN:
            return fixed + partition if huxi.total(fixed + partition) >= huxi.HUXI_TO_WIN else ()
    return ()


def ranks_added_up(group: Group) -> ScoreItem:
    return ScoreItem(group.name, sum(face % RANKS + 1 for face in group.faces), "")


# The heavenly win


def heavenly(enough: Callable[[int, int], bool]) -> Patches:
    """The patch with which so many ti and so many kan win at once."""

    def found(melds: Groups, hand: Hand) -> Groups:
        held, _ = SORTED(hand)
        return melds + held if enough(len(melds), len(held)) else ()

    return {"huxi.heavenly": found}


def counting(also: Callable[[Hand], Groups]) -> Patches:
    """The patch with which groups of the other cards count in a heavenly win."""

    def found(melds: Groups, hand: Hand) -> Groups:
        won = HEAVENLY(melds, hand)
        return won + also(loose(hand)) if won else ()

    return {"huxi.heavenly": found}


def pengs(rest: Hand) -> Groups:
    return tuple(PENG[face] for face in different(rest) if count(rest, face) == 2)


def sequences(rest: Hand) -> Groups:
    return tuple(group for group in CHI if huxi.worth(group).value and contains(rest, group.cards))


def of_one_kind(melds: Groups, hand: Hand) -> Groups:
    won = HEAVENLY(melds, hand)
    ti = tuple(group for group in won if group.kind is Kind.TI)
    return ti if len(ti) >= huxi.TI_TO_WIN_AT_ONCE else won[len(ti) :]


def if_the_rest_is_grouped(melds: Groups, hand: Hand) -> Groups:
    grouped = (BEST_PARTITION(loose(hand), number) for number in (0, 1))
    return HEAVENLY(melds, hand) if any(each is not None for each in grouped) else ()


def only_the_dealer(state: State) -> Row:
    return tuple(row if player == state.turn else () for player, row in enumerate(OPENING(state)))


def no_pass(state: State) -> Row:
    return tuple((legal.WIN,) if row else () for row in OPENING(state))


def heavenly_at_any_time(state: State, player: Player) -> Groups:
    return WINNING(state, player) or HEAVENLY_OF(state, player)


def discard_before_the_win(state: State) -> Row:
    offered = OPENING(state)
    mine = (*legal.discards(state.hands[state.turn]), *offered[state.turn])
    return replaced(offered, state.turn, mine) if any(offered) else offered


def discard_or_settle(state: State, answers: Answers) -> State:
    answer = answers[state.turn] or PASS
    return play.discard(state, answers) if answer in play.THROWN else play.settle_opening(state, answers)


def first_seat_wins_at_once(state: State, answers: Answers) -> State:
    for player in PLAYERS:
        if answers[player] == legal.WIN:
            return play.win(state, Win(player, legal.heavenly(state, player)), settlement.HEAVENLY_WIN)
    return play.settle_opening(state, answers)


# The deal


def deals_again(state: State, won: Win, cause: str) -> State:
    over = WIN(state, won, cause)
    return START(SHAPE.shuffle("again"), over.rules)._replace(ledger=over.ledger)


def twenty_for_the_dealer(setup: Setup, rules: Rules) -> State:
    dealt = START(setup, rules)
    last = FACE[setup.hands[setup.dealer][-1]]
    return dealt._replace(
        hands=replaced(dealt.hands, dealt.turn, dealt.hands[dealt.turn] - ONE[last]),
        stock=(last, *dealt.stock),
    )


def dealer_draws_first(setup: Setup, rules: Rules) -> State:
    dealt = twenty_for_the_dealer(setup, rules)
    return play.reveal(dealt, dealt.turn) if dealt.phase is Phase.DISCARD else dealt


def only_a_deals(setup: Setup, rules: Rules) -> State:
    if setup.dealer != SHAPE.seats[0]:
        raise BadParamsError(f"{setup.dealer} deals, expected {SHAPE.seats[0]}")
    return START(setup, rules)


def last_card_lies_apart(setup: Setup, rules: Rules) -> State:
    """The dealer's last card lies on the table for good."""
    dealt = START(setup, rules)
    last = FACE[setup.hands[setup.dealer][-1]]
    if not count(dealt.hands[dealt.turn], last) or dealt.phase is not Phase.DISCARD:
        return dealt
    hand = dealt.hands[dealt.turn] - ONE[last]
    return dealt._replace(
        hands=replaced(dealt.hands, dealt.turn, hand),
        table=replaced(dealt.table, dealt.turn, (last,)),
        options=replaced(NOBODY, dealt.turn, legal.discards(hand)),
    )


def kans_are_laid(state: State, player: Player) -> State:
    laid = LAY_OPENING_TI(state, player)
    for group in SORTED(laid.hands[player])[0]:
        laid = play.lay(laid, player, (WEI[group.faces[0]],), group.cards)
    return laid


def ti_is_asked_to_discard(setup: Setup, rules: Rules) -> State:
    dealt = START(setup, rules)
    if dealt.phase is not Phase.DISCARD:
        return dealt
    laid = (player for player in BEHIND[dealt.turn] if dealt.melds[player])
    return DISCARD_OR_SKIP(dealt, next(laid, dealt.turn))


def dealt_ti_for_nothing(state: State, player: Player) -> int:
    """How many ti and pao a seat has laid in play, if no ti is made of a card of its own."""
    return sum(group.kind is Kind.PAO for group in state.melds[player])


def turns_up_before_the_discard(setup: Setup, rules: Rules) -> State:
    dealt = START(setup, rules)
    return REVEAL(dealt, dealt.turn) if dealt.phase is Phase.DISCARD else dealt


def a_follows_the_dealer(state: State, player: Player) -> State:
    is_first = not state.front and state.turn != 0
    return REVEAL(state, 0 if is_first else player)


def first_discard_is_free(state: State) -> Row:
    return CLAIMS(state) if state.front else NOBODY


def all_discardable(hand: Hand) -> tuple[Decision, ...]:
    return tuple(legal.DISCARD[face] for face in different(hand))


# The dealer's last card


def last_card(state: State) -> Face:
    """The card that the dealer has shown, as long as nothing else has happened."""
    return next(event.face for event in state.events if event.face != NO_CARD)


def heavenly_or_on_the_last_card(state: State, player: Player) -> Groups:
    melds, hand = state.melds[player], state.hands[player]
    if player == state.turn:
        return HEAVENLY_OF(state, player) or huxi.win_with(melds, hand)
    return HEAVENLY_OF(state, player) or huxi.win_on(melds, hand, last_card(state))


def settle_at_the_last_card(state: State, answers: Answers) -> State:
    for player in (state.turn, *BEHIND[state.turn]):
        if answers[player] == legal.WIN:
            won = Win(player, heavenly_or_on_the_last_card(state, player))
            return play.win(state, won, settlement.HEAVENLY_WIN)
    return play.discard_or_skip(state, state.turn)


def offered_before_the_discard(state: State, player: Player) -> State:
    """Others may claim the dealer's last card, still in its hand, before the dealer discards."""
    if state.card != NO_CARD or not count(state.hands[player], last_card(state)):
        return DISCARD_OR_SKIP(state, player)
    offered = state._replace(phase=Phase.REVEAL, card=last_card(state))
    options = replaced(without_wins(CLAIMS(on_the_table(offered))), player, ())
    return offered._replace(options=options) if any(options) else DISCARD_OR_SKIP(state, player)


def on_the_table(state: State) -> State:
    """The card of the window lies before the dealer and is no longer in its hand."""
    dealer = state.turn
    return state._replace(
        hands=replaced(state.hands, dealer, state.hands[dealer] - ONE[state.card]),
        table=replaced(state.table, dealer, (state.card,)),
    )


def without_wins(offered: Row) -> Row:
    rows = (tuple(option for option in row if option != legal.WIN) for row in offered)
    return tuple(() if row == (PASS,) else row for row in rows)


def settle_before_the_discard(state: State, answers: Answers) -> State:
    if state.front:
        return SETTLE_CLAIMS(state, answers)
    if any(answer not in (None, PASS) for answer in answers):
        return SETTLE_CLAIMS(on_the_table(state), answers)
    return DISCARD_OR_SKIP(play.bar_passed(state._replace(events=()), answers), state.turn)


def settle_opening_with_events(state: State, answers: Answers) -> State:
    if legal.WIN in answers:
        return SETTLE_OPENING(state, answers)
    return play.discard_or_skip(state, state.turn)


LAST_CARD_CLAIMED: Patches = {
    "play.discard_or_skip": offered_before_the_discard,
    "play._STEPS": {
        **play._STEPS,
        Phase.OPENING: settle_opening_with_events,
        Phase.REVEAL: settle_before_the_discard,
    },
}
LAST_CARD_WINS: Patches = {
    "legal.heavenly": heavenly_or_on_the_last_card,
    **steps(Phase.OPENING, settle_at_the_last_card),
}


MUTANTS: tuple[Mutant, ...] = (
    Mutant("PH-0.3.1", "deals again after a win", {"play.win": deals_again}),
    Mutant("PH-0.3.1", "leaves C out", {"play.BEHIND": ((1, 2), (0, 2), (0, 1))}),
    Mutant(
        "PH-0.3.1",
        "lets only A win",
        {"legal.winning": lambda state, player: () if player else WINNING(state, player)},
    ),
    Mutant("PH-0.4.1", "plays with jokers", {"play.start": wants_other_cards}),
    Mutant("PH-0.4.1", "knows no pao", {"legal.pao": lambda *_: ()}),
    Mutant("PH-0.4.1", "knows no peng", {"legal.peng": lambda *_: ()}),
    Mutant("PH-0.4.1", "knows no chi", {"legal.chis": lambda *_: ()}),
    Mutant("PH-0.4.1", "asks for seven groups alone", huxi_to_win(0)),
    Mutant("PH-1.1.1", "adds up ranks", {"huxi.worth": ranks_added_up}),
    Mutant("PH-1.1.1", "counts only what is laid", {"huxi.win_on": counting_only_what_is_laid}),
    Mutant("PH-1.1.1", "counts loose cards of which there are two", counting(pengs)),
    Mutant("PH-1.1.2", "wants more than 15 huxi", huxi_to_win(16)),
    Mutant("PH-1.1.2", "is content with 10 huxi", huxi_to_win(10)),
    Mutant("PH-1.1.2", "wants 18 huxi", huxi_to_win(18)),
    Mutant("PH-1.1.2", "asks for seven groups alone", huxi_to_win(0)),
    Mutant("PH-1.1.2", "asks for 15 huxi alone", {"huxi._seven": on_huxi_alone}),
    Mutant("PH-1.1.2", "wants something laid", {"huxi.win_on": with_something_laid}),
    Mutant("PH-1.1.3", "lets a pair be the seventh group", {"huxi.win_on": with_a_pair_and_a_card_over}),
    Mutant("PH-1.1.3", "wants a pair without a four, too", pairs(lambda _: 1)),
    Mutant("PH-1.1.4", "wants a pair for each four", pairs(fours_in)),
    Mutant("PH-1.1.4", "pairs a small with a large card", with_pairs_of(sizes_of_a_rank)),
    Mutant("PH-1.1.4", "takes any two cards for the pair", with_pairs_of(any_two)),
    Mutant("PH-1.1.4", "wants the pair held before", {"huxi.win_on": with_a_pair_held_before}),
    Mutant(
        "PH-1.1.4",
        "lets the pair be missing",
        seven(
            lambda fixed, rest: [
                BEST_PARTITION(rest, number) for number in range(min(1, fours_in(fixed)) + 1)
            ]
        ),
    ),
    Mutant("PH-1.2.1", "lets only the dealer win", {"legal.opening": only_the_dealer}),
    Mutant("PH-1.2.1", "counts ti among five kan", heavenly(lambda ti, kan: ti >= 3 or ti + kan >= 5)),
    Mutant("PH-1.2.1", "is content with two ti", heavenly(lambda ti, kan: ti >= 2 or kan >= 5)),
    Mutant("PH-1.2.1", "is content with four kan", heavenly(lambda ti, kan: ti >= 3 or kan >= 4)),
    Mutant("PH-1.2.1", "wants exactly three ti", heavenly(lambda ti, kan: ti == 3 or kan >= 5)),
    Mutant("PH-1.2.1", "wants exactly five kan", heavenly(lambda ti, kan: ti >= 3 or kan == 5)),
    Mutant("PH-1.2.1", "knows ti alone", heavenly(lambda ti, _: ti >= 3)),
    Mutant("PH-1.2.1", "knows kan alone", heavenly(lambda _, kan: kan >= 5)),
    Mutant("PH-1.2.1", "forces the win", {"legal.opening": no_pass}),
    Mutant("PH-1.2.1", "keeps the win open", {"legal.winning": heavenly_at_any_time}),
    Mutant(
        "PH-1.2.1",
        "lets the dealer discard meanwhile",
        {"legal.opening": discard_before_the_win, **steps(Phase.OPENING, discard_or_settle)},
    ),
    Mutant("PH-1.2.1", "begins with seat A", steps(Phase.OPENING, first_seat_wins_at_once)),
    Mutant("PH-1.2.2", "counts sequences", counting(sequences)),
    Mutant("PH-1.2.2", "wants the rest grouped", {"huxi.heavenly": if_the_rest_is_grouped}),
    Mutant("PH-1.2.2", "counts only the kind that wins", {"huxi.heavenly": of_one_kind}),
    Mutant("PH-2.1.1", "plays with three of each card", {"play.start": wants_other_cards}),
    Mutant("PH-2.1.2", "deals 20 to the dealer, too", {"play.start": twenty_for_the_dealer}),
    Mutant("PH-2.1.2", "lets the dealer turn up its last card", {"play.start": dealer_draws_first}),
    Mutant("PH-2.1.2", "lets A deal always", {"play.start": only_a_deals}),
    Mutant("PH-2.1.3", "offers the last card for claims", LAST_CARD_CLAIMED),
    Mutant("PH-2.1.3", "lets every seat win on the last card", LAST_CARD_WINS),
    Mutant("PH-2.1.3", "leaves the last card on the table", {"play.start": last_card_lies_apart}),
    Mutant("PH-2.1.4", "keeps four alike in the hand", {"play.lay_opening_ti": lambda state, _: state}),
    Mutant("PH-2.1.4", "lays kans", {"play.lay_opening_ti": kans_are_laid}),
    Mutant("PH-2.1.4", "lets kans be discarded", {"legal.discards": all_discardable}),
    Mutant("PH-2.1.4", "does not count dealt ti as fours", {"legal.fours_laid": dealt_ti_for_nothing}),
    Mutant("PH-2.1.4", "asks for a discard after a dealt ti", {"play.start": ti_is_asked_to_discard}),
    Mutant("PH-2.1.5", "turns up a card before the discard", {"play.start": turns_up_before_the_discard}),
    Mutant("PH-2.1.5", "plays the other way round", {"play.BEHIND": REVERSED, "legal.BEHIND": REVERSED}),
    Mutant("PH-2.1.5", "lets A follow the dealer", {"play.reveal": a_follows_the_dealer}),
    Mutant("PH-2.1.5", "offers the first discard to nobody", {"legal.claims": first_discard_is_free}),
)
