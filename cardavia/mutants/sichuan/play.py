"""Mutants of the sections on goal, setup and turns: `SC-0` to `SC-3`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardavia.engine.port import BadParamsError
from cardavia.games import packed
from cardavia.games.melding import moves
from cardavia.games.melding.state import Kind, Laid, Phase
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD, Player
from cardavia.games.sichuan import legal, play, settlement, tiles
from cardavia.games.sichuan.rules import Answers, Rules
from cardavia.games.sichuan.state import BEHIND, PLAYERS, Opening, State, Win
from cardavia.games.sichuan.tiles import FACE, RANKS, SHAPE, SUITS
from cardavia.mutants.conflicts import conflicts, hearing
from cardavia.mutants.mutant import Mutant
from cardavia.table import PASS, SEATS, Decision, Setup, Transfer

Options = tuple[Decision, ...]
Row = tuple[Options, ...]
Payment = Callable[[Player, int, Player], tuple[Transfer, ...]]

START, NAME_VOIDS, NEXT_TURN, SEAT_BEHIND = play.start, play.name_voids, play.next_turn, play.seat_behind
SETTLE_CLAIMS, SETTLE_ROBBERY, DECLARED = play.settle_claims, play.settle_robbery, play.declared_wins
DISCARD, PUNG, ADD, COMPLETE = play.discard, play.pung, play.add_to_pung, play.complete_added_kong
CONCEAL, REPLACE, BOOK = play.declare_concealed_kong, play.draw_replacement, play.book
WIN_ON, WON, AFTER_WINS, EXHAUST = play.win_on, play._won, play.after_wins, play.exhaust
OPTIONS, TURN, DISCARDS, OWN_KONGS = legal.options, legal.turn, legal.discards, legal.own_kongs
CLAIMS, ROBBERIES = legal.claims, legal.robberies
ADDED_FEES, CONCEALED_FEES = settlement.added_kong, settlement.concealed_kong
SELF_DRAW, EXHAUSTION = settlement.self_draw, settlement.exhaustion

NO_SUIT = len(SUITS)
"""As a void suit: none at all."""


def steps(phase: Phase | Opening, step: Callable[[State, Answers], State]) -> dict[str, object]:
    """The patch that puts `step` in place of what a phase does."""
    return {"play._STEPS": {**play._STEPS, phase: step}}


def winners_to_end(number: int) -> dict[str, object]:
    return {"play.WINNERS_TO_END": number, "view.WINNERS_TO_END": number}


def is_discard(decision: Decision) -> bool:
    return decision.startswith("discard")


def with_discards(options: Options, discards: Options) -> Options:
    return (*discards, *(decision for decision in options if not is_discard(decision)))


def without(options: Options, *verbs: str) -> Options:
    return tuple(decision for decision in options if decision.split(" ")[0] not in verbs)


def opened(offered: Row, player: Player, decision: Decision) -> Row:
    """The window with one more choice for a seat."""
    row = offered[player] or (PASS,)
    return (*offered[:player], (*dict.fromkeys((*row, decision)),), *offered[player + 1 :])


def other_seats(player: Player) -> tuple[Player, ...]:
    return tuple(other for other in PLAYERS if other != player)


def drawing(state: State, player: Player) -> State:
    """A draw from the front of the wall by a seat that plays."""
    return NEXT_TURN(state, (player - 1) % len(PLAYERS))


# The deal


def another_deal(state: State, last: Player) -> State:
    return play.start(SHAPE.shuffle(0), state.rules) if len(state.wins) == 3 else AFTER_WINS(state, last)


def hasty_dealer(state: State) -> Row:
    offered = OPTIONS(state)
    if state.phase is not Opening.VOID:
        return offered
    early = (*legal.VOIDS, *DISCARDS(state.hands[state.turn], NO_SUIT))
    return (*offered[: state.turn], early, *offered[state.turn + 1 :])


def exchanged(setup: Setup, rules: Rules) -> State:
    state = START(setup, rules)
    given = [tiles.held(hand)[0] for hand in state.hands]
    hands = (hand - ONE[given[p]] + ONE[given[p - 1]] for p, hand in enumerate(state.hands))
    return state._replace(hands=tuple(hands))


def wants_honours(setup: Setup, _: Rules) -> State:
    raise BadParamsError(f"{len(setup.stock)} tiles as stock, expected 83: the honours are missing")


def thirteen_each(setup: Setup, rules: Rules) -> State:
    state = START(setup, rules)
    dealer = state.turn
    face = tiles.held(state.hands[dealer])[-1]
    hands = (*state.hands[:dealer], state.hands[dealer] - ONE[face], *state.hands[dealer + 1 :])
    return state._replace(hands=hands, wall=(face, *state.wall), back=state.back + 1)


def dealer_draws(state: State, answers: Answers) -> State:
    return drawing(NAME_VOIDS(state, answers), state.turn)


def lengths(hand: Hand) -> list[int]:
    return [packed.size(part) for part in tiles.parts(hand)]


def void_suits(allowed: Callable[[list[int], int], bool]) -> Callable[[State], Row]:
    """Options that restrict which suit a seat may name, by the lengths of all its suits."""

    def options(state: State) -> Row:
        if state.phase is not Opening.VOID:
            return OPTIONS(state)
        return tuple(
            tuple(legal.VOIDS[suit] for suit, size in enumerate(sizes) if allowed(sizes, size))
            for sizes in map(lengths, state.hands)
        )

    return options


def suits_derived(state: State, _: Answers) -> State:
    shortest = (sizes.index(min(sizes)) for sizes in map(lengths, state.hands))
    return NAME_VOIDS(state, tuple(legal.VOIDS[suit] for suit in shortest))


def no_win_before_a_draw(state: State, player: Player) -> Options:
    return without(TURN(state, player), *(("win",) if state.card == NO_CARD else ()))


# The void suit


def free_after_the_first(state: State, player: Player) -> Options:
    void = NO_SUIT if state.table[player] else state.void[player]
    return with_discards(TURN(state, player), DISCARDS(state.hands[player], void))


def free_to_throw_the_drawn(state: State, player: Player) -> Options:
    drawn = () if state.card == NO_CARD else (legal.DISCARD[state.card],)
    return tuple(dict.fromkeys((*TURN(state, player), *drawn)))


def free_on_a_replacement(state: State, player: Player) -> Options:
    void = NO_SUIT if state.replacement else state.void[player]
    return with_discards(TURN(state, player), DISCARDS(state.hands[player], void))


def lowest_void_tile(hand: Hand, void: int) -> Options:
    return DISCARDS(hand, void)[:1] if tiles.part(hand, void) else DISCARDS(hand, void)


def anyones_void_suit(state: State, player: Player) -> Options:
    hand = state.hands[player]
    due = next((suit for suit in state.void if tiles.part(hand, suit)), NO_SUIT)
    return with_discards(TURN(state, player), DISCARDS(hand, due))


def claims_of_void_tiles(copies: int, decision: Decision) -> Callable[[State, Face, Player], Row]:
    def claims(state: State, face: Face, supplier: Player) -> Row:
        offered = CLAIMS(state, face, supplier)
        for player in other_seats(supplier):
            void, held = state.void[player], packed.count(state.hands[player], face)
            if not legal.usable(face, void) and held >= copies:
                offered = opened(offered, player, decision)
        return offered

    return claims


def no_claims_with_void_tiles(state: State, face: Face, supplier: Player) -> Row:
    holds_void = [bool(tiles.part(hand, void)) for hand, void in zip(state.hands, state.void, strict=True)]
    return tuple(
        () if held else options
        for held, options in zip(holds_void, CLAIMS(state, face, supplier), strict=True)
    )


def no_kongs_with_void_tiles(hand: Hand, melds: tuple[Laid, ...], void: int) -> tuple[Face, ...]:
    return () if tiles.part(hand, void) else OWN_KONGS(hand, melds, void)


# Turns


def winners_draw_blindly(state: State, after: Player) -> State:
    seat = (after + 1) % len(PLAYERS)
    if seat in state.playing or not state.stock:
        return NEXT_TURN(state, after)
    thrown = (*state.table[seat], state.wall[state.front])
    table = (*state.table[:seat], thrown, *state.table[seat + 1 :])
    return winners_draw_blindly(state._replace(front=state.front + 1, table=table), seat)


def keeps_playing(state: State, win: Win) -> State:
    return WON(state, win)._replace(playing=state.playing)


def over_with_the_last_tile(state: State, after: Player) -> State:
    moved = NEXT_TURN(state, after)
    return moved if moved.stock or moved.phase is Phase.OVER else EXHAUST(moved)


def dead_wall(state: State, after: Player) -> State:
    return NEXT_TURN(state, after) if state.stock > 14 else EXHAUST(state)


def draws_after_a_pung(state: State, player: Player, face: Face, supplier: Player) -> State:
    return drawing(PUNG(state, player, face, supplier), player)


def all_equal_tiles_go(state: State, player: Player, face: Face) -> State:
    more = packed.count(state.hands[player], face) - 1
    hand = state.hands[player] - more * ONE[face]
    hands = (*state.hands[:player], hand, *state.hands[player + 1 :])
    lying = (*state.table[player], *(face,) * more)
    table = (*state.table[:player], lying, *state.table[player + 1 :])
    return DISCARD(state._replace(hands=hands, table=table), player, face)


def second_copy_lost(state: State, player: Player, face: Face, supplier: Player) -> State:
    """Three copies of the hand go where two should, the odd one to the table."""
    punged = PUNG(state, player, face, supplier)
    return all_equal_tiles_go(punged, player, face) if packed.count(punged.hands[player], face) else punged


# Claims


def runs(*steps: int) -> Callable[[State, Face, Player], Row]:
    """Claims with a run offered to the seats so many steps behind the discarder."""

    def claims(state: State, face: Face, supplier: Player) -> Row:
        offered, rank = CLAIMS(state, face, supplier), face % RANKS
        for player in {(supplier + step) % len(PLAYERS) for step in steps}.intersection(state.playing):
            for start in range(max(0, rank - 2), min(rank, RANKS - 3) + 1):
                others = (face - rank + other for other in range(start, start + 3) if other != rank)
                if all(packed.count(state.hands[player], other) for other in others):
                    offered = opened(offered, player, "chow")
        return offered

    return claims


def only_the_next_seat_pungs(state: State, face: Face, supplier: Player) -> Row:
    near = (supplier + 1) % len(PLAYERS)
    return tuple(
        options
        if player == near or legal.WIN in options
        else options[:0]
        if options == (PASS, legal.PUNG)
        else without(options, "pung")
        for player, options in enumerate(CLAIMS(state, face, supplier))
    )


def pungs_grow_by_discards(state: State, face: Face, supplier: Player) -> Row:
    offered = CLAIMS(state, face, supplier)
    for player in other_seats(supplier):
        if any(meld.face == face for meld in state.melds[player]):
            offered = opened(offered, player, legal.KONG)
    return offered


def all_asked_when_one_is(state: State) -> Row:
    """The supplier of the tile too, in a window that was opened for somebody else."""
    match state.phase:
        case Phase.CLAIM:
            return CLAIMS(state, state.card, -1)
        case Phase.ROB:
            return ROBBERIES(state, state.card, -1)
        case _:
            return OPTIONS(state)


def barred_once_passed(state: State, face: Face, supplier: Player) -> Row:
    """A tile of which one lies on a table unclaimed may not be punged any more."""
    lying = sum(table.count(face) for table in state.table)
    offered = CLAIMS(state, face, supplier)
    return offered if lying == 1 else tuple(without(options, legal.PUNG) for options in offered)


def pungs_with_one(state: State, face: Face, supplier: Player) -> Row:
    offered = CLAIMS(state, face, supplier)
    for player in other_seats(supplier):
        if legal.usable(face, state.void[player]) and packed.count(state.hands[player], face) == 1:
            offered = opened(offered, player, legal.PUNG)
    return offered


def only_wins_with_the_wall_empty(state: State, face: Face, supplier: Player) -> Row:
    offered = CLAIMS(state, face, supplier)
    return offered if state.stock else tuple(row if legal.WIN in row else () for row in offered)


def wins_asked_first(state: State, face: Face, supplier: Player) -> Row:
    offered = CLAIMS(state, face, supplier)
    winning = tuple(row if legal.WIN in row else () for row in offered)
    return winning if any(winning) else offered


def strongest_claim_only(state: State, face: Face, supplier: Player) -> Row:
    weaker = {legal.WIN: ("pung", "kong"), legal.KONG: ("pung",)}
    return tuple(
        without(options, *next((verbs for best, verbs in weaker.items() if best in options), ()))
        for options in CLAIMS(state, face, supplier)
    )


def wins_are_compulsory(state: State, face: Face, supplier: Player) -> Row:
    return tuple(
        (legal.WIN,) if legal.WIN in options else options for options in CLAIMS(state, face, supplier)
    )


def drawn_wins_are_compulsory(state: State, player: Player) -> Options:
    options = TURN(state, player)
    return (legal.WIN,) if legal.WIN in options else options


def nearest_claim(state: State, answers: Answers) -> State:
    claimant = next((p for p in BEHIND[state.turn] if answers[p] not in (None, PASS)), None)
    return SETTLE_CLAIMS(state, tuple(a if p == claimant else PASS for p, a in enumerate(answers)))


def before_a_win(claim: Decision) -> Callable[[State, Answers], State]:
    def settle(state: State, answers: Answers) -> State:
        strong = claim in answers
        return SETTLE_CLAIMS(state, tuple(a if a == claim or not strong else PASS for a in answers))

    return settle


# Wins


def shared_payment(
    state: State,
    winners: tuple[Player, ...],
    face: Face,
    payment: Payment,
    events: frozenset[str],
) -> State:
    after, before = WIN_ON(state, winners, face, payment, events), len(state.ledger)
    paid = after.ledger[before : before + len(winners)]
    share = max(entry.amount for entry in paid) // len(winners)
    rest = after.ledger[before + len(winners) :]
    return after._replace(ledger=(*state.ledger, *(entry._replace(amount=share) for entry in paid), *rest))


def first_winner_leaves(
    state: State, winners: tuple[Player, ...], face: Face, payment: Payment, events: frozenset[str]
) -> State:
    after = WIN_ON(state, winners, face, payment, events)
    playing = tuple(player for player in state.playing if player != winners[0])
    return after._replace(wins=after.wins[: len(state.wins) + 1], playing=playing)


def first_winner_takes_the_tile(
    state: State,
    winners: tuple[Player, ...],
    face: Face,
    payment: Payment,
    events: frozenset[str],
) -> State:
    after, first, supplier = WIN_ON(state, winners, face, payment, events), winners[0], state.turn
    table = (*after.table[:supplier], after.table[supplier][:-1], *after.table[supplier + 1 :])
    hands = (*after.hands[:first], after.hands[first] + ONE[face], *after.hands[first + 1 :])
    return after._replace(hands=hands, table=table)


def winners_hand_in(state: State, win: Win) -> State:
    """A winner's concealed tiles go to the table."""
    player, after = win.player, WON(state, win)
    lying = (*state.table[player], *(FACE[card] for card in tiles.cards(state.hands[player])))
    return after._replace(
        hands=(*state.hands[:player], 0, *state.hands[player + 1 :]),
        table=(*state.table[:player], lying, *state.table[player + 1 :]),
    )


