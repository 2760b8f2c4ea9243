"""Mutants of turns, claims and wins: `CH-3.1` to `CH-3.3`, `CH-3.6` and `CH-3.7`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cardavia.games import packed
from cardavia.games.chan import legal, pairs, play
from cardavia.games.chan.cards import FACES, RANK
from cardavia.games.chan.legal import CHIU, DISCARD, TAKE, WIN, Offer
from cardavia.games.chan.play import Answers
from cardavia.games.chan.rules import Rules
from cardavia.games.chan.state import FROM_GATE, NEXT, PLAYERS, Bars, Kind, Laid, Phase, State, laid_cards
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD, Player, replaced
from cardavia.mutants.conflicts import Heard, beside_a_win, conflicts, hearing
from cardavia.mutants.mutant import Mutant
from cardavia.table import PASS, SEATS, Decision, Setup, Transfer

Row = tuple[Offer, ...]

START, THROW, TAKE_CARD, CLAIM_FOURTH = play.start, play.throw, play.take, play.chiu
REVEAL, PASS_ON, OFFER, LOCK, MELDED = play.reveal, play.pass_on, play.offer, play.lock, play._melded
SETTLE, SETTLE_RIGHT, OPEN, END = play.settle_claims, play.settle_right, play.open_play, play.win
OPTIONS, CLAIMS, OPENING, DISCARDS = legal.options, legal.claims, legal.opening, legal.discards
IS_WINNING, MAY_CHIU, CAPTURE, PARTNER = legal.is_winning, legal.may_chiu, legal.capture, legal.ca_partner
DISCARDABLE, COMPLETE = legal.discardable, pairs.complete


def steps(phase: Phase, step: Callable[[State, Answers], State]) -> dict[str, Any]:
    """The patch that puts `step` in place of what a phase does."""
    return {"play._STEPS": {**play._STEPS, phase: step}}


def claims_as_heard(heard: Heard) -> dict[str, Any]:
    """The patch with which claims are settled as an engine has heard them."""
    return steps(Phase.CLAIM, hearing(SETTLE, OPTIONS, heard))


def without(offer: Offer, *decisions: Decision) -> Offer:
    """What is left to a seat; a seat that could only pass is not asked."""
    left = tuple(each for each in offer if each not in decisions)
    return () if left == (PASS,) else left


def added(offer: Offer, *decisions: Decision) -> Offer:
    return tuple(dict.fromkeys((*(offer or (PASS,)), *decisions)))


def claims(changed: Callable[[State, Player, Offer], Offer]) -> Callable[[State], Row]:
    """Claims that differ from ours in what a seat is offered."""
    return lambda state: tuple(changed(state, player, offer) for player, offer in enumerate(CLAIMS(state)))


def alike(state: State, player: Player) -> int:
    """How many of the public card a seat holds."""
    return packed.count(state.hands[player], state.card)


def completes(state: State, player: Player) -> bool:
    return IS_WINNING(state.hands[player], state.bars[player], state.card)


def won_by_seat(state: State, answers: Answers, order: Iterable[Player]) -> State | None:
    """The first of the winners in an order of seats wins."""
    winner = next((player for player in order if answers[player] == WIN), None)
    return None if winner is None else END(state, winner)


def wins_in_order(order: Callable[[State], Iterable[Player]]) -> Callable[[State, Answers], State]:
    return lambda state, answers: won_by_seat(state, answers, order(state)) or SETTLE(state, answers)


# Turns


def older_face(state: State, player: Player) -> Face:
    """A card under the public one that the seat on turn might take."""
    older = state.table[state.gate][:-1] if player == state.turn else ()
    return next(
        (face for face in older if CAPTURE(state.hands[player], state.bars[player], face) != NO_CARD), NO_CARD
    )


def offers_older_cards(state: State, player: Player, offer: Offer) -> Offer:
    return offer if older_face(state, player) == NO_CARD else added(offer, TAKE)


def takes_older_cards(state: State) -> State:
    player = state.turn
    face = older_face(state, player)
    if CAPTURE(state.hands[player], state.bars[player], state.card) != NO_CARD or face == NO_CARD:
        return TAKE_CARD(state)
    lying = list(state.table[state.gate])
    lying.remove(face)
    table = replaced(state.table, state.gate, (*lying, face))
    return TAKE_CARD(state._replace(card=face, table=table))


def keeps_all(state: State) -> State:
    """A capture after which nothing is discarded and the next seat turns up a card."""
    taken = TAKE_CARD(state)
    return REVEAL(taken, taken.turn)


def takes_blindly(offer: Offer) -> Offer:
    return without(offer, PASS) if TAKE in offer and WIN not in offer else offer


def compulsory(state: State) -> Row:
    return tuple(map(takes_blindly, OPTIONS(state)))


def laid_faces(state: State, player: Player) -> Offer:
    melds = state.melds[player][-1:]
    return tuple(DISCARD[face] for meld in melds for face in meld.faces[:2])


def with_laid_faces(state: State, player: Player) -> Offer:
    offer = DISCARDS(state, player)
    laid = laid_faces(state, player) if state.phase is Phase.DISCARD else ()
    return tuple(dict.fromkeys((*offer, *laid)))


def throws_laid_cards(state: State, answers: Answers) -> State:
    """Discards a card of the last meld, whose other card goes back to the hand."""
    player = state.supplier
    face = play.THROWN[answers[player] or ""]
    if packed.count(state.hands[player], face):
        return THROW(state, answers)
    meld = state.melds[player][-1]
    hands = replaced(state.hands, player, state.hands[player] + packed.pack(meld.faces))
    melds = replaced(state.melds, player, state.melds[player][:-1])
    return THROW(state._replace(hands=hands, melds=melds), answers)


def hides_the_meld(state: State) -> State:
    """The pair goes back to the hand instead of the table."""
    taken = TAKE_CARD(state)
    player = taken.supplier
    meld = taken.melds[player][-1]
    hands = replaced(taken.hands, player, taken.hands[player] + packed.pack(meld.faces))
    return taken._replace(hands=hands, melds=state.melds)


def back_to_the_supplier(state: State) -> State:
    taken = TAKE_CARD(state)
    return taken._replace(turn=state.supplier) if state.supplier != state.turn else taken


def reveals_before(state: State, player: Player) -> State:
    """Turns up the card in the gate of the seat before."""
    if not state.stock_left:
        return play.exhaust(state, player)
    before = (player - 1) % len(PLAYERS)
    face = state.stock[state.drawn]
    return OFFER(
        state._replace(
            phase=Phase.CLAIM,
            supplier=player,
            gate=before,
            turn=player,
            card=face,
            from_stock=True,
            table=replaced(state.table, before, (*state.table[before], face)),
            drawn=state.drawn + 1,
        )
    )


def passes_discards_round(state: State) -> State:
    """Offers a discard to every seat in turn before it is dead."""
    left = LOCK(state, state.turn)
    follower = NEXT[state.turn]
    if state.from_stock or follower == state.gate:
        return PASS_ON(state)
    passed = left._replace(phase=Phase.PASSED, turn=follower)
    takes = CAPTURE(state.hands[follower], state.bars[follower], state.card) != NO_CARD
    return passed if takes else passes_discards_round(passed)


def passes_stock_cards_round(state: State) -> State:
    """Offers a stock card to every seat in turn before it is dead."""
    left = LOCK(state, state.turn)
    follower = NEXT[state.turn]
    if not state.from_stock or follower == state.gate:
        return REVEAL(left, state.turn)
    passed = left._replace(phase=Phase.PASSED, turn=follower)
    takes = CAPTURE(state.hands[follower], state.bars[follower], state.card) != NO_CARD
    return passed if takes else passes_stock_cards_round(passed)


def skips_the_stock(state: State) -> State:
    """Who passes a discard turns up nothing; the next seat does."""
    if state.from_stock:
        return PASS_ON(state)
    return REVEAL(LOCK(state, state.turn), NEXT[state.turn])


def reveals_two(state: State, player: Player) -> State:
    """Turns up two cards, the first of which lies dead."""
    if state.stock_left < 2:
        return REVEAL(state, player)
    table = replaced(state.table, player, (*state.table[player], state.stock[state.drawn]))
    return REVEAL(state._replace(table=table, drawn=state.drawn + 1), player)


def next_before_the_gate(state: State) -> Row:
    """Stock cards are offered to the next seat, not to who has turned them up."""
    return tuple(
        without(offer, TAKE) if state.from_stock and player == state.turn else offer
        for player, offer in enumerate(CLAIMS(state))
    )


def next_seat_first(state: State, player: Player, offer: Offer) -> Offer:
    """The next seat is asked about a stock card in the first window, too."""
    takes = CAPTURE(state.hands[player], state.bars[player], state.card) != NO_CARD
    eager = state.from_stock and player == NEXT[state.turn] and takes
    return added(offer, TAKE) if eager else offer


def next_seat_grabs(state: State, answers: Answers) -> State:
    follower = NEXT[state.turn]
    grabs = answers[follower] == TAKE and answers[state.turn] != TAKE
    claimed = WIN in answers or CHIU in answers
    return SETTLE(state._replace(turn=follower) if grabs and not claimed else state, answers)


def discards_after_a_pass(state: State) -> State:
    """Who passes its own stock card has to discard, too."""
    if not state.from_stock or state.turn != state.gate or not DISCARDS(state, state.turn):
        return PASS_ON(state)
    return LOCK(state, state.turn)._replace(phase=Phase.DISCARD, supplier=state.turn, card=NO_CARD)


def passed_is_discarded(state: State) -> State:
    """A stock card that is passed counts among the discards of who has turned it up."""
    if not state.from_stock or state.turn != state.gate:
        return PASS_ON(state)
    bars = state.bars[state.turn]
    thrown = bars._replace(discarded=bars.discarded | ONE[state.card])
    return PASS_ON(state._replace(bars=replaced(state.bars, state.turn, thrown)))


def draws_and_keeps(wanted: Callable[[Face], bool]) -> Callable[[State], State]:
    """A stock card of no use to anybody goes to the hand of who has turned it up, which then discards."""

    def offer(state: State) -> State:
        player = state.gate
        if not state.from_stock or any(CLAIMS(state)) or not wanted(state.card):
            return OFFER(state)
        table = replaced(state.table, player, state.table[player][:-1])
        hands = replaced(state.hands, player, state.hands[player] + ONE[state.card])
        kept = state._replace(phase=Phase.DISCARD, hands=hands, table=table, turn=NEXT[player])
        return kept._replace(card=NO_CARD) if DISCARDS(kept, player) else OFFER(state)

    return offer


def revealer_goes_on(state: State) -> State:
    """After two passes the seat that has turned the card up turns up the next, too."""
    passed_on = state.from_stock and state.turn != state.gate
    return REVEAL(LOCK(state, state.turn), state.gate) if passed_on else PASS_ON(state)


def back_under_the_stock(state: State) -> State:
    """A card passed twice goes under the stock."""
    if not state.from_stock or state.turn == state.gate:
        return PASS_ON(state)
    table = replaced(state.table, state.gate, state.table[state.gate][:-1])
    locked = LOCK(state, state.turn)
    return REVEAL(locked._replace(table=table, stock=(*state.stock, state.card)), state.turn)


def third_seat_goes_on(state: State) -> State:
    passed_on = state.from_stock and state.turn != state.gate
    return REVEAL(LOCK(state, state.turn), NEXT[state.turn]) if passed_on else PASS_ON(state)


def only_on_turn(*decisions: Decision) -> Callable[[State, Player, Offer], Offer]:
    return lambda state, player, offer: offer if player == state.turn else without(offer, *decisions)


def second_window(state: State) -> Row:
    """When a stock card is passed on, wins and Chíu are offered again."""
    if state.phase is not Phase.PASSED:
        return OPTIONS(state)
    return CLAIMS(state)


def opens_a_second_window(state: State) -> State:
    """Passes a stock card on to the next seat, and to whoever claims it."""
    if not state.from_stock or state.turn != state.gate:
        return PASS_ON(state)
    left = LOCK(state, state.turn)
    passed = left._replace(phase=Phase.PASSED, turn=NEXT[state.turn])
    return passed if any(CLAIMS(passed)) else REVEAL(passed, passed.turn)


AGAIN: Mapping[str, Any] = {
    "legal.options": second_window,
    "play.pass_on": opens_a_second_window,
    **steps(Phase.PASSED, SETTLE),
}
"""An engine in which a passed stock card is open to wins and Chíu once more."""


# Chíu


def laid_alike(state: State, player: Player) -> int:
    """How many of the public card a seat has laid."""
    return sum(meld.faces.count(state.card) for meld in state.melds[player] if meld.kind is Kind.CHAN)


def is_half_laid(state: State, player: Player) -> bool:
    return alike(state, player) == 1 and laid_alike(state, player) == 2


def claims_half_laid(state: State, player: Player, offer: Offer) -> Offer:
    """A laid Chắn and one card in the hand claim the fourth."""
    claims_it = is_half_laid(state, player) and WIN not in offer
    goes_on = claims_it and DISCARDABLE(state.hands[player] - ONE[state.card], state.bars[player])
    return added(offer, CHIU) if goes_on else offer


def lays_half_laid(state: State, player: Player) -> State:
    """Makes a laid Chắn a Chíu with the card in the hand and the public one."""
    if not is_half_laid(state, player):
        return CLAIM_FOURTH(state, player)
    card = state.card
    chan = next(meld for meld in state.melds[player] if meld.faces == (card, card))
    melds = tuple(meld for meld in state.melds[player] if meld is not chan)
    bare = state._replace(
        melds=replaced(state.melds, player, melds),
        hands=replaced(state.hands, player, state.hands[player] + 2 * ONE[card]),
    )
    return CLAIM_FOURTH(bare, player)


def claims_third(state: State, player: Player, offer: Offer) -> Offer:
    """Two in the hand claim the third out of turn."""
    claims_it = alike(state, player) == 2 and player != state.turn and WIN not in offer
    goes_on = claims_it and DISCARDABLE(state.hands[player] - ONE[state.card], state.bars[player])
    return added(offer, CHIU) if goes_on else offer


def lays_chan_out_of_turn(state: State, player: Player) -> State:
    """Lays a Chắn where only two are held."""
    if alike(state, player) == 3:
        return CLAIM_FOURTH(state, player)
    meld = Laid(Kind.CHAN, state.card, state.card, state.supplier)
    return MELDED(state, player, meld, ONE[state.card])


def forced(_: State, __: Player, offer: Offer) -> Offer:
    return (CHIU,) if CHIU in offer else offer


def chiu_without_take(_: State, __: Player, offer: Offer) -> Offer:
    return without(offer, TAKE) if CHIU in offer else offer


def chiu_first(state: State, answers: Answers) -> State:
    """A Chíu goes before wins."""
    claimant = next((player for player in PLAYERS if answers[player] == CHIU), None)
    return SETTLE(state, answers) if claimant is None else play.chiu(state, claimant)


def capture_first(state: State, answers: Answers) -> State:
    """The capture of the seat on turn goes before a Chíu."""
    takes = answers[state.turn] == TAKE and WIN not in answers
    return TAKE_CARD(state) if takes else SETTLE(state, answers)


def loses_what_waited(state: State, answers: Answers) -> State:
    """A capture that had to wait for a Chíu or a win of another seat is lost, though that was passed."""
    waited = any(offer and player != state.turn for player, offer in enumerate(CLAIMS(state)))
    claimed = WIN in answers or CHIU in answers
    return PASS_ON(state) if waited and not claimed else SETTLE(state, answers)


def only_the_first_wins(state: State) -> Row:
    """Of several seats that could win only the first from the gate is asked."""
    offered = CLAIMS(state)
    first = next((player for player in FROM_GATE[state.gate] if WIN in offered[player]), None)
    return tuple(offer if player == first else without(offer, WIN) for player, offer in enumerate(offered))


def all_win(state: State, answers: Answers) -> State:
    """Every winner on a card is paid."""
    winners = [player for player in FROM_GATE[state.gate] if answers[player] == WIN]
    if len(winners) < 2:
        return SETTLE(state, answers)
    ended = [END(state, player) for player in winners]
    return ended[0]._replace(ledger=tuple(entry for each in ended for entry in each.ledger))


def chan_of_the_next_first(state: State, player: Player, offer: Offer) -> Offer:
    """The next seat's Chắn is asked for together with the Cạ of who has turned the card up."""
    follows = state.from_stock and player == NEXT[state.turn]
    chan = CAPTURE(state.hands[player], state.bars[player], state.card) == state.card
    own = CAPTURE(state.hands[state.turn], state.bars[state.turn], state.card)
    return added(offer, TAKE) if follows and chan and own not in (NO_CARD, state.card) else offer


