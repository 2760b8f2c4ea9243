"""The report on a terminal."""

from __future__ import annotations

from dataclasses import replace

from cardavia.judging.verdict import Verdict
from cardavia.report.model import Report
from cardavia.report.text import failure, render
from tests.report.conftest import DECLARED, FOREIGN, UNCLEAR, WIN, WRONG, of


def test_a_failure_tells_all_in_order() -> None:
    told = failure(WRONG, of(WRONG).plan)
    parts = (
        "--- wrong: SC-5.1.3/draw",
        "sentence      SC-5.1.3  ",
        "situation     A holds 1m",
        "done          A wins",
        "at            A wins (features/sichuan/5-settlement.feature:9)",
        "expected      A gets 3",
        "got           A gets 2",
        "engine's log  one",
        "repeat        cardavia check --engine './my engine' --only SC-5.1.3/draw",
        "look          cardavia show SC-5.1.3/draw",
    )
    places = [told.index(part) for part in parts]
    assert places == sorted(places)


def test_a_failure_that_rests_on_a_ruling_tells_the_option_and_how_sure_it_is() -> None:
    told = " ".join(failure(UNCLEAR, of(UNCLEAR).plan).split())
    assert "ruling SC-2.1.5" in told
    assert "Taken is A: " in told
    assert "(medium confidence)" in told


def test_a_ruling_that_a_failure_does_not_rest_on_is_not_told() -> None:
    assert "ruling  " not in failure(WRONG, of(WRONG).plan)


def test_whole_deals_blame_no_sentence() -> None:
    whole = replace(WRONG, id="one-kong", sentences=("SC-5.1.3", "SC-3.3.1"), got="A gets 4")
    unclear = replace(UNCLEAR, id="two-kongs", got="A gets 5")
    told = render(of(WRONG, whole, unclear))
    assert "Breaks a clear sentence (2 of 3):\n  SC-5.1.3    SC-5.1.3/draw\n  whole deals one-kong\n" in told
    assert "perhaps (1 of 3):\n  whole deals two-kongs\n" in told


def test_failures_of_clear_and_unclear_sentences_are_told_apart(report: Report) -> None:
    told = render(report)
    assert "Breaks down (1 of 4):\n  crash       SC-3.3.1/kong" in told
    assert "Breaks a clear sentence (1 of 4):\n  SC-5.1.3    SC-5.1.3/draw" in told
    assert "Reads an unclear one differently, perhaps (1 of 4):\n  SC-2.1.5    SC-2.1.5/pung" in told
    assert "Passes though declared to read differently (1 of 4):\n  SC-2.1.5    SC-2.1.5/win" in told
    assert "SC-gap-5    " not in told


def test_numbers_are_n_of_m(report: Report) -> None:
    told = render(report)
    assert "SC-2.1.5  0 of 3" in told
    assert "1 of 7 scenarios pass" in told
    assert "4 of 7 scenarios came out unexpectedly" in told


def test_a_selection_is_told_of_its_own_games_alone() -> None:
    whole = of(WIN)
    plan = replace(whole.plan, games=("nantong", "sichuan"))
    part = replace(whole, plan=replace(plan, total=2))
    assert "Nantong long cards" in render(replace(whole, plan=plan))
    assert "Nantong long cards" not in render(part)
    assert "Sichuan mahjong" in render(part)
    assert "Nantong long cards" in render(replace(part, entries=(), interrupted=True))


def test_each_verdict_that_occurred_has_a_line_of_its_own(report: Report) -> None:
    cut = replace(report, plan=replace(report.plan, selected=10), interrupted=True)
    told = render(cut)
    lines = [" ".join(line.split()) for line in told.splitlines()]
    start = lines.index("pass 1 of 10")
    assert lines[start - 1 : start + 8] == [
        "",
        "pass 1 of 10",
        "wrong 2 of 10",
        "unsupported 1 of 10 not run: not offered",
        "crash 1 of 10",
        "expected failure 1 of 10 declared to be read differently",
        "unexpected pass 1 of 10 declared to be read differently",
        "not run 3 of 10 interrupted after 7",
        "",
    ]


