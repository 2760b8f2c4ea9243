"""From a situation to an explicit deal and the legal decisions that lead there.

`described` refuses what contradicts itself, `history` tells what the seats have gone through, `quiet` finds
cards for all that is left open, `course` plays the deal card by card, and here these are put together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice, product
from typing import NamedTuple

from cardavia.cards import Card
from cardavia.games import packed
from cardavia.games.packed import ONE, Face, Hand, count, different, spread
from cardavia.games.paohuzi import play
from cardavia.games.paohuzi.cards import DECK, FACES, SHAPE, names
from cardavia.games.paohuzi.compose.course import Course
from cardavia.games.paohuzi.compose.described import Described, Told, describe, describe_fresh, faces_of, rest_size
from cardavia.games.paohuzi.compose.history import Claim, History, histories
from cardavia.games.paohuzi.compose.quiet import ALL, MOST_ALIKE, SPREAD, harmless, quiet_hand, wants, without
from cardavia.games.paohuzi.state import BEHIND, PLAYERS, Phase
from cardavia.games.seats import Player
from cardavia.games.way import through
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import SEATS, Setup

BEGINNINGS = 40
"""Deals tried before a situation is given up."""
TRIES = 60
"""Continuations tried of one deal."""
PATHS = 4
"""Ways for one seat to have come to what it has, tried with each dealer."""
ANY: Face = -1
"""The card of a meld that is made only to discard, by a seat of which nothing is told."""


def compose(situation: Situation) -> Composition:
    """A deal and the decisions of each decision point up to the situation.

    Raises `SituationError` if the situation contradicts itself or no quiet play reaches it.
    """
    if situation.fresh:
        return _fresh(situation)
    told = describe(situation)
    failure: SituationError | None = None
    for described in _with_actor(told):
        for course in islice(_beginnings(described), BEGINNINGS):
            try:
                return _composition(described, through(course, _legs(described, course), TRIES))
            except SituationError as missed:
                failure = failure or missed
    raise failure or SituationError("no legal play leads to this situation")


class _Begun(NamedTuple):
    """What is settled of the seats before cards are found for the rest."""

    dealer: Player
    hands: tuple[Hand | None, ...]
    paths: tuple[History | None, ...]


def _with_actor(told: Described) -> Iterator[Described]:
    """Who is to discard, where nobody is said to act: a seat with a card more, or one that is not described."""
    if told.actor is not None:
        yield told
        return
    full = [
        player
        for player, seat in enumerate(told.seats)
        if seat.hand is not None and packed.size(seat.hand) > rest_size(seat.melds)
    ]
    for player in full or [player for player in PLAYERS if not _is_described(told, player)]:
        yield told._replace(actor=player)
    if not full and all(_is_described(told, player) for player in PLAYERS):
        raise SituationError("nobody is about to act; say who turns up which card, or who discards")


def _is_described(described: Described, player: Player) -> bool:
    return described.seats[player] != Told(None, (), (), ())


def _beginnings(described: Described) -> Iterator[Course]:
    """Deals from which the situation may be reached, those with the shortest way first."""
    for player, seat in enumerate(described.seats):
        _check_size(described, player, seat)
    failure: SituationError | None = None
    for dealer in _dealers(described):
        try:
            hands = _hands(described)
            paths = [islice(_paths(described, player, hands[player], dealer), PATHS) for player in PLAYERS]
            for chosen in product(*paths):
                try:
                    yield _dealt(described, _Begun(dealer, hands, chosen))
                except SituationError as shortage:
                    failure = failure or shortage
        except SituationError as shortage:
            failure = failure or shortage
    if failure:
        raise failure


def _check_size(described: Described, player: Player, seat: Told) -> None:
    """Raises `SituationError` unless some history leads to as many cards as are told."""
    if seat.hand is None:
        return
    due = described.due(player)
    hand = _with_card(described, player)
    assert hand is not None
    dealers = (True, False) if described.dealer is None else (described.dealer == player,)
    if any(next(histories(player, seat, hand, deals=deals, due=due), None) for deals in dealers):
        return
    rest = rest_size(seat.melds)
    held = packed.size(seat.hand)
    if held != rest + due:
        melds = f" beside {len(seat.melds)} melds" if seat.melds else ""
        also = ", as it is about to discard" if due else f", or {rest + 1} if it is about to discard"
        raise SituationError(
            f"{SEATS[player]} holds {held} cards ({' '.join(names(seat.hand))}){melds}, "
            f"expected {rest + due}{also}"
        )
    raise SituationError(
        f"{SEATS[player]}'s melds, hand, discards and passes cannot all come from one deal; "
        "look at what it could claim, and how often it has discarded"
    )


def _with_card(described: Described, player: Player) -> Hand | None:
    """The hand, with the card that is about to be discarded if that has not been told with it."""
    seat = described.seats[player]
    card = described.card
    if seat.hand is None or card is None or not described.due(player):
        return seat.hand
    lacks = not count(seat.hand, card) and packed.size(seat.hand) == rest_size(seat.melds)
    return seat.hand + ONE[card] if lacks else seat.hand


def _dealers(described: Described) -> tuple[Player, ...]:
    """Who may deal: of a first discard its seat, otherwise those whose discards matter least first."""
    if described.dealer is not None:
        return (described.dealer,)
    actor = described.actor or 0
    if described.drawn is None:
        return (actor, *BEHIND[actor])
    return tuple(
        sorted(
            PLAYERS,
            key=lambda dealer: (_is_described(described, dealer), (actor - dealer - 1) % len(PLAYERS)),
        )
    )


def _coming(described: Described) -> frozenset[Face]:
    """The cards that the situation is about."""
    told = (described.drawn, described.card, *described.front)
    return frozenset(face for face in told if face is not None)


def _quiet(
    described: Described,
    player: Player,
    pool: Hand,
    size: int,
    hands: Iterable[Hand | None],
    kept: tuple[Face, ...],
) -> Hand:
    actor = described.actor
    coming = _coming(described)
    unwanted = {face for face in described.front if face is not None}
    if described.drawn is not None and player == actor:
        unwanted.add(described.drawn)
    if described.card is not None and actor is not None and player == BEHIND[actor][0]:
        unwanted.add(described.card)
    others = [hand for hand in hands if hand is not None]
    first = sorted(SPREAD, key=lambda face: -sum(wants(hand, face) for hand in others))
    hand = quiet_hand(pool, size, kept=kept, unpaired=coming, unwanted=frozenset(unwanted), first=first)
    if hand is None:
        raise SituationError(f"{SEATS[player]} finds no quiet hand of {size} cards; too many are told")
    return hand


def _hands(described: Described) -> tuple[Hand | None, ...]:
    """The hands in the situation, with quiet ones for seats of which only something else is told."""
    hands = [_with_card(described, player) for player in PLAYERS]
    pool = ALL - sum(hand for hand in hands if hand)
    for seat in described.seats:
        pool = without(pool, (face for meld in seat.melds for face in meld.group.faces))
        pool = without(pool, (*seat.discarded, *seat.passed))
    pool = without(pool, _coming_cards(described))
    for player, seat in enumerate(described.seats):
        if hands[player] is None and _is_described(described, player):
            kept = [face for face in seat.passed for _ in range(2)]
            if described.due(player) and described.card is not None:
                kept.append(described.card)
            pool = without(pool, kept)
            size = rest_size(seat.melds) + described.due(player)
            hand = _quiet(described, player, pool, size, hands, tuple(kept))
            pool = pool + packed.pack(kept) - hand
            hands[player] = hand
    return tuple(hands)


def _coming_cards(described: Described) -> tuple[Face, ...]:
    return tuple(face for face in (described.drawn, *described.front) if face is not None)


def _paths(
    described: Described, player: Player, hand: Hand | None, dealer: Player
) -> Iterator[History | None]:
    if hand is None:
        yield None
        return
    yield from histories(
        player, described.seats[player], hand, deals=player == dealer, due=described.due(player)
    )


def _dealt(described: Described, begun: _Begun) -> Course:
    """The deal: quiet hands for the others, and cards to be turned up or discarded on the way."""
    dealer, hands, paths = begun
    pool = ALL
    dealt: list[Hand] = []
    todo: list[tuple[Claim, ...]] = []
    kept: list[Hand] = [0] * len(PLAYERS)
    free: list[tuple[Face, ...]] = [()] * len(PLAYERS)
    for path in paths:
        dealt.append(path.dealt if path else 0)
        todo.append(path.claims if path else ())
    for hand in dealt:
        pool = without(pool, spread(hand))
    pool = without(pool, _coming_cards(described))
    last = () if described.card is None or described.actor is None or hands[described.actor] else (described.card,)
    pool = without(pool, last)
    claims = [claim for each in todo for claim in each]
    pool = without(pool, (claim.face for claim in claims if claim.discarder is None))
    relevant = _coming(described)
    supplied: list[list[Face]] = [[], [], []]
    for claim in claims:
        if claim.discarder is not None:
            supplied[claim.discarder].append(claim.face)
    for player, path in enumerate(paths):
        if path is None:
            continue
        needed = list(supplied[player])
        for face in path.thrown:
            if face in needed:
                needed.remove(face)
        pool = without(pool, needed)
        number = path.thrown.count(None) - len(needed)
        if number < 0:
            raise SituationError(f"{SEATS[player]} has no discard left that another seat could claim")
        own = frozenset(claim.face for claim in path.claims)
        found = harmless(player, hands, pool, path.dealt + packed.pack(needed), number, own, relevant)
        pool = without(pool, found)
        free[player] = (*needed, *found)
        dealt[player] += packed.pack(free[player])
    for player, path in enumerate(paths):
        if path is not None:
            continue
        must = list(supplied[player])
        first = next(iter(todo[BEHIND[player][0]]), None)
        opens = player == dealer and (bool(must) and first is not None and first.discarder == player)
        melds = len(must) - opens
        if described.due(player):
            must += last
            pool += packed.pack(last)
            melds += not (player == dealer and not claims and described.stock_left in (None, SHAPE.stock))
        pool = without(pool, must)
        kept[player] = packed.pack(must)
        size = SHAPE.dealer_hand if player == dealer else SHAPE.other_hand
        hand = _quiet(described, player, pool, size, dealt[:player] + dealt[player + 1 :], tuple(must))
        pool = pool + kept[player] - hand
        dealt[player] = hand
        todo[player] = (Claim(ANY, None, (player,)),) * melds
    setup = Setup(DECK.game, SEATS[dealer], {SEATS[p]: names(hand) for p, hand in enumerate(dealt)}, ())
    final = [hand for hand in hands if hand is not None]
    order = sorted(SPREAD, key=lambda face: -sum(wants(hand, face) for hand in final))
    return Course(
        setup=setup,
        state=play.start(setup),
        moves=(),
        spare=pool,
        order=tuple(order),
        final=tuple(
            None if seat.hand is None else hand
            for seat, hand in zip(described.seats, hands, strict=True)
        ),
        todo=tuple(todo),
        thrown=tuple(path.thrown if path else () for path in paths),
        free=tuple(free),
        kept=tuple(kept),
        due=described.actor if described.drawn is None else None,
    )


def _legs(described: Described, course: Course):
    def claim(at: Course) -> Iterator[Course]:
        yield from _claim(described, at)

    def arrive(at: Course) -> Iterator[Course]:
        yield from _arrive(described, at)

    claims = [claim] * sum(map(len, course.todo))
    return (Course.dealt, *claims, arrive)


def _claim(described: Described, course: Course) -> Iterator[Course]:
    """The next claim of any seat, that which comes up first before others."""
    turner = course.turner
    if not any(course.todo):
        yield course
        return
    if turner is None:
        return
    left = sum(map(len, course.todo))
    found: list[tuple[int, Player, Player, Claim]] = []
    for owner, claims in enumerate(course.todo):
        if not claims or (owner == course.due and len(claims) == 1 and left > 1):
            continue
        if claims[0].face == ANY and not _may_meld(course, owner):
            continue
        for by in claims[0].turners:
            found.append(((by - turner) % len(PLAYERS), owner, by, claims[0]))
    for distance, owner, by, claim in sorted(found, key=lambda each: each[:3]):
        if left == 1 and course.due is not None and described.stock_left is not None:
            number = SHAPE.stock - described.stock_left - 1 - course.taken
            if number < 0 or number % len(PLAYERS) != distance:
                continue
        else:
            number = distance
        idle = course.idled(number)
        if idle is None:
            continue
        if claim.face == ANY:
            yield from idle.melded(owner)
        else:
            yield from idle.claimed(by, claim, owner)


def _may_meld(course: Course, player: Player) -> bool:
    """Whether it is time for a seat to meld just in order to discard: for a claim that comes next, or last."""
    following = next(iter(course.todo[BEHIND[player][0]]), None)
    supplies = following is not None and following.discarder == player
    return supplies or (player == course.due and len(course.todo[player]) == 1)


def _arrive(described: Described, course: Course) -> Iterator[Course]:
    actor, drawn = described.actor, described.drawn
    if any(course.todo) or actor is None:
        return
    if drawn is None:
        if course.state.turn == actor and course.state.phase in (Phase.DISCARD, Phase.COMPLETED):
            if described.stock_left in (None, SHAPE.stock - course.taken):
                yield course
        return
    turner = course.turner
    if turner is None:
        return
    number = (actor - turner) % len(PLAYERS)
    if described.stock_left is not None:
        exact = SHAPE.stock - described.stock_left - 1 - course.taken
        if exact < 0 or exact % len(PLAYERS) != number:
            return
        number = exact
    idle = course.idled(number)
    if idle is not None:
        yield idle.turned_up(actor, drawn)


def _composition(described: Described, course: Course) -> Composition:
    """The deal with its whole stock."""
    quiet = (hand for hand, final in zip(course.state.hands, course.final, strict=True) if final is None)
    setup = replace(course.setup, stock=_stock(described, course.state.stock, course.spare, quiet))
    return Composition(setup, course.moves, (course.taken, 0))


def _fresh(situation: Situation) -> Composition:
    """The deal itself: hands as dealt, the dealer's last card lying face up; nothing has been decided."""
    told = describe_fresh(situation)
    dealer = told.dealer or 0
    pool = without(ALL, (face for face in told.front if face is not None))
    dealt: list[tuple[Face, ...] | None] = []
    for seat in SHAPE.seats:
        named = situation.hands.get(seat)
        dealt.append(None if named is None else faces_of(named))
        pool = without(pool, dealt[-1] or ())
    for player in PLAYERS:
        size = SHAPE.dealer_hand if player == dealer else SHAPE.other_hand
        cards = dealt[player]
        if cards is None:
            hands = [packed.pack(hand) for hand in dealt if hand is not None]
            kept = (told.card,) if told.card is not None and player == dealer else ()
            pool = without(pool, kept)
            hand = _quiet(told, player, pool, size, hands, kept)
            pool += packed.pack(kept) - hand
            dealt[player] = spread(hand)
        elif len(cards) < size:
            last = next(
                face for face in SPREAD if count(pool, face) and count(packed.pack(cards), face) < MOST_ALIKE
            )
            pool = without(pool, (last,))
            dealt[player] = (*cards, last)
    quiet = (packed.pack(dealt[player] or ()) for player in PLAYERS if told.seats[player].hand is None)
    setup = Setup(
        DECK.game,
        SHAPE.seats[dealer],
        {
            seat: tuple(FACES[face] for face in cards or ())
            for seat, cards in zip(SHAPE.seats, dealt, strict=True)
        },
        _stock(told, (), pool, quiet),
    )
    return Composition(setup, (), None if told.drawn is None else (1, 0))


def _stock(
    described: Described, taken: tuple[Face, ...], spare: Hand, quiet: Iterable[Hand]
) -> tuple[Card, ...]:
    """The whole stock: what has been turned up, what comes next, and the rest.

    Of the rest come first what no described seat wants, and of this what others may chi, so that the deal
    stops there and does not run on.
    """
    hands = [seat.hand for seat in described.seats if seat.hand is not None]
    others = tuple(quiet)

    def place(face: Face) -> tuple[int, int, int, int]:
        return (
            sum(wants(hand, face) for hand in hands),
            sum(count(hand, face) >= MOST_ALIKE for hand in others),
            -sum(wants(hand, face) for hand in others),
            SPREAD.index(face),
        )

    places = {face: place(face) for face in different(spare)}
    rest = sorted(spread(spare), key=places.__getitem__)
    coming = [rest.pop(0) if face is None else face for face in described.front]
    return tuple(FACES[face] for face in (*taken, *coming, *rest))
