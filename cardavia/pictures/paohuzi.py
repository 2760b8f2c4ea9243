"""The cards of Pao Hu Zi: small ones with everyday figures, large ones framed, with formal figures."""

from __future__ import annotations

from cardavia.cards import Card
from cardavia.pictures.drawing import BLACK, RED, frame, glyph, lattice, line, paper

SIZE = (100, 160)
SMALL = " 一二三四五六七八九十"
LARGE = " 壹贰叁肆伍陆柒捌玖拾"
REDS = frozenset({2, 7, 10})
NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def face(card: Card) -> str:
    """The picture of a card; 2, 7 and 10 are red."""
    width, height = SIZE
    rank = int(card[1:])
    ink = RED if rank in REDS else BLACK
    if card[0] == "L":
        borders = frame(width, height, 8, ink, 4) + frame(width, height, 14, ink, 1.5)
        drawn = paper(width, height, fill="#f7eed6") + borders + glyph(LARGE[rank], 50, 18, 76, ink)
    else:
        drawn = paper(width, height) + glyph(SMALL[rank], 50, 16, 84, ink)
    return f"{drawn}{line(card, 50, 106, 36, ink)}"


def back() -> str:
    """A card face down."""
    return lattice(*SIZE, "#33526b", "#6787a0")


def words(card: Card) -> str:
    """A card in words."""
    return f"{'large' if card[0] == 'L' else 'small'} {NUMBERS[int(card[1:])]}"
