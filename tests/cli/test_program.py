"""The program as a process, and the suite under plain pytest, in folders of others."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO

import pytest

from cardavia.report.reading import read_report

PROJECT = Path(__file__).parents[2]
WRONG = "python:tests.cli.engines:Capped"


def run(
    *arguments: str | Path,
    cwd: Path,
    stdin: str = "",
    stdout: IO[str] | int = subprocess.PIPE,
    **environment: str,
) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, (str(PROJECT), os.environ.get("PYTHONPATH"))))
    variables: Mapping[str, str] = {**os.environ, "PYTHONPATH": path, **environment}
    return subprocess.run(
        [sys.executable, "-m", *map(str, arguments)],
        cwd=cwd,
        env=variables,
        input=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=120,
    )


def plain_pytest(*arguments: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Pytest, which finds Cardavia by its entry point."""
    return run(
        *("pytest", "-p", "no:cacheprovider", "-p", "no:hypothesispytest"),
        *arguments,
        cwd=cwd,
        stdout=subprocess.PIPE,
        **environment,
    )


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    folder = tmp_path / "empty"
    folder.mkdir()
    return folder


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """The folder of a project whose pytest settings would stop any other run."""
    folder = tmp_path / "hostile"
    folder.mkdir()
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\npython_functions = no\n")
    (folder / "conftest.py").write_text("raise RuntimeError('not for you')\n")
    (folder / "test_own.py").write_text("def test_own(): assert False\n")
    return folder


def test_check_leaves_an_empty_folder_empty(empty: Path, corpus: Path) -> None:
    done = run("cardavia", "check", "--corpus", corpus, cwd=empty)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(empty.iterdir()) == []


