"""Every hand that the readings work out, and every figure of the document, on the functions that score."""

from __future__ import annotations

from itertools import takewhile
from math import prod

import pytest

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Laid
from cardavia.games.nantong import base, hu, settlement, shapes, win
from cardavia.games.nantong.cards import DECK, FACE, SHAPE
from cardavia.games.nantong.state import KINDS, Shown
from cardavia.games.seats import NO_CARD
from cardavia.table import ScoreItem, balance

SHAPE_NAMES = ("qing", "piao", "tazi")
OCCASIONS = {
    "kong": win.KONG_REPLACEMENT,
    "first": win.FIRST_DISCARD,
    "ready": win.READY,
    "last": win.LAST_CARD,
}

WINS = """
NT-1.1.1 NT-4.10.3 | 1c W | | 234m 345m 678m 234s 345s 678s 67c 99c | discard 5c | 0 qing 1 100 100
NT-1.1.2 NT-4.6.1 NT-4.7.2 | 1c W | | 2222m 33m 44m 567s 678s 345c 567c 78c | discard 9c | 12 qing 1 112 120
NT-1.1.2 | 1c 5m | concealed kong 7777s | 234m 345m 678m 345s 67c 222c 99c | draw 8c, kong | 16 tazi 1 56 60
NT-1.1.3 | 1c 5m | pung TTT WWW 222m | RR 234s 345m 678c 67s | discard 8s | 10 tazi 1 30 30
NT-1.1.4 | 1c W | | 123m 456m 789m 123s 456s 789s 67c 88c | discard 5c | 0 qing 1 100 100
NT-2.5.2 | 4c 4c | hezi 44c | 234m 345m 678m 234s 345s 678s 67c 99c | discard 5c | 64 qing 1 164 170
NT-2.6.2 | 1c W | | 234m 345m 678m 234s 345s 678s 67c 99c | discard 5c, ready | 0 qing 2 200 200
NT-2.7.2 | 1c 5m | | 234m 345m 678m 234s 345s 678c 222c 99c | heavenly | 4 tazi 2 48 50
NT-2.7.2 | 2c 5m | shown triplet 222c | 234m 345m 678m 234s 345s 678c 99c | heavenly | 32 tazi 2 104 110
NT-2.7.2 | 1c 5m | shown quad 7777s | 234m 345m 678m 345s 67c 222c 99c | draw 8c, kong | 20 tazi 1 60 60
NT-3.1.2 | 1c 5m | concealed kong 7777s | 234m 345m 678m 345s 67c 222c 99c | draw 5c, kong | 16 tazi 1 56 60
NT-3.1.4 | 5c W | | 46m 234m 789m 234s 345s 678s 567c 99c | rob 5m | 0 qing 1 110 110
NT-3.2.5 | 1c W | | 234m 345m 678m 234s 345s 678s 67c 99c | discard 8c | 0 qing 1 100 100
NT-4.1.1 | 1c W | pung 222m 444m | 666m 888m 222s 444s 66s 88s | discard 6s | 22 piao 2 144 150
NT-4.5.1 NT-4.10.1 | 1c W | | 222m 444m 666m 888m 222s 444s 66s 88s | discard 6s | 26 piao 2 152 160
NT-4.5.1 NT-4.10.1 | 1c W | | 222m 444m 666m 888m 222s 444s 66s 88s | draw 6s | 28 piao 4 352 360
NT-4.5.1 | 2s 3m | | 22s 345m 678m 345s 678s 567c 678c 99c | discard 2s | 8 tazi 1 28 30
NT-4.6.1 | 1c W | | 234m 345m 678m 234s 345s 678s 67c 99c | draw 8c | 0 qing 1 110 110
NT-4.6.2 | 1c W | pung 222m 444m 666m 888m 222s 444s | 66s 88s | discard 6s | 14 piao 2 128 130
NT-4.6.2 | 5m 5s | pung 222m 444m 666m 888m | 11223c 222s 88s | discard 3c | 12 piao 2 244 250
NT-4.6.3 NT-4.11.1 | 1c W | pung 222m | 234s 345s 678s 567m 345m 67c 88m | discard 5c | 2 tazi 1 22 30
NT-4.6.4 | 5m 5s | pung 888m | 123s 345m 678m 678s 456c 67c 99c | discard 8c | 2 tazi 1 22 30
NT-4.6.4 NT-4.8.1 | 5m 5s | pung 888m | 123c 345m 678m 678s 456c 67c 99c | discard 8c | 2 tazi 1 42 50
NT-4.7.1 | 5m 5s | pung 888m 444s 666m | 111222333c 777s 8s | draw 8s | 22 piao 2 384 390
NT-4.7.1 | W R | | 222333444m 555666777s 123c 9c | discard 9c | 24 piao 4 416 420
NT-4.7.2 | 5c W | | 111222333m 456s 678s 234c 567c 8c | draw 8c | 12 qing 1 132 140
NT-4.7.2 | 2s W | | 222m 33m 44m 567s 678s 345c 567c 789c | discard 2m | 8 qing 1 118 120
NT-4.8.1 | 5m 5s | pung 888m | 112233c 345m 678m 678s 67c 99c | discard 8c | 2 tazi 1 72 80
NT-4.8.1 | 5m 5s | pung 888m | 111222333c 345m 678s 67c 99c | discard 8c | 14 tazi 1 134 140
NT-4.8.1 | 5m 5s | pung 666m 888m | 111122223333c 77s 88s | discard 7s | 42 piao 2 584 590
NT-4.9.1 | 1c W | pung 222m | 234s 345s 678s 567m 345m 67c 88m | draw 5c | 2 tazi 1 32 40
NT-4.9.1 | 1c W | kong 2222m | 234s 345s 678s 567m 345m 67c 88m | draw 5c, kong | 8 tazi 1 48 50
NT-4.9.2 | 1c W | pung 222m | 234s 345s 678s 567m 345m 678c 8m | discard 8m | 2 tazi 1 32 40
NT-4.9.2 | 1c W | pung 222m | 234s 345s 678s 567m 345m 68c 88m | discard 7c | 2 tazi 1 32 40
NT-4.9.2 | 1c W | pung 222m | 456s 678s 567m 345m 678c 12s 88m | discard 3s | 2 tazi 1 32 40
NT-4.9.2 | 1c W | pung 222m | 234s 345s 678s 567m 345m 89c 88m | discard 7c | 2 tazi 1 32 40
NT-4.9.3 | 5c W | pung 888s | 24m 33m 567m 678s 234c 567c 123s | discard 3m | 4 tazi 1 34 40
NT-4.9.3 | 5c W | concealed kong 8888s | 24m 33m 567m 456s 234c 567c 123s | draw 3m, kong | 16 tazi 1 66 70
NT-4.10.1 | 1c W | | 222m 444m 666m 888m 222s 444s 666s 8s | discard 8s | 28 piao 4 352 360
NT-4.10.1 | 1c W | kong 2222m | 444m 666m 888m 222s 444s 66s 88s | draw 6s | 32 piao 4 368 370
NT-4.10.2 | 1c 5m | pung TTT WWW | RRR 234s 345m 678c 67s 99c | discard 5s | 16 tazi 2 72 80
NT-4.10.2 | 1c 5m | pung TTT WWW | RR 234s 345m 678c 456s 67s | discard 8s | 8 tazi 1 28 30
NT-4.10.2 | 1c 5m | pung TTT WWW | RR 234s 345m 678c 678s 99c | discard R | 12 tazi 2 64 70
NT-4.10.3 | 1c W | | 234m 345m 678m 234s 345s 678s 67c 99c | discard 5c, first | 0 qing 2 200 200
NT-4.10.3 | 1c W | pung 222m | 234s 345s 678s 567m 345m 67c 88m | draw 5c, last | 2 tazi 2 64 70
NT-4.10.4 | 1c 5m | | 234m 345m 678m 234s 345s 67c 222c 99c | discard 5c, first, ready | 4 tazi 4 96 100
NT-4.10.4 | 1c 5m | | TTT WWW RRR 222m 444m 66s 88s 777c | draw 6s, ready | 40 piao 16 1600 1600
NT-4.10.5 | R R | hezi RR, pung TTT WWW | 678m 234s 345m 678c 67s 99c | discard 5s | 160 tazi 1 180 180
"""
"""Sentences | indicators | melds | hand without the winning card | how it was won |
base hu, shape, product of the multipliers, hu before rounding, total."""