def chiu_ranks_below(state: State, answers: Answers) -> State:
    """A Chíu that wins on a stock card comes after all other wins."""
    others = [p for p in FROM_GATE[state.gate] if answers[p] == WIN and alike(state, p) != 3]
    return won_by_seat(state, answers, others) or SETTLE(state, answers)


def draws_after_a_chiu(state: State, player: Player) -> State:
    """Takes a card from the stock for the fourth."""
    laid = CLAIM_FOURTH(state, player)
    if not laid.stock_left:
        return laid
    drawn = laid.hands[player] + ONE[laid.stock[laid.drawn]]
    return laid._replace(hands=replaced(laid.hands, player, drawn), drawn=laid.drawn + 1)


def no_discard_after_a_chiu(state: State, player: Player) -> State:
    """Nothing is discarded; the seat that was on turn, or the one behind the claimant, turns up a card."""
    laid = CLAIM_FOURTH(state, player)
    return REVEAL(laid, laid.turn)


def discards_two(state: State, answers: Answers) -> State:
    """A Chíu is followed by two discards, the first of which lies dead."""
    player = state.supplier
    melds = state.melds[player]
    cards = packed.size(state.hands[player]) + packed.size(laid_cards(melds))
    if not melds or melds[-1].kind is not Kind.CHIU or cards < 20:
        return THROW(state, answers)
    face = play.THROWN[answers[player] or ""]
    hands = replaced(state.hands, player, state.hands[player] - ONE[face])
    table = replaced(state.table, state.gate, (*state.table[state.gate], face))
    first = state._replace(hands=hands, table=table)
    return first if DISCARDS(first, player) else THROW(state, answers)


