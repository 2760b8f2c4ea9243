"""What all drawn cards are made of: outlines of characters, and the paper they are printed on."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

EM = 1000
"""The units of the outlines; a Chinese character fills a square of this side."""

PAPER = "#fdfbf3"
EDGE = "#a89f8c"
BLACK = "#1d1b18"
RED = "#b81d24"
GREEN = "#14693f"
BLUE = "#1f4c97"


@cache
def _outlines() -> dict[str, Any]:
    """Width and path of each character, of Noto Serif SC Bold."""
    told: dict[str, Any] = json.loads(Path(__file__).with_name("outlines.json").read_text(encoding="utf-8"))
    return told


def glyph(character: str, middle: float, top: float, side: float, fill: str) -> str:
    """A character in a square of `side`, centred on `middle`, its upper edge at `top`."""
    width, path = _outlines()[character]
    scale = side / EM
    left = middle - width * scale / 2
    return f'<path fill="{fill}" transform="translate({left:g} {top:g})scale({scale:g})" d="{path}"/>'


def line(text: str, middle: float, top: float, side: float, fill: str) -> str:
    """Characters side by side, centred on `middle`."""
    widths = [_outlines()[character][0] * side / EM for character in text]
    left = middle - sum(widths) / 2
    drawn = []
    for character, width in zip(text, widths, strict=True):
        drawn.append(glyph(character, left + width / 2, top, side, fill))
        left += width
    return "".join(drawn)


def paper(width: int, height: int, *, radius: int = 12, fill: str = PAPER, edge: str = EDGE) -> str:
    """An empty card."""
    return (
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{radius}" '
        f'fill="{fill}" stroke="{edge}" stroke-width="3"/>'
    )


def frame(width: int, height: int, inset: float, stroke: str, thickness: float = 2) -> str:
    """A line around the picture of a card, `inset` from its edge."""
    return (
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="5" '
        f'fill="none" stroke="{stroke}" stroke-width="{thickness}"/>'
    )


def lattice(width: int, height: int, fill: str, thread: str) -> str:
    """The back of a card."""
    step = 16
    lines = "".join(
        f"M{x} 10L{x - height + 20} {height - 10}M{x - height + 20} 10L{x} {height - 10}"
        for x in range(10, width + height, step)
    )
    inner = f'x="9" y="9" width="{width - 18}" height="{height - 18}" rx="6"'
    return (
        f'{paper(width, height)}<clipPath id="b"><rect {inner}/></clipPath><rect {inner} fill="{fill}"/>'
        f'<path clip-path="url(#b)" stroke="{thread}" stroke-width="2" d="{lines}"/>'
    )


def flower(middle: float, centre: float, radius: float, petals: str, stroke: str) -> str:
    """A blossom of five petals, its heart in the colour of their edge."""
    turned = "".join(
        f'<ellipse cx="{middle}" cy="{centre - radius * 0.62:g}" rx="{radius * 0.4:g}" ry="{radius * 0.5:g}" '
        f'transform="rotate({72 * turn} {middle} {centre})"/>'
        for turn in range(5)
    )
    return (
        f'<g fill="{petals}" stroke="{stroke}" stroke-width="2.5">{turned}</g>'
        f'<circle cx="{middle}" cy="{centre}" r="{radius * 0.28:g}" fill="{stroke}"/>'
    )
