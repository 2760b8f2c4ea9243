"""Pao Hu Zi hands by exhaustion, straight from the rules: every way to lay the cards out is looked at.

Cards are names such as `s10` and `L2`, melds are pairs of a kind and its cards. Slow and plain on purpose;
it shares nothing with the games it is held against.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

Card = str
Group = tuple[Card, ...]
Meld = tuple[str, Group]

CARDS: tuple[Card, ...] = tuple(f"{size}{rank}" for size in "sL" for rank in range(1, 11))
FOURS = ("ti", "pao")
VALUES = {"ti": (9, 12), "pao": (6, 9), "wei": (3, 6), "kan": (3, 6), "peng": (1, 3)}
"""Huxi of identical cards, small and large (PH-4.1.1)."""


def size_of(card: Card) -> str:
    return card[0]


def rank_of(card: Card) -> int:
    return int(card[1:])


def in_order(cards: Iterable[Card]) -> Group:
    return tuple(sorted(cards, key=CARDS.index))


def without(cards: Sequence[Card], taken: Iterable[Card]) -> tuple[Card, ...]:
    """What stays of `cards`; everything taken is among them."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)


def is_chi(group: Group) -> bool:
    """Whether three cards are a run or 2-7-10 of one size, or of one rank in both sizes (PH-3.5.1)."""
    ranks = sorted(map(rank_of, group))
    if len({size_of(card) for card in group}) == 2:
        return len(set(ranks)) == 1
    return ranks in ([2, 7, 10], [ranks[0], ranks[0] + 1, ranks[0] + 2])


def chi_groups_with(card: Card, others: Sequence[Card]) -> set[Group]:
    """Every chi group of a card and two of the others."""
    groups = {in_order((card, *two)) for two in combinations(others, 2)}
    return {group for group in groups if is_chi(group)}


def layouts(cards: Sequence[Card], pairs: int) -> Iterator[tuple[Group, ...]]:
    """Every way to use all cards as chi groups and so many pairs of identical cards (PH-1.1.4)."""
    if not cards:
        if not pairs:
            yield ()
        return
    first, *others = cards
    for group in chi_groups_with(first, others):
        for rest in layouts(without(cards, group), pairs):
            yield (group, *rest)
    if pairs and first in others:
        for rest in layouts(without(others, [first]), pairs - 1):
            yield ((first, first), *rest)


def huxi(kind: str, group: Group) -> int:
    """What one group is worth (PH-4.1.1, PH-4.2.1, PH-4.2.2)."""
    large = size_of(group[0]) == "L"
    if kind in VALUES:
        return VALUES[kind][large]
    precious = len({size_of(card) for card in group}) == 1 and sorted(map(rank_of, group)) in (
        [1, 2, 3],
        [2, 7, 10],
    )
    return (6 if large else 3) if precious else 0