def after_a_chiu(
    gate: Callable[[State, Player], Player], turn: Callable[[State, Player], Player]
) -> Callable[[State, Player], State]:
    """Where the discard after a Chíu out of turn lies, and who acts on it."""

    def claim(state: State, player: Player) -> State:
        laid = CLAIM_FOURTH(state, player)
        if player == state.turn:
            return laid
        return laid._replace(gate=gate(state, player), turn=turn(state, player))

    return claim


def gate_of_the_card(state: State, _: Player) -> Player:
    return state.gate


def own_gate(_: State, player: Player) -> Player:
    return player


def interrupted(state: State, _: Player) -> Player:
    return state.turn


def behind_the_claimant(_: State, player: Player) -> Player:
    return NEXT[player]


def replaces_like_a_stock_card(state: State, answers: Answers) -> State:
    """A replacement may be won on like a stock card."""
    thrown = THROW(state, answers)
    if thrown.phase is not Phase.CLAIM or state.supplier in (state.gate, state.turn):
        return thrown
    public = thrown._replace(from_stock=True)
    return public if any(CLAIMS(public)) else thrown


def no_chiu_on_replacements(state: State, _: Player, offer: Offer) -> Offer:
    return without(offer, CHIU) if state.supplier != state.gate else offer


def hands_replacement_on(state: State) -> State:
    """A replacement passed in the own gate goes to the next seat like a stock card."""
    if state.from_stock or state.turn != state.gate:
        return PASS_ON(state)
    follower = NEXT[state.turn]
    passed = LOCK(state, state.turn)._replace(phase=Phase.PASSED, turn=follower)
    takes = CAPTURE(state.hands[follower], state.bars[follower], state.card) != NO_CARD
    return passed if takes else REVEAL(passed, follower)


