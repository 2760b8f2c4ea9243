"""A situation in the engine's own terms, after everything that contradicts itself has been refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from cardavia.cards import Card
from cardavia.games import packed
from cardavia.games.described import check_copies, check_seats, check_stock, melded
from cardavia.games.packed import ONE, Face, Hand, count, different, pack
from cardavia.games.paohuzi import groups
from cardavia.games.paohuzi.cards import DECK, FACE, FACES, SHAPE
from cardavia.games.paohuzi.groups import COPIES, FOURS, Group, Kind
from cardavia.games.paohuzi.state import BEHIND
from cardavia.games.seats import Player
from cardavia.situation import Situation, SituationError
from cardavia.table import Meld, Seat

SEATS = SHAPE.seats
LAID = (Kind.TI, Kind.PAO, Kind.WEI, Kind.PENG, Kind.CHI)
"""Kinds of group that are laid; a kan and a pair never are (PH-0.4.1)."""
OWN = (Kind.TI, Kind.WEI)
"""Kinds that only an own card makes (PH-3.2.1, PH-3.2.2)."""
ALIKE = {
    Kind.TI: groups.TI,
    Kind.PAO: groups.PAO,
    Kind.WEI: groups.WEI,
    Kind.PENG: groups.PENG,
}
MOST_MELDS = 7
DEAD_SURPLUS = 2
"""A dead hand has not discarded after its wei, nor after its first four (PH-3.8.1)."""


class Laid(NamedTuple):
    """A meld as told: its group, its faces in the order written, and who supplied the claimed card."""

    group: Group
    written: tuple[Face, ...]
    source: Player | None

    def shown(self, player: Player) -> str:
        """The meld as messages call it."""
        return f"{SEATS[player]}'s {self.group.kind} {' '.join(FACES[face] for face in self.written)}"


class Told(NamedTuple):
    """What a situation says of one seat; `hand` is None where it does not say."""

    hand: Hand | None
    melds: tuple[Laid, ...]
    discarded: tuple[Face, ...]
    passed: tuple[Face, ...]


class Described(NamedTuple):
    """What a situation says. With `drawn` the actor has just turned that card up, otherwise it is to discard.

    `card` is what it is going to discard, where that is told.
    """

    seats: tuple[Told, ...]
    actor: Player | None
    drawn: Face | None
    card: Face | None
    dealer: Player | None
    stock_left: int | None
    front: tuple[Face | None, ...]

    @property
    def drawn_next(self) -> tuple[Face, ...]:
        """The cards that are told of the stock."""
        return tuple(face for face in (self.drawn, *self.front) if face is not None)

    @property
    def coming(self) -> frozenset[Face]:
        """The cards that the situation is about."""
        return frozenset(self.drawn_next if self.card is None else (*self.drawn_next, self.card))

    def due(self, player: Player) -> bool:
        """Whether the seat is to discard in the situation."""
        return player == self.actor and self.drawn is None

    def tells_of(self, player: Player) -> bool:
        """Whether anything is told of the seat."""
        return self.seats[player] != Told(None, (), (), ())

    def held(self, player: Player) -> Hand | None:
        """The hand as told, with the card to be discarded where that has not been told with it."""
        told = self.seats[player]
        if told.hand is None or self.card is None or not self.due(player):
            return told.hand
        lacks = not count(told.hand, self.card) and packed.size(told.hand) == rest_size(told.melds)
        return told.hand + ONE[self.card] if lacks else told.hand


def describe(situation: Situation) -> Described:
    """The situation in numbers; raises `SituationError` naming seat and card where it contradicts itself."""
    check_seats(situation, SHAPE, "Pao Hu Zi")
    check_stock(situation, SHAPE)
    if situation.back:
        raise SituationError("nothing is drawn from the back of the stock in Pao Hu Zi")
    actor, card = _opened(situation)
    melds = {seat: _melds(seat, situation.melds.get(seat, ())) for seat in SEATS}
    _check_copies(situation, card)
    seats = []
    for seat in SEATS:
        cards = situation.hands.get(seat)
        told = Told(
            None if cards is None else pack(map(FACE.__getitem__, cards)),
            melds[seat],
            faces_of(situation.discarded.get(seat, ())),
            faces_of(situation.passed.get(seat, ())),
        )
        _check_seat(SEATS.index(seat), told)
        seats.append(told)
    return Described(
        tuple(seats),
        actor,
        None if situation.drawn is None else FACE[situation.drawn],
        card,
        None if situation.dealer is None else SEATS.index(situation.dealer),
        situation.stock_left,
        tuple(None if each is None else FACE[each] for each in situation.front),
    )


def describe_fresh(situation: Situation) -> Described:
    """A fresh deal in numbers, as `describe` does it; hands are left as they are dealt, in order."""
    check_seats(situation, SHAPE, "Pao Hu Zi")
    check_stock(situation, SHAPE)
    dealer = situation.dealer or _full(situation) or SEATS[0]
    if any(situation.melds.values()) or situation.discarded or situation.passed:
        raise SituationError(
            "in a fresh deal nothing has been laid, discarded or passed; four alike in a hand are laid as ti"
        )
    _check_first(situation, dealer)
    if situation.stock_left not in (None, SHAPE.stock):
        raise SituationError(
            f"in a fresh deal {SHAPE.stock} cards are left, not {situation.stock_left} (PH-2.1.2)"
        )
    for seat, cards in situation.hands.items():
        sizes = (SHAPE.other_hand, SHAPE.dealer_hand) if seat == dealer else (SHAPE.other_hand,)
        if len(cards) not in sizes:
            raise SituationError(
                f"{seat} holds {len(cards)} cards as dealt, "
                f"expected {' or '.join(map(str, sizes))} (PH-2.1.2)"
            )
    card = _discarded_first(situation, dealer)
    places: dict[str, tuple[Card, ...]] = {seat: situation.hands.get(seat, ()) for seat in SEATS}
    places["the stock"] = tuple(each for each in (situation.drawn, *situation.front) if each is not None)
    check_copies(places, DECK)
    hands = [situation.hands.get(seat) for seat in SEATS]
    return Described(
        tuple(Told(None if each is None else pack(faces_of(each)), (), (), ()) for each in hands),
        SEATS.index(situation.actor or dealer),
        None if situation.drawn is None else FACE[situation.drawn],
        card,
        SEATS.index(dealer),
        None,
        tuple(None if each is None else FACE[each] for each in situation.front),
    )


def _check_first(situation: Situation, dealer: Seat) -> None:
    """Raises `SituationError` if another than the dealer begins, unless two opening ti let it (PH-gap-5)."""
    four = [face for face, copies in Counter(situation.hands.get(dealer, ())).items() if copies == 4]
    first = SEATS[BEHIND[SEATS.index(dealer)][0]] if len(four) > 1 else dealer
    if situation.actor not in (None, first):
        raise SituationError(f"{situation.actor} does not act in a fresh deal, {first} does at first")
    if situation.drawn is not None and first == dealer:
        raise SituationError(
            f"{dealer} has turned up {situation.drawn}, but in a fresh deal it discards first (PH-2.1.5)"
        )


def _full(situation: Situation) -> Seat | None:
    """The seat with the dealer's number of cards."""
    full = (seat for seat, cards in situation.hands.items() if len(cards) == SHAPE.dealer_hand)
    return next(full, None)


