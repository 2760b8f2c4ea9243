"""Situations become deals: what contradicts itself is refused by name, everything else is reached by play."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.authoring.corpus import Scenario, scenarios
from cardavia.authoring.load import composed
from cardavia.games.sichuan import GAME
from cardavia.games.sichuan.tiles import DECK, SHAPE
from cardavia.situation import Composition, Situation, SituationError
from cardavia.sources import feature_files
from cardavia.table import PASS, SEATS, Meld, Position, Seat
from tests.games import composing
from tests.games.composing import Contradiction, first_decision_tells, last_position, lies_as_told, refusal

ROOT = Path(__file__).parents[2]
WALL = 108 - 14 - 3 * 13
"""Tiles left once all hands are dealt (SC-2.1.1, SC-2.1.2)."""

A_13 = "13579m 13579p 246m"


held, laid = partial(composing.held, DECK), partial(composing.laid, DECK)


CONTRADICTIONS = (
    Contradiction(
        "copies in two hands",
        Situation(hands=held(A="555m 1234p 6789p 12m", B="55m 1234p 6789p 123m")),
        ("5 copies of 5m", "A 3", "B 2", "there are 4"),
    ),
    Contradiction(
        "copies in a hand and a meld",
        Situation(hands=held(A="55m 1234p 6789p 123m"), melds={"C": laid("pung 555m B")}),
        ("5 copies of 5m", "A 2", "C 3"),
    ),
    Contradiction(
        "copies in a kong and in front of the wall",
        Situation(melds={"C": laid("kong 7777s D")}, front=(None, "7s")),
        ("5 copies of 7s", "C 4", "the wall 1"),
    ),
    Contradiction(
        "copies in a hand and at both ends of the wall",
        Situation(hands=held(A="555m 1234p 6789p 12m"), front=("5m",), back=("5m",)),
        ("5 copies of 5m", "A 3", "the wall 2"),
    ),
    Contradiction(
        "a fifth tile drawn",
        Situation(hands=held(B="5555m 1234p 6789p 1m"), actor="A", drawn="5m"),
        ("5 copies of 5m", "A 1", "B 4"),
    ),
    Contradiction(
        "a fifth tile that must have been drawn to be discarded",
        Situation(hands=held(B="5555m 1234p 6789p 1m"), opening={"A": "discard 5m"}),
        ("5 copies of 5m", "A 1", "B 4"),
    ),
    *(
        Contradiction(
            f"{size} tiles beside {melds} melds",
            Situation(
                hands={"A": DECK.parse("112233445566778m")[:size]},
                melds={"A": laid("pung 111p B", "pung 222p C", "pung 333p D", "pung 444p B")[:melds]},
                actor=actor,
            ),
            ("A", f"{size} tiles", f"{melds} melds", f"expected {13 - 3 * melds}"),
        )
        for melds in range(5)
        for size, actor in (
            (12 - 3 * melds, "B"),
            (14 - 3 * melds, "B"),
            (12 - 3 * melds, "A"),
            (15 - 3 * melds, "A"),
        )
    ),
    Contradiction(
        "five melds",
        Situation(melds={"A": laid("pung 1m B", "pung 2m B", "pung 3m B", "pung 4m B", "pung 5m B")}),
        ("A", "5 melds", "four"),
    ),
    Contradiction(
        "a drawn tile that a full hand lacks",
        Situation(hands=held(A="13579m 13579p 2468m"), actor="A", drawn="9s"),
        ("A", "9s", "14 tiles"),
    ),
    Contradiction(
        "a run as a meld", Situation(melds={"A": laid("run 234m D")}), ("A's run 234m", "pung", "kong")
    ),
    Contradiction(
        "a pung of four", Situation(melds={"A": laid("pung 2222m D")}), ("A's pung 2222m", "3 equal ones")
    ),
    *(
        Contradiction(
            f"three tiles as {kind}",
            Situation(melds={"B": laid(f"{kind} 222m{source}")}),
            (f"B's {kind} 222m", "4 equal ones"),
        )
        for kind, source in (("kong", " A"), ("concealed kong", ""), ("added kong", " A"))
    ),
    Contradiction(
        "different tiles in a pung",
        Situation(melds={"A": laid("pung 223m D")}),
        ("A's pung 223m", "equal ones"),
    ),
    *(
        Contradiction(
            f"{meld} from nobody",
            Situation(melds={"C": laid(meld)}),
            (f"C's {meld}", "the seat it came from"),
        )
        for meld in ("pung 222m", "kong 2222m", "added kong 2222m")
    ),
    Contradiction(
        "a concealed kong from somebody",
        Situation(melds={"C": laid("concealed kong 2222m A")}),
        ("C's concealed kong 2222m", "no other seat"),
    ),
    *(
        Contradiction(
            f"{meld} from oneself",
            Situation(melds={"C": laid(f"{meld} C")}),
            (f"C's {meld}", "its own discard"),
        )
        for meld in ("pung 222m", "kong 2222m", "added kong 2222m")
    ),
    Contradiction("three winners", Situation(out=("C", "A", "B")), ("C A B", "at most two")),
    Contradiction("a winner twice", Situation(out=("C", "C")), ("C", "won")),
    Contradiction("a winner who acts", Situation(out=("C",), actor="C"), ("C has won", "cannot act")),
    Contradiction(
        "a winner who discards",
        Situation(out=("C",), opening={"C": "discard 5m"}),
        ("C has won", "cannot act"),
    ),
    Contradiction("the hand of a winner", Situation(hands=held(D=A_13), out=("D",)), ("D has won", "hand")),
    Contradiction(
        "the full hand of a winner", Situation(hands=held(D=f"{A_13} 8m"), out=("D",)), ("D has won", "hand")
    ),
    Contradiction(
        "melds of a winner", Situation(melds={"D": laid("pung 222m A")}, out=("D",)), ("D has won", "melds")
    ),
    *(
        Contradiction(f"a seat that is none: {where}", situation, ("E is no seat", "A B C D"))
        for where, situation in {
            "holds": Situation(hands=held(E=A_13)),
            "has laid": Situation(melds={"E": laid("pung 222m A")}),
            "void": Situation(void={"E": "m"}),
            "won": Situation(out=("E",)),
            "acts": Situation(actor="E"),
            "deals": Situation(dealer="E"),
            "decides": Situation(opening={"E": "discard 5m"}),
            "supplied": Situation(melds={"A": laid("pung 222m E")}),
            "deals afresh": Situation(dealer="E", fresh=True),
            "holds afresh": Situation(hands=held(E=A_13), fresh=True),
        }.items()
    ),
    Contradiction(
        "a meld of the void suit",
        Situation(melds={"B": laid("pung 222s A")}, void={"B": "s"}),
        ("B", "void in s", "2s", "SC-2.1.5"),
    ),
    Contradiction(
        "a concealed kong of the void suit",
        Situation(melds={"B": laid("concealed kong 7777p")}, void={"B": "p"}),
        ("B", "void in p", "7p", "SC-2.1.5"),
    ),
    Contradiction(
        "melds of all suits",
        Situation(melds={"B": laid("pung 222m A", "pung 333p A", "pung 444s A")}),
        ("B", "all three suits", "SC-2.1.5"),
    ),
    Contradiction(
        "a supplier that had void tiles to discard",
        Situation(
            hands=held(B="13579m 13579p 22s 4m"),
            void={"B": "s"},
            melds={"D": laid("pung 666p B")},
        ),
        ("B", "void suit s", "6p", "D", "SC-2.1.4"),
    ),
    Contradiction(
        "all suits held and none void",
        Situation(hands=held(C="13579m 13579p 246s")),
        ("C", "all three suits", "void"),
    ),
    Contradiction(
        "all suits held, one of them melded",
        Situation(hands=held(C="13579m 13579p"), melds={"C": laid("pung 777s A")}),
        ("C", "all three suits", "void"),
    ),
    Contradiction("a suit that is none", Situation(void={"C": "t"}), ("C", "'t'", "m p s")),
    *(
        Contradiction(f"{left} left", Situation(stock_left=left), (str(left), f"0 to {WALL}"))
        for left in (-1, WALL + 1)
    ),
    Contradiction(
        "fewer left than are to come",
        Situation(stock_left=2, front=("5m", None), back=("6m",)),
        ("3 tiles", "only 2"),
    ),
    Contradiction(
        "another seat than the dealer acts first",
        Situation(dealer="A", actor="B", stock_left=WALL),
        ("B", f"{WALL} tiles left", "A deals"),
    ),
    Contradiction(
        "turns that do not come out: two draws after the dealer C is nobody but A",
        Situation(dealer="C", actor="B", stock_left=WALL - 2),
        ("B", f"{WALL - 2} tiles left", "C deals"),
    ),
    Contradiction(
        "a meld before anybody has drawn",
        Situation(melds={"A": laid("concealed kong 2222m")}, stock_left=WALL),
        (f"{WALL} tiles left",),
    ),
    Contradiction(
        # 36 tiles of bamboo, 23 held: the other 13 do not last for two seats and some 13 turns each.
        "void tiles run out",
        Situation(
            hands=held(A="1111s 2222s 3333s 9m", B="4444s 5555s 666s 19m"),
            void={"A": "s", "B": "s"},
            stock_left=0,
        ),
        ("tile of s", "draw and discard"),
    ),
    Contradiction(
        "four melds and an open hand: any one tile waits",
        Situation(melds={"A": laid("pung 111p B", "pung 222p C", "pung 333p D", "pung 444p B")}),
        ("no quiet hand of 1",),
    ),
    Contradiction(
        "melds in a fresh deal", Situation(melds={"A": laid("pung 222m B")}, fresh=True), ("no melds",)
    ),
    Contradiction("winners in a fresh deal", Situation(out=("A",), fresh=True), ("no winners",)),
    Contradiction("void suits in a fresh deal", Situation(void={"A": "m"}, fresh=True), ("no void suits",)),
    Contradiction(
        "another than the dealer begins a fresh deal",
        Situation(dealer="B", actor="C", fresh=True),
        ("B acts first", "not C"),
    ),
    Contradiction(
        "a tile drawn in a fresh deal", Situation(actor="A", drawn="5m", fresh=True), ("drawn", "5m")
    ),
    Contradiction("a smaller wall in a fresh deal", Situation(stock_left=30, fresh=True), ("30", str(WALL))),
    Contradiction(
        "a hand of twelve in a fresh deal",
        Situation(hands=held(B="13579m 13579p 24m"), fresh=True),
        ("B", "12", "13"),
    ),
    Contradiction(
        "copies in a fresh deal",
        Situation(hands=held(A="555m 1234p 6789p 12m", B="55m 1234p 6789p 123m"), fresh=True),
        ("5 copies of 5m", "A 3", "B 2"),
    ),
)


@pytest.mark.parametrize("wrong", CONTRADICTIONS, ids=lambda wrong: wrong.about)
def test_a_contradiction_is_refused_by_name(wrong: Contradiction) -> None:
    refusal(GAME, wrong)


def situation(random: Random) -> Situation:
    """Up to three seats with hands free of void tiles and melds, winners, and who is about to act."""
    bag = Counter(dict.fromkeys(DECK.faces, 4))
    seats = random.sample(SEATS, 4)
    told = seats[: random.randint(1, 3)]
    out = tuple(seats[len(told) :][: random.choice((0, 0, 1, 2))])
    void = {seat: random.choice("mps") for seat in told}
    melds = {seat: _melds(random, seat, void[seat], bag) for seat in told}
    hands: dict[Seat, tuple[str, ...]] = {}
    for seat in told if random.random() < 0.9 else told[1:]:
        fitting = [tile for tile in bag.elements() if tile[1] != void[seat]]
        hands[seat] = tuple(random.sample(fitting, 13 - 3 * len(melds[seat])))
        bag.subtract(hands[seat])
    actor = random.choice([None, *(seat for seat in seats if seat not in out)])
    drawn = None
    if actor is not None and random.random() < 0.6:
        drawn = random.choice([tile for tile in bag.elements() if tile[1] != void.get(actor)])
        bag[drawn] -= 1
        if actor in hands and random.random() < 0.5:
            hands[actor] = (*hands[actor], drawn)
    stock_left = random.choice((None, random.randint(6, 30)))
    coming = [random.choice((None, *bag.elements())) for _ in range(random.randint(0, 6))]
    coming = [
        tile if coming[:place].count(tile) < bag[tile or ""] else None for place, tile in enumerate(coming)
    ]
    split = random.randint(0, len(coming))
    return Situation(
        hands=hands,
        melds={seat: made for seat, made in melds.items() if made},
        void={seat: suit for seat, suit in void.items() if seat not in hands or random.random() < 0.7},
        out=out,
        actor=actor,
        drawn=drawn,
        dealer=None if stock_left is not None else random.choice((None, *SEATS)),
        stock_left=stock_left,
        front=tuple(coming[:split]),
        back=tuple(coming[split:]),
    )


def seeded(seed: int) -> Situation:
    return situation(Random(seed))  # noqa: S311 - situations to test with


def _melds(random: Random, seat: Seat, void: str, bag: Counter[str]) -> tuple[Meld, ...]:
    made: list[Meld] = []
    for _ in range(random.choice((0, 0, 0, 1, 1, 2, 3))):
        kind = random.choice(("pung", "pung", "kong", "concealed kong", "added kong"))
        copies = 3 if kind == "pung" else 4
        tile = random.choice([tile for tile in bag if tile[1] != void and bag[tile] >= copies])
        source = None if kind == "concealed kong" else random.choice([s for s in SEATS if s != seat])
        bag[tile] -= copies
        made.append(Meld(kind, (tile,) * copies, source))
    return tuple(made)


def arrived(composition: Composition) -> tuple[Position, list[str]]:
    """The last position, every step there being legal, and the tiles then left in the wall."""
    position = last_position(GAME, composition)
    replaced = sum(len(meld.cards) == 4 for melds in position.melds.values() for meld in melds)
    drawn = WALL - position.stock - replaced
    return position, list(composition.setup.stock[drawn : WALL - replaced])


def check_arrival(told: Situation, composition: Composition) -> None:
    """The last position shows what was told, and nothing that was not."""
    position, wall = arrived(composition)
    (actor,) = position.options
    assert PASS not in position.options[actor]
    assert any(option.startswith("discard ") for option in position.options[actor])
    assert told.actor in (None, actor)
    assert told.dealer in (None, composition.setup.dealer)
    assert told.stock_left in (None, position.stock)
    assert position.out == told.out
    assert position.melds == {seat: told.melds.get(seat, ()) for seat in SEATS}
    _check_hands(told, position, actor)
    _check_voids(told, position)
    lies_as_told(wall, told)


def _check_hands(told: Situation, position: Position, actor: Seat) -> None:
    for seat, cards in told.hands.items():
        between = 13 - 3 * len(told.melds.get(seat, ()))
        extra = Counter(position.hands[seat])
        extra.subtract(cards)
        drawn = [told.drawn] if told.drawn and seat == told.actor and len(cards) == between else []
        surplus = sorted((+extra).elements())
        assert not -extra
        assert len(surplus) == (seat == actor and len(cards) == between)
        assert not drawn or surplus == drawn
    if told.drawn is not None:
        assert told.drawn in position.hands[actor]
        assert position.card in (told.drawn, None)
    for seat in set(SEATS) - set(told.out):
        size = 13 - 3 * len(position.melds[seat]) + (seat == actor)
        assert len(position.hands[seat]) == size


def _check_voids(told: Situation, position: Position) -> None:
    assert position.void is not None
    assert {seat: position.void[seat] for seat in told.void} == dict(told.void)
    for seat, cards in told.hands.items():
        assert all(card[1] != position.void[seat] for card in cards)


@given(st.randoms(use_true_random=False).map(situation))
def test_a_deal_arrives_at_what_was_told_or_is_refused(told: Situation) -> None:
    try:
        composition = GAME.compose(told)
    except SituationError:
        return
    check_arrival(told, composition)


CASES = 300


def test_nearly_every_situation_that_can_be_is_reached() -> None:
    refused: list[str] = []
    kinds: Counter[str] = Counter()
    for seed in range(CASES):
        told = seeded(seed)
        try:
            composition = GAME.compose(told)
        except SituationError as error:
            refused.append(f"{seed}: {error}")
            continue
        check_arrival(told, composition)
        kinds.update(meld.kind for melds in told.melds.values() for meld in melds)
        kinds.update(
            name
            for name in ("actor", "drawn", "dealer", "stock_left", "front", "back")
            if getattr(told, name) not in (None, ())
        )
        kinds[f"{len(told.hands)} hands"] += 1
        kinds[f"{len(told.out)} out"] += 1
    assert len(refused) <= CASES * 0.02, refused
    assert set(kinds) >= {"1 hands", "2 hands", "3 hands", "0 out", "1 out", "2 out"}
    assert set(kinds) >= {"pung", "kong", "concealed kong", "added kong"}
    assert min(kinds[name] for name in ("actor", "drawn", "dealer", "stock_left", "front", "back")) >= 50


def test_a_seat_that_holds_void_tiles_has_thrown_nothing_else() -> None:
    told = Situation(
        hands=held(B="13579m 13579p 22s 4m"),
        void={"B": "s"},
        actor="B",
        stock_left=20,
        melds={"D": laid("pung 666p A")},
    )
    composition = GAME.compose(told)
    thrown = [move["B"] for move in composition.prelude[1:] if move.get("B", PASS) != PASS]
    position, _ = arrived(composition)
    assert thrown
    assert {decision[-1] for decision in thrown} == {"s"}
    assert Counter(position.hands["B"]) >= Counter(told.hands["B"])
    assert position.stock == 20


@pytest.mark.parametrize("dealer", SEATS)
def test_nobody_wins_as_dealt_on_the_way(dealer: Seat) -> None:
    """Whether that is allowed is open (SC-gap-4), and no concern of whoever only says who has won."""
    composition = GAME.compose(Situation(out=(dealer,), dealer=dealer))
    position, _ = arrived(composition)
    wins = [number for number, move in enumerate(composition.prelude) if move.get(dealer) == "win"]
    assert position.out == (dealer,)
    assert len(wins) == 1
    assert any(move.get(dealer, "").startswith("discard ") for move in composition.prelude[: wins[0]])


def test_a_fresh_deal_has_the_hands_and_both_ends_of_the_wall_as_told() -> None:
    hands = held(A="13579m 13579p 1357m", C="2468m 2468p 13579s")
    told = Situation(hands=hands, dealer="A", front=("9s", None, "8s"), back=("7s", "6s"), fresh=True)
    composition = GAME.compose(told)
    assert composition.prelude == ()
    assert SHAPE.faults(composition.setup) == ()
    assert {seat: DECK.sort(cards) for seat, cards in hands.items()} == {
        seat: DECK.sort(composition.setup.hands[seat]) for seat in hands
    }
    stock = composition.setup.stock
    assert (stock[0], stock[2], stock[-1], stock[-2]) == ("9s", "8s", "7s", "6s")


def test_the_dealer_of_a_fresh_deal_told_thirteen_tiles_gets_one_more() -> None:
    composition = GAME.compose(Situation(hands=held(D=A_13), dealer="D", fresh=True))
    assert SHAPE.faults(composition.setup) == ()
    assert Counter(composition.setup.hands["D"]) > Counter(DECK.parse(A_13))


@pytest.mark.parametrize(
    ("hand", "void", "drawn"),
    [
        ("13579m 13579p 2468m", "s", "8m"),
        ("3s 13579m 13579p 246m", "s", "3s"),
    ],
    ids=["the last one written", "the only void tile"],
)
def test_of_a_full_hand_the_tile_drawn_is(hand: str, void: str, drawn: str) -> None:
    told = Situation(hands=held(A=hand), void={"A": void}, actor="A")
    position, _ = arrived(GAME.compose(told))
    assert position.card == drawn
    assert position.hands["A"] == DECK.sort(DECK.parse(hand))


@pytest.mark.parametrize(
    ("decision", "hand", "melds", "drawn"),
    [
        ("discard 8p", A_13, (), "8p"),
        ("kong 1m", "111m 3579m 1357p 46m", (), "1m"),
        ("kong 5s", "13579m 13579s", ("pung 555s C",), None),
        ("kong 6m", "13579m 1357p 2m", ("pung 666m C",), "6m"),
    ],
)
def test_a_first_decision_tells_who_acts_and_what_it_lacked(
    decision: str, hand: str, melds: tuple[str, ...], drawn: str | None
) -> None:
    told = Situation(hands=held(A=hand), melds={"A": laid(*melds)}, opening={"A": decision})
    position, _ = arrived(GAME.compose(told))
    first_decision_tells(position, decision, drawn)


def compositions(seeds: range) -> list[Any]:
    """What becomes of the situations of some seeds, as plain data."""
    return [_plain(seeded(seed)) for seed in seeds]


def _plain(told: Situation) -> Any:
    try:
        composition = GAME.compose(told)
    except SituationError as error:
        return str(error)
    return [composition.setup.to_json(), [dict(move) for move in composition.prelude]]


def test_the_same_situation_gets_the_same_deal_whatever_was_composed_before() -> None:
    assert compositions(range(40)) == compositions(range(39, -1, -1))[::-1]


def test_the_order_in_which_seats_are_told_does_not_matter() -> None:
    told = Situation(
        hands=held(A=A_13, C="2468m 2468p 13589m"), melds={"B": laid("pung 222s D"), "D": laid("pung 666s B")}
    )
    turned = replace(
        told, hands=dict(reversed([*told.hands.items()])), melds=dict(reversed([*told.melds.items()]))
    )
    assert GAME.compose(told) == GAME.compose(turned)


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_another_process_composes_the_same_deals(hashes: str) -> None:
    ask = "import json; from tests.sichuan.test_compose import *; print(json.dumps(compositions(range(40))))"
    told = subprocess.run(
        [sys.executable, "-c", ask],
        env={**os.environ, "PYTHONHASHSEED": hashes},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout) == compositions(range(40))


class Offered(NamedTuple):
    """Something a seat could have done on the way to a scenario, and did not."""

    scenario: str
    seat: Seat
    option: str
    told: bool


def _offered(scenario: Scenario) -> Iterator[Offered]:
    given = [step.origin.text for step in scenario.lines if step.kind == "given"]
    told = {text[0] for text in given if re.match(r"[A-D] (holds|has laid) ", text)}
    fixture = composed(scenario).fixture
    state = GAME.start(fixture.setup)
    for move in fixture.prelude:
        for seat, options in GAME.options(state).items():
            for option in options:
                if option != move[seat] and not re.match("discard |pass|void ", option):
                    yield Offered(scenario.id, seat, option, seat in told)
        state = GAME.advance(state, move)


@pytest.fixture(scope="module")
def offered() -> list[Offered]:
    """All that is let go by on the ways of the corpus; scripted deals are played, not composed."""
    found = [scenario for path in feature_files("sichuan") for scenario in scenarios(path)]
    composed_ones = [case for case in found if not any("scripted deal" in s.origin.text for s in case.lines)]
    assert len(composed_ones) > 200
    return [offer for scenario in composed_ones for offer in _offered(scenario)]


WINS_LET_GO = {
    "SC-3.2.6/a-winner-does-not-rob": "A waits for the 4m that B punged, and is to win only afterwards",
    "SC-4.1.7/inside-meld": "A keeps a 1p for after its first pung, and with it the 9p of the second wins",
}
"""Scenarios in which a told seat had a win before, and why."""

CHOICES_LET_GO = {
    "SC-5.2.3/golden-wait": "A, which won later, supplied the 7p of B's pung and was waiting for it itself",
}
"""The same for seats of which nothing is told."""


def test_no_told_seat_lets_a_win_go_on_the_way(offered: list[Offered]) -> None:
    assert {offer.scenario for offer in offered if offer.told and offer.option == "win"} == set(WINS_LET_GO)


def test_no_other_seat_is_offered_anything_on_the_way(offered: list[Offered]) -> None:
    assert {offer.scenario for offer in offered if not offer.told} == set(CHOICES_LET_GO)
