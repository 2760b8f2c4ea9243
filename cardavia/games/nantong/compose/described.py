"""A situation in the engine's own terms, after everything that contradicts itself has been refused."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.cards import Card
from cardavia.games import packed
from cardavia.games.described import check_copies, check_seats, check_stock, melded
from cardavia.games.melding.described import faces_of, opened, read_meld, without
from cardavia.games.melding.state import Laid, laid_cards
from cardavia.games.nantong import legal, shapes
from cardavia.games.nantong.cards import DECK, FACE, FACES, SHAPE
from cardavia.games.nantong.state import KINDS, SEATS, Shown
from cardavia.games.packed import Face
from cardavia.games.seats import Player
from cardavia.situation import Situation, SituationError
from cardavia.table import Meld, Seat

GROUPS = 7
PREPARING = frozenset((*legal.SHOW, legal.HEZI, legal.READY, legal.DONE))
"""What is decided before play only (NT-2.6.1)."""


class Described(NamedTuple):
    """What a situation says: per seat, None where it says nothing.

    `hands` are as between turns: 22 cards less three for each group laid, without the card the actor has
    drawn. `is_first` tells that the dealer is to act and nothing is said of a draw, so that its first action
    is meant, for which it draws nothing (NT-2.7.1).
    """

    hands: tuple[tuple[Face, ...] | None, ...]
    melds: tuple[tuple[Laid, ...], ...]
    indicators: tuple[Face, ...]
    ready: tuple[Player, ...]
    dealer: Player | None
    actor: Player | None
    drawn: Face | None
    is_first: bool
    stock_left: int | None
    front: tuple[Face | None, ...]
    back: tuple[Face | None, ...]


def describe(situation: Situation) -> Described:
    """The situation in numbers; raises `SituationError` naming seat and card where it contradicts itself."""
    is_drawn = situation.drawn is not None
    situation = opened(situation, DECK)
    _check_in_play(situation)
    check_named(situation)
    melds = tuple(_melds(seat, situation) for seat in SEATS)
    actor = _player(situation.actor)
    drawn = None if situation.drawn is None else FACE[situation.drawn]
    hands: list[tuple[Face, ...] | None] = [None] * len(SEATS)
    for player, seat in enumerate(SEATS):
        if seat not in situation.hands:
            continue
        faces = tuple(FACE[card] for card in situation.hands[seat])
        size = between_turns(melds[player])
        if player == actor and len(faces) == size + 1:
            drawn = _drawn_card(seat, faces, drawn)
            faces = without(faces, drawn)
        elif len(faces) != size:
            raise SituationError(_wrong_size(seat, situation, size, is_actor=player == actor))
        hands[player] = faces
    for seat in situation.ready:
        _check_ready(seat, situation, hands[SEATS.index(seat)], melds[SEATS.index(seat)])
    return Described(
        tuple(hands),
        melds,
        tuple(FACE[card] for card in situation.indicators),
        tuple(sorted(map(SEATS.index, situation.ready))),
        _player(situation.dealer),
        actor,
        drawn,
        not is_drawn and situation.dealer is not None and situation.actor in (None, situation.dealer),
        situation.stock_left,
        faces_of(situation.front, DECK),
        faces_of(situation.back, DECK),
    )


def check_named(situation: Situation) -> None:
    """Raises `SituationError` for seats, indicators, a stock or copies of a card that no deal has."""
    check_seats(situation, SHAPE, "Nantong")
    check_stock(situation, SHAPE)
    if len(situation.indicators) not in (0, SHAPE.indicators):
        raise SituationError(
            f"{len(situation.indicators)} indicators are told; name both of them, or none (NT-2.1.6)"
        )
    places = {seat: (*situation.hands.get(seat, ()), *melded(situation, seat)) for seat in SEATS}
    actor = situation.actor
    if situation.drawn is not None and actor is not None:
        laid = sum(meld.kind != Shown.HEZI for meld in situation.melds.get(actor, ()))
        if len(situation.hands.get(actor, ())) <= SHAPE.other_hand - 3 * laid:
            places[actor] = (*places[actor], situation.drawn)
    places["the indicators"] = situation.indicators
    places["the stock"] = tuple(card for card in (*situation.front, *situation.back) if card is not None)
    check_copies(places, DECK)


def between_turns(melds: tuple[Laid, ...]) -> int:
    """How many cards a seat holds beside its melds between turns; Hezi is no group (NT-2.5.2)."""
    return SHAPE.other_hand - 3 * sum(meld.kind is not Shown.HEZI for meld in melds)


def _check_in_play(situation: Situation) -> None:
    for seat, decision in situation.opening.items():
        if decision in PREPARING:
            raise SituationError(
                f"{seat} is to {decision}, which is done before play only (NT-2.6.1); say 'a fresh deal'"
            )


def _player(seat: Seat | None) -> Player | None:
    return None if seat is None else SEATS.index(seat)


def _melds(seat: Seat, situation: Situation) -> tuple[Laid, ...]:
    melds = tuple(_laid(seat, meld, situation.indicators) for meld in situation.melds.get(seat, ()))
    groups = [meld for meld in melds if meld.kind is not Shown.HEZI]
    if len(groups) > GROUPS:
        raise SituationError(
            f"{seat} has {len(groups)} melds, at most seven groups fit into a hand (NT-1.1.1)"
        )
    made_in_play: Laid | None = None
    for meld in melds:
        if not isinstance(meld.kind, Shown):
            made_in_play = meld
        elif made_in_play is not None:
            raise SituationError(
                f"{seat}'s {_named(meld)} was shown before play (NT-2.2.2); tell it before its "
                f"{_named(made_in_play)}"
            )
    return melds


def _laid(seat: Seat, meld: Meld, indicators: tuple[Card, ...]) -> Laid:
    laid = read_meld(seat, meld, KINDS, SHAPE)
    card, shown = meld.cards[0], f"{seat}'s {_named(laid)}"
    if laid.kind is Shown.HEZI and indicators != (card, card):
        raise SituationError(f"{shown}: both indicators must be {card} too (NT-2.5.1); tell them")
    if laid.kind is Shown.TRIPLET and card not in indicators:
        raise SituationError(f"{shown}: an indicator must be {card} too (NT-2.4.1); tell both")
    return laid


def _named(meld: Laid) -> str:
    return f"{meld.kind.value} {DECK.format((FACES[meld.face],) * meld.copies)}"


def _wrong_size(seat: Seat, situation: Situation, size: int, *, is_actor: bool) -> str:
    cards = situation.hands[seat]
    also = f", or {size + 1} with the card it has drawn" if is_actor else ""
    groups = (SHAPE.other_hand - size) // 3
    return (
        f"{seat} holds {len(cards)} cards ({DECK.format(cards)}) beside {groups} groups laid, "
        f"expected {size}{also} (NT-2.1.5)"
    )


def _drawn_card(seat: Seat, faces: tuple[Face, ...], drawn: Face | None) -> Face:
    """Which card of a full hand came last: the one told, else the last one written."""
    if drawn is not None and drawn not in faces:
        raise SituationError(f"{seat} has drawn {FACES[drawn]}, but its hand of {len(faces)} cards has none")
    return faces[-1] if drawn is None else drawn


def _check_ready(
    seat: Seat, situation: Situation, hand: tuple[Face, ...] | None, melds: tuple[Laid, ...]
) -> None:
    """A ready seat has the hand it was dealt, one card short of a win (NT-2.6.2, NT-2.6.3)."""
    if seat == situation.dealer:
        raise SituationError(f"{seat} is ready and the dealer, who never can be (NT-2.6.2)")
    if hand is None:
        raise SituationError(f"{seat} is ready, but with which hand? Say what {seat} holds")
    if made := [meld for meld in melds if not isinstance(meld.kind, Shown)]:
        raise SituationError(f"{seat} is ready and cannot have made a {_named(made[0])} (NT-2.6.3)")
    if not shapes.waits(packed.pack(hand), laid_cards(melds)):
        held = DECK.format(FACES[face] for face in hand)
        raise SituationError(f"{seat} is ready, but no card would complete {held} (NT-2.6.2)")