OTHERS = """
NT-1.2.1 | 1c W | kong TTTT | 13579m 1357s 24689c 24c 135c | 32 40
NT-2.3.1 | 2s W | shown quad 2222m | 13579m 13579s 13579c 246c R | 32 40
NT-2.4.1 | 2s 3m | shown triplet 222s | 13579m 13579s 1479c 24c TWR | 32 40
NT-2.4.1 | 2s 3m | | 222s 1579m 1579s 1479c 246c TTWR | 24 30
NT-3.2.4 | 1c W | kong 6666s | 13579m 1357s 24689c 24c RTT | 8 10
NT-4.1.1 | 4c 5m | pung TTT WWW RRR | 123c 57s 79s 2468m 13s | 12 20
NT-4.2.1 | 5c 5s | pung 222m, kong 3333m, concealed kong 4444m, shown quad 7777m | 888s 1379c 24s T | 42 50
NT-4.2.1 NT-4.11.1 | 5c 5s | kong 3333m, concealed kong 4444m | 1379c 24s 1379s TWR 568m | 20 20
NT-4.2.1 | 5c 5s | shown quad 7777m | 888s 1379c 24s 1369m 6s TTWWR | 20 20
NT-4.2.1 | 5c 5s | | 8888s 1379c 1379m 24s 246m TTWWR | 12 20
NT-4.2.2 | 4c 4c | hezi 44c | 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 3c 6c 9c T W RR 2c | 64 70
NT-4.2.2 | R R | hezi RR | 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W 4s 2c | 128 130
NT-4.3.1 | 1c 5m | pung TTT, kong WWWW | RRR 999s 1379m 24c 57c 46m | 36 40
NT-4.3.1 | 1c 5m | | 999s 888m 13m 24s 57s 3579c 24c TWR 1s | 12 20
NT-4.3.2 | 2s W | | 222m 222c 13579m 13579s 1379c TR | 16 20
NT-4.3.2 | 2s W | | 555m 888c 13479m 13479s 1379c TR | 8 10
NT-4.3.3 | 9m 3c | | 999s 999c 1357m 1357s 124c 7c 46m 7m T | 16 20
NT-4.3.3 | 9s 3c | | 999s 999c TTT 1357m 1357s 124c 7c 6m | 68 70
NT-4.3.4 | 2s 2m | | 222c 13579m 1357s 13579c TTWWR | 16 20
NT-4.3.4 | T W | | 999s 13579m 1357s 13579c RR 246m | 32 40
NT-4.4.1 | 2s 3m | pung 222s 222m | 1579m 13579s 1479c TWR | 12 20
NT-4.4.1 | 2s 3m | | 222s 1579m 13579s 1479c 46c TTWR | 24 30
NT-4.4.1 | R 2m | pung RRR | 13579m 13579s 1479c 24c TTW | 16 20
NT-4.4.2 | 2s 3m | | 222m 222s 1579m 1579s 1479c TTWR | 32 40
NT-4.4.2 | 2s 3m | | 333m 333s 1579m 1579s 1479c TTWR | 32 40
NT-4.4.3 | 4c 4c | hezi 44c | 1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 3c 6c 9c T W RR 9m | 64 70
NT-4.4.3 | 4c 4c | pung 444m | 13579m 13579s 1379c 2c TTWR | 8 10
NT-4.11.1 | 5c 5s | pung 222m, kong 3333m, concealed kong 4444m | 1379c 24s 1379s TWR | 22 30
NT-4.11.4 | 2s 3m | pung 222s TTT | 222m 13579s 1479c 24c 68m | 20 20
NT-4.11.4 | 5c W | shown quad 2222m | 345m 678m 234s 345s 678s 67c 99c | 16 20
"""
"""Sentences | indicators | melds | hand of a seat that has not won | base hu, total."""

