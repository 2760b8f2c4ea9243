"""Tables of Pao Hu Zi as short texts: `wei(L9) chi(s1 s2 s3) + L4*3 s6` is what a seat has laid and holds."""

from __future__ import annotations

import re

from cardavia.games.packed import Face, Hand, pack
from cardavia.games.paohuzi import groups, play
from cardavia.games.paohuzi.cards import FACE
from cardavia.games.paohuzi.groups import Group, Kind
from cardavia.games.paohuzi.options import rules
from cardavia.games.paohuzi.state import NOBODY, Phase, State
from cardavia.games.profile import OURS
from cardavia.games.seats import NO_CARD, Player
from cardavia.table import Seat

SEATS = play.SEATS
IDENTICAL = {
    Kind.TI: groups.TI,
    Kind.PAO: groups.PAO,
    Kind.WEI: groups.WEI,
    Kind.PENG: groups.PENG,
    Kind.KAN: groups.KAN,
    Kind.PAIR: groups.PAIR,
}


def faces(text: str) -> tuple[Face, ...]:
    """The cards of `L4*3 s6`."""
    words = (word.partition("*") for word in text.split())
    return tuple(FACE[card] for card, _, times in words for _ in range(int(times or 1)))


def hand(text: str) -> Hand:
    return pack(faces(text))


def group(text: str) -> Group:
    """The group of `wei L5` or `chi s1 s2 s3`."""
    kind, _, cards = text.partition(" ")
    if kind == "chi":
        return next(each for each in groups.CHI if each.faces == tuple(sorted(faces(cards))))
    return IDENTICAL[Kind(kind)][FACE[cards]]


def holding(text: str) -> tuple[tuple[Group, ...], Hand]:
    """What is laid and what is in the hand."""
    laid, _, held = text.rpartition("+")
    return tuple(group(" ".join(each)) for each in re.findall(r"(\w+)\(([^)]*)\)", laid)), hand(held)


def table(
    holdings: dict[Seat, str], phase: Phase = Phase.DISCARD, turn: Seat = "A", card: str = "", stock: str = ""
) -> State:
    """A moment of a deal as far as it matters; in a window `card` lies on the table of the seat on turn."""
    held = [holding(holdings.get(seat, "+")) for seat in SEATS]
    player = SEATS.index(turn)
    lying = (FACE[card],) if card else ()
    return State(
        rules=rules(OURS),
        phase=phase,
        turn=player,
        card=FACE[card] if card else NO_CARD,
        options=NOBODY,
        hands=tuple(cards for _, cards in held),
        melds=tuple(melds for melds, _ in held),
        sources=tuple((None,) * len(melds) for melds, _ in held),
        table=tuple(lying if seat == player else () for seat in range(3)),
        stock=faces(stock),
        front=0,
        barred=(0, 0, 0),
        waived=(0, 0, 0),
        dead=(False, False, False),
        win=None,
        ledger=(),
        events=(),
    )


def on_discard(holdings: dict[Seat, str], seat: Seat, card: str, stock: str = "") -> State:
    """The seat holds the card beside its holding and discards it."""
    laid, _, held = holdings.get(seat, "+").rpartition("+")
    state = table({**holdings, seat: f"{laid}+{held} {card}"}, turn=seat, stock=stock)
    return play.discard(state, tuple(f"discard {card}" if each == seat else None for each in SEATS))


def on_reveal(holdings: dict[Seat, str], seat: Seat, card: str, stock: str = "") -> State:
    """The seat turns up the card, with `stock` below it."""
    return play.reveal(table(holdings, stock=f"{card} {stock}"), SEATS.index(seat))


def options(state: State, seat: Seat) -> set[str]:
    return set(state.options[player(seat)])


def player(seat: Seat) -> Player:
    return SEATS.index(seat)


def decided(state: State, **decisions: str) -> State:
    """The next decision point; seats that are asked and not named pass."""
    asked = [seat for seat in SEATS if state.options[player(seat)]]
    answers = {seat: decisions.get(seat, "pass") for seat in asked}
    assert all(answer in options(state, seat) for seat, answer in answers.items()), (answers, state.options)
    assert set(decisions) <= set(asked)
    return play.advance(state, answers)


def names(melds: tuple[Group, ...]) -> list[str]:
    return [each.name for each in melds]
