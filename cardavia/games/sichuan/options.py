"""The options of each ruling that a table may play in place of ours, and the rules of a profile."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from itertools import takewhile
from typing import Any

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Laid, Phase, laid_cards
from cardavia.games.packed import FOUR, ODD, ONE, Face, Hand
from cardavia.games.profile import Options, Profile, changed, plus, to
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.games.sichuan import fan, legal, play, settlement, shapes, tiles
from cardavia.games.sichuan.fan import WinningHand
from cardavia.games.sichuan.legal import KONG, PUNG, WIN
from cardavia.games.sichuan.rules import Answers, Events, Offer, Payment, Players, Ready, Rules, Transfers
from cardavia.games.sichuan.settlement import REFUND, transfer
from cardavia.games.sichuan.state import PLAYERS, State
from cardavia.games.sichuan.tiles import FACES, SHAPE
from cardavia.table import PASS, SEATS, ScoreItem, Transfer

Offering = Callable[[State, Player, Offer], Offer]


@cache
def rules(profile: Profile) -> Rules:
    """The rules of the tables that play by a profile."""
    return changed(ours(), OPTIONS, profile)


def ours() -> Rules:
    """Every ruling as we read it."""
    return Rules(
        shape=SHAPE,
        voids=legal.any_suit,
        complete=shapes.complete,
        offer=legal.free_choice,
        noted=play.nothing_noted,
        drawn=play.as_it_stands,
        replacements="back",
        winners=play.declared_wins,
        robbers=play.any_number,
        winning_tile=play.tile_stays,
        goes_on=play.next_turn,
        ends=play.as_it_stands,
        patterns=fan.PATTERNS,
        additions=fan.ADDITIONS,
        base=fan.base,
        events=play.all_events,
        declared=len,
        self_draw=settlement.self_draw,
        self_draw_payers=play.opponents,
        robbery=settlement.like_a_discarder,
        passed_on=settlement.nothing,
        concealed_kong_payers=play.opponents,
        waits=shapes.waits,
        gone=settlement.own_melds,
        refunds=settlement.to_payers,
        pig_payments=settlement.to_all_but_pigs,
        ready_check_payers=settlement.unready_but_pigs,
    )


# The void suit


def shortest_suits(hand: Hand) -> Offer:
    """One of the suits of which least is held (SC-2.1.3)."""
    sizes = tuple(map(packed.size, tiles.parts(hand)))
    return tuple(void for void, size in zip(legal.VOIDS, sizes, strict=True) if size == min(sizes))


def suits_held(hand: Hand) -> Offer:
    """A suit of which something is held (SC-2.1.3)."""
    return tuple(void for void, part in zip(legal.VOIDS, tiles.parts(hand), strict=True) if part)


# What a seat may do of all that its tiles allow


def limited(limit: Offering) -> dict[str, Any]:
    """The change that takes something more from what a seat is offered; a pass alone is no choice."""

    def limiting(offer: Offering) -> Offering:
        def left(state: State, player: Player, offered: Offer) -> Offer:
            some = limit(state, player, offer(state, player, offered))
            return () if some == (PASS,) else some

        return left

    return {"offer": limiting}


def without(offered: Offer, *barred: str) -> Offer:
    """What is left of an offer without some verbs."""
    return tuple(decision for decision in offered if decision.split(" ")[0] not in barred)


def holding_void_tiles(*barred: str) -> Offering:
    """While a seat holds void tiles some decisions are barred (SC-2.1.5, SC-gap-16)."""

    def left(state: State, player: Player, offered: Offer) -> Offer:
        return without(offered, *barred) if tiles.part(state.hands[player], state.void[player]) else offered

    return left


def only_discards_after_a_kong(state: State, _: Player, offered: Offer) -> Offer:
    """A replacement is followed by a discard, neither by a win nor by another kong (SC-3.3.3)."""
    return without(offered, KONG, WIN) if state.phase is Phase.TURN and state.replacement else offered


def no_win_before_a_draw(state: State, _: Player, offered: Offer) -> Offer:
    """The dealer may not win with the tiles dealt (SC-gap-4)."""
    return without(offered, WIN) if state.card == NO_CARD else offered


def only_wins_of_the_last_discard(state: State, _: Player, offered: Offer) -> Offer:
    """The last discard may be won on, not punged (SC-gap-6)."""
    return offered if state.stock or state.phase is not Phase.CLAIM else without(offered, PUNG)


def wins_are_compulsory(_: State, __: Player, offered: Offer) -> Offer:
    """Who can win must (SC-gap-7)."""
    return (WIN,) if WIN in offered else offered


def no_win_once_barred(state: State, player: Player, offered: Offer) -> Offer:
    """Who has passed a win may not win on tiles of others before its next draw (SC-gap-7)."""
    return without(offered, WIN) if player in state.barred and state.phase is not Phase.TURN else offered


def strongest_only(_: State, __: Player, offered: Offer) -> Offer:
    """Of several claims only the strongest is offered: win, kong, pung (SC-gap-15)."""
    weaker = {WIN: (PUNG, KONG), KONG: (PUNG,)}
    return without(offered, *next((verbs for best, verbs in weaker.items() if best in offered), ()))


def in_claims(limit: Offering) -> Offering:
    """The limit where a discard is claimed, and nowhere else."""
    return lambda state, player, offered: (
        limit(state, player, offered) if state.phase is Phase.CLAIM else offered
    )


# The course of a deal


def over_with_the_last_tile(state: State) -> State:
    """The wall is exhausted when its last tile has been drawn (SC-1.1.2)."""
    return state if state.stock else play.exhaust(state)


def passed_wins_noted(state: State, answers: Answers) -> State:
    """Who could win and did not is barred (SC-gap-7)."""
    passing = frozenset(
        player
        for player, offered in enumerate(legal.options(state))
        if WIN in offered and answers[player] != WIN
    )
    return state._replace(barred=state.barred | passing)


def free_again(state: State) -> State:
    """A draw of one's own ends the bar (SC-gap-7)."""
    return state._replace(barred=state.barred - {state.turn})


