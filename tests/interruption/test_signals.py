"""A signal is heard wherever it comes: what was measured is told, engines end, and the status says so."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardavia import interruption
from cardavia.cli import cli
from tests.interruption import untimely
from tests.interruption.signalled import MOMENTS

PROJECT = Path(__file__).parents[2]
SIGNALS = ("SIGINT", "SIGTERM")
COMMANDS = {
    "check": ("check", "--game", "chan", "--only", "CH-3.4"),
    "lint": ("lint", "--game", "chan"),
    "perft": ("perft", "--game", "chan"),
    "mutants": ("mutants", "--only", "CH-3.6.1"),
    "compare-engines": ("compare-engines", "--engine", "reference", "--game", "chan"),
    "properties": ("properties", "--game", "chan"),
    "smoke": ("smoke", "--engine", "reference"),
}
"""What takes long, on little of it."""


def run(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def signalled(
    moment: str, name: str, joint: int, *arguments: str, cwd: Path
) -> subprocess.CompletedProcess[str]:
    return run("-m", "tests.interruption.signalled", moment, name, str(joint), *arguments, cwd=cwd)


@pytest.mark.parametrize("name", SIGNALS)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_long_command_ends_at_its_next_joint(command: str, name: str, tmp_path: Path) -> None:
    done = signalled("at_the_joint", name, 2, *COMMANDS[command], cwd=tmp_path)
    assert (done.returncode, "Traceback" in done.stderr) == (130, False), done.stderr
    assert "nterrupted" in done.stderr + done.stdout


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("joint", [1, 7, 60])
def test_no_moment_swallows_it(moment: str, joint: int, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    done = signalled(moment, "SIGINT", joint, *COMMANDS["check"], "--json", str(report), cwd=tmp_path)
    assert done.returncode == 130, done.stdout
    assert "Exception ignored" not in done.stderr
    assert "Traceback" not in done.stderr
    if report.exists():
        assert all(json.loads(line) for line in report.read_text().splitlines())


@pytest.mark.skipif(not interruption.HAS_MASK, reason="signals cannot be made to wait here")
@pytest.mark.parametrize("name", SIGNALS)
@pytest.mark.parametrize("moment", untimely.MOMENTS)
def test_workers_that_are_deaf_for_a_moment_need_not_be_killed(
    moment: str, name: str, tmp_path: Path
) -> None:
    arguments = ("-m", "tests.interruption.untimely", moment, name, *COMMANDS["check"], "-n", "2")
    done = run(*arguments, cwd=tmp_path)
    assert (done.returncode, "Traceback" in done.stderr) == (130, False), done.stderr


@pytest.mark.skipif(not interruption.HAS_MASK, reason="signals cannot be made to wait here")
def test_ctrl_c_does_not_reach_workers_that_still_import(tmp_path: Path) -> None:
    arguments = ("-m", "tests.interruption.untimely", "", "", *COMMANDS["properties"], "--deals", "2")
    done = run(*arguments, "-n", "2", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


SIGNALLING = """
import os, signal, sys
from cardavia.engine.reference import ReferenceEngine
from tests.engines.base import good, write
with open(sys.argv[2], "w") as mark: mark.write(str(os.getpid()))
engine = ReferenceEngine()
for number, line in enumerate(sys.stdin.buffer):
    if number == 60:
        os.killpg(int(open(sys.argv[3]).read()), signal.Signals[sys.argv[1]])
        sys.stdin.buffer.read()
    write(good(engine, line))
"""
"""An engine that sends the whole group of the program a signal, as a terminal does, and answers no more."""


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("name", SIGNALS)
def test_whoever_waits_for_an_engine_is_woken(name: str, workers: str, tmp_path: Path) -> None:
    engine, mark, group = tmp_path / "engine.py", tmp_path / "mark", tmp_path / "group"
    engine.write_text(SIGNALLING)
    command = f"{sys.executable} {engine} {name} {mark} {group}"
    arguments = (
        "check",
        "--game",
        "chan",
        "--engine",
        command,
        "--timeout",
        "600",
        "-n",
        workers,
        "--json",
        "report.json",
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "cardavia", *arguments],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    group.write_text(str(process.pid))
    out, err = process.communicate()
    assert (process.returncode, "Traceback" in err) == (130, False), err
    assert "interrupted" in out
    head, *results, end = map(json.loads, (tmp_path / "report.json").read_text().splitlines())
    assert (head["kind"], end["kind"], end["interrupted"]) == ("header", "footer", True)
    assert results
    assert has_ended(int(mark.read_text()))


STUCK = """
import os, time
class Engine:
    def describe(self):
        os.kill(os.getpid(), 15)
        while True: time.sleep(0.01)
    deal = step = describe
