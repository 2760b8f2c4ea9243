"""Mutants of the section on scoring and the end: `PH-4`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from cardavia.games.packed import Face, Hand
from cardavia.games.paohuzi import groups, huxi, legal, settlement, view
from cardavia.games.paohuzi.cards import FACE, LARGE, RANKS, SHAPE
from cardavia.games.paohuzi.groups import KAN, PAO, PENG, TI, TWO_SEVEN_TEN, WEI, Group, Kind
from cardavia.games.paohuzi.huxi import IDENTICAL, SEQUENCE, SEQUENCES, Groups, worth
from cardavia.games.paohuzi.play import Answers
from cardavia.games.paohuzi.rules import Rules
from cardavia.games.paohuzi.state import BEHIND, NOBODY, PLAYERS, Phase, State, Win
from cardavia.games.seats import Player
from cardavia.mutants.mutant import Mutant, Patches
from cardavia.mutants.paohuzi.opening import (
    AFTER_MELD,
    BEST_PARTITION,
    REVEAL,
    SETTLE_CLAIMS,
    START,
    WIN,
    WIN_ON,
    seven,
    steps,
)
from cardavia.table import SEATS, Position, ScoreItem, Setup, Transfer

TUN = settlement.tun
PAYMENTS = settlement.payments

# What groups are worth


def identical(kind: Kind, small: int, large: int) -> Patches:
    """The patch with which a kind of group is worth this much."""
    return {"huxi.IDENTICAL": {**IDENTICAL, kind: (small, large)}}


def off_by_one() -> Iterator[Mutant]:
    """One engine for each figure of the table and each of its neighbours."""
    for kind, (small, large) in IDENTICAL.items():
        for step in (-1, 1):
            says = f"counts {small + step} for a small {kind}", f"counts {large + step} for a large {kind}"
            yield Mutant("PH-4.1.1", says[0], identical(kind, small + step, large))
            yield Mutant("PH-4.1.1", says[1], identical(kind, small, large + step))


def sequences_off_by_one() -> Iterator[Mutant]:
    """The same for the two figures of one-two-three and two-seven-ten."""
    for size, name in enumerate(("small", "large")):
        for figure in (SEQUENCE[size] - 1, SEQUENCE[size] + 1):
            patches = {"huxi.SEQUENCE": (*SEQUENCE[:size], figure, *SEQUENCE[size + 1 :])}
            yield Mutant("PH-4.2.1", f"counts {figure} for a {name} one", patches)


def some_for_every_chi(group: Group) -> ScoreItem:
    right = worth(group)
    return right._replace(value=1) if group.kind is Kind.CHI and not right.value else right


def won_with(change: Callable[[Group, Face], Group]) -> Patches:
    """The patch with which groups of a win on another seat's or a laid group's card are others."""
    return {
        "huxi.win_on": lambda melds, hand, card: tuple(
            change(group, card) for group in WIN_ON(melds, hand, card)
        )
    }


def sequence(*more: tuple[int, int, int]) -> Patches:
    """The patch with which further runs, from rank 0, count like one-two-three."""
    return {"huxi.SEQUENCES": (*SEQUENCES, *more), "huxi._most_in_sequences": lambda *_: 99}


def mixed_as_peng(group: Group) -> ScoreItem:
    sizes = [face // RANKS for face in group.faces]
    if group.kind is Kind.CHI and len(set(sizes)) > 1:
        return ScoreItem(group.name, IDENTICAL[Kind.PENG][sorted(sizes)[1]], "")
    return worth(group)


def big_as_small(group: Group, card: Face) -> Group:
    is_completed = group == TWO_SEVEN_TEN[LARGE] and card == FACE["L2"]
    return TWO_SEVEN_TEN[0] if is_completed else group


def only_fixed_groups(fixed: Groups, rest: Hand) -> list[Groups | None]:
    enough = huxi.total(fixed) >= huxi.HUXI_TO_WIN
    return [BEST_PARTITION(rest, int(any(group in TI + PAO for group in fixed)))] if enough else []


def first_partition(cards: Hand, pairs: int) -> Groups | None:
    """The first that is found, in deck order."""
    if not cards:
        return None if pairs else ()
    for group in groups.starting(cards):
        left = pairs - (group.kind is Kind.PAIR)
        others = first_partition(cards - group.cards, left) if left >= 0 else None
        if others is not None:
            return (group, *others)
    return None


# What is paid


def paying(amount: Callable[[int, Player], int]) -> Patches:
    """The patch with which an opponent, 0 or 1 from behind the winner, pays something else."""

    def payments(win: Win, cause: str) -> tuple[Transfer, ...]:
        return tuple(
            entry._replace(amount=amount(entry.amount, place))
            for place, entry in enumerate(PAYMENTS(win, cause))
        )

    return {"settlement.payments": payments}


def booked(change: Callable[[State, State], tuple[Transfer, ...]]) -> Patches:
    """The patch with which a win is booked otherwise, from the state before and the one after."""

    def win(state: State, won: Win, cause: str) -> State:
        over = WIN(state, won, cause)
        return over._replace(ledger=change(state, over))

    return {"play.win": win}


def times(ledger: tuple[Transfer, ...], factor: int) -> tuple[Transfer, ...]:
    return tuple(entry._replace(amount=factor * entry.amount) for entry in ledger)


def more_for_the_own_card(before: State, after: State) -> tuple[Transfer, ...]:
    is_own = after.win is not None and after.win.player == before.turn and before.phase is not Phase.OPENING
    return tuple(entry._replace(amount=entry.amount + is_own) for entry in after.ledger)


def only_who_turned_it_up(before: State, after: State) -> tuple[Transfer, ...]:
    by_supplier = tuple(entry for entry in after.ledger if entry.payer == SEATS[before.turn])
    return by_supplier or after.ledger


# The dealer is remembered by a transfer of nothing to itself.

DEALS = "deals"


def remembering_the_dealer(setup: Setup, rules: Rules) -> State:
    dealt = START(setup, rules)
    mark = Transfer(setup.dealer, setup.dealer, 0, DEALS, "")
    return dealt._replace(ledger=(mark,))


def without_the_mark(state: State) -> Position:
    return view_position(state._replace(ledger=tuple(each for each in state.ledger if each.cause != DEALS)))


view_position = view.position


def the_dealer_doubles(before: State, after: State) -> tuple[Transfer, ...]:
    (mark,) = before.ledger
    return tuple(
        entry._replace(amount=2 * entry.amount) if mark.payer in (entry.payer, entry.receiver) else entry
        for entry in after.ledger
    )


# Several winners


def winners(pick: Callable[[State, Mapping[Player, Groups]], list[Player]]) -> Patches:
    """The patch with which those picked of the seats that declare a win, with their groups, are paid."""

    def settle(state: State, answers: Answers) -> State:
        declared = {
            player: legal.winning(state, player) for player in PLAYERS if answers[player] == legal.WIN
        }
        if not declared:
            return SETTLE_CLAIMS(state, answers)
        over = state
        for player in pick(state, declared):
            won = WIN(state._replace(ledger=()), Win(player, declared[player]), settlement.WIN)
            over = won._replace(ledger=over.ledger + won.ledger)
        return over

    return {**steps(Phase.REVEAL, settle)}


def in_turn(state: State, declared: Mapping[Player, Groups]) -> list[Player]:
    return [player for player in (state.turn, *BEHIND[state.turn]) if player in declared]


def dearest(state: State, declared: Mapping[Player, Groups]) -> list[Player]:
    return [max(in_turn(state, declared), key=lambda player: huxi.total(declared[player]))]


# The end


def drawn(state: State) -> State:
    return state._replace(phase=Phase.OVER, options=NOBODY)


def table_as_stock(state: State, player: Player) -> State:
    settled = REVEAL(state, player)
    lying = tuple(face for table in settled.table for face in table)
    if settled.phase is not Phase.OVER or not lying or len(settled.stock) > SHAPE.stock:
        return settled
    again = settled._replace(stock=(*settled.stock, *lying), table=((),) * len(PLAYERS))
    return REVEAL(again, player)


def over_with(cards: int) -> Callable[[State, Player], State]:
    """Nothing is turned up any more when so many cards are left."""
    return lambda state, player: drawn(state) if state.stock_left <= cards else REVEAL(state, player)


def over_before_the_last_is_settled(state: State, player: Player) -> State:
    shown = REVEAL(state, player)
    return shown if shown.stock_left else drawn(shown)


def no_discard_after_the_last(state: State, player: Player, kind: Kind) -> State:
    return AFTER_MELD(state, player, kind) if state.stock_left else drawn(state)


def most_huxi_wins(state: State, player: Player) -> State:
    shown = REVEAL(state, player)
    if shown.phase is not Phase.OVER or shown.win:
        return shown
    best = max(PLAYERS, key=lambda each: huxi.total(shown.melds[each]))
    melds = shown.melds[best]
    won = WIN(shown, Win(best, melds), settlement.WIN)
    return won if huxi.total(melds) >= huxi.HUXI_TO_WIN else shown


def last_use(melds: Groups, hand: Hand, card: Face) -> Groups:
    ways = [huxi._seven(fixed, rest) for fixed, rest in huxi._uses(melds, hand, card)]
    return next((won for won in reversed(ways) if won), ())


MUTANTS: tuple[Mutant, ...] = (
    *off_by_one(),
    Mutant("PH-4.1.1", "counts 9 for a large ti", identical(Kind.TI, 9, 9)),
    Mutant("PH-4.1.1", "counts pao like ti", identical(Kind.PAO, 9, 12)),
    Mutant("PH-4.1.1", "counts 6 for a large pao", identical(Kind.PAO, 6, 6)),
    Mutant("PH-4.1.1", "counts 3 for a large wei", identical(Kind.WEI, 3, 3)),
    Mutant("PH-4.1.1", "counts wei like peng", identical(Kind.WEI, 1, 3)),
    Mutant("PH-4.1.1", "counts peng like wei", identical(Kind.PENG, 3, 6)),
    Mutant("PH-4.1.1", "counts kan only when laid", identical(Kind.KAN, 0, 0)),
    Mutant("PH-4.1.1", "counts kan like peng", identical(Kind.KAN, 1, 3)),
    Mutant("PH-4.1.1", "makes every triplet of the winning card a wei", {"huxi.PENG": WEI}),
    Mutant("PH-4.1.1", "makes the own triplet a peng", {"play.WEI": PENG}),
    Mutant("PH-4.1.1", "makes every four of the winning card a ti", {"huxi.PAO": TI}),
    Mutant("PH-4.1.1", "makes the own four a pao", {"play.TI": PAO}),
    Mutant(
        "PH-4.1.1",
        "leaves the kan a kan and its fourth card out",
        won_with(lambda group, card: KAN[card] if group == PAO[card] else group),
    ),
    *sequences_off_by_one(),
    Mutant("PH-4.2.1", "counts small and large alike as 3", {"huxi.SEQUENCE": (3, 3)}),
    Mutant(
        "PH-4.2.1",
        "counts small and large alike as 6",
        {"huxi.SEQUENCE": (6, 6), "huxi._most_in_sequences": lambda *_: 99},
    ),
    Mutant("PH-4.2.1", "knows only one-two-three", {"huxi.SEQUENCES": SEQUENCES[:1]}),
    Mutant("PH-4.2.1", "knows only two-seven-ten", {"huxi.SEQUENCES": SEQUENCES[1:]}),
    Mutant("PH-4.2.1", "wins only with what is fixed", seven(only_fixed_groups)),
    Mutant("PH-4.2.1", "takes the large for the small one when its two comes last", won_with(big_as_small)),
    Mutant(
        "PH-4.2.1",
        "counts the same group once",
        {"huxi.total": lambda won: sum(worth(group).value for group in set(won))},
    ),
    Mutant("PH-4.2.2", "counts eight-nine-ten", sequence((7, 8, 9))),
    Mutant("PH-4.2.2", "counts two-three-four", sequence((1, 2, 3))),
    Mutant("PH-4.2.2", "counts all runs", sequence(*((low, low + 1, low + 2) for low in range(1, 8)))),
    Mutant(
        "PH-4.2.2",
        "counts groups of two sizes like peng",
        {"huxi.worth": mixed_as_peng, "huxi._most_in_sequences": lambda *_: 99},
    ),
    Mutant("PH-4.2.2", "counts the pair", identical(Kind.PAIR, 1, 2)),
    Mutant("PH-4.2.2", "counts 1 for a small pair", identical(Kind.PAIR, 1, 0)),
    Mutant("PH-4.2.2", "counts 1 for a large pair", identical(Kind.PAIR, 0, 1)),
    Mutant("PH-4.2.2", "counts 1 for every other chi", {"huxi.worth": some_for_every_chi}),
    Mutant("PH-4.2.2", "takes the first grouping", {"huxi.best_partition": first_partition}),
    Mutant("PH-4.2.2", "makes a peng or pao of the winning card where it can", {"huxi.win_on": last_use}),
    Mutant("PH-4.3.1", "rounds up", {"settlement.tun": lambda points: -(-(points - 15) // 3) + 1}),
    Mutant("PH-4.3.1", "counts 3 huxi a tun from nothing", {"settlement.tun": lambda points: points // 3}),
    Mutant("PH-4.3.1", "counts 15 huxi a tun", {"settlement.tun": lambda points: points // 15}),
    Mutant("PH-4.3.1", "counts 1 for whatever wins", {"settlement.tun": lambda _: 1}),
    Mutant("PH-4.3.1", "counts 5 huxi a tun", {"settlement.tun": lambda points: (points - 15) // 5 + 1}),
    Mutant("PH-4.3.1", "knows no more than 5 tun", {"settlement.tun": lambda points: min(5, TUN(points))}),
    Mutant("PH-4.3.1", "knows no more than 10 tun", {"settlement.tun": lambda points: min(10, TUN(points))}),
    Mutant("PH-4.3.1", "adds a tun for the own card", booked(more_for_the_own_card)),
    Mutant(
        "PH-4.3.1",
        "doubles a heavenly win",
        booked(
            lambda before, after: times(after.ledger, 2 if before.phase is Phase.OPENING else 1),
        ),
    ),
    Mutant(
        "PH-4.3.2",
        "lets the dealer pay and receive double",
        {
            "play.start": remembering_the_dealer,
            "view.position": without_the_mark,
            **booked(the_dealer_doubles),
        },
    ),
    Mutant("PH-4.3.2", "lets only who turned the card up pay", booked(only_who_turned_it_up)),
    Mutant("PH-4.3.2", "lets the opponents share", paying(lambda tun, place: (tun + 1 - place) // 2)),
    Mutant("PH-4.3.2", "lets only the next seat pay", paying(lambda tun, place: 0 if place else tun)),
    Mutant("PH-4.3.2", "pays two points a tun", paying(lambda tun, _: 2 * tun)),
    Mutant("PH-4.3.2", "pays every winner", winners(in_turn)),
    Mutant("PH-4.3.2", "pays the dearest win", winners(dearest)),
    Mutant("PH-4.3.2", "begins with seat A", winners(lambda _, declared: sorted(declared)[:1])),
    Mutant("PH-4.3.3", "turns the last card up for nobody", {"play.reveal": over_before_the_last_is_settled}),
    Mutant("PH-4.3.3", "leaves the last card in the stock", {"play.reveal": over_with(1)}),
    Mutant("PH-4.3.3", "ends with the meld of the last card", {"play.after_meld": no_discard_after_the_last}),
    Mutant("PH-4.3.3", "lets the most huxi win at the end", {"play.reveal": most_huxi_wins}),
    Mutant("PH-4.3.3", "goes on with the cards that lie on the table", {"play.reveal": table_as_stock}),
)
