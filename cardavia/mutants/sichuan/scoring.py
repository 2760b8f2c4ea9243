"""Mutants of the sections on hands and settlement: `SC-4` and `SC-5`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from cardavia.games.melding.state import Kind, Laid, Phase, laid_cards
from cardavia.games.packed import FOUR, ODD, ONE, Face, Hand, count, size
from cardavia.games.seats import Player
from cardavia.games.sichuan import fan, play, settlement, shapes
from cardavia.games.sichuan.fan import (
    ADDITIONS,
    CAP,
    EVENTS,
    KONG_REPLACEMENT,
    LAST_TILE,
    PATTERNS,
    RANKS_258,
    ROBBED_KONG,
    WinningHand,
)
from cardavia.games.sichuan.rules import Answers
from cardavia.games.sichuan.settlement import FLOWER_PIG, REFUND, SELF_DRAW, WIN_ON_DISCARD, transfer
from cardavia.games.sichuan.state import PLAYERS, State
from cardavia.games.sichuan.tiles import FACE, FACES, part, parts
from cardavia.mutants.mutant import Mutant
from cardavia.table import SEATS, ScoreItem, Seat, Transfer

# The real functions, under names that patches do not reach.
with_lowest = shapes._with_lowest
complete = shapes.complete
seven_paired = shapes.seven_pairs
items = fan.items
base = fan.base
win_on = play.win_on
winning_hand = play.winning_hand
after_wins = play.after_wins
next_turn = play.next_turn
complete_added_kong = play.complete_added_kong
settle_robbery = play.settle_robbery
exhaustion = settlement.exhaustion
dearest_wait = settlement.dearest_wait
waits = shapes.waits
ready_check = settlement.ready_check

Table = tuple[tuple[Callable[[WinningHand], Any], ScoreItem], ...]
KONG_FEES = {Kind.EXPOSED, Kind.ADDED, Kind.CONCEALED}


def worth(table: Table, name: str, value: int) -> Table:
    """The table with another value for an item."""
    return tuple((test, item._replace(value=value) if item.item == name else item) for test, item in table)


def tested(table: Table, name: str, test: Callable[[WinningHand], Any]) -> Table:
    """The table with another test for an item."""
    return tuple((test if item.item == name else real, item) for real, item in table)


def item(name: str, value: int, test: Callable[[WinningHand], Any]) -> Table:
    """One row of a table."""
    return ((test, ScoreItem(name, value, "")),)


# Winning shapes


def wrapping_run(tiles: Hand, low: int) -> Iterator[shapes.Reading]:
    yield from with_lowest(tiles, low)
    if low == 0 and count(tiles, 7) and count(tiles, 8):
        for rest in shapes.readings(tiles - ONE[0] - ONE[7] - ONE[8]):
            yield rest._replace(pungs=False)


def five_pairs_beside_a_kong(concealed: Hand, void: int) -> bool:
    five_pairs = size(concealed) == 11 and (concealed & ODD).bit_count() == 1
    return complete(concealed, void) or (five_pairs and shapes.void_free(concealed, void))


def in_two_suits(concealed: Hand, _: int) -> bool:
    return not all(parts(concealed)) and (shapes.sets_and_pair(concealed) or seven_paired(concealed))


def with_some_fan(concealed: Hand, void: int) -> bool:
    melds = (14 - size(concealed)) // 3
    return complete(concealed, void) and bool(
        fan.total(items(WinningHand(concealed, 0, melds, frozenset()), PATTERNS, ADDITIONS))
    )


# Patterns and additions


def only_258(hand: WinningHand) -> bool:
    return not hand.tiles & ~RANKS_258


def any_pair_258(hand: WinningHand) -> bool:
    return fan.all_pungs(hand) and any(
        count(hand.concealed, face) >= 2 and not (hand.tiles - 2 * ONE[face]) & ~RANKS_258
        for face in FACE.values()
    )


def outside_but_pair(hand: WinningHand) -> bool:
    return any(
        count(hand.concealed, face) >= 2
        and fan.outside(WinningHand(hand.concealed - 2 * ONE[face], hand.laid, hand.melds, frozenset()))
        for face in FACE.values()
    )


def winning_hand_with_tile(
    state: State, player: Player, concealed: Hand, events: frozenset[str]
) -> WinningHand:
    """The hand, with the name of the winning tile among its events."""
    return winning_hand(state, player, concealed, events | {FACES[state.card]})


def without_winning_tile(hand: WinningHand) -> Hand:
    return hand.tiles - sum(ONE[FACE[event]] for event in hand.events if event in FACE)


def waited_for_pair(hand: WinningHand) -> bool:
    return any(count(hand.concealed, FACE[event]) == 2 for event in hand.events if event in FACE)


def only_exposed_melds(state: State, player: Player, concealed: Hand, events: frozenset[str]) -> WinningHand:
    exposed = sum(meld.kind is not Kind.CONCEALED for meld in state.melds[player])
    return winning_hand(state, player, concealed, events)._replace(melds=exposed)


def replacement_or_last_tile(
    state: State, player: Player, concealed: Hand, events: frozenset[str]
) -> WinningHand:
    hand = winning_hand(state, player, concealed, events)
    return hand._replace(events=hand.events - {LAST_TILE}) if KONG_REPLACEMENT in events else hand


def last_tile_drawn(state: State, player: Player, concealed: Hand, events: frozenset[str]) -> WinningHand:
    hand = winning_hand(state, player, concealed, events)
    return hand._replace(events=hand.events - {LAST_TILE}) if state.phase is Phase.CLAIM else hand


def last_but_one(state: State, player: Player, concealed: Hand, events: frozenset[str]) -> WinningHand:
    hand = winning_hand(state, player, concealed, events)
    return hand._replace(events=hand.events | {LAST_TILE}) if state.stock == 1 else hand


def marked_by_earlier_kong(state: State, after: Player) -> State:
    return next_turn(state, after)._replace(replacement=state.replacement)


def shot_after_kong(state: State, player: Player, concealed: Hand, events: frozenset[str]) -> WinningHand:
    shot = {KONG_REPLACEMENT} if state.replacement else frozenset()
    return winning_hand(state, player, concealed, events | shot)


def call_transfer(
    state: State,
    winners: tuple[Player, ...],
    face: Face,
    payment: Callable[[Player, int, Player], tuple[Transfer, ...]],
    events: frozenset[str],
) -> State:
    konger = SEATS[state.turn]
    fees = (fee for fee in state.ledger if fee.receiver == konger and fee.cause in KONG_FEES)
    moved = tuple(fee._replace(payer=konger, receiver=SEATS[winners[0]]) for fee in fees)
    settled = win_on(state, winners, face, payment, events)
    return play.book(settled, moved) if state.replacement else settled


def capped_without(*uncapped: str) -> Callable[[tuple[ScoreItem, ...]], int]:
    """A total in which the cap comes before these items are added."""

    def total(scored: tuple[ScoreItem, ...]) -> int:
        later = sum(item.value for item in scored if item.item in uncapped)
        return min(sum(item.value for item in scored) - later, CAP) + later

    return total


def uncapped_base(total: int) -> int:
    return int(2**total)


# Payments


def others(*players: Player) -> tuple[Player, ...]:
    return tuple(player for player in PLAYERS if player not in players)


def won_from(payers: Iterable[Player], winner: Player, amount: int) -> tuple[Transfer, ...]:
    return tuple(transfer(payer, winner, amount, SELF_DRAW, "SC-5.1.3") for payer in payers)


def others_pay_half(winner: Player, amount: int, supplier: Player) -> tuple[Transfer, ...]:
    halves = (
        transfer(other, winner, (amount + 1) // 2, WIN_ON_DISCARD, "SC-5.1.2")
        for other in others(winner, supplier)
    )
    return (transfer(supplier, winner, amount, WIN_ON_DISCARD, "SC-5.1.2"), *halves)


def point_once(winner: Player, amount: int, payers: Iterable[Player]) -> tuple[Transfer, ...]:
    first, *rest = payers
    return (*won_from([first], winner, amount + 1), *won_from(rest, winner, amount))


def exposed_kong_supplier_alone(state: State, player: Player) -> tuple[Player, ...]:
    last: Laid | None = next(reversed(state.melds[player]), None)
    if state.replacement and last and last.kind is Kind.EXPOSED and last.supplier is not None:
        return (last.supplier,)
    return tuple(other for other in state.playing if other != player)


def fee_of(kind: Kind, konger: Player, payers: Iterable[Player], amount: int) -> tuple[Transfer, ...]:
    return settlement._fees(kind, konger, payers, amount, "")


def exposed_fees_after_win(state: State, last: Player) -> State:
    fees = (
        transfer(meld.supplier, last, 2, Kind.EXPOSED, "SC-5.1.4")
        for meld in state.melds[last]
        if meld.kind is Kind.EXPOSED and meld.supplier is not None
    )
    return after_wins(play.book(state, tuple(fees)), last)


def pung_supplier_pays_all(state: State, player: Player, face: Face) -> State:
    made = complete_added_kong(state, player, face)
    supplier = next(meld.supplier for meld in state.melds[player] if meld.face == face)
    before = len(state.ledger)
    fees = (fee._replace(payer=SEATS[supplier or 0]) for fee in made.ledger[before:])
    return made._replace(ledger=(*state.ledger, *fees))


def fee_before_robbery(state: State, answers: Answers) -> State:
    settled = settle_robbery(state, answers)
    if settled.wins == state.wins:
        return settled
    konger = state.turn
    return play.book(settled, settlement.added_kong(konger, play.opponents(state, konger)))


def robbed_of_everything(state: State, answers: Answers) -> State:
    settled = settle_robbery(state, answers)
    if settled.wins == state.wins:
        return settled
    return play.book(settled, settlement.refunds(settled.ledger, (state.turn,)))


def robbed(settle: Callable[[State, Answers], State]) -> dict[str, Any]:
    return {"play._STEPS": {**play._STEPS, Phase.ROB: settle}}


# The exhausted wall


def out(state: State) -> set[Seat]:
    return {SEATS[win.player] for win in state.wins}


def pigs(state: State) -> set[Seat]:
    return {SEATS[player] for player in settlement.flower_pigs(state)}


def ready(state: State) -> dict[Player, int]:
    return {player: best for player in state.playing if (best := dearest_wait(state, player)) is not None}


def leaving_out(unpaid: Callable[[State, Transfer], bool]) -> dict[str, Any]:
    """An exhausted wall without some of its payments."""
    return {
        "settlement.exhaustion": lambda state: tuple(
            due for due in exhaustion(state) if not unpaid(state, due)
        )
    }


def adding(extra: Callable[[State], tuple[Transfer, ...]]) -> dict[str, Any]:
    """An exhausted wall with more payments."""
    return {"settlement.exhaustion": lambda state: (*exhaustion(state), *extra(state))}


def refunds_to_all(ledger: Iterable[Transfer], unready: Iterable[Player]) -> tuple[Transfer, ...]:
    konger = {SEATS[player]: player for player in unready}
    return tuple(
        transfer(konger[fee.receiver], other, fee.amount, REFUND, "SC-5.2.1")
        for fee in ledger
        if fee.cause in KONG_FEES and fee.receiver in konger
        for other in others(konger[fee.receiver])
    )


def refunds_after_third_win(state: State, last: Player) -> State:
    settled = after_wins(state, last)
    if settled.phase is not Phase.OVER or settled.ledger != state.ledger:
        return settled
    unready = (player for player in settled.playing if player not in ready(settled))
    return play.book(settled, settlement.refunds(settled.ledger, unready))


def exhausted_by_third_win(state: State, last: Player) -> State:
    settled = after_wins(state, last)
    return settled if state.stock or len(state.wins) < play.WINNERS_TO_END else play.exhaust(settled)


def pig_pays_each_tile(state: State) -> tuple[Transfer, ...]:
    tiles = {
        SEATS[player]: size(part(state.hands[player], state.void[player]))
        for player in settlement.flower_pigs(state)
    }
    return tuple(
        due._replace(amount=due.amount * tiles[due.payer]) if due.cause == FLOWER_PIG else due
        for due in exhaustion(state)
    )


def pig_pays_base(state: State) -> tuple[Transfer, ...]:
    rest = (due for due in exhaustion(state) if due.cause != FLOWER_PIG)
    return (*rest, *ready_check(settlement.flower_pigs(state), ready(state)))


def wait_values(state: State, player: Player, *events: str) -> list[int]:
    """The base of each wait, in deck order."""
    hand, melds = state.hands[player], state.melds[player]
    laid = laid_cards(melds)
    return [
        base(
            fan.total(
                items(WinningHand(hand + ONE[face], laid, len(melds), frozenset(events)), PATTERNS, ADDITIONS)
            )
        )
        for face in shapes.waits(hand, laid, state.void[player])
    ]


def with_self_draw_point(state: State, player: Player) -> int | None:
    best = dearest_wait(state, player)
    return None if best is None else best + 1


def nothing_already_laid(concealed: Hand, laid: Hand, void: int) -> tuple[Face, ...]:
    return tuple(face for face in waits(concealed, laid, void) if not count(laid, face))


def pairs_of_one_suit(concealed: Hand, laid: Hand, void: int) -> tuple[Face, ...]:
    is_one_suit = sum(map(bool, parts(concealed))) == 1
    found = waits(concealed, laid, void)
    return tuple(face for face in found if is_one_suit or shapes.sets_and_pair(concealed + ONE[face]))


def not_all_in_sight(state: State, player: Player) -> int | None:
    hand, laid = state.hands[player], laid_cards(state.melds[player])
    seen = hand + sum(laid_cards(melds) for melds in state.melds)
    living = (count(seen, face) < 4 for face in shapes.waits(hand, laid, state.void[player]))
    return dearest_wait(state, player) if any(living) else None


def whatever_void(state: State, player: Player) -> int | None:
    return dearest_wait(state._replace(void=(3,) * len(PLAYERS)), player)


def fifth_copies(concealed: Hand, _: Hand, void: int) -> tuple[Face, ...]:
    return tuple(face for face in FACE.values() if complete(concealed + ONE[face], void))


HANDS: tuple[Mutant, ...] = (
    Mutant("SC-4.1.1", "takes 8-9-1 for a run", {"shapes._with_lowest": wrapping_run}),
    Mutant(
        "SC-4.1.1",
        "looks for 14 concealed tiles, whatever is laid",
        {"shapes.complete": lambda concealed, void: size(concealed) == 14 and complete(concealed, void)},
    ),
    Mutant(
        "SC-4.1.2",
        "wants seven different pairs",
        {"shapes.seven_pairs": lambda concealed: not concealed & FOUR and seven_paired(concealed)},
    ),
    Mutant("SC-4.1.2", "lets a kong stand for two pairs", {"shapes.complete": five_pairs_beside_a_kong}),
    Mutant("SC-4.1.3", "wants any suit absent, not the declared one", {"shapes.complete": in_two_suits}),
    Mutant("SC-4.1.4", "pays nothing for no fan", {"fan.base": lambda fan: base(fan) if fan else 0}),
    Mutant("SC-4.1.4", "wants at least one fan", {"shapes.complete": with_some_fan}),
    Mutant("SC-4.1.4", "counts 1 for a basic hand", {"fan.PATTERNS": worth(PATTERNS, "basic hand", 1)}),
)

FAN: tuple[Mutant, ...] = (
    Mutant(
        "SC-4.1.5",
        "wants all pungs on the table",
        {"fan.PATTERNS": tested(PATTERNS, "all pungs", lambda hand: hand.melds == 4 and fan.all_pungs(hand))},
    ),
    Mutant("SC-4.1.5", "counts 2 for all pungs", {"fan.PATTERNS": worth(PATTERNS, "all pungs", 2)}),
    Mutant(
        "SC-4.1.5",
        "takes no kong for a pung",
        {
            "fan.PATTERNS": tested(
                PATTERNS, "all pungs", lambda hand: not hand.laid & FOUR and fan.all_pungs(hand)
            )
        },
    ),
    Mutant(
        "SC-4.1.6",
        "has a pattern of its own for four alike in seven pairs",
        {
            "fan.PATTERNS": item(
                "dragon seven pairs", 3, lambda hand: fan.seven_pairs(hand) and fan.roots(hand)
            )
            + PATTERNS
        },
    ),
    Mutant(
        "SC-4.1.6",
        "adds an outside hand to seven pairs",
        {
            "fan.ADDITIONS": ADDITIONS
            + item("outside hand", 2, lambda hand: fan.seven_pairs(hand) and fan.outside(hand))
        },
    ),
    Mutant(
        "SC-4.1.6",
        "counts 3 for seven pairs of 2, 5 and 8",
        {
            "fan.PATTERNS": item("all 2/5/8 pungs", 3, lambda hand: only_258(hand) and fan.seven_pairs(hand))
            + PATTERNS
        },
    ),
    Mutant(
        "SC-4.1.7",
        "takes every hand without melds for an outside hand",
        {"fan.PATTERNS": tested(PATTERNS, "outside hand", lambda hand: not hand.melds)},
    ),
    Mutant(
        "SC-4.1.7",
        "does not look at the pair",
        {"fan.PATTERNS": tested(PATTERNS, "outside hand", outside_but_pair)},
    ),
    Mutant(
        "SC-4.1.7",
        "takes the first reading of the tiles",
        {"shapes._with_lowest": lambda tiles, low: islice(with_lowest(tiles, low), 1)},
    ),
    Mutant(
        "SC-4.1.7",
        "adds all pungs from another reading",
        {
            "fan.ADDITIONS": ADDITIONS
            + item("all pungs", 1, lambda hand: fan.outside(hand) and fan.all_pungs(hand))
        },
    ),
    Mutant("SC-4.1.8", "adds 3 to 1", {"fan.ADDITIONS": ADDITIONS + item("all pungs", 1, fan.all_258)}),
    Mutant(
        "SC-4.1.8",
        "adds 2 to seven pairs of 2, 5 and 8",
        {
            "fan.ADDITIONS": ADDITIONS
            + item("2/5/8", 2, lambda hand: only_258(hand) and fan.seven_pairs(hand))
        },
    ),
    Mutant(
        "SC-4.1.8",
        "wants one suit",
        {
            "fan.PATTERNS": tested(
                PATTERNS, "all 2/5/8 pungs", lambda hand: fan.all_258(hand) and fan.full_flush(hand)
            )
        },
    ),
    Mutant(
        "SC-4.1.8",
        "does not look at the pair",
        {"fan.PATTERNS": tested(PATTERNS, "all 2/5/8 pungs", any_pair_258)},
    ),
    Mutant(
        "SC-4.1.9",
        "does not look at melds",
        {
            "fan.ADDITIONS": tested(
                ADDITIONS, "full flush", lambda hand: sum(map(bool, parts(hand.concealed))) == 1
            )
        },
    ),
    Mutant(
        "SC-4.1.9",
        "counts a flush in place of a pattern",
        {
            "fan.PATTERNS": item("full flush", 2, fan.full_flush) + PATTERNS,
            "fan.ADDITIONS": worth(ADDITIONS, "full flush", 0),
        },
    ),
    Mutant(
        "SC-4.1.9",
        "counts two suits as a flush",
        {"fan.ADDITIONS": tested(ADDITIONS, "full flush", lambda _: True)},
    ),
    Mutant(
        "SC-4.1.10",
        "counts a golden wait in place of all pungs",
        {
            "fan.PATTERNS": item("golden wait", 1, fan.golden_wait) + PATTERNS,
            "fan.ADDITIONS": worth(ADDITIONS, "golden wait", 0),
        },
    ),
    Mutant(
        "SC-4.1.10",
        "counts every wait for the pair",
        {
            "play.winning_hand": winning_hand_with_tile,
            "fan.ADDITIONS": tested(ADDITIONS, "golden wait", waited_for_pair),
        },
    ),
    Mutant("SC-4.1.10", "counts no concealed kong as a meld", {"play.winning_hand": only_exposed_melds}),
    Mutant(
        "SC-4.1.11",
        "counts declared kongs alone",
        {"fan.ADDITIONS": tested(ADDITIONS, "root", lambda hand: (hand.laid & FOUR).bit_count())},
    ),
    Mutant(
        "SC-4.1.11",
        "counts one root at most",
        {"fan.ADDITIONS": tested(ADDITIONS, "root", lambda hand: min(fan.roots(hand), 1))},
    ),
    Mutant(
        "SC-4.1.11",
        "leaves the winning tile out",
        {
            "play.winning_hand": winning_hand_with_tile,
            "fan.ADDITIONS": tested(
                ADDITIONS, "root", lambda hand: (without_winning_tile(hand) & FOUR).bit_count()
            ),
        },
    ),
    Mutant(
        "SC-4.1.11",
        "counts no roots in seven pairs",
        {
            "fan.ADDITIONS": tested(
                ADDITIONS, "root", lambda hand: 0 if fan.seven_pairs(hand) else fan.roots(hand)
            )
        },
    ),
)

EVENT_FAN: tuple[Mutant, ...] = (
    Mutant(
        "SC-4.1.12",
        "counts no last tile beside a kong replacement",
        {"play.winning_hand": replacement_or_last_tile},
    ),
    Mutant("SC-4.1.12", "counts the last tile only when drawn", {"play.winning_hand": last_tile_drawn}),
    Mutant("SC-4.1.12", "counts the last tile but one", {"play.winning_hand": last_but_one}),
    Mutant("SC-4.1.12", "counts a kong of an earlier turn", {"play.next_turn": marked_by_earlier_kong}),
    Mutant(
        "SC-4.1.12",
        "counts nothing for a robbed kong",
        {"fan.ADDITIONS": worth(ADDITIONS, ROBBED_KONG, 0)},
    ),
    Mutant(
        "SC-4.1.12",
        "counts 1 for a discard after a kong",
        {"play.winning_hand": shot_after_kong},
    ),
    Mutant(
        "SC-4.1.12",
        "moves the fee to whoever wins on the discard after the kong",
        {"play.win_on": call_transfer},
    ),
    Mutant(
        "SC-4.1.12",
        "adds events after the cap",
        {"fan.total": capped_without(*EVENTS), "fan.base": uncapped_base},
    ),
)

WINS: tuple[Mutant, ...] = (
    Mutant("SC-5.1.1", "pays twice the fan", {"fan.base": lambda fan: 2 * fan}),
    Mutant("SC-5.1.1", "starts with a half", {"fan.base": lambda fan: base(fan) // 2}),
    Mutant("SC-5.1.1", "caps at 5 points", {"fan.base": lambda fan: min(base(fan), 5)}),
    Mutant("SC-5.1.1", "caps at 64 points", {"fan.CAP": 6}),
    Mutant(
        "SC-5.1.1",
        "caps before roots and events are added",
        {"fan.total": capped_without("root", *EVENTS), "fan.base": uncapped_base},
    ),
    Mutant("SC-5.1.2", "lets the others pay half", {"settlement.discard_win": others_pay_half}),
    Mutant(
        "SC-5.1.2",
        "adds the point of a self-draw",
        {
            "settlement.discard_win": lambda winner, base, supplier: (
                transfer(supplier, winner, base + 1, WIN_ON_DISCARD, "SC-5.1.2"),
            )
        },
    ),
    Mutant(
        "SC-5.1.2",
        "lets the discarder pay for all three",
        {
            "settlement.discard_win": lambda winner, base, supplier: (
                transfer(supplier, winner, 3 * base, WIN_ON_DISCARD, "SC-5.1.2"),
            )
        },
    ),
    Mutant(
        "SC-5.1.3",
        "caps what a self-draw pays at 32",
        {"settlement.self_draw": lambda winner, base, payers: won_from(payers, winner, min(base + 1, 32))},
    ),
    Mutant(
        "SC-5.1.3",
        "doubles for a self-draw",
        {"settlement.self_draw": lambda winner, base, payers: won_from(payers, winner, 2 * base)},
    ),
    Mutant(
        "SC-5.1.3",
        "adds a fan for a self-draw",
        {"settlement.self_draw": lambda winner, base, payers: won_from(payers, winner, min(2 * base, 32))},
    ),
    Mutant("SC-5.1.3", "collects the point once", {"settlement.self_draw": point_once}),
    Mutant(
        "SC-5.1.3",
        "lets winners pay too",
        {"settlement.self_draw": lambda winner, base, _: won_from(others(winner), winner, base + 1)},
    ),
    Mutant(
        "SC-5.1.3",
        "lets the supplier of an exposed kong pay alone",
        {"play.opponents": exposed_kong_supplier_alone},
    ),
)

KONGS: tuple[Mutant, ...] = (
    Mutant(
        "SC-5.1.4",
        "takes 1 from everyone else",
        {
            "settlement.exposed_kong": lambda konger, supplier: (
                *fee_of(Kind.EXPOSED, konger, [supplier], 2),
                *fee_of(Kind.EXPOSED, konger, others(konger, supplier), 1),
            )
        },
    ),
    Mutant(
        "SC-5.1.4",
        "takes 2 from every opponent",
        {"settlement.exposed_kong": lambda konger, _: fee_of(Kind.EXPOSED, konger, others(konger), 2)},
    ),
    Mutant(
        "SC-5.1.4",
        "pays only a konger who wins",
        {"settlement.exposed_kong": lambda *_: (), "play.after_wins": exposed_fees_after_win},
    ),
    Mutant(
        "SC-5.1.5",
        "lets the pung's supplier pay for all",
        {"play.complete_added_kong": pung_supplier_pays_all},
    ),
    Mutant(
        "SC-5.1.5",
        "lets winners pay",
        {"settlement.added_kong": lambda konger, _: fee_of(Kind.ADDED, konger, others(konger), 1)},
    ),
    Mutant("SC-5.1.5", "takes 2 from each", {"settlement.ADDED_KONG_FEE": (2, "SC-5.1.5")}),
    Mutant(
        "SC-5.1.6",
        "takes 6 in all, whoever has won",
        {"settlement.concealed_kong": lambda konger, _: fee_of(Kind.CONCEALED, konger, others(konger), 2)},
    ),
    Mutant("SC-5.1.6", "takes 1 from each", {"settlement.CONCEALED_KONG_FEE": (1, "SC-5.1.6")}),
    Mutant("SC-5.1.7", "takes the fee before the kong is robbed", robbed(fee_before_robbery)),
    Mutant("SC-5.1.7", "takes earlier fees from who is robbed", robbed(robbed_of_everything)),
)

EXHAUSTION: tuple[Mutant, ...] = (
    Mutant(
        "SC-5.2.1",
        "gives nothing back to winners",
        leaving_out(lambda state, due: due.cause == REFUND and due.receiver in out(state)),
    ),
    Mutant("SC-5.2.1", "gives back after a third win", {"play.after_wins": refunds_after_third_win}),
    Mutant(
        "SC-5.2.1",
        "lets pigs keep their fees",
        leaving_out(lambda state, due: due.cause == REFUND and due.payer in pigs(state)),
    ),
    Mutant(
        "SC-5.2.1",
        "lets ready players give back too",
        adding(lambda state: settlement.refunds(state.ledger, ready(state))),
    ),
    Mutant("SC-5.2.1", "gives each fee back to all three", {"settlement.refunds": refunds_to_all}),
    Mutant(
        "SC-5.2.1",
        "lets winners give back too",
        adding(lambda state: settlement.refunds(state.ledger, (win.player for win in state.wins))),
    ),
    Mutant(
        "SC-5.2.2",
        "lets a pig pay ready players alone",
        leaving_out(
            lambda state, due: due.cause == FLOWER_PIG and SEATS.index(due.receiver) not in ready(state)
        ),
    ),
    Mutant(
        "SC-5.2.2",
        "lets a pig pay nothing to winners",
        leaving_out(lambda state, due: due.cause == FLOWER_PIG and due.receiver in out(state)),
    ),
    Mutant("SC-5.2.2", "takes 32 for each void tile", {"settlement.exhaustion": pig_pays_each_tile}),
    Mutant("SC-5.2.2", "takes a ready hand's base from a pig", {"settlement.exhaustion": pig_pays_base}),
    Mutant(
        "SC-5.2.2",
        "lets a pig pay when the third win takes the last tile",
        {"play.after_wins": exhausted_by_third_win},
    ),
    Mutant(
        "SC-5.2.3",
        "takes the cheapest wait",
        {"settlement.dearest_wait": lambda *seat: min(wait_values(*seat), default=None)},
    ),
    Mutant(
        "SC-5.2.3",
        "takes the first wait",
        {"settlement.dearest_wait": lambda *seat: next(iter(wait_values(*seat)), None)},
    ),
    Mutant(
        "SC-5.2.3",
        "counts the last tile",
        {"settlement.dearest_wait": lambda *seat: max(wait_values(*seat, LAST_TILE), default=None)},
    ),
    Mutant("SC-5.2.3", "adds the point of a self-draw", {"settlement.dearest_wait": with_self_draw_point}),
    Mutant(
        "SC-5.2.3",
        "pays each ready player once",
        {"settlement.ready_check": lambda payers, ready: ready_check(payers[:1], ready)},
    ),
    Mutant(
        "SC-5.2.3",
        "lets a pig pay this too",
        adding(lambda state: ready_check(settlement.flower_pigs(state), ready(state))),
    ),
    Mutant(
        "SC-5.2.3",
        "pays winners too",
        adding(
            lambda state: ready_check(
                tuple(player for player in state.playing if player not in ready(state)),
                {win.player: base(fan.total(win.items)) for win in state.wins},
            )
        ),
    ),
    Mutant("SC-5.2.3", "takes a hand with void tiles for ready", {"settlement.dearest_wait": whatever_void}),
    Mutant("SC-5.2.3", "waits for a fifth copy", {"shapes.waits": fifth_copies}),
    Mutant(
        "SC-5.2.3", "drops a wait whose tiles all lie open", {"settlement.dearest_wait": not_all_in_sight}
    ),
    Mutant("SC-5.2.3", "drops a wait for the tile of an own pung", {"shapes.waits": nothing_already_laid}),
    Mutant("SC-5.2.3", "waits for seven pairs only within one suit", {"shapes.waits": pairs_of_one_suit}),
)

MUTANTS: tuple[Mutant, ...] = (*HANDS, *FAN, *EVENT_FAN, *WINS, *KONGS, *EXHAUSTION)