"""


def test_a_second_signal_ends_the_program_on_the_spot(tmp_path: Path) -> None:
    (tmp_path / "stuck.py").write_text(STUCK)
    process = subprocess.Popen(
        [sys.executable, "-m", "cardavia", "check", "--engine", "python:stuck:Engine"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    while process.poll() is None:  # until it is heard a second time
        process.send_signal(signal.SIGINT)
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            continue
    assert process.returncode in (130, -signal.SIGINT)  # the latter if it came before anything had begun
    process.communicate()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "<&- >&- 2>&-", "2>&-", "| true"])
@pytest.mark.parametrize(
    "command", ["serve", "rules SC-5.1.3", "lint --game chan", "check --only SC-5.1.3", "--help"]
)
def test_closed_ends_leave_no_traceback(command: str, closed: str, tmp_path: Path) -> None:
    program = f"{sys.executable} -m cardavia {command} {closed}"
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    done = subprocess.run(
        ["sh", "-c", program],
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode in (0, 2)


@pytest.mark.parametrize("command", ["rules", "check --only SC-5.1.3", "phrases"])
def test_an_output_that_is_full_is_told(command: str, tmp_path: Path) -> None:
    program = f"{sys.executable} -m cardavia {command} >/dev/full"
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    done = subprocess.run(
        ["sh", "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Error: the output cannot be written (No space left on device)")


GOOD, MISUSE, NO_ENGINE = 0, 2, 3
EVERY_COMMAND = {
    "ask": MISUSE,
    "campaign status none": MISUSE,
    "check --only SC-5.1.3": GOOD,
    "check --game chan --engine false": NO_ENGINE,
    "compare none none": MISUSE,
    "compare-engines --engine reference --game chan --deals 1": GOOD,
    "compile /dev/null/none": MISUSE,
    "drift none": MISUSE,
    "account none": MISUSE,
    "export": MISUSE,
    "init --lang python adapter": GOOD,
    "lint --game chan": GOOD,
    "mutants --only CH-3.6.1": GOOD,
    "perft --game chan": GOOD,
    "phrases": GOOD,
    "properties --game chan --deals 1": GOOD,
    "rules none": MISUSE,
    "serve": GOOD,
    "show none": MISUSE,
    "site /dev/null/none": MISUSE,
    "smoke --engine reference": GOOD,
    "translate none": MISUSE,
    "why none:1": MISUSE,
}
"""Each command, and how it ends whoever reads what it says."""


def test_every_command_is_tried() -> None:
    assert {command.split()[0] for command in EVERY_COMMAND} == set(cli.commands)


@pytest.mark.parametrize("command", EVERY_COMMAND)
@pytest.mark.parametrize("ends", ["<&- >&- 2>&-", "</dev/null >/dev/full 2>/dev/full"])
def test_every_command_keeps_its_status(command: str, ends: str, tmp_path: Path) -> None:
    """An output that is full counts as misuse where there was something to say."""
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    program = f"{sys.executable} -m cardavia {command} {ends}"
    done = subprocess.run(["sh", "-c", program], cwd=tmp_path, env=environment, check=False)
    said_in_vain = "full" in ends and EVERY_COMMAND[command] == GOOD and command != "serve"
    assert done.returncode == (MISUSE if said_in_vain else EVERY_COMMAND[command])


@pytest.mark.parametrize(("command", "status"), [("rules none", MISUSE), ("rules SC-5.1.3", GOOD)])
def test_a_full_stderr_changes_nothing(command: str, status: int, tmp_path: Path) -> None:
    program = f"{sys.executable} -m cardavia {command} 2>/dev/full"
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    done = subprocess.run(
        ["sh", "-c", program], cwd=tmp_path, env=environment, capture_output=True, check=False
    )
    assert (done.returncode, bool(done.stdout)) == (status, status == GOOD)


def has_ended(process: int) -> bool:
    """Whether a process ends; it is given a minute, for nobody here is its parent and is told."""
    for _ in range(600):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.1)
    return False


def test_nothing_is_heard_where_nobody_has_listened() -> None:
    assert not interruption.is_heard()
    interruption.check()
