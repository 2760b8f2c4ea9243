"""Mutants of the section on turns, claims, kongs and the end of the stock: `NT-3`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from cardavia.games import packed
from cardavia.games.melding import moves
from cardavia.games.melding.state import Kind, Laid, Phase
from cardavia.games.nantong import legal, play, settlement, shapes, stock, view
from cardavia.games.nantong.cards import HONOURS, RANKS
from cardavia.games.nantong.play import Answers
from cardavia.games.nantong.state import BEHIND, PLAYERS, SEATS, Opening, Shown, State
from cardavia.games.nantong.win import LAST_CARD, Win
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.mutants.conflicts import conflicts, hearing
from cardavia.mutants.mutant import Mutant
from cardavia.table import PASS, Decision, Position, Transfer

Options = tuple[Decision, ...]
Row = tuple[Options, ...]

TAKE_TURN, DISCARD, PUNG, NEXT_TURN = play.take_turn, play.discard, play.pung, play.next_turn
SETTLE_CLAIMS, SETTLE_ROBBERY, NEAREST = play.settle_claims, play.settle_robbery, play.nearest_win
CONCEAL, EXPOSE, ADD, COMPLETE = (
    play.declare_concealed_kong,
    play.declare_exposed_kong,
    play.add_to_pung,
    play.complete_added_kong,
)
DRAW_REPLACEMENT, FINISH, EXHAUST = play.draw_replacement, play.finish, play.exhaust
WIN_WITH_CLAIMED, WIN_ON_OWN_TURN = play.win_with_claimed, play.win_on_own_turn
DRAW, REPLACE = stock.draw, stock.replace
TURN, AFTER_PUNG, DISCARDS, OWN_KONGS = legal.turn, legal.after_pung, legal.discards, legal.own_kongs
OPTIONS = legal.options
CLAIMS, ROBBERIES, MELDS_OFFERED = legal.claims, legal.robberies, legal.melds_offered
COMPLETE_HAND, POSITION = shapes.complete, view.position
PREPARE, PREPARATION = play.prepare, legal.preparation


def steps(phase: Phase | Opening, step: Callable[[State, Answers], State]) -> dict[str, object]:
    """The patch that puts `step` in place of what a phase does."""
    return {"play._STEPS": {**play._STEPS, phase: step}}


def verb(decision: Decision) -> str:
    return decision.split(" ")[0]


def without(options: Options, *verbs: str) -> Options:
    return tuple(decision for decision in options if verb(decision) not in verbs)


def asked(offered: Row) -> Row:
    """The window without seats that could only pass."""
    return tuple(() if options == (PASS,) else options for options in offered)


def opened(offered: Row, player: Player, decision: Decision) -> Row:
    """The window with one more choice for a seat."""
    return replaced(offered, player, tuple(dict.fromkeys((PASS, *offered[player], decision))))


def nobody_wins(answers: Answers) -> Answers:
    return tuple(PASS if answer == legal.WIN else answer for answer in answers)


def all_asked_when_one_is(state: State) -> Row:
    """The supplier of the card too, in a window that was opened for somebody else."""
    match state.phase:
        case Phase.CLAIM:
            return CLAIMS(state, state.card, -1)
        case Phase.ROB:
            return ROBBERIES(state, state.card, -1)
        case _:
            return OPTIONS(state)


# Turns


def draw_from_the_back(state: State, player: Player) -> State:
    return REPLACE(state, player)._replace(phase=Phase.TURN, turn=player, replacement=False)


def replacement_from_the_front(state: State, player: Player) -> State:
    return DRAW(state, player)._replace(replacement=True)


def pass_throws_the_drawn(state: State, answers: Answers) -> State:
    if answers[state.turn] != PASS:
        return TAKE_TURN(state, answers)
    thrown = legal.discards(ONE[state.card]) if state.card != NO_CARD else TURN(state, state.turn)
    return TAKE_TURN(state, replaced(answers, state.turn, thrown[0]))


def turns_with_pass() -> dict[str, object]:
    return {
        "legal.turn": lambda state, player: (*TURN(state, player), PASS),
        **steps(Phase.TURN, pass_throws_the_drawn),
    }


def only_the_drawn_card(state: State, player: Player) -> Options:
    options = TURN(state, player)
    if state.card == NO_CARD:
        return options
    return (legal.DISCARD[state.card], *without(options, "discard"))


def all_equal_cards_go(state: State, player: Player, face: Face) -> State:
    more = packed.count(state.hands[player], face) - 1
    hands = replaced(state.hands, player, state.hands[player] - more * ONE[face])
    table = replaced(state.table, player, (*state.table[player], *(face,) * more))
    return DISCARD(state._replace(hands=hands, table=table), player, face)


def two_cards_a_turn(state: State, player: Player) -> State:
    drawn = DRAW(state, player)
    return DRAW(drawn, player) if drawn.stock else drawn


def threes_are_kept(state: State, player: Player) -> Options:
    """Sets of three are kept together."""
    threes = {face for face in packed.different(state.hands[player]) if is_three(state.hands[player], face)}
    kept = {legal.DISCARD[face] for face in threes}
    options = TURN(state, player)
    return tuple(decision for decision in options if decision not in kept) or options


def is_three(hand: Hand, face: Face) -> bool:
    return packed.count(hand, face) == 3


# Kongs of the own turn


def only_kongs_of_the_drawn(kind: Kind) -> Callable[[State, Player], Options]:
    """Kongs of this kind only with the card just drawn."""

    def turn(state: State, player: Player) -> Options:
        alike = packed.fours(state.hands[player])
        barred = {
            legal.OWN_KONG[face]
            for face in OWN_KONGS(state.hands[player], state.melds[player])
            if face != state.card and (face in alike) == (kind is Kind.CONCEALED)
        }
        return tuple(decision for decision in TURN(state, player) if decision not in barred)

    return turn


def forced(options: Options) -> Options:
    """Options of a seat that has to win when it can."""
    return (legal.WIN,) if legal.WIN in options else options


def kongs_are_compulsory(state: State, player: Player) -> Options:
    options = TURN(state, player)
    return tuple(d for d in options if verb(d) == "kong") or options


def only_discards_after_a_kong(state: State, player: Player) -> Options:
    options = TURN(state, player)
    return without(options, "kong", legal.WIN) if state.replacement else options


def replacement_ends_the_turn(state: State, player: Player) -> State:
    return NEXT_TURN(DRAW_REPLACEMENT(state, player), player)


def no_replacement(state: State, player: Player) -> State:
    return state._replace(phase=Phase.DISCARD, turn=player)


def concealed_kongs_robbed(state: State, player: Player, face: Face) -> State:
    """The window opens before the kong; whoever wins leaves the four in the hand but for one."""
    if not any(ROBBERIES(state, face, player)):
        return CONCEAL(state, player, face)
    return moves.put_down(state, player, face, Phase.ROB, "shows")


def completes_any_kong(state: State, player: Player, face: Face) -> State:
    """A kong that could be robbed and was not, be it concealed or added."""
    if packed.count(state.hands[player], face) < 3:
        return COMPLETE(state, player, face)
    hands = replaced(state.hands, player, state.hands[player] + ONE[face])
    table = replaced(state.table, player, state.table[player][:-1])
    return CONCEAL(state._replace(hands=hands, table=table), player, face)


def only_the_first_kong_pays(state: State, player: Player) -> State:
    """A win on a replacement is that of a kong only if its owner has made no other."""
    kongs = sum(meld.kind in (Kind.CONCEALED, Kind.ADDED, Kind.EXPOSED) for meld in state.melds[player])
    return WIN_ON_OWN_TURN(state._replace(replacement=state.replacement and kongs == 1), player)


def three_in_hand_grow(hand: Hand, melds: tuple[Laid, ...]) -> tuple[Face, ...]:
    threes = tuple(face for face in packed.different(hand) if is_three(hand, face))
    return (*OWN_KONGS(hand, melds), *threes)


def pungs_grow_by_discards(state: State, face: Face, supplier: Player) -> Row:
    offered = CLAIMS(state, face, supplier)
    for player in BEHIND[supplier] if state.stock else ():
        if any(meld.kind is Kind.PUNG and meld.face == face for meld in state.melds[player]):
            offered = opened(offered, player, legal.KONG)
    return offered


def kong_or_growth(state: State, player: Player, face: Face, supplier: Player) -> State:
    """The discard joins the pung of its claimant, if there is one."""
    if is_three(state.hands[player], face):
        return EXPOSE(state, player, face, supplier)
    table = replaced(state.table, supplier, state.table[supplier][:-1])
    joined = state._replace(table=replaced(table, player, (*table[player], face)))
    return COMPLETE(joined, player, face)


def pungs_grow_by_themselves(state: State, player: Player) -> State:
    drawn = DRAW(state, player)
    grows = any(meld.kind is Kind.PUNG and meld.face == drawn.card for meld in state.melds[player])
    return ADD(drawn, player, drawn.card) if grows and drawn.stock else drawn


def added_kong_goes_last(state: State, player: Player, face: Face) -> State:
    done = COMPLETE(state, player, face)
    added = tuple(meld for meld in done.melds[player] if meld.face == face)
    rest = tuple(meld for meld in done.melds[player] if meld.face != face)
    return done._replace(melds=replaced(done.melds, player, (*rest, *added)))


# Robbing


def replaced_early(state: State, player: Player, face: Face) -> State:
    added = ADD(state, player, face)
    if added.phase is not Phase.ROB:
        return added
    return REPLACE(added, player)._replace(card=face)


def robber_wins_as_if_drawn(state: State, answers: Answers) -> State:
    winner = NEAREST(answers, state.turn)
    if winner is None:
        return SETTLE_ROBBERY(state, answers)
    after = SETTLE_ROBBERY(state, answers)
    hand = Win(
        state.hands[winner] + ONE[state.card], state.melds[winner], drawn=state.card, occasions=frozenset()
    )
    scored = FINISH(state._replace(events=()), winner, hand)
    return after._replace(scores=scored.scores, ledger=scored.ledger)


def kong_stands_though_robbed(state: State, answers: Answers) -> State:
    """The konger's pung counts as the kong it was to be."""
    after = SETTLE_ROBBERY(state, answers)
    if after.phase is not Phase.OVER:
        return after
    konger = state.turn
    melds = tuple(
        meld._replace(kind=Kind.ADDED) if meld.face == state.card else meld for meld in state.melds[konger]
    )
    kept = SETTLE_ROBBERY(state._replace(melds=replaced(state.melds, konger, melds)), answers)
    return kept._replace(melds=state.melds)


