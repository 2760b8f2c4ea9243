"""Generated Sichuan hands and deals that are rich in what ordinary shuffles seldom show."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from cardavia.games.sichuan import tiles
from cardavia.table import SEATS, Setup

Tile = str
Group = tuple[Tile, ...]

EVENTS = ("kong replacement", "robbed kong", "last tile")


@dataclass(frozen=True)
class Held:
    """Concealed tiles, the groups laid, the void suit, and the events of a win."""

    concealed: tuple[Tile, ...]
    melds: tuple[Group, ...]
    void: str
    events: frozenset[str] = frozenset()


def held_tiles(held: Held) -> Counter[Tile]:
    """All tiles of a hand, melds included."""
    return Counter(held.concealed) + Counter(tile for meld in held.melds for tile in meld)


@st.composite
def any_hands(draw: st.DrawFn) -> Held:
    """Concealed tiles as they come; few suits and few ranks, so that many win."""
    suits = draw(st.sampled_from(("m", "p", "s", "mp", "ms", "ps", "mps")))
    ranks = range(draw(st.integers(1, 5)), 10)
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - hands to test with
    deck = [f"{rank}{suit}" for suit in suits for rank in ranks for _ in range(4)]
    pungs = random.sample(sorted(set(deck)), draw(st.integers(0, 4)))
    rest = sorted((Counter(deck) - Counter(3 * pungs)).elements())
    concealed = random.sample(rest, 14 - 3 * len(pungs))
    unlaid = [suit for suit in "mps" if all(tile[1] != suit for tile in pungs)]
    assume(unlaid)
    void = draw(st.sampled_from([suit for suit in unlaid if suit not in suits] or unlaid))
    return Held(tuple(concealed), tuple((tile,) * 3 for tile in pungs), void)


PATTERNS = ("sets", "sets", "pungs", "258", "outside", "pairs")


@st.composite
def winning_hands(draw: st.DrawFn) -> Held:
    """Complete hands of every pattern."""
    void, flush = draw(st.sampled_from("mps")), draw(st.integers(0, 3)) == 0
    events = draw(st.frozensets(st.sampled_from(EVENTS), max_size=2))
    pattern, laying = draw(st.sampled_from(PATTERNS)), draw(st.sampled_from((0.0, 0.3, 1.0)))
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - hands to test with
    suits = [suit for suit in "mps" if suit != void][: 1 if flush and pattern != "258" else 2]
    bag = Counter({f"{rank}{suit}": 4 for suit in suits for rank in range(1, 10)})
    parts = _pairs(random, bag) if pattern == "pairs" else _sets_and_pair(random, bag, pattern)
    assume(parts)
    concealed: list[Tile] = []
    melds: list[Group] = []
    for group in parts:
        if len(group) == 3 and len(set(group)) == 1 and random.random() < laying:
            quad = bag[group[0]] > 0 and random.random() < 0.5
            bag[group[0]] -= quad
            melds.append((group[0],) * (3 + quad))
        else:
            concealed += group
    return Held(tuple(concealed), tuple(melds), void, events)


def _pairs(random: Random, bag: Counter[Tile]) -> list[Group]:
    pairs: list[Group] = [(tile,) * 2 for tile, copies in bag.items() for _ in range(copies // 2)]
    chosen = random.sample(pairs, 7)
    bag.subtract(tile for pair in chosen for tile in pair)
    return chosen


def _sets_and_pair(random: Random, bag: Counter[Tile], pattern: str) -> list[Group]:
    ranks = {"258": "258", "outside": "19"}.get(pattern, "123456789")
    pair = (random.choice([tile for tile in bag if tile[0] in ranks]),) * 2
    bag.subtract(pair)
    sets = _sets(random, bag, pattern, 4)
    return [pair, *sets] if sets else []


def _sets(random: Random, bag: Counter[Tile], pattern: str, number: int) -> list[Group]:
    """So many sets of the pattern, or none if the tiles run out."""
    runs = [_run(low) for low in bag if int(low[0]) < 8]
    pungs: list[Group] = [(tile,) * 3 for tile in bag]
    pool: list[Group] = {
        "sets": pungs + 3 * runs,
        "pungs": pungs,
        "258": [pung for pung in pungs if pung[0][0] in "258"],
        "outside": [group for group in pungs + runs if {group[0][0], group[-1][0]} & {"1", "9"}],
    }[pattern]
    chosen: list[Group] = []
    for _ in range(number):
        left = [group for group in pool if _left(bag, group)]
        if not left:
            return []
        group = random.choice(left)
        bag.subtract(group)
        chosen.append(group)
    return chosen


def _run(low: Tile) -> Group:
    return tuple(f"{int(low[0]) + step}{low[1]}" for step in range(3))


def _left(bag: Counter[Tile], group: Group) -> bool:
    return all(bag[tile] >= group.count(tile) for tile in group)


@st.composite
def waiting_hands(draw: st.DrawFn) -> Held:
    """A winning hand less one tile."""
    held = draw(winning_hands())
    concealed = list(held.concealed)
    concealed.pop(draw(st.integers(0, 13)) % len(concealed))
    return Held(tuple(concealed), held.melds, held.void)


@st.composite
def starved_hands(draw: st.DrawFn) -> Held:
    """All four of a face as a pung and half of the pair: a fifth would win, seldom anything else."""
    void, laid = draw(st.sampled_from("mps")), draw(st.booleans())
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - hands to test with
    bag = Counter({f"{rank}{suit}": 4 for suit in "mps" if suit != void for rank in range(1, 10)})
    scarce = random.choice(sorted(bag))
    bag[scarce] = 0
    sets = _sets(random, bag, "sets", 3)
    concealed = (scarce, *(tile for group in sets for tile in group))
    pung = (scarce,) * 3
    return Held(concealed, (pung,), void) if laid else Held(concealed + pung, (), void)


def clustered_deal(seed: int) -> Setup:
    """A deal of hands full of sets in two suits, so that claims, kongs and wins are frequent."""
    random = Random(seed)  # noqa: S311 - a deal to test with
    bag = Counter(dict.fromkeys(tiles.FACES, 4))
    dealer = random.choice(SEATS)
    hands: dict[str, list[Tile]] = {}
    for seat in SEATS:
        suits = random.sample("mps", 2)
        hand: list[Tile] = []
        pung_share = random.choice((0.2, 0.5, 0.9))
        for _ in range(40):
            rank, suit = random.randint(1, 9), random.choice(suits)
            ranks = [rank] * 3 if random.random() < pung_share else [rank, rank + 1, rank + 2]
            group = tuple(f"{value}{suit}" for value in ranks)
            if len(hand) < 12 and _left(bag, group):
                hand += group
                bag.subtract(group)
        hands[seat] = hand
    return _dealt(random, dealer, hands, bag)


def robbable_deal(seed: int) -> Setup:
    """The dealer can pung what is drawn first and add what it draws next; all others wait for it in a run."""
    random = Random(seed)  # noqa: S311 - a deal to test with
    for _ in range(100):
        bag = Counter(dict.fromkeys(tiles.FACES, 4))
        wanted = random.choice([face for face in tiles.FACES if "3" <= face[0] <= "7"])
        del bag[wanted]
        konger, *others = random.sample(SEATS, 4)
        hands: dict[str, list[Tile]] = {}
        for seat, steps in zip(others, ((-2, -1), (-1, 1), (1, 2)), strict=True):
            suits = {wanted[1], random.choice("mps")}
            own = Counter({tile: copies for tile, copies in bag.items() if tile[1] in suits})
            waiting = tuple(f"{int(wanted[0]) + step}{wanted[1]}" for step in steps)
            own.subtract(waiting)
            parts = _sets_and_pair(random, own, "sets")
            hands[seat] = [*waiting, *(tile for group in parts[:4] for tile in group)]
            bag.subtract(hands[seat])
        second = random.choice([suit for suit in "mps" if suit != wanted[1]])
        spare = [tile for tile in bag.elements() if tile[1] in {wanted[1], second}]
        if min(map(len, hands.values())) == 13 and min(bag.values()) >= 0 and len(spare) >= 11:
            hands[konger] = [wanted, wanted, *random.sample(spare, 11)]
            bag.subtract(hands[konger][2:])
            setup = _dealt(random, konger, hands, bag, missing=2)
            stock = (wanted, *setup.stock[:3], wanted, *setup.stock[3:])
            return Setup("sichuan", konger, setup.hands, stock)
    return clustered_deal(seed)


def _dealt(
    random: Random, dealer: str, hands: dict[str, list[Tile]], bag: Counter[Tile], missing: int = 0
) -> Setup:
    """The hands filled up, and the rest as stock, which is still `missing` some tiles."""
    rest = list(bag.elements())
    random.shuffle(rest)
    filled = {}
    for seat in SEATS:
        short = (14 if seat == dealer else 13) - len(hands[seat])
        filled[seat] = (*hands[seat], *(rest.pop() for _ in range(short)))
    assert len(rest) == 55 - missing
    return Setup("sichuan", dealer, filled, tuple(rest))