def _discarded_first(situation: Situation, dealer: Seat) -> Face | None:
    """The dealer's first discard, if a situation says so and not what it is dealt."""
    verb, _, card = situation.opening.get(dealer, "").partition(" ")
    return FACE[card] if verb == "discard" and dealer not in situation.hands else None


def faces_of(cards: Iterable[Card]) -> tuple[Face, ...]:
    """The cards in numbers."""
    return tuple(FACE[card] for card in cards)


def rest_size(melds: Iterable[Laid]) -> int:
    """How many cards a seat holds beside these melds between turns.

    Hand and melds are 20 cards, and one more for each four after the first (PH-3.7.4).
    """
    laid = [meld.group for meld in melds]
    fours = sum(group.kind in FOURS for group in laid)
    return SHAPE.other_hand + max(0, fours - 1) - sum(len(group.faces) for group in laid)


def _opened(situation: Situation) -> tuple[Player | None, Face | None]:
    """Who acts, and which card it is going to discard, as far as the first decision tells."""
    actor = None if situation.actor is None else SEATS.index(situation.actor)
    if actor is not None or not situation.opening:
        return actor, None
    ((seat, decision), *others) = situation.opening.items()
    verb, _, card = decision.partition(" ")
    if verb != "discard" or others:
        raise SituationError(
            f"{seat} has no card yet to {decision}; "
            "first say which card is discarded or turned up, and by whom"
        )
    return SEATS.index(seat), FACE[card]