def winners_get_fees_back(state: State, win: Win) -> State:
    paid = (entry for entry in state.ledger if entry.payer == SEATS[win.player])
    back = tuple(
        entry._replace(payer=entry.receiver, receiver=entry.payer)
        for entry in paid
        if entry.cause in settlement.KONG_FEES
    )
    return BOOK(WON(state, win), back)


def losers_lose_kong_fees(state: State, last: Player) -> State:
    if len(state.wins) == 3:
        winners = {SEATS[win.player] for win in state.wins}
        kept = (e for e in state.ledger if e.receiver in winners or e.cause not in settlement.KONG_FEES)
        state = state._replace(ledger=tuple(kept))
    return AFTER_WINS(state, last)


def penalties_after_the_last_win(state: State, last: Player) -> State:
    over = AFTER_WINS(state, last)
    return over if over.stock or len(over.wins) < 3 else BOOK(over, settlement.exhaustion(over))


def everyone_pays_self_draws(winner: Player, base: int, _: Iterable[Player]) -> tuple[Transfer, ...]:
    return SELF_DRAW(winner, base, other_seats(winner))


# Kongs


def only_with_the_tile_just_drawn(state: State, player: Player) -> Options:
    drawn = legal.OWN_KONG[state.card]
    return tuple(d for d in TURN(state, player) if not d.startswith("kong") or d == drawn)


