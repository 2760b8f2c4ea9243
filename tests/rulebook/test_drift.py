"""What is reported of a document that has changed, on small documents of our own."""

from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.rulebook.drift import Drift, compare
from cardavia.rulebook.model import Heading, Kind, Rulebook, Sentence
from cardavia.rulebook.segment import Segment, segment

FRUIT = """
Table

Full rules

  1. Aim

    • Collect apples. Never eat one. Share the rest.
    • Pears are worth two.
  2. Play

    • Draw a fruit. Peel it. Say its name. Pass it on.
    • Stop at noon. Count all.
"""
ALL = {
    *("FR-0.1.1", "FR-0.2.1"),
    *("FR-1", "FR-1.1.1", "FR-1.1.2", "FR-1.1.3", "FR-1.2.1"),
    *("FR-2", "FR-2.1.1", "FR-2.1.2", "FR-2.1.3", "FR-2.1.4", "FR-2.2.1", "FR-2.2.2"),
}


def book_of(text: str) -> Rulebook:
    """The rulebook of a document; its preamble counts as captions."""
    pieces = segment(text, "FR")
    return Rulebook(
        game="fruit",
        code="FR",
        title="Fruit",
        locale="en",
        document="fruit.txt",
        headings=tuple(
            Heading(p.id, p.place, p.fingerprint, p.wording, p.text) for p in pieces if p.kind == "heading"
        ),
        sentences=tuple(map(sentence_of, (p for p in pieces if p.kind != "heading"))),
    )


def sentence_of(piece: Segment) -> Sentence:
    kind: Kind = "ui" if piece.kind == "preamble" else "rule"
    return Sentence(piece.id, "fruit", piece.place, piece.fingerprint, piece.wording, kind, piece.text)


def edited(*edits: tuple[str, str]) -> str:
    """The fruit document with some texts replaced, each of which occurs once."""
    text = FRUIT
    for before, after in edits:
        assert text.count(before) == 1
        text = text.replace(before, after)
    return text


def drifted(drift: Drift) -> set[tuple[str, str, str | None]]:
    """The findings other than kept, and a check that the rest is kept."""
    other: set[tuple[str, str, str | None]] = {
        (f.id, f.status, f.text) for f in drift.findings if f.status != "kept"
    }
    old = {finding_id for finding_id, status, _ in other if status != "new"}
    assert {finding.id for finding in drift.of("kept")} == {e.id for e in drift.rulebook.entries} - old
    return other


def test_an_unchanged_document_is_kept() -> None:
    drift = compare(book_of(FRUIT), FRUIT)
    assert {finding.id for finding in drift.of("kept")} == ALL
    assert drift.counts == {"kept": 14}


def test_case_and_layout_change_nothing() -> None:
    text = edited(("Never eat one.", "NEVER  eat\n      one."), ("Table\n", "Contrast:\n50%\n\nTable\n"))
    assert drifted(compare(book_of(FRUIT), text)) == set()


def test_a_sentence_replaced_by_another_has_changed() -> None:
    drift = compare(book_of(FRUIT), edited(("Never eat one.", "Eat one.")))
    assert drifted(drift) == {("FR-1.1.2", "changed", "Eat one.")}


def test_the_only_sentence_of_a_paragraph_can_change() -> None:
    drift = compare(book_of(FRUIT), edited(("Pears are worth two.", "Pears are worth three.")))
    assert drifted(drift) == {("FR-1.2.1", "changed", "Pears are worth three.")}


def test_a_heading_can_change() -> None:
    assert drifted(compare(book_of(FRUIT), edited(("Play", "Course")))) == {("FR-2", "changed", "Course")}


def test_a_new_sentence_gets_the_next_id_of_its_paragraph() -> None:
    drift = compare(book_of(FRUIT), edited(("Never eat one.", "Wash them. Never eat one.")))
    assert drifted(drift) == {("FR-1.1.4", "new", "Wash them.")}


def test_a_retired_id_is_not_given_out_again() -> None:
    book = replace(book_of(FRUIT), retired=("FR-1.1.7",))
    drift = compare(book, edited(("Never eat one.", "Wash them. Never eat one.")))
    assert drifted(drift) == {("FR-1.1.8", "new", "Wash them.")}


