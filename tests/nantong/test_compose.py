"""Situations become deals: what contradicts itself is refused by name, everything else is reached by play."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.decisions import by_default
from cardavia.games.nantong import GAME
from cardavia.games.nantong.cards import DECK, SHAPE
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import PASS, Meld, Position, Seat
from tests.games import composing
from tests.games.composing import Contradiction, first_decision_tells, last_position, lies_as_told, refusal

SEATS = ("A", "B", "C")
STOCK = 120 - 23 - 2 * 22 - 2
"""Cards left once hands and indicators are dealt (NT-2.1.5, NT-2.1.6)."""

WAITING = "234m 345m 678m 234s 345s 678s 67c 99c"
"""Waits for 5c and 8c."""
WAITING_TOO = "123m 456m 789m 123s 456s 789s 67c 88c"
WAITING_LAST = "111s 1111c 23c 55c 99m TTT WWW RRR"
QUIET = "1m 2m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T W RR"
PUNGS = ("pung 222m B", "pung 444m C", "pung 666m B", "pung 888m C", "pung 222s B", "pung 444s C")


held, laid = partial(composing.held, DECK), partial(composing.laid, DECK)


CONTRADICTIONS = (
    Contradiction(
        "copies in a hand and a meld",
        Situation(hands=held(A=WAITING), melds={"B": laid("pung 999c A")}),
        ("5 copies of 9c", "A 2", "B 3", "there are 4"),
    ),
    Contradiction(
        "copies among the indicators",
        Situation(melds={"C": laid("kong 7777s A")}, indicators=("7s", "W")),
        ("5 copies of 7s", "C 4", "the indicators 1"),
    ),
    Contradiction(
        "copies in front of the stock and behind it",
        Situation(hands=held(A=WAITING), front=("9c", "9c"), back=(None, "9c")),
        ("5 copies of 9c", "A 2", "the stock 3"),
    ),
    Contradiction(
        "a fifth card drawn",
        Situation(melds={"B": laid("concealed kong 5555m")}, actor="A", drawn="5m"),
        ("5 copies of 5m", "A 1", "B 4"),
    ),
    Contradiction(
        "a fifth card that must have been drawn to be discarded",
        Situation(melds={"B": laid("concealed kong 5555m")}, opening={"A": "discard 5m"}),
        ("5 copies of 5m", "A 1", "B 4"),
    ),
    *(
        Contradiction(
            f"{size} cards beside {melds} groups",
            Situation(
                hands={"A": DECK.parse("113355779m 1133557799s 113355c")[:size]},
                melds={"A": laid(*PUNGS[:melds])},
                actor=actor,
            ),
            ("A holds", f"{size} cards", f"{melds} groups", f"expected {22 - 3 * melds}"),
        )
        for melds in range(7)
        for size, actor in (
            (21 - 3 * melds, "B"),
            (23 - 3 * melds, "B"),
            (21 - 3 * melds, "A"),
            (24 - 3 * melds, "A"),
        )
    ),
    Contradiction(
        "Hezi taken for a group",
        Situation(
            hands=held(A="234m 345m 678m 234s 345s 678s c"[:-2]),
            melds={"A": laid("hezi 44c")},
            indicators=("4c", "4c"),
        ),
        ("A holds", "18 cards", "0 groups", "expected 22"),
    ),
    Contradiction(
        "eight groups",
        Situation(melds={"A": laid(*PUNGS, "pung TTT B", "pung WWW B")}),
        ("A has 8 melds", "seven"),
    ),
    Contradiction(
        "a drawn card that a full hand lacks",
        Situation(hands=held(A=f"{WAITING} 1m"), actor="A", drawn="5c"),
        ("A has drawn 5c", "23 cards"),
    ),
    Contradiction("a run as a meld", Situation(melds={"A": laid("run 234m C")}), ("A's run 234m", "pung")),
    Contradiction(
        "a pung of four", Situation(melds={"A": laid("pung 2222m C")}), ("A's pung 2222m", "3 equal ones")
    ),
    Contradiction(
        "different cards in a pung",
        Situation(melds={"A": laid("pung 223m C")}),
        ("A's pung 223m", "equal ones"),
    ),
    *(
        Contradiction(
            f"three cards as {kind}",
            Situation(melds={"B": laid(f"{kind} 222m{source}")}),
            (f"B's {kind} 222m", "4 equal ones"),
        )
        for kind, source in (("kong", " A"), ("concealed kong", ""), ("added kong", " A"), ("shown quad", ""))
    ),
    *(
        Contradiction(
            f"{meld} from nobody",
            Situation(melds={"C": laid(meld)}),
            (f"C's {meld}", "the seat it came from"),
        )
        for meld in ("pung 222m", "kong 2222m", "added kong 2222m")
    ),
    *(
        Contradiction(
            f"{meld} from somebody",
            Situation(melds={"C": laid(f"{meld} A")}, indicators=("2m", second)),
            (f"C's {meld}", "no other seat"),
        )
        for meld, second in (
            ("concealed kong 3333m", "W"),
            ("shown quad 3333m", "W"),
            ("shown triplet 222m", "W"),
            ("hezi 22m", "2m"),
        )
    ),
    *(
        Contradiction(
            f"{meld} from oneself",
            Situation(melds={"C": laid(f"{meld} C")}),
            (f"C's {meld}", "its own discard"),
        )
        for meld in ("pung 222m", "kong 2222m", "added kong 2222m")
    ),
    *(
        Contradiction(
            f"hezi with the indicators {' '.join(indicators) or 'open'}",
            Situation(melds={"B": laid("hezi 44c")}, indicators=indicators),
            ("B's hezi 44c", "both indicators", "NT-2.5.1"),
        )
        for indicators in ((), ("4c", "4m"), ("5c", "5c"))
    ),
    *(
        Contradiction(
            f"a shown triplet with the indicators {' '.join(indicators) or 'open'}",
            Situation(melds={"B": laid("shown triplet 222s")}, indicators=indicators),
            ("B's shown triplet 222s", "an indicator", "NT-2.4.1"),
        )
        for indicators in ((), ("2m", "3s"))
    ),
    Contradiction(
        "shown after a pung",
        Situation(melds={"B": laid("pung 222m A", "shown quad 3333s")}),
        ("B's shown quad 3333s", "before its pung 222m"),
    ),
    Contradiction("one indicator", Situation(indicators=("4c",)), ("1 indicators", "both")),
    Contradiction(
        "a ready dealer", Situation(hands=held(B=WAITING), ready=("B",), dealer="B"), ("B is ready", "dealer")
    ),
    Contradiction("ready with any hand", Situation(ready=("B",)), ("B is ready", "Say what B holds")),
    Contradiction(
        "ready without a wait",
        Situation(hands=held(B=QUIET), ready=("B",)),
        ("B is ready", "no card would complete 12556688m"),
    ),
    Contradiction(
        "ready for nothing but a fifth card",
        Situation(
            hands=held(B="234m 345m 678m 345s 678s 9999c"),
            melds={"B": laid("shown quad TTTT")},
            ready=("B",),
        ),
        ("B is ready", "9999c"),
    ),
    Contradiction(
        "ready after a pung",
        Situation(
            hands=held(B="345m 678m 234s 345s 678s 67c 99c"), melds={"B": laid("pung 222m A")}, ready=("B",)
        ),
        ("B is ready", "pung 222m", "NT-2.6.3"),
    ),
    Contradiction(
        "all ready: nobody is left to deal",
        Situation(
            hands=held(A=WAITING, B=WAITING_TOO, C=WAITING_LAST),
            ready=SEATS,
        ),
        ("no order of turns",),
    ),
    *(
        Contradiction(f"a seat that is none: {where}", situation, ("D is no seat of Nantong", "A B C"))
        for where, situation in {
            "holds": Situation(hands=held(D=QUIET)),
            "supplied": Situation(melds={"A": laid("pung 222m D")}),
            "acts": Situation(actor="D"),
            "deals afresh": Situation(dealer="D", fresh=True),
        }.items()
    ),
    *(
        Contradiction(f"{left} left", Situation(stock_left=left), (str(left), f"0 to {STOCK}"))
        for left in (-1, STOCK + 1)
    ),
    Contradiction(
        "fewer left than are to come",
        Situation(stock_left=2, front=("5m", None), back=("6m",)),
        ("3 cards", "only 2"),
    ),
    Contradiction(
        "another seat than the dealer acts first",
        Situation(dealer="A", actor="B", stock_left=STOCK),
        ("B", f"{STOCK} cards left", "A deals"),
    ),
    Contradiction(
        "turns that do not come out: two draws after the dealer C is nobody but B",
        Situation(dealer="C", actor="A", stock_left=STOCK - 2),
        ("A", f"{STOCK - 2} cards left", "C deals"),
    ),
    Contradiction(
        "a pung before anybody has drawn",
        Situation(melds={"A": laid("pung 222m B")}, stock_left=STOCK),
        (f"{STOCK} cards left",),
    ),
    Contradiction(
        "seven groups and an open hand: any one card waits",
        Situation(melds={"A": laid(*PUNGS, "pung TTT B")}),
        ("no quiet hand of 1",),
    ),
    *(
        Contradiction(
            f"{decision} once play has begun",
            Situation(opening={"A": decision}),
            ("A is to", decision, "a fresh deal"),
        )
        for decision in ("show 2m", "hezi", "ready", "done")
    ),
    Contradiction(
        "melds in a fresh deal", Situation(melds={"A": laid("pung 222m B")}, fresh=True), ("A has melds",)
    ),
    Contradiction(
        "ready in a fresh deal", Situation(hands=held(A=WAITING), ready=("A",), fresh=True), ("A is ready",)
    ),
    Contradiction(
        "a card drawn in a fresh deal", Situation(actor="A", drawn="5m", fresh=True), ("drawn", "5m")
    ),
    Contradiction(
        "a smaller stock in a fresh deal", Situation(stock_left=30, fresh=True), ("30", str(STOCK))
    ),
    Contradiction(
        "a hand of 21 in a fresh deal",
        Situation(hands={"B": DECK.parse(QUIET)[1:]}, fresh=True),
        ("B holds 21", "22"),
    ),
    Contradiction(
        "23 cards for another than the dealer",
        Situation(hands=held(B=f"{QUIET} 2c"), dealer="A", fresh=True),
        ("B holds 23", "22"),
    ),
    Contradiction(
        "somebody else is asked first in a fresh deal",
        Situation(hands=held(B=WAITING), dealer="A", opening={"A": "discard 5c"}, fresh=True),
        ("A is to act", "B is asked first"),
    ),
)


@pytest.mark.parametrize("wrong", CONTRADICTIONS, ids=lambda wrong: wrong.about)
def test_a_contradiction_is_refused_by_name(wrong: Contradiction) -> None:
    message = refusal(GAME, wrong)
    if wrong.names[0][0] in SEATS and len(wrong.names[0]) > 1:
        assert message.startswith(wrong.names[0])


def situation(random: Random) -> Situation:
    """Up to three seats with hands and melds of every kind, who is about to act, and what comes next."""
    bag = Counter(dict.fromkeys(DECK.faces, 4))
    indicators: tuple[str, ...] = ()
    if random.random() < 0.6:
        first = random.choice(DECK.faces)
        indicators = (first, first if random.random() < 0.4 else random.choice(DECK.faces))
        bag.subtract(indicators)
    seats = random.sample(SEATS, 3)
    told = seats[: random.randint(1, 3)]
    ready = tuple(seat for seat in told[:2] if random.random() < 0.2)
    melds = {seat: _melds(random, seat, bag, indicators, is_ready=seat in ready) for seat in told}
    hands: dict[Seat, tuple[str, ...]] = {}
    open_hand = random.choice((None, None, None, *(seat for seat in told if seat not in ready)))
    for seat in sorted(told, key=lambda seat: seat not in ready):
        if seat == open_hand:
            continue
        size = 22 - 3 * sum(meld.kind != "hezi" for meld in melds[seat])
        if seat in ready:
            hands[seat] = _waiting(random, bag, size)
        else:
            hands[seat] = tuple(random.sample(sorted(bag.elements()), size))
            bag.subtract(hands[seat])
    stock_left = random.choice((None, None, random.randint(0, 30)))
    actor = None if stock_left is not None and ready else random.choice((None, *SEATS))
    drawn = None
    if actor is not None and random.random() < 0.6:
        drawn = random.choice(sorted(bag.elements()))
        bag[drawn] -= 1
        if actor in hands and random.random() < 0.5:
            hands[actor] = (*hands[actor], drawn)
    coming: list[str | None] = []
    for _ in range(random.randint(0, 6 if stock_left is None else min(6, stock_left))):
        card = random.choice((None, *sorted(bag.elements())))
        coming.append(card)
        bag.subtract(() if card is None else (card,))
    split = random.randint(0, len(coming))
    return Situation(
        hands=hands,
        melds={seat: made for seat, made in melds.items() if made},
        indicators=indicators,
        ready=ready,
        actor=actor,
        drawn=drawn,
        dealer=random.choice((None, *seats[2:])) if stock_left is None else None,
        stock_left=stock_left,
        front=tuple(coming[:split]),
        back=tuple(coming[split:]),
    )


def _melds(
    random: Random, seat: Seat, bag: Counter[str], indicators: tuple[str, ...], *, is_ready: bool
) -> tuple[Meld, ...]:
    made: list[Meld] = []
    for card in dict.fromkeys(indicators):
        kind, copies = ("hezi", 2) if indicators == (card, card) else ("shown triplet", 3)
        if bag[card] >= copies and random.random() < 0.5:
            bag[card] -= copies
            made.append(Meld(kind, (card,) * copies))
    kinds = ["shown quad"] * random.choice((0, 0, 0, 1, 2))
    if not is_ready:
        of_play = ("pung", "pung", "kong", "concealed kong", "added kong")
        kinds += random.choices(of_play, k=random.choice((0, 0, 1, 2, 3)))
    for kind in kinds:
        copies = 3 if kind == "pung" else 4
        card = random.choice([card for card in DECK.faces if bag[card] >= copies])
        claimed = kind in ("pung", "kong", "added kong")
        source = random.choice([other for other in SEATS if other != seat]) if claimed else None
        bag[card] -= copies
        made.append(Meld(kind, (card,) * copies, source))
    return tuple(made)


def _waiting(random: Random, bag: Counter[str], size: int) -> tuple[str, ...]:
    """Groups and a single card, which waits for its pair: at least one copy of it is somewhere else."""
    groups = [
        [f"{low}{suit}", f"{low + 1}{suit}", f"{low + 2}{suit}"] for suit in "msc" for low in range(1, 8)
    ]
    groups += [[honour] * 3 for honour in "TWR"]
    hand: list[str] = []
    while len(hand) < size - 1:
        group = random.choice([group for group in groups if Counter(group) <= bag])
        bag.subtract(group)
        hand += group
    single = random.choice([card for card in sorted(bag) if bag[card] and hand.count(card) < 3])
    bag[single] -= 1
    return (*hand, single)


def seeded(seed: int) -> Situation:
    return situation(Random(seed))  # noqa: S311 - situations to test with


def arrived(composition: Composition) -> tuple[Position, list[str]]:
    """The last position, every step there being legal, and the cards then left in the stock."""
    position = last_position(GAME, composition)
    kinds = [meld.kind for melds in position.melds.values() for meld in melds]
    replaced = sum(kind.endswith(("kong", "quad")) for kind in kinds) + 2 * kinds.count("hezi")
    drawn = STOCK - position.stock - replaced
    return position, list(composition.setup.stock[drawn : STOCK - replaced])


def check_arrival(told: Situation, composition: Composition) -> None:
    """The last position shows what was told, and nothing that was not."""
    position, stock = arrived(composition)
    (actor,) = position.options
    assert position.phase == "turn"
    assert any(option.startswith("discard ") for option in position.options[actor])
    assert told.actor in (None, actor)
    assert told.dealer in (None, composition.setup.dealer)
    assert told.stock_left in (None, position.stock)
    assert told.indicators in ((), position.indicators)
    assert position.ready == tuple(sorted(told.ready))
    assert position.melds == {seat: told.melds.get(seat, ()) for seat in SEATS}
    _check_hands(told, position, actor)
    lies_as_told(stock, told)


def _check_hands(told: Situation, position: Position, actor: Seat) -> None:
    for seat in SEATS:
        groups = sum(meld.kind != "hezi" for meld in position.melds[seat])
        assert len(position.hands[seat]) == 22 - 3 * groups + (seat == actor)
        if seat in told.hands:
            extra = Counter(position.hands[seat])
            extra.subtract(told.hands[seat])
            assert not -extra
            assert extra.total() == len(position.hands[seat]) - len(told.hands[seat])
            assert told.drawn is None or seat != actor or told.drawn in (*(+extra), *told.hands[seat])
        else:
            assert max(Counter(position.hands[seat]).values()) <= 2 + (seat == actor)
    assert told.drawn is None or told.drawn in position.hands[actor]


@given(st.randoms(use_true_random=False).map(situation))
def test_a_deal_arrives_at_what_was_told_or_is_refused(told: Situation) -> None:
    try:
        composition = GAME.compose(told)
    except SituationError:
        return
    check_arrival(told, composition)
    assert GAME.compose(told) == composition


CASES = 200


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
        kinds.update({meld.kind for melds in told.melds.values() for meld in melds})
        names = ("actor", "drawn", "dealer", "stock_left", "front", "back", "indicators", "ready")
        kinds.update(name for name in names if getattr(told, name) not in (None, ()))
        kinds[f"{len(told.hands)} hands"] += 1
    assert len(refused) <= CASES * 0.02, refused
    melds = {"pung", "kong", "concealed kong", "added kong", "shown quad", "shown triplet", "hezi"}
    told_of = {"actor", "drawn", "dealer", "stock_left", "front", "back", "indicators", "ready"}
    assert min(kinds[name] for name in (*melds, *told_of, "1 hands", "2 hands", "3 hands")) >= 10


def declined(composition: Composition) -> list[str]:
    """What seats have passed, or finished preparing in spite of."""
    moves = [decision for move in composition.prelude for decision in move.values()]
    return [decision for decision in moves if decision in (PASS, "done")]


@pytest.mark.parametrize(
    "told",
    [
        Situation(hands=held(A=WAITING), actor="A", drawn="5c"),
        Situation(hands=held(A=WAITING, B=WAITING_TOO), actor="C", drawn="5c"),
        Situation(hands=held(A=WAITING, B=WAITING_TOO, C=WAITING_LAST), actor="A", drawn="5c"),
        Situation(hands=held(A=WAITING, B=WAITING_TOO, C=QUIET), actor="A", drawn="5c", stock_left=0),
        Situation(hands=held(A="8888s 1379c 1379m 24s 246m TTWWR"), actor="B", stock_left=0),
        Situation(hands=held(A=WAITING), melds={"A": laid("hezi 44c")}, indicators=("4c", "4c"), actor="B"),
        Situation(hands=held(B="66s 88s"), melds={"B": laid(*(m[:-1] + "A" for m in PUNGS))}, actor="A"),
    ],
)
def test_nobody_has_to_decline_anything_on_the_way(told: Situation) -> None:
    composition = GAME.compose(told)
    check_arrival(told, composition)
    assert declined(composition) == []


@pytest.mark.parametrize("left", [0, 1, 2, 3, 25, STOCK - 1])
def test_quiet_seats_score_nothing_however_long_it_takes(left: int) -> None:
    composition = GAME.compose(Situation(stock_left=left))
    assert declined(composition) == []
    state = GAME.start(composition.setup)
    for move in composition.prelude:
        state = GAME.advance(state, move)
    assert GAME.view(state).stock == left
    while (position := GAME.view(state)).result is None:
        assert len(position.options) == 1
        state = GAME.advance(state, by_default(position))
    assert position.result.ending == "exhausted"
    assert set(position.result.points.values()) == {0}
    assert not any((position.result.scores or {}).values())


def test_the_dealer_acts_first_without_a_draw() -> None:
    told = Situation(hands=held(A=f"{WAITING} 5c"), dealer="A", actor="A")
    composition = GAME.compose(told)
    position, _ = arrived(composition)
    assert composition.prelude == ()
    assert (position.stock, position.card) == (STOCK, None)
    assert "win" in position.options["A"]


def test_the_first_discard_of_a_told_dealer_is_its_first_in_the_deal() -> None:
    told = Situation(hands=held(B=WAITING), dealer="A", opening={"A": "discard 5c"})
    composition = GAME.compose(told)
    position, _ = arrived(composition)
    assert composition.prelude == ({"B": "done"},)
    assert position.table["A"] == ()
    assert "discard 5c" in position.options["A"]


def test_nobody_else_ever_makes_the_first_discard_of_the_deal() -> None:
    position, _ = arrived(GAME.compose(Situation(hands=held(B=WAITING), opening={"A": "discard 5c"})))
    assert sum(map(len, position.table.values())) > 0


def test_a_replacement_of_the_preparation_is_what_the_dealer_has_drawn() -> None:
    """As in the ruling on a win that an opening replacement completed (NT-gap-1)."""
    told = Situation(
        hands=held(A="234m 345m 678m 345s 67c 222c 99c"),
        melds={"A": laid("shown quad 7777s")},
        indicators=("1c", "5m"),
        dealer="A",
        actor="A",
        drawn="8c",
        stock_left=STOCK - 1,
    )
    composition = GAME.compose(told)
    check_arrival(told, composition)
    position, _ = arrived(composition)
    assert position.card == "8c"
    assert composition.setup.stock[-1] == "8c"
    assert composition.prelude == ({"A": "show 7s"},)


def test_indicators_that_are_not_told_double_nothing_that_is() -> None:
    told = Situation(hands=held(A=WAITING), melds={"B": laid("pung TTT A")}, opening={"C": "discard 5c"})
    shown = arrived(GAME.compose(told))[0].indicators
    assert shown is not None
    assert len(shown) == len(set(shown)) == 2
    # A holds pairs or triplets of 3, 4, 5, 6, 7, 8 and 9 in some suit, may get 5c, and B has laid a general.
    assert {card[0] for card in shown} <= {"1", "2"}


def test_ready_seats_throw_what_they_draw() -> None:
    told = Situation(hands=held(A=WAITING, B=WAITING_TOO), ready=("A", "B"), stock_left=2, actor="A")
    composition = GAME.compose(told)
    check_arrival(told, composition)
    position, _ = arrived(composition)
    assert [seat for move in composition.prelude for seat in move if move[seat] == "ready"] == ["A", "B"]
    assert position.options["A"] in ((f"discard {position.card}",), (f"discard {position.card}", "win"))


def test_a_fresh_deal_has_hands_indicators_and_both_ends_of_the_stock_as_told() -> None:
    hands = held(A=f"{QUIET} 2c", C=WAITING)
    told = Situation(
        hands=hands,
        dealer="A",
        indicators=("1c", "W"),
        front=("9s", None, "8c"),
        back=("7c", "R"),
        fresh=True,
    )
    composition = GAME.compose(told)
    assert composition.prelude == ()
    assert SHAPE.faults(composition.setup) == ()
    assert {seat: DECK.sort(cards) for seat, cards in hands.items()} == {
        seat: composition.setup.hands[seat] for seat in hands
    }
    stock = composition.setup.stock
    assert (stock[0], stock[2], stock[-1], stock[-2]) == ("9s", "8c", "7c", "R")
    assert composition.setup.indicators == ("1c", "W")


def test_in_a_fresh_deal_only_told_seats_are_asked_to_prepare() -> None:
    told = Situation(hands=held(B="2222m 1m 55m 66m 88m 1s 3s 5s 77s 8s 34c 6c 9c T"), fresh=True)
    position, _ = arrived(GAME.compose(told))
    assert position.options == {"B": ("done", "show 2m")}


def test_the_dealer_of_a_fresh_deal_holds_what_it_discards_first() -> None:
    position, _ = arrived(GAME.compose(Situation(opening={"C": "discard 5c"}, fresh=True)))
    assert "discard 5c" in position.options["C"]


@pytest.mark.parametrize(
    ("decision", "hand", "melds", "drawn"),
    [
        ("discard 8c", QUIET, (), "8c"),
        ("kong 1m", "111m 13579s 13579c 246c 68m 9s TWR", (), "1m"),
        ("kong 5s", "13579m 13579s 13579c 246m R", ("pung 555s C",), None),
        ("kong 6m", "13579m 13579s 13579c 24m WR", ("pung 666m C",), "6m"),
    ],
)
def test_a_first_decision_tells_who_acts_and_what_it_lacked(
    decision: str, hand: str, melds: tuple[str, ...], drawn: str | None
) -> None:
    told = Situation(hands=held(A=hand), melds={"A": laid(*melds)}, opening={"A": decision})
    position, _ = arrived(GAME.compose(told))
    first_decision_tells(position, decision, drawn)