ALL_BUT_COMPLETE = (
    ("NT-1.1.1", "six groups and two pairs", "234m 345m 678m 234s 345s 678s 66c 99c 1m"),
    ("NT-1.1.2", "an undeclared quad", "2222m 345m 678m 234s 345s 678s 99c 1s 1c"),
    ("NT-1.1.2", "a run of three suits", "1m 2s 3c 345m 678m 234s 345s 678s 456c 99c"),
    ("NT-1.1.2", "a run past the nine", "891m 345m 678m 234s 345s 678s 456c 99c"),
    ("NT-1.1.3", "a pair of one rank in two suits", "234m 345m 678m 234s 345s 678s 567c 9c 9m"),
    ("NT-1.1.4", "a run of honours", "234m 345m 678m 234s 345s 678s TWR 99c"),
    ("NT-2.5.2", "six groups beside Hezi", "234m 345m 678m 234s 345s 678s 99c 1m 5c T"),
    ("NT-1.1.1", "five groups and a pair in each part", "234m 345m 11m 678s 345s 22s 678c 44c TT"),
)


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def hand(text: str) -> int:
    return packed.pack(faces(text))


def faces(text: str) -> tuple[int, ...]:
    return tuple(FACE[card] for card in DECK.parse(text))


def melds(text: str) -> tuple[Laid, ...]:
    """Melds by their kinds: `pung 222m TTT, hezi 44c`."""
    laid: list[Laid] = []
    for part in filter(None, text.split(", ")):
        kind = " ".join(word for word in part.split() if word.isalpha() and word.islower())
        laid += (Laid(KINDS[kind], faces(cards)[0]) for cards in part.removeprefix(kind).split())
    return tuple(laid)


