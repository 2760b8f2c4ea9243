"""Phrases in every language: each is said in one way, means one thing, and comes back from every other."""

from __future__ import annotations

from itertools import permutations, product
from typing import NamedTuple

import pytest

from cardavia.authoring.compiled import deals_named
from cardavia.authoring.phrases import BY_ID, PHRASES, SAID, Phrase, matches, step_text
from cardavia.fixture.fixture import Kind
from cardavia.languages.codes import ENGLISH, codes
from cardavia.languages.language import language

FILLINGS = {
    "seat": ("A", "D"),
    "seats": ("B", "A and C", "D, A and B"),
    "suit": ("m", "s"),
    "card": ("5m", "C", "L10"),
    "cards": ("6V", "6V 6N C", "s4 L10"),
    "hand": ("nothing", "234m 55p", "s1 s10 L10 T"),
    "number": ("0", "1", "2", "5", "12", "22"),
    "amount": ("2", "33"),
    "name": ("two-flower-pigs",),
    "melds": (
        "nothing",
        "pung 222p from D",
        "concealed kong 1111m, pung 222p from D, added kong TTTT",
        "shown quad 2222m, hezi 44c, shown triplet WWW",
        "ca 5V 5N from A, chiu CCCC from C, chan 22V",
        "chi s1 s2 s3 from C, wei L4 L4 L4, ti s1 s1 s1 s1, pao s2 s2 s2 s2, peng s3 s3 s3 from B",
    ),
    "points": ("nothing", "A +8, B -8", "A -6, B +18, C -6, D -6"),
    "items": ("nothing", "root 2", "pung 222m 4", "all 2/5/8 pungs 3, seven pairs 2, kong replacement 1"),
    "deeds": (
        "A discards 5m",
        "B pungs and C wins",
        "B chis s4 s5 s6 / s4 s4 L4 and C passes and A paos",
        "A kongs 7m",
        "A voids m and B voids p",
        "B shows hezi and C shows 5m",
    ),
    "decisions": (
        "pung",
        "discard 2s, 9s or win",
        "pass, pung or kong",
        "kong 1m or 2m or discard 5p",
        "discard 2s or discard 9s",
        "pass or chi s4 s5 s6 / s4 s4 L4",
        "void m, p or s",
        "show 5m, hezi, ready or done",
        "chi",
    ),
    "cause": ("win", "win on a discard", "difference in base hu"),
    "ending": ("win", "exhaustion"),
}
"""What slots are filled with, in English; every term, cause and verb has a test of its own below."""


class Said(NamedTuple):
    """A phrase of a kind of step, with what fills its slots."""

    phrase: str
    kind: Kind
    slots: dict[str, str]


def said_of(phrase: Phrase) -> list[Said]:
    return [
        Said(phrase.id, kind, dict(zip(phrase.slots, values, strict=True)))
        for kind in phrase.kinds
        for values in product(*(FILLINGS[slot] for slot in phrase.slots.values()))
    ]


def with_items(item: str) -> Said:
    return Said("counts", "then", {"seat": "A", "items": f"{item} 2, {item} 5V 5V 7"})


TABLE = (
    *(said for phrase in PHRASES for said in said_of(phrase)),
    *(with_items(term) for term in language(ENGLISH).terms),
    *(
        Said("pays", "then", {"seat": "A", "receiver": "B", "amount": "2", "cause": cause})
        for cause in language(ENGLISH).causes
    ),
    *(Said("does", "when", {"deeds": f"A {verb} and B {verb}"}) for verb in SAID),
    *(
        Said("may-only", "then", {"seat": "A", "decisions": f"pass or {one} or {two}"})
        for one, two in permutations(SAID.values(), 2)
        if "pass" not in (one, two)
    ),
)


def test_the_table_has_every_phrase_in_every_kind() -> None:
    assert {(said.phrase, said.kind) for said in TABLE} == {
        (phrase.id, kind) for phrase in PHRASES for kind in phrase.kinds
    }


def found(kind: Kind, text: str, code: str) -> list[tuple[str, dict[str, str]]]:
    return [(phrase.id, slots) for phrase, slots in matches(kind, text, spoken=code)]


@pytest.mark.parametrize("code", codes())
def test_every_phrase_with_every_filling_is_recognised_as_itself_and_nothing_else(code: str) -> None:
    wrong = {}
    for said in TABLE:
        text = step_text(BY_ID[said.phrase], said.kind, said.slots, code)
        others = [other for other in codes() if other != code and found(said.kind, text, other)]
        if found(said.kind, text, code) != [(said.phrase, said.slots)] or others:
            wrong[text] = (found(said.kind, text, code), others)
    assert wrong == {}


@pytest.mark.parametrize(("before", "after"), list(permutations(codes(), 2)))
def test_every_phrase_goes_to_any_other_language_and_back_unchanged(before: str, after: str) -> None:
    wrong = {}
    for said in TABLE:
        text = step_text(BY_ID[said.phrase], said.kind, said.slots, before)
        ((phrase, slots),) = matches(said.kind, text, spoken=before)
        there = step_text(phrase, said.kind, slots, after)
        ((other, those),) = matches(said.kind, there, spoken=after)
        if step_text(other, said.kind, those, before) != text:
            wrong[text] = there
    assert wrong == {}