def back_to_the_claimant(state: State) -> State:
    """After a replacement was taken the seat behind the claimant acts."""
    taken = TAKE_CARD(state)
    is_replacement = not state.from_stock and state.supplier != state.gate
    return taken._replace(turn=NEXT[state.supplier]) if is_replacement else taken


def drawn_when_the_stock_is_empty(state: State, player: Player) -> State:
    """A Chíu out of turn with nothing left to draw ends the deal."""
    laid = CLAIM_FOURTH(state, player)
    return laid if state.stock_left or player == state.turn else play.exhaust(laid, player)


# Wins


def wins_on_discards(state: State, player: Player, offer: Offer) -> Offer:
    wins = player != state.supplier and completes(state, player)
    return added(without(offer, CHIU), WIN) if wins else offer


def wins_on_discards_on_turn(state: State, player: Player, offer: Offer) -> Offer:
    return wins_on_discards(state, player, offer) if player == state.turn else offer


def no_chiu_win_on_discards(state: State, player: Player, offer: Offer) -> Offer:
    """A Chíu that completes the hand is only laid, if it can be, when the card was discarded."""
    if state.from_stock or WIN not in offer:
        return offer
    lays = MAY_CHIU(state.hands[player], state.bars[player], state.card)
    return added(without(offer, WIN), CHIU) if lays else without(offer, WIN)