def robbery_takes_the_pung(state: State, answers: Answers) -> State:
    """The konger's pung counts nothing once it is robbed."""
    after = SETTLE_ROBBERY(state, answers)
    if after.phase is not Phase.OVER:
        return after
    konger = state.turn
    melds = tuple(meld for meld in state.melds[konger] if meld.face != state.card)
    lost = SETTLE_ROBBERY(state._replace(melds=replaced(state.melds, konger, melds)), answers)
    return lost._replace(melds=state.melds)


def robbed_draws_a_replacement(state: State, answers: Answers) -> State:
    if legal.WIN not in answers:
        return SETTLE_ROBBERY(state, answers)
    konger = state.turn
    return SETTLE_ROBBERY(REPLACE(state, konger)._replace(card=state.card), answers)


def only_the_next_seat_robs(state: State, face: Face, konger: Player) -> Row:
    near = BEHIND[konger][0]
    return tuple(
        options if player == near else () for player, options in enumerate(ROBBERIES(state, face, konger))
    )


def claimed_kongs_robbed() -> dict[str, object]:
    """Seats that pass a discard are asked again when a kong is made of it, which their win would undo."""

    def settle(state: State, answers: Answers) -> State:
        konger = next((p for p in PLAYERS if answers[p] == legal.KONG), None)
        if konger is None or legal.WIN in answers:
            return SETTLE_CLAIMS(state, answers)
        again = state._replace(phase=Phase.ROB)
        return again if any(waiting(again)) else SETTLE_CLAIMS(state, answers)

    def waiting(state: State) -> Row:
        konger = next(p for p in PLAYERS if is_three(state.hands[p], state.card))
        return replaced(ROBBERIES(state, state.card, state.turn), konger, ())

    def robberies(state: State, face: Face, supplier: Player) -> Row:
        offered = ROBBERIES(state, face, supplier)
        is_added = any(meld.kind is Kind.PUNG and meld.face == face for meld in state.melds[supplier])
        return offered if is_added else waiting(state)

    def settle_robbery(state: State, answers: Answers) -> State:
        supplier, face = state.turn, state.card
        is_added = any(meld.kind is Kind.PUNG and meld.face == face for meld in state.melds[supplier])
        if is_added or legal.WIN in answers:
            return SETTLE_ROBBERY(state, answers)
        konger = next(p for p in PLAYERS if is_three(state.hands[p], face))
        return EXPOSE(state._replace(events=()), konger, face, supplier)

    return {
        "play._STEPS": {**play._STEPS, Phase.CLAIM: settle, Phase.ROB: settle_robbery},
        "legal.robberies": robberies,
    }