def test_check_does_not_see_what_pytest_would(hostile: Path, corpus: Path) -> None:
    done = run(
        *("cardavia", "check", "--corpus", corpus),
        cwd=hostile,
        PYTEST_ADDOPTS="--no-such-option",
        PYTEST_PLUGINS="no_such_plugin",
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_statuses_of_the_program(empty: Path, corpus: Path) -> None:
    at = ("cardavia", "check", "--corpus", corpus, "--only", "SC-5.1.3")
    assert run(*at, "--engine", WRONG, cwd=empty).returncode == 1
    unknown = run(*at, "--engin", "x", cwd=empty)
    assert unknown.returncode == 2
    assert re.search(r"Did you mean '?--engine'?\?", unknown.stderr)
    assert run(*at, "--engine", "false", cwd=empty).returncode == 3


def test_an_interrupted_program_has_the_status_of_one(empty: Path, corpus: Path) -> None:
    done = run(
        *("cardavia", "check", "--corpus", corpus, "--engine", "python:tests.cli.engines:Interrupting"),
        *("--json", "report.json"),
        cwd=empty,
    )
    assert done.returncode == 130
    assert len(read_report(empty / "report.json").entries) == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_output_is_told_in_one_line_and_costs_no_report(empty: Path, corpus: Path) -> None:
    files = ("--json", "report.json", "--junit", "report.xml")
    with Path("/dev/full").open("w") as full:
        done = run(
            "cardavia", "check", "--corpus", corpus, "--only", "SC-5.1.3", *files, cwd=empty, stdout=full
        )
    assert done.returncode == 2
    assert done.stderr.startswith("Error: the output cannot be written (No space left on device)")
    assert done.stderr.count("\n") == 1
    assert len(read_report(empty / "report.json").entries) == 1
    assert (empty / "report.xml").exists()


def test_a_pipe_that_nobody_reads_is_not_taken_for_a_verdict(empty: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = run("cardavia", "rules", "SC-5", cwd=empty, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (2, "")


def test_our_engine_is_served(empty: Path) -> None:
    request = '{"jsonrpc": "2.0", "id": 1, "method": "describe", "params": {}}\n'
    done = run("cardavia", "serve", cwd=empty, stdin=request)
    assert done.returncode == 0
    assert json.loads(done.stdout)["result"]["protocol"] == 1


def test_our_engine_served_conforms(empty: Path, corpus: Path) -> None:
    served = f"{sys.executable} -m cardavia serve"
    done = run("cardavia", "check", "--corpus", corpus, "--engine", served, cwd=empty)
    assert done.returncode == 0, done.stdout


def test_plain_pytest_runs_the_suite_from_an_empty_folder(empty: Path, corpus: Path) -> None:
    done = plain_pytest(
        *("--engine", "reference", "--cardavia-corpus", corpus, "--strict-markers", "-W", "error"), cwd=empty
    )
    assert done.returncode == 0, done.stdout
    assert "50 passed" in done.stdout
    assert "48 of 48 sentences hold" in done.stdout
    assert list(empty.iterdir()) == []


def test_plain_pytest_tells_failures_as_we_do(empty: Path, corpus: Path) -> None:
    done = plain_pytest(
        *("--engine", WRONG, "--cardavia-corpus", corpus, "--cardavia-only", "SC-5.1", "--rootdir", empty),
        cwd=empty,
        COLUMNS="250",
    )
    assert done.returncode == 1
    assert "got           they change by A +96, B -32, C -32, D -32" in done.stdout
    assert "Traceback" not in done.stdout
    assert "1 failed, 6 passed" in done.stdout
    assert f"FAILED {corpus / 'features/sichuan/5-section.feature'}::SC-5.1.3/cap - wrong" in done.stdout


def test_plain_pytest_over_several_processes(empty: Path, corpus: Path) -> None:
    pytest.importorskip("xdist")
    done = plain_pytest("--engine", WRONG, "--cardavia-corpus", corpus, "-n2", cwd=empty)
    assert done.returncode == 1
    assert "1 failed, 49 passed" in done.stdout
    assert "47 of 48 sentences hold" in done.stdout


def test_plain_pytest_shows_declared_readings_as_expected(empty: Path, corpus: Path) -> None:
    done = plain_pytest("--engine", "python:tests.cli.engines:Strict", "--cardavia-corpus", corpus, cwd=empty)
    assert done.returncode == 0
    assert "49 passed, 1 xfailed" in done.stdout


@pytest.mark.parametrize(
    ("name", "processes", "said"),
    [
        ("SC-5.1.3", (), (0, "49 passed, 1 xfailed", "listed as known")),
        ("SC-5.1.4", (), (1, "2 failed, 48 passed", "unexpected pass: SC-5.1.4")),
        ("SC-5.1.3", ("-n2",), (0, "49 passed, 1 xfailed", "listed as known")),
        ("SC-3.3.1", (), (1, "1 failed, 49 passed", "but none of its 2 scenarios fails for that")),
    ],
)
def test_plain_pytest_expects_known_failures(
    tmp_path: Path, corpus: Path, name: str, processes: tuple[str, ...], said: tuple[int, str, str]
) -> None:
    known = tmp_path / "known.yaml"
    known.write_text(f"{name}:\n  reason: why\n  link: where\n", encoding="utf-8")
    arguments = ("--engine", WRONG, "--cardavia-corpus", corpus, "--cardavia-expect", known)
    done = plain_pytest(*arguments, *processes, cwd=tmp_path)
    status, outcome, told = said
    assert done.returncode == status
    assert outcome in done.stdout
    assert told in done.stdout


def test_plain_pytest_is_not_green_where_a_sentence_does_not_fail_as_listed(
    tmp_path: Path, corpus: Path
) -> None:
    known = tmp_path / "known.yaml"
    known.write_text("SC-3.3.1:\n  reason: why\n  link: where\n", encoding="utf-8")
    arguments = ("--engine", "reference", "--cardavia-corpus", corpus, "--cardavia-expect", known)
    done = plain_pytest(*arguments, cwd=tmp_path)
    assert (done.returncode, "50 passed" in done.stdout) == (1, True)


def test_plain_pytest_skips_games_that_are_not_offered(empty: Path, corpus: Path) -> None:
    done = plain_pytest(
        "--engine", "python:tests.cli.engines:Elsewhere", "--cardavia-corpus", corpus, cwd=empty
    )
    assert "50 skipped" in done.stdout
    assert "Nothing was tested" in done.stdout
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--engine", "false"), "does not start as an engine"),
        (("--engine", "reference", "--cardavia-only", "SC-9.9.9"), "SC-9.9.9"),
        (("--engine", "reference", "--cardavia-game", "bridge"), "the games are "),
        (("--engine", "reference", "--cardavia-expect", "none.yaml"), "none.yaml: cannot be read"),
        (("--cardavia-only", "SC-5.1.3"), "add --engine CMD"),
        (("--cardavia-game", "sichuan"), "add --engine CMD"),
        ((), "add --engine CMD"),
    ],
)
def test_plain_pytest_refuses_wrong_use(
    empty: Path, corpus: Path, arguments: tuple[str, ...], says: str
) -> None:
    done = plain_pytest(*arguments, "--cardavia-corpus", corpus, cwd=empty)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_plain_pytest_is_left_alone_without_an_engine(tmp_path: Path) -> None:
    (tmp_path / "test_own.py").write_text(
        "import sys\ndef test_own(): assert 'cardavia' not in sys.modules\n"
    )
    assert "1 passed" in plain_pytest(cwd=tmp_path).stdout


def test_plain_pytest_runs_named_paths_beside_the_suite(tmp_path: Path, corpus: Path) -> None:
    (tmp_path / "test_own.py").write_text("def test_own(): pass\n")
    feature = corpus / "features" / "sichuan" / "5-section.feature"
    done = plain_pytest(
        "--engine", "reference", "--cardavia-corpus", corpus, "test_own.py", feature, cwd=tmp_path
    )
    assert "11 passed" in done.stdout
    assert "It conforms in what was selected." in done.stdout


def test_plain_pytest_without_pytest_bdd_says_so(empty: Path, corpus: Path) -> None:
    done = plain_pytest(
        "--engine", "reference", "--cardavia-corpus", corpus, "-p", "no:pytest-bdd", cwd=empty
    )
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "--engine needs pytest-bdd" in done.stderr


@pytest.mark.parametrize("processes", [(), ("-n2",)], ids=["alone", "over several processes"])
@pytest.mark.parametrize("path", [".", "test_own.py", "test_own.py::test_own"])
def test_plain_pytest_is_not_green_with_nothing_of_the_suite(
    tmp_path: Path, corpus: Path, path: str, processes: tuple[str, ...]
) -> None:
    if processes:
        pytest.importorskip("xdist")
    (tmp_path / "test_own.py").write_text("def test_own(): pass\n")
    done = plain_pytest("--engine", WRONG, "--cardavia-corpus", corpus, *processes, path, cwd=tmp_path)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "none of the suite was collected: leave out the paths" in done.stdout + done.stderr


def test_plain_pytest_leaves_other_peoples_options_to_them(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        "def pytest_addoption(parser):\n"
        "    for name in ('game', 'only', 'corpus'):\n"
        "        parser.addoption(f'--{name}')\n"
        "    parser.addoption('--motor', dest='engine')\n"
    )
    (tmp_path / "test_own.py").write_text(
        "def test_own(pytestconfig): assert pytestconfig.getoption('game') == 'go'\n"
    )
    done = plain_pytest("--game", "go", "--only", "x", "--corpus", "y", "--motor", "z", cwd=tmp_path)
    assert "1 passed" in done.stdout, done.stderr


def test_plain_pytest_can_be_without_us_where_engine_is_taken(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        "def pytest_addoption(parser): parser.addoption('--engine', default='steam')\n"
    )
    (tmp_path / "test_own.py").write_text(
        "def test_own(pytestconfig): assert pytestconfig.getoption('engine') == 'diesel'\n"
    )
    done = plain_pytest("-p", "no:cardavia", "--engine", "diesel", cwd=tmp_path)
    assert "1 passed" in done.stdout, done.stderr
