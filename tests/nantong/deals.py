"""Nantong deals that are rich in openings, claims, kongs, robberies and wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cardavia.table import Setup

from .hands import RUNS, SEATS, TRIPLETS, Pack
from .oracle import CARDS, Card, Group


def rich_deal(seed: int) -> Setup:
    """Hands full of groups in two suits, some with cards to open with, some a card short, some complete."""
    random = Random(seed)  # noqa: S311 - a deal to test with
    first = random.choice(CARDS)
    pack = Pack(random, (first, random.choice((first, random.choice(CARDS)))))
    dealer = random.choice(SEATS)
    hands: dict[str, list[Card]] = {}
    for seat in random.sample(SEATS, 3):
        hand = _openings(pack)
        _take_groups(pack, hand, 23 if seat == dealer else 22)
        hands[seat] = hand
    setup = _dealt(pack, dealer, hands)
    # A replacement like one of the dealer's single cards may make its pair.
    singles = [card for card in setup.hands[dealer] if setup.hands[dealer].count(card) == 1]
    return _with_last(setup, random.choice(singles)) if singles else setup


def robbable_deal(seed: int) -> Setup:
    """The dealer can pung what is drawn first and add what it draws next; the others wait for it in a run."""
    random = Random(seed)  # noqa: S311 - a deal to test with
    pack, wanted, dealer, hands = _two_waiting(random)
    setup = _dealt(pack, dealer, {**hands, dealer: [wanted, wanted]}, missing=2)
    return replace(setup, stock=(wanted, *setup.stock[:2], wanted, *setup.stock[2:]))


def contested_deal(seed: int) -> Setup:
    """What the dealer draws, if it shows its quad or else later, wins for both others."""
    random = Random(seed)  # noqa: S311 - a deal to test with
    pack, wanted, dealer, hands = _two_waiting(random)
    quad = _one_of(pack, [(card,) * 4 for card in CARDS])
    setup = _dealt(pack, dealer, {**hands, dealer: [*quad]}, missing=4)
    return replace(setup, stock=(*setup.stock[:2], wanted, wanted, *setup.stock[2:], wanted, wanted))


def _two_waiting(random: Random) -> tuple[Pack, Card, str, dict[str, list[Card]]]:
    """Two hands a card short, which both would have in a run and nobody holds; and who deals."""
    while True:
        pack = Pack(random, (random.choice(CARDS), random.choice(CARDS)))
        wanted = random.choice([card for card in CARDS if card[:1] in "34567" and pack.bag[card] == 4])
        pack.take((wanted,) * 4)
        dealer, *others = random.sample(SEATS, 3)
        hands = {seat: _waiting(pack, wanted, steps) for seat, steps in zip(others, _AROUND, strict=True)}
        if min(map(len, hands.values())) == 22:
            return pack, wanted, dealer, hands


_AROUND = ((-1, 1), (1, 2))


def _openings(pack: Pack) -> list[Card]:
    """Now and then cards for an opening declaration: of the indicators, or four alike."""
    random, hand = pack.random, list[Card]()
    for card in dict.fromkeys(pack.turned):
        if random.random() < 0.4:
            hand += pack.take((card,) * pack.bag[card])
    for _ in range(random.choice((0, 0, 1, 2))):
        hand += _one_of(pack, [(card,) * 4 for card in CARDS])
    return hand


def _take_groups(pack: Pack, hand: list[Card], full: int) -> None:
    """Perhaps a pair, then groups of two suits while there is room for them."""
    random = pack.random
    suits = random.sample("msc", 2)
    near = [group for group in (*RUNS, *TRIPLETS) if group[0][1:] in suits]
    pool = random.choice(([*near, *TRIPLETS], near, RUNS))
    wanted = random.choice((full, full, full - 6))
    if random.random() < 0.6 and len(hand) + 2 <= wanted:
        hand += _one_of(pack, [(card,) * 2 for card in CARDS if card[1:] in suits])
    while len(hand) + 3 <= wanted and (group := _one_of(pack, pool)):
        hand += group


def _waiting(pack: Pack, wanted: Card, steps: Sequence[int]) -> list[Card]:
    """Six groups, the pair, and two cards that make a run with the wanted one, if there are such."""
    hand = list(_one_of(pack, [tuple(f"{int(wanted[0]) + step}{wanted[1]}" for step in steps)]))
    hand += _one_of(pack, [(card,) * 2 for card in CARDS])
    pool = pack.random.choice((RUNS, [*RUNS, *RUNS, *TRIPLETS]))
    for _ in range(6):
        hand += _one_of(pack, pool)
    return hand


def _one_of(pack: Pack, groups: Sequence[Group]) -> Group:
    """One that the pack still has, or nothing."""
    left = [group for group in groups if pack.has(group)]
    return pack.take(pack.random.choice(left)) if left else ()


def _dealt(pack: Pack, dealer: str, hands: dict[str, list[Card]], missing: int = 0) -> Setup:
    """The hands filled up, and the rest as stock, which is still `missing` some cards."""
    rest = list(pack.bag.elements())
    pack.random.shuffle(rest)
    filled = {}
    for seat in SEATS:
        short = (23 if seat == dealer else 22) - len(hands[seat])
        filled[seat] = (*hands[seat], *(rest.pop() for _ in range(short)))
    assert len(rest) == 51 - missing
    return Setup("nantong", dealer, filled, tuple(rest), pack.turned)


def _with_last(setup: Setup, card: Card) -> Setup:
    """The deal with the card as the first replacement, if the stock has it."""
    if card not in setup.stock:
        return setup
    at = setup.stock.index(card)
    return replace(setup, stock=(*setup.stock[:at], *setup.stock[at + 1 :], card))
