"""What the four rulebooks hold."""

import re

import pytest

from cardavia.rulebook.load import find, rulebook, rulebooks
from cardavia.rulebook.model import Ruling, Sentence
from cardavia.rulebook.scope import ids_under

REFERENCE = re.compile(r"\b(?:CH|NT|PH|SC)-(?:gap-\d+|\d+(?:\.\d+)*)")


@pytest.mark.parametrize(
    ("game", "sentences", "preamble", "headings", "gaps"),
    [
        ("chan", 49, 4, 4, 15),
        ("nantong", 71, 4, 4, 17),
        ("paohuzi", 39, 4, 4, 19),
        ("sichuan", 46, 5, 5, 16),
    ],
)
def test_counts(game: str, sentences: int, preamble: int, headings: int, gaps: int) -> None:
    book = rulebook(game)
    assert sum(sentence.section > 0 for sentence in book.sentences) == sentences
    assert sum(sentence.section == 0 for sentence in book.sentences) == preamble
    assert len(book.headings) == headings
    assert [gap.id for gap in book.gaps] == [f"{book.code}-gap-{n}" for n in range(1, gaps + 1)]


def test_the_documents_have_205_sentences_under_their_headings() -> None:
    assert sum(s.section > 0 for book in rulebooks() for s in book.sentences) == 205


def test_ids_are_unique() -> None:
    ids = [entry.id for book in rulebooks() for entry in (*book.entries, *book.gaps)]
    assert len(ids) == len(set(ids)) == 205 + 17 + 17 + 67


def test_every_ruling_chooses_among_its_options() -> None:
    rulings = [ruling for book in rulebooks() for ruling in book.rulings]
    assert len(rulings) == 88 + 67
    astray = [r.id for r in rulings if not set(r.chosen) <= {option.key for option in r.options}]
    assert astray == []


@pytest.mark.parametrize(
    ("entry_id", "chosen", "confidence"),
    [
        ("SC-2.1.5", ("A",), "medium"),
        ("SC-4.1.12", ("1a", "2b"), "medium"),
        ("SC-5.2.3", ("1a", "2b"), "medium"),
        ("CH-3.5.1", ("1a", "2a"), "medium"),
        ("CH-4.4.1", ("1a", "2a", "3a"), "medium"),
        ("CH-4.4.2", ("1",), "low"),
        ("NT-2.6.3", ("1a", "2a"), "medium"),
        ("NT-4.9.1", ("1a", "2a"), "low"),
        ("PH-1.2.1", ("1a", "2b"), "medium"),
        ("PH-2.1.3", ("1a", "2a"), "low"),
        ("SC-gap-1", ("1a", "2a"), "low"),
        ("SC-gap-14", ("2",), "high"),
        ("PH-gap-13", ("1", "2"), "medium"),
    ],
)
def test_rulings_are_those_of_the_readings(entry_id: str, chosen: tuple[str, ...], confidence: str) -> None:
    found = find(entry_id)
    ruling = found.ruling if isinstance(found, Sentence) else found
    assert isinstance(ruling, Ruling)
    assert (ruling.chosen, ruling.confidence) == (chosen, confidence)


def test_only_captions_and_summaries_go_untested() -> None:
    untested = {s.id: s.kind for book in rulebooks() for s in book.sentences if s.untested}
    assert untested == {
        "CH-0.1.1": "ui",
        "CH-0.2.1": "ui",
        "CH-0.4.1": "summary",
        "CH-2.1.1": "ui",
        "CH-4.1.4": "summary",
        "NT-0.1.1": "ui",
        "NT-2.1.1": "ui",
        "PH-0.1.1": "ui",
        "PH-0.2.1": "ui",
        "SC-0.1.1": "ui",
        "SC-0.2.1": "ui",
        "SC-3.1.2": "ui",
    }


def test_every_reference_in_our_words_leads_somewhere() -> None:
    texts = [
        text
        for book in rulebooks()
        for ruling in book.rulings
        for text in (ruling.question, ruling.why, *(option.text for option in ruling.options))
    ]
    references = {reference for text in texts for reference in REFERENCE.findall(text)}
    assert "SC-3.2.2" in references
    for reference in references:
        assert ids_under(reference)


def test_a_section_gathers_what_stands_under_its_heading() -> None:
    preamble, first, *_ = rulebook("sichuan").sections
    assert preamble.heading is None
    assert (first.heading, first.title) == (find("SC-1"), "Aim")
    assert [sentence.id for sentence in first.sentences] == ["SC-1.1.1", "SC-1.1.2", "SC-1.1.3"]
