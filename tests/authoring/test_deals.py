"""Scripted deals are written as they are read, and a faulty one is refused where it is wrong."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest

from cardavia.authoring.deals import read_deal, write_deal
from cardavia.authoring.load import deals, fixtures
from cardavia.cards import Card
from cardavia.decisions import Move
from cardavia.engine.guard import GuardedEngine
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.checks import Check, HasLaid, Holds, PointsChange, about
from cardavia.fixture.fixture import Fixture, Reading
from cardavia.games import MODULES, game
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.origin import CorpusError

DECK = game("sichuan").shape.deck
SCENARIOS = {name: [script for script in fixtures(name) if script.id not in deals(name)] for name in MODULES}

HANDS = {
    "A": "11223344m 667788s",
    "B": "1133557799p 111s",
    "C": "123456789m 5667m",
    "D": "246p 2468p 222333s",
}


def rest() -> tuple[Card, ...]:
    """What is not dealt, in deck order."""
    left = [face for face in DECK.faces for _ in range(DECK.copies)]
    for card in chain.from_iterable(map(DECK.parse, HANDS.values())):
        left.remove(card)
    return tuple(left)


STOCK = " ".join(rest())

GOOD = f"""\
deal: a-name
title: A title
game: sichuan
sentences: [SC-2.1.4, SC-2.1.5]
reads: [SC-2.1.5=A]
dealer: A
hands:
  A: {HANDS["A"]}
  B: {HANDS["B"]}
  C: {HANDS["C"]}
  D: {HANDS["D"]}
stock: {STOCK}
steps:
- {{A: void p, B: void s, C: void s, D: void m}}
- expect:
    turn: A
    stock: 55
    hands: {{A: {HANDS["A"]}}}
    may: {{A: [discard 1m]}}
    may not: {{A: [discard 9p, kong 1m]}}
- {{A: discard 1m}}
- expect:
    thrown: {{A: 1m}}
    melds: {{A: []}}
    not asked: [A, C, D]
    points: {{A: 0, B: 0, C: 0, D: 0}}
    counts: {{A: {{}}}}
result:
  ending: null
  winners: []
"""
"""A deal without a fault; its lines are counted from `deal:`, line 1, to `winners:`, line 30."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deal.yaml"


def read(path: Path, text: str) -> Fixture:
    path.write_text(text, encoding="utf-8")
    return read_deal(path).fixture


def moves(script: Fixture) -> list[Move]:
    return [dict(move) for move in script.moves()]


def expectations(script: Fixture) -> list[Check]:
    """What is expected, of the position that stands: points since the deal, and cards in deck order."""
    return [_absolute(about(check, None), script) for check, _ in script.checks()]


def _absolute(check: Check, script: Fixture) -> Check:
    deck, booked = script.deck, script.situation.points
    match check:
        case PointsChange(change):
            since = {seat: change.get(seat, 0) + points for seat, points in booked.items()}
            return PointsChange({seat: points for seat, points in since.items() if points})
        case Holds(seat, cards):
            return Holds(seat, deck.sort(cards))
        case HasLaid(seat, laid):
            return HasLaid(seat, tuple(replace(meld, cards=deck.sort(meld.cards)) for meld in laid))
        case other:
            return other


# What is written is read again


@pytest.mark.parametrize(
    "script", [*deals("sichuan").values(), *deals("paohuzi").values()], ids=lambda script: script.id
)
def test_a_deal_that_is_written_again_is_the_same(script: Fixture, path: Path) -> None:
    again = read(path, write_deal(script))
    assert (again.id, again.title, again.game) == (script.id, script.title, script.game)
    assert (again.sentences, again.readings) == (script.sentences, script.readings)
    assert again.setup == script.setup
    assert moves(again) == moves(script)
    assert expectations(again) == expectations(script)


@pytest.mark.parametrize("name", MODULES)
def test_every_composed_scenario_can_be_taken_away_as_a_deal(path: Path, name: str) -> None:
    assert SCENARIOS[name]
    engine = GuardedEngine(ReferenceEngine())
    for script in SCENARIOS[name]:
        again = read(path, write_deal(script))
        assert (again.title, again.sentences, again.readings) == (
            script.title,
            script.sentences,
            script.readings,
        )
        assert again.setup == script.setup
        assert moves(again) == moves(script), script.id
        assert expectations(again) == expectations(script), script.id
        assert run(again, engine, engine.describe()).verdict is Verdict.PASS, script.id


