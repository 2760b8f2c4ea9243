"""Finding entries, and damaged data files."""

import pytest

from cardavia.rulebook import load
from cardavia.rulebook.errors import MalformedRulebookError, UnknownGameError, UnknownIdError
from cardavia.rulebook.load import find, parse, rulebook, unknown_id
from cardavia.rulebook.model import Heading, Option, Place, Ruling, Sentence
from cardavia.rulebook.scope import ids_under

SOURCE = """
game: fruit
code: FR
title: Fruit
locale: en
document: fruit.txt
retired: [FR-1.1.9]
entries:
  - id: FR-1
    heading: Aim
    fingerprint: 1234567890123456
    wording: 6543210987654321
  - id: FR-1.1.1
    place: 1.2.3
    kind: rule
    fingerprint: 00000000000000ab
    wording: 00000000000000cd
    gloss: Collect apples.
    ruling:
      question: All of them?
      options:
        1: yes
        2: no
      chosen: [1]
      confidence: high
      why: None is spared.
gaps:
  - id: FR-gap-1
    question: Are pears apples?
    options:
      A: they are
    chosen: [A]
    confidence: low
    why: Nobody says.
"""


def test_a_data_file_is_read_as_it_stands() -> None:
    book = parse(SOURCE, "fruit.yaml")
    ruling = Ruling(
        "FR-1.1.1", "All of them?", (Option("1", "yes"), Option("2", "no")), ("1",), "high", "None is spared."
    )
    assert book.headings == (
        Heading("FR-1", Place(1, 0, 0, 1), "1234567890123456", "6543210987654321", "Aim"),
    )
    assert book.sentences == (
        Sentence(
            "FR-1.1.1",
            "fruit",
            Place(1, 2, 3, 2),
            "00000000000000ab",
            "00000000000000cd",
            "rule",
            "Collect apples.",
            ruling,
        ),
    )
    gap = Ruling("FR-gap-1", "Are pears apples?", (Option("A", "they are"),), ("A",), "low", "Nobody says.")
    assert book.gaps == (gap,)
    assert book.retired == ("FR-1.1.9",)
    assert (book.ruling("FR-1.1.1"), book.ruling("FR-gap-1"), book.ruling("FR-1")) == (ruling, gap, None)


@pytest.mark.parametrize(
    ("sound", "damaged", "message"),
    [
        (
            "kind: rule",
            "kind: law",
            r"^fruit.yaml, entry FR-1.1.1: field 'kind' must be one of rule, .*'law'$",
        ),
        ("kind: rule", "sort: rule", r"^fruit.yaml, entry FR-1.1.1: unknown field 'sort'"),
        (
            "    gloss: Collect apples.\n",
            "",
            r"^fruit.yaml, entry FR-1.1.1: field 'gloss' must hold text, got nothing",
        ),
        (
            "00000000000000ab",
            "ab",
            r"^fruit.yaml, entry FR-1.1.1: field 'fingerprint' must be 16 .* got 'ab'$",
        ),
        (
            "place: 1.2.3",
            "place: top",
            r"^fruit.yaml, entry FR-1.1.1: expected a place such as .* got 'top'$",
        ),
        (
            "chosen: [1]",
            "chosen: [3]",
            r"^fruit.yaml, entry FR-1.1.1, field 'ruling': field 'chosen' .*1, 2.*'3'",
        ),
        ("chosen: [A]", "chosen: []", r"^fruit.yaml, entry FR-gap-1: field 'chosen' must list keys"),
        (
            "chosen: [A]",
            "chosen: A",
            r"^fruit.yaml, entry FR-gap-1: field 'chosen' must be a list of texts, got 'A'",
        ),
        (
            "confidence: low",
            "confidence: none",
            r"^fruit.yaml, entry FR-gap-1: field 'confidence' must be one of",
        ),
        ("id: FR-gap-1", "id: FR-1.1.1", r"^fruit.yaml, entry FR-1.1.1: the id is used twice"),
        ("id: FR-gap-1", "id: FR-1.1.9", r"^fruit.yaml, entry FR-1.1.9: the id is used twice, or is retired"),
        ("id: FR-gap-1", "id: SC-gap-1", r"^fruit.yaml, entry SC-gap-1: the id must begin with FR-$"),
        (
            "- id: FR-gap-1\n    question",
            "- question",
            r"^fruit.yaml, gaps number 1: field 'id' must hold text",
        ),
        ("gaps:\n", "gaps: none\nmore:\n", r"^fruit.yaml: unknown field 'more'"),
        ("title: Fruit", "title: [Fruit", r"^fruit.yaml: not YAML .*line 5"),
    ],
)
def test_a_damaged_data_file_ends_in_an_error_that_names_the_entry(
    sound: str, damaged: str, message: str
) -> None:
    assert SOURCE.count(sound) == 1
    with pytest.raises(MalformedRulebookError, match=message):
        parse(SOURCE.replace(sound, damaged), "fruit.yaml")


