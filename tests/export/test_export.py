"""An export holds every fixture once, indexed and hashed, always the same, with the bugs it catches."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cardavia.authoring.suite import load_suite
from cardavia.export.bugs import Bug, by_fixture, caught
from tests.cli.conftest import Cardavia, cardavia

__all__ = ["cardavia"]

PROJECT = Path(__file__).parents[2]
CONSUMERS = PROJECT / "examples" / "consume"
ONLY = ("--only", "SC-5.1.3", "--only", "CH-3.6.1", "--only", "PH-3.9.1", "--only", "NT-3.2.2")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An export of a few sentences of each game."""
    folder = tmp_path_factory.mktemp("export")
    command = [sys.executable, "-m", "cardavia", "export", str(folder), "--no-bugs", *ONLY]
    subprocess.run(command, check=True, capture_output=True, env=environment())
    return folder


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(PROJECT), **more}


def manifest(folder: Path) -> Any:
    return json.loads((folder / "manifest.json").read_text(encoding="utf-8"))


def test_the_index_leads_to_every_fixture(folder: Path) -> None:
    schema = json.loads((folder / "fixture.schema.json").read_text(encoding="utf-8"))
    index = manifest(folder)["fixtures"]
    assert {entry["game"] for entry in index} == {"nantong", "paohuzi", "sichuan", "chan"}
    found = []
    for entry in index:
        lines = (folder / entry["file"]).read_text(encoding="utf-8").splitlines()
        fixture = json.loads(lines[entry["line"] - 1])
        Draft202012Validator(schema).validate(fixture)
        assert (fixture["id"], fixture["sentences"]) == (entry["id"], entry["sentences"])
        found.append(fixture["id"])
    lines_there = sum(len(file.read_text().splitlines()) for file in folder.glob("fixtures/*/*.jsonl"))
    assert len(set(found)) == len(found) == lines_there


def test_the_manifest_has_the_hash_of_every_file(folder: Path) -> None:
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    told = manifest(folder)["files"]
    assert there - told.keys() == {"manifest.json"}
    for name, digest in told.items():
        assert sha256((folder / name).read_bytes()).hexdigest() == digest


def test_another_export_is_the_same_byte_for_byte(folder: Path, tmp_path: Path, cardavia: Cardavia) -> None:
    old = str(folder / "manifest.json")
    said = cardavia("export", tmp_path, "--no-bugs", *ONLY, "--against", old)
    assert "0 new, 0 gone, 0 other expectation, 0 other deal" in said.out
    for path in folder.rglob("*"):
        if path.is_file():
            assert (tmp_path / path.relative_to(folder)).read_bytes() == path.read_bytes()


def test_what_was_exported_before_and_is_no_more_goes(tmp_path: Path, cardavia: Cardavia) -> None:
    cardavia("export", tmp_path, "--no-bugs", "--only", "SC-5.1.3", "--only", "CH-3.6.1")
    assert {path.parent.name for path in tmp_path.glob("fixtures/*/*.jsonl")} == {"chan", "sichuan"}
    cardavia("export", tmp_path, "--no-bugs", "--only", "SC-5.1.3")
    assert {path.parent.name for path in tmp_path.glob("fixtures/*/*.jsonl")} == {"sichuan"}


def test_a_fixture_names_the_bugs_it_is_seen_to_catch(tmp_path: Path, cardavia: Cardavia) -> None:
    cardavia("export", tmp_path, "--only", "SC-5.1.3")
    lines = (
        (tmp_path / "fixtures" / "sichuan" / "5-settlement.jsonl").read_text(encoding="utf-8").splitlines()
    )
    bugs = {each["id"]: each["bugs"] for each in map(json.loads, lines)}
    capped = {"sentence": "SC-5.1.3", "says": "caps what a self-draw pays at 32"}
    assert capped in bugs["SC-5.1.3/cap-plus-one"]
    assert manifest(tmp_path)["bugs"] is True


def test_bugs_are_those_of_the_engines_that_fail() -> None:
    fixtures = [each for each in load_suite(("sichuan",)).cases if "SC-5.1.3" in each.sentences]
    found = list(caught("sichuan", fixtures))
    assert {bug.sentence for bug, _ in found} <= {each for fixture in fixtures for each in fixture.sentences}
    bug = Bug("SC-5.1.3", "errs")
    assert by_fixture([(bug, ("a", "b")), (Bug("SC-1", "errs"), ("b",))]) == {
        "a": (bug,),
        "b": (Bug("SC-1", "errs"), bug),
    }


RUNNERS = {
    "python": [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", "."],
    "node": ["node", "--test"],
    "go": ["go", "test", "-count=1", "."],
}


@pytest.mark.parametrize("runner", RUNNERS)
@pytest.mark.parametrize("engine", ["cardavia serve", "tests.cli.engines Capped"])
def test_a_consumer_runs_and_accounts_for_everything(
    folder: Path, tmp_path: Path, runner: str, engine: str
) -> None:
    failed = int(engine.endswith("Capped"))
    if shutil.which(RUNNERS[runner][0]) is None:
        pytest.skip(f"no {runner} here, so its consumer is not tried")
    results = tmp_path / "results.jsonl"
    command = f"{sys.executable} -m {engine}"
    more = {"FIXTURES": str(folder), "ENGINE": command, "RESULTS": str(results)}
    done = subprocess.run(
        RUNNERS[runner], cwd=CONSUMERS / runner, env=environment(**more), capture_output=True, check=False
    )
    account = [sys.executable, "-m", "cardavia", "account", str(results), "--manifest", str(folder)]
    said = subprocess.run(account, env=environment(), check=False)
    told = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()[1:]]
    wrong = {each["id"] for each in told if each["status"] == "fail"}
    assert bool(wrong) == bool(failed)
    assert (done.returncode != 0, said.returncode) == (bool(failed), failed), done.stdout
