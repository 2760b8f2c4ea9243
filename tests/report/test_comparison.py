"""Two reports compared: which changes there are, which are for the worse, and what is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia.judging.verdict import Verdict
from cardavia.report.comparison import Kind, compare, told
from cardavia.report.model import Entry, Report
from tests.report.conftest import WIN, WRONG, of


def came(verdict: Verdict, name: str = "SC-5.1.2/win") -> Entry:
    return replace(WIN, id=name, verdict=verdict)


CHANGES = {
    ("pass", "wrong"): (Kind.FAILING, True),
    ("pass", "crash"): (Kind.FAILING, True),
    ("pass", "expected failure"): (Kind.CHANGED, True),
    ("pass", "unsupported"): (Kind.CHANGED, True),
    ("expected failure", "wrong"): (Kind.FAILING, True),
    ("expected failure", "unexpected pass"): (Kind.FAILING, True),
    ("unsupported", "refused"): (Kind.FAILING, True),
    ("unsupported", "expected failure"): (Kind.CHANGED, False),
    ("expected failure", "unsupported"): (Kind.CHANGED, True),
    ("wrong", "timeout"): (Kind.CHANGED, True),
    ("timeout", "wrong"): (Kind.CHANGED, False),
    ("wrong", "permitted"): (Kind.CHANGED, False),
    ("timeout", "crash"): (Kind.CHANGED, False),
    ("wrong", "expected failure"): (Kind.CHANGED, False),
    ("wrong", "pass"): (Kind.PASSING, False),
    ("protocol error", "pass"): (Kind.PASSING, False),
    ("unexpected pass", "pass"): (Kind.PASSING, False),
    ("unsupported", "pass"): (Kind.PASSING, False),
}


@pytest.mark.parametrize(("before", "after"), CHANGES)
def test_what_a_change_is(before: str, after: str) -> None:
    comparison = compare(of(came(Verdict(before))), of(came(Verdict(after))))
    (change,) = comparison.changes
    assert (change.kind, change.is_worse) == CHANGES[before, after]


@pytest.mark.parametrize("verdict", Verdict)
def test_the_same_is_no_change(verdict: Verdict) -> None:
    comparison = compare(of(came(verdict)), of(came(verdict)))
    assert (comparison.changes, comparison.alike, comparison.is_worse) == ((), 1, False)


@pytest.mark.parametrize(
    ("verdict", "is_worse"),
    [(Verdict.PASS, False), (Verdict.EXPECTED_FAILURE, False), (Verdict.UNSUPPORTED, False),
     (Verdict.WRONG, True), (Verdict.CRASH, True)],
)  # fmt: skip
def test_a_new_scenario_is_worse_if_it_fails(verdict: Verdict, is_worse: bool) -> None:  # noqa: FBT001 - a parameter
    both = of(came(Verdict.WRONG), came(verdict, "SC-5.1.2/new"))
    (change,) = compare(of(came(Verdict.WRONG)), both).changes
    assert (change.id, change.kind, change.is_worse) == ("SC-5.1.2/new", Kind.NEW, is_worse)


def test_a_scenario_that_was_not_selected_again_is_gone() -> None:
    (change,) = compare(of(came(Verdict.PASS), WRONG), of(WRONG)).changes
    assert (change.id, change.kind, change.is_worse) == ("SC-5.1.2/win", Kind.GONE, False)


def test_a_scenario_that_should_have_run_again_is_worse() -> None:
    both = of(came(Verdict.PASS), WRONG)
    cut = replace(both, entries=(WRONG,), abandoned="why")
    comparison = compare(both, cut)
    (change,) = comparison.changes
    assert (change.kind, change.is_worse) == (Kind.GONE, True)
    assert "! SC-5.1.2/win: pass, not run\n" in told(comparison)
    assert "after: 1 of 2 selected scenarios did not run" in told(comparison)


def test_to_conform_no_more_is_worse() -> None:
    comparison = compare(of(WIN), replace(of(WIN), broken=("x",)))
    assert (comparison.changes, comparison.is_worse) == ((), True)
    assert "Worse: it conformed as a whole, and does no more." in told(comparison)


def two() -> tuple[Report, Report]:
    before = of(came(Verdict.PASS, "a/1"), came(Verdict.WRONG, "a/2"), came(Verdict.PASS, "a/3"), WRONG)
    after = of(came(Verdict.CRASH, "a/1"), came(Verdict.PASS, "a/2"), came(Verdict.PASS, "a/4"), WRONG)
    return before, replace(after, plan=replace(after.plan, version="1.1"))


def test_the_whole_is_told_in_order() -> None:
    assert told(compare(*two())).splitlines() == [
        "mine 1.0 -> mine 1.1, another engine or version",
        "",
        "newly failing (1):",
        "  ! a/1: pass -> crash",
        "",
        "newly passing (1):",
        "    a/2: wrong -> pass",
        "",
        "new (1):",
        "    a/4: pass",
        "",
        "gone (1):",
        "    a/3: pass",
        "",
        "2 of 4 -> 2 of 4 pass; 4 of 5 scenarios came otherwise, 1 came alike.",
        "Worse: 1 of 4 changes.",
    ]


def test_the_same_engine_is_named_once() -> None:
    text = told(compare(of(WIN), of(WIN)))
    assert text.startswith("mine 1.0\n")
    assert text.endswith("Nothing is worse.\n")


def test_what_fails_now_says_why() -> None:
    assert "! SC-5.1.3/draw: pass -> wrong: A gets 2\n" in told(
        compare(of(replace(WRONG, verdict=Verdict.PASS)), of(WRONG))
    )