def no_chiu_wins(state: State, player: Player, offer: Offer) -> Offer:
    """A Chíu is never a win."""
    return without(offer, WIN) if alike(state, player) == 3 else offer


def wins_or_takes(_: State, __: Player, offer: Offer) -> Offer:
    return without(offer, TAKE) if WIN in offer else offer


def lays_the_winning_chiu(state: State, player: Player) -> State:
    """Lays the four alike that complete a hand."""
    ended = END(state, player)
    if state.card == NO_CARD or alike(state, player) != 3:
        return ended
    laid = CLAIM_FOURTH(state, player)
    return ended._replace(hands=laid.hands, melds=laid.melds, table=laid.table)


def all_may_win_as_dealt(state: State) -> Row:
    """Every seat with one card too few for ten pairs may win as dealt."""
    offered = OPTIONS(state)
    if state.phase is not Phase.OPENING:
        return offered
    return tuple(
        (PASS, WIN) if not offer and pairs.unpaired(hand) == 1 else offer
        for offer, hand in zip(offered, state.hands, strict=True)
    )


def anyone_opens(state: State, answers: Answers) -> State:
    return won_by_seat(state, answers, FROM_GATE[state.gate]) or OPEN(state, answers)


def wins_after_the_discard(state: State, player: Player, offer: Offer) -> Offer:
    """The dealer may still take back its first discard for a Thiên ù."""
    is_opening = state.drawn == 0 and player == state.supplier == state.gate and not any(state.melds)
    return added(offer, WIN) if is_opening and completes(state, player) else offer


def takes_back(state: State, player: Player) -> State:
    back = state.phase is Phase.CLAIM and player == state.supplier and not state.from_stock
    ended = END(state, player)
    table = replaced(state.table, state.gate, state.table[state.gate][:-1])
    hands = replaced(state.hands, player, state.hands[player] + ONE[state.card]) if back else ended.hands
    return ended._replace(hands=hands, table=table) if back else ended


def opening(changed: Callable[[Offer], Offer]) -> dict[str, Any]:
    """What a dealer may do whose twenty are complete."""

    def options(state: State, dealer: Player) -> Offer:
        offer = OPENING(state, dealer)
        return (changed(offer) or offer) if WIN in offer else offer

    return {"legal.opening": options}


def any_card(state: State, player: Player) -> Offer:
    return tuple(DISCARD[face] for face in packed.different(state.hands[player]))


def is_foul(state: State, answers: Answers) -> bool:
    return answers[state.supplier] not in DISCARDS(state, state.supplier)


def fines(state: State, answers: Answers) -> State:
    """Accepts every discard, and lets who broke a rule pay for it."""
    thrown = THROW(state, answers)
    return fined(thrown, state.supplier) if is_foul(state, answers) else thrown


def fined(state: State, player: Player) -> State:
    paid = tuple(
        Transfer(SEATS[player], SEATS[other], 1, "penalty", "CH-3.7.3")
        for other in PLAYERS
        if other != player
    )
    return state._replace(ledger=(*state.ledger, *paid))


def void_after_a_foul(state: State, answers: Answers) -> State:
    foul = is_foul(state, answers)
    return play.exhaust(state, state.supplier) if foul else THROW(state, answers)


def fines_passed_wins(state: State, answers: Answers) -> State:
    missed = [p for p, offer in enumerate(CLAIMS(state)) if WIN in offer and answers[p] == PASS]
    settled = SETTLE(state, answers)
    return fined(settled, missed[0]) if missed and WIN not in answers else settled


# Dead hands

Dead = Callable[[Hand], bool]
"""Which of the dealt twenty make a dead hand."""

DEAD: Hand = 1 << 3 * packed.MOST_FACES
"""Among the faces declined: the hand is dead."""


def no_discard(dealt: Hand) -> bool:
    return not DISCARDABLE(dealt, Bars())


