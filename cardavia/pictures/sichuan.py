"""The 108 tiles of Sichuan mahjong: FluffyStuff's art on a tile of our own."""

from __future__ import annotations

import re
from pathlib import Path

from cardavia.cards import Card
from cardavia.pictures.drawing import EDGE, PAPER

SIZE = (300, 400)
SUITS = {"m": "characters", "p": "dots", "s": "bamboo"}
RANKS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

_ART = Path(__file__).with_name("art")


def face(card: Card) -> str:
    """The picture on a tile, a little smaller than it was drawn, above the tile's lower edge."""
    drawn = (_ART / f"{card}.svg").read_text(encoding="utf-8")
    picture = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", drawn)
    return f'{_tile(PAPER)}<g transform="translate(27 22)scale(.82)">{picture}</g>'


def back() -> str:
    """A tile face down."""
    return _tile("#2f6b4f")


def words(card: Card) -> str:
    """A tile in words."""
    return f"{RANKS[int(card[0])]} of {SUITS[card[1]]}"


def _tile(fill: str) -> str:
    return (
        f'<rect x="4" y="4" width="292" height="392" rx="34" fill="#d9cfb4" '
        f'stroke="{EDGE}" stroke-width="7"/>'
        f'<rect x="7" y="7" width="286" height="366" rx="32" fill="{fill}"/>'
    )