def robs_shown_quads(state: State, player: Player) -> Options:
    """In preparation a quad that another seat shows may be won from."""
    options = PREPARATION(state, player)
    return (*options, legal.WIN) if quad_to_rob(state, player) != NO_CARD else options


def quad_to_rob(state: State, player: Player) -> Face:
    shown = (
        meld.face
        for other in BEHIND[player]
        for meld in state.melds[other]
        if meld.kind is Shown.QUAD and shapes.complete(state.hands[player] + ONE[meld.face])
    )
    return next(shown, NO_CARD)


def prepares_or_robs(state: State, answers: Answers) -> State:
    if answers[state.turn] != legal.WIN:
        return PREPARE(state, answers)
    return WIN_WITH_CLAIMED(state, state.turn, quad_to_rob(state, state.turn), frozenset())


def far_robber_first(state: State, answers: Answers) -> State:
    far = farthest_wins(answers, state.turn)
    return SETTLE_ROBBERY(state, tuple(a if p == far else PASS for p, a in enumerate(answers)))


# Claims


def no_claims_beside_a_win(state: State, answers: Answers) -> State:
    """Where somebody could have won, nobody gets the card for less."""
    could = any(legal.WIN in row for row in legal.options(state))
    if not could or legal.WIN in answers:
        return SETTLE_CLAIMS(state, answers)
    return SETTLE_CLAIMS(state, (PASS,) * len(PLAYERS))


def nearest_claim(state: State, answers: Answers) -> State:
    claimant = next((p for p in BEHIND[state.turn] if answers[p] not in (None, PASS)), None)
    return SETTLE_CLAIMS(state, tuple(a if p == claimant else PASS for p, a in enumerate(answers)))


def before_a_win(claim: Decision) -> Callable[[State, Answers], State]:
    def settle(state: State, answers: Answers) -> State:
        return SETTLE_CLAIMS(state, nobody_wins(answers) if claim in answers else answers)

    return settle


def wins_asked_first(state: State, face: Face, supplier: Player) -> Row:
    offered = CLAIMS(state, face, supplier)
    winning = tuple(row if legal.WIN in row else () for row in offered)
    return winning if any(winning) else offered


def first_seat_wins(answers: Answers, _: Player) -> Player | None:
    return next((player for player in PLAYERS if answers[player] == legal.WIN), None)


def farthest_wins(answers: Answers, supplier: Player) -> Player | None:
    return next((player for player in BEHIND[supplier][::-1] if answers[player] == legal.WIN), None)


def dearest_wins(state: State, answers: Answers) -> State:
    """Of all who want to win with a discard the one whose total is the highest."""
    alone = [
        SETTLE_CLAIMS(state, tuple(a if p == winner else PASS for p, a in enumerate(answers)))
        for winner in BEHIND[state.turn]
        if answers[winner] == legal.WIN
    ]
    if not alone:
        return SETTLE_CLAIMS(state, answers)
    return max(alone, key=lambda over: view.result(over).points[SEATS[over.winner or 0]])


def from_the_dealer(state: State, answers: Answers) -> State:
    order = [(state.dealer + step) % len(PLAYERS) for step in range(len(PLAYERS))]
    first = next((p for p in order if answers[p] == legal.WIN), None)
    if first is None:
        return SETTLE_CLAIMS(state, answers)
    return SETTLE_CLAIMS(state, tuple(a if p == first else PASS for p, a in enumerate(answers)))