def test_a_new_paragraph_and_a_new_section_get_new_numbers_and_move_nothing() -> None:
    text = edited(
        ("    • Collect", "    • Wash all. Dry all.\n    • Collect"),
        ("  2. Play", "  2. Pause\n\n    • Rest.\n  3. Play"),
    )
    assert drifted(compare(book_of(FRUIT), text)) == {
        ("FR-1.3.1", "new", "Wash all."),
        ("FR-1.3.2", "new", "Dry all."),
        ("FR-3", "new", "Pause"),
        ("FR-3.1.1", "new", "Rest."),
    }


def test_a_missing_sentence_is_gone() -> None:
    assert drifted(compare(book_of(FRUIT), edited((" Peel it.", "")))) == {("FR-2.1.2", "gone", None)}


def test_a_missing_section_is_gone() -> None:
    text = FRUIT[: FRUIT.index("  2. Play")]
    assert {(i, s) for i, s, _ in drifted(compare(book_of(FRUIT), text))} == {
        (entry_id, "gone") for entry_id in ALL if entry_id.startswith("FR-2")
    }


def test_one_going_here_and_one_coming_there_is_no_change() -> None:
    text = edited((" Count all.", ""), ("Pears are", "Figs are worth ten. Pears are"))
    assert drifted(compare(book_of(FRUIT), text)) == {
        ("FR-2.2.2", "gone", None),
        ("FR-1.2.2", "new", "Figs are worth ten."),
    }


def test_one_going_at_the_end_and_one_coming_at_the_next_start_is_no_change() -> None:
    text = edited((" Pass it on.", ""), ("Stop at noon.", "Wait. Stop at noon."))
    assert drifted(compare(book_of(FRUIT), text)) == {
        ("FR-2.1.4", "gone", None),
        ("FR-2.2.3", "new", "Wait."),
    }


def test_a_paragraph_is_known_by_most_of_its_sentences() -> None:
    text = edited(("Collect apples. Never eat one. Share the rest.\n    • Pears", "Pears"))
    text = text.replace("Draw a fruit. Peel it. Say its name. Pass it on.\n    • Stop", "Say its name. Stop")
    assert {(i, s) for i, s, _ in drifted(compare(book_of(FRUIT), text))} == {
        *((f"FR-1.1.{n}", "gone") for n in (1, 2, 3)),
        *((f"FR-2.1.{n}", "gone") for n in (1, 2, 4)),
        ("FR-2.1.3", "moved"),
    }


def test_the_smaller_part_of_a_paragraph_that_is_cut_in_two_has_moved() -> None:
    text = edited((" Pass it on.", "\n    • Pass it on."))
    assert drifted(compare(book_of(FRUIT), text)) == {("FR-2.1.4", "moved", None)}


def test_a_sentence_elsewhere_in_its_paragraph_has_moved() -> None:
    text = edited(("Draw a fruit. ", ""), ("Pass it on.", "Pass it on. Draw a fruit."))
    drift = compare(book_of(FRUIT), text)
    assert drifted(drift) == {("FR-2.1.1", "moved", None)}
    (moved,) = drift.of("moved")
    assert (str(moved.was), str(moved.now)) == ("2.1.1", "2.1.4")


def test_a_sentence_in_another_paragraph_has_moved_though_its_order_is_the_same() -> None:
    text = edited((" Pass it on.", ""), ("Stop at noon.", "Pass it on. Stop at noon."))
    assert drifted(compare(book_of(FRUIT), text)) == {("FR-2.1.4", "moved", None)}


def test_a_sentence_next_to_one_that_moved_in_is_named_after_its_own_paragraph() -> None:
    text = edited((" Pass it on.", ""), ("Stop at noon.", "Pass it on. Wait. Stop at noon."))
    assert drifted(compare(book_of(FRUIT), text)) == {
        ("FR-2.1.4", "moved", None),
        ("FR-2.2.3", "new", "Wait."),
    }


def test_repeated_texts_are_matched_in_order() -> None:
    twice = FRUIT.replace("Say its name.", "Peel it.")
    assert drifted(compare(book_of(twice), twice)) == set()
    assert drifted(compare(book_of(twice), edited(("Say its name. ", "")))) == {("FR-2.1.3", "gone", None)}


@pytest.mark.parametrize("text", ["", "Table\n\nFull rules\n\n  1. Aim\n\n    • Trump spades."])
def test_a_document_that_shares_no_rule_is_foreign(text: str) -> None:
    drift = compare(book_of(FRUIT), text)
    assert drift.is_foreign
    assert {(f.id, f.status) for f in drift.findings} == {(entry_id, "gone") for entry_id in ALL}