def test_a_deal_is_named_like_a_file(path: Path) -> None:
    script = next(script for script in SCENARIOS["sichuan"] if "/" in script.id)
    assert re.fullmatch(r"[a-z0-9-]+", read(path, write_deal(script)).id)


# What is read


def test_a_good_deal_is_read(path: Path) -> None:
    script = read(path, GOOD)
    assert (script.id, script.title, script.game) == ("a-name", "A title", "sichuan")
    assert script.sentences == ("SC-2.1.4", "SC-2.1.5")
    assert script.readings == (Reading("SC-2.1.5", "A"),)
    assert script.setup.hands == {seat: DECK.parse(hand) for seat, hand in HANDS.items()}
    assert script.setup.stock == rest()
    assert moves(script) == [
        {"A": "void p", "B": "void s", "C": "void s", "D": "void m"},
        {"A": "discard 1m"},
    ]


def test_every_step_knows_its_line(path: Path) -> None:
    fixture = read(path, GOOD)
    lines = [line.origin.line for line in fixture.lines if line.kind != "given"]
    assert lines == [14, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 29, 30]


@pytest.mark.parametrize("word", ["no", "012", "1e3", "null", "2026-01-01", "0x1F", "~", "1_000", "true"])
def test_a_word_stays_as_it_is_written(word: str, path: Path) -> None:
    text = GOOD.replace("A title", word).replace("[SC-2.1.4, SC-2.1.5]", f"[{word}]")
    script = read(path, text.replace("SC-2.1.5=A", f"SC-2.1.5={word}"))
    assert (script.title, script.sentences) == (word, (word,))
    assert script.readings == (Reading("SC-2.1.5", word),)


# What is refused

MISSING = ("deal", "title", "game", "sentences", "dealer", "hands", "stock", "steps")