def from_any_seat(answers: Answers, _: Player) -> Players:
    """Wins on one tile are settled in the order of the seats, whoever supplied it (SC-3.2.4)."""
    return tuple(player for player in PLAYERS if answers[player] == WIN)


def first_winner_takes_the_tile(state: State, winners: Players, face: Face) -> State:
    """The tile goes into the hand of the first that won on it (SC-gap-9)."""
    supplier, first = state.turn, winners[0]
    return state._replace(
        hands=replaced(state.hands, first, state.hands[first] + ONE[face]),
        table=replaced(state.table, supplier, state.table[supplier][:-1]),
    )


def behind_the_supplier(phase: Phase) -> dict[str, Any]:
    """After wins in a window of this phase play goes on behind whoever supplied the tile (SC-gap-1)."""

    def going_on(goes_on: Callable[[State, Player], State]) -> Callable[[State, Player], State]:
        return lambda state, last: goes_on(state, state.turn if state.phase is phase else last)

    return {"goes_on": going_on}


def robbed_seat_discards(goes_on: Callable[[State, Player], State]) -> Callable[[State, Player], State]:
    """Who is robbed of a kong takes the tile back and discards (SC-gap-8)."""

    def after_wins(state: State, last: Player) -> State:
        if state.phase is not Phase.ROB:
            return goes_on(state, last)
        konger = state.turn
        return state._replace(
            phase=Phase.DISCARD,
            hands=replaced(state.hands, konger, state.hands[konger] + ONE[state.card]),
            table=replaced(state.table, konger, state.table[konger][:-1]),
        )

    return after_wins


def penalties_on_the_last_tile(state: State) -> State:
    """When the third win takes the last tile, the wall is exhausted, too (SC-gap-11)."""
    return state if state.stock else play.book(state, settlement.exhaustion(state))


# What a hand is worth