def five_chan(dealt: Hand) -> bool:
    """Ten pairs that do not win."""
    return not pairs.unpaired(dealt) and not COMPLETE(dealt, 0)


def buried(state: State, player: Player) -> State:
    """The hand is dead: it may take nothing, as if it had discarded every face."""
    bars = state.bars[player]
    dead = bars._replace(discarded=packed.ODD, declined=bars.declined | DEAD)
    return state._replace(bars=replaced(state.bars, player, dead))


def spares_the_dead(state: State, player: Player, offer: Offer) -> Offer:
    return () if state.bars[player].declined & DEAD else offer


def turns_up_when_dead(dead: Dead) -> Callable[[Setup, Rules], State]:
    """A dead dealer turns up a card instead of a first discard."""

    def start(setup: Setup, rules: Rules) -> State:
        state = START(setup, rules)
        dealer = state.supplier
        return play.reveal(buried(state, dealer), dealer) if dead(state.hands[dealer]) else state

    return start


def dead_dealers(dead: Dead) -> dict[str, Any]:
    return {**everyone(spares_the_dead), "play.start": turns_up_when_dead(dead)}


def void_without_a_discard(setup: Setup, rules: Rules) -> State:
    state = START(setup, rules)
    dealer = state.supplier
    return play.exhaust(state, dealer) if no_discard(state.hands[dealer]) else state


def passes_on_freely(state: State) -> State:
    """The next seat may make a Cạ of a passed stock card with any card of its rank."""
    if not state.from_stock or state.turn != state.gate:
        return PASS_ON(state)
    follower = NEXT[state.turn]
    freed = state._replace(bars=replaced(state.bars, follower, Bars()))
    passed = LOCK(freed, state.turn)._replace(phase=Phase.PASSED, turn=follower)
    own = packed.different(state.hands[follower] & 7 * RANK[state.card])[:1]
    takes = any(DISCARDABLE(state.hands[follower] - ONE[face], Bars()) for face in own)
    return passed if takes else PASS_ON(state)


def takes_freely(state: State) -> State:
    player, card = state.turn, state.card
    if CAPTURE(state.hands[player], state.bars[player], card) != NO_CARD:
        return TAKE_CARD(state)
    own = packed.different(state.hands[player] & 7 * RANK[card])[0]
    laid = MELDED(state, player, Laid(Kind.CA, card, own, state.supplier), ONE[own])
    return laid._replace(gate=player, turn=NEXT[player])


def next_to_reveal(state: State) -> Player:
    """Who turns up the next card when a passed stock card is dead at once."""
    return NEXT[state.turn] if state.from_stock and state.turn == state.gate else state.turn


def chiu_if(allowed: Callable[[State], bool]) -> Callable[[State, Player, Offer], Offer]:
    return lambda state, _, offer: offer if allowed(state) else without(offer, CHIU)


def take_if(allowed: Callable[[State], bool]) -> Callable[[State, Player, Offer], Offer]:
    return lambda state, _, offer: offer if allowed(state) else without(offer, TAKE)


def no_chiu_on_turn(state: State, player: Player, offer: Offer) -> Offer:
    return without(offer, CHIU) if player == state.turn else offer


def no_claims_on_replacements(state: State, _: Player, offer: Offer) -> Offer:
    return offer if state.supplier == state.gate else without(offer, CHIU, WIN)


def no_wins_in_the_own_gate(state: State, player: Player, offer: Offer) -> Offer:
    return without(offer, WIN) if player == state.gate else offer


def free_after_a_chiu(state: State, player: Player) -> Offer:
    melds = state.melds[player]
    return any_card(state, player) if melds and melds[-1].kind is Kind.CHIU else DISCARDS(state, player)


def dealer_of(state: State) -> Player:
    return next(player for player in PLAYERS if packed.size(state.dealt[player]) == 20)


def everyone(changed: Callable[[State, Player, Offer], Offer]) -> dict[str, Any]:
    return {"legal.claims": claims(changed)}