@pytest.mark.parametrize(
    ("code", "kind", "text", "phrase", "slots"),
    [
        ("de", "given", "A, B und D verzichten auf m", "void", {"seats": "A, B and D", "suit": "m"}),
        ("de", "given", "im Stock liegt noch 1", "stock", {"number": "1"}),
        ("de", "when", "B 9p abwirft", "does", {"deeds": "B discards 9p"}),
        (
            "de",
            "when",
            "B Chi s4 s5 s6 / s4 s4 L4 macht und C passt",
            "does",
            {"deeds": "B chis s4 s5 s6 / s4 s4 L4 and C passes"},
        ),
        ("de", "when", "A am Zug ist", "turn", {"seat": "A"}),
        ("de", "then", "ist A am Zug", "turn", {"seat": "A"}),
        (
            "de",
            "then",
            "darf B nur 2s, 9s abwerfen oder gewinnen",
            "may-only",
            {"seat": "B", "decisions": "discard 2s, 9s or win"},
        ),
        (
            "de",
            "then",
            "darf B Chi s1 s2 s3 oder s2 s3 s4 machen oder passen",
            "may",
            {"seat": "B", "decisions": "chi s1 s2 s3 or s2 s3 s4 or pass"},
        ),
        ("de", "then", "ändern sich die Punkte nicht", "points", {"points": "nothing"}),
        ("nl", "when", "C 5m omdraait", "turns-up", {"seat": "C", "card": "5m"}),
        (
            "nl",
            "given",
            "B heeft dichte kong 1111m, pung 222p van D op tafel",
            "melds",
            {"seat": "B", "melds": "concealed kong 1111m, pung 222p from D"},
        ),
        ("pl", "given", "w murze został 1", "stock", {"number": "1"}),
        ("pl", "given", "w murze zostały 22", "stock", {"number": "22"}),
        ("pl", "given", "w murze zostało 12", "stock", {"number": "12"}),
        ("pl", "given", "A nie ma nic na ręce", "holds", {"seat": "A", "hand": "nothing"}),
        (
            "pl",
            "then",
            "C płaci A 4 za wygraną z odrzuconego kamienia",
            "pays",
            {"seat": "C", "receiver": "A", "amount": "4", "cause": "win on a discard"},
        ),
        ("sv", "when", "det är B:s tur", "turn", {"seat": "B"}),
        ("sv", "then", "räknar B Bạch thủ 4", "counts", {"seat": "B", "items": "bach thu 4"}),
        (
            "sv",
            "given",
            "att B har lagt Cạ 5V 5N från A, Chíu CCCC från C",
            "melds",
            {"seat": "B", "melds": "ca 5V 5N from A, chiu CCCC from C"},
        ),
    ],
)
def test_what_a_line_says(code: str, kind: Kind, text: str, phrase: str, slots: dict[str, str]) -> None:
    assert found(kind, text, code) == [(phrase, slots)]
    assert step_text(BY_ID[phrase], kind, slots, code) == text


@pytest.mark.parametrize(
    ("code", "kind", "text"),
    [
        ("de", "then", "darf B discard 2s"),
        ("de", "then", "darf B 2s, 9s"),
        ("de", "then", "darf nicht B gewinnen"),
        ("de", "given", "hält A 55m"),
        ("de", "given", "A hält nothing"),
        ("de", "given", "B hat pung 222p von D ausgelegt"),
        ("de", "when", "B wirft 9p ab"),
        ("de", "when", "B 9p discards"),
        ("de", "when", "A zieht 9p"),
        ("nl", "then", "telt A seven pairs 2"),
        ("pl", "given", "A ma na ręce nic"),
        ("pl", "then", "A płaci B 2 za kong"),
        ("pl", "then", "A liczy siedem par 2 and korzeń 1"),
        ("sv", "when", "det är B's tur"),
        ("sv", "given", "att A and B har vunnit"),
    ],
)
def test_a_near_miss_matches_nothing_in_its_language(code: str, kind: Kind, text: str) -> None:
    assert found(kind, text, code) == []


@pytest.mark.parametrize("code", codes())
def test_a_deal_that_a_file_goes_on_from_is_found_in_every_language(code: str) -> None:
    text = step_text(BY_ID["deal"], "given", {"name": "two-pigs"}, code)
    assert deals_named(f"      {text}\n") == {"two-pigs"}
    assert deals_named("two-pigs") == set()


def test_what_has_no_word_in_a_language_is_named() -> None:
    with pytest.raises(ValueError, match="'two roots 2' has no word in Deutsch"):
        step_text(BY_ID["counts"], "then", {"seat": "A", "items": "two roots 2"}, "de")


@pytest.mark.parametrize("code", codes())
def test_a_line_of_an_outline_keeps_its_placeholders(code: str) -> None:
    wrong = {}
    for text, kind in OPEN_LINES.items():
        ((phrase, slots),) = matches(kind, text, is_open=True)
        there = step_text(phrase, kind, slots, code)
        if [(phrase, slots)] != list(matches(kind, there, spoken=code, is_open=True)):
            wrong[text] = there
        assert matches(kind, there, spoken=code) == () or "counts" in text
    assert wrong == {}


OPEN_LINES: dict[str, Kind] = {
    "A holds 22V 33S <odd>": "given",
    "<seat> is the dealer": "given",
    "A has laid <meld> L10 L10 L10": "given",
    "A has laid <melds>": "given",
    "C turns up <card>": "when",
    "A discards <tile>": "when",
    "<first> wins and <second> wins": "when",
    "the points change by A +<won>, B -<lost>": "then",
    "the points change by <points>": "then",
    "A counts ti <card> <huxi>, <three> <huxi>, <bonuses>": "then",
    "A may only chi <chi> or pass": "then",
    "<seat> pays B <amount> for kong": "then",
}