@pytest.mark.parametrize("source", ["", "just words", "- a list"])
def test_a_data_file_that_is_no_mapping_is_an_error(source: str) -> None:
    with pytest.raises(MalformedRulebookError, match=r"^fruit.yaml: expected a mapping of fields"):
        parse(source, "fruit.yaml")


def test_find_gives_sentences_headings_and_gaps() -> None:
    sentence, heading, gap = find("SC-3.2.5"), find("SC-3"), find("SC-gap-1")
    assert isinstance(sentence, Sentence)
    assert (sentence.id, sentence.game, sentence.kind) == ("SC-3.2.5", "sichuan", "rule")
    assert isinstance(heading, Heading)
    assert heading.title == "Playing a turn"
    assert isinstance(gap, Ruling)
    assert gap.id == "SC-gap-1"


@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        ("SC-3.2.7", "did you mean .*SC-3.2.5"),
        ("sc-3.2.5", "did you mean SC-3.2.5"),
        ("SC-3.2", "did you mean"),
        ("XX-3.2.5", "did you mean .*-3.2.5"),
        ("nonsense", "ids begin with CH, NT, PH, SC"),
        ("", "ids begin with"),
    ],
)
def test_an_unknown_id_is_answered_with_near_ones(wrong: str, hint: str) -> None:
    with pytest.raises(UnknownIdError, match=hint):
        find(wrong)


def test_only_the_rulebook_asked_for_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    read = rulebook

    def record(game: str) -> object:
        asked.append(game)
        return read(game)

    monkeypatch.setattr(load, "rulebook", record)
    find("PH-1.1.1")
    assert asked == ["paohuzi"]


def test_a_rulebook_is_read_once() -> None:
    assert rulebook("sichuan") is rulebook("sichuan")


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(
        UnknownGameError, match="no rulebook for 'bridge'; the games are chan, nantong, paohuzi, sichuan"
    ):
        rulebook("bridge")


def test_a_retired_id_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "GAMES", {"FR": "fruit"})
    monkeypatch.setattr(load, "rulebook", lambda _: parse(SOURCE, "fruit.yaml"))
    assert str(unknown_id("FR-1.1.9")).startswith("FR-1.1.9 is retired")


@pytest.mark.parametrize(
    ("scope", "ids"),
    [
        ("SC-3.1", ("SC-3.1.1", "SC-3.1.2", "SC-3.1.3")),
        ("SC-1", ("SC-1.1.1", "SC-1.1.2", "SC-1.1.3")),
        ("NT-0", ("NT-0.1.1", "NT-0.2.1", "NT-0.3.1", "NT-0.3.2")),
        ("NT-4.1", ("NT-4.1.1", "NT-4.1.2")),
        ("SC-3.2.5", ("SC-3.2.5",)),
        ("SC-gap-1", ("SC-gap-1",)),
        ("CH-gap", tuple(f"CH-gap-{n}" for n in range(1, 16))),
    ],
)
def test_what_a_scope_covers(scope: str, ids: tuple[str, ...]) -> None:
    assert ids_under(scope) == ids


@pytest.mark.parametrize("scope", ["PH", "paohuzi"])
def test_a_game_covers_all_its_sentences_and_gaps(scope: str) -> None:
    ids = ids_under(scope)
    assert len(ids) == 43 + 19
    assert (ids[0], ids[-1]) == ("PH-0.1.1", "PH-gap-19")


@pytest.mark.parametrize("scope", ["SC-9", "SC-3.", "ZZ", "", "SC-3.2.77"])
def test_a_scope_that_covers_nothing_is_an_error(scope: str) -> None:
    with pytest.raises(UnknownIdError, match="no sentence, heading or gap is called"):
        ids_under(scope)