def kongs_are_compulsory(state: State, player: Player) -> Options:
    options = TURN(state, player)
    return tuple(d for d in options if d.startswith("kong")) or options


def held_tiles_earn_nothing(state: State, player: Player, face: Face) -> State:
    added = ADD(state, player, face)
    return added if state.card == face else added._replace(ledger=state.ledger)


def three_are_enough(hand: Hand, melds: tuple[Laid, ...], void: int) -> tuple[Face, ...]:
    threes = (face for face in tiles.held(hand) if packed.count(hand, face) == 3)
    return (*OWN_KONGS(hand, melds, void), *threes)


def no_fee_when_passed(state: State, answers: Answers) -> State:
    after = SETTLE_ROBBERY(state, answers)
    return after if legal.WIN in answers else after._replace(ledger=state.ledger)


def supplier_pays_all(state: State, player: Player, face: Face) -> State:
    supplier = next(meld.supplier for meld in state.melds[player] if meld.face == face)
    after = COMPLETE(state, player, face)
    return after._replace(
        ledger=tuple(
            entry if number < len(state.ledger) or supplier is None else entry._replace(payer=SEATS[supplier])
            for number, entry in enumerate(after.ledger)
        )
    )


def exposed_without_replacement(state: State, player: Player, face: Face, supplier: Player) -> State:
    melded = moves.claim(state, player, Laid(Kind.EXPOSED, face, supplier))
    fees = settlement.exposed_kong(player, supplier)
    return BOOK(melded._replace(phase=Phase.TURN, turn=player), fees)