def test_a_game_that_is_not_offered_is_not_gone_through() -> None:
    other = replace(WIN, id="XX-1.1.1/x", verdict=Verdict.UNSUPPORTED, got="the engine does not offer it")
    told = render(of(other, replace(other, id="XX-1.1.1/y", got="another reason")))
    assert told.startswith(
        "Sichuan mahjong, bloody battle with a void suit, not run: mine 1.0 does not offer sich"
    )
    assert "SC-5" not in told
    assert "not run: the engine does not offer it (1), another reason (1)" in told


def test_what_does_harm_to_a_terminal_is_not_printed() -> None:
    told = failure(replace(WRONG, log="\x1b[2Jgone\a", got="\ud800"), of(WRONG).plan)
    assert "engine's log  \N{REPLACEMENT CHARACTER}[2Jgone\N{REPLACEMENT CHARACTER}\n" in told
    assert "got           \N{REPLACEMENT CHARACTER}\n" in told


def test_sentences_without_a_scenario_are_not_those_that_cannot_be_tested() -> None:
    told = render(of(WRONG))
    assert "SC-0  Preamble: 3 without a scenario, 2 cannot be tested" in told


def test_what_is_expected_is_told_but_no_failure() -> None:
    told = render(of(WIN, DECLARED))
    assert "---" not in told
    assert "expected failure SC-2.1.5/kong" in " ".join(told.split())
    assert "1 of 2 scenarios pass" in told
    assert told.endswith("It conforms.\n")


def test_notes_are_counted() -> None:
    noted = replace(WIN, notes=("a:1: not judged, for a reason", "a:2: not judged, for a reason"))
    assert "In 1 of 2 scenarios something was not judged, for a reason." in render(of(noted, WRONG))


def test_notes_are_told_in_their_order() -> None:
    notes = tuple(f"a:{line}: not judged, for reason {line}" for line in range(1, 10))
    told = render(of(replace(WIN, notes=notes)))
    assert [line for line in range(1, 10) if f"reason {line}" in told] == list(range(1, 10))
    assert sorted(range(1, 10), key=lambda line: told.index(f"reason {line}")) == list(range(1, 10))


def test_a_run_without_anything_judged_does_not_conform() -> None:
    assert "Nothing was tested: the engine plays none of sichuan." in render(of(FOREIGN))


def test_a_selection_is_told() -> None:
    some = of(WIN)
    told = render(replace(some, plan=replace(some.plan, only=("SC-5.1.2",), total=300)))
    assert "1 of 300 scenarios were selected" in told
    assert told.endswith("It conforms in what was selected.\n")
    assert "SC-2  " not in told


def test_what_the_suite_could_not_judge_is_told() -> None:
    told = render(replace(of(WIN), broken=("a scenario: KeyError",)))
    assert "The suite itself failed, please report it: a scenario: KeyError" in told
    assert "1 could not be judged" in told


def test_failures_of_one_kind_are_told_once() -> None:
    others = [replace(WRONG, id=f"SC-5.1.3/draw-{number}") for number in (2, 3)]
    told = render(of(WRONG, UNCLEAR, *others, replace(WRONG, id="SC-5.1.3/other", got="A gets 1")))
    assert [line for line in told.splitlines() if line.startswith("---")] == [
        "--- wrong: SC-5.1.3/draw",
        "--- wrong: SC-5.1.3/other",
    ]
    assert (
        "likewise      and 3 more came out the same way: SC-2.1.5/pung, SC-5.1.3/draw-2, SC-5.1.3/draw-3"
        in told
    )


def test_a_long_log_is_cut_at_its_beginning() -> None:
    told = failure(replace(WRONG, log="\n".join(f"line {n}" for n in range(50))), of(WRONG).plan)
    assert "line 49" in told
    assert "line 0" not in told