def everyone_who_wins_counts(state: State, answers: Answers) -> State:
    """A second seat that wins with the same discard is paid like a winner too."""
    after = SETTLE_CLAIMS(state, answers)
    others = [p for p in PLAYERS if answers[p] == legal.WIN and p != after.winner]
    for other in others:
        second = SETTLE_CLAIMS(state, tuple(a if p == other else PASS for p, a in enumerate(answers)))
        scores = replaced(after.scores, other, second.scores[other])
        after = settlement._settled(after, scores, settlement.DIFFERENCE)
    return after


def pungs_with_one(state: State, face: Face, supplier: Player) -> Row:
    offered = CLAIMS(state, face, supplier)
    for player in BEHIND[supplier]:
        if packed.count(state.hands[player], face) == 1 and player not in state.ready:
            offered = opened(offered, player, legal.PUNG)
    return offered


def only_true_pungs(state: State, player: Player, face: Face, supplier: Player) -> State:
    """A pung for which the hand is short comes to nothing, late."""
    if packed.count(state.hands[player], face) < 2:
        return NEXT_TURN(state, supplier)
    return PUNG(state, player, face, supplier)


PUNGS_WITH_ONE = {"legal.claims": pungs_with_one, "play.pung": only_true_pungs}


def draws_after_a_pung(state: State, player: Player, face: Face, supplier: Player) -> State:
    punged = PUNG(state, player, face, supplier)
    return DRAW(punged, player) if punged.stock else punged


def only_seats(*places: int) -> Callable[[State, Face, Player], Row]:
    """Pungs and kongs for the seats at these places behind the discarder alone."""

    def claims(state: State, face: Face, supplier: Player) -> Row:
        near = {BEHIND[supplier][place] for place in places}
        return asked(
            tuple(
                row if player in near else without(row, legal.PUNG, legal.KONG)
                for player, row in enumerate(CLAIMS(state, face, supplier))
            )
        )

    return claims


def third_copy_goes_too(state: State, player: Player, face: Face, supplier: Player) -> State:
    """A pung takes all three copies of the hand, the odd one to the table."""
    punged = PUNG(state, player, face, supplier)
    if not packed.count(punged.hands[player], face):
        return punged
    hands = replaced(punged.hands, player, punged.hands[player] - ONE[face])
    return punged._replace(hands=hands, table=replaced(punged.table, player, (*punged.table[player], face)))


def turn_goes_back(state: State, player: Player, face: Face) -> State:
    """After a pung the seat behind the supplier of its card plays on, not the one behind its owner."""
    suppliers = [meld.supplier for meld in state.melds[player] if meld.kind is Kind.PUNG]
    thrown = moves.put_down(state, player, face, Phase.CLAIM, "discards")
    if state.phase is not Phase.DISCARD or any(CLAIMS(thrown, face, player)):
        return DISCARD(state, player, face)
    supplier = suppliers[-1]
    return NEXT_TURN(thrown, player if supplier is None else supplier)


def anything_after_a_pung(*verbs: str) -> Callable[[State, Player], Options]:
    """Options after a pung that hold, beside discards, what may not be yet."""

    def options(state: State, player: Player) -> Options:
        early = tuple(d for d in TURN(state._replace(card=NO_CARD), player) if verb(d) in verbs)
        return (*AFTER_PUNG(state, player), *early)

    return options


def kongs_with_two(state: State, player: Player, copies: int) -> Options:
    offered = MELDS_OFFERED(state, player, copies)
    return (*offered, legal.KONG) if offered == (legal.PUNG,) and copies == 2 and state.stock else offered


def kong_or_pung(state: State, player: Player, face: Face, supplier: Player) -> State:
    return (EXPOSE if is_three(state.hands[player], face) else PUNG)(state, player, face, supplier)


def exposed_without_replacement(state: State, player: Player, face: Face, supplier: Player) -> State:
    melded = moves.claim(state, player, Laid(Kind.EXPOSED, face, supplier))
    return melded._replace(phase=Phase.DISCARD, turn=player)


def exposed_without_its_bonus(state: State, player: Player, face: Face, supplier: Player) -> State:
    return EXPOSE(state, player, face, supplier)._replace(replacement=False)


def exposed_from_the_front(state: State, player: Player, face: Face, supplier: Player) -> State:
    melded = moves.claim(state, player, Laid(Kind.EXPOSED, face, supplier))
    return replacement_from_the_front(melded, player)


def exposed_counts_concealed(state: State, player: Player, face: Face, supplier: Player) -> State:
    melded = moves.claim(state, player, Laid(Kind.EXPOSED, face, supplier))
    concealed = (*melded.melds[player][:-1], Laid(Kind.CONCEALED, face))
    return DRAW_REPLACEMENT(melded._replace(melds=replaced(melded.melds, player, concealed)), player)


def only_discards_after_a_claim(state: State, player: Player) -> Options:
    """After a claimed kong only a discard may follow."""
    options = TURN(state, player)
    claimed = any(event.deed.startswith("claims") for event in state.events)
    return without(options, "kong", legal.WIN) if claimed else options


def strongest_claim_only(state: State, face: Face, supplier: Player) -> Row:
    weaker = {legal.WIN: (legal.PUNG, legal.KONG), legal.KONG: (legal.PUNG,)}
    return tuple(
        without(options, *next((verbs for best, verbs in weaker.items() if best in options), ()))
        for options in CLAIMS(state, face, supplier)
    )


def runs(*places: int) -> Callable[[State, Face, Player], Row]:
    """Claims with a run offered to the seats at these places behind the discarder."""

    def claims(state: State, face: Face, supplier: Player) -> Row:
        offered, rank = CLAIMS(state, face, supplier), face % RANKS
        if face in HONOURS:
            return offered
        for player in (BEHIND[supplier][place] for place in places):
            for start in range(max(0, rank - 2), min(rank, RANKS - 3) + 1):
                others = (face - rank + other for other in range(start, start + 3) if other != rank)
                if all(packed.count(state.hands[player], other) for other in others):
                    offered = opened(offered, player, "chow")
        return offered

    return claims


