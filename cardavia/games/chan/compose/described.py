"""A situation in the engine's own terms, after everything that contradicts itself has been refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardavia.games.chan.cards import DECK, FACE, RANK, SHAPE
from cardavia.games.chan.state import PLAYERS, Kind
from cardavia.games.described import check_copies, check_seats, check_stock
from cardavia.games.packed import ONE, Face, Hand, pack
from cardavia.games.seats import Player
from cardavia.situation import Situation, SituationError
from cardavia.table import SEATS, Meld, Seat

NINETEEN = SHAPE.other_hand
"""The cards of a seat, melds included; twenty when it is about to discard (CH-3.1.2)."""
CARDS = {Kind.CHAN: 2, Kind.CA: 2, Kind.CHIU: 4}


class Wanted(NamedTuple):
    """A meld as told: the public card, the face from the hand, and who supplied the card if that is told."""

    kind: Kind
    card: Face
    own: Face
    source: Player | None

    @property
    def from_hand(self) -> Hand:
        """The cards that came from the hand."""
        return ONE[self.own] * (3 if self.kind is Kind.CHIU else 1)

    def may_come_from(self, supplier: Player) -> bool:
        """Whether this seat may have supplied the public card."""
        return self.source in (None, supplier)


class Told(NamedTuple):
    """What is told of a seat: None where nothing is. `passed` are marks of faces."""

    hand: tuple[Face, ...] | None
    melds: tuple[Wanted, ...]
    discarded: tuple[Face, ...] | None
    passed: Hand
    is_quiet: bool
    """Whether nothing at all is told, so that it only passes."""

    @property
    def is_open(self) -> bool:
        """Whether neither hand nor melds are told, so that it may have laid what it likes."""
        return self.hand is None and not self.melds


class Described(NamedTuple):
    """What a situation says.

    The actor `is_discarding` or has turned up the card `drawn`; `discard` is what it is to discard, if that
    is told.
    """

    seats: tuple[Told, ...]
    actor: Player
    is_discarding: bool
    discard: Face | None
    drawn: Face | None
    dealers: tuple[Player, ...]
    stock_left: int | None
    front: tuple[Face | None, ...]

    @property
    def watched(self) -> Hand:
        """The marks of the cards that become public next, as far as they are told."""
        return pack({*self.coming, *(() if self.discard is None else (self.discard,))})

    @property
    def coming(self) -> tuple[Face, ...]:
        """The stock cards that come with the situation and after it, as far as they are told."""
        return tuple(face for face in (self.drawn, *self.front) if face is not None)

    def number_of_discards(self, player: Player, dealer: Player) -> int:
        """How often a seat has discarded: after every meld, and as the dealer before them."""
        due = self.is_discarding and player == self.actor
        return len(self.seats[player].melds) + (player == dealer) - due


def describe(situation: Situation) -> Described:
    """The situation in numbers; raises `SituationError` naming seat and card where it contradicts itself."""
    check_named(situation)
    told = tuple(_told(situation, seat) for seat in SEATS)
    actor = _actor(situation, told)
    is_discarding = situation.drawn is None
    for player, seat in enumerate(SEATS):
        _check_size(seat, told[player], is_due=is_discarding and player == actor)
    discard = _discard(situation, told[actor], SEATS[actor]) if is_discarding else None
    _check_all_copies(situation, told, None if discard is None or told[actor].hand else (actor, discard))
    described = Described(
        told,
        actor,
        is_discarding,
        discard,
        None if situation.drawn is None else FACE[situation.drawn],
        (),
        situation.stock_left,
        tuple(None if card is None else FACE[card] for card in situation.front),
    )
    return described._replace(dealers=_dealers(described, situation.dealer))


def check_named(situation: Situation) -> None:
    """Raises `SituationError` for seats, a stock or parts of a situation that Chắn does not have."""
    check_seats(situation, SHAPE, "Chắn")
    check_stock(situation, SHAPE)
    if situation.back:
        raise SituationError("in Chắn no card comes from the back of the stock (CH-3.6.3)")
    foreign = (situation.void, situation.out, situation.indicators, situation.ready)
    if any(foreign):
        raise SituationError("Chắn has no void suits, no winners who play on, no indicators, nobody ready")


def _told(situation: Situation, seat: Seat) -> Told:
    hand, discarded = situation.hands.get(seat), situation.discarded.get(seat)
    melds = tuple(_wanted(seat, meld) for meld in situation.melds.get(seat, ()))
    parts = (situation.hands, situation.melds, situation.discarded, situation.passed)
    return Told(
        None if hand is None else tuple(FACE[card] for card in hand),
        melds,
        None if discarded is None else tuple(FACE[card] for card in discarded),
        pack({FACE[card] for card in situation.passed.get(seat, ())}),
        all(seat not in part for part in parts),
    )


def _wanted(seat: Seat, meld: Meld) -> Wanted:
    shown = f"{seat}'s {meld.kind} {DECK.format(meld.cards)}"
    if meld.kind not in {kind.value for kind in Kind}:
        raise SituationError(f"{shown}: melds of Chắn are {', '.join(Kind)}")
    kind = Kind(meld.kind)
    faces = [FACE[card] for card in meld.cards]
    if len(faces) != CARDS[kind]:
        raise SituationError(f"{shown}: expected {CARDS[kind]} cards, not {len(faces)}")
    if kind is not Kind.CA and len(set(faces)) != 1:
        raise SituationError(f"{shown}: expected {CARDS[kind]} copies of one face (CH-1.1.2)")
    if kind is Kind.CA and (faces[0] == faces[1] or RANK[faces[0]] != RANK[faces[1]]):
        raise SituationError(f"{shown}: expected two suits of one rank (CH-1.1.2)")
    return Wanted(kind, faces[0], faces[1], None if meld.source is None else SEATS.index(meld.source))


def _actor(situation: Situation, told: Sequence[Told]) -> Player:
    """Who acts: as told, or who discards first, or holds twenty, or any seat of which nothing is told."""
    if situation.actor is not None:
        return SEATS.index(situation.actor)
    for seat, decision in situation.opening.items():
        if decision.startswith("discard "):
            return SEATS.index(seat)
    twenty = [player for player in PLAYERS if _cards(told[player]) == NINETEEN + 1]
    silent = [player for player in PLAYERS if told[player].is_quiet]
    if not twenty and not silent:
        raise SituationError("all seats are told; say who turns up a card or who is about to discard")
    return (*twenty, *silent)[0]


def _discard(situation: Situation, told: Told, seat: Seat) -> Face | None:
    """The card that the actor is to discard first, if that is told."""
    verb, _, card = situation.opening.get(seat, "").partition(" ")
    if verb != "discard":
        return None
    if told.hand is not None and FACE[card] not in told.hand:
        raise SituationError(
            f"{seat} holds no {card} to discard ({DECK.format(map(DECK.faces.__getitem__, told.hand))})"
        )
    return FACE[card]


def _cards(told: Told) -> int | None:
    """How many cards a seat has, melds included; None if its hand is not told."""
    return None if told.hand is None else len(told.hand) + sum(CARDS[meld.kind] for meld in told.melds)


def _check_size(seat: Seat, told: Told, *, is_due: bool) -> None:
    melded = sum(CARDS[meld.kind] for meld in told.melds)
    size = NINETEEN + is_due - melded
    if size < 1:
        raise SituationError(f"{seat} has melded {melded} cards, at most {NINETEEN - 1} can lie open")
    if told.hand is not None and len(told.hand) != size:
        when = "about to discard" if is_due else "between its turns"
        shown = DECK.format(DECK.faces[face] for face in told.hand)
        raise SituationError(
            f"{seat} holds {len(told.hand)} cards ({shown}) beside {melded} in {len(told.melds)} melds, "
            f"expected {size} of a seat {when} (CH-3.1.2)"
        )


def _check_all_copies(
    situation: Situation, told: Sequence[Told], thrown_next: tuple[Player, Face] | None
) -> None:
    """Raises `SituationError` for more copies of a card than there are.

    A discard that another seat may have taken is the card of its meld and not counted twice.
    """
    places: dict[str, tuple[str, ...]] = {}
    claims = [(player, meld) for player in PLAYERS for meld in told[player].melds]
    for player, seat in enumerate(SEATS):
        lying = list(told[player].discarded or ())
        for claim in tuple(claims):
            claimant, meld = claim
            if claimant != player and meld.card in lying and meld.may_come_from(player):
                lying.remove(meld.card)
                claims.remove(claim)
        melded = [face for meld in told[player].melds for face in _faces(meld)]
        faces = [*(told[player].hand or ()), *melded, *lying]
        if thrown_next is not None and player == thrown_next[0]:
            faces.append(thrown_next[1])
        places[seat] = tuple(DECK.faces[face] for face in faces)
    places["the stock"] = tuple(card for card in (situation.drawn, *situation.front) if card is not None)
    check_copies(places, DECK)


def _faces(meld: Wanted) -> tuple[Face, ...]:
    return (meld.card,) * 4 if meld.kind is Kind.CHIU else (meld.card, meld.own)


def _dealers(described: Described, dealer: Seat | None) -> tuple[Player, ...]:
    """The seats that may have dealt: after every meld a seat discards once, the dealer once more before."""
    found = tuple(PLAYERS) if dealer is None else (SEATS.index(dealer),)
    for player, told in enumerate(described.seats):
        if told.discarded is None:
            continue
        number = len(told.discarded)
        due = {each: described.number_of_discards(player, each) for each in found}
        fitting = tuple(
            each for each in found if number == due[each] or (told.is_open and number > due[each])
        )
        if not fitting:
            expected = sorted({each for each in due.values() if each >= 0})
            raise SituationError(
                f"{SEATS[player]} has discarded {number} cards "
                f"({DECK.format(DECK.faces[face] for face in told.discarded)}), expected "
                f"{' or '.join(map(str, expected))}: one after each of {len(told.melds)} melds, "
                "and one before them of the dealer (CH-2.1.5, CH-3.1.2)"
            )
        found = fitting
    actor = described.actor
    told = described.seats[actor]
    if described.is_discarding and told.hand is not None and not told.melds:
        if actor not in found:
            raise SituationError(
                f"{SEATS[actor]} has melded nothing and can be about to discard only as the dealer; "
                "say that it deals, or what it has laid (CH-2.1.5, CH-3.1.2)"
            )
        found = (actor,)
    return found