def replacement_ends_the_turn(state: State, player: Player) -> State:
    return NEXT_TURN(REPLACE(state, player), player)


def replacement_from_the_front(state: State, player: Player) -> State:
    return drawing(state, player)._replace(replacement=True)


def only_discards_after_a_kong(state: State, player: Player) -> Options:
    options = TURN(state, player)
    return tuple(filter(is_discard, options)) if state.replacement else options


def kong_of_nothing_ends_the_deal(state: State, player: Player) -> State:
    return REPLACE(state, player) if state.stock else EXHAUST(state)


def fee_before_the_robbery(state: State, answers: Answers) -> State:
    if legal.WIN in answers:
        state = BOOK(state, ADDED_FEES(state.turn, other_seats(state.turn)))
    return SETTLE_ROBBERY(state, answers)


def everyone_pays_the_robber(winner: Player, base: int, _: Player) -> tuple[Transfer, ...]:
    return SELF_DRAW(winner, base, other_seats(winner))


def robbery_ends_the_deal(state: State, answers: Answers) -> State:
    after = SETTLE_ROBBERY(state, answers)
    return after._replace(phase=Phase.OVER) if legal.WIN in answers else after


def robbed_draws_a_replacement(state: State, answers: Answers) -> State:
    after = SETTLE_ROBBERY(state, answers)
    if legal.WIN not in answers:
        return after
    won = state._replace(playing=after.playing, wins=after.wins, ledger=after.ledger)
    return REPLACE(won, state.turn)


