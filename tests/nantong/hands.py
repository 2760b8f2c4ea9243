"""Generated Nantong hands and ends of deals that are rich in what ordinary shuffles seldom show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from .oracle import CARDS, GENERALS, WENQIAN, Card, Group, Held, Meld, Win

SEATS = "ABC"
QUADS = ("kong", "added kong", "concealed kong", "shown quad")
SHOWN = ("shown quad", "shown triplet", "hezi")
PATTERNS = ("any", "any", "runs", "triplets", "wenqian", "elders")

TRIPLETS: list[Group] = [(card,) * 3 for card in CARDS]
RUNS: list[Group] = [
    (f"{low}{suit}", f"{low + 1}{suit}", f"{low + 2}{suit}") for suit in "msc" for low in range(1, 8)
]


@dataclass(frozen=True)
class Won:
    """A complete hand and how it was won; a supplied card is not in it."""

    held: Held
    win: Win

    @property
    def cards(self) -> tuple[Card, ...]:
        """The concealed cards with the winning one."""
        supplied = self.win.card if self.win.card and not self.win.drawn else None
        return (*self.held.concealed, supplied) if supplied else tuple(self.held.concealed)


@dataclass(frozen=True)
class Ended:
    """What the three seats have at the end of a deal, and who won how; nobody in an exhausted deal."""

    hands: Mapping[str, Held]
    winner: str | None
    win: Win | None


@st.composite
def indicators(draw: st.DrawFn) -> tuple[Card, Card]:
    """Two indicators; equal ones, equal ranks and generals come up often."""
    first = draw(st.sampled_from(CARDS) | st.sampled_from(GENERALS))
    second = draw(st.sampled_from(CARDS) | st.sampled_from(GENERALS) | st.just(first))
    if len(first) == 2 and draw(st.integers(0, 3)) == 0:
        second = first[0] + draw(st.sampled_from("msc"))
    return first, second


class Pack:
    """The cards in play that nobody has yet, and the two turned up."""

    def __init__(self, random: Random, turned: tuple[Card, Card]) -> None:
        self.random, self.turned = random, turned
        self.bag = Counter({card: 4 - turned.count(card) for card in CARDS})

    def has(self, cards: Sequence[Card]) -> bool:
        """Whether they are all there."""
        return not Counter(cards) - self.bag

    def take(self, cards: Sequence[Card]) -> Group:
        """Have them, and the pack without them."""
        self.bag.subtract(cards)
        return tuple(cards)


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    """A pack with its indicators turned up."""
    random = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - hands to test with
    return Pack(random, draw(indicators()))


@st.composite
def any_hands(draw: st.DrawFn) -> Held:
    """Concealed cards as they come, the winning one among them; few ranks of one suit, so that many win."""
    pack = draw(packs())
    melds = _laid(pack, draw(st.integers(3, 6)))
    suits, ranks = draw(st.sampled_from(("m", "s", "c", "ms"))), range(draw(st.integers(1, 5)), 10)
    near = [card for card in pack.bag.elements() if card[1:] in (*suits,) and int(card[0]) in ranks]
    concealed = 23 - 3 * sum(kind != "hezi" for kind, _ in melds)
    assume(concealed <= len(near))
    return Held(tuple(pack.random.sample(near, concealed)), melds, pack.turned)


@st.composite
def winning_hands(draw: st.DrawFn) -> Won:
    """Complete hands of every pattern, won in every way that their melds allow."""
    suits = draw(st.sampled_from(("m", "s", "c", "ms", "sc", "msc", "msc")))
    laying = draw(st.sampled_from((0.0, 0.0, 0.4, 1.0)))
    won = _won(draw(packs()), draw(st.sampled_from(PATTERNS)), suits, laying)
    assume(won)
    assert won
    return won


@st.composite
def waiting_hands(draw: st.DrawFn) -> Held:
    """A complete hand less one concealed card."""
    won = draw(winning_hands())
    concealed = list(won.cards)
    concealed.pop(draw(st.integers(0, 22)) % len(concealed))
    return won.held._replace(concealed=tuple(concealed))


@st.composite
def starved_hands(draw: st.DrawFn) -> Held:
    """All four of a card as a triplet, held or laid, and half of the pair: a fifth would win."""
    pack = draw(packs())
    scarce = draw(st.sampled_from([card for card in CARDS if pack.bag[card] == 4]))
    pack.take((scarce,) * 4)
    others = pack.random.sample([card for card in CARDS if pack.bag[card] >= 3], 6)
    concealed = (scarce, *(card for alike in others for card in pack.take((alike,) * 3)))
    pung = (scarce,) * 3
    if draw(st.booleans()):
        return Held(concealed, (("pung", pung),), pack.turned)
    return Held(concealed + pung, (), pack.turned)


@st.composite
def ended_deals(draw: st.DrawFn) -> Ended:
    """Three hands from one deck, won by one of them or by nobody."""
    pack, winner = draw(packs()), draw(st.sampled_from((*SEATS, *SEATS, None)))
    hands, win = dict[str, Held](), None
    if winner:
        won = _won(pack, draw(st.sampled_from(PATTERNS)), "msc", draw(st.sampled_from((0.0, 0.4, 1.0))))
        assume(won)
        assert won
        hands[winner], win = won.held, won.win
    for seat in SEATS:
        if seat != winner:
            hands[seat] = _lost(pack)
    return Ended({seat: hands[seat] for seat in SEATS}, winner, win)


def _won(pack: Pack, pattern: str, suits: str, laying: float) -> Won | None:
    """A complete hand, or none if the cards run out."""
    random, melds = pack.random, _hezi(pack)
    groups = _groups(pack, pattern, suits)
    pairs = [card for card in CARDS if pack.bag[card] >= 2 and (card[1:] in suits or random.random() < 0.2)]
    if len(groups) < 7 or not pairs:
        return None
    concealed: list[Card] = [*pack.take((random.choice(pairs),) * 2)]
    for group in groups:
        if len(set(group)) == 1 and random.random() < laying:
            pack.bag.update(group)
            melds.append(_laid_set(pack, group[0]))
        else:
            concealed += group
    random.shuffle(melds)
    return _by_some_card(random, Held(tuple(concealed), tuple(melds), pack.turned))


def _groups(pack: Pack, pattern: str, suits: str) -> list[Group]:
    """Seven groups of a pattern, fewer if the cards run out."""
    near = [group for group in (*RUNS, *RUNS, *TRIPLETS) if group[0][1:] in suits]
    pool = {
        "any": near,
        "runs": [group for group in near if len(set(group)) > 1],
        "triplets": [*TRIPLETS, *3 * [WENQIAN]],
        "wenqian": [*15 * [WENQIAN], *near, *TRIPLETS],
        "elders": [*near, *RUNS],
    }[pattern]
    wanted = [group for group in TRIPLETS if pattern == "elders" and group[0] in "TWR"]
    chosen: list[Group] = []
    while len(chosen) < 7:
        left = [group for group in wanted[len(chosen) : len(chosen) + 1] or pool if pack.has(group)]
        if not left:
            break
        chosen.append(pack.take(pack.random.choice(left)))
    return chosen


def _by_some_card(random: Random, held: Held) -> Won:
    """The hand won with one of its cards, drawn or supplied, or by none if the win can be heavenly."""
    kinds = {kind for kind, _ in held.melds}
    card, prepared = random.choice(held.concealed), kinds <= set(SHOWN)
    ways = ["drawn", "supplied", "supplied"]
    if kinds <= {"shown triplet"}:
        ways.append("heavenly")
    way, ready = random.choice(ways), prepared and random.random() < 0.4
    if way == "heavenly":
        return Won(held, Win(None, drawn=False))
    if way == "drawn":
        replacement = not ready and not kinds.isdisjoint(QUADS) and random.random() < 0.5
        return Won(
            held, Win(card, drawn=True, replacement=replacement, ready=ready, last_card=random.random() < 0.3)
        )
    rest = list(held.concealed)
    rest.remove(card)
    first = prepared and random.random() < 0.5
    return Won(held._replace(concealed=tuple(rest)), Win(card, drawn=False, first_discard=first, ready=ready))


def _lost(pack: Pack) -> Held:
    """Twenty-two cards that came to nothing, with identical ones among them more often than not."""
    random, melds = pack.random, _laid(pack, pack.random.randint(0, 3))
    size, concealed = 22 - 3 * sum(kind != "hezi" for kind, _ in melds), list[Card]()
    for _ in range(random.randint(0, 4)):
        alike = random.choice(CARDS)
        number = min(pack.bag[alike], random.choice((3, 4)), size - len(concealed))
        concealed += pack.take((alike,) * number)
    concealed += pack.take(random.sample(list(pack.bag.elements()), size - len(concealed)))
    return Held(tuple(concealed), melds, pack.turned)


def _laid(pack: Pack, number: int) -> tuple[Meld, ...]:
    """So many sets of identical cards laid, and perhaps Hezi beside them."""
    melds = _hezi(pack)
    for _ in range(number):
        often = (*CARDS, *4 * GENERALS, *4 * pack.turned)
        melds.append(_laid_set(pack, pack.random.choice([card for card in often if pack.bag[card] >= 3])))
    return tuple(melds)


def _hezi(pack: Pack) -> list[Meld]:
    """The pair equal to two equal indicators, sometimes."""
    pair = (pack.turned[0],) * 2
    if pack.turned != pair or not pack.has(pair) or pack.random.random() < 0.4:
        return []
    return [("hezi", pack.take(pair))]


def _laid_set(pack: Pack, card: Card) -> Meld:
    """A set of the card in one of the ways in which it can be laid."""
    if pack.bag[card] == 4 and pack.random.random() < 0.6:
        return pack.random.choice(QUADS), pack.take((card,) * 4)
    kinds = ("pung", "shown triplet") if card in pack.turned else ("pung",)
    return pack.random.choice(kinds), pack.take((card,) * 3)