MUTANTS: tuple[Mutant, ...] = (
    Mutant(
        "CH-3.1.1",
        "offers every card in the gate of the seat before",
        {**everyone(offers_older_cards), "play.take": takes_older_cards},
    ),
    Mutant(
        "CH-3.1.1",
        "turns up a stock card before a discard can be taken",
        everyone(lambda state, _, offer: offer if state.from_stock else without(offer, TAKE)),
    ),
    Mutant("CH-3.1.2", "lets a capture do without a discard", {"play.take": keeps_all}),
    Mutant(
        "CH-3.1.2",
        "lets laid cards be discarded",
        {
            "legal.discards": with_laid_faces,
            "play.throw": throws_laid_cards,
            **steps(Phase.DISCARD, throws_laid_cards),
        },
    ),
    Mutant(
        "CH-3.1.2",
        "makes captures compulsory",
        {"legal.options": compulsory},
    ),
    Mutant("CH-3.1.2", "takes the pair into the hand", {"play.take": hides_the_meld}),
    Mutant("CH-3.1.2", "goes back to the supplier after a capture", {"play.take": back_to_the_supplier}),
    Mutant("CH-3.1.2", "knows no Cạ captures", {"legal.ca_partner": lambda *_: 0}),
    Mutant("CH-3.2.1", "turns up cards in the gate of the seat before", {"play.reveal": reveals_before}),
    Mutant("CH-3.2.1", "offers a passed discard to every seat", {"play.pass_on": passes_discards_round}),
    Mutant("CH-3.2.1", "lets who passes turn up nothing", {"play.pass_on": skips_the_stock}),
    Mutant("CH-3.2.1", "turns up two cards", {"play.reveal": reveals_two}),
    Mutant("CH-3.2.2", "lets nobody take its own stock card", {"legal.claims": next_before_the_gate}),
    Mutant("CH-3.2.2", "wants a discard after a pass", {"play.pass_on": discards_after_a_pass}),
    Mutant("CH-3.2.2", "counts a passed stock card as discarded", {"play.pass_on": passed_is_discarded}),
    Mutant("CH-3.2.3", "lets a stock card be kept", {"play.offer": draws_and_keeps(lambda _: True)}),
    Mutant(
        "CH-3.2.3",
        "lets a stock card of a low rank be kept",
        {"play.offer": draws_and_keeps(lambda face: FACES[face] != "C" and FACES[face][0] < "8")},
    ),
    Mutant("CH-3.2.3", "takes a captured pair into the hand", {"play.take": hides_the_meld}),
    Mutant(
        "CH-3.3.1", "offers a passed stock card to every seat", {"play.pass_on": passes_stock_cards_round}
    ),
    Mutant(
        "CH-3.3.1",
        "asks the next seat together with who has turned the card up",
        {**everyone(next_seat_first), **steps(Phase.CLAIM, next_seat_grabs)},
    ),
    Mutant(
        "CH-3.3.1",
        "lets a passed stock card die at once",
        {"play.pass_on": lambda state: REVEAL(LOCK(state, state.turn), next_to_reveal(state))},
    ),
    Mutant(
        "CH-3.3.1",
        "frees the next seat from the limits",
        {"play.pass_on": passes_on_freely, "play.take": takes_freely},
    ),
    Mutant("CH-3.3.2", "lets who has turned up a card turn up the next", {"play.pass_on": revealer_goes_on}),
    Mutant("CH-3.3.2", "puts a card passed twice under the stock", {"play.pass_on": back_under_the_stock}),
    Mutant("CH-3.3.2", "skips a seat after two passes", {"play.pass_on": third_seat_goes_on}),
    Mutant("CH-3.3.2", "offers a card that was passed twice", {"play.pass_on": passes_stock_cards_round}),
    Mutant("CH-3.3.3", "lets only the seat on turn win", everyone(only_on_turn(WIN))),
    Mutant("CH-3.3.3", "lets only the seat on turn claim a Chíu", everyone(only_on_turn(CHIU))),
    Mutant(
        "CH-3.6.1", "lets only discards be claimed", everyone(chiu_if(lambda state: not state.from_stock))
    ),
    Mutant("CH-3.6.1", "lets only stock cards be claimed", everyone(chiu_if(lambda state: state.from_stock))),
    Mutant("CH-3.6.1", "lets no replacement be claimed", everyone(no_chiu_on_replacements)),
    Mutant(
        "CH-3.6.1",
        "counts laid cards for a Chíu",
        {**everyone(claims_half_laid), "play.chiu": lays_half_laid},
    ),
    Mutant("CH-3.6.1", "makes a Chíu compulsory", everyone(forced)),
    Mutant("CH-3.6.1", "offers no Chắn beside a Chíu", everyone(chiu_without_take)),
    Mutant(
        "CH-3.6.1",
        "lets two of a face claim the third",
        {**everyone(claims_third), "play.chiu": lays_chan_out_of_turn},
    ),
    Mutant("CH-3.6.1", "allows no Chíu on turn", everyone(no_chiu_on_turn)),
    Mutant("CH-3.6.2", "lets all win on one card", steps(Phase.CLAIM, all_win)),
    Mutant(
        "CH-3.6.2",
        "ranks wins from the seat behind the gate",
        steps(Phase.CLAIM, wins_in_order(lambda state: FROM_GATE[NEXT[state.gate]])),
    ),
    Mutant("CH-3.6.2", "ranks wins from seat A", steps(Phase.CLAIM, wins_in_order(lambda _: PLAYERS))),
    Mutant(
        "CH-3.6.2",
        "ranks wins against the turn",
        steps(
            Phase.CLAIM,
            wins_in_order(lambda state: (state.gate, *reversed(FROM_GATE[state.gate][1:]))),
        ),
    ),
    Mutant(
        "CH-3.6.2",
        "ranks wins from the dealer",
        steps(Phase.CLAIM, wins_in_order(lambda state: FROM_GATE[dealer_of(state)])),
    ),
    Mutant("CH-3.6.2", "asks only the first from the gate for a win", {"legal.claims": only_the_first_wins}),
    *conflicts("CH-3.6.2", claims_as_heard, ("take",)),
    *beside_a_win("CH-3.6.2", claims_as_heard, ("chiu",)),
    Mutant("CH-3.6.2", "loses a capture that waited", steps(Phase.CLAIM, loses_what_waited)),
    Mutant("CH-3.6.2", "ranks a Chíu before a win", steps(Phase.CLAIM, chiu_first)),
    Mutant("CH-3.6.2", "ranks a capture before a Chíu", steps(Phase.CLAIM, capture_first)),
    Mutant(
        "CH-3.6.2",
        "ranks a Chắn of the next seat before a Cạ in the own gate",
        {**everyone(chan_of_the_next_first), **steps(Phase.CLAIM, next_seat_grabs)},
    ),
    Mutant("CH-3.6.3", "draws a card after a Chíu", {"play.chiu": draws_after_a_chiu}),
    Mutant("CH-3.6.3", "lets a Chíu do without a discard", {"play.chiu": no_discard_after_a_chiu}),
    Mutant("CH-3.6.3", "wants two discards after a Chíu", steps(Phase.DISCARD, discards_two)),
    Mutant(
        "CH-3.6.3",
        "lets any card go after a Chíu",
        {"legal.discards": free_after_a_chiu},
    ),
    Mutant(
        "CH-3.6.3",
        "lets a claimant on turn act on its own discard",
        {"play.chiu": lambda state, player: CLAIM_FOURTH(state, player)._replace(turn=state.turn)},
    ),
    Mutant(
        "CH-3.6.4",
        "goes on behind the claimant",
        {"play.chiu": after_a_chiu(own_gate, behind_the_claimant)},
    ),
    Mutant(
        "CH-3.6.4",
        "lets the discard lie in the claimant's gate",
        {"play.chiu": after_a_chiu(own_gate, interrupted)},
    ),
    Mutant(
        "CH-3.6.4",
        "offers the replacement behind the claimant",
        {"play.chiu": after_a_chiu(gate_of_the_card, behind_the_claimant)},
    ),
    Mutant(
        "CH-3.6.4",
        "skips the interrupted seat",
        {"play.chiu": after_a_chiu(gate_of_the_card, lambda state, _: NEXT[state.turn])},
    ),
    Mutant(
        "CH-3.6.4",
        "lets a replacement be won on",
        steps(Phase.DISCARD, replaces_like_a_stock_card),
    ),
    Mutant(
        "CH-3.6.4",
        "lets nobody take a replacement",
        everyone(take_if(lambda state: state.supplier == state.gate)),
    ),
    Mutant("CH-3.6.4", "lets no replacement be claimed", everyone(no_claims_on_replacements)),
    Mutant(
        "CH-3.6.4", "goes back behind the claimant after the replacement", {"play.take": back_to_the_claimant}
    ),
    Mutant("CH-3.7.1", "lets a discard be won on", everyone(wins_on_discards)),
    Mutant("CH-3.7.1", "lets a discard be won on by the seat on turn", everyone(wins_on_discards_on_turn)),
    Mutant("CH-3.7.1", "lets a Chíu win on a stock card only", everyone(no_chiu_win_on_discards)),
    Mutant("CH-3.7.1", "lets no Chíu win", everyone(no_chiu_wins)),
    Mutant("CH-3.7.1", "lets only who has turned up a card win on it", everyone(only_on_turn(WIN))),
    Mutant("CH-3.7.1", "lets nobody win on its own stock card", everyone(no_wins_in_the_own_gate)),
    Mutant("CH-3.7.1", "offers no capture beside a win", everyone(wins_or_takes)),
    Mutant(
        "CH-3.7.2",
        "lets every seat win as dealt",
        {"legal.options": all_may_win_as_dealt, **steps(Phase.OPENING, anyone_opens)},
    ),
    Mutant(
        "CH-3.7.2",
        "lets the dealer win after its first discard",
        {**everyone(wins_after_the_discard), "play.win": takes_back},
    ),
    Mutant("CH-3.7.2", "makes the dealer win as dealt", opening(lambda _: (WIN,))),
    Mutant("CH-3.7.2", "knows no Thiên ù", opening(lambda offer: without(offer, WIN))),
    Mutant(
        "CH-3.7.2",
        "lets every dealer win as dealt",
        {"legal.opening": lambda state, dealer: (*DISCARDS(state, dealer), WIN)},
    ),
    Mutant(
        "CH-3.7.3",
        "accepts foul discards and fines them",
        {"legal.discards": any_card, "play.throw": fines, **steps(Phase.DISCARD, fines)},
    ),
    Mutant(
        "CH-3.7.3",
        "ends the deal at a foul discard",
        {
            "legal.discards": any_card,
            "play.throw": void_after_a_foul,
            **steps(Phase.DISCARD, void_after_a_foul),
        },
    ),
    Mutant("CH-3.7.3", "fines who passes up a win", steps(Phase.CLAIM, fines_passed_wins)),
    Mutant(
        "CH-3.7.4",
        "takes a dealer with five Chắn and five Cạ for dead",
        dead_dealers(five_chan),
    ),
    Mutant(
        "CH-3.7.4",
        "takes a dealer with ten Chắn for dead",
        dead_dealers(no_discard),
    ),
    Mutant(
        "CH-3.7.4", "voids the deal of a dealer without a discard", {"play.start": void_without_a_discard}
    ),
)

EQUIVALENT: Mapping[str, str] = {}
