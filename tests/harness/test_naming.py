"""What people call scenarios, and what they may have meant."""

from __future__ import annotations

from cardavia.harness.naming import rows, unknown

IDS = (
    "SC-5.1.3/cap-plus-one",
    "SC-5.1.4/cap-plus-two",
    "SC-5.1.3/base",
    "SC-5.1.3/table.1",
    "SC-5.1.3/table.2",
)


def test_near_names_are_of_the_same_sentence_first() -> None:
    assert unknown("sc-5.1.3/cap-plus-two", IDS).endswith(
        "did you mean SC-5.1.3/cap-plus-one or SC-5.1.3/base?"
    )


def test_near_names_of_other_sentences_come_if_there_are_no_others() -> None:
    assert unknown("SC-5.2.4/cap-plus-two", IDS).endswith("SC-5.1.4/cap-plus-two or SC-5.1.3/cap-plus-one?")


def test_rows_are_numbered() -> None:
    assert rows("SC-5.1.3/table", IDS) == ("SC-5.1.3/table.1", "SC-5.1.3/table.2")
    assert rows("SC-5.1", IDS) == ()
