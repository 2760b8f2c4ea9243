"""Phrases: what each matches and what it means, and that no line of the corpus is said in two ways."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cardavia.authoring import expecting, telling
from cardavia.authoring.corpus import scenarios
from cardavia.authoring.expecting import expected
from cardavia.authoring.phrases import PHRASES, matches
from cardavia.authoring.telling import tell
from cardavia.fixture.checks import (
    Check,
    Counts,
    Forbids,
    HasLaid,
    Holds,
    NextDealer,
    NotAsked,
    Offers,
    OnTurn,
    Over,
    Pays,
    PointsChange,
    StockLeft,
    ThrownLast,
    Winners,
)
from cardavia.fixture.fixture import Kind
from cardavia.games import game
from cardavia.situation import Situation
from cardavia.sources import feature_files
from cardavia.table import Meld

DECK = game("sichuan").shape.deck


class Example(NamedTuple):
    """A step, the phrase it is an instance of, and what fills the slots."""

    kind: Kind
    text: str
    phrase: str
    slots: dict[str, str]


EXAMPLES = (
    Example("given", "a fresh deal", "fresh", {}),
    Example("given", "the scripted deal two-flower-pigs", "deal", {"name": "two-flower-pigs"}),
    Example("given", "C is the dealer", "dealer", {"seat": "C"}),
    Example("given", "A holds 234m 55p", "holds", {"seat": "A", "hand": "234m 55p"}),
    Example("given", "B holds s1 s10 L10 T", "holds", {"seat": "B", "hand": "s1 s10 L10 T"}),
    Example("then", "D holds 9p", "holds", {"seat": "D", "hand": "9p"}),
    Example("then", "D holds nothing", "holds", {"seat": "D", "hand": "nothing"}),
    Example("given", "B has laid pung 222p from D", "melds", {"seat": "B", "melds": "pung 222p from D"}),
    Example(
        "given",
        "B has laid concealed kong 1111m, pung 222p from D",
        "melds",
        {"seat": "B", "melds": "concealed kong 1111m, pung 222p from D"},
    ),
    Example("then", "A has laid nothing", "melds", {"seat": "A", "melds": "nothing"}),
    Example("given", "A is void in s", "void", {"seats": "A", "suit": "s"}),
    Example("given", "A, B and D are void in m", "void", {"seats": "A, B and D", "suit": "m"}),
    Example("given", "D has won", "out", {"seats": "D"}),
    Example("given", "D and A have won", "out", {"seats": "D and A"}),
    Example("given", "the indicators are 5c and W", "indicators", {"card": "5c", "other": "W"}),
    Example("given", "B and C are ready", "ready", {"seats": "B and C"}),
    Example("given", "B has discarded 6V 6N C", "discarded", {"seat": "B", "cards": "6V 6N C"}),
    Example("given", "C has passed s4 L10", "passed", {"seat": "C", "cards": "s4 L10"}),
    Example(
        "given",
        "B has laid ca 5V 5N from A, chiu CCCC from C",
        "melds",
        {"seat": "B", "melds": "ca 5V 5N from A, chiu CCCC from C"},
    ),
    Example(
        "given",
        "A has laid chi s1 s2 s3 from C, wei L4 L4 L4",
        "melds",
        {"seat": "A", "melds": "chi s1 s2 s3 from C, wei L4 L4 L4"},
    ),
    Example(
        "given",
        "A has laid shown quad 2222m, hezi 44c",
        "melds",
        {"seat": "A", "melds": "shown quad 2222m, hezi 44c"},
    ),
    Example("given", "0 are left in the stock", "stock", {"number": "0"}),
    Example("then", "12 are left in the stock", "stock", {"number": "12"}),
    Example("when", "it is A's turn", "turn", {"seat": "A"}),
    Example("then", "it is D's turn", "turn", {"seat": "D"}),
    Example("when", "A draws 9p", "draws", {"seat": "A", "card": "9p"}),
    Example("when", "C draws L10", "draws", {"seat": "C", "card": "L10"}),
    Example("when", "B turns up s10", "turns-up", {"seat": "B", "card": "s10"}),
    Example("when", "C turns up C", "turns-up", {"seat": "C", "card": "C"}),
    Example("when", "A discards 5m", "does", {"deeds": "A discards 5m"}),
    Example("when", "C discards C", "does", {"deeds": "C discards C"}),
    Example(
        "when",
        "B chis s4 s5 s6 / s4 s4 L4 and C passes",
        "does",
        {"deeds": "B chis s4 s5 s6 / s4 s4 L4 and C passes"},
    ),
    Example("when", "B declares ready", "does", {"deeds": "B declares ready"}),
    Example("when", "B pungs and C wins", "does", {"deeds": "B pungs and C wins"}),
    Example("when", "A voids m and B voids p", "does", {"deeds": "A voids m and B voids p"}),
    Example("when", "play goes on to A's turn", "on-to", {"seat": "A"}),
    Example("when", "play goes on to the end", "on-to-end", {}),
    Example("then", "B may pung", "may", {"seat": "B", "decisions": "pung"}),
    Example(
        "then", "B may discard 2s, 9s or win", "may", {"seat": "B", "decisions": "discard 2s, 9s or win"}
    ),
    Example("then", "B may only pass or pung", "may-only", {"seat": "B", "decisions": "pass or pung"}),
    Example("then", "B may not kong 1m", "may-not", {"seat": "B", "decisions": "kong 1m"}),
    Example(
        "then",
        "B may only pass or chi s4 s5 s6 / s4 s4 L4",
        "may-only",
        {"seat": "B", "decisions": "pass or chi s4 s5 s6 / s4 s4 L4"},
    ),
    Example("then", "B is not asked", "not-asked", {"seats": "B"}),
    Example("then", "A, C and D are not asked", "not-asked", {"seats": "A, C and D"}),
    Example("then", "1s lies last in front of B", "thrown", {"card": "1s", "seat": "B"}),
    Example("then", "the points change by nothing", "points", {"points": "nothing"}),
    Example("then", "the points change by A +8, B -8", "points", {"points": "A +8, B -8"}),
    Example("then", "A counts nothing", "counts", {"seat": "A", "items": "nothing"}),
    Example("then", "A counts all pungs 1, root 2", "counts", {"seat": "A", "items": "all pungs 1, root 2"}),
    Example(
        "then",
        "B pays A 33 for self-draw",
        "pays",
        {"seat": "B", "receiver": "A", "amount": "33", "cause": "self-draw"},
    ),
    Example("then", "the deal goes on", "goes-on", {}),
    Example("then", "the deal ends by win", "ends", {"ending": "win"}),
    Example("then", "the deal ends by exhaustion", "ends", {"ending": "exhaustion"}),
    Example("then", "B deals next", "next-dealer", {"seat": "B"}),
    Example("then", "the winners are D", "winners", {"seats": "D"}),
    Example("then", "the winners are D, A and B", "winners", {"seats": "D, A and B"}),
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.kind} {example.text}")
def test_an_example_is_of_its_phrase_alone(example: Example) -> None:
    assert [(phrase.id, slots) for phrase, slots in matches(example.kind, example.text)] == [
        (example.phrase, example.slots)
    ]


def test_every_phrase_has_an_example_in_each_of_its_kinds() -> None:
    assert {(example.phrase, example.kind) for example in EXAMPLES} == {
        (phrase.id, kind) for phrase in PHRASES for kind in phrase.kinds
    }


def test_no_two_phrases_have_the_same_name() -> None:
    assert len({phrase.id for phrase in PHRASES}) == len(PHRASES)


def test_every_line_of_the_corpus_is_said_in_one_way() -> None:
    lines = {
        (step.kind, step.origin.text)
        for path in feature_files("sichuan")
        for scenario in scenarios(path)
        for step in scenario.lines
    }
    assert len(lines) > 500
    found = {line: [phrase.id for phrase, _ in matches(*line)] for line in lines}
    assert {line: ids for line, ids in found.items() if len(ids) != 1} == {}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("given", "a fresh deal."),
        ("given", "A fresh deal"),
        ("given", "fresh deal"),
        ("given", "the scripted deal Two Pigs"),
        ("given", "E is the dealer"),
        ("given", "A and B is the dealer"),
        ("given", "A hold 5m"),
        ("given", "A holds"),
        ("given", "E holds 5m"),
        ("given", "A holds 5m, 6m"),
        ("given", "a holds 5m"),
        ("given", "A has laid pung"),
        ("given", "A has laid pung 222m from E"),
        ("given", "A has laid pung 222m of B"),
        ("given", "A is void in mp"),
        ("given", "A is void"),
        ("given", "A B are void in m"),
        ("given", "A has not won"),
        ("given", "A won"),
        ("given", "some are left in the stock"),
        ("given", "-1 are left in the stock"),
        ("given", "it is A's turn"),
        ("given", "A draws 9p"),
        ("given", "A may pung"),
        ("when", "it is E's turn"),
        ("when", "it is A' turn"),
        ("when", "A draws 5m 6m"),
        ("when", "A draws 5m and B wins"),
        ("when", "A Discards 5m"),
        ("when", "E discards 5m"),
        ("when", "a fresh deal"),
        ("when", "play goes on to A"),
        ("when", "play goes on"),
        ("when", "play goes on to E's turn"),
        ("when", "play goes on to the end."),
        ("then", "A may"),
        ("then", "E may pung"),
        ("then", "A and B may pung"),
        ("then", "A is not asked."),
        ("then", "A is asked"),
        ("then", "A, B are asked"),
        ("then", "1s lies in front of B"),
        ("then", "1s 2s lies last in front of B"),
        ("then", "the points change by A +x"),
        ("then", "the points change by"),
        ("then", "the points change by A +8 B -8"),
        ("then", "the points change by E +8"),
        ("then", "A counts"),
        ("then", "A pays B 2"),
        ("then", "A pays B two for kong"),
        ("then", "A pays E 2 for kong"),
        ("then", "the deal ends by draw"),
        ("then", "the deal ends"),
        ("then", "the winners are"),
        ("then", "the winners are A, E"),
        ("then", "A discards 5m"),
        ("then", "play goes on to the end"),
    ],
)
def test_a_near_miss_matches_nothing(kind: Kind, text: str) -> None:
    assert matches(kind, text) == ()


def test_what_is_told_and_expected_has_a_meaning_and_every_meaning_a_phrase() -> None:
    given = {phrase.id for phrase in PHRASES if "given" in phrase.kinds}
    then = {phrase.id for phrase in PHRASES if "then" in phrase.kinds}
    assert set(telling._TELLING) == given - {"deal"}
    assert set(expecting._EXPECTING) == then


PUNG = Meld("pung", ("2p", "2p", "2p"), "D")
KONG = Meld("concealed kong", ("1m", "1m", "1m", "1m"))

TOLD = {
    "a fresh deal": Situation(fresh=True),
    "C is the dealer": Situation(dealer="C"),
    "A holds 55p 234m": Situation(hands={"A": ("5p", "5p", "2m", "3m", "4m")}),
    "B has laid concealed kong 1111m, pung 222p from D": Situation(melds={"B": (KONG, PUNG)}),
    "B has laid nothing": Situation(melds={"B": ()}),
    "A, B and D are void in m": Situation(void={"A": "m", "B": "m", "D": "m"}),
    "D and A have won": Situation(out=("D", "A")),
    "12 are left in the stock": Situation(stock_left=12),
    "the indicators are 5m and 5m": Situation(indicators=("5m", "5m")),
    "D and A are ready": Situation(ready=("D", "A")),
    "B has discarded 5m 2p": Situation(discarded={"B": ("5m", "2p")}),
    "B has passed 5m": Situation(passed={"B": ("5m",)}),
    "B has laid pung 5m 2m 9m from A": Situation(melds={"B": (Meld("pung", ("5m", "2m", "9m"), "A"),)}),
}


@pytest.mark.parametrize("text", TOLD)
def test_what_a_given_step_tells(text: str) -> None:
    ((phrase, slots),) = matches("given", text)
    assert tell(Situation(), DECK, phrase.id, slots) == TOLD[text]


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("sichuan", "given", "B is ready"),
        ("paohuzi", "given", "the indicators are s5 and s5"),
        ("nantong", "given", "A is void in s"),
        ("nantong", "when", "A turns up 5m"),
        ("chan", "when", "A draws 5V"),
        ("sichuan", "given", "A has passed 5m"),
    ],
)
def test_a_phrase_is_said_of_its_games_only(game: str, kind: Kind, text: str) -> None:
    assert matches(kind, text)
    assert not matches(kind, text, game)


def test_what_is_told_adds_up() -> None:
    situation = Situation()
    for text in (
        "A holds 5m",
        "B holds 6m",
        "A is void in s",
        "B is void in p",
        "B has laid pung 222p from D",
    ):
        ((phrase, slots),) = matches("given", text)
        situation = tell(situation, DECK, phrase.id, slots)
    assert situation == Situation(
        hands={"A": ("5m",), "B": ("6m",)}, void={"A": "s", "B": "p"}, melds={"B": (PUNG,)}
    )


EXPECTED: dict[str, Check] = {
    "A holds nothing": Holds("A", ()),
    "A holds 55p 2m": Holds("A", ("5p", "5p", "2m")),
    "B has laid concealed kong 1111m, pung 222p from D": HasLaid("B", (KONG, PUNG)),
    "12 are left in the stock": StockLeft(12),
    "it is D's turn": OnTurn("D"),
    "B may discard 2s, 9s or win": Offers("B", ("discard 2s", "discard 9s", "win")),
    "B may only pass or pung": Offers("B", ("pass", "pung"), only=True),
    "B may not kong 1m": Forbids("B", ("kong 1m",)),
    "B deals next": NextDealer("B"),
    "A, C and D are not asked": NotAsked(("A", "C", "D")),
    "1s lies last in front of B": ThrownLast("B", "1s"),
    "the points change by A +8, B -8": PointsChange({"A": 8, "B": -8}),
    "the points change by nothing": PointsChange({}),
    "A counts all pungs 1, root 2": Counts("A", {"all pungs": 1, "root": 2}),
    "A counts nothing": Counts("A", {}),
    "B pays A 33 for self-draw": Pays("B", "A", 33, "self-draw"),
    "the deal goes on": Over(None),
    "the deal ends by win": Over("win"),
    "the deal ends by exhaustion": Over("exhausted"),
    "the winners are D, A and B": Winners(("D", "A", "B")),
}


@pytest.mark.parametrize("text", EXPECTED)
def test_what_a_then_step_expects(text: str) -> None:
    ((phrase, slots),) = matches("then", text)
    assert expected(DECK, phrase.id, slots) == EXPECTED[text]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("the points change by A +8, B -7", "does not sum to zero"),
        ("the points change by A +5, A +99, B -99", "A is named twice"),
        ("A counts root 1, root 2", "'root' is counted twice"),
        ("the winners are A, A", "A is named twice"),
        ("B, C and B are not asked", "B is named twice"),
        ("A counts all pungs", "'all pungs' is no score item"),
        ("A counts all pungs 1, 2", "'2' is no score item"),
        ("A holds 5x", "'5x' names no cards of sichuan"),
        ("B may chow", "'chow' is no decision"),
        ("A may not", "'not' is no decision"),
        ("A may only", "'only' is no decision"),
        ("55m lies last in front of B", "'55m' is 2 cards, expected one"),
    ],
)
def test_what_nothing_can_be_expected_of_is_refused(text: str, says: str) -> None:
    ((phrase, slots),) = matches("then", text)
    with pytest.raises(ValueError, match=says):
        expected(DECK, phrase.id, slots)
