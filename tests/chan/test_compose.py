"""Situations become deals: what contradicts itself is refused by name, everything else is reached by play."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.authoring.corpus import scenarios
from cardavia.authoring.load import composed
from cardavia.authoring.telling import melds as parsed_melds
from cardavia.games.chan import GAME, play
from cardavia.games.chan.cards import DECK, FACES, SHAPE, cards
from cardavia.games.chan.state import PLAYERS, Kind, Laid, Phase, State
from cardavia.games.seats import Player
from cardavia.games.way import Way
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import PASS, SEATS, Draw, Meld, Position, Seat, check_decisions

from .deals import paired_deal, tripled_deal

ROOT = Path(__file__).parents[2]

WAITING = "22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V 4S 5N"
"""Six Chắn and three Cạ, waiting for any 5 (CH-1.1.1)."""
NINE = "5S 77S 8N 9V 6N 4N C 3S"
FIVE_CHAN = "chan 22V, chan 22S, chan 33N, chan 44V, chan 66S"
SEVEN_CHAN = "chan 22V, chan 22S, chan 33N, chan 55V, chan 66S, chan 99N, chan 44N"


def held(**hands: str) -> dict[Seat, tuple[str, ...]]:
    """Cards of seats as they are written."""
    return {seat: DECK.parse(hand) for seat, hand in hands.items()}


def laid(**melds: str) -> dict[Seat, tuple[Meld, ...]]:
    """Melds of seats as they are written."""
    return {seat: parsed_melds(text, DECK) for seat, text in melds.items()}


class Contradiction(NamedTuple):
    """A situation that cannot be, and what its refusal has to name; a seat concerned comes first."""

    about: str
    situation: Situation
    names: tuple[str, ...]


def nine(hand: str = NINE, melds: str = FIVE_CHAN, **more: Any) -> Situation:
    """B with nine cards and five melds, which turns up a 5V unless something else is told."""
    about: dict[str, Any] = {} if "opening" in more or "actor" in more else {"actor": "B", "drawn": "5V"}
    return Situation(hands=held(B=hand), melds=laid(B=melds), **about, **more)


CONTRADICTIONS = (
    Contradiction(
        "copies in two hands",
        Situation(
            hands=held(
                A="555N 22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S", B="55N 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N C"
            )
        ),
        ("5 copies of 5N", "A 3", "B 2", "there are 4"),
    ),
    Contradiction(
        "copies in a hand and a meld",
        nine(hand="5S 777S 8N 9V 6N 4N C", melds=FIVE_CHAN.replace("66S", "77S")),
        ("5 copies of 7S", "B 5", "there are 4"),
    ),
    Contradiction(
        "copies in two hands and turned up",
        Situation(hands=held(B=WAITING, C="555N 22V 33S 44N 66V 77S 88N 9V 9S 2S C"), actor="A", drawn="5N"),
        ("5 copies of 5N", "B 1", "C 3", "the stock 1"),
    ),
    Contradiction(
        "a fifth card to come",
        Situation(
            hands=held(B="5555N 22V 33S 44N 66V 77S 88N 2S 2N 3V"), actor="A", drawn="7V", front=("5N",)
        ),
        ("5 copies of 5N", "B 4", "the stock 1"),
    ),
    Contradiction(
        "discards count too",
        nine(hand="5S 77S 8N 9V 6N 44N C", discarded=held(B="2N 4N 7N 8S 9S"), front=("4N", "4N")),
        ("5 copies of 4N", "B 3", "the stock 2"),
    ),
    Contradiction(
        "eighteen cards", Situation(hands=held(B=WAITING[:-3])), ("B holds 18", "expected 19", "CH-3.1.2")
    ),
    Contradiction(
        "twenty cards of a seat that turns one up",
        Situation(hands=held(B=f"{WAITING} C"), actor="B", drawn="5V"),
        ("B holds 20", "expected 19"),
    ),
    Contradiction(
        "nineteen cards of a seat that is to discard",
        Situation(hands=held(B=WAITING), actor="B"),
        ("B holds 19", "expected 20", "about to discard"),
    ),
    Contradiction(
        "a quad counts four",
        nine(melds=FIVE_CHAN.replace("chan 22V", "chiu 2222V")),
        ("B holds 9", "expected 7"),
    ),
    Contradiction(
        "twenty cards laid",
        Situation(melds=laid(C="chiu 2222V, chiu 2222S, chiu 2222N, chiu 3333V, chiu 3333S")),
        ("C", "20 cards", "18"),
    ),
    Contradiction(
        "a meld that is none", nine(melds=f"{FIVE_CHAN}, pung 888S"), ("B's pung", "chan, ca, chiu")
    ),
    Contradiction(
        "a Chắn of two faces", nine(melds=FIVE_CHAN.replace("66S", "6S 6N")), ("B's chan", "one face")
    ),
    Contradiction("a Chắn of three", nine(melds=FIVE_CHAN.replace("66S", "666S")), ("B's chan", "2 cards")),
    Contradiction(
        "a Chíu of three", nine(melds=FIVE_CHAN.replace("chan 66S", "chiu 666S")), ("B's chiu", "4")
    ),
    Contradiction(
        "a Cạ of one face",
        nine(melds=FIVE_CHAN.replace("chan 66S", "ca 66S")),
        ("B's ca", "two suits", "CH-1.1.2"),
    ),
    Contradiction(
        "a Cạ of two ranks", nine(melds=FIVE_CHAN.replace("chan 66S", "ca 6S 7N")), ("B's ca", "one rank")
    ),
    Contradiction(
        "a Cạ of Chi chi", nine(melds=FIVE_CHAN.replace("chan 66S", "ca CC")), ("B's ca", "two suits")
    ),
    *(
        Contradiction(f"a seat that is none: {where}", situation, ("E is no seat", "A B C D"))
        for where, situation in {
            "holds": Situation(hands=held(E=WAITING)),
            "has laid": Situation(melds=laid(E="chan 22V")),
            "acts": Situation(actor="E"),
            "deals": Situation(dealer="E"),
            "decides": Situation(opening={"E": "discard 5V"}),
            "supplied": Situation(melds={"A": (Meld("chan", ("2V", "2V"), "E"),)}),
            "discarded": Situation(discarded=held(E="5V")),
            "passed": Situation(passed=held(E="5V")),
            "deals afresh": Situation(dealer="E", fresh=True),
        }.items()
    ),
    *(Contradiction(f"{left} left", Situation(stock_left=left), (str(left), "0 to 23")) for left in (-1, 24)),
    Contradiction(
        "fewer left than are to come", Situation(stock_left=1, front=("5V", "6V")), ("2 cards", "only 1")
    ),
    Contradiction("a card from the back", Situation(back=("5V",)), ("back", "CH-3.6.3")),
    *(
        Contradiction(f"what Chắn has not: {name}", situation, ("Chắn has no",))
        for name, situation in {
            "void": Situation(void={"A": "V"}),
            "out": Situation(out=("A",)),
            "indicators": Situation(indicators=("5V", "6V")),
            "ready": Situation(ready=("A",)),
        }.items()
    ),
    Contradiction(
        "too few discards", nine(discarded=held(B="2N 7V 9S")), ("B has discarded 3", "5 or 6", "5 melds")
    ),
    Contradiction(
        "a dealer with no discard more",
        nine(discarded=held(B="2N 7V 9S 4S 8S"), dealer="B"),
        ("B has discarded 5", "expected 6", "CH-2.1.5"),
    ),
    Contradiction(
        "two dealers",
        Situation(hands=held(A=WAITING, B=WAITING.replace("5N", "9N")), discarded=held(A="9V", B="9S")),
        ("B has discarded 1", "expected 0"),
    ),
    Contradiction(
        "a discard of a meldless seat that does not deal",
        Situation(hands=held(B=f"{WAITING} C"), actor="B", dealer="A"),
        ("B has melded nothing", "dealer"),
    ),
    Contradiction(
        "a discard that is not held",
        Situation(hands=held(B=f"{WAITING} C"), opening={"B": "discard 9V"}),
        ("B holds no 9V",),
    ),
    Contradiction(
        "a discard that breaks a pair",
        nine(discarded=held(B="2N 7S 9S 4S 3S")),
        ("B has discarded 3S", "CH-3.4.2"),
    ),
    Contradiction(
        "a second suit of a rank after a Cạ",
        nine(melds="ca 2V 2S, chan 33N, chan 44V, chan 66S, chan 99N", discarded=held(B="7V 7N 9S 4S 8S")),
        ("B has discarded 7N", "CH-3.5.2"),
    ),
    Contradiction(
        "a Chắn of a face discarded before",
        nine(discarded=held(B="9S 6S 7N 8V 9N")),
        ("B has discarded 6S", "CH-3.4.2"),
    ),
    Contradiction(
        "a Cạ beside an identical card",
        nine(hand="5S 77S 8N 9V 6N 4N C 4V", melds="ca 4V 4S, chan 22V, chan 22S, chan 33N, chan 66S"),
        ("B's ca", "CH-3.4.1"),
    ),
    Contradiction(
        "a Cạ that breaks a pair",
        nine(hand="5S 77S 8N 9V 6N C 3S 4S", melds="ca 4V 4S, chan 22V, chan 22S, chan 33N, chan 66S"),
        ("B's ca", "CH-3.4.2"),
    ),
    Contradiction(
        "a Cạ in a rank of which one is in the hand",
        nine(melds="ca 4V 4S, chan 22V, chan 22S, chan 33N, chan 66S"),
        ("B's ca", "CH-3.5.1"),
    ),
    Contradiction(
        "a second Cạ in a rank",
        nine(hand="5S 77S 8N 9V 6N C 3S 2N", melds="ca 4V 4S, chan 44N, ca 4V 4N, chan 33N, chan 66S"),
        ("B's ca", "CH-3.5.1"),
    ),
    Contradiction(
        "a Cạ of a hand that waits",
        Situation(
            hands=held(B="22V 33S 44N 66V 77S 88N 99V 55S 5N"),
            melds=laid(B="ca 4V 4S"),
            discarded=held(B="5V"),
            actor="A",
            drawn="7V",
        ),
        ("B's ca", "one unpaired", "CH-3.5.1"),
    ),
    Contradiction(
        "a Cạ after two suits of one rank",
        nine(
            melds="chan 22V, chan 33N, ca 4V 4S, chan 66S, chan 88V",
            hand="5S 77S 8N 9V 6N C 3S 2N",
            discarded=held(B="9S 9N 7N 5N 2S"),
        ),
        ("B's ca", "CH-3.5.2"),
    ),
    Contradiction(
        "a face laid into a Cạ and taken",
        nine(hand="5S 77S 8N 9V 6N C 3S 4S", melds="ca 4V 4S, chan 44S, chan 22V, chan 33N, chan 66S"),
        ("B's chan 44S", "CH-3.4.4"),
    ),
    Contradiction(
        "a capture with nothing to discard",
        nine(opening={"B": "discard 5S"}, melds=f"{FIVE_CHAN}, chan 88S", hand="77S 99V 66N 4N C"),
        ("B holds no 5S",),
    ),
    Contradiction(
        "a Chíu that wins",
        Situation(
            hands=held(B="22V 33S 44N 66V 77S 2S 2N 3V 3N 4V 4S"),
            melds=laid(B="chiu 5555V, chan 88V"),
            actor="A",
            drawn="9V",
        ),
        ("B holds 16",),
    ),
    Contradiction(
        "a face passed that it never held", nine(passed=held(B="9N")), ("B has passed 9N", "CH-3.4.3")
    ),
    Contradiction(
        "a face passed and discarded later",
        nine(discarded=held(B="2N 9S 7N 8S 8V"), passed=held(B="8V")),
        ("B has passed 8V",),
    ),
    Contradiction(
        "the first card turned up by another than the seat behind the dealer",
        Situation(actor="D", drawn="5V", dealer="A", stock_left=22),
        ("D does not come to turn up", "22 cards left", "A deals", "CH-3.1.1"),
    ),
    Contradiction(
        "all four told and nothing to happen",
        Situation(hands={seat: hand[:19] for seat, hand in SHAPE.shuffle(1).hands.items()}),
        ("all seats are told", "who turns up"),
    ),
    Contradiction(
        "a face that would have to be passed and is not",
        Situation(
            hands=held(B="9V 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N 4V C"),
            discarded=held(A="9V"),
            dealer="A",
            actor="B",
            drawn="5V",
            stock_left=22,
        ),
        ("B would have to pass a 9V", "in front of A", "CH-3.4.3"),
    ),
    Contradiction("melds in a fresh deal", Situation(melds=laid(A="chan 22V"), fresh=True), ("no melds",)),
    Contradiction(
        "discards in a fresh deal", Situation(discarded=held(A="2V"), fresh=True), ("no discards",)
    ),
    Contradiction(
        "another begins", Situation(dealer="B", actor="C", fresh=True), ("C does not act first", "B")
    ),
    Contradiction("a card turned up afresh", Situation(drawn="5V", fresh=True), ("turned up", "5V")),
    Contradiction("a smaller stock afresh", Situation(stock_left=20, fresh=True), ("23 cards", "not 20")),
    Contradiction(
        "nineteen cards of a fresh dealer",
        Situation(hands=held(B=WAITING), dealer="B", fresh=True),
        ("B holds 19", "expected 20"),
    ),
    Contradiction(
        "copies in a fresh deal",
        Situation(hands=held(A="5555N 22V 33S 44N 66V 77S 88N 2S 2N 3V"), front=("5N",), fresh=True),
        ("5 copies of 5N",),
    ),
)


@pytest.mark.parametrize("wrong", CONTRADICTIONS, ids=lambda wrong: wrong.about)
def test_a_contradiction_is_refused_by_name(wrong: Contradiction) -> None:
    with pytest.raises(SituationError) as refused:
        GAME.compose(wrong.situation)
    message = str(refused.value)
    assert [name for name in wrong.names if name not in message] == [], message
    if re.match("[A-E]( |'s )", wrong.names[0]):
        assert message.startswith(wrong.names[0][0])


class Played(NamedTuple):
    """A position of a deal played at random, and all or part of it told."""

    state: State
    told: Situation
    seats: tuple[Player, ...]
    is_whole: bool
    """Whether all that the seats told have discarded is told."""


def played(random: Random) -> Played:
    """A position of a random deal in which the seats not told pass all they are offered."""
    while True:
        deal = random.choice((SHAPE.shuffle, paired_deal, tripled_deal))
        state = GAME.start(deal(random.randrange(10**6)))
        seats = tuple(random.sample(PLAYERS, random.choice((1, 1, 2, 2, 3, 4))))
        discarded: tuple[list[str], ...] = ([], [], [], [])
        due = random.randint(0, 25)
        while state.phase is not Phase.OVER:
            if (_is_due(state) or _is_turned_up(state)) and due <= 0:
                return _told(random, state, seats, discarded)
            state = play.advance(state, _move(random, state, seats, discarded))
            due -= 1


def _is_due(state: State) -> bool:
    return state.phase in (Phase.OPENING, Phase.DISCARD)


def _is_turned_up(state: State) -> bool:
    return state.phase is Phase.CLAIM and state.from_stock


def _move(
    random: Random, state: State, seats: tuple[Player, ...], discarded: tuple[list[str], ...]
) -> dict[Seat, str]:
    move: dict[Seat, str] = {}
    for seat, offered in GAME.options(state).items():
        player = SEATS.index(seat)
        open_to = [option for option in offered if option != "win"] or list(offered)
        melding = [option for option in open_to if option in ("take", "chiu")]
        if melding and (player not in seats or random.random() < 0.8):
            open_to = melding if player in seats else [PASS]
        move[seat] = random.choice(open_to)
        if move[seat].startswith("discard "):
            discarded[player].append(move[seat].removeprefix("discard "))
    return move


def _told(
    random: Random, state: State, seats: tuple[Player, ...], discarded: tuple[list[str], ...]
) -> Played:
    is_whole = random.random() < 0.7
    with_sources = random.random() < 0.6
    actor = SEATS[state.supplier]
    opening = {}
    discards = (
        [option for option in GAME.options(state)[actor] if option.startswith("discard ")]
        if _is_due(state)
        else []
    )
    if discards and random.random() < 0.5:
        opening = {actor: random.choice(discards)}
    coming = random.choice((0, 0, 1, 3))
    told = Situation(
        hands={SEATS[player]: cards(state.hands[player]) for player in seats},
        melds={
            SEATS[player]: tuple(_meld(laid, with_sources=with_sources) for laid in state.melds[player])
            for player in seats
            if state.melds[player]
        },
        passed={
            SEATS[player]: cards(state.bars[player].declined)
            for player in seats
            if state.bars[player].declined
        },
        discarded={SEATS[player]: tuple(discarded[player]) for player in seats} if is_whole else {},
        actor=None if opening and random.random() < 0.5 else actor,
        drawn=FACES[state.card] if _is_turned_up(state) else None,
        opening=opening,
        stock_left=state.stock_left if random.random() < 0.4 else None,
        dealer=random.choice((None, next(s for s, hand in _dealt(state).items() if len(hand) == 20))),
        front=tuple(FACES[face] for face in state.stock[state.drawn : state.drawn + coming]),
    )
    return Played(state, told, seats, is_whole)


def _dealt(state: State) -> dict[Seat, tuple[str, ...]]:
    return {seat: cards(hand) for seat, hand in zip(SEATS, state.dealt, strict=True)}


def _meld(meld: Laid, *, with_sources: bool) -> Meld:
    faces = (meld.card,) * 4 if meld.kind is Kind.CHIU else (meld.card, meld.own)
    supplier = SEATS[meld.supplier] if with_sources else None
    return Meld(meld.kind.value, tuple(FACES[face] for face in faces), supplier)


def seeded(seed: int) -> Played:
    return played(Random(seed))  # noqa: S311 - situations to test with


def arrived(composition: Composition) -> tuple[State, list[Draw]]:
    """The state where the decisions end, each of them legal, and the cards turned up by then in order."""
    assert SHAPE.faults(composition.setup) == ()
    state = GAME.start(composition.setup)
    turned_up = list(GAME.draws(state))
    for move in composition.prelude:
        check_decisions(GAME.options(state), move)
        state = play.advance(state, move)
        turned_up += GAME.draws(state)
    assert [draw.card for draw in turned_up] == list(composition.setup.stock[: len(turned_up)])
    return state, turned_up


def check_arrival(told: Situation, composition: Composition) -> None:
    """The deal stands where it was told to, and everything told is so."""
    state, turned_up = arrived(composition)
    position = GAME.view(state)
    if told.drawn is None:
        assert composition.taken is None
        gone = len(turned_up)
        (actor,) = position.options
        assert _is_due(state)
        assert told.actor in (None, actor)
        assert all(decision in position.options[actor] for decision in told.opening.values())
    else:
        assert composition.taken is not None
        gone = composition.taken[0]
        assert turned_up[gone - 1] == Draw(told.actor or "", "front", told.drawn)
    assert told.stock_left in (None, 23 - gone)
    assert told.dealer in (None, composition.setup.dealer)
    ahead = composition.setup.stock[gone : gone + len(told.front)]
    assert [card for card, wanted in zip(ahead, told.front, strict=True) if wanted not in (None, card)] == []
    _check_seats(told, position, state)


def _check_seats(told: Situation, position: Position, state: State) -> None:
    for seat, hand in told.hands.items():
        player = SEATS.index(seat)
        assert position.hands[seat] == DECK.sort(hand)
        shown = [_meld(laid, with_sources=True) for laid in state.melds[player]]
        wanted = told.melds.get(seat, ())
        assert [(meld.kind, meld.cards) for meld in shown] == [(meld.kind, meld.cards) for meld in wanted]
        assert all(b.source in (None, a.source) for a, b in zip(shown, wanted, strict=True))
        assert set(cards(state.bars[player].declined)) == set(told.passed.get(seat, ()))
        if seat in told.discarded:
            assert set(cards(state.bars[player].discarded)) == set(told.discarded[seat])


def check_same_bars(one: Played, composition: Composition) -> None:
    """Seats of which all is told stand as in the deal that the situation was taken from."""
    state, _ = arrived(composition)
    for player in one.seats:
        assert state.bars[player] == one.state.bars[player]
        assert state.dealt[player] == one.state.dealt[player]


@given(st.randoms(use_true_random=False).map(played))
def test_a_deal_arrives_at_what_was_told_or_is_refused(one: Played) -> None:
    try:
        composition = GAME.compose(one.told)
    except SituationError:
        return
    check_arrival(one.told, composition)
    if one.is_whole:
        check_same_bars(one, composition)


CASES = 250


def test_nearly_every_situation_that_can_be_is_reached() -> None:
    """Each was taken from a deal in which the other seats only passed."""
    refused: list[str] = []
    kinds: Counter[str] = Counter()
    for seed in range(CASES):
        one = seeded(seed)
        if not one.is_whole and len(one.seats) > 1:
            continue
        kinds["tried"] += 1
        try:
            composition = GAME.compose(one.told)
        except SituationError as error:
            refused.append(f"{seed}: {error}")
            continue
        check_arrival(one.told, composition)
        kinds.update(meld.kind for melds in one.told.melds.values() for meld in melds)
        kinds.update(
            name
            for name in ("actor", "drawn", "dealer", "stock_left", "front", "passed", "opening")
            if getattr(one.told, name)
        )
        kinds[f"{len(one.seats)} told"] += 1
    assert len(refused) <= kinds["tried"] * 0.03, refused
    assert set(kinds) >= {"1 told", "2 told", "3 told", "4 told", "chan", "ca", "chiu"}
    named = ("actor", "drawn", "dealer", "stock_left", "front", "passed", "opening")
    assert min(kinds[name] for name in named) >= 20, kinds


def compositions(seeds: range) -> list[Any]:
    """What becomes of the situations of some seeds, as plain data."""
    return [_plain(seeded(seed).told) for seed in seeds]


def _plain(told: Situation) -> Any:
    try:
        composition = GAME.compose(told)
    except SituationError as error:
        return str(error)
    return [composition.setup.to_json(), [dict(move) for move in composition.prelude], composition.taken]


def test_the_same_situation_gets_the_same_deal_whatever_was_composed_before() -> None:
    assert compositions(range(30)) == compositions(range(29, -1, -1))[::-1]


def test_the_order_in_which_seats_are_told_does_not_matter() -> None:
    told = Situation(
        hands=held(A=f"{WAITING[:-3]} C", C="5V 99S 8V 7N 6S 5S 4V 3N C 9V"),
        melds=laid(C="chan 22V, chan 99N, chan 66N, chan 77V"),
        actor="B",
        drawn="8S",
    )
    turned = replace(
        told, hands=dict(reversed([*told.hands.items()])), melds=dict(reversed([*told.melds.items()]))
    )
    assert GAME.compose(told) == GAME.compose(turned)


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_another_process_composes_the_same_deals(hashes: str) -> None:
    ask = "import json; from tests.chan.test_compose import *; print(json.dumps(compositions(range(30))))"
    told = subprocess.run(
        [sys.executable, "-c", ask],
        env={**os.environ, "PYTHONHASHSEED": hashes},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout) == json.loads(json.dumps(compositions(range(30))))


def after(composition: Composition, *moves: dict[Seat, str]) -> Position:
    """The position after further decisions; seats asked and not named pass."""
    state, _ = arrived(composition)
    for move in moves:
        silent = {seat: PASS for seat, offered in GAME.options(state).items() if PASS in offered}
        state = play.advance(state, {**silent, **move})
    return GAME.view(state)


@pytest.mark.parametrize("turner", SEATS)
def test_who_waits_may_win_on_whatever_gate_the_card_lies_in(turner: Seat) -> None:
    position = after(GAME.compose(Situation(hands=held(B=WAITING), actor=turner, drawn="5V")))
    assert position.options == {"B": ("pass", "win")}
    assert position.card == "5V"


@pytest.mark.parametrize("supplier", ["A", "B", "C"])
@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("444S 22N 66V 77S 88N 9V 9S C 3S 7N 5S 5V 3V", ()),
        ("444S 22N 66V 77S 88N 9V 9S C 3S 7N 3V", ("chan 22V",)),
        ("444S 66V 77S 88N 9V 9S C 7N", ("chan 22V", "chan 33N", "ca 5V 5N")),
    ],
)
def test_a_seat_of_which_nothing_is_told_comes_to_discard(
    supplier: Seat, hand: str, melds: tuple[str, ...]
) -> None:
    told = Situation(
        hands=held(D=hand),
        melds=laid(D=", ".join(melds)) if melds else {},
        opening={supplier: "discard 4S"},
    )
    position = after(GAME.compose(told), {supplier: "discard 4S"})
    assert position.card == "4S"
    assert set(position.options) == {"D"}
    assert "chiu" in position.options["D"]


def test_seats_of_which_nothing_is_told_have_no_claim_on_the_cards_told() -> None:
    coming = ("5V", "9N", "C")
    for drawn in ("2V", "7S", "C", "8N"):
        told = Situation(hands=held(B=WAITING.replace("5N", "5S")), actor="D", drawn=drawn, front=coming)
        composition = GAME.compose(told)
        assert composition.taken is not None
        state, turned_up = arrived(composition)
        seen = [draw.card for draw in turned_up[composition.taken[0] - 1 :]]
        assert seen == [drawn, "5V"]
        assert set(GAME.options(state)) == {"B"}


@pytest.mark.parametrize(
    ("hand", "melds", "stock_left"),
    [
        ("22V 33S 44N 66V 77S 88N 99V 2S 3V 4V 5N C", (), 22),
        ("22V 33S 44N 66V 77S 88N 99V 2S 3V 4V 5N C", (), 0),
        ("22N 33S 44N 66V 77S 88N 2S 3V 4V 5N C", ("chan 22V",), 18),
        ("22N 33S 44N 66V 77S 88N 2S 3V 4V 5N C", ("chan 22V",), 2),
        ("33S 44N 66V 77S 88N 2S 3V 4V 5N C", ("chan 22V", "ca 9V 9N"), 10),
    ],
)
def test_a_seat_told_is_asked_on_the_way_only_for_its_melds(
    hand: str, melds: tuple[str, ...], stock_left: int
) -> None:
    told = Situation(
        hands=held(B=hand),
        melds=laid(B=", ".join(melds)) if melds else {},
        actor="D",
        drawn="7V",
        stock_left=stock_left,
    )
    composition = GAME.compose(told)
    asked = [move["B"] for move in composition.prelude if "B" in move]
    assert PASS not in asked
    assert asked.count("take") == len(melds)


def test_the_card_of_a_ca_that_stands_first_was_claimed() -> None:
    for melds, barred in (("ca 5V 5N", "5N"), ("ca 5N 5V", "5V")):
        told = Situation(
            hands=held(B="22V 33S 44N 66V 77S 88N 9V 8V C 7V 4S"), melds=laid(B=melds), actor="B", drawn="9S"
        )
        state, _ = arrived(GAME.compose(told))
        assert cards(state.bars[1].in_ca) == (barred,)


def test_what_was_passed_is_locked_and_nothing_else() -> None:
    told = Situation(
        hands=held(B="5V 77S 9V 6N 4N 3S C"),
        melds=laid(B=f"{FIVE_CHAN}, chan 88N from B"),
        passed=held(B="5V"),
        discarded=held(B="2N 7V 9S 4S 8V"),
        actor="B",
    )
    position = after(GAME.compose(told))
    assert position.options == {"B": tuple(f"discard {card}" for card in ("3S", "4N", "6N", "9V", "C"))}


def test_a_discard_told_is_the_card_that_another_took() -> None:
    told = Situation(
        hands=held(
            A="5V 99S 8V 7N 6N 5S 4V 3N C 9V 5N 22N 33S 4S", B="2S 99V 8N 7S 6V 5N 4S 3V C 88V 77V 66N 3N"
        ),
        melds=laid(A="chan 22V from D", B="chan 66S from A"),
        discarded=held(A="6S", B="8S"),
        actor="C",
        drawn="C",
        front=("6S", "6S"),
    )
    state, turned_up = arrived(GAME.compose(told))
    assert "6S" not in [draw.card for draw in turned_up][: turned_up.index(Draw("C", "front", "C"))]
    assert [meld.supplier for meld in state.melds[1]] == [0]


@pytest.mark.parametrize("discarded", ["6V", "6V 7N", "6V 7N 2S"])
def test_a_seat_lays_something_quietly_for_every_discard_told_of_it(discarded: str) -> None:
    told = Situation(
        hands=held(C="5N 22V 33S 44S 66S 77S 88N 2S 2N 3V 3N C 9V"),
        discarded=held(A=discarded),
        dealer="A",
        opening={"A": "discard 5N"},
    )
    position = after(GAME.compose(told))
    assert len(position.melds["A"]) == len(discarded.split())
    assert "discard 5N" in position.options["A"]


def test_a_card_passed_by_one_seat_is_taken_by_the_next() -> None:
    told = Situation(
        hands=held(
            A="5V 99S 8V 7N 6S 5S 4V 3N C 9V 5N 22N 33S 44S 2V",
            B="2S 99V 8N 7S 6V 5N 4S 3V C 88V 77V 66N 3N",
        ),
        melds=laid(B="chan 22V from A"),
        passed=held(A="2V"),
        discarded=held(A="", B="9N"),
        actor="C",
        drawn="C",
        stock_left=21,
    )
    state, turned_up = arrived(GAME.compose(told))
    assert [draw.card for draw in turned_up].count("2V") == 1
    assert state.melds[1][0].supplier == 0


def test_the_last_card_of_the_stock_may_be_the_one_turned_up() -> None:
    told = Situation(hands=held(B=WAITING), actor="C", drawn="5V", stock_left=0)
    composition = GAME.compose(told)
    assert composition.taken == (23, 0)
    assert after(composition).options == {"B": ("pass", "win")}


def test_a_fresh_deal_has_the_hands_and_the_stock_as_told() -> None:
    told = Situation(
        hands=held(C=WAITING, B=f"{WAITING.replace('5N', '9N')} C"), front=("9S", None, "8S"), fresh=True
    )
    composition = GAME.compose(told)
    assert composition.prelude == ()
    assert SHAPE.faults(composition.setup) == ()
    assert composition.setup.dealer == "B"
    assert composition.setup.hands["C"] == DECK.sort(DECK.parse(WAITING))
    assert (composition.setup.stock[0], composition.setup.stock[2]) == ("9S", "8S")


SCENARIO = """Feature: written for a test

  @CH-3.3.2
  Rule: a sentence

    @CH-3.3.2/written
    Example: a scenario
      Given C holds 9V 9S 22V 33S 44N 66V 77S 88N 2S 2N 3V 3N C
      And 9 are left in the stock
      When B turns up 8V
      Then the deal goes on
