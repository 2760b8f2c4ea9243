"""How the items of a score make a total, and how items are named.

The items of a seat are read from the first to the last: one whose name begins with `times` multiplies what
stands so far, every other one is added to it. What comes out is the seat's total (NT-4.1.1). The names:

* a set with base hu: its kind and its cards, as in `pung 222m`, `kong 3333m`, `added kong 3333m`,
  `concealed kong 3333m`, `shown quad 3333m`, `shown triplet 222s`, `hezi 44c`, `three in hand 222m`,
  `four in hand 2222m`; the value includes all doublings of the set;
* the shape: `qing`, `piao`, `tazi`;
* bonuses: `wenqian`, `self-draw`, `kong replacement`, `wait`;
* multipliers, each with value 2: `times piao`, `times closed piao`, `times three elders`,
  `times heavenly win`, `times first discard`, `times ready`, `times last card`;
* `rounding`: what is missing to the next multiple of ten, if anything is.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.table import ScoreItem

TIMES = "times "


def total(items: Iterable[ScoreItem]) -> int:
    """What items come to: each added, or multiplied by if it is named so (NT-4.10.4)."""
    hu = 0
    for item in items:
        hu = hu * item.value if item.item.startswith(TIMES) else hu + item.value
    return hu


def rounded(items: tuple[ScoreItem, ...]) -> tuple[ScoreItem, ...]:
    """The items and what rounds their total up to a multiple of ten, once and at the end (NT-4.11.1)."""
    missing = -total(items) % 10
    return (*items, ScoreItem("rounding", missing, "NT-4.11.1")) if missing else items
