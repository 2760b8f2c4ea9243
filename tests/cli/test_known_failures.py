"""`cardavia check --expect` and `--write-expectations`: what they do to verdicts and exit statuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardavia.report.reading import read_report
from tests.cli.conftest import Cardavia, Said
from tests.cli.test_check import engine, verdicts

ENTRY = "{id}:\n  reason: no kongs yet\n  link: https://example.org/1\n"

Check = Callable[..., Said]


@pytest.fixture
def known(tmp_path: Path) -> Path:
    return tmp_path / "known.yaml"


@pytest.fixture
def check(cardavia: Cardavia, corpus: Path, known: Path) -> Check:
    """Check an engine with a list of these ids."""

    def call(name: str, *ids: str, more: tuple[str | Path, ...] = ()) -> Said:
        known.write_text("\n".join(ENTRY.format(id=each) for each in ids), encoding="utf-8")
        return cardavia("check", "--corpus", corpus, "--engine", engine(name), "--expect", known, *more)

    return call


@pytest.mark.parametrize("ids", [("SC-3.3.1/declared", "one-kong"), ("SC-3.3.1",), ("one-kong", "SC-3.3.1")])
def test_what_is_listed_may_fail(check: Check, tmp_path: Path, ids: tuple[str, ...]) -> None:
    file = tmp_path / "report.json"
    said = check("Fragile", *ids, more=("--json", file))
    assert said.status == 0
    assert "no kongs yet (https://example.org/1)" in " ".join(said.out.split())
    found = verdicts(file)
    failing = {name for name, verdict in found.items() if verdict != "pass"}
    assert failing == {"SC-3.3.1/declared", "one-kong"}
    assert {found[name] for name in failing} == {"expected failure"}
    assert [each.id for each in read_report(file).plan.known] == list(ids)


def test_several_workers_expect_the_same(check: Check, served: Callable[[str], str]) -> None:
    said = check("Fragile", "SC-3.3.1", more=("--engine", served("Fragile"), "-n", "2"))
    assert said.status == 0
    assert "listed as known" in said.out


def test_what_is_not_listed_may_not(check: Check) -> None:
    said = check("Fragile", "one-kong")
    assert said.status == 1
    assert "--- crash: SC-3.3.1/declared" in said.out
    assert "1 of 50 scenarios came out unexpectedly" in said.out


def test_what_is_listed_must_fail(check: Check, known: Path) -> None:
    said = check("Capped", "SC-5.1.3", "one-kong")
    assert said.status == 1
    assert "--- unexpected pass: one-kong" in said.out
    assert f"a failure: {known}:5 lists one-kong" in " ".join(said.out.split())


def test_of_a_sentence_one_scenario_must_fail(check: Check, known: Path) -> None:
    said = check("AtTheEnd", "SC-3.3.1")
    assert said.status == 1
    told = " ".join(said.out.split())
    assert f"{known}:1 lists SC-3.3.1 as a known failure, but none of its 2 scenarios fails" in told
    assert said.out.rstrip().endswith("1 of 1 known failures were not seen.")


def test_a_selection_says_nothing_of_what_it_leaves_out(check: Check) -> None:
    assert check("AtTheEnd", "SC-3.3.1", more=("--only", "SC-3.3.1/declared")).status == 0
    assert check("AtTheEnd", "one-kong", more=("--only", "SC-5.1.3")).status == 0


def test_a_declaration_comes_first(check: Check) -> None:
    said = check("Strict", "SC-2.1.5/other-suit")
    assert said.status == 1
    assert "declared to be read differently" in said.out
    assert "SC-2.1.5/other-suit as a known failure, but its scenario does not fail" in " ".join(
        said.out.split()
    )


def test_a_list_that_is_out_of_date_is_refused_before_anything_runs(check: Check, known: Path) -> None:
    said = check("Interrupting", "SC-5.1.3/cup")
    assert said.status == 2
    assert said.err.startswith(f"--expect: {known}:1: is out of date: no scenario")
    assert "SC-5.1.3/cap" in said.err


def test_a_list_is_written_filled_in_and_expected(
    cardavia: Cardavia, corpus: Path, known: Path, tmp_path: Path
) -> None:
    def check(*more: str | Path) -> Said:
        return cardavia("check", "--corpus", corpus, "--engine", engine("Fragile"), *more)

    said = check("--write-expectations", known)
    assert said.status == 1
    assert f"{known}: 0 kept, 2 new, 0 dropped" in said.err
    refused = check("--expect", known)
    assert refused.status == 2
    assert f"{known}:4: SC-3.3.1/declared is not filled in" in refused.err
    text = known.read_text(encoding="utf-8").replace("FILL IN", "done by hand")
    known.write_text(text, encoding="utf-8")
    again = check("--expect", known, "--write-expectations", known)
    assert again.status == 0
    assert f"{known}: 2 kept, 0 new, 0 dropped" in again.err
    assert known.read_text(encoding="utf-8") == text
    assert [path.name for path in tmp_path.iterdir()] == ["known.yaml"]


def test_what_passes_is_dropped(cardavia: Cardavia, corpus: Path, known: Path) -> None:
    known.write_text(ENTRY.format(id="one-kong"), encoding="utf-8")
    said = cardavia("check", "--corpus", corpus, "--write-expectations", known)
    assert said.status == 0
    assert "0 kept, 0 new, 1 dropped\n  dropped: one-kong" in said.err
    assert "one-kong" not in known.read_text(encoding="utf-8")


def test_a_list_that_cannot_be_brought_up_to_date_is_refused_at_once(
    cardavia: Cardavia, corpus: Path, known: Path
) -> None:
    known.write_text("one-kong: x\n", encoding="utf-8")
    said = cardavia("check", "--corpus", corpus, "--write-expectations", known)
    assert (said.status, known.read_text(encoding="utf-8")) == (2, "one-kong: x\n")
    assert f"--write-expectations: {known}:1: expected a mapping here" in said.err
