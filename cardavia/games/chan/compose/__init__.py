"""From a situation to an explicit deal and the legal decisions that lead there.

`described` refuses what contradicts itself, `course` holds each seat's melds and discards against `limits`,
`turns` counts whose turns lead to the situation, `supply` finds cards for all that is left open, `road` plays
the deal card by card, and here it is played once more to see that it arrives.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, islice
from typing import NamedTuple

from cardavia.games.chan import legal, play
from cardavia.games.chan.cards import FACE, FACES, RANK, SHAPE, cards
from cardavia.games.chan.compose.course import Course, course
from cardavia.games.chan.compose.described import CARDS, NINETEEN, Described, Told, Wanted, check_named, describe
from cardavia.games.chan.compose.road import Legs, Road
from cardavia.games.chan.compose.supply import Supply, by_want
from cardavia.games.chan.compose.turns import Turns
from cardavia.games.chan.state import NEXT, PLAYERS, Kind, Phase, State
from cardavia.games.described import check_copies
from cardavia.games.packed import ONE, Face, Hand, count, different, pack, spread
from cardavia.games.seats import NO_CARD, Player
from cardavia.games.way import through
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import SEATS, Seat, Setup

TRIES = 60
"""Cards turned up in search of one road."""
STARTS = 3
"""Numbers of cards turned up, and first discards, that are tried with one dealer."""

MOST_QUIET_MELDS = 2
"""Melds that seats lay of which nothing is told, where the turns do not come out otherwise."""


class Plan(NamedTuple):
    """What a deal is to be, but for quiet hands: who deals, what each seat told does, which cards are open.

    `starts` are how many cards are turned up and what a quiet dealer discards first, if somebody wants that.
    """

    dealer: Player
    courses: tuple[Course | None, ...]
    turns: Turns
    starts: tuple[tuple[int, Face | None], ...]
    supply: Supply


def compose(situation: Situation) -> Composition:
    """A deal and the decisions of each decision point up to the situation.

    Raises `SituationError` if the situation contradicts itself or no play reaches it in which the seats not
    told only pass.
    """
    if situation.fresh:
        return _fresh(situation)
    described = describe(situation)
    failure: SituationError | None = None
    for quiet_melds in _quiet_melds(described):
        plans: list[Plan] = []
        for dealer in described.dealers:
            try:
                plan = _plan(described, dealer, quiet_melds)
            except SituationError as refusal:
                failure = failure or refusal
            else:
                plans.extend([plan] if plan.starts else [])
        for plan in sorted(plans, key=lambda each: _preference(described, each)):
            for number, first in plan.starts:
                try:
                    return _composed(described, plan, number, first)
                except SituationError as shortage:
                    failure = failure or shortage
        if plans:
            break
    raise failure or _no_turns(situation, described)


def _no_turns(situation: Situation, described: Described) -> SituationError:
    does = "discard" if described.is_discarding else "turn up a card"
    left = "" if situation.stock_left is None else f" with {situation.stock_left} cards left"
    dealt = "" if situation.dealer is None else f" when {situation.dealer} deals"
    return SituationError(
        f"{SEATS[described.actor]} does not come to {does}{left}{dealt}: no order of turns leads there in which "
        "everyone lays and discards what is told (CH-3.1.1); leave open the dealer, the number of cards left "
        "or where the cards of melds came from"
    )


def _preference(described: Described, plan: Plan) -> tuple[bool, int]:
    return not described.seats[plan.dealer].is_quiet, plan.starts[0][0]


def _quiet_melds(described: Described) -> Iterator[tuple[int, ...]]:
    """How many melds each seat lays of which nothing is told: none, and only if that will not do, some.

    Each shifts who turns up which card.
    """
    quiet = [player for player in PLAYERS if described.seats[player].is_quiet]
    for number in range(MOST_QUIET_MELDS + 1):
        for melding in combinations_with_replacement(quiet, number):
            yield tuple(melding.count(player) for player in PLAYERS)


def _plan(described: Described, dealer: Player, quiet_melds: tuple[int, ...]) -> Plan:
    """The plan with this dealer, without starts if the turns do not come out.

    Raises `SituationError` where a seat could not lay or discard what it is told to have.
    """
    supply = Supply()
    courses = _courses(described, dealer, quiet_melds, supply)
    turns = Turns(courses, dealer, described.actor, is_discarding=described.is_discarding)
    left = described.stock_left
    possible = range(SHAPE.stock - len(described.front) + 1) if left is None else (SHAPE.stock - left,)
    firsts = {face: turns.numbers_from_deal(face) for face in (None, *turns.first_faces())}
    all_starts = ((number, face) for number in possible for face in firsts if firsts[face] >> number & 1)
    return Plan(dealer, courses, turns, tuple(islice(all_starts, STARTS)), supply)


def _courses(
    described: Described, dealer: Player, quiet_melds: tuple[int, ...], supply: Supply
) -> tuple[Course | None, ...]:
    """What every seat does that does more than pass, its cards taken from the supply."""
    for told in described.seats:
        supply.take(told.hand or ())
        supply.take(told.discarded or ())
        supply.take(face for meld in told.melds for face in spread(meld.from_hand))
    for face in (described.drawn, *described.front):
        supply.take(() if face is None else (face,))
    for told in described.seats:
        for face in (*(meld.card for meld in told.melds), *different(told.passed)):
            supply.reserve(face)
    order = by_want(pack(told.hand) for told in described.seats if told.hand)
    found: list[Course | None] = [None] * len(PLAYERS)
    for player, told in enumerate(described.seats):
        is_due = described.is_discarding and player == described.actor
        if not told.is_quiet or is_due or quiet_melds[player]:
            more = _laid_quietly(described, player, dealer, quiet_melds[player], supply, order)
            found[player] = _course(
                described, player, told._replace(melds=told.melds + more), dealer, supply, order
            )
    return tuple(found)


def _course(
    described: Described, player: Player, told: Told, dealer: Player, supply: Supply, order: tuple[Face, ...]
) -> Course:
    is_due = described.is_discarding and player == described.actor
    melds = told.melds
    size = NINETEEN + is_due - sum(CARDS[meld.kind] for meld in melds)
    own = _melded(melds)
    hand = told.hand
    if hand is None:
        kept = () if described.discard is None or not is_due else (described.discard,)
        supply.take(kept)
        avoid = described.watched | _marks(own) | sum(ONE[face] for face in set(told.discarded or ()))
        hand = (*kept, *supply.quiet_hand(size - len(kept), avoid, order[::-1]))
    discards = told.discarded
    if discards is None:
        number = len(melds) + (player == dealer) - is_due
        in_ca = sum(RANK[meld.card] for meld in melds if meld.kind is Kind.CA)
        taboo = _marks(in_ca) | described.watched | told.passed
        discards = supply.discards(number, pack(hand), own, taboo, _held(described.seats[NEXT[player]]), order)
    return course(player, hand, melds, discards, told.passed, opens=player == dealer, is_due=is_due, quiet=told.is_quiet)


def _laid_quietly(
    described: Described, player: Player, dealer: Player, number: int, supply: Supply, order: tuple[Face, ...]
) -> tuple[Wanted, ...]:
    """Chắn of faces that nobody told wants: so many, and one for a seat that comes to discard otherwise never."""
    is_due = described.is_discarding and player == described.actor
    has_begun = described.stock_left not in (None, SHAPE.stock) or any(
        told.melds or told.discarded or told.passed for told in described.seats
    )
    if is_due and not described.seats[player].melds and (player != dealer or has_begun):
        number += 1
    found: list[Wanted] = []
    for face in reversed(order):
        if len(found) < number and count(supply.left, face) >= 2 and not described.watched & ONE[face]:
            supply.take((face, face))
            found.append(Wanted(Kind.CHAN, face, face, None))
    return tuple(found)


def _held(told: Told) -> Hand:
    """The marks of all faces that a seat is told to hold or to have held."""
    return _marks(pack((*(told.hand or ()), *(meld.own for meld in told.melds))))


def _melded(melds: tuple[Wanted, ...]) -> Hand:
    return sum(meld.from_hand + ONE[meld.card] for meld in melds)


def _marks(hand: Hand) -> Hand:
    return sum(ONE[face] for face in different(hand))


def _composed(described: Described, plan: Plan, number: int, first: Face | None) -> Composition:
    """The deal of a plan with so many cards turned up; raises `SituationError` if the cards do not fit."""
    supply = Supply()
    supply.left = plan.supply.left
    order = by_want(each.dealt for each in plan.courses if each and not each.quiet)
    hands: list[Hand] = []
    for player in PLAYERS:
        own = plan.courses[player]
        size = SHAPE.dealer_hand if player == plan.dealer else SHAPE.other_hand
        if own is not None:
            hands.append(own.dealt)
            continue
        kept: tuple[Face, ...] = () if first is None or player != plan.dealer else (first,)
        if player == plan.dealer and first is None:
            kept = supply.least_wanted(described.watched, order)
        watched = described.watched | sum(ONE[face] for face in kept)
        hands.append(pack((*kept, *supply.quiet_hand(size - len(kept), watched, order))))
    state = play.start(_setup(plan.dealer, hands, ()))
    pool = sum(4 * ONE[face] for face in range(len(FACES))) - sum(hands)
    reserved = sum(ONE[face] for face in (described.drawn, *described.front) if face is not None)
    legs = Legs(plan.turns, number, order, reserved, first, described.discard)
    turned = number - (not described.is_discarding)
    try:
        road = through(Road(state, pool, (), frozenset()), [legs.opening, *[legs.turn] * turned], TRIES)
    except SituationError:
        raise SituationError(legs.hindrance) from None
    return _finished(described, plan, road)


def _finished(described: Described, plan: Plan, road: Road) -> Composition:
    """The deal with its whole stock, if it arrives."""
    stock = list(road.state.stock)
    pool = road.pool
    if described.drawn is not None:
        stock.append(described.drawn)
        pool -= ONE[described.drawn]
    taken = len(stock)
    pool -= sum(ONE[face] for face in described.front if face is not None)
    turner = NEXT[described.actor]
    calls = _Calls(road.state, plan.courses)
    for face in (*described.front, *[None] * (SHAPE.stock - taken - len(described.front))):
        if face is None:
            face = calls.quietest(different(pool), turner)
            pool -= ONE[face]
        stock.append(face)
        turner = NEXT[turner]
    setup = _setup(plan.dealer, road.state.dealt, stock)
    composition = Composition(setup, road.moves, None if described.is_discarding else (taken, 0))
    _check_arrival(described, plan, composition)
    return composition


class _Calls:
    """Who calls for which card in the situation. It remembers what it has found out."""

    def __init__(self, state: State, courses: tuple[Course | None, ...]) -> None:
        self.state = state
        self.courses = courses
        self._known: dict[tuple[Face, Player], tuple[int, int]] = {}

    def quietest(self, faces: tuple[Face, ...], turner: Player) -> Face:
        """The face to be turned up that no seat told calls for, and rather one that another does.

        Then play waits there, instead of running on.
        """
        return min(faces, key=lambda face: self._calls(face, turner))

    def _calls(self, face: Face, turner: Player) -> tuple[int, int]:
        known = self._known.get((face, turner))
        if known is None:
            callers = [player for player in PLAYERS if self._is_calling(player, face, turner)]
            told = sum(_is_told(self.courses[player]) for player in callers)
            known = self._known[face, turner] = (told, told - len(callers))
        return known

    def _is_calling(self, player: Player, face: Face, turner: Player) -> bool:
        hand, bars = self.state.hands[player], self.state.bars[player]
        if count(hand, face) == 3 or legal.is_winning(hand, bars, face):
            return True
        return player in (turner, NEXT[turner]) and legal.capture(hand, bars, face) != NO_CARD


def _is_told(own: Course | None) -> bool:
    return own is not None and not own.quiet


def _check_arrival(described: Described, plan: Plan, composition: Composition) -> None:
    """A last look: what the situation says must now lie on the table."""
    state = play.start(composition.setup)
    for move in composition.prelude:
        state = play.advance(state, move)
    actor = described.actor
    if described.is_discarding and (state.supplier != actor or state.phase not in (Phase.DISCARD, Phase.OPENING)):
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


def _setup(dealer: Player, hands: list[Hand] | tuple[Hand, ...], stock: list[Face] | tuple[()]) -> Setup:
    return Setup(
        DECK_GAME,
        SEATS[dealer],
        {seat: cards(hand) for seat, hand in zip(SEATS, hands, strict=True)},
        tuple(FACES[face] for face in stock),
    )


DECK_GAME = SHAPE.deck.game


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
    return Composition(_setup(SEATS.index(dealer), hands, [*stock, *rest]), ())
