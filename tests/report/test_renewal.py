"""A list of known failures brought up to date: what stays word for word, what goes, what comes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from cardavia.authoring.suite import load_suite
from cardavia.fixture.suite import Suite
from cardavia.judging.known import KnownFailure, ListError, known_failures, listed
from cardavia.judging.verdict import Verdict
from cardavia.report.model import Entry, Report
from cardavia.report.renewal import Renewal, renewed
from tests.authoring import corpora
from tests.report.conftest import WIN, of

CAP, KONG, DEAL, PUNG = "SC-5.1.3/cap", "SC-3.3.1/declared", "one-kong", "SC-2.1.5/other-suit"

LIST = """\
# What our engine cannot do yet.

# Kongs, all of them.
SC-3.3.1:
  reason: "no kongs: later"   # after the release
  link: https://example.org/1

# --- scoring ---

# The cap.
SC-5.1.3/cap:
  reason: >-
    paid inside
    the cap
  link: https://example.org/2

CH-1.1.1:
  reason: another game
  link: https://example.org/3
"""


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Suite:
    return load_suite(("sichuan",), corpora.write(tmp_path_factory.mktemp("corpus"), corpora.complete()))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "known.yaml"


def ran(
    suite: Suite, *failing: str, verdict: Verdict = Verdict.WRONG, left_out: tuple[str, ...] = ()
) -> Report:
    """A run of the whole suite."""
    return of(
        *(
            replace(WIN, id=name, verdict=verdict, expected="this", got="that") if name in failing
            else replace(WIN, id=name)
            for name in suite.by_id
            if name not in left_out
        )
    )  # fmt: skip


def renew(path: Path, text: str, report: Report, suite: Suite) -> Renewal:
    path.write_text(text, encoding="utf-8")
    return renewed(text, listed(path), report, suite)


def test_what_still_fails_stays_word_for_word(path: Path, suite: Suite) -> None:
    renewal = renew(path, LIST, ran(suite, CAP, KONG), suite)
    assert renewal == (LIST, ("SC-3.3.1", CAP, "CH-1.1.1"), (), ())


def test_what_passes_goes_with_its_comment_and_no_other(path: Path, suite: Suite) -> None:
    renewal = renew(path, LIST, ran(suite, CAP), suite)
    assert renewal.dropped == ("SC-3.3.1",)
    assert renewal.text.startswith(
        "# What our engine cannot do yet.\n\n# --- scoring ---\n\n# The cap.\nSC-5.1.3/cap:\n"
    )
    assert "Kongs" not in renewal.text
    last = renew(path, LIST, ran(suite, KONG), suite)
    assert last.dropped == (CAP,)
    assert "cap" not in last.text
    assert "# --- scoring ---\n\nCH-1.1.1:\n" in last.text


def test_what_is_new_is_to_be_filled_in(path: Path, suite: Suite) -> None:
    renewal = renew(path, LIST, ran(suite, CAP, DEAL, PUNG), suite)
    assert (renewal.kept, renewal.new) == (("SC-3.3.1", CAP, "CH-1.1.1"), (PUNG,))
    assert renewal.text == (
        LIST + f"\n# wrong: expected this; got that\n{PUNG}:\n  reason: FILL IN\n  link: FILL IN\n"
    )
    path.write_text(renewal.text, encoding="utf-8")
    line = renewal.text.split("\n").index(f"{PUNG}:") + 1
    with pytest.raises(ListError, match=f"known.yaml:{line}: {PUNG} is not filled in: say why .* and where"):
        known_failures(path, suite)


def test_a_list_from_nothing_has_what_fails_in_the_order_of_the_suite(path: Path, suite: Suite) -> None:
    renewal = renew(path, "", ran(suite, DEAL, CAP, KONG, verdict=Verdict.CRASH), suite)
    assert (
        renewal.new == tuple(name for name in suite.by_id if name in (DEAL, CAP, KONG)) == (KONG, CAP, DEAL)
    )
    path.write_text(renewal.text, encoding="utf-8")
    assert [entry.id for entry in listed(path)] == [KONG, CAP, DEAL]


def test_to_do_it_again_changes_nothing(path: Path, suite: Suite) -> None:
    report = ran(suite, DEAL, CAP)
    once = renew(path, LIST, report, suite)
    assert renew(path, once.text, report, suite).text == once.text


def test_nothing_left_is_a_list_too(path: Path, suite: Suite) -> None:
    renewal = renew(path, "one-kong:\n  reason: x\n  link: y\n", ran(suite), suite)
    assert renewal.dropped == (DEAL,)
    path.write_text(renewal.text, encoding="utf-8")
    assert listed(path) == ()
    assert renew(path, renewal.text, ran(suite, CAP), suite).new == (CAP,)


def test_an_empty_mapping_gives_way(path: Path, suite: Suite) -> None:
    renewal = renew(path, "# ours\n{}\n", ran(suite, CAP), suite)
    assert list(yaml.safe_load(renewal.text)) == [CAP]
    assert renewal.text.startswith("# ours\n")


def test_what_did_not_run_stays(path: Path, suite: Suite) -> None:
    renewal = renew(path, LIST, ran(suite, left_out=(CAP, DEAL)), suite)
    assert renewal.dropped == ()


def test_what_means_nothing_any_more_goes(path: Path, suite: Suite) -> None:
    renewal = renew(path, "SC-5.1.3/cup:\n  reason: x\n  link: y\n", ran(suite), suite)
    assert renewal.dropped == ("SC-5.1.3/cup",)


def judged(name: str, verdict: Verdict, **grounds: object) -> Entry:
    return replace(WIN, id=name, verdict=verdict, **grounds)  # type: ignore[arg-type] # what a test needs


def test_what_fails_by_declaration_needs_no_entry(path: Path, suite: Suite) -> None:
    entry = judged(PUNG, Verdict.EXPECTED_FAILURE, declared={"SC-2.1.5": ("B",)})
    text = f"{PUNG}:\n  reason: x\n  link: y\n"
    assert renew(path, "", of(entry), suite).new == ()
    assert renew(path, text, of(entry), suite).dropped == (PUNG,)


def test_a_run_that_expected_by_another_list_hands_reasons_on(path: Path, suite: Suite) -> None:
    known = KnownFailure(
        "SC-3.3.1", 'no "kongs": yet', "https://example.org/1", "other.yaml", 1, (KONG, DEAL)
    )
    report = of(judged(KONG, Verdict.EXPECTED_FAILURE, known=known.id))
    report = replace(report, plan=replace(report.plan, known=(known,)))
    renewal = renew(path, "", report, suite)
    path.write_text(renewal.text, encoding="utf-8")
    assert [entry[:3] for entry in listed(path)] == [(KONG, 'no "kongs": yet', "https://example.org/1")]


def test_what_an_engine_says_is_no_yaml(path: Path, suite: Suite) -> None:
    wild = replace(
        WIN, id=CAP, verdict=Verdict.WRONG, expected="a\nb: c", got="\x00\x85\u2028\ufeff\ud800x" * 30
    )
    renewal = renew(path, "", of(wild), suite)
    path.write_text(renewal.text, encoding="utf-8")
    assert [entry.id for entry in listed(path)] == [CAP]
    assert max(map(len, renewal.text.splitlines())) <= 110