FAULTS = {
    "an unknown key": ("reads: [", "reeds: [", 5, "'reeds' is not known"),
    "an unknown key over several lines": ("result:\n", "end:\n", 28, "'end' is not known"),
    "a key twice": ("title: A title", "title: A title\ntitle: Another", 3, "'title' stands here twice"),
    "a seat twice in the hands": ("  C: 123", "  B: 123", 10, "'B' stands here twice"),
    "a seat twice in a step": (
        "- {A: discard 1m}",
        "- {A: discard 1m, A: discard 2m}",
        21,
        "stands here twice",
    ),
    "an expectation twice": ("    stock: 55", "    turn: A", 17, "'turn' stands here twice"),
    "another game": ("game: sichuan", "game: bridge", 3, "'bridge' is no game"),
    "a game of other cards": ("  A: 1122", "  A: T122", 8, "'T1223344m' names no cards of sichuan"),
    "a bad card in a hand": ("  D: 246p", "  D: 240p", 11, "'240p' names no cards"),
    "a bad card in the stock": ("stock: 1m", "stock: 0m", 12, "'0m' names no cards"),
    "a hand too small": ("  D: 246p", "  D: 24p", 7, "D is dealt 12 cards, expected 13"),
    "a stock too small": ("stock: 1m", "stock:", 7, "54 cards as stock, expected 55"),
    "five copies": ("stock: 1m", "stock: 9p", 7, "5 copies of 9p"),
    "a dealer that is no seat": ("dealer: A", "dealer: E", 6, "'E' is no seat"),
    "a dealer with too few cards": ("dealer: A", "dealer: B", 7, "A is dealt 14 cards, expected 13"),
    "a hand of no seat": ("  D: 246p", "  E: 246p", 11, "'E' is no seat"),
    "a hand missing": (f"  D: {HANDS['D']}\n", "", 7, "hands for A B C, expected A B C D"),
    "hands as a list": (f"  A: {HANDS['A']}\n", f"  - {HANDS['A']}\n", 9, "not YAML"),
    "a hand as a list": (f"  A: {HANDS['A']}", "  A: [1m, 1m]", 8, "expected one value here"),
    "sentences as one value": ("[SC-2.1.4, SC-2.1.5]", "SC-2.1.4", 4, "expected a list here"),
    "rulings as a mapping": ("[SC-2.1.5=A]", "{SC-2.1.5: A}", 5, "expected a list here"),
    "a ruling without its option": ("[SC-2.1.5=A]", "[SC-2.1.5]", 5, "is no ruling with its option"),
    "a step that is no mapping": ("- {A: discard 1m}", "- discard 1m", 21, "expected a mapping here"),
    "a seat that is no seat": ("- {A: discard 1m}", "- {E: discard 1m}", 21, "'E' is no seat"),
    "an illegal decision": ("- {A: discard 1m}", "- {A: discard 9p}", 21, "is not possible here"),
    "a seat that is not asked": ("- {A: discard 1m}", "- {B: discard 1p}", 21, "is not possible here"),
    "a seat left out": ("B: void s, C", "C", 14, "is not possible here"),
    "a decision no game knows": ("- {A: discard 1m}", "- {A: fold}", 21, "'fold' is no decision; one begins"),
    "a decision of another game": (
        "- {A: discard 1m}",
        "- {A: chiu}",
        21,
        "'chiu' is no decision; one begins",
    ),
    "an expectation beside a decision": (
        "- {A: discard 1m}",
        "- {A: discard 1m, expect: {stock: 55}}",
        21,
        "an expectation stands in a step of its own",
    ),
    "an unknown expectation": ("    turn: A", "    torn: A", 16, "'torn' is nothing to expect"),
    "a turn of no seat": ("    turn: A", "    turn: E", 16, "'E' is no seat"),
    "a seat that may and is none": ("may: {A:", "may: {E:", 19, "'E' is no seat"),
    "options as one value": ("may: {A: [discard 1m]}", "may: {A: discard 1m}", 19, "expected a list here"),
    "an option no game knows": ("[discard 1m]", "[discrad 1m]", 19, "'discrad 1m' is no decision"),
    "a forbidden option no game knows": ("kong 1m]", "kan 1m]", 20, "'kan 1m' is no decision"),
    "a seat that is not asked and is none": ("[A, C, D]", "[A, C, E]", 25, "'E' is no seat"),
    "a stock that is no number": ("    stock: 55", "    stock: many", 17, "'many' is no whole number"),
    "a stock that is no whole number": ("    stock: 55", "    stock: 5.5", 17, "'5.5' is no whole number"),
    "a bad card held": (f"hands: {{A: {HANDS['A']}}}", "hands: {A: 5x}", 18, "'5x' names no cards"),
    "two cards thrown": ("thrown: {A: 1m}", "thrown: {A: 12m}", 23, "'12m' is 2 cards, expected one"),
    "a meld that is none": ("melds: {A: []}", "melds: {A: [111m]}", 24, "'111m' is no meld"),
    "a meld from no seat": (
        "melds: {A: []}",
        "melds: {A: [pung 111m from Z]}",
        24,
        "Z is no seat; seats are",
    ),
    "points that do not sum to zero": ("{A: 0, B: 0", "{A: 0, B: 1", 26, "points sum to zero; these do not"),
    "points that are no numbers": ("{A: 0, B: 0", "{A: 0, B: none", 26, "'none' is no whole number"),
    "points of no seat": ("{A: 0, B: 0", "{A: 0, E: 0", 26, "'E' is no seat"),
    "a payment too short": (
        "counts: {A: {}}",
        "pays: [[A, B, 1]]",
        27,
        "expected [payer, receiver, amount, cause]",
    ),
    "a payment of no seat": ("counts: {A: {}}", "pays: [[E, B, 1, kong]]", 27, "'E' is no seat"),
    "a payment of no number": (
        "counts: {A: {}}",
        "pays: [[A, B, one, kong]]",
        27,
        "'one' is no whole number",
    ),
    "a stock over several lines": ("    stock: 55", "    stock:\n      - 55", 17, "expected one value here"),
    "winners that are no seats": ("winners: []", "winners: [E]", 30, "'E' is no seat"),
    "a winner twice": ("winners: []", "winners: [A, A]", 30, "A is named twice"),
    "a seat twice that is not asked": ("[A, C, D]", "[A, C, A]", 25, "A is named twice"),
    "a deal without a name": ("deal: a-name", "deal: ''", 1, "'' is no name of a deal"),
    "a deal called by more than a word": ("deal: a-name", "deal: A name", 1, "small letters, digits"),
    "a deal about nothing": ("[SC-2.1.4, SC-2.1.5]", "[]", 4, "no sentence is named"),
    "an ending no deal has": ("ending: null", "ending: victory", 29, "a deal ends by win, exhausted, null"),
    "an ending in words": ("ending: null", "ending: exhaustion", 29, "'exhaustion' is no ending"),
    "a step that expects nothing": (
        "- {A: discard 1m}",
        "- expect: {}\n- {A: discard 1m}",
        21,
        "nothing is expected here",
    ),
    "an empty expectation": ("counts: {A: {}}", "pays: []", 27, "'pays' is empty and expects nothing"),
    "something of a position in the result": ("winners: []", "stock: 55", 30, "'stock' is nothing to expect"),
    "points of a result that do not sum to zero": ("winners: []", "points: {A: 1}", 30, "points sum to zero"),
    "a count that is no number": ("winners: []", "counts: {A: {root: x}}", 30, "'x' is no whole number"),
    "an open bracket": ("sentences: [SC-2.1.4, SC-2.1.5]", "sentences: [SC-2.1.4", 5, "not YAML"),
    "a tab": ("    turn: A", "\tturn: A", 16, "not YAML"),
    "a second document": ("result:", "---\nresult:", 28, "not YAML"),
}
"""What is put in place of what in the good deal, and the line and words of the refusal."""


