"""Huxi: what each group is worth (PH-4.1.1, PH-4.2.1, PH-4.2.2), and the hands that win with them.

Score items name the groups of the winner: `ti`, `pao`, `wei`, `kan`, `peng` and `pair` with their card, as in
`wei L5`, and `chi` with its three cards in deck order, as in `chi s1 s2 s3`. Groups that count nothing are
among them with 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from cardavia.games.packed import ONE, Face, Hand, count, pack
from cardavia.games.paohuzi.cards import RANKS, SIZES, kans, loose, part, size_of
from cardavia.games.paohuzi.groups import FOURS, KAN, PAO, PENG, TRIPLETS, Group, Kind, starting
from cardavia.table import ScoreItem

GROUPS_TO_WIN = 7
HUXI_TO_WIN = 15
"""Both are needed, and 15 are enough (PH-1.1.2)."""
TI_TO_WIN_AT_ONCE = 3
KANS_TO_WIN_AT_ONCE = 5

IDENTICAL = {
    Kind.TI: (9, 12),
    Kind.PAO: (6, 9),
    Kind.WEI: (3, 6),
    Kind.KAN: (3, 6),
    Kind.PENG: (1, 3),
}
"""Small and large (PH-4.1.1); a kan counts though it is not laid."""
SEQUENCE = (3, 6)
"""One-two-three and two-seven-ten, small and large (PH-4.2.1)."""
SEQUENCES = ((0, 1, 2), (1, 6, 9))

Groups = tuple[Group, ...]
_IN_SEQUENCES: Hand = 7 * pack(
    {RANKS * size + rank for size in SIZES for ranks in SEQUENCES for rank in ranks}
)
KEPT = 1 << 16
"""So many hands and partitions are remembered: enough for the deals at hand, and no more in a long run."""


@cache
def worth(group: Group) -> ScoreItem:
    """What a group counts, laid or in the hand, and the sentence that says so."""
    size = size_of(group.faces[0])
    if group.kind in IDENTICAL:
        return ScoreItem(group.name, IDENTICAL[group.kind][size], "PH-4.1.1")
    if tuple(face - RANKS * size for face in group.faces) in SEQUENCES:
        return ScoreItem(group.name, SEQUENCE[size], "PH-4.2.1")
    return ScoreItem(group.name, 0, "PH-4.2.2")


def total(groups: Iterable[Group]) -> int:
    """The huxi of groups; cards outside groups count nothing (PH-1.1.1)."""
    return sum(map(_points, groups))


def items(groups: Iterable[Group]) -> tuple[ScoreItem, ...]:
    """The groups as score items, each group named once: two that are equal count together."""
    scored: dict[str, ScoreItem] = {}
    for item in map(worth, groups):
        value = item.value + (scored[item.item].value if item.item in scored else 0)
        scored[item.item] = item._replace(value=value)
    return tuple(scored.values())


def heavenly(melds: Groups, hand: Hand) -> Groups:
    """The groups of a heavenly win at the deal, none if there is no such win.

    At least three ti or five kan, counted apart (PH-1.2.1); all of both count, and nothing else (PH-1.2.2).
    """
    held, _ = _sorted(hand)
    enough = len(melds) >= TI_TO_WIN_AT_ONCE or len(held) >= KANS_TO_WIN_AT_ONCE
    return melds + held if enough else ()


def win_on(melds: Groups, hand: Hand, card: Face) -> Groups:
    """The seven groups of a win on a card from the stock that is in nobody's hand, none if it does not win.

    Of all ways to use the card that with the most huxi counts (PH-gap-3). A triplet that it completes is a
    peng and a four is a pao (PH-4.1.1): what is a wei or a ti was laid before anybody could win (PH-3.9.1).
    """
    best: Groups = ()
    for fixed, rest in _uses(melds, hand, card):
        if (won := _seven(fixed, rest)) and total(won) > total(best):
            best = won
    return best


def win_with(melds: Groups, hand: Hand) -> Groups:
    """The seven groups of a win after a compulsory meld, which is among `melds`; none if it does not win."""
    held, rest = _sorted(hand)
    return _seven(melds + held, rest)


def _uses(melds: Groups, hand: Hand, card: Face) -> list[tuple[Groups, Hand]]:
    """The fixed groups and the cards still to be grouped, for each use of a winning card.

    The card may lie in any chi group or in the pair, whether or not its seat could chi it (PH-gap-14), barred
    or not (PH-3.10.2); a kan stays whole unless the card is its fourth (PH-3.7.2).
    """
    fixed, triplets, rest = _known(melds, hand)
    uses = [(fixed, rest + ONE[card])]
    if count(rest, card) == 2:
        uses.append(((*fixed, PENG[card]), rest - 2 * ONE[card]))
    if card in triplets:
        place = fixed.index(triplets[card])
        uses.append(((*fixed[:place], PAO[card], *fixed[place + 1 :]), rest))
    return uses


def _seven(fixed: Groups, rest: Hand) -> Groups:
    """The best seven groups of fixed ones and of all the rest, none if no seven are worth 15 (PH-1.1.2).

    Exactly one of them is a pair if there is a four, and none otherwise (PH-1.1.3, PH-1.1.4).
    """
    if total(fixed) + _most_in_sequences(rest & _IN_SEQUENCES) < HUXI_TO_WIN:
        return ()
    pairs = int(any(group.kind in FOURS for group in fixed))
    partition = best_partition(rest, pairs)
    if partition is None or len(fixed) + len(partition) != GROUPS_TO_WIN:
        return ()
    groups = fixed + partition
    return groups if total(groups) >= HUXI_TO_WIN else ()


@lru_cache(KEPT)
def best_partition(cards: Hand, pairs: int) -> Groups | None:
    """All cards in chi groups and exactly so many pairs, with the most huxi; None if that cannot be.

    Of several that count the same it is the one whose groups come first in deck order.
    """
    if not cards:
        return None if pairs else ()
    best: Groups | None = None
    for group in starting(cards):
        if (left := pairs - (group.kind is Kind.PAIR)) < 0:
            continue
        others = best_partition(cards - group.cards, left)
        if others is not None and (best is None or total((group, *others)) > total(best)):
            best = (group, *others)
    return best


@lru_cache(KEPT)
def _most_in_sequences(cards: Hand) -> int:
    """No less than cards can count in chi groups: most hands are far from winning."""
    return sum(_most_of_size(size, part(cards, size)) for size in SIZES)


@cache
def _most_of_size(size: int, cards: Hand) -> int:
    return SEQUENCE[size] * sum(min(count(cards, rank) for rank in ranks) for ranks in SEQUENCES)


@cache
def _points(group: Group) -> int:
    return worth(group).value


@lru_cache(KEPT)
def _sorted(hand: Hand) -> tuple[Groups, Hand]:
    """The kans of a hand, and its loose cards."""
    return tuple(KAN[face] for face in kans(hand)), loose(hand)


@lru_cache(KEPT)
def _known(melds: Groups, hand: Hand) -> tuple[Groups, Mapping[Face, Group], Hand]:
    """Melds and kans, the triplets among them by their face, and the loose cards."""
    held, rest = _sorted(hand)
    fixed = melds + held
    return fixed, {group.faces[0]: group for group in fixed if group.kind in TRIPLETS}, rest
