"""From a situation to an explicit deal and the legal decisions that lead there.

`described` refuses what contradicts itself, `course` holds each seat's melds and discards against `limits`,
`turns` counts whose turns lead to the situation, `plan` puts these together with cards from `supply` for what
is left open, `road` plays the deal card by card, and here it is played once more to see that it arrives.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.games.chan.cards import DECK, FACE, FACES, SHAPE, cards
from cardavia.games.chan.compose.calls import Calls, pausing
from cardavia.games.chan.compose.described import Described, check_named, describe
from cardavia.games.chan.compose.plan import Plan, all_quiet_melds, plan
from cardavia.games.chan.compose.road import Goal, Legs, Road
from cardavia.games.chan.compose.supply import WHOLE_DECK, Supply, by_want
from cardavia.games.chan.state import NEXT, Phase, State
from cardavia.games.described import check_copies
from cardavia.games.game import Game
from cardavia.games.packed import ONE, Face, Hand, count, different, pack, spread
from cardavia.games.way import through
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import SEATS, Setup

TRIES = 60
"""Cards turned up in search of one road."""


def compose(situation: Situation, playing: Game[State]) -> Composition:
    """A deal and the decisions of each decision point up to the situation, by the rules of a table.

    Raises `SituationError` if the situation contradicts itself or no play reaches it in which the seats not
    told do little but pass.
    """
    if situation.fresh:
        return _fresh(situation)
    described = describe(situation)
    failure: SituationError | None = None
    for quiet_melds in all_quiet_melds(described):
        plans: list[Plan] = []
        for dealer in described.dealers:
            try:
                plans.append(plan(described, dealer, quiet_melds))
            except SituationError as refusal:
                failure = failure or refusal
        coming = [each for each in plans if each.starts]
        for each in sorted(coming, key=lambda each: _preference(described, each)):
            for number, first in each.starts:
                try:
                    return _composed(playing, described, each, number, first)
                except SituationError as shortage:
                    failure = failure or shortage
        if coming:
            break
    raise failure or _no_turns(situation, described)


def _preference(described: Described, plan: Plan) -> tuple[bool, int]:
    return not described.seats[plan.dealer].is_quiet, plan.starts[0][0]


def _no_turns(situation: Situation, described: Described) -> SituationError:
    does = "discard" if described.is_discarding else "turn up a card"
    left = "" if situation.stock_left is None else f" with {situation.stock_left} cards left"
    dealt = "" if situation.dealer is None else f" when {situation.dealer} deals"
    return SituationError(
        f"{SEATS[described.actor]} does not come to {does}{left}{dealt}: no order of turns leads there in "
        "which everyone lays and discards what is told (CH-3.1.1); leave open the dealer, the number of "
        "cards left or where the cards of melds came from"
    )


def _composed(
    playing: Game[State], described: Described, plan: Plan, number: int, first: Face | None
) -> Composition:
    """The deal of a plan with so many cards turned up; raises `SituationError` if the cards do not fit."""
    hands = _hands(described, plan, first)
    pool = WHOLE_DECK - sum(hands)
    order = by_want(course.dealt for course in plan.courses if course and not course.quiet)
    kept_back = plan.reserved + sum(ONE[face] for face in described.coming)
    spare = (face for face in order if count(pool, face) > count(kept_back, face))
    pause = pausing(spare, plan.courses, hands) if number + len(described.front) < SHAPE.stock else None
    kept = () if pause is None else (pause,)
    state = playing.start(_setup(SEATS[plan.dealer], hands, ()))
    legs = Legs(
        plan.turns,
        Goal(number, first, described.discard, (*described.coming, *kept)),
        order,
    )
    turned = number - (not described.is_discarding)
    road = Road(state, pool, (), frozenset())
    try:
        road = through(road, [legs.opening, *[legs.turn] * turned], TRIES)
    except SituationError:
        raise SituationError(legs.hindrance) from None
    return _finished(playing, described, plan, road)


def _hands(described: Described, plan: Plan, first: Face | None) -> list[Hand]:
    """The hands as dealt; of a quiet dealer with what it discards first."""
    supply = Supply(plan.left)
    order = by_want(course.dealt for course in plan.courses if course and not course.quiet)
    hands: list[Hand] = []
    for player, course in enumerate(plan.courses):
        if course is not None:
            hands.append(course.dealt)
            continue
        size = SHAPE.dealer_hand if player == plan.dealer else SHAPE.other_hand
        kept: tuple[Face, ...] = () if first is None or player != plan.dealer else (first,)
        if player == plan.dealer and first is None:
            kept = supply.least_wanted(described.watched, order)
        watched = described.watched | pack(kept)
        hands.append(pack((*kept, *supply.quiet_hand(size - len(kept), watched, order))))
    return hands


def _finished(playing: Game[State], described: Described, plan: Plan, road: Road) -> Composition:
    """The deal with its whole stock, if it arrives."""
    drawn = () if described.drawn is None else (described.drawn,)
    stock = [*road.state.stock, *drawn]
    taken = len(stock)
    pool = road.pool - sum(ONE[face] for face in described.coming)
    calls = Calls(road.state, plan.courses)
    turner = described.actor
    for place in range(SHAPE.stock - taken):
        turner = NEXT[turner]
        face = described.front[place] if place < len(described.front) else None
        if face is None and not pool:
            raise SituationError(
                f"{SEATS[described.actor]}'s turn does not come with as many cards left as told; "
                "leave their number or the dealer open"
            )
        if face is None:
            face = calls.quietest(different(pool), turner)
            pool -= ONE[face]
        stock.append(face)
    setup = _setup(SEATS[plan.dealer], road.state.dealt, stock)
    composition = Composition(setup, road.moves, None if described.is_discarding else (taken, 0))
    _check_arrival(playing, described, plan, composition)
    return composition


def _check_arrival(playing: Game[State], described: Described, plan: Plan, composition: Composition) -> None:
    """A last look: what the situation says must now lie on the table."""
    state = playing.start(composition.setup)
    for move in composition.prelude:
        state = playing.advance(state, move)
    actor = described.actor
    discarding = (Phase.OPENING, Phase.DISCARD)
    if described.is_discarding and (state.supplier != actor or state.phase not in discarding):
        raise SituationError(f"{SEATS[actor]} does not come to discard")
    for player, own in enumerate(plan.courses):
        if own is None or own.quiet:
            continue
        laid = tuple((meld.kind, meld.card, meld.own) for meld in state.melds[player])
        told = described.seats[player]
        if laid != tuple((meld.kind, meld.card, meld.own) for meld in own.melds) or (
            told.hand is not None and state.hands[player] != pack(told.hand)
        ):
            raise SituationError(f"{SEATS[player]} does not come to hold what is told")
        if state.bars[player].declined != told.passed:
            raise SituationError(f"{SEATS[player]} has passed something else than what is told")


def _setup(dealer: str, hands: Sequence[Hand], stock: Sequence[Face]) -> Setup:
    dealt = {seat: cards(hand) for seat, hand in zip(SEATS, hands, strict=True)}
    return Setup(DECK.game, dealer, dealt, tuple(FACES[face] for face in stock))


def _fresh(situation: Situation) -> Composition:
    """The deal itself: hands as dealt, nothing played."""
    check_named(situation)
    twenty = [seat for seat, hand in situation.hands.items() if len(hand) == SHAPE.dealer_hand]
    dealer = situation.dealer or (*twenty, situation.actor, SEATS[0])[0] or SEATS[0]
    if situation.melds or situation.discarded or situation.passed:
        raise SituationError("a fresh deal has no melds, no discards and nothing passed yet")
    if situation.actor not in (None, dealer):
        raise SituationError(f"{situation.actor} does not act first in a fresh deal, {dealer} deals")
    if situation.drawn is not None:
        raise SituationError(f"in a fresh deal nobody has turned up a card yet, not {situation.drawn} either")
    if situation.stock_left not in (None, SHAPE.stock):
        raise SituationError(f"in a fresh deal {SHAPE.stock} cards are left, not {situation.stock_left}")
    front = tuple(None if card is None else FACE[card] for card in situation.front)
    coming = [face for face in front if face is not None]
    places = dict(situation.hands)
    places["the stock"] = tuple(FACES[face] for face in coming)
    check_copies(places, SHAPE.deck)
    supply = Supply()
    supply.take((*coming, *(FACE[card] for hand in situation.hands.values() for card in hand)))
    order = by_want(pack(FACE[card] for card in hand) for hand in situation.hands.values())
    watched = sum(ONE[face] for face in set(coming))
    hands = []
    for seat in SEATS:
        size = SHAPE.dealer_hand if seat == dealer else SHAPE.other_hand
        told = situation.hands.get(seat)
        if told is not None and len(told) != size:
            raise SituationError(
                f"{seat} holds {len(told)} cards ({SHAPE.deck.format(told)}) in a fresh deal, expected {size}"
            )
        hand = supply.quiet_hand(size, watched, order) if told is None else (FACE[card] for card in told)
        hands.append(pack(hand))
    rest = iter(spread(supply.left))
    stock = [next(rest) if face is None else face for face in front]
    return Composition(_setup(dealer, hands, [*stock, *rest]), ())