def refusal(path: Path) -> CorpusError:
    with pytest.raises(CorpusError) as caught:
        read_deal(path)
    return caught.value


@pytest.mark.parametrize(("old", "new", "line", "says"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_refused_with_its_line(old: str, new: str, line: int, says: str, path: Path) -> None:
    assert GOOD.count(old) == 1
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    error = refusal(path)
    assert says in error.message
    assert (error.origin.file, error.origin.line) == (str(path), line)


@pytest.mark.parametrize("key", MISSING)
def test_a_missing_key_is_refused(key: str, path: Path) -> None:
    kept = re.sub(rf"^{key}:.*\n(?:[ -].*\n)*", "", GOOD, count=1, flags=re.MULTILINE)
    path.write_text(kept, encoding="utf-8")
    error = refusal(path)
    assert f"'{key}' is missing" in error.message
    assert (error.origin.file, error.origin.line) == (str(path), 1)


@pytest.mark.parametrize("key", ["reads", "result"])
def test_a_key_that_need_not_be_there(key: str, path: Path) -> None:
    kept = re.sub(rf"^{key}:.*\n(?: .*\n)*", "", GOOD, count=1, flags=re.MULTILINE)
    assert kept != GOOD
    assert moves(read(path, kept)) == moves(read(path, GOOD))


@pytest.mark.parametrize(
    ("content", "line", "says"),
    [
        (b"", 1, "the file is empty"),
        (b"# nothing but a comment\n", 1, "the file is empty"),
        (b"- deal: a\n", 1, "expected a mapping here"),
        (b"a name\n", 1, "expected a mapping here"),
        (b"deal: caf\xe9\n", 0, "cannot be read"),
        (b"deal: a\0b\n", 0, "not YAML"),
        (b"deal: 'a\n", 2, "not YAML"),
        (b"deal: *nowhere\n", 1, "not YAML"),
        (b"? [deal]\n: a\n", 1, "expected one value here"),
    ],
)
def test_a_file_that_is_no_deal_is_refused(content: bytes, line: int, says: str, path: Path) -> None:
    path.write_bytes(content)
    error = refusal(path)
    assert says in error.message
    assert (error.origin.file, error.origin.line) == (str(path), line)


def test_a_file_that_is_not_there_is_refused(path: Path) -> None:
    error = refusal(path)
    assert error.message.startswith("cannot be read")
    assert (error.origin.file, error.origin.line) == (str(path), 0)