def test_a_document_with_something_in_common_is_not_foreign() -> None:
    drift = compare(book_of(FRUIT), "  1. Aim\n\n    • Peel it.")
    assert not drift.is_foreign
    assert drift.counts == {"kept": 1, "moved": 1, "gone": 12}


@dataclass(frozen=True)
class Edited:
    """A made-up document before and after some edits, and all that is to be reported of them."""

    before: str
    after: str
    expected: set[tuple[str, str, str | None]]


@st.composite
def edits(draw: st.DrawFn) -> Edited:
    """At most one edit in a paragraph, never at its edges, so that each can be explained in one way only."""
    sizes = draw(st.lists(st.lists(st.integers(3, 6), min_size=1, max_size=4), min_size=1, max_size=4))
    before = {
        (s, p): [f"Rule {s}/{p}/{n} holds." for n in range(1, size + 1)]
        for s, section in enumerate(sizes, start=1)
        for p, size in enumerate(section, start=1)
    }
    after = {place: list(paragraph) for place, paragraph in before.items()}
    expected: set[tuple[str, str, str | None]] = set()
    places = draw(st.permutations(list(before)))
    while len(places) > 1:
        edit = draw(st.sampled_from(("leave", "change", "insert", "delete", "move", "drop")))
        s, p = place = places.pop()
        at = draw(st.integers(1, len(before[place]) - 2))
        name = f"FR-{s}.{p}.{at + 1}"
        if edit == "change":
            after[place][at] = f"Rule {name} fails."
            expected.add((name, "changed", after[place][at]))
        elif edit == "insert":
            after[place].insert(at, f"Rule {name} is fresh.")
            expected.add((f"FR-{s}.{p}.{len(before[place]) + 1}", "new", after[place][at]))
        elif edit == "delete":
            del after[place][at]
            expected.add((name, "gone", None))
        elif edit == "move":
            after[places.pop()].insert(1, after[place].pop(at))
            expected.add((name, "moved", None))
        elif edit == "drop":
            expected |= {(f"FR-{s}.{p}.{n}", "gone", None) for n in range(1, len(after.pop(place)) + 1)}
    return Edited(render(before), render(after), expected)


def render(paragraphs: dict[tuple[int, int], list[str]]) -> str:
    lines = []
    for s in range(1, 5):
        lines += [
            f"{s}. Part {s}",
            *(f"• {' '.join(text)}" for place, text in paragraphs.items() if place[0] == s),
        ]
    return "\n".join(lines)


@settings(deadline=None)
@given(edits())
def test_edits_are_reported_exactly(edited_document: Edited) -> None:
    drift = compare(book_of(edited_document.before), edited_document.after)
    assert drifted(drift) == edited_document.expected


@settings(deadline=None)
@given(edits(), st.integers(1, 3), st.integers(0, 3))
def test_added_paragraphs_move_and_change_nothing_else(made: Edited, count: int, section: int) -> None:
    before = made.before
    fresh = "".join(f"\n• Addition {n} comes. Addition {n} stays." for n in range(count))
    after = before.replace(f"Part {section + 1}", f"Part {section + 1}{fresh}")
    number = before.partition(f"Part {section + 1}")[2].partition("Part")[0].count("•")
    expected = {
        (f"FR-{section + 1}.{number + n + 1}.{nth}", "new", f"Addition {n} {verb}.")
        for n in range(count)
        for nth, verb in ((1, "comes"), (2, "stays"))
    }
    assert drifted(compare(book_of(before), after)) == expected


@settings(deadline=None)
@given(st.data())
def test_no_order_of_sentences_loses_or_renames_one(data: st.DataObject) -> None:
    texts = [f"Rule {n} holds." for n in range(1, 8)]
    before, after = (f"1. Part\n• {' '.join(order)}" for order in (texts, data.draw(st.permutations(texts))))
    drift = compare(book_of(before), after)
    assert {finding.status for finding in drift.findings} <= {"kept", "moved"}
    assert sorted(finding.id for finding in drift.findings) == ["FR-1", *(f"FR-1.1.{n}" for n in range(1, 8))]
    kept = [finding.now.ordinal for finding in sorted(drift.of("kept"), key=lambda f: f.id) if finding.now]
    assert kept == sorted(kept)