def _melds(seat: Seat, melds: tuple[Meld, ...]) -> tuple[Laid, ...]:
    laid = tuple(_laid(seat, meld) for meld in melds)
    if len(laid) > MOST_MELDS or rest_size(laid) < -DEAD_SURPLUS:
        raise SituationError(f"{seat} has {len(laid)} melds, more than its cards are enough for")
    return laid


def _laid(seat: Seat, meld: Meld) -> Laid:
    shown = f"{seat}'s {meld.kind} {' '.join(meld.cards)}"
    if meld.kind not in {kind.value for kind in LAID}:
        raise SituationError(f"{shown}: melds of Pao Hu Zi are {', '.join(LAID)}")
    kind = Kind(meld.kind)
    faces = faces_of(meld.cards)
    source = None if meld.source is None else SEATS.index(meld.source)
    if kind is Kind.CHI:
        found = next((each for each in groups.CHI if each.faces == tuple(sorted(faces))), None)
        if found is None:
            raise SituationError(
                f"{shown}: expected three ranks in a row or 2 7 10 of one size, "
                "or one rank in both sizes (PH-3.5.1)"
            )
        before = BEHIND[SEATS.index(seat)][1]
        if source not in (None, SEATS.index(seat), before):
            raise SituationError(
                f"{shown}: a chi takes an own card from the stock or the discard of {SEATS[before]}, "
                f"not a card from {meld.source} (PH-3.4.1)"
            )
        return Laid(found, faces, source)
    if len(set(faces)) != 1 or len(faces) != COPIES[kind]:
        raise SituationError(f"{shown}: expected {COPIES[kind]} copies of one card")
    if kind in OWN and source not in (None, SEATS.index(seat)):
        raise SituationError(
            f"{shown}: a {kind} is made of an own card from the stock, not from {meld.source}"
        )
    if kind is Kind.PENG and meld.source == seat:
        raise SituationError(f"{shown}: an own card from the stock makes a wei, a peng takes another seat's")
    return Laid(ALIKE[kind][faces[0]], faces, source)


def _check_copies(situation: Situation, card: Face | None) -> None:
    places: dict[str, tuple[Card, ...]] = {}
    for seat in SEATS:
        thrown = Counter(situation.discarded.get(seat, ()))
        thrown -= Counter(_supplied(situation, seat))
        places[seat] = (
            *situation.hands.get(seat, ()),
            *melded(situation, seat),
            *thrown.elements(),
        )
    if card is not None:
        (seat,) = situation.opening
        if FACES[card] not in situation.hands.get(seat, ()):
            places[seat] = (*places[seat], FACES[card])
    places["the stock"] = tuple(each for each in (situation.drawn, *situation.front) if each is not None)
    check_copies(places, DECK)


def _supplied(situation: Situation, seat: Seat) -> tuple[Card, ...]:
    """Cards in melds of others that may be discards of this seat."""
    return tuple(
        card
        for other, melds in situation.melds.items()
        for meld in melds
        if other != seat and meld.source in (None, seat)
        for card in meld.cards
    )


def _check_seat(player: Player, told: Told) -> None:
    seat = SEATS[player]
    if told.hand is not None:
        for face in different(told.hand):
            if count(told.hand, face) == 4:
                raise SituationError(
                    f"{seat} holds four {FACES[face]}; these are laid as ti at once, tell them so (PH-2.1.4)"
                )
    for meld in told.melds:
        kind, face = meld.group.kind, meld.written[0]
        if kind in (Kind.PENG, Kind.WEI) and told.hand is not None and count(told.hand, face):
            raise SituationError(
                f"{meld.shown(player)}: with the {FACES[face]} that it still holds it had three, "
                f"and a {kind} is made of two in the hand (PH-3.2.1, PH-3.3.1)"
            )
        if kind is Kind.PENG:
            for verb, lost in (("discarded", told.discarded), ("passed", told.passed)):
                if face in lost:
                    raise SituationError(
                        f"{seat} has {verb} {FACES[face]} and so could not peng it (PH-3.10.1); "
                        "tell another card, or no peng"
                    )