def no_win_by_a_run(state: State, face: Face, supplier: Player) -> Row:
    """A discard wins only as part of a triplet or the pair."""
    offered = CLAIMS(state, face, supplier)
    return asked(
        tuple(
            without(row, legal.WIN) if legal.WIN in row and not fits_alike(state, player, face) else row
            for player, row in enumerate(offered)
        )
    )


def fits_alike(state: State, player: Player, face: Face) -> bool:
    return any(
        group.form is not shapes.Form.RUN and group.holds(face)
        for split in shapes.partitions(state.hands[player] + ONE[face])
        for group in split
    )


# What can be chosen


def everyone_is_asked(state: State, face: Face, supplier: Player) -> Row:
    return tuple(
        row or ((PASS,) if player != supplier else ())
        for player, row in enumerate(CLAIMS(state, face, supplier))
    )


# Ready


def ready_melds(state: State, player: Player, copies: int) -> Options:
    return MELDS_OFFERED(state._replace(ready=()), player, copies)


def ready_claimants_must(state: State, face: Face, supplier: Player) -> Row:
    """A ready seat has to win when it can."""
    return tuple(
        forced(row) if player in state.ready else row
        for player, row in enumerate(CLAIMS(state, face, supplier))
    )


def ready_seats_do_not_claim(state: State, face: Face, supplier: Player) -> Row:
    return tuple(
        () if player in state.ready else row for player, row in enumerate(CLAIMS(state, face, supplier))
    )


def ready_seats_do_not_rob(state: State, face: Face, konger: Player) -> Row:
    return tuple(
        () if player in state.ready else row for player, row in enumerate(ROBBERIES(state, face, konger))
    )


def ready_robbers_must(state: State, face: Face, konger: Player) -> Row:
    return tuple(
        forced(row) if player in state.ready else row
        for player, row in enumerate(ROBBERIES(state, face, konger))
    )


def ready_pungs_instead(state: State, face: Face, supplier: Player) -> Row:
    """A ready seat that can win with a card may pung it too."""
    offered = CLAIMS(state, face, supplier)
    for player in state.ready:
        if legal.WIN in offered[player] and packed.count(state.hands[player], face) >= 2:
            offered = opened(offered, player, legal.PUNG)
    return offered


def ready_counts_on_draws_alone(state: State, player: Player, hand: Win) -> State:
    return FINISH(state if hand.claimed == NO_CARD else state._replace(ready=()), player, hand)


# The end of the stock


def kong_of_nothing(state: State, player: Player) -> State:
    return (
        DRAW_REPLACEMENT(state, player) if state.stock else state._replace(phase=Phase.DISCARD, turn=player)
    )


def free_kongs_when(kind: Kind) -> dict[str, object]:
    """With the stock empty a kong of this kind is allowed, and nothing replaces it."""

    def turn(state: State, player: Player) -> Options:
        options = TURN(state, player)
        if state.stock or player in state.ready:
            return options
        alike = packed.fours(state.hands[player])
        own = OWN_KONGS(state.hands[player], state.melds[player])
        more = (face for face in own if (face in alike) == (kind is Kind.CONCEALED))
        return (*options, *(legal.OWN_KONG[face] for face in more))

    return {"legal.turn": turn, "play.draw_replacement": kong_of_nothing}


def last_kong_ends_it(state: State, player: Player) -> State:
    made = DRAW_REPLACEMENT(state, player)
    return made if made.stock else EXHAUST(made)


def exposed_kongs_of_nothing(state: State, player: Player, copies: int) -> Options:
    offered = MELDS_OFFERED(state, player, copies)
    return (*offered, legal.KONG) if copies == 3 and offered == (legal.PUNG,) else offered


def over_with_the_last_card(state: State, after: Player) -> State:
    moved = NEXT_TURN(state, after)
    return moved if moved.stock or moved.phase is Phase.OVER else EXHAUST(moved)


def over_with_the_last_discard(state: State, player: Player, face: Face) -> State:
    if state.stock:
        return DISCARD(state, player, face)
    return EXHAUST(moves.put_down(state, player, face, Phase.CLAIM, "discards"))


def with_the_stock_empty(*verbs: str) -> Callable[[State, Face, Player], Row]:
    """Claims of the last discard without these."""

    def claims(state: State, face: Face, supplier: Player) -> Row:
        offered = CLAIMS(state, face, supplier)
        return offered if state.stock else asked(tuple(without(row, *verbs) for row in offered))

    return claims


def over_after_the_last_pung(state: State, player: Player, face: Face, supplier: Player) -> State:
    punged = PUNG(state, player, face, supplier)
    return punged if punged.stock else EXHAUST(punged)


def no_window_after_the_last_pung(state: State, player: Player, face: Face) -> State:
    if state.stock or state.phase is not Phase.DISCARD:
        return DISCARD(state, player, face)
    return EXHAUST(moves.put_down(state, player, face, Phase.CLAIM, "discards"))


def last_discard_doubles(state: State, player: Player, face: Face, occasions: frozenset[str]) -> State:
    named = occasions if state.stock else occasions | {LAST_CARD}
    return WIN_WITH_CLAIMED(state, player, face, named)


def nothing_settled(state: State) -> State:
    over = EXHAUST(state)
    return over._replace(ledger=(), scores=((),) * len(PLAYERS))


