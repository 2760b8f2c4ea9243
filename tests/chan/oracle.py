"""Chắn hands by exhaustion, straight from the rules: every way to pair the cards up is looked at.

Cards are names such as `5V`, groups are tuples of them: two of a face a Chắn, two of a rank a Cạ, four of a
face a Chíu, one card is odd. Slow and plain on purpose; it shares nothing with the games it is held against.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, groupby, product

Card = str
Group = tuple[Card, ...]
Layout = tuple[Group, ...]

CARDS: tuple[Card, ...] = (*(f"{rank}{suit}" for suit in "VSN" for rank in range(2, 10)), "C")
RED = ("8V", "9V", "8S", "9S", "C")
TOM = ("3V", "3S", "7N")
LEO = ("8S", "9V", "C")

VALUES: Mapping[str, tuple[int, int]] = {
    "u chi": (3, 1),
    "thien u": (3, 1),
    "tom": (4, 1),
    "bach thu": (4, 1),
    "leo": (5, 2),
    "thien khai": (5, 2),
    "chiu u": (5, 2),
    "bon": (5, 2),
    "bach dinh": (7, 4),
    "tam do": (8, 5),
    "kinh tu chi": (12, 9),
    "thap thanh": (12, 9),
}
"""Main value and dịch (CH-4.2.1 to CH-4.6.1)."""


@dataclass(frozen=True)
class Won:
    """A hand that has won."""

    concealed: tuple[Card, ...]
    """The winning card among them."""
    melds: tuple[Group, ...]
    card: Card | None
    """None in a Thiên ù."""
    own_gate: bool
    """Whether the winning card lay in the winner's gate."""
    dealt: tuple[Card, ...]


def is_chan(group: Group) -> bool:
    """Two cards of one face (CH-1.1.2)."""
    return len(group) == 2 and group[0] == group[1]


def is_ca(group: Group) -> bool:
    """Two cards of one rank in two suits (CH-1.1.2)."""
    return len(group) == 2 and group[0] != group[1]


def layouts(cards: Sequence[Card]) -> Iterator[Layout]:
    """Every way to lay cards of one rank out as pairs and odd cards."""
    if not cards:
        yield ()
        return
    first, *rest = cards
    for others in layouts(rest):
        yield ((first,), *others)
    for second in dict.fromkeys(rest):
        left = list(rest)
        left.remove(second)
        for others in layouts(left):
            yield ((first, second), *others)


def lawful(layout: Layout) -> bool:
    """No two cards of a face stay apart (CH-1.2.2)."""
    apart = [card for group in layout if not is_chan(group) for card in group]
    return len(apart) == len(set(apart))


def arrangements(concealed: Iterable[Card]) -> Iterator[Layout]:
    """The lawful layouts of concealed cards that leave the fewest odd."""
    by_rank = [fewest_odd(tuple(cards)) for _, cards in groupby(sorted(concealed), key=lambda card: card[0])]
    return (tuple(chain.from_iterable(parts)) for parts in product(*by_rank))


@cache
def fewest_odd(cards: tuple[Card, ...]) -> list[Layout]:
    """The lawful layouts of cards of one rank that leave the fewest odd."""
    found = [layout for layout in layouts(cards) if lawful(layout)]
    fewest = min(odd(layout) for layout in found)
    return [layout for layout in found if odd(layout) == fewest]


def odd(layout: Layout) -> int:
    """How many cards are in no pair."""
    return sum(len(group) == 1 for group in layout)


def pairs(layout: Layout, melds: Iterable[Group]) -> list[Group]:
    """The pairs laid and arranged; four of a face are two Chắn (CH-1.2.1)."""
    laid = [meld[at : at + 2] for meld in melds for at in range(0, len(meld), 2)]
    return laid + [group for group in layout if len(group) == 2]


def winning(concealed: Sequence[Card], melds: Sequence[Group], card: Card | None) -> list[Group] | None:
    """The ten pairs of twenty cards that win (CH-1.1.1, CH-1.3.1); None if they do not."""
    for layout in arrangements(concealed):
        found = pairs(layout, melds)
        chan = sum(map(is_chan, found))
        if len(found) == 10 and (chan == 6 if card == "C" else chan >= 6):
            return found
    return None


def waits(concealed: Sequence[Card], melds: Sequence[Group]) -> set[Card]:
    """The cards that would complete nineteen."""
    return {card for card in CARDS if winning([*concealed, card], melds, card)}