def five_pairs_beside_a_kong(complete: Callable[[Hand, int], bool]) -> Callable[[Hand, int], bool]:
    """A kong stands for two of seven pairs; one tile is left over (SC-4.1.2)."""
    return lambda concealed, void: (
        complete(concealed, void)
        or (
            packed.size(concealed) == 11
            and (concealed & ODD).bit_count() == 1
            and shapes.void_free(concealed, void)
        )
    )


def waits_beside_a_kong(
    waits: Callable[[Hand, Hand, int], tuple[Face, ...]],
) -> Callable[..., tuple[Face, ...]]:
    """The waits for seven pairs with a kong among the others (SC-4.1.2)."""
    complete = five_pairs_beside_a_kong(shapes.complete)

    def found(concealed: Hand, laid: Hand, void: int) -> tuple[Face, ...]:
        others = waits(concealed, laid, void)
        return tuple(
            face
            for face in range(len(FACES))
            if face in others
            or (packed.count(concealed + laid, face) < 4 and complete(concealed + ONE[face], void))
        )

    return found


def fifth_copies(concealed: Hand, _: Hand, void: int) -> tuple[Face, ...]:
    """A tile of which a seat owns all four copies is waited for like any other (SC-5.2.3)."""
    return tuple(face for face in range(len(FACES)) if shapes.complete(concealed + ONE[face], void))


def all_in_sight(state: State, _: Player) -> Hand:
    """Tiles that lie open anywhere are gone (SC-gap-12)."""
    return sum(map(laid_cards, state.melds)) + packed.pack(face for table in state.table for face in table)


def tested(name: str, test: Callable[[WinningHand], Any]) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """The change of a table to another test for one of its rows."""
    return lambda table: tuple((test if item.item == name else real, item) for real, item in table)


def row(name: str, value: int, sentence: str, test: Callable[[WinningHand], Any]) -> Callable[..., Any]:
    """The change of a table to one with another row."""
    return plus((test, ScoreItem(name, value, sentence)))


def outside_pairs_or_runs(hand: WinningHand) -> bool:
    """An outside hand beside the seven pairs that its tiles are as well (SC-4.1.6)."""
    return fan.seven_pairs(hand) and fan.outside(hand)


def pungs_besides(hand: WinningHand) -> bool:
    """All pungs beside the outside hand of another reading (SC-4.1.6)."""
    return not fan.all_258(hand) and fan.outside(hand) and fan.all_pungs(hand)


def without_pair(hand: WinningHand) -> Iterable[WinningHand]:
    """The hand without its pair, for each that can be taken as the pair."""
    return (
        hand._replace(concealed=hand.concealed - 2 * ONE[face])
        for face in range(len(FACES))
        if packed.count(hand.concealed, face) >= 2
    )


def outside_but_pair(hand: WinningHand) -> bool:
    """A 1 or a 9 in every set, whatever the pair (SC-4.1.7)."""
    return any(fan.outside(sets) for sets in without_pair(hand))


def all_terminals(hand: WinningHand) -> bool:
    """Nothing but 1 and 9 (SC-4.1.7)."""
    return not any(part & ~fan.TERMINAL_RANKS for part in tiles.parts(hand.tiles))


def pungs_of_258(hand: WinningHand) -> bool:
    """Pungs of 2, 5 and 8, whatever the pair (SC-4.1.8)."""
    return fan.all_pungs(hand) and any(not sets.tiles & ~fan.RANKS_258 for sets in without_pair(hand))


def claimed(melds: tuple[Laid, ...]) -> int:
    """A concealed kong is no declared meld (SC-4.1.10)."""
    return sum(meld.kind is not Kind.CONCEALED for meld in melds)


def declared_quads(hand: WinningHand) -> int:
    """Only declared kongs are roots (SC-4.1.11)."""
    return (hand.laid & FOUR).bit_count()


def no_root_in_pairs(hand: WinningHand) -> int:
    """Two equal pairs are no root (SC-4.1.11)."""
    return 0 if fan.seven_pairs(hand) else fan.roots(hand)


Counting = Callable[[State, Events], Events]


