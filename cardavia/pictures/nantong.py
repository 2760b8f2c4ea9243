"""Nantong's long cards: a rank above its suit, and the three honours."""

from __future__ import annotations

from cardavia.cards import Card
from cardavia.pictures.drawing import (
    BLACK,
    BLUE,
    GREEN,
    PAPER,
    RED,
    flower,
    frame,
    glyph,
    lattice,
    line,
    paper,
)

SIZE = (100, 180)
RANKS = " 一二三四五六七八九"
SUITS = {"m": ("万", RED, "Myriads"), "s": ("索", GREEN, "Strings"), "c": ("文", BLUE, "Coins")}
NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
HONOURS = {"T": "Thousand", "W": "White Flower", "R": "Red Flower"}


def face(card: Card) -> str:
    """The picture of a card, its notation at the foot."""
    width, height = SIZE
    if card in HONOURS:
        ink = BLACK if card == "W" else RED
        drawn = {
            "T": glyph("千", 50, 22, 84, RED) + frame(100, 180, 9, RED, 3),
            "W": glyph("白", 50, 6, 72, BLACK) + flower(50, 108, 34, PAPER, BLACK),
            "R": glyph("红", 50, 6, 72, RED) + flower(50, 108, 34, RED, PAPER),
        }[card]
    else:
        suit, ink, _ = SUITS[card[1]]
        drawn = glyph(RANKS[int(card[0])], 50, 4, 74, ink) + glyph(suit, 50, 76, 64, ink)
    return f"{paper(width, height)}{drawn}{line(card, 50, 139, 31, ink)}"


def back() -> str:
    """A card face down."""
    return lattice(*SIZE, "#8c2f39", "#b9626a")


def words(card: Card) -> str:
    """A card in words."""
    return HONOURS.get(card) or f"{NUMBERS[int(card[0])]} of {SUITS[card[1]][2]}"
