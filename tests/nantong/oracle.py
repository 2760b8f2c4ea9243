"""Nantong hands by exhaustion, straight from the rules: every way to lay the cards out is looked at.

Cards are names such as `5m` or `T`, groups are tuples of them, melds tuples of a kind and their cards. Slow
and plain on purpose; it shares nothing with the games it is held against.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

Card = str
Group = tuple[Card, ...]
Meld = tuple[str, Group]
Figures = Counter[str]
"""Points, or how often the total doubles, by the sentence that says so."""

CARDS: tuple[Card, ...] = (*(f"{rank}{suit}" for suit in "msc" for rank in range(1, 10)), "T", "W", "R")
GENERALS = ("T", "W", "R", "9s")
WENQIAN: Group = ("1c", "2c", "3c")


class Held(NamedTuple):
    """What a seat has at the end of a deal: its own concealed cards, its melds, and the two indicators."""

    concealed: Sequence[Card]
    melds: Sequence[Meld]
    indicators: Sequence[Card]


class Win(NamedTuple):
    """How a hand was won: with a card drawn or another seat's, or with none, the heavenly win (NT-2.7.2)."""

    card: Card | None
    drawn: bool
    replacement: bool = False
    first_discard: bool = False
    ready: bool = False
    last_card: bool = False


def layouts(cards: Sequence[Card], groups: int, pairs: int = 1) -> Iterator[tuple[Group, ...]]:
    """Every way to use all cards as so many triplets and runs (NT-1.1.2) and pairs (NT-1.1.3)."""
    if not cards:
        if not groups and not pairs:
            yield ()
        return
    first = min(cards)
    for group, is_pair in ((first,) * 2, True), ((first,) * 3, False), (_run(first), False):
        if group and (pairs if is_pair else groups) and not Counter(group) - Counter(cards):
            rest = list(cards)
            for card in group:
                rest.remove(card)
            for others in layouts(rest, groups - (not is_pair), pairs - is_pair):
                yield (group, *others)


def _run(low: Card) -> Group:
    """The run that begins with a card; none with T, W and R (NT-1.1.4) or past a nine."""
    if len(low) == 1 or low[0] > "7":
        return ()
    return tuple(f"{int(low[0]) + step}{low[1]}" for step in range(3))


def groups_needed(melds: Sequence[Meld]) -> int:
    """Seven less those laid; Hezi is no group (NT-1.1.1, NT-2.5.2)."""
    return 7 - sum(kind != "hezi" for kind, _ in melds)


def complete(concealed: Sequence[Card], melds: Sequence[Meld]) -> bool:
    """Whether concealed cards, the winning one among them, win beside the melds."""
    return any(True for _ in layouts(concealed, groups_needed(melds)))


def waits(concealed: Sequence[Card], melds: Sequence[Meld]) -> list[Card]:
    """The cards that would win; none of which the seat has all four (NT-2.6.2, NT-gap-16)."""
    owned = Counter(concealed) + Counter(card for _, cards in melds for card in cards)
    return [card for card in CARDS if owned[card] < 4 and complete((*concealed, card), melds)]


def doublings(card: Card, indicators: Sequence[Card]) -> int:
    """How often a set of the card doubles: as a general, and once for each indicator that fits (NT-4.3)."""
    if card in GENERALS:
        return 1 + sum(indicator in GENERALS for indicator in indicators)
    return sum(indicator not in GENERALS and indicator[0] == card[0] for indicator in indicators)


def worth(kind: str, card: Card, indicators: Sequence[Card]) -> int:
    """Hu of a set of identical cards; `three` and `four` are held in hand (NT-4.2, NT-4.4.1)."""
    exact = card in indicators
    start = {
        "pung": 4 if exact else 2,
        "three": 12 if exact else 4,
        "kong": 8,
        "added kong": 8,
        "concealed kong": 12,
        "four": 12,
        "shown quad": 16,
        "shown triplet": 16,
        "hezi": 16,
    }[kind]
    for _ in range(doublings(card, indicators)):
        start += start
    return start