def takes_the_tile_back(state: State, answers: Answers) -> State:
    after = SETTLE_ROBBERY(state, answers)
    if legal.WIN not in answers:
        return after
    konger, face = state.turn, state.card
    hand, lying = state.hands[konger] + ONE[face], state.table[konger][:-1]
    return state._replace(
        phase=Phase.TURN,
        hands=(*state.hands[:konger], hand, *state.hands[konger + 1 :]),
        table=(*state.table[:konger], lying, *state.table[konger + 1 :]),
        playing=after.playing,
        wins=after.wins,
        ledger=after.ledger,
    )


def void_suits_ignored(state: State, face: Face, konger: Player) -> Row:
    return ROBBERIES(state._replace(void=(NO_SUIT,) * len(PLAYERS)), face, konger)


def concealed_kongs_robbed(state: State, player: Player, face: Face) -> State:
    if any(ROBBERIES(state, face, player)):
        return state._replace(phase=Phase.ROB, card=face)
    return CONCEAL(state, player, face)


def anything_after_a_pung(*verbs: str) -> Callable[[State, Player], Options]:
    """Options after a pung that hold, beside discards, what may not be yet."""

    def options(state: State, player: Player) -> Options:
        early = tuple(d for d in TURN(state, player) if d.split(" ")[0] in verbs)
        return (*DISCARDS(state.hands[player], state.void[player]), *early)

    return options