def won(laid: str, held: str, how: str) -> win.Win:
    """`how` is `heavenly`, or with which card: `draw 8c, last`, `discard 5c, first, ready`, `rob 5m`."""
    way, *named = how.split(", ")
    verb, _, card = way.partition(" ")
    occasions = frozenset(OCCASIONS[name] for name in named)
    if verb in ("discard", "rob"):
        return win.Win(hand(held), melds(laid), claimed=FACE[card], occasions=occasions)
    drawn = FACE[card] if card else NO_CARD
    return win.Win(hand(f"{held} {card}"), melds(laid), drawn=drawn, occasions=occasions)


@pytest.mark.parametrize("row", rows(WINS), ids=lambda row: f"{row[0]}, {row[4]}, {row[5]}")
def test_a_winner(row: list[str]) -> None:
    _, indicators, laid, held, how, expected = row
    items = win.items(won(laid, held, how), faces(indicators))
    sets = takewhile(lambda item: item.item not in SHAPE_NAMES, items)
    (shape,) = (item.item for item in items if item.item in SHAPE_NAMES)
    doubled = prod(item.value for item in items if item.item.startswith("times "))
    figures = (hu.total(sets), shape, doubled, hu.total(items), hu.total(hu.rounded(items)))
    assert " ".join(map(str, figures)) == expected


@pytest.mark.parametrize("row", rows(OTHERS), ids=lambda row: f"{row[0]}, {row[4]}")
def test_a_seat_that_has_not_won(row: list[str]) -> None:
    _, indicators, laid, held, expected = row
    items = base.items(base.Holding(hand(held), melds(laid)), faces(indicators))
    assert f"{hu.total(items)} {hu.total(hu.rounded(items))}" == expected


@pytest.mark.parametrize(("sentence", "what", "held"), ALL_BUT_COMPLETE)
def test_a_hand_that_does_not_win(sentence: str, what: str, held: str) -> None:
    assert packed.size(hand(held)) == 23, f"{sentence}: {what}"
    assert not shapes.complete(hand(held))


@pytest.mark.parametrize(
    ("kind", "card", "indicators", "item"),
    [
        (base.THREE_IN_HAND, "2m", "2s 3m", ScoreItem("three in hand 222m", 8, "NT-4.2.1")),
        (base.THREE_IN_HAND, "2s", "2s 3m", ScoreItem("three in hand 222s", 24, "NT-4.4.1")),
        (Shown.HEZI, "4c", "4c 4c", ScoreItem("hezi 44c", 64, "NT-4.2.2")),
        (Kind.PUNG, "2s", "2s 3m", ScoreItem("pung 222s", 8, "NT-4.4.1")),
        (Shown.TRIPLET, "2s", "2s 3m", ScoreItem("shown triplet 222s", 32, "NT-4.2.1")),
    ],
)
def test_the_sets_of_the_examples(kind: str, card: str, indicators: str, item: ScoreItem) -> None:
    assert base.item(kind, FACE[card], faces(indicators)) == item


@pytest.mark.parametrize(("raw", "total"), [(22, 30), (20, 20), (24, 30), (0, 0), (12, 20), (1600, 1600)])
def test_totals_are_rounded_up_once(raw: int, total: int) -> None:
    assert hu.total(hu.rounded((ScoreItem("hu", raw, ""),))) == total


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ((100, 40, 20), (140, -40, -100)),  # NT-4.11.3
        ((50, 30, 0), (70, 10, -80)),  # NT-4.11.2
        ((30, 20, 0), (40, 10, -50)),  # NT-4.11.2, 24, 12 and 0 rounded first
        ((30, 40, 0), (20, 50, -70)),  # NT-1.2.1, NT-4.1.2: the second has not won
        ((10, 20, 0), (0, 30, -30)),  # NT-1.2.2
        ((60, 60, 0), (60, 60, -120)),  # NT-1.2.3
        ((20, 20, 20), (0, 0, 0)),  # NT-1.2.3
        ((0, 200, 0), (-200, 400, -200)),  # NT-3.2.2
    ],
)
def test_every_two_seats_settle_their_difference(totals: tuple[int, ...], points: tuple[int, ...]) -> None:
    paid = settlement.differences(totals, settlement.DIFFERENCE)
    assert tuple(balance(paid, SHAPE.seats).values()) == points
    assert all(entry.amount > 0 for entry in paid)


def test_the_figures_of_the_deal() -> None:
    assert (DECK.size, len(DECK.faces), SHAPE.indicators, SHAPE.stock) == (120, 30, 2, 51)
    assert (SHAPE.dealer_hand, SHAPE.other_hand) == (23, 22)


def test_items_multiply_what_stands_before_them() -> None:
    items = (
        ScoreItem("a", 5, ""),
        ScoreItem("times b", 2, ""),
        ScoreItem("c", 3, ""),
        ScoreItem("times d", 2, ""),
    )
    assert hu.total(items) == 26