def counting(change: Counting) -> dict[str, Any]:
    """The change that counts events in another way."""

    def counted(events: Counting) -> Counting:
        return lambda state, found: change(state, events(state, found))

    return {"events": counted}


def first_event(_: State, events: Events) -> Events:
    """Of several events one is counted (SC-4.1.12)."""
    return frozenset([event for event in fan.EVENTS if event in events][:1]) | (events - {*fan.EVENTS})


def last_tile_drawn(state: State, events: Events) -> Events:
    """A win on the last discard is none on the last tile (SC-4.1.12)."""
    return events - {fan.LAST_TILE} if state.phase is Phase.CLAIM else events


HEAVENLY_HAND = "heavenly hand"


def heavenly_hand(state: State, events: Events) -> Events:
    """The dealer wins with the tiles dealt (SC-gap-4)."""
    return events | {HEAVENLY_HAND} if state.card == NO_CARD else events


def shot_after_kong(state: State, events: Events) -> Events:
    """A win on the discard that follows a kong counts like one on the replacement (SC-gap-10)."""
    return events | {fan.KONG_REPLACEMENT} if state.phase is Phase.CLAIM and state.replacement else events


# Who pays whom


def point_within_the_cap(winner: Player, base: int, payers: Iterable[Player]) -> Transfers:
    """The point of a self-draw is capped with the base (SC-5.1.3)."""
    amount = min(base + settlement.SELF_DRAW_BONUS, fan.base(fan.CAP))
    return tuple(transfer(payer, winner, amount, settlement.SELF_DRAW, "SC-5.1.3") for payer in payers)


def supplier_of_the_kong(state: State, player: Player) -> Players:
    """A win on the replacement of an exposed kong is paid by who supplied the kong, alone (SC-5.1.3)."""
    last = state.melds[player][-1] if state.replacement and state.melds[player] else None
    if last is not None and last.kind is Kind.EXPOSED and last.supplier is not None:
        return (last.supplier,)
    return play.opponents(state, player)


def like_a_self_draw(state: State) -> Payment:
    """Everyone in play pays who robs a kong (SC-3.3.4)."""
    return lambda winner, base, _: state.rules.self_draw(winner, base, play.opponents(state, winner))


def fees_of_the_kong(state: State, winners: Players) -> Transfers:
    """The fees of the kong that a discard follows go to the first who wins on it (SC-gap-10)."""
    if not state.replacement:
        return ()
    konger = SEATS[state.turn]
    fees = takewhile(
        lambda fee: fee.receiver == konger and fee.cause in settlement.KONG_FEES, state.ledger[::-1]
    )
    return tuple(fee._replace(payer=konger, receiver=SEATS[winners[0]]) for fee in fees)


def everyone_else(_: State, player: Player) -> Players:
    """All three others pay, in play or not (SC-5.1.6)."""
    return tuple(other for other in PLAYERS if other != player)


