"""The bonuses of a winning hand and the score they make.

Every bonus has a main value and a dịch (CH-4.1.2). The greatest main value counts, of all others the dịch
(CH-4.1.3); Thập thành is scored otherwise (CH-4.6.2). Beyond that there is no minimum, cap or pot
(CH-gap-11), and nothing depends on an earlier deal (CH-0.3.1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import NamedTuple

from cardavia.games import packed
from cardavia.games.chan import pairs
from cardavia.games.chan.cards import CHI_CHI, FACE, RANK, RED, four_alike, two_alike
from cardavia.games.chan.state import Kind, Laid, laid_cards
from cardavia.games.packed import ONE, Face, Hand
from cardavia.games.seats import NO_CARD
from cardavia.table import ScoreItem


class Bonus(NamedTuple):
    """A bonus: its name, its main value, its dịch, and the sentence that gives it."""

    item: str
    main: int
    dich: int
    sentence: str


class _Cards(NamedTuple):
    concealed: Hand
    melds: tuple[Laid, ...]
    card: Face
    in_own_gate: bool
    dealt: Hand


class WinningHand(_Cards):
    """A complete hand: `concealed` with the winning `card`, the melds, and the winner's `dealt` cards.

    Won as dealt it has no winning card (`NO_CARD`), and none `in_own_gate`.
    """

    @cached_property
    def all(self) -> Hand:
        """The twenty cards, melds included."""
        return self.concealed + laid_cards(self.melds)

    @cached_property
    def exposed_ca(self) -> tuple[Laid, ...]:
        """The captured Cạ."""
        return tuple(meld for meld in self.melds if meld.kind is Kind.CA)

    @property
    def chan(self) -> int:
        """How many of the ten pairs are Chắn."""
        return pairs.PAIRS - pairs.number_of_ca(self.concealed, len(self.exposed_ca))

    @cached_property
    def in_ca(self) -> Hand:
        """The marks of every face in a Cạ, concealed or exposed."""
        marks = pairs.singles(self.concealed)
        for meld in self.exposed_ca:
            marks |= ONE[meld.card] | ONE[meld.own]
        return marks

    @cached_property
    def quads(self) -> Hand:
        """The marks of every face that is two Chắn (CH-1.2.1): four copies, none in a Cạ (CH-gap-9)."""
        return four_alike(self.all) & ~self.in_ca

    @property
    def red(self) -> int:
        """How many of the twenty are red (CH-4.5.2)."""
        return packed.size(self.all & RED)


def u_chi(hand: WinningHand) -> int:
    """Ù chì: the winning card lay in the winner's gate (CH-4.2.1), whoever put it there (CH-gap-15)."""
    return hand.in_own_gate


def thien_u(hand: WinningHand) -> int:
    """Thiên ù: the dealer's dealt twenty (CH-4.2.1)."""
    return hand.card == NO_CARD


def tom(hand: WinningHand) -> int:
    """Tôm: a 3 Vạn, a 3 Sách and a 7 Văn (CH-4.3.1), as often as they are there (CH-4.4.2)."""
    return _sets(hand, "3V", "3S", "7N")


def bach_thu(hand: WinningHand) -> int:
    """Bạch thủ: exactly six Chắn, and no Cạ in the rank of the winning card (CH-4.3.1, CH-gap-10)."""
    return hand.chan == 6 and (hand.card == NO_CARD or not hand.in_ca & RANK[hand.card])


def leo(hand: WinningHand) -> int:
    """Lèo: an 8 Sách, a 9 Vạn and a Chi chi (CH-4.4.1), as often as they are there (CH-4.4.2)."""
    return _sets(hand, "8S", "9V", "C")


def thien_khai(hand: WinningHand) -> int:
    """Thiên khai: a face dealt four times (CH-4.4.1); several count once (CH-4.4.2)."""
    return bool(hand.quads & four_alike(hand.dealt))


def chiu_u(hand: WinningHand) -> int:
    """Chíu ù: the winning card is the fourth of a dealt triplet (CH-4.4.1)."""
    return hand.card != NO_CARD and bool(hand.quads & ONE[hand.card] & two_alike(hand.dealt) & hand.dealt)


