"""A fresh deal: hands as dealt, the preparation still to come (NT-2.2.2)."""

from __future__ import annotations

from cardavia.games import packed
from cardavia.games.game import Game
from cardavia.games.melding.described import faces_of, opened
from cardavia.games.melding.supply import filled
from cardavia.games.nantong import legal
from cardavia.games.nantong.cards import DECK, FACE, FACES, SHAPE
from cardavia.games.nantong.compose.described import PREPARING, check_named
from cardavia.games.nantong.compose.supply import Seats, Supply, neutral_indicators
from cardavia.games.nantong.state import PLAYERS, SEATS, State
from cardavia.games.packed import Face
from cardavia.games.way import Way
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import Seat, Setup


def fresh(rules: Game[State], situation: Situation) -> Composition:
    """The deal itself, nothing decided yet; raises `SituationError` where the situation tells of more."""
    _check_untouched(situation)
    dealer = _dealer(situation)
    situation = opened(situation, DECK)
    check_named(situation)
    supply = Supply()
    supply.take(map(FACE.__getitem__, situation.indicators))
    told = {seat: tuple(FACE[card] for card in cards) for seat, cards in situation.hands.items()}
    coming = faces_of((situation.drawn, *situation.front, *situation.back), DECK)
    for faces in (*told.values(), coming):
        supply.take(face for face in faces if face is not None)
    indicators = tuple(FACE[card] for card in situation.indicators)
    if not indicators:
        indicators = neutral_indicators(supply, map(packed.pack, told.values()))
        supply.take(indicators)
    hands = _hands(told, dealer, coming[0], supply)
    stock = filled(faces_of(situation.front, DECK), faces_of(situation.back, DECK), supply.rest())
    setup = Setup(
        DECK.game,
        dealer,
        {seat: DECK.sort(FACES[face] for face in hands[seat]) for seat in SEATS},
        tuple(FACES[face] for face in stock),
        tuple(FACES[face] for face in indicators),
    )
    way = Way.begin(rules, setup)
    if situation.actor not in (None, *way.options):
        raise SituationError(
            f"{situation.actor} is to act, but in this fresh deal {' '.join(way.options)} is asked first; "
            "say what it decides"
        )
    return way.composition()


def _check_untouched(situation: Situation) -> None:
    for seat in situation.melds:
        raise SituationError(f"{seat} has melds, but a fresh deal has none yet; tell the cards as dealt")
    for seat in situation.ready:
        raise SituationError(f"{seat} is ready, but in a fresh deal nobody has declared it yet (NT-2.6.2)")
    if situation.drawn is not None:
        raise SituationError(f"in a fresh deal nobody has drawn yet, so not {situation.drawn} either")
    if situation.stock_left not in (None, SHAPE.stock):
        raise SituationError(f"in a fresh deal {SHAPE.stock} cards are left, not {situation.stock_left}")


def _dealer(situation: Situation) -> Seat:
    """The dealer told, or the seat that holds or does what only the dealer can, or one that may be it."""
    if situation.dealer is not None:
        return situation.dealer
    full = [seat for seat, hand in situation.hands.items() if len(hand) == SHAPE.dealer_hand]
    playing = [seat for seat, decision in situation.opening.items() if decision not in PREPARING]
    preparing = [seat for seat, decision in situation.opening.items() if decision == legal.READY]
    acting = [] if situation.actor is None else [situation.actor]
    return next(seat for seat in (*full, *playing, *acting, *SEATS) if seat not in preparing)


def _hands(
    told: dict[Seat, tuple[Face, ...]], dealer: Seat, first: Face | None, supply: Supply
) -> dict[Seat, list[Face]]:
    """All hands as dealt: those told, and quiet ones; the dealer's additional card is the last it holds."""
    hands = {seat: list(told.get(seat, ())) for seat in SEATS}
    for seat in SEATS:
        _check_size(seat, told, dealer)
        if seat not in told:
            wanted = _seats(hands).wanted()
            hands[seat] = list(supply.quiet_hand(SHAPE.other_hand, (), wanted))
    if len(hands[dealer]) == SHAPE.other_hand:
        if first is None:
            first = _seats(hands).quietest(SEATS.index(dealer), supply.offered(), frozenset())
            supply.take((first,))
        hands[dealer].append(first)
    return hands


def _check_size(seat: Seat, told: dict[Seat, tuple[Face, ...]], dealer: Seat) -> None:
    size = len(told.get(seat, ())) or SHAPE.other_hand
    expected = (SHAPE.other_hand, SHAPE.dealer_hand) if seat == dealer else (SHAPE.other_hand,)
    if size not in expected:
        raise SituationError(
            f"{seat} holds {size} cards, expected {' or '.join(map(str, expected))} as dealt (NT-2.1.5)"
        )


def _seats(hands: dict[Seat, list[Face]]) -> Seats:
    between = (packed.pack(hands[seat][: SHAPE.other_hand]) for seat in SEATS)
    return Seats(tuple(between), ((),) * len(PLAYERS), ())
