"""What the terminal shows."""

import pytest

from cardavia.rulebook.drift import compare
from cardavia.rulebook.errors import UnknownIdError
from cardavia.rulebook.load import find, parse, rulebook, rulebooks
from cardavia.rulebook.model import Rulebook
from cardavia.rulebook.segment import fingerprint, wording
from cardavia.rulebook.text import drift_report, entry, overview, page, section

# ruff: noqa: E501 - the lines are as wide as the terminal they are for


def test_overview_counts_what_each_rulebook_holds() -> None:
    lines = overview(rulebooks()).splitlines()
    assert "SC  Sichuan mahjong, bloody battle with a void suit (sichuan)" in lines
    assert "    sentences 51: 41 rule, 4 definition, 3 ui, 3 summary" in lines
    assert "    rulings   35, 16 of them on gaps" in lines
    assert "    SC-3      Playing a turn, 16 sentences" in lines
    assert sum(line.endswith("Preamble, 4 sentences") for line in lines) == 3


def test_an_entry_shows_the_ruling_and_marks_what_was_chosen() -> None:
    shown = entry(find("SC-2.1.3"), {"SC-2.1.3": ["sichuan/void/free", "sichuan/void/none-held"]})
    assert shown == "\n".join(
        (
            "SC-2.1.3  rule, stands at 2.1.3",
            "Every player names exactly one of the three suits as void.",
            "",
            "Ruling of high confidence: Is the suit forced to be the shortest one, and may a player with no tile",
            "of a suit declare it?",
            "  * 1  free choice",
            "    2  must be the (or a) shortest suit",
            "    3  must hold at least one tile of it",
            "Why: SC-0.4.1 speaks of a choice, and no restriction is stated anywhere.",
            "",
            "Pinned by 2 scenarios:",
            "  sichuan/void/free",
            "  sichuan/void/none-held",
        )
    )


def test_every_chosen_option_is_marked() -> None:
    lines = entry(find("SC-4.1.12"), {}).splitlines()
    assert [line[:6] for line in lines if line.startswith("  ")] == ["  * 1a", "    1b", "    2a", "  * 2b"]


def test_an_entry_without_scenarios_says_so_or_why() -> None:
    assert entry(find("SC-1.1.1"), {}).endswith("\n\nNo scenario pins it.")
    assert entry(find("NT-0.1.1"), {}).endswith(
        "\n\nNo scenario: A caption of the page; no engine behaviour follows from it."
    )


def test_a_gap_and_a_heading_are_shown_too() -> None:
    gap = entry(find("SC-gap-14"), {"SC-gap-14": ["order"]}).splitlines()
    assert gap[0] == "SC-gap-14  gap, where the document is silent"
    assert "  * 2  any" in gap
    assert gap[-2:] == ["Pinned by 1 scenario:", "  order"]
    assert entry(find("SC-4"), {}) == "SC-4  heading\nWinning hands and their patterns"


def test_a_section_lists_glosses_rulings_and_scenario_counts() -> None:
    shown = section(rulebook("sichuan").sections[1], {"SC-1.1.1": ["one"]})
    assert shown == "\n".join(
        (
            "SC-1  Aim",
            "  SC-1.1.1  A player who wins takes no further part; the remaining players play on. [1 scenario]",
            "  SC-1.1.2  The deal ends as soon as a third player has won, or when the wall has no tile left. [0",
            "            scenarios; ruling of high confidence]",
            "  SC-1.1.3  The result of a player is the sum of all win payments, kong fees and exhaustion",
            "            penalties. [0 scenarios]",
        )
    )


def test_a_page_shows_whatever_its_id_names() -> None:
    assert page("SC-2.1.3", {}) == entry(find("SC-2.1.3"), {})
    assert page("SC-gap-1", {}) == entry(find("SC-gap-1"), {})
    assert page("SC-1", {}) == section(rulebook("sichuan").sections[1], {})
    preamble = page("SC-0", {}).splitlines()
    assert preamble[:2] == [
        "Preamble",
        "  SC-0.1.1  Caption of the game-table view; carries no rule. [untestable]",
    ]
    bullet = [line.split()[0] for line in page("SC-3.1", {}).splitlines() if "SC-" in line]
    assert bullet == ["SC-3", "SC-3.1.1", "SC-3.1.2", "SC-3.1.3"]
    whole = page("sichuan", {}).splitlines()
    assert [line for line in whole if line and not line.startswith(" ")] == [
        "Preamble",
        "SC-1  Aim",
        "SC-2  Set-up",
        "SC-3  Playing a turn",
        "SC-4  Winning hands and their patterns",
        "SC-5  Settlement and end",
        "Gaps",
    ]
    assert sum(line.startswith("  SC-gap-") for line in whole) == 16
    with pytest.raises(UnknownIdError):
        page("SC-7", {})