"""


def test_a_line_may_name_the_card_turned_up_though_nobody_was_asked_since_an_earlier_one(
    tmp_path: Path,
) -> None:
    feature = tmp_path / "features" / "chan" / "3-turns.feature"
    feature.parent.mkdir(parents=True)
    feature.write_text(SCENARIO, encoding="utf-8")
    (scenario,) = scenarios(feature)
    fixture, unmet, *_ = composed(scenario, tmp_path)
    assert fixture.setup.stock[13] == "8V"
    state, turned_up = arrived(Composition(fixture.setup, fixture.prelude))
    unseen = turned_up[len(turned_up) - len(GAME.draws(state)) : 13]
    assert "B" in {draw.seat for draw in unseen}
    assert unmet == ()


def test_a_way_turns_up_the_card_put_where_it_comes_next() -> None:
    way = Way.begin(GAME, SHAPE.shuffle("a way"))
    for _ in range(6):
        card = way.open[-1]
        moved = way.with_next(card)
        assert moved is not None
        dealer = moved.setup.dealer
        first = moved.options[dealer][0] if way.moves == () else None
        onward = moved.decide({dealer: first} if first else {})
        if onward.draws:
            assert onward.draws[0] == Draw(onward.draws[0].seat, "front", card)
            return
        way = onward
    pytest.fail("nobody ever turned up a card")


def test_a_number_of_cards_that_does_not_come_about_is_refused() -> None:
    hands = {
        "A": "4N 9S 77V 88N 99V 66V 3S 4V 5V 8S 22N 33V 4S C",
        "B": "9S 77S 8N 9V 6N 3S C 22V 22S 33N 55V 66S 5N",
        "D": "444N 2N 3V 3N 5N 5S 6V 7V 7N 8V 8S 9S 9N C 2V 2S 6N",
    }
    told = {seat: DECK.parse(text) for seat, text in hands.items()}
    with pytest.raises(SituationError, match="A's turn does not come with as many cards left as told"):
        GAME.compose(Situation(hands=told, stock_left=20, opening={"A": "discard 4N"}))
