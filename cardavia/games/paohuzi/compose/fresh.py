"""A fresh deal: the hands as dealt, and nothing decided yet."""

from __future__ import annotations

from cardavia.games import packed
from cardavia.games.packed import Face, Hand, count, spread
from cardavia.games.paohuzi.cards import DECK, FACES, SHAPE
from cardavia.games.paohuzi.compose.described import Described, describe_fresh, faces_of
from cardavia.games.paohuzi.compose.layout import Need, quiet_hand_of
from cardavia.games.paohuzi.compose.quiet import ALL, PAIR, SPREAD, shown_last, stock, without
from cardavia.games.paohuzi.state import PLAYERS
from cardavia.games.seats import Player
from cardavia.situation import Composition, Situation
from cardavia.table import Setup

Cards = tuple[Face, ...]


def compose_fresh(situation: Situation) -> Composition:
    """The deal itself; of the dealer's cards the last one written lies face up (PH-2.1.3).

    Raises `SituationError` for what no deal has.
    """
    told = describe_fresh(situation)
    dealer = told.dealer or 0
    named = [situation.hands.get(seat) for seat in SHAPE.seats]
    hands = [None if cards is None else faces_of(cards) for cards in named]
    pool = without(ALL, (*told.drawn_next, *(face for cards in hands for face in cards or ())))
    dealt: list[Cards] = []
    for player in PLAYERS:
        size = _size(player, dealer)
        others = [packed.pack(cards) for cards in (*hands[player + 1 :], *dealt) if cards is not None]
        cards = hands[player]
        full = _quiet(told, player, pool, others) if cards is None else _filled(cards, pool, size)
        pool = without(pool, full[len(cards or ()) :])
        dealt.append(full)
    if hands[dealer] is None:
        dealt[dealer] = shown_last([packed.pack(cards) for cards in dealt], dealer)
    quiet = [packed.pack(dealt[player]) for player in PLAYERS if hands[player] is None]
    setup = Setup(
        DECK.game,
        SHAPE.seats[dealer],
        {seat: tuple(FACES[face] for face in cards) for seat, cards in zip(SHAPE.seats, dealt, strict=True)},
        stock(told, () if told.drawn is None else (told.drawn,), pool, quiet),
    )
    return Composition(setup, (), None if told.drawn is None else (1, 0))


def _size(player: Player, dealer: Player) -> int:
    return SHAPE.dealer_hand if player == dealer else SHAPE.other_hand


def _quiet(told: Described, player: Player, pool: Hand, others: list[Hand]) -> Cards:
    """A hand of which nothing is told, the dealer's with the card that it discards first."""
    dealer = told.dealer or 0
    kept = (told.card,) if told.card is not None and player == dealer else ()
    return spread(quiet_hand_of(told, player, pool, Need(_size(player, dealer), kept), others))


def _filled(cards: Cards, pool: Hand, size: int) -> Cards:
    """The cards, with one more for a dealer of whom 20 are told."""
    if len(cards) == size:
        return cards
    few = (face for face in SPREAD if count(pool, face) and cards.count(face) < PAIR)
    return (*cards, next(few))