FRUIT = ("Collect apples.", "Never eat one.", "Share the rest.", "Pick pears.", "Stop at noon.")


def known_by(text: str) -> str:
    return f"fingerprint: {fingerprint(text)}, wording: {wording(text)}"


@pytest.fixture
def book() -> Rulebook:
    entries = "\n".join(
        f"- {{id: FR-1.1.{n}, kind: rule, {known_by(text)}, gloss: Gloss {n}.}}"
        for n, text in enumerate(FRUIT, start=1)
    )
    heading = f"- {{id: FR-1, heading: Aim, {known_by('Goal')}}}"
    head = "game: fruit\ncode: FR\ntitle: Fruit\nlocale: en\ndocument: fruit.txt\nretired: []\ngaps: []"
    return parse(f"{head}\nentries:\n{heading}\n{entries}\n", "fruit.yaml")


def test_a_drift_report_names_what_is_not_kept_and_the_suspects(book: Rulebook) -> None:
    text = "1. Goal\n• Stop at noon. Collect apples. Eat one. Share the rest. Take figs."
    scenarios = {
        "FR-1.1.1": ["a"],
        "FR-1.1.2": ["b", "c"],
        "FR-1.1.4": ["c"],
        "FR-1.1.5": ["d"],
        "SC-1": ["z"],
    }
    assert drift_report(compare(book, text), scenarios) == "\n".join(
        (
            "fruit: 3 of 6 sentences and headings kept",
            "    0 typography, 1 moved, 2 changed, 0 gone, 0 new",
            "",
            "Moved (the same text elsewhere; its scenarios stand)",
            "  FR-1.1.5  1.1.5 -> 1.1.1",
            "    was      Gloss 5.",
            "",
            "Changed (another text at the same spot; its scenarios are suspect)",
            "  FR-1.1.2  1.1.2 -> 1.1.3",
            "    was      Gloss 2.",
            "    now      Eat one.",
            "    suspect  b, c",
            "  FR-1.1.4  1.1.4 -> 1.1.5",
            "    was      Gloss 4.",
            "    now      Take figs.",
            "    suspect  c",
            "",
            "2 of 4 scenarios are suspect.",
        )
    )


def test_a_drift_report_shows_what_is_new_and_gone(book: Rulebook) -> None:
    text = "1. Goal\n• Collect apples. Wash them. Never eat one. Pick pears. Stop at noon."
    assert drift_report(compare(book, text), {}).splitlines()[1:] == [
        "    0 typography, 0 moved, 0 changed, 1 gone, 1 new",
        "",
        "Gone (its scenarios are suspect)",
        "  FR-1.1.3  was at 1.1.3",
        "    was      Gloss 3.",
        "    suspect  none",
        "",
        "New (under a proposed id; without scenarios so far)",
        "  FR-1.1.6  at 1.1.2",
        "    now      Wash them.",
        "",
        "0 of 0 scenarios are suspect.",
    ]


def test_a_drift_report_tells_of_another_setting_and_suspects_nothing(book: Rulebook) -> None:
    text = "1. Goal\n▪ Collect “apples”. Never eat one. Share the rest. Pick pears. Stop at noon."
    assert drift_report(compare(book, text), {"FR-1.1.1": ["a"]}).splitlines() == [
        "fruit: 5 of 6 sentences and headings kept",
        "    1 typography, 0 moved, 0 changed, 0 gone, 0 new",
        "",
        "Typography only (the same text, set otherwise; its scenarios stand)",
        "  FR-1.1.1  at 1.1.1",
        "    was      Gloss 1.",
        "",
        "0 of 1 scenarios are suspect.",
    ]


@pytest.mark.parametrize("text", ["", "1. Goal\n• Trump spades."])
def test_a_drift_report_says_when_it_is_the_wrong_document(book: Rulebook, text: str) -> None:
    assert drift_report(compare(book, text), {}) == (
        "0 of 5 sentences of fruit found, captions aside.\n"
        "This does not look like the document of fruit (fruit.txt)."
    )
