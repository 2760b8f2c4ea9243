"""What the winner adds to its base hu: shape, bonuses, multipliers (NT-4.6 to NT-4.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cardavia.games import packed
from cardavia.games.melding.state import Kind, Laid, laid_cards
from cardavia.games.nantong import base, hu, shapes
from cardavia.games.nantong.cards import FACE, HONOURS, rank
from cardavia.games.nantong.rules import Bonuses, Multipliers
from cardavia.games.nantong.shapes import Form, Group, Split
from cardavia.games.nantong.state import Shown
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD
from cardavia.table import ScoreItem

KONG_REPLACEMENT = "kong replacement"
FIRST_DISCARD = "first discard"
READY = "ready"
LAST_CARD = "last card"

WENQIAN = Group(Form.RUN, FACE["1c"])
"""One-Two-Three of Coins (NT-4.6.4)."""
WENQIAN_HU = (0, 20, 50, 100, 200)
"""For so many of them; there are no more than four (NT-4.8.1)."""


class Win(NamedTuple):
    """A complete hand and how it was won.

    `concealed` are the cards held, a drawn winning card among them and a `claimed` one not; a heavenly win
    has neither (NT-2.7.2). `occasions` are the special ones above.
    """

    concealed: Hand
    melds: tuple[Laid, ...]
    drawn: Face = NO_CARD
    claimed: Face = NO_CARD
    occasions: frozenset[str] = frozenset()

    @property
    def card(self) -> Face:
        """The winning card, wherever it came from."""
        return max(self.drawn, self.claimed)

    @property
    def whole(self) -> Hand:
        """All concealed cards of the complete hand."""
        return self.concealed if self.claimed == NO_CARD else self.concealed + ONE[self.claimed]

    @property
    def groups_laid(self) -> tuple[Laid, ...]:
        """The melds that are groups; Hezi is none (NT-2.5.2)."""
        return tuple(meld for meld in self.melds if meld.kind is not Shown.HEZI)


class Reading(NamedTuple):
    """One way to read a win: a split of its concealed cards, and where in it the winning card stands."""

    win: Win
    split: Split
    place: Group | None


def items(win: Win, indicators: tuple[Face, ...]) -> tuple[ScoreItem, ...]:
    """Base hu and everything the winner adds, by the dearest reading (NT-4.1.1, NT-4.7.1).

    Rounding never turns an order around, so the dearest before it is the dearest after it.
    """
    own = base.items(base.Holding(win.concealed, win.melds, win.claimed), indicators)
    return max(((*own, *additions(reading)) for reading in readings(win)), key=hu.total)


def readings(win: Win) -> Iterator[Reading]:
    """Every split, with every place in it that the winning card can have (NT-4.7.1)."""
    for split in shapes.partitions(win.whole):
        if win.card == NO_CARD:
            yield Reading(win, split, None)
        else:
            yield from (Reading(win, split, group) for group in dict.fromkeys(split) if group.holds(win.card))


def additions(
    reading: Reading, bonuses: Bonuses | None = None, multipliers: Multipliers | None = None
) -> Iterator[ScoreItem]:
    """The one shape that fits, then every bonus, every multiplier (NT-4.1.1), by our tables or others."""
    yield next(item for fits, item in SHAPES if fits(reading))
    for worth, name, sentence in bonuses or BONUSES:
        if value := worth(reading):
            yield ScoreItem(name, value, sentence)
    for holds, item in multipliers or MULTIPLIERS:
        if holds(reading):
            yield item


def qing(reading: Reading) -> bool:
    """Seven runs and any pair (NT-4.6.1)."""
    return not reading.win.groups_laid and all(group.form is not Form.TRIPLET for group in reading.split)


def piao(reading: Reading) -> bool:
    """Nothing but identical cards and 123c; melds are identical cards anyway (NT-4.6.2)."""
    return all(group.form is not Form.RUN or group == WENQIAN for group in reading.split)


def wenqian(reading: Reading) -> int:
    """By the number of 123c among the groups (NT-4.8.1)."""
    return WENQIAN_HU[reading.split.count(WENQIAN)]


def self_draw(reading: Reading) -> int:
    """For a winning card that the winner drew, from either end (NT-4.9.1)."""
    return 10 if reading.win.drawn != NO_CARD else 0


def kong_replacement(reading: Reading) -> int:
    """More for a kong's replacement (NT-4.9.1)."""
    return 10 if KONG_REPLACEMENT in reading.win.occasions else 0


def wait(reading: Reading) -> int:
    """Once, for the pair, the middle of a run, 3 of 123 or 7 of 789 (NT-4.9.2, NT-4.9.3)."""
    place, card = reading.place, reading.win.card
    if place is None or place.form is Form.TRIPLET:
        return 0
    if place.form is Form.PAIR or card == place.face + 1:
        return 10
    is_three_of_123 = rank(place.face) == 1 and card == place.face + 2
    is_seven_of_789 = rank(place.face) == 7 and card == place.face
    return 10 if is_three_of_123 or is_seven_of_789 else 0


def closed_piao(reading: Reading) -> bool:
    """Piao without pungs, laid or completed by a claimed card; kongs are none (NT-4.10.1)."""
    win, place = reading.win, reading.place
    is_pung_won = win.claimed != NO_CARD and place is not None and place.form is Form.TRIPLET
    is_pung_laid = any(meld.kind is Kind.PUNG for meld in win.melds)
    return piao(reading) and not is_pung_laid and not is_pung_won


def three_elders(reading: Reading) -> bool:
    """Three or more of each of T, W and R (NT-4.10.2), Hezi aside (NT-4.10.5)."""
    win = reading.win
    cards = win.whole + laid_cards(win.groups_laid)
    return all(packed.count(cards, honour) >= 3 for honour in HONOURS)


def heavenly(reading: Reading) -> bool:
    """The dealer's hand was complete before it discarded or drew: no card won it (NT-2.7.2)."""
    return reading.win.card == NO_CARD


def _occasion(name: str) -> Callable[[Reading], bool]:
    return lambda reading: name in reading.win.occasions


SHAPES: tuple[tuple[Callable[[Reading], bool], ScoreItem], ...] = (
    (qing, ScoreItem("qing", 100, "NT-4.6.1")),
    (piao, ScoreItem("piao", 50, "NT-4.6.2")),
    (lambda _: True, ScoreItem("tazi", 20, "NT-4.6.3")),
)
"""No reading is both Qing and Piao: of seven groups at most four are 123c."""

BONUSES: Bonuses = (
    (wenqian, "wenqian", "NT-4.8.1"),
    (self_draw, "self-draw", "NT-4.9.1"),
    (kong_replacement, "kong replacement", "NT-4.9.1"),
    (wait, "wait", "NT-4.9.2"),
)

MULTIPLIERS: Multipliers = tuple(
    (holds, ScoreItem(hu.TIMES + name, 2, sentence))
    for holds, name, sentence in (
        (piao, "piao", "NT-4.6.2"),
        (closed_piao, "closed piao", "NT-4.10.1"),
        (three_elders, "three elders", "NT-4.10.2"),
        (heavenly, "heavenly win", "NT-4.10.3"),
        (_occasion(FIRST_DISCARD), FIRST_DISCARD, "NT-4.10.3"),
        (_occasion(READY), READY, "NT-4.10.3"),
        (_occasion(LAST_CARD), LAST_CARD, "NT-4.10.3"),
    )
)
"""Each doubles what stands so far, all of them together (NT-4.10.4)."""