def shared_by_the_ready(state: State, unready: Players, ready: Ready) -> Transfers:
    """What unready seats have had for kongs is shared by those that are ready (SC-5.2.1)."""
    back = settlement.refunds(state.ledger, unready)
    had = {
        payer: sum(fee.amount for fee in back if fee.payer == payer) for payer in (fee.payer for fee in back)
    }
    return tuple(
        Transfer(payer, SEATS[player], amount // len(ready), REFUND, "SC-5.2.1")
        for payer, amount in had.items()
        for player in ready
    )


def to_those_in_play(payments: Callable[..., Transfers]) -> Callable[..., Transfers]:
    """Who has won gets nothing of it (SC-3.2.6, SC-5.2.1, SC-5.2.2)."""

    def paid(state: State, *due: Any) -> Transfers:
        playing = {SEATS[player] for player in state.playing}
        return tuple(each for each in payments(state, *due) if each.receiver in playing)

    return paid


def pigs_as_well(unready: Players, _: Players) -> Players:
    """Players pay the ready check on top of their own payments (SC-5.2.3)."""
    return unready


OPTIONS: Options = {
    "SC-1.1.2": {"1": {"drawn": lambda drawn: lambda state: over_with_the_last_tile(drawn(state))}},
    "SC-2.1.3": {"2": {"voids": to(shortest_suits)}, "3": {"voids": to(suits_held)}},
    "SC-2.1.5": {"B": limited(holding_void_tiles(PUNG, KONG))},
    "SC-3.2.4": {"2": {"winners": to(from_any_seat)}},
    "SC-3.2.6": {"1": {"refunds": to_those_in_play, "pig_payments": to_those_in_play}},
    "SC-3.3.3": {"1": limited(only_discards_after_a_kong)},
    "SC-3.3.4": {"2": {"robbery": to(like_a_self_draw)}, "3": {"robbers": to(lambda winners: winners[:1])}},
    "SC-4.1.2": {"2": {"complete": five_pairs_beside_a_kong, "waits": waits_beside_a_kong}},
    "SC-4.1.6": {
        "2": {
            "additions": plus(
                (outside_pairs_or_runs, ScoreItem("outside hand", 2, "SC-4.1.7")),
                (pungs_besides, ScoreItem("all pungs", 1, "SC-4.1.5")),
            )
        }
    },
    "SC-4.1.7": {
        "2": {"patterns": tested("outside hand", outside_but_pair)},
        "3": {"patterns": tested("outside hand", all_terminals)},
    },
    "SC-4.1.8": {"2": {"patterns": tested("all 2/5/8 pungs", pungs_of_258)}},
    "SC-4.1.10": {"2": {"declared": to(claimed)}},
    "SC-4.1.11": {
        "2": {"additions": tested("root", declared_quads)},
        "3": {"additions": tested("root", no_root_in_pairs)},
    },
    "SC-5.1.3": {
        "2": {"self_draw": to(point_within_the_cap)},
        "3": {"self_draw_payers": to(supplier_of_the_kong)},
    },
    "SC-5.1.6": {"2": {"concealed_kong_payers": to(everyone_else)}},
    "SC-5.2.1": {"2": {"refunds": to(shared_by_the_ready)}, "3": {"refunds": to_those_in_play}},
    "SC-5.2.2": {"2": {"pig_payments": to_those_in_play}},
    "SC-5.2.3": {"1b": {"ready_check_payers": to(pigs_as_well)}, "2a": {"waits": to(fifth_copies)}},
    "SC-gap-1": {"1b": behind_the_supplier(Phase.CLAIM), "2b": behind_the_supplier(Phase.ROB)},
    "SC-gap-2": {"2": {"shape": lambda shape: replace(shape, dealers=SEATS[:1])}},
    "SC-gap-4": {
        "2": {
            **counting(heavenly_hand),
            "additions": plus(
                (lambda hand: HEAVENLY_HAND in hand.events, ScoreItem(HEAVENLY_HAND, 5, "SC-4.1.12"))
            ),
        },
        "3": limited(no_win_before_a_draw),
    },
    "SC-gap-5": {"2": {"replacements": to("front")}},
    "SC-gap-6": {"2": limited(only_wins_of_the_last_discard)},
    "SC-gap-7": {
        "1b": limited(wins_are_compulsory),
        "2b": {
            **limited(no_win_once_barred),
            "noted": to(passed_wins_noted),
            "drawn": lambda drawn: lambda state: drawn(free_again(state)),
        },
    },
    "SC-gap-8": {"2": {"goes_on": robbed_seat_discards}},
    "SC-gap-9": {"2": {"winning_tile": to(first_winner_takes_the_tile)}},
    "SC-gap-10": {"2": counting(shot_after_kong), "3": {"passed_on": to(fees_of_the_kong)}},
    "SC-gap-11": {"2": {"ends": to(penalties_on_the_last_tile)}},
    "SC-gap-12": {"2": {"gone": to(all_in_sight)}},
    "SC-gap-15": {"2": limited(in_claims(strongest_only))},
    "SC-gap-16": {"2": limited(holding_void_tiles(KONG))},
    # Last: the event that counts is chosen among all that others add.
    "SC-4.1.12": {"2a": counting(last_tile_drawn), "1b": counting(first_event)},
}