MUTANTS: tuple[Mutant, ...] = (
    Mutant("SC-0.3.1", "starts another deal after the third win", {"play.after_wins": another_deal}),
    Mutant(
        "SC-0.3.1",
        "plays with three",
        {"play.seat_behind": lambda player, playing: SEAT_BEHIND(player, tuple(set(playing) - {3}))},
    ),
    Mutant(
        "SC-0.3.1",
        "lets seat A begin, whoever deals",
        {"play.start": lambda setup, rules: START(setup, rules)._replace(turn=0)},
    ),
    Mutant(
        "SC-0.4.1", "lets the dealer discard before void suits are named", {"legal.options": hasty_dealer}
    ),
    Mutant("SC-0.4.1", "exchanges tiles before void suits are named", {"play.start": exchanged}),
    Mutant("SC-0.4.2", "ends the deal at the first win", winners_to_end(1)),
    Mutant("SC-0.4.2", "ends the deal at the second win", winners_to_end(2)),
    Mutant(
        "SC-1.1.1",
        "lets winners draw on and win again",
        {"play._won": keeps_playing},
    ),
    Mutant(
        "SC-1.1.1",
        "lets winners claim",
        {
            "legal.claims": lambda state, face, supplier: CLAIMS(
                state._replace(playing=tuple(PLAYERS)), face, supplier
            )
        },
    ),
    Mutant("SC-1.1.1", "draws and discards blindly for winners", {"play.next_turn": winners_draw_blindly}),
    Mutant("SC-1.1.1", "takes the hand from winners", {"play._won": winners_hand_in}),
    Mutant(
        "SC-1.1.1",
        "goes on behind the discarder after a win",
        {"play.after_wins": lambda state, _: AFTER_WINS(state, state.turn)},
    ),
    Mutant(
        "SC-1.1.2", "ends the deal when the last tile is drawn", {"play.next_turn": over_with_the_last_tile}
    ),
    Mutant("SC-1.1.2", "goes on drawing after the third win", winners_to_end(4)),
    Mutant("SC-1.1.2", "reserves a dead wall of 14 tiles", {"play.next_turn": dead_wall}),
    Mutant(
        "SC-1.1.2",
        "collects penalties after a third win on the last tile",
        {"play.after_wins": penalties_after_the_last_win},
    ),
    Mutant(
        "SC-1.1.3",
        "drops kong fees of who has not won when three have",
        {"play.after_wins": losers_lose_kong_fees},
    ),
    Mutant(
        "SC-1.1.3",
        "scores only the first winner",
        {"play.book": lambda state, paid: state if len(state.wins) > 1 else BOOK(state, paid)},
    ),
    Mutant("SC-1.1.3", "leaves penalties out of the sum", {"settlement.exhaustion": lambda _: ()}),
    Mutant("SC-1.1.3", "leaves kong fees out of the sum", {"settlement.concealed_kong": lambda *_: ()}),
    Mutant("SC-2.1.1", "plays with 136 tiles, honours among them", {"play.start": wants_honours}),
    Mutant("SC-2.1.1", "knows three copies of a tile", {"legal.own_kongs": lambda *_: ()}),
    Mutant("SC-2.1.2", "lets the dealer draw a fifteenth tile", steps(Opening.VOID, dealer_draws)),
    Mutant("SC-2.1.2", "deals 13 tiles to the dealer too", {"play.start": thirteen_each}),
    Mutant("SC-2.1.2", "allows no win before the first draw", {"legal.turn": no_win_before_a_draw}),
    Mutant(
        "SC-2.1.3",
        "forces the shortest suit",
        {"legal.options": void_suits(lambda sizes, size: size == min(sizes))},
    ),
    Mutant(
        "SC-2.1.3",
        "wants a suit of which something is held",
        {"legal.options": void_suits(lambda _, size: size > 0)},
    ),
    Mutant("SC-2.1.3", "derives the void suit from the hand", steps(Opening.VOID, suits_derived)),
    Mutant("SC-2.1.4", "binds only the first discard", {"legal.turn": free_after_the_first}),
    Mutant("SC-2.1.4", "always lets the drawn tile be thrown", {"legal.turn": free_to_throw_the_drawn}),
    Mutant("SC-2.1.4", "forces the lowest void tile", {"legal.discards": lowest_void_tile}),
    Mutant(
        "SC-2.1.4",
        "frees the discard after a pung",
        {"legal.after_pung": lambda state, player: DISCARDS(state.hands[player], NO_SUIT)},
    ),
    Mutant("SC-2.1.4", "frees the discard after a replacement", {"legal.turn": free_on_a_replacement}),
    Mutant("SC-2.1.4", "binds all by anyone's void suit", {"legal.turn": anyones_void_suit}),
    Mutant("SC-2.1.5", "allows a pung of void tiles", {"legal.claims": claims_of_void_tiles(2, legal.PUNG)}),
    Mutant(
        "SC-2.1.5",
        "allows an exposed kong of void tiles",
        {"legal.claims": claims_of_void_tiles(3, legal.KONG)},
    ),
    Mutant(
        "SC-2.1.5",
        "allows a concealed kong of void tiles",
        {"legal.own_kongs": lambda hand, melds, _: OWN_KONGS(hand, melds, NO_SUIT)},
    ),
    Mutant("SC-2.1.5", "hides claims from who holds void tiles", {"legal.claims": no_claims_with_void_tiles}),
    Mutant(
        "SC-2.1.5", "hides kongs from who holds void tiles", {"legal.own_kongs": no_kongs_with_void_tiles}
    ),
    Mutant("SC-2.1.5", "lets void tiles win", {"shapes.void_free": lambda *_: True}),
    Mutant(
        "SC-2.1.5",
        "lets a void discard win",
        {
            "legal.claims": lambda state, face, supplier: CLAIMS(
                state._replace(void=(NO_SUIT,) * len(PLAYERS)), face, supplier
            )
        },
    ),
    Mutant("SC-3.1.1", "draws after a pung", {"play.pung": draws_after_a_pung}),
    Mutant(
        "SC-3.1.1",
        "lets the seat on turn pass",
        {"legal.turn": lambda state, player: (*TURN(state, player), PASS)},
    ),
    Mutant(
        "SC-3.1.1",
        "plays the other way round",
        {"play.BEHIND": tuple(seats[::-1] for seats in BEHIND)},
    ),
    Mutant("SC-3.1.3", "removes all equal tiles on a discard", {"play.discard": all_equal_tiles_go}),
    Mutant("SC-3.1.3", "removes all equal tiles on a pung", {"play.pung": second_copy_lost}),
    Mutant("SC-3.1.3", "gives the tile to the first winner", {"play.win_on": first_winner_takes_the_tile}),
    Mutant("SC-3.2.1", "lets the next seat make a run", {"legal.claims": runs(1)}),
    Mutant("SC-3.2.1", "lets far seats make a run", {"legal.claims": runs(2, 3)}),
    Mutant("SC-3.2.1", "forbids runs in the hand", {"shapes.RUN_STARTS": range(0)}),
    Mutant("SC-3.2.2", "lets only the next seat pung", {"legal.claims": only_the_next_seat_pungs}),
    Mutant(
        "SC-3.2.2", "makes a pung a kong with another's discard", {"legal.claims": pungs_grow_by_discards}
    ),
    Mutant(
        "SC-3.2.2",
        "lets one pung the own discard",
        {"legal.claims": lambda state, face, _: CLAIMS(state, face, -1)},
    ),
    Mutant(
        "SC-3.2.2",
        "lets one pung the own discard that another is asked about",
        {"legal.options": all_asked_when_one_is},
    ),
    Mutant("SC-3.2.2", "bars a tile that was passed before", {"legal.claims": barred_once_passed}),
    Mutant("SC-3.2.2", "makes a pung with one matching tile", {"legal.claims": pungs_with_one}),
    Mutant("SC-3.2.2", "offers only the strongest claim", {"legal.claims": strongest_claim_only}),
    *conflicts(
        "SC-3.2.3",
        lambda heard: steps(Phase.CLAIM, hearing(SETTLE_CLAIMS, legal.options, heard)),
        ("pung", "kong"),
    ),
    Mutant("SC-3.2.3", "lets the nearest claim go first", steps(Phase.CLAIM, nearest_claim)),
    Mutant("SC-3.2.3", "asks about wins alone first", {"legal.claims": wins_asked_first}),
    Mutant("SC-3.2.3", "puts a kong before a win", steps(Phase.CLAIM, before_a_win(legal.KONG))),
    Mutant("SC-3.2.3", "puts a pung before a win", steps(Phase.CLAIM, before_a_win(legal.PUNG))),
    Mutant(
        "SC-3.2.4",
        "begins with seat A",
        {"play.declared_wins": lambda answers, seat: tuple(sorted(DECLARED(answers, seat)))},
    ),
    Mutant("SC-3.2.4", "asks two seats for a pung", {"legal.claims": pungs_with_one}),
    Mutant(
        "SC-3.2.4",
        "pays only the first in seat order",
        {"play.declared_wins": lambda answers, seat: DECLARED(answers, seat)[:1]},
    ),
    Mutant(
        "SC-3.2.5",
        "knows one winner on a discard",
        {"play.declared_wins": lambda answers, seat: DECLARED(answers, seat)[:1]},
    ),
    Mutant("SC-3.2.5", "shares the dearest win among the winners", {"play.win_on": shared_payment}),
    Mutant("SC-3.2.5", "keeps the second winner in play", {"play.win_on": first_winner_leaves}),
    Mutant("SC-3.2.5", "forces wins on discards", {"legal.claims": wins_are_compulsory}),
    Mutant("SC-3.2.5", "forces wins by self-draw", {"legal.turn": drawn_wins_are_compulsory}),
    Mutant(
        "SC-3.2.6",
        "lets winners pay for concealed kongs",
        {"settlement.concealed_kong": lambda player, _: CONCEALED_FEES(player, other_seats(player))},
    ),
    Mutant(
        "SC-3.2.6",
        "lets winners pay for added kongs",
        {"settlement.added_kong": lambda player, _: ADDED_FEES(player, other_seats(player))},
    ),
    Mutant(
        "SC-3.2.6",
        "collects a self-draw from winners too",
        {"settlement.self_draw": everyone_pays_self_draws},
    ),
    Mutant(
        "SC-3.2.6",
        "lets winners rob",
        {
            "legal.robberies": lambda state, face, konger: ROBBERIES(
                state._replace(playing=tuple(PLAYERS)), face, konger
            )
        },
    ),
    Mutant(
        "SC-3.2.6",
        "returns no fees to winners",
        {
            "settlement.exhaustion": lambda state: tuple(
                entry
                for entry in EXHAUSTION(state)
                if entry.receiver not in {SEATS[win.player] for win in state.wins}
            )
        },
    ),
    Mutant("SC-3.2.6", "returns kong fees to who wins", {"play._won": winners_get_fees_back}),
    Mutant("SC-3.3.1", "forces kongs", {"legal.turn": kongs_are_compulsory}),
    Mutant(
        "SC-3.3.1", "allows a kong only of the tile just drawn", {"legal.turn": only_with_the_tile_just_drawn}
    ),
    Mutant("SC-3.3.1", "is content with three equal tiles", {"legal.own_kongs": three_are_enough}),
    Mutant("SC-3.3.2", "pays nothing for a tile held before", {"play.add_to_pung": held_tiles_earn_nothing}),
    Mutant(
        "SC-3.3.2",
        "lets the supplier of the pung pay for all",
        {"play.complete_added_kong": supplier_pays_all},
    ),
    Mutant(
        "SC-3.3.2", "forgets pungs that could grow", {"legal.own_kongs": lambda h, _, v: OWN_KONGS(h, (), v)}
    ),
    Mutant(
        "SC-3.3.3",
        "replaces nothing after an exposed kong",
        {"play.declare_exposed_kong": exposed_without_replacement},
    ),
    Mutant(
        "SC-3.3.3", "ends the turn with the replacement", {"play.draw_replacement": replacement_ends_the_turn}
    ),
    Mutant("SC-3.3.3", "replaces a robbed kong", steps(Phase.ROB, robbed_draws_a_replacement)),
    Mutant("SC-3.3.3", "replaces from the front", {"play.draw_replacement": replacement_from_the_front}),
    Mutant("SC-3.3.3", "allows only a discard after a kong", {"legal.turn": only_discards_after_a_kong}),
    Mutant("SC-3.3.4", "keeps the fee of a robbed kong", steps(Phase.ROB, fee_before_the_robbery)),
    Mutant("SC-3.3.4", "lets all pay the robber", {"settlement.robbery_win": everyone_pays_the_robber}),
    Mutant("SC-3.3.4", "ends the deal with a robbery", steps(Phase.ROB, robbery_ends_the_deal)),
    Mutant("SC-3.3.4", "replaces a robbed kong", steps(Phase.ROB, robbed_draws_a_replacement)),
    Mutant("SC-3.3.4", "gives the tile back to who is robbed", steps(Phase.ROB, takes_the_tile_back)),
    Mutant("SC-3.3.4", "pays no fee for a kong that nobody robs", steps(Phase.ROB, no_fee_when_passed)),
    Mutant("SC-3.3.4", "asks who adds a tile along with a robber", {"legal.options": all_asked_when_one_is}),
    Mutant(
        "SC-3.3.4",
        "lets one rob the own kong",
        {"legal.robberies": lambda state, face, _: ROBBERIES(state, face, -1)},
    ),
    Mutant(
        "SC-3.3.4",
        "asks robbers and lets none succeed",
        steps(Phase.ROB, lambda state, _: SETTLE_ROBBERY(state, (PASS,) * len(PLAYERS))),
    ),
    Mutant("SC-3.3.4", "knows no robbery", {"legal.robberies": lambda *_: legal.NOBODY}),
    Mutant(
        "SC-3.3.4",
        "knows one robber",
        {"play.declared_wins": lambda answers, seat: DECLARED(answers, seat)[:1]},
    ),
    Mutant("SC-3.3.4", "lets a robber use void tiles", {"legal.robberies": void_suits_ignored}),
    Mutant("SC-3.3.5", "lets any kong be robbed", {"play.declare_concealed_kong": concealed_kongs_robbed}),
    Mutant(
        "SC-3.3.6",
        "ends the deal by a kong with the wall empty",
        {"legal.replacement_left": lambda _: True, "play.draw_replacement": kong_of_nothing_ends_the_deal},
    ),
    Mutant(
        "SC-3.3.6",
        "forbids a kong with one tile left",
        {"legal.replacement_left": lambda state: state.stock > 1},
    ),
    Mutant(
        "SC-3.3.6",
        "forbids a kong with 14 tiles left",
        {"legal.replacement_left": lambda state: state.stock > 14},
    ),
    Mutant("SC-3.3.6", "forbids a pung with the wall empty", {"legal.claims": only_wins_with_the_wall_empty}),
    Mutant(
        "SC-3.3.7", "allows kongs right after a pung", {"legal.after_pung": anything_after_a_pung("kong")}
    ),
    Mutant("SC-3.3.7", "allows a win right after a pung", {"legal.after_pung": anything_after_a_pung("win")}),
    Mutant(
        "SC-3.3.7",
        "never lets a pung grow",
        {"legal.own_kongs": lambda hand, _, void: OWN_KONGS(hand, (), void)},
    ),
)
