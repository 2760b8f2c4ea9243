"""Engines that read Sichuan otherwise: each takes another option of a ruling and plays by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from cardavia.engine.port import BadParamsError
from cardavia.games import packed
from cardavia.games.melding.state import Phase, laid_cards
from cardavia.games.packed import FOUR, Face, Hand
from cardavia.games.seats import NO_CARD, Player
from cardavia.games.sichuan import fan, legal, play, settlement, shapes, tiles, view
from cardavia.games.sichuan.fan import ADDITIONS, PATTERNS, WinningHand
from cardavia.games.sichuan.play import Answers
from cardavia.games.sichuan.settlement import REFUND, transfer
from cardavia.games.sichuan.state import State
from cardavia.mutants.mutant import Otherwise
from cardavia.mutants.sichuan import play as turns
from cardavia.mutants.sichuan import scoring
from cardavia.mutants.sichuan.play import Payment, Row, steps, without
from cardavia.mutants.sichuan.scoring import adding, item, leaving_out, tested
from cardavia.table import PASS, SEATS, Position, Setup, Transfer

# The deal


def only_a_deals(setup: Setup) -> State:
    if setup.dealer != SEATS[0]:
        raise BadParamsError(f"{setup.dealer} deals, expected {SEATS[0]}")
    return turns.START(setup)


# Turns


def over_when_nothing_is_left(state: State, player: Player) -> State:
    replaced = turns.REPLACE(state, player)
    return replaced if replaced.stock else turns.EXHAUST(replaced)


def no_kong_claims_with_void_tiles(state: State, face: Face, supplier: Player) -> Row:
    return tuple(
        without(options, legal.KONG) if tiles.part(state.hands[player], state.void[player]) else options
        for player, options in enumerate(turns.CLAIMS(state, face, supplier))
    )


def only_wins_of_the_last_discard(state: State, face: Face, supplier: Player) -> Row:
    offered = turns.CLAIMS(state, face, supplier)
    if state.stock:
        return offered
    return tuple(without(row, legal.PUNG) if legal.WIN in row else () for row in offered)


def robberies_are_compulsory(state: State, face: Face, konger: Player) -> Row:
    return tuple(without(options, PASS) for options in turns.ROBBERIES(state, face, konger))


def takes_back_and_discards(state: State, answers: Answers) -> State:
    settled = turns.SETTLE_ROBBERY(state, answers)
    if legal.WIN not in answers or settled.phase is Phase.OVER:
        return settled
    return turns.takes_the_tile_back(state, answers)._replace(phase=Phase.DISCARD)


def after_the_supplier(phase: Phase) -> Callable[[State, Player], State]:
    """After wins in a window of that phase, play goes on behind whoever supplied the tile."""
    return lambda state, last: turns.AFTER_WINS(state, state.turn if state.phase is phase else last)


# A win that was passed bars wins until the next own draw; who is barred stands in the ledger meanwhile.

BARRED = "a win passed"


def barred(player: Player) -> Transfer:
    return transfer(player, player, 0, BARRED, "")


def remembering_passed_wins(settle: Callable[[State, Answers], State]) -> Callable[[State, Answers], State]:
    def step(state: State, answers: Answers) -> State:
        passing = (
            player
            for player, options in enumerate(legal.options(state))
            if legal.WIN in options and answers[player] != legal.WIN
        )
        return settle(play.book(state, tuple(map(barred, passing))), answers)

    return step


def free_again(drawn: State) -> State:
    mark = barred(drawn.turn)
    return drawn._replace(ledger=tuple(entry for entry in drawn.ledger if entry != mark))


def without_barred_wins(state: State, offered: Row) -> Row:
    rows = (
        without(options, legal.WIN) if barred(player) in state.ledger else options
        for player, options in enumerate(offered)
    )
    return tuple(() if options == (PASS,) else options for options in rows)


def position_without_marks(real: Callable[[State], Position]) -> Callable[[State], Position]:
    def position(state: State) -> Position:
        shown = real(state)
        return replace(shown, ledger=tuple(entry for entry in state.ledger if entry.cause != BARRED))

    return position


# Payments of wins


def all_pay_the_robber(
    state: State, winners: tuple[Player, ...], face: Face, payment: Payment, events: frozenset[str]
) -> State:
    def like_a_self_draw(winner: Player, base: int, _: Player) -> tuple[Transfer, ...]:
        return turns.SELF_DRAW(winner, base, (other for other in state.playing if other != winner))

    robbed = fan.ROBBED_KONG in events
    return turns.WIN_ON(state, winners, face, like_a_self_draw if robbed else payment, events)


def one_robber(state: State, answers: Answers) -> State:
    first = turns.DECLARED(answers, state.turn)[:1]
    alone = tuple(
        PASS if answer == legal.WIN and player not in first else answer
        for player, answer in enumerate(answers)
    )
    return turns.SETTLE_ROBBERY(state, alone)


def heavenly(state: State, player: Player, concealed: Hand, events: frozenset[str]) -> WinningHand:
    dealt = {"heavenly hand"} if state.card == NO_CARD else frozenset()
    return scoring.winning_hand(state, player, concealed, events | dealt)


# Fan


def all_terminals(hand: WinningHand) -> bool:
    return not any(part & ~fan._TERMINAL_RANKS for part in tiles.parts(hand.tiles))


def outside_pairs_or_runs(hand: WinningHand) -> bool:
    return fan.seven_pairs(hand) and fan.outside(hand)


def pungs_besides(hand: WinningHand) -> bool:
    return not fan.all_258(hand) and fan.outside(hand) and fan.all_pungs(hand)


# The exhausted wall


def fees_to_the_ready(state: State) -> tuple[Transfer, ...]:
    """What unready players have had for kongs, shared by the ready ones."""
    due = scoring.exhaustion(state)
    ready = tuple(scoring.ready(state))
    returning = [(SEATS.index(entry.payer), entry.amount) for entry in due if entry.cause == REFUND]
    shares = (
        transfer(
            payer,
            player,
            sum(amount for other, amount in returning if other == payer) // len(ready),
            REFUND,
            "SC-5.2.1",
        )
        for payer in dict(returning)
        for player in ready
    )
    return (*(entry for entry in due if entry.cause != REFUND), *shares)


def living_waits(state: State, player: Player) -> int | None:
    """The base of the best hand that a tile which does not lie open makes."""
    hand, laid = state.hands[player], laid_cards(state.melds[player])
    lying = packed.pack(face for table in state.table for face in table)
    seen = hand + lying + sum(map(laid_cards, state.melds))
    waits = shapes.waits(hand, laid, state.void[player])
    values = zip(waits, scoring.wait_values(state, player), strict=True)
    return max((value for face, value in values if packed.count(seen, face) < 4), default=None)


def additions(name: str, test: Callable[[WinningHand], Any]) -> dict[str, Any]:
    return {"fan.ADDITIONS": tested(ADDITIONS, name, test)}


def patterns(name: str, test: Callable[[WinningHand], Any]) -> dict[str, Any]:
    return {"fan.PATTERNS": tested(PATTERNS, name, test)}


def self_draws(amount: Callable[[int], int]) -> dict[str, Any]:
    def pay(winner: Player, base: int, payers: Iterable[Player]) -> tuple[Transfer, ...]:
        return scoring.won_from(payers, winner, amount(base))

    return {"settlement.self_draw": pay}


OTHERWISE: tuple[Otherwise, ...] = (
    Otherwise(
        "SC-1.1.2",
        "1",
        {
            "play.next_turn": turns.over_with_the_last_tile,
            "play.draw_replacement": over_when_nothing_is_left,
        },
    ),
    Otherwise("SC-2.1.3", "2", {"legal.options": turns.void_suits(lambda sizes, size: size == min(sizes))}),
    Otherwise("SC-2.1.3", "3", {"legal.options": turns.void_suits(lambda _, size: size > 0)}),
    Otherwise(
        "SC-2.1.5",
        "B",
        {
            "legal.claims": turns.no_claims_with_void_tiles,
            "legal.own_kongs": turns.no_kongs_with_void_tiles,
        },
    ),
    Otherwise(
        "SC-3.2.4",
        "2",
        {"play.declared_wins": lambda answers, seat: tuple(sorted(turns.DECLARED(answers, seat)))},
    ),
    Otherwise(
        "SC-3.2.6",
        "1",
        leaving_out(lambda state, due: due.receiver in scoring.out(state)),
    ),
    Otherwise("SC-3.3.3", "1", {"legal.turn": turns.only_discards_after_a_kong}),
    Otherwise("SC-3.3.4", "2", {"play.win_on": all_pay_the_robber}),
    Otherwise("SC-3.3.4", "3", steps(Phase.ROB, one_robber)),
    Otherwise("SC-4.1.2", "2", {"shapes.complete": scoring.five_pairs_beside_a_kong}),
    Otherwise(
        "SC-4.1.6",
        "2",
        {
            "fan.ADDITIONS": ADDITIONS
            + item("outside hand", 2, outside_pairs_or_runs)
            + item("all pungs", 1, pungs_besides)
        },
    ),
    Otherwise("SC-4.1.7", "2", patterns("outside hand", scoring.outside_but_pair)),
    Otherwise("SC-4.1.7", "3", patterns("outside hand", all_terminals)),
    Otherwise("SC-4.1.8", "2", patterns("all 2/5/8 pungs", scoring.any_pair_258)),
    Otherwise("SC-4.1.10", "2", {"play.winning_hand": scoring.only_exposed_melds}),
    Otherwise("SC-4.1.11", "2", additions("root", lambda hand: (hand.laid & FOUR).bit_count())),
    Otherwise(
        "SC-4.1.11", "3", additions("root", lambda hand: 0 if fan.seven_pairs(hand) else fan.roots(hand))
    ),
    Otherwise("SC-4.1.12", "1b", {"play.winning_hand": scoring.replacement_or_last_tile}),
    Otherwise("SC-4.1.12", "2a", {"play.winning_hand": scoring.last_tile_drawn}),
    Otherwise("SC-5.1.3", "2", self_draws(lambda base: min(base + 1, 32))),
    Otherwise("SC-5.1.3", "3", {"play._opponents": scoring.exposed_kong_supplier_alone}),
    Otherwise(
        "SC-5.1.6",
        "2",
        {
            "settlement.concealed_kong": lambda player, _: turns.CONCEALED_FEES(
                player, turns.other_seats(player)
            )
        },
    ),
    Otherwise("SC-5.2.1", "2", {"settlement.exhaustion": fees_to_the_ready}),
    Otherwise(
        "SC-5.2.1",
        "3",
        leaving_out(lambda state, due: due.cause == REFUND and due.receiver in scoring.out(state)),
    ),
    Otherwise(
        "SC-5.2.2",
        "2",
        leaving_out(
            lambda state, due: due.cause == settlement.FLOWER_PIG and due.receiver in scoring.out(state)
        ),
    ),
    Otherwise(
        "SC-5.2.3",
        "1b",
        adding(lambda state: scoring.ready_check(settlement.flower_pigs(state), scoring.ready(state))),
    ),
    Otherwise("SC-5.2.3", "2a", {"shapes.waits": scoring.fifth_copies}),
    Otherwise("SC-gap-1", "1b", {"play.after_wins": after_the_supplier(Phase.CLAIM)}),
    Otherwise("SC-gap-1", "2b", {"play.after_wins": after_the_supplier(Phase.ROB)}),
    Otherwise("SC-gap-2", "2", {"play.start": only_a_deals}),
    Otherwise(
        "SC-gap-4",
        "2",
        {
            "play.winning_hand": heavenly,
            "fan.ADDITIONS": ADDITIONS
            + item("heavenly hand", 5, lambda hand: "heavenly hand" in hand.events),
        },
    ),
    Otherwise("SC-gap-4", "3", {"legal.turn": turns.no_win_before_a_draw}),
    Otherwise("SC-gap-5", "2", {"play.draw_replacement": turns.replacement_from_the_front}),
    Otherwise("SC-gap-6", "2", {"legal.claims": only_wins_of_the_last_discard}),
    Otherwise(
        "SC-gap-7",
        "2b",
        {
            "play._STEPS": {
                **play._STEPS,
                Phase.TURN: remembering_passed_wins(play.take_turn),
                Phase.CLAIM: remembering_passed_wins(turns.SETTLE_CLAIMS),
                Phase.ROB: remembering_passed_wins(turns.SETTLE_ROBBERY),
            },
            "play.next_turn": lambda state, after: free_again(turns.NEXT_TURN(state, after)),
            "play.draw_replacement": lambda state, player: free_again(turns.REPLACE(state, player)),
            "legal.claims": lambda state, face, supplier: without_barred_wins(
                state, turns.CLAIMS(state, face, supplier)
            ),
            "legal.robberies": lambda state, face, konger: without_barred_wins(
                state, turns.ROBBERIES(state, face, konger)
            ),
            "view.position": position_without_marks(view.position),
        },
    ),
    Otherwise(
        "SC-gap-7",
        "1b",
        {
            "legal.claims": turns.wins_are_compulsory,
            "legal.turn": turns.drawn_wins_are_compulsory,
            "legal.robberies": robberies_are_compulsory,
        },
    ),
    Otherwise("SC-gap-8", "2", steps(Phase.ROB, takes_back_and_discards)),
    # The port counts every tile once: of several copies it shows the one of the first winner.
    Otherwise("SC-gap-9", "2", {"play.win_on": turns.first_winner_takes_the_tile}),
    Otherwise("SC-gap-10", "2", {"play.winning_hand": scoring.shot_after_kong}),
    Otherwise("SC-gap-10", "3", {"play.win_on": scoring.call_transfer}),
    Otherwise("SC-gap-11", "2", {"play.after_wins": turns.penalties_after_the_last_win}),
    Otherwise("SC-gap-12", "2", {"settlement.dearest_wait": living_waits}),
    Otherwise("SC-gap-15", "2", {"legal.claims": turns.strongest_claim_only}),
    Otherwise(
        "SC-gap-16",
        "2",
        {
            "legal.claims": no_kong_claims_with_void_tiles,
            "legal.own_kongs": turns.no_kongs_with_void_tiles,
        },
    ),
)

UNSEEN: Mapping[str, str] = {
    "SC-gap-3=2": "no scenario begins before four void suits are named in one window",
    "SC-gap-12=3": "it is SC-5.2.3=2a over again, and declares that",
    "SC-gap-13=2": "the port tells what is won and lost, not what anybody owns",
    "SC-gap-14=1": "no amount depends on the order",
}
"""Options that no engine can show through the port, or not apart from another."""