# Who has passed; marks of that stand in the ledger while the deal goes on.


def mark(player: Player, cause: str) -> Transfer:
    return Transfer(SEATS[player], SEATS[player], 0, cause, "")


PASSED_WIN = "a win passed"
MARKS = frozenset({PASSED_WIN})


def remembering(settle: Callable[[State, Answers], State]) -> Callable[[State, Answers], State]:
    """The step, after a mark for every seat that could win and does not."""

    def step(state: State, answers: Answers) -> State:
        passing = tuple(
            mark(player, PASSED_WIN)
            for player, options in enumerate(legal.options(state))
            if legal.WIN in options and answers[player] != legal.WIN
        )
        return settle(state._replace(ledger=(*state.ledger, *passing)), answers)

    return step


def forgetting(state: State, player: Player) -> State:
    """The draw of a seat, which frees it."""
    drawn = DRAW(state, player)
    freed = tuple(entry for entry in drawn.ledger if entry != mark(player, PASSED_WIN))
    return drawn._replace(ledger=freed)


def without_passed_wins(state: State, offered: Row) -> Row:
    return asked(
        tuple(
            without(row, legal.WIN) if mark(player, PASSED_WIN) in state.ledger else row
            for player, row in enumerate(offered)
        )
    )


def position_without_marks(state: State) -> Position:
    shown = POSITION(state)
    ledger = () if shown.ledger is None else shown.ledger
    return replace(shown, ledger=tuple(entry for entry in ledger if entry.cause not in MARKS))


def barring_passed_wins(phases: Mapping[Phase, Callable[[State, Answers], State]]) -> dict[str, Any]:
    """Who passes a win in one of these phases can win with no card of others until its own next draw."""
    return {
        "play._STEPS": {**play._STEPS, **{phase: remembering(step) for phase, step in phases.items()}},
        "stock.draw": forgetting,
        "legal.claims": lambda state, face, supplier: without_passed_wins(
            state, CLAIMS(state, face, supplier)
        ),
        "legal.robberies": lambda state, face, konger: without_passed_wins(
            state, ROBBERIES(state, face, konger)
        ),
        "view.position": position_without_marks,
    }


def barred_once_passed(*verbs: str) -> Callable[[State, Face, Player], Row]:
    """A card of which another lies on a table unclaimed can no more be taken so."""

    def claims(state: State, face: Face, supplier: Player) -> Row:
        offered = CLAIMS(state, face, supplier)
        lying = sum(table.count(face) for table in state.table)
        return offered if lying == 1 else asked(tuple(without(row, *verbs) for row in offered))

    return claims


def no_draw_of_a_card_passed(state: State, player: Player) -> Options:
    """A card that was thrown before does not win when drawn."""
    options = TURN(state, player)
    lying = any(state.card in table for table in state.table)
    return without(options, legal.WIN) if lying else options


NO_ADDED_KONGS = {"legal.own_kongs": lambda hand, _: OWN_KONGS(hand, ())}

