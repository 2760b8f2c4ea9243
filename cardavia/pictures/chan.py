"""The cards of Chắn: a rank above its suit, red where the rules count a card as red."""

from __future__ import annotations

from cardavia.cards import Card
from cardavia.pictures.drawing import BLACK, PAPER, RED, flower, frame, glyph, lattice, line, paper

SIZE = (100, 180)
RANKS = "  二三四五六七八九"
SUITS = {"V": ("萬", "Vạn"), "S": ("索", "Sách"), "N": ("文", "Văn")}
NUMBERS = ("", "", "two", "three", "four", "five", "six", "seven", "eight", "nine")
REDS = frozenset({"8V", "9V", "8S", "9S", "C"})  # CH-4.5.2


def face(card: Card) -> str:
    """The picture of a card, its notation at the foot."""
    width, height = SIZE
    ink = RED if card in REDS else BLACK
    if card == "C":
        drawn = frame(width, height, 8, RED, 4) + flower(50, 56, 40, RED, PAPER)
        return f"{paper(width, height)}{drawn}{line('Chi', 50, 98, 44, RED)}{line('C', 50, 136, 31, RED)}"
    suit, _ = SUITS[card[1]]
    seal = frame(width, height, 6, RED, 2) if card in REDS else ""
    drawn = glyph(RANKS[int(card[0])], 50, 6, 70, ink) + glyph(suit, 50, 74, 64, ink)
    return f"{paper(width, height)}{seal}{drawn}{line(card, 50, 136, 31, ink)}"


def back() -> str:
    """A card face down."""
    return lattice(*SIZE, "#5a3d2b", "#9a7b62")


def words(card: Card) -> str:
    """A card in words."""
    return "Chi chi" if card == "C" else f"{NUMBERS[int(card[0])]} of {SUITS[card[1]][1]}"