def capture(
    concealed: Sequence[Card],
    melds: Sequence[Group],
    card: Card,
    discarded: Collection[Card] = (),
    declined: Collection[Card] = (),
) -> Group | None:
    """The pair that a seat on turn may lay with a public card; the hand card of a Cạ stands second.

    A Chắn if it can be (CH-3.4.1), else a Cạ, but none in a rank that has one, none for a hand with a single
    odd card (CH-3.5.1), and none after a discarded Cạ (CH-3.5.2). No Chắn is broken for it (CH-3.4.2), no
    declined face laid into it (CH-3.4.3), and a discard must follow (CH-3.5.3). A face discarded before, or
    laid into a Cạ, is not taken again (CH-3.4.4).
    """
    if card in discarded or any(is_ca(meld) and meld[1] == card for meld in melds):
        return None
    mates = [card]
    if card not in concealed:
        layout = next(arrangements(concealed))
        with_ca = [group[0][0] for group in (*layout, *melds) if is_ca(group)]
        if (
            card[0] in with_ca
            or odd(layout) == 1
            or any(of_one_rank(*two) for two in product(discarded, repeat=2))
        ):
            return None
        mates = [mate for mate in unbound(concealed) if mate[0] == card[0] and mate not in declined]
    for mate in mates:
        left = list(concealed)
        left.remove(mate)
        if discards(left, [*melds, (card, mate)], discarded, declined):
            return (card, mate)
    return None


def discards(
    concealed: Sequence[Card],
    melds: Sequence[Group],
    discarded: Collection[Card] = (),
    declined: Collection[Card] = (),
) -> set[Card]:
    """What may be discarded: nothing of a Chắn (CH-3.4.2) and nothing declined (CH-3.4.3).

    Beside an exposed Cạ no second card of a Cạ is thrown (CH-3.5.2).
    """
    free = {card for card in unbound(concealed) if card not in declined}
    if not any(map(is_ca, melds)):
        return free
    return {card for card in free if not any(of_one_rank(card, thrown) for thrown in discarded)}


def of_one_rank(card: Card, other: Card) -> bool:
    """Whether two cards would make a Cạ."""
    return card != other and card[0] == other[0]


def unbound(concealed: Iterable[Card]) -> set[Card]:
    """The faces of which a copy is in no Chắn."""
    return {card for group in next(arrangements(concealed)) if not is_chan(group) for card in group}


def sets(cards: Iterable[Card], wanted: Sequence[Card]) -> int:
    """How many sets can be taken out one after the other (CH-4.4.2)."""
    left, taken = list(cards), 0
    while all(card in left for card in wanted):
        for card in wanted:
            left.remove(card)
        taken += 1
    return taken


def bonuses(won: Won) -> Counter[str]:
    """How often each bonus of a win counts; only Tôm and Lèo count more than once (CH-4.4.2)."""
    found = winning(won.concealed, won.melds, won.card)
    assert found is not None
    cards = [card for pair in found for card in pair]
    chan = [pair[0] for pair in found if is_chan(pair)]
    ca_ranks = [pair[0][0] for pair in found if is_ca(pair)]
    quads = [card for card in set(chan) if chan.count(card) == 2]
    reds = [card for card in cards if card in RED]
    counted = {
        "u chi": won.own_gate,
        "thien u": won.card is None,
        "tom": sets(cards, TOM),
        "bach thu": len(chan) == 6 and (won.card is None or won.card[0] not in ca_ranks),
        "leo": sets(cards, LEO),
        "thien khai": any(won.dealt.count(card) == 4 for card in quads),
        "chiu u": any(won.dealt.count(card) == 3 and card == won.card for card in quads),
        "bon": any(won.dealt.count(card) == 2 for card in quads),
        "bach dinh": not reds,
        "tam do": len(reds) == 8,
        "kinh tu chi": reds == ["C"] * 4,
        "thap thanh": len(chan) == 10,
    }
    return +Counter({bonus: int(times) for bonus, times in counted.items()})


def total(counted: Mapping[str, int]) -> int:
    """What each loser pays, by sums over all bonuses.

    The main value of a bonus is its dịch and 3 more, or 2 more for the lesser ones. One main and the other
    dịch (CH-4.1.3) are therefore all dịch and 3, or 2 where only lesser ones count; a win without any is
    worth 2 as well (CH-4.1.1).
    """
    if "thap thanh" in counted:  # CH-4.6.2
        return sum(VALUES[bonus][0] * times for bonus, times in counted.items())
    dich = sum(VALUES[bonus][1] * times for bonus, times in counted.items())
    return dich + (3 if any(VALUES[bonus][0] > 3 for bonus in counted) else 2)