MUTANTS: tuple[Mutant, ...] = (
    Mutant("NT-3.1.1", "draws from the back", {"stock.draw": draw_from_the_back}),
    Mutant("NT-3.1.1", "draws two cards", {"stock.draw": two_cards_a_turn}),
    Mutant("NT-3.1.1", "lets the seat on turn pass", turns_with_pass()),
    Mutant("NT-3.1.1", "lets only the card just drawn be thrown", {"legal.turn": only_the_drawn_card}),
    Mutant("NT-3.1.1", "throws all equal cards together", {"play.discard": all_equal_cards_go}),
    Mutant("NT-3.1.1", "plays the other way round", {"play.BEHIND": tuple(seats[::-1] for seats in BEHIND)}),
    Mutant(
        "NT-3.1.2",
        "allows a kong only of the card just drawn",
        {"legal.turn": only_kongs_of_the_drawn(Kind.CONCEALED)},
    ),
    Mutant("NT-3.1.2", "forces kongs", {"legal.turn": kongs_are_compulsory}),
    Mutant("NT-3.1.2", "is content with three equal cards", {"legal.own_kongs": three_in_hand_grow}),
    Mutant("NT-3.1.2", "replaces from the front", {"play.draw_replacement": replacement_from_the_front}),
    Mutant("NT-3.1.2", "replaces nothing", {"play.draw_replacement": no_replacement}),
    Mutant(
        "NT-3.1.2", "ends the turn with the replacement", {"play.draw_replacement": replacement_ends_the_turn}
    ),
    Mutant("NT-3.1.2", "allows only a discard after a kong", {"legal.turn": only_discards_after_a_kong}),
    Mutant(
        "NT-3.1.2",
        "lets a concealed kong be robbed",
        {
            "play.declare_concealed_kong": concealed_kongs_robbed,
            "play.complete_added_kong": completes_any_kong,
        },
    ),
    Mutant(
        "NT-3.1.2",
        "rewards only the first kong of a seat",
        {"play.win_on_own_turn": only_the_first_kong_pays},
    ),
    Mutant(
        "NT-3.1.2",
        "forces wins by self-draw",
        {"legal.turn": lambda state, player: forced(TURN(state, player))},
    ),
    Mutant(
        "NT-3.1.3",
        "adds only the card just drawn",
        {"legal.turn": only_kongs_of_the_drawn(Kind.ADDED)},
    ),
    Mutant("NT-3.1.3", "never lets a pung grow", NO_ADDED_KONGS),
    Mutant("NT-3.1.3", "adds a drawn card by itself", {"stock.draw": pungs_grow_by_themselves}),
    Mutant(
        "NT-3.1.3",
        "adds a discard to a pung",
        {"legal.claims": pungs_grow_by_discards, "play.declare_exposed_kong": kong_or_growth},
    ),
    Mutant("NT-3.1.3", "adds right after a pung", {"legal.after_pung": anything_after_a_pung("kong")}),
    Mutant("NT-3.1.3", "replaces from the front", {"play.draw_replacement": replacement_from_the_front}),
    Mutant("NT-3.1.3", "replaces nothing", {"play.draw_replacement": no_replacement}),
    Mutant("NT-3.1.3", "lays an added kong anew", {"play.complete_added_kong": added_kong_goes_last}),
    Mutant(
        "NT-3.1.4",
        "asks robbers and lets none succeed",
        steps(Phase.ROB, lambda state, answers: SETTLE_ROBBERY(state, nobody_wins(answers))),
    ),
    Mutant("NT-3.1.4", "knows no robbery", {"legal.robberies": lambda *_: legal.NOBODY}),
    Mutant("NT-3.1.4", "replaces before the kong can be robbed", {"play.add_to_pung": replaced_early}),
    Mutant("NT-3.1.4", "lets only the next seat rob", {"legal.robberies": only_the_next_seat_robs}),
    Mutant("NT-3.1.4", "counts a robbery as a self-draw", steps(Phase.ROB, robber_wins_as_if_drawn)),
    Mutant("NT-3.1.4", "counts the kong that was robbed", steps(Phase.ROB, kong_stands_though_robbed)),
    Mutant("NT-3.1.4", "takes the pung from who is robbed", steps(Phase.ROB, robbery_takes_the_pung)),
    Mutant("NT-3.1.4", "replaces a robbed kong", steps(Phase.ROB, robbed_draws_a_replacement)),
    Mutant(
        "NT-3.1.4",
        "forces robberies",
        {"legal.robberies": lambda state, face, konger: tuple(map(forced, ROBBERIES(state, face, konger)))},
    ),
    Mutant("NT-3.1.4", "asks who adds a card along with a robber", {"legal.options": all_asked_when_one_is}),
    Mutant(
        "NT-3.1.4",
        "lets one rob the own kong",
        {"legal.robberies": lambda state, face, _: ROBBERIES(state, face, -1)},
    ),
    Mutant("NT-3.1.4", "asks about a claimed kong once more", claimed_kongs_robbed()),
    Mutant(
        "NT-3.1.4",
        "lets a shown quad be robbed",
        {"legal.preparation": robs_shown_quads, **steps(Opening.PREPARE, prepares_or_robs)},
    ),
    *conflicts(
        "NT-3.2.1",
        lambda heard: steps(Phase.CLAIM, hearing(SETTLE_CLAIMS, legal.options, heard)),
        ("pung", "kong"),
    ),
    Mutant("NT-3.2.1", "lets the nearest claim go first", steps(Phase.CLAIM, nearest_claim)),
    Mutant("NT-3.2.1", "puts a pung before a win", steps(Phase.CLAIM, before_a_win(legal.PUNG))),
    Mutant("NT-3.2.1", "puts a kong before a win", steps(Phase.CLAIM, before_a_win(legal.KONG))),
    Mutant("NT-3.2.1", "asks about wins alone first", {"legal.claims": wins_asked_first}),
    Mutant("NT-3.2.1", "drops claims beside a possible win", steps(Phase.CLAIM, no_claims_beside_a_win)),
    Mutant("NT-3.2.2", "begins with seat A", {"play.nearest_win": first_seat_wins}),
    Mutant("NT-3.2.2", "begins with the far seat", {"play.nearest_win": farthest_wins}),
    Mutant("NT-3.2.2", "begins with the dealer", steps(Phase.CLAIM, from_the_dealer)),
    Mutant("NT-3.2.2", "lets the dearest hand win", steps(Phase.CLAIM, dearest_wins)),
    Mutant("NT-3.2.2", "counts everyone who wins", steps(Phase.CLAIM, everyone_who_wins_counts)),
    Mutant("NT-3.2.2", "asks two seats for a pung", PUNGS_WITH_ONE),
    Mutant("NT-3.2.2", "lets the far robber go first", steps(Phase.ROB, far_robber_first)),
    Mutant("NT-3.2.3", "draws after a pung", {"play.pung": draws_after_a_pung}),
    Mutant("NT-3.2.3", "makes a pung with one matching card", PUNGS_WITH_ONE),
    Mutant("NT-3.2.3", "lets only the next seat pung", {"legal.claims": only_seats(0)}),
    Mutant("NT-3.2.3", "lets only the far seat pung", {"legal.claims": only_seats(1)}),
    Mutant("NT-3.2.3", "takes all three copies for a pung", {"play.pung": third_copy_goes_too}),
    Mutant("NT-3.2.3", "goes back behind the discarder", {"play.discard": turn_goes_back}),
    Mutant("NT-3.2.3", "allows kongs after a pung", {"legal.after_pung": anything_after_a_pung("kong")}),
    Mutant("NT-3.2.3", "allows a win after a pung", {"legal.after_pung": anything_after_a_pung("win")}),
    Mutant("NT-3.2.3", "offers only the strongest claim", {"legal.claims": strongest_claim_only}),
    Mutant(
        "NT-3.2.3",
        "lets one pung the own discard",
        {"legal.claims": lambda state, face, _: CLAIMS(state, face, -1)},
    ),
    Mutant(
        "NT-3.2.3",
        "lets one pung the own discard that another is asked about",
        {"legal.options": all_asked_when_one_is},
    ),
    Mutant("NT-3.2.4", "replaces nothing", {"play.declare_exposed_kong": exposed_without_replacement}),
    Mutant("NT-3.2.4", "replaces from the front", {"play.declare_exposed_kong": exposed_from_the_front}),
    Mutant("NT-3.2.4", "allows only a discard after it", {"legal.turn": only_discards_after_a_claim}),
    Mutant(
        "NT-3.2.4", "takes its replacement for none", {"play.declare_exposed_kong": exposed_without_its_bonus}
    ),
    Mutant(
        "NT-3.2.4", "takes it for a concealed kong", {"play.declare_exposed_kong": exposed_counts_concealed}
    ),
    Mutant(
        "NT-3.2.4",
        "makes it with two matching cards",
        {"legal.melds_offered": kongs_with_two, "play.declare_exposed_kong": kong_or_pung},
    ),
    Mutant("NT-3.2.4", "offers only the strongest claim", {"legal.claims": strongest_claim_only}),
    Mutant("NT-3.2.5", "lets the next seat make a run", {"legal.claims": runs(0)}),
    Mutant("NT-3.2.5", "lets the far seat make a run", {"legal.claims": runs(1)}),
    Mutant("NT-3.2.5", "refuses a win that completes a run", {"legal.claims": no_win_by_a_run}),
    Mutant("NT-3.2.5", "forbids runs in the hand", {"shapes.RUN_STARTS": range(0)}),
    Mutant("NT-3.3.1", "lets the seat on turn pass", turns_with_pass()),
    Mutant("NT-3.3.1", "keeps three alike together", {"legal.turn": threes_are_kept}),
    Mutant("NT-3.3.1", "is content with three equal cards", {"legal.own_kongs": three_in_hand_grow}),
    Mutant("NT-3.3.1", "asks everyone about every discard", {"legal.claims": everyone_is_asked}),
    Mutant("NT-3.3.1", "makes a pung with one matching card", PUNGS_WITH_ONE),
    Mutant("NT-3.3.2", "lets ready seats pung and kong", {"legal.melds_offered": ready_melds}),
    Mutant("NT-3.3.2", "lets a ready seat pung instead of winning", {"legal.claims": ready_pungs_instead}),
    Mutant("NT-3.3.2", "makes ready seats win", {"legal.claims": ready_claimants_must}),
    Mutant("NT-3.3.2", "makes ready seats rob", {"legal.robberies": ready_robbers_must}),
    Mutant("NT-3.3.2", "lets ready seats win by drawing only", {"legal.claims": ready_seats_do_not_claim}),
    Mutant("NT-3.3.2", "lets no ready seat rob", {"legal.robberies": ready_seats_do_not_rob}),
    Mutant("NT-3.3.2", "doubles for ready on draws only", {"play.finish": ready_counts_on_draws_alone}),
    Mutant(
        "NT-3.3.2",
        "bars ready seats from winning once they pass",
        barring_passed_wins({Phase.CLAIM: SETTLE_CLAIMS}),
    ),
    Mutant("NT-3.3.3", "allows a concealed kong of nothing", free_kongs_when(Kind.CONCEALED)),
    Mutant("NT-3.3.3", "allows an added kong of nothing", free_kongs_when(Kind.ADDED)),
    Mutant(
        "NT-3.3.3",
        "allows an exposed kong of nothing",
        {"legal.melds_offered": exposed_kongs_of_nothing, "play.draw_replacement": kong_of_nothing},
    ),
    Mutant("NT-3.3.3", "needs two cards", {"legal.replacement_left": lambda state: state.stock > 1}),
    Mutant("NT-3.3.3", "ends the deal with the replacement", {"play.draw_replacement": last_kong_ends_it}),
    Mutant("NT-3.3.4", "ends the deal with the last draw", {"play.next_turn": over_with_the_last_card}),
    Mutant("NT-3.3.4", "ends the deal with the last discard", {"play.discard": over_with_the_last_discard}),
    Mutant(
        "NT-3.3.4", "offers no pung of the last discard", {"legal.claims": with_the_stock_empty(legal.PUNG)}
    ),
    Mutant(
        "NT-3.3.4", "offers no win on the last discard", {"legal.claims": with_the_stock_empty(legal.WIN)}
    ),
    Mutant("NT-3.3.4", "ends the deal with a pung of it", {"play.pung": over_after_the_last_pung}),
    Mutant("NT-3.3.4", "asks nobody after a pung of it", {"play.discard": no_window_after_the_last_pung}),
    Mutant("NT-3.3.4", "doubles a win on it", {"play.win_with_claimed": last_discard_doubles}),
    Mutant("NT-3.3.4", "settles nothing", {"play.exhaust": nothing_settled}),
    Mutant("NT-3.3.4", "puts a pung of it before a win", steps(Phase.CLAIM, before_a_win(legal.PUNG))),
    Mutant(
        "NT-3.3.5",
        "bars wins after a passed discard",
        barring_passed_wins({Phase.CLAIM: SETTLE_CLAIMS}),
    ),
    Mutant(
        "NT-3.3.5",
        "bars wins after a passed robbery",
        barring_passed_wins({Phase.ROB: SETTLE_ROBBERY}),
    ),
    Mutant("NT-3.3.5", "bars wins after a declined draw", barring_passed_wins({Phase.TURN: TAKE_TURN})),
    Mutant("NT-3.3.5", "bars a win with a card passed before", {"legal.claims": barred_once_passed("win")}),
    Mutant("NT-3.3.5", "bars a pung of a card passed before", {"legal.claims": barred_once_passed("pung")}),
    Mutant("NT-3.3.5", "bars drawing a card passed before", {"legal.turn": no_draw_of_a_card_passed}),
)