def base(held: Held, supplied: Card | None = None) -> int:
    """Base hu of a seat, winner or not; `supplied` is a winning card that another seat let go.

    Copies count however they are laid out (NT-4.7.2), and a supplied card was never in the hand: with two
    copies of it a pung (NT-4.5.1, NT-gap-7), to three it adds nothing (NT-gap-6).
    """
    sets = [(kind, cards[0]) for kind, cards in held.melds]
    for card in CARDS:
        copies = sum(one == card for one in held.concealed)
        if copies >= 3:
            sets.append(("three" if copies == 3 else "four", card))
        elif copies == 2 and card == supplied:
            sets.append(("pung", card))
    return sum(worth(kind, card, held.indicators) for kind, card in sets)


def readings(held: Held, win: Win) -> Iterator[tuple[Figures, Figures]]:
    """What the winner adds and how often it doubles, for each layout and each place of the winning card."""
    supplied = win.card is not None and not win.drawn
    cards = (*held.concealed, win.card) if supplied and win.card is not None else tuple(held.concealed)
    laid = [group for kind, group in held.melds if kind != "hezi"]
    elders = Counter(cards) + Counter(card for group in laid for card in group)
    for layout in layouts(cards, 7 - len(laid)):
        groups = [*laid, *(group for group in layout if len(group) == 3)]
        runs = [group for group in groups if len(set(group)) > 1]
        places = [group for group in layout if win.card in group] if win.card is not None else [()]
        for place in places:
            added, doubled = Figures(), Figures()
            if len(runs) == 7:
                added["NT-4.6.1"] = 100
            elif all(run == WENQIAN for run in runs):
                added["NT-4.6.2"], doubled["NT-4.6.2"] = 50, 1
                opened = supplied and len(place) == 3 and len(set(place)) == 1
                if not opened and not any(kind == "pung" for kind, _ in held.melds):
                    doubled["NT-4.10.1"] = 1
            else:
                added["NT-4.6.3"] = 20
            added["NT-4.8.1"] = (0, 20, 50, 100, 200)[runs.count(WENQIAN)]
            added["NT-4.9.1"] = 10 * (win.drawn + win.replacement)
            added["NT-4.9.2"] = 10 * (win.card is not None and narrow(win.card, place))
            doubled["NT-4.10.2"] = int(all(elders[card] >= 3 for card in "TWR"))
            doubled["NT-4.10.3"] = (win.card is None) + win.first_discard + win.ready + win.last_card
            yield +added, +doubled


def narrow(card: Card, place: Group) -> bool:
    """Whether a card is of the pair, amid a run, the Three of 123 or the Seven of 789 (NT-4.9.2)."""
    if len(place) == 2:
        return True
    if len(set(place)) == 1:
        return False
    return card == place[1] or (card[0] == "3" == place[2][0]) or (card[0] == "7" == place[0][0])


def raw(held: Held, win: Win, reading: tuple[Figures, Figures]) -> int:
    """Base hu and additions, doubled (NT-4.1.1), before rounding."""
    added, doubled = reading
    supplied = None if win.drawn else win.card
    return int((base(held, supplied) + added.total()) * 2 ** doubled.total())


def best(held: Held, win: Win) -> int | None:
    """The most any reading makes (NT-4.7.1), before rounding; None if the hand does not win."""
    return max((raw(held, win, reading) for reading in readings(held, win)), default=None)


def rounded(hu: int) -> int:
    """Up to a multiple of ten (NT-4.11.1)."""
    while hu % 10:
        hu += 1
    return hu


def points(totals: Mapping[str, int]) -> dict[str, int]:
    """Every two seats settle what lies between them (NT-4.11.2)."""
    return {seat: sum(own - other for other in totals.values()) for seat, own in totals.items()}
