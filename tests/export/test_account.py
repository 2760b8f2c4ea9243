"""Green with fixtures skipped in silence is impossible: each way to it is a fault of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from cardavia.cli import cli
from cardavia.export.account import ResultsError, read_results
from cardavia.export.manifest import Entry, Manifest, ManifestError, changes, read_manifest

IDS = ("SC-1/a", "SC-1/b", "deal")
HEAD = {"corpus": "3.1.0"}
PASSED = [{"id": name, "status": "pass"} for name in IDS]


def account(folder: Path, *results: object) -> tuple[int, str]:
    """What `cardavia account` ends with and says of some results."""
    fixtures = [{"id": name, "deal": "d", "expects": "e"} for name in IDS]
    (folder / "manifest.json").write_text(json.dumps({"format": 1, "corpus": "3.1.0", "fixtures": fixtures}))
    told = folder / "results.jsonl"
    told.write_text("".join(json.dumps(each) + "\n" for each in results))
    done = CliRunner().invoke(cli, ["account", str(told), "--manifest", str(folder)], standalone_mode=False)
    return done.return_value, done.stdout


def test_everything_that_ran_and_passed_is_good(tmp_path: Path) -> None:
    status, said = account(tmp_path, HEAD, *PASSED)
    assert (status, said) == (0, "corpus 3.1.0: of 3 fixtures 3 pass, 0 fail, 0 skipped with a reason\n")


def test_a_reason_lets_skip(tmp_path: Path) -> None:
    status, said = account(
        tmp_path, HEAD, *PASSED[:2], {"id": "deal", "status": "skip", "reason": "no kongs yet"}
    )
    assert status == 0
    assert said.splitlines() == [
        "skipped: deal: no kongs yet",
        "corpus 3.1.0: of 3 fixtures 2 pass, 0 fail, 1 skipped with a reason",
    ]


@pytest.mark.parametrize(
    ("results", "says"),
    [
        ((HEAD, *PASSED[:2]), "deal: did not run; run it, or skip it with a reason"),
        ((HEAD, *PASSED, PASSED[0]), "SC-1/a: ran 2 times; tell each once"),
        ((HEAD, *PASSED, {"id": "SC-9/x", "status": "pass"}), "SC-9/x: is not in the manifest"),
        ((HEAD, *PASSED[:2], {"id": "deal", "status": "skip"}), "deal: is skipped without a reason; say why"),
        ((HEAD, *PASSED[:2], {"id": "deal", "status": "skip", "reason": " "}), "is skipped without a reason"),
        (({"corpus": "3.0.0"}, *PASSED), "the results are of corpus 3.0.0, the manifest of 3.1.0"),
        (
            (HEAD, *({**each, "status": "skip", "reason": "all"} for each in PASSED)),
            "nothing has been judged",
        ),
        ((HEAD, *PASSED[:2], {"id": "deal", "status": "fail"}), "2 pass, 1 fail"),
        ((HEAD,), "of 3 fixtures 0 pass, 0 fail, 0 skipped"),
    ],
)
def test_whatever_is_not_accounted_for_is_said(
    tmp_path: Path, results: tuple[object, ...], says: str
) -> None:
    status, said = account(tmp_path, *results)
    assert status == 1
    assert says in said


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("", "is empty; nothing has run"),
        ('{"corpus": "1"}\n{"id": "a", "st', r":2: the last line does not end"),
        ("nothing\n", r":1: expected a JSON object"),
        ("[1]\n", r":1: expected a JSON object"),
        ('{"id": "a", "status": "pass"}\n', r":1: expected a heading"),
        (
            '{"corpus": "1"}\n{"id": "a", "status": "ok"}\n',
            r':2: expected "id", "status" \(pass or fail or skip\)',
        ),
        ('{"corpus": "1"}\n{"status": "pass"}\n', ":2: expected"),
    ],
)
def test_what_is_no_results_is_refused_by_its_line(tmp_path: Path, written: str, says: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(written)
    with pytest.raises(ResultsError, match=says):
        read_results(file)


@pytest.mark.parametrize(
    "written",
    ["", "[]", "{}", '{"format": 2, "corpus": "1", "fixtures": []}', '{"format": 1, "fixtures": [3]}'],
)
def test_what_is_no_manifest_is_refused(tmp_path: Path, written: str) -> None:
    file = tmp_path / "manifest.json"
    file.write_text(written)
    with pytest.raises(ManifestError, match="is no manifest that `cardavia export` has written"):
        read_manifest(file)


def test_a_change_of_what_is_expected_outweighs_one_of_the_deal() -> None:
    old = Manifest(
        "1", {name: Entry("deal", "expects") for name in ("same", "gone", "dealt", "asked", "both")}
    )
    new = Manifest(
        "2",
        {
            "same": Entry("deal", "expects"),
            "dealt": Entry("other", "expects"),
            "asked": Entry("deal", "other"),
            "both": Entry("other", "other"),
            "new": Entry("deal", "expects"),
        },
    )
    assert list(changes(old, new)) == [
        ("other deal", "dealt"),
        ("other expectation", "asked"),
        ("other expectation", "both"),
        ("new", "new"),
        ("gone", "gone"),
    ]