def bon(hand: WinningHand) -> int:
    """Bòn: a face dealt twice that ends as two Chắn (CH-4.4.1); several count once (CH-4.4.2)."""
    return bool(hand.quads & two_alike(hand.dealt) & ~hand.dealt)


def bach_dinh(hand: WinningHand) -> int:
    """Bạch định: nothing red (CH-4.5.1)."""
    return hand.red == 0


def tam_do(hand: WinningHand) -> int:
    """Tám đỏ: exactly eight red (CH-4.5.1)."""
    return hand.red == 8


def kinh_tu_chi(hand: WinningHand) -> int:
    """Kính tứ chi: all four Chi chi and nothing else red (CH-4.5.1)."""
    return hand.red == 4 and packed.count(hand.all, CHI_CHI) == 4


def thap_thanh(hand: WinningHand) -> int:
    """Thập thành: ten Chắn (CH-4.6.1)."""
    return hand.chan == pairs.PAIRS


THAP_THANH = Bonus("thap thanh", 12, 9, "CH-4.6.1")

BONUSES: tuple[tuple[Callable[[WinningHand], int], Bonus], ...] = (
    (u_chi, Bonus("u chi", 3, 1, "CH-4.2.1")),
    (thien_u, Bonus("thien u", 3, 1, "CH-4.2.1")),
    (tom, Bonus("tom", 4, 1, "CH-4.3.1")),
    (bach_thu, Bonus("bach thu", 4, 1, "CH-4.3.1")),
    (leo, Bonus("leo", 5, 2, "CH-4.4.1")),
    (thien_khai, Bonus("thien khai", 5, 2, "CH-4.4.1")),
    (chiu_u, Bonus("chiu u", 5, 2, "CH-4.4.1")),
    (bon, Bonus("bon", 5, 2, "CH-4.4.1")),
    (bach_dinh, Bonus("bach dinh", 7, 4, "CH-4.5.1")),
    (tam_do, Bonus("tam do", 8, 5, "CH-4.5.1")),
    (kinh_tu_chi, Bonus("kinh tu chi", 12, 9, "CH-4.5.1")),
    (thap_thanh, THAP_THANH),
)
"""All bonuses (CH-4.1.2), each as often as its count says."""

U_XUONG = ScoreItem("u xuong", 2, "CH-4.1.1")
"""Ù xuông: a win without any bonus."""


def bonuses(hand: WinningHand) -> tuple[Bonus, ...]:
    """Every bonus of a complete hand, as often as it counts."""
    return tuple(bonus for counted, bonus in BONUSES for _ in range(counted(hand)))


def items(found: Iterable[Bonus]) -> tuple[ScoreItem, ...]:
    """The score of a hand with these bonuses, the main one first; a bonus found several times is one item.

    With Thập thành each counts with its main value (CH-4.6.2), otherwise the main one alone (CH-4.1.3), as
    in the document's example of Ù chì and a Tôm, 4 + 1 (CH-4.7.1).
    """
    others = list(found)
    if not others:
        return (U_XUONG,)
    adds_mains = THAP_THANH in others
    main = main_bonus(others)
    others.remove(main)
    values = {main: main.main}
    for bonus in others:
        values[bonus] = values.get(bonus, 0) + (bonus.main if adds_mains else bonus.dich)
    return tuple(ScoreItem(bonus.item, value, bonus.sentence) for bonus, value in values.items())


def main_bonus(found: Iterable[Bonus]) -> Bonus:
    """The greatest main value (CH-4.1.3); of equal ones that with the greater dịch (CH-4.7.2)."""
    return max(found, key=lambda bonus: (bonus.main, bonus.dich))


def total(scored: Iterable[ScoreItem]) -> int:
    """The score of the hand."""
    return sum(item.value for item in scored)


def _sets(hand: WinningHand, *cards: str) -> int:
    """How many sets of one each there are; no card serves in two (CH-4.4.2)."""
    return min(packed.count(hand.all, FACE[card]) for card in cards)
