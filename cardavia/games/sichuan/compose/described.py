"""A situation in the engine's own terms, after everything that contradicts itself has been refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cardavia.games.described import check_copies, check_seats, check_stock, melded
from cardavia.games.melding.described import faces_of, opened, read_meld, without
from cardavia.games.melding.state import KINDS, Laid
from cardavia.games.packed import Face
from cardavia.games.seats import Player
from cardavia.games.sichuan import tiles
from cardavia.games.sichuan.tiles import DECK, FACE, FACES, SHAPE, SUITS
from cardavia.situation import Situation, SituationError
from cardavia.table import SEATS, Meld, Seat


class Described(NamedTuple):
    """What a situation says: per seat, None where it says nothing.

    `hands` are as between turns: 13 tiles less three for each meld, without the tile the actor has drawn.
    """

    hands: tuple[tuple[Face, ...] | None, ...]
    melds: tuple[tuple[Laid, ...], ...]
    void: tuple[int | None, ...]
    out: tuple[Player, ...]
    actor: Player | None
    drawn: Face | None
    front: tuple[Face | None, ...]
    back: tuple[Face | None, ...]


def describe(situation: Situation) -> Described:
    """The situation in numbers; raises `SituationError` naming seat and tile where it contradicts itself."""
    situation = opened(situation, DECK)
    check_named(situation)
    melds = tuple(_melds(seat, situation.melds.get(seat, ())) for seat in SEATS)
    void = tuple(_void(seat, situation) for seat in SEATS)
    out = tuple(SEATS.index(seat) for seat in situation.out)
    actor = None if situation.actor is None else SEATS.index(situation.actor)
    if actor in out:
        raise SituationError(f"{situation.actor} has won and cannot act")
    drawn = None if situation.drawn is None else FACE[situation.drawn]
    hands: list[tuple[Face, ...] | None] = [None] * len(SEATS)
    for player, seat in enumerate(SEATS):
        if (cards := situation.hands.get(seat)) is None:
            continue
        faces = tuple(FACE[card] for card in cards)
        size = SHAPE.other_hand - 3 * len(melds[player])
        if len(faces) == size + 1 and (player == actor or player in out):
            last = _drawn_tile(seat, faces, void[player], drawn if player == actor else None)
            if player == actor:
                drawn = last
            faces = without(faces, last)
        elif len(faces) != size:
            also = f", or {size + 1} with the tile it has drawn" if player == actor else ""
            raise SituationError(
                f"{seat} holds {len(faces)} tiles ({DECK.format(cards)}) beside {len(melds[player])} melds, "
                f"expected {size}{also}"
            )
        hands[player] = faces
    described = Described(
        tuple(hands),
        melds,
        void,
        out,
        actor,
        drawn,
        faces_of(situation.front, DECK),
        faces_of(situation.back, DECK),
    )
    for player, seat in enumerate(SEATS):
        _check_void(seat, melds[player], void[player])
    return described


def check_named(situation: Situation) -> None:
    """Raises `SituationError` for seats, winners, a wall or copies of a tile that no deal has."""
    check_seats(situation, SHAPE, "Sichuan")
    if len(set(situation.out)) != len(situation.out) or len(situation.out) > 2:
        raise SituationError(f"{' '.join(situation.out)} have won; at most two can while play goes on")
    check_stock(situation, SHAPE, "tiles")
    places = {seat: (*situation.hands.get(seat, ()), *melded(situation, seat)) for seat in SEATS}
    places["the wall"] = tuple(card for card in (*situation.front, *situation.back) if card is not None)
    actor = situation.actor
    if situation.drawn is not None and actor is not None:
        size = SHAPE.other_hand - 3 * len(situation.melds.get(actor, ()))
        if len(situation.hands.get(actor, ())) <= size:
            places[actor] = (*places[actor], situation.drawn)
    check_copies(places, DECK)


def is_void_bound(hand: Iterable[Face] | None, void: int | None) -> bool:
    """Whether a seat with this hand has had to discard void tiles all along (SC-2.1.4)."""
    return hand is not None and any(tiles.suit_of(face) == void for face in hand)


def _melds(seat: Seat, melds: tuple[Meld, ...]) -> tuple[Laid, ...]:
    if len(melds) > 4:
        raise SituationError(f"{seat} has {len(melds)} melds, at most four fit into a hand")
    return tuple(read_meld(seat, meld, KINDS, SHAPE) for meld in melds)


def _void(seat: Seat, situation: Situation) -> int | None:
    """The void suit as told, or the one suit of which a described seat has nothing."""
    if (letter := situation.void.get(seat)) is not None:
        if letter not in SUITS:
            raise SituationError(f"{seat} is void in {letter!r}; the suits are {' '.join(SUITS)}")
        return SUITS.index(letter)
    melded = [meld.cards[0] for meld in situation.melds.get(seat, ())]
    if {tiles.suit_of(FACE[card]) for card in melded} == set(range(len(SUITS))):
        raise SituationError(
            f"{seat} has melded tiles of all three suits ({DECK.format(melded)}), "
            "and cannot have melded its void suit (SC-2.1.5)"
        )
    if seat not in situation.hands:
        return None
    used = {tiles.suit_of(FACE[card]) for card in (*situation.hands[seat], *melded)}
    absent = [suit for suit in range(len(SUITS)) if suit not in used]
    if not absent:
        raise SituationError(f"{seat} holds tiles of all three suits; say which suit it is void in")
    return absent[-1]


def _drawn_tile(seat: Seat, faces: tuple[Face, ...], void: int | None, drawn: Face | None) -> Face:
    """Which tile of a full hand came last: the one told, else a lone void tile, else the last one written."""
    if drawn is not None:
        if drawn not in faces:
            raise SituationError(
                f"{seat} has drawn {FACES[drawn]}, but its hand of {len(faces)} tiles has none"
            )
        return drawn
    due = [face for face in faces if tiles.suit_of(face) == void]
    return due[0] if len(due) == 1 else faces[-1]


def _check_void(seat: Seat, melds: tuple[Laid, ...], void: int | None) -> None:
    for meld in melds:
        suit = tiles.suit_of(meld.face)
        if suit == void:
            raise SituationError(
                f"{seat} is void in {SUITS[suit]} and cannot have melded {FACES[meld.face]} (SC-2.1.5)"
            )