def kans(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards held three times, which stay together (PH-3.7.2)."""
    return tuple(card for card in CARDS if hand.count(card) == 3)


def loose(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the hand outside its kans."""
    return tuple(card for card in hand if hand.count(card) < 3)


def totals(fixed: Sequence[Meld], rest: Sequence[Card]) -> Iterator[int]:
    """The huxi of every way in which melds, kans and the rest make seven groups (PH-1.1.2, PH-1.1.4)."""
    sure = sum(huxi(kind, group) for kind, group in fixed)
    for layout in layouts(rest, pairs=any(kind in FOURS for kind, _ in fixed)):
        if len(fixed) + len(layout) == 7:
            yield sure + sum(huxi("chi", group) for group in layout if len(group) == 3)


def compulsory(hand: Sequence[Card], card: Card) -> Meld | None:
    """The meld that an own reveal forces (PH-3.2.1, PH-3.2.2)."""
    kind = {2: "wei", 3: "ti"}.get(hand.count(card))
    return (kind, (card,) * (hand.count(card) + 1)) if kind else None


def uses(
    hand: Sequence[Card], melds: Sequence[Meld], card: Card, *, own: bool
) -> Iterator[tuple[Sequence[Card], Sequence[Meld], Sequence[Card]]]:
    """Every use of a turned-up card in a win: the hand left, the melds, and the card if it stays loose."""
    forced = compulsory(hand, card)
    if own and forced:
        yield without(hand, [held for held in hand if held == card]), [*melds, forced], ()
        return
    if hand.count(card) == 2:
        yield without(hand, [card] * 2), [*melds, ("peng", (card,) * 3)], ()
    if hand.count(card) == 3:
        yield without(hand, [card] * 3), [*melds, ("pao", (card,) * 4)], ()
    for place, meld in enumerate(melds):
        if meld in (("wei", (card,) * 3), ("peng", (card,) * 3)):
            yield hand, [*melds[:place], ("pao", (card,) * 4), *melds[place + 1 :]], ()
    yield hand, melds, (card,)


def ways_to_win(hand: Sequence[Card], melds: Sequence[Meld], card: Card, *, own: bool) -> Iterator[int]:
    """The huxi of every way to make seven groups with a card turned up by the seat itself or another."""
    for left, laid, added in uses(hand, melds, card, own=own):
        held = [("kan", (kan,) * 3) for kan in kans(left)]
        yield from totals([*laid, *held], (*loose(left), *added))


def best(hand: Sequence[Card], melds: Sequence[Meld], card: Card, *, own: bool) -> int | None:
    """The best huxi with the card (PH-4.1.1, PH-gap-3); None if there are no seven groups."""
    return max(ways_to_win(hand, melds, card, own=own), default=None)


def chis(hand: Sequence[Card], card: Card) -> set[tuple[Group, ...]]:
    """Every set of groups laid with a chi of the card: the claimed group, then all copies left (PH-3.6.1).

    A hand that holds a kan of the card cannot lay all copies (PH-3.6.2), and a card outside kans is left to
    discard (PH-3.7.3).
    """
    if card in kans(hand):
        return set()
    found: set[tuple[Group, ...]] = set()

    def lay(claimed: Card, left: tuple[Card, ...], laid: tuple[Group, ...]) -> None:
        for group in chi_groups_with(claimed, left):
            after = without(left, without(group, [claimed]))
            everything = (*laid, group)
            if card in after:
                lay(card, without(after, [card]), everything)
            elif after:
                found.add(tuple(sorted(everything, key=lambda one: [CARDS.index(name) for name in one])))

    lay(card, loose(hand), ())
    return found


def only_copies(hand: Sequence[Card], card: Card) -> bool:
    """Whether exactly two copies are held and nothing else outside kans."""
    return loose(hand) == (card,) * 2


def may_peng(hand: Sequence[Card], card: Card) -> bool:
    """Whether exactly two copies are held and a card outside kans stays (PH-3.3.1, PH-3.7.3)."""
    return hand.count(card) == 2 and not only_copies(hand, card)


def may_pao(hand: Sequence[Card], melds: Sequence[Meld], card: Card, source: str, *, revealed: bool) -> bool:
    """Whether it is the fourth to a kan (PH-3.3.2), to a wei, or from the stock to a peng (PH-3.3.3)."""
    triplets = {kind for kind, group in melds if group == (card,) * 3}
    return (
        (hand.count(card) == 3 and source != "own") or "wei" in triplets or ("peng" in triplets and revealed)
    )


def claims(
    hand: Sequence[Card], melds: Sequence[Meld], card: Card, source: str, *, revealed: bool
) -> set[str]:
    """Everything a seat may do with a card that is no compulsory meld; the seat has barred nothing.

    `source` says who supplied the card: `own`, or the seat `before` or `after` the one that asks.
    """
    found = set()
    own = source == "own"
    if revealed and (best(hand, melds, card, own=own) or 0) >= 15:  # PH-1.1.2, PH-3.11.1
        found.add("win")
    if may_pao(hand, melds, card, source, revealed=revealed):
        found.add("pao")
    if not own and may_peng(hand, card):
        found.add("peng")
    if source == ("own" if revealed else "before"):  # PH-3.4.1
        found |= {"chi " + " / ".join(" ".join(group) for group in laid) for laid in chis(hand, card)}
    return found


def discards(hand: Sequence[Card]) -> set[Card]:
    """What may be discarded (PH-3.7.2)."""
    return set(loose(hand))


def heavenly(dealt: Sequence[Card]) -> int | None:
    """The huxi of a win at the deal: three ti or five kan, and only these count (PH-1.2.1, PH-1.2.2)."""
    fours = [card for card in CARDS if dealt.count(card) == 4]
    if len(fours) < 3 and len(kans(dealt)) < 5:
        return None
    return sum(huxi("ti", (card,)) for card in fours) + sum(huxi("kan", (card,)) for card in kans(dealt))


def tun(points: int) -> int:
    """What each opponent pays for so many huxi (PH-4.3.1)."""
    brackets = [*range(15, points + 1, 3)]
    return len(brackets)
