"""Hands and tables of Chắn in words, made into the values that the engine works on.

`22V 3S` are two 2V and a 3S. Exposed Chắn and Chíu are named by their face, a Cạ as `public<hand card`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cardavia.games import packed
from cardavia.games.chan import GAME, legal, play
from cardavia.games.chan.bonus import WinningHand
from cardavia.games.chan.cards import DECK, FACE, FACES, SHAPE
from cardavia.games.chan.state import NEXT, PLAYERS, Bars, Kind, Laid, Phase, State
from cardavia.games.seats import NO_CARD, Player
from cardavia.table import SEATS

from . import oracle
from .oracle import Card, Group, Won


class Held(NamedTuple):
    """What a seat has: concealed cards, exposed Chắn, Cạ and Chíu, faces discarded and faces declined."""

    hand: str
    chan: str = ""
    ca: str = ""
    chiu: str = ""
    disc: str = ""
    decl: str = ""


def pack(cards: Iterable[Card]) -> packed.Hand:
    """The hand of these cards."""
    return packed.pack(FACE[card] for card in cards)


def in_hand(cards: str) -> packed.Hand:
    """The hand of the cards written in a row."""
    return pack(DECK.parse(cards))


def laid(meld: Group) -> Laid:
    """A meld by its cards, the public one first."""
    kind = Kind.CHIU if len(meld) == 4 else Kind.CHAN if oracle.is_chan(meld) else Kind.CA
    return Laid(kind, FACE[meld[0]], FACE[meld[1]], supplier=0)


def winning_hand(won: Won) -> WinningHand:
    """A hand that has won, as the engine scores it."""
    card = NO_CARD if won.card is None else FACE[won.card]
    return WinningHand(pack(won.concealed), tuple(map(laid, won.melds)), card, won.own_gate, pack(won.dealt))


def melds_of(held: Held) -> tuple[Laid, ...]:
    """The exposed melds; who supplied their cards does not matter."""
    groups = [
        *((face, face) for face in held.chan.split()),
        *(tuple(meld.split("<")) for meld in held.ca.split()),
        *((face,) * 4 for face in held.chiu.split()),
    ]
    return tuple(map(laid, groups))


def bars_of(held: Held) -> Bars:
    """What bars the seat from discards and captures."""
    laid = "".join(f"{meld.partition('<')[2]} " for meld in held.ca.split())
    return Bars(in_hand(held.disc), in_hand(held.decl), in_hand(laid))


def number_of_cards(held: Held) -> int:
    """All cards of the seat, 19 outside its own discard."""
    return packed.size(in_hand(held.hand)) + sum(len(meld.faces) for meld in melds_of(held))


def may(held: Held, card: str, *, from_stock: bool, on_turn: bool = False) -> set[str]:
    """What the seat may do with a card that lies with another; nothing if it is not asked."""
    player = 1
    turn = player if on_turn else 2
    state = table({player: held}, card, gate=0, from_stock=from_stock)._replace(turn=turn)
    return set(legal.options(state)[player])


def captures(held: Held, card: str) -> str | None:
    """The only ordinary capture of a card: `chan`, `ca` with the hand card, or none."""
    own = legal.capture(in_hand(held.hand), bars_of(held), FACE[card])
    return None if own == NO_CARD else "chan" if own == FACE[card] else f"ca {FACES[own]}"


def discards(held: Held) -> set[str]:
    """The faces that may be discarded."""
    marks = legal.discardable(in_hand(held.hand), bars_of(held))
    return {FACES[face] for face in packed.different(marks)}


def table(
    seats: Mapping[Player, Held], card: str, *, gate: Player, from_stock: bool, stock: str = ""
) -> State:
    """A card that has just become public, as its supplier's stock card or discard; other seats hold nothing.

    `stock` are the cards that come next, in order.
    """
    held = [seats.get(player, Held("")) for player in PLAYERS]
    lying = tuple((FACE[card],) if player == gate else () for player in PLAYERS)
    hands = tuple(in_hand(each.hand) for each in held)
    return GAME.start(SHAPE.shuffle(0))._replace(
        phase=Phase.CLAIM,
        supplier=gate,
        gate=gate,
        turn=gate if from_stock else NEXT[gate],
        card=FACE[card],
        from_stock=from_stock,
        hands=hands,
        melds=tuple(map(melds_of, held)),
        table=lying,
        bars=tuple(map(bars_of, held)),
        stock=tuple(FACE[each] for each in stock.split()),
        dealt=hands,
    )


def then(state: State, **decisions: str) -> State:
    """The next decision point after these decisions; seats that are asked and not named pass."""
    offered = dict(zip(SEATS, legal.options(state), strict=True))
    passes = {seat: "pass" for seat, options in offered.items() if options}
    for seat, decision in decisions.items():
        assert decision in offered[seat], f"{seat} may {offered[seat]}"
    return play.advance(state, {**passes, **decisions})
