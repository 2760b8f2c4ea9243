"""Several workers come to what one comes to; a run that is ended, however roughly, keeps what it has."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from cardavia.report.model import Report
from cardavia.report.reading import TruncatedReportError, read_report
from tests.cli.test_program import PROJECT, run

ENDLESS = "600"
WORKERS = pytest.mark.parametrize("workers", ["1", "2"])


@pytest.fixture
def at(corpus: Path, tmp_path: Path) -> tuple[str | Path, ...]:
    return ("cardavia", "check", "--corpus", corpus, "--json", tmp_path / "report.json")


def verdicts(report: Report) -> list[tuple[str, str]]:
    return [(entry.id, entry.verdict.value) for entry in report.entries]


@pytest.mark.parametrize("name", ["Capped", "Fragile", "Strict"])
def test_two_workers_come_to_what_one_comes_to(
    at: Sequence[str | Path], tmp_path: Path, served: Callable[[str], str], name: str
) -> None:
    found = []
    for workers in ("1", "2"):
        done = run(*at, "--engine", served(name), "-n", workers, cwd=PROJECT)
        assert done.stderr == ""
        report = read_report(tmp_path / "report.json")
        said = re.sub(r"played in [\d.]+ s", "", done.stdout)
        found.append((done.returncode, verdicts(report), said))
    assert found[0] == found[1]
    assert len(found[0][1]) == 50


def test_workers_of_our_own_engine_need_no_process_of_it(at: Sequence[str | Path]) -> None:
    assert run(*at, "-n", "3", cwd=PROJECT).returncode == 0


def test_more_workers_than_scenarios_do_no_harm(at: Sequence[str | Path]) -> None:
    assert run(*at, "-n", "9", "--only", "SC-5.1.3", cwd=PROJECT).returncode == 0


def test_workers_give_up_together(
    at: Sequence[str | Path], tmp_path: Path, served: Callable[[str], str]
) -> None:
    done = run(*at, "--engine", served("Halved"), "-n", "2", cwd=PROJECT)
    report = read_report(tmp_path / "report.json")
    assert done.returncode == 1
    assert report.abandoned.startswith("it broke down in each of 5 scenarios")
    # The other worker may have been at one more.
    assert 5 <= len([entry for entry in report.entries if entry.verdict.value == "crash"]) <= 6


def test_an_engine_that_starts_only_once_is_told_of(at: Sequence[str | Path], tmp_path: Path) -> None:
    engine = f"{sys.executable} -m tests.engines.starts_only_once {tmp_path / 'mark'}"
    done = run(*at, "--engine", engine, "-n", "2", cwd=PROJECT)
    assert done.returncode == 3
    assert done.stderr.startswith("Error: started once, but not 2 times (-n 2): ")
    assert "FileExistsError" in done.stderr
    assert "Traceback" not in done.stderr.partition("engine's log:")[0]


def test_a_worker_that_is_gone_is_no_verdict_and_ends_nothing_else(
    at: Sequence[str | Path], tmp_path: Path
) -> None:
    engine = "python:tests.cli.engines:Vanishing"
    done = run(*at, "--engine", engine, "-n", "2", "--only", "SC-3.3", "--only", "SC-5.1", cwd=PROJECT)
    report = read_report(tmp_path / "report.json")
    assert done.returncode == 1
    assert report.broken == tuple(
        f"{name}: the worker that played it has ended; an engine of its process may have ended it"
        for name in ("SC-3.3.1/declared", "one-kong")
    )
    assert not report.conforms
    assert {entry.verdict.value for entry in report.entries} == {"pass"}
    assert report.missing == 2


def ended(arguments: Sequence[str | Path], file: Path, results: int, sign: signal.Signals) -> tuple[int, str]:
    """The status and output of a program that is sent a signal once its report has so many results."""
    with subprocess.Popen(
        [sys.executable, "-m", *map(str, arguments)],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as program:
        while not file.exists() or file.read_text(encoding="utf-8").count('\n{"kind":"result"') < results:
            assert program.poll() is None
            time.sleep(0.05)
        # To all of them, as a terminal does.
        os.killpg(program.pid, sign) if sign is signal.SIGINT else program.send_signal(sign)
        out, _ = program.communicate(timeout=120)
        return program.returncode, out


@WORKERS
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_tells_and_writes_what_is_known(
    at: Sequence[str | Path], tmp_path: Path, workers: str, sign: signal.Signals
) -> None:
    junit, file = tmp_path / "report.xml", tmp_path / "report.json"
    engine = f"{sys.executable} -m tests.engines.silent"
    status, out = ended(
        (*at, "--engine", engine, "--timeout", ENDLESS, "-n", workers, "--junit", junit),
        file,
        int(workers),
        sign,
    )
    assert status == 130
    report = read_report(file)
    assert (report.interrupted, report.conforms, len(report.entries)) == (True, False, int(workers))
    assert f"interrupted after {workers}\n" in out
    assert out.endswith("Interrupted: what was not run is not known.\n")
    assert f"{50 - int(workers)} of 50 scenarios did not run" in junit.read_text()


@WORKERS
def test_a_run_that_is_killed_leaves_what_is_known(
    at: Sequence[str | Path], tmp_path: Path, workers: str
) -> None:
    file = tmp_path / "report.json"
    engine = f"{sys.executable} -m tests.engines.silent"
    status, _ = ended(
        (*at, "--engine", engine, "--timeout", ENDLESS, "-n", workers), file, int(workers), signal.SIGKILL
    )
    assert status == -signal.SIGKILL
    with pytest.raises(TruncatedReportError, match=rf"it holds {workers} of 50 results \({workers} pass\)"):
        read_report(file)
