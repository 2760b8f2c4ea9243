"""Cutting a document, and telling its sentences again."""

from pathlib import Path

import pytest

from cardavia.rulebook.document import read_document, recognise
from cardavia.rulebook.errors import DocumentError
from cardavia.rulebook.segment import fingerprint, segment, wording

DOCUMENT = """BRAND
Language:Ours
Contrast:
50%

Table

3 people · one round

  1. Aim

    • Collect apples! Is one rotten? Then put it
      away.
    • Pears (e.g.big ones) count 2.5 apples.
  2. Play
    A loose paragraph. It has two sentences.

  9. End
"""


def test_a_document_is_cut_into_preamble_headings_and_sentences() -> None:
    assert [(piece.id, piece.kind, piece.text) for piece in segment(DOCUMENT, "FR")] == [
        ("FR-0.1.1", "preamble", "Table"),
        ("FR-0.2.1", "preamble", "3 people · one round"),
        ("FR-1", "heading", "Aim"),
        ("FR-1.1.1", "sentence", "Collect apples!"),
        ("FR-1.1.2", "sentence", "Is one rotten?"),
        ("FR-1.1.3", "sentence", "Then put it away."),
        ("FR-1.2.1", "sentence", "Pears (e.g.big ones) count 2.5 apples."),
        ("FR-2", "heading", "Play"),
        ("FR-2.1.1", "sentence", "A loose paragraph."),
        ("FR-2.1.2", "sentence", "It has two sentences."),
        ("FR-3", "heading", "End"),
    ]


def test_places_count_sections_paragraphs_sentences_and_all() -> None:
    places = [piece.place for piece in segment(DOCUMENT, "FR")]
    assert [place.ordinal for place in places] == list(range(1, 12))
    assert [(place.section, place.bullet, place.nth) for place in places[1:5]] == [
        (0, 2, 1),
        (1, 0, 0),
        (1, 1, 1),
        (1, 1, 2),
    ]


@pytest.mark.parametrize("text", ["", " \n\n", "Contrast:\n50%\n"])
def test_nothing_is_cut_from_an_empty_page(text: str) -> None:
    assert segment(text, "FR") == ()


def test_a_page_without_settings_loses_nothing() -> None:
    assert [piece.text for piece in segment("Table\n\nRules", "FR")] == ["Table", "Rules"]


def test_the_fingerprint_is_the_cut_sha256_of_the_normalised_text() -> None:
    # printf 'pick a päär.' | sha256sum
    assert fingerprint("Pick a  päär.") == "97cc61fadfdc5741"


@pytest.mark.parametrize(
    "same", ["pick a päär.", " PICK A\u00a0PÄÄR. ", "Pick a pa\u0308a\u0308r.", "Pick\na\tpäär."]
)
def test_case_white_space_and_composition_do_not_count(same: str) -> None:
    assert fingerprint(same) == fingerprint("Pick a päär.")


@pytest.mark.parametrize("other", ["Pick a pär.", "Pick a päär", "Pick a paar.", "Picka päär."])
def test_any_other_difference_does(other: str) -> None:
    assert fingerprint(other) != fingerprint("Pick a päär.")


@pytest.mark.parametrize(
    "same",
    [
        "Say “two-seven” – not ﬁve: 2—7, 10.",
        "Say two‑seven-not five : 2-7 , 10.",
        "SAY «two- seven»—not fi\u00adve: 2 – 7, 10.",
        "Say „two–seven‟ \u2212 not five:\u00a02\u20127,\u200910.",
    ],
)
def test_how_a_sentence_is_set_does_not_count_for_its_wording(same: str) -> None:
    assert wording(same) == wording('Say "two-seven" - not five: 2-7, 10.')


@pytest.mark.parametrize(
    "other",
    [
        "Say two-seven - five: 2-7, 10.",
        "Say two-seven - not nine: 2-7, 10.",
        "Say two-seven - not five: 27, 10.",
        "Say two-seven - not five: 2-7, 11.",
        "Say two-seven - not five: 2-7 10.",
        "Say two-seven - not five: 2-7, 1 0.",
        "Say two-seven - not five: 2+7, 10.",
        "Say two-seven - not five: 2⁷, 10.",
    ],
)
def test_another_word_figure_or_sign_is_another_wording(other: str) -> None:
    assert wording(other) != wording("Say two-seven - not five: 2-7, 10.")


WRAPPED = """
  1. A heading
    that goes on
    • A sentence of 10
    - no, 12
    7. or more words.
    - One.
  2. End
"""


def test_a_line_that_goes_on_is_no_bullet_and_no_heading() -> None:
    assert [(piece.kind, piece.text) for piece in segment(WRAPPED, "FR")] == [
        ("heading", "A heading that goes on"),
        ("sentence", "A sentence of 10 - no, 12 7."),
        ("sentence", "or more words."),
        ("sentence", "One."),
        ("heading", "End"),
    ]


def test_a_document_is_read_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(b"\xef\xbb\xbfP\xc3\xa4ar\r\n")
    assert read_document(path).split() == ["Päar"]


def test_a_document_that_is_not_utf8_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes("Päär".encode("latin-1"))
    with pytest.raises(
        DocumentError, match=r"rules.txt: not UTF-8 \(byte 1 does not fit\); save the document"
    ):
        read_document(path)


def test_a_document_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match=r"none.txt: cannot be read \(No such file"):
        read_document(tmp_path / "none.txt")
    with pytest.raises(DocumentError, match=r"cannot be read \(Is a directory"):
        read_document(tmp_path)


def test_an_empty_document_belongs_to_no_game() -> None:
    with pytest.raises(DocumentError, match="the document is empty"):
        recognise("\n")


def test_an_unknown_document_belongs_to_no_game() -> None:
    with pytest.raises(
        DocumentError, match="no sentence in common with any of chan, nantong, paohuzi, sichuan"
    ):
        recognise(DOCUMENT)
