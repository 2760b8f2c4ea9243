"""Every fake engine, and what a check of it must come to: verdicts, exit status, and words.

No fault takes the run down: what is not the fault's own passes, and all that was measured is in the report.
"""

from __future__ import annotations

import fcntl
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cardavia.report.reading import read_report
from tests.cli.conftest import Cardavia

HERE = Path(__file__).parent

PLAIN = ("SC-3.1.1/plain", "SC-3.1.3/plain", "SC-3.3.2/plain")
"""Three scenarios, of which a fake engine has its moment in the second."""

UNREADABLE = "the answer to deal is not of the protocol: "

ENDLESS = 120
"""Seconds nobody waits for."""


class Fake(NamedTuple):
    """A fake engine and what must come of it.

    `says` are patterns of the report or, with status 3, of what is written instead. `given` is more on its
    command line, `timeout` the limit of one answer where the fault is to run into it.
    """

    name: str
    verdicts: tuple[str, ...]
    status: int
    says: tuple[str, ...]
    only: tuple[str, ...] = PLAIN
    timeout: float = ENDLESS
    given: tuple[str, ...] = ()


def in_turn(verdict: str) -> tuple[str, ...]:
    """The verdicts where only the second is the fault's, and the engine starts again."""
    return ("pass", verdict, "pass")


def crash(name: str, *says: str) -> Fake:
    return Fake(name, in_turn("crash"), 1, ("crash 1 of 3", *says))


def protocol(name: str, *says: str) -> Fake:
    return Fake(name, in_turn("protocol error"), 1, ("protocol error 1 of 3", *says))


def unstarted(name: str, *says: str) -> Fake:
    return Fake(name, (), 3, ("does not start as an engine", *says), given=("--start-timeout", "2"))


FAKES = (
    Fake("silent", in_turn("timeout"), 1, ("timeout 1 of 3", "got no answer to deal within 2 s"), timeout=2),
    Fake(
        "slow_drip",
        in_turn("timeout"),
        1,
        (r"""no whole answer to deal within 2 s, only '{"jsonrpc":"2\.0",""",),
        timeout=2,
    ),
    crash(
        "exits_in_mid_answer",
        r"""status 3 instead of answering deal, after the half line '{"jsonrpc":"2\.0","id'""",
    ),
    crash("crashes", r"exit status 1 .* stderr: KeyError: 'no such card'", r"engine's log Traceback"),
    crash("is_killed", "was killed by signal 9 instead of answering deal"),
    crash("closes_stdout", "closed its stdout and did not end instead of answering deal"),
    crash("fails_inside", "deal is answered with an internal error: division by zero"),
    crash("floods_stderr_and_crashes", "the last it wrote on stderr: the end of the story"),
    protocol(
        "invalid_json", UNREADABLE + "no JSON: .* logs belong on stderr; it begins 'dealing cards'"
    ),
    protocol("invalid_utf8", UNREADABLE + r"byte \d+ \(0xfc\) is not UTF-8"),
    protocol("wrong_id", UNREADABLE + r"it has the id 4711, expected \d+, that of the request"),
    protocol("out_of_order", UNREADABLE + "it has the id 1, that of an earlier request, expected"),
    protocol("two_answers", r"answer to step .* the id \d+, that of an earlier request, expected \d+; each"),
    protocol("endless_answers", r"the answer to step .* that of an earlier request, expected"),
    protocol("notifies", UNREADABLE + r"a notification \('log'\), expected an answer; logs belong on stderr"),
    protocol("long_line", "more than 1048576 bytes without a newline"),
    protocol("endless_line", "more than 1048576 bytes without a newline"),
    protocol("deep_nesting", UNREADABLE + "no usable JSON: nested more than 100 deep"),
    protocol("nested_a_little_too_deep", UNREADABLE + "no usable JSON: nested more than 100 deep"),
    protocol("nan", UNREADABLE + "no usable JSON: NaN is no number"),
    protocol("infinite", UNREADABLE + "no usable JSON: 5.5e999 is too large a number"),
    protocol("duplicate_seat", UNREADABLE + "no usable JSON: an object has the name 'A' twice"),
    protocol("strange_seat", UNREADABLE + r'\$\.hands: expected "A" or "B" or "C" or "D", got "E"'),
    protocol("loses_a_card", UNREADABLE + r"there are 107 cards \(53 in hands, 54 in stock\), the deal has"),
    protocol("swaps_cards", UNREADABLE + "1m is shown 53 times, the deal has 4 of it"),
    Fake("unknown_option", in_turn("permitted"), 1, ("permitted 1 of 3", "got C is offered 'dance'")),
    Fake("floods_stderr", ("pass",) * 3, 0, ("pass 3 of 3", "It conforms in what was selected")),
    Fake(
        "does_not_shuffle",
        ("pass",) * 3,
        0,
        ("Not run: whatever needs the engine's own dealing of sichuan; it offers no shuffle.",),
    ),
    Fake(
        "plays_another_game",
        ("unsupported",) * 3,
        1,
        (
            "unsupported 3 of 3 not run: the engine does not offer sichuan",
            "0 of 3 scenarios pass",
            "Nothing was tested: the engine plays none of sichuan",
        ),
        given=("--game", "sichuan"),
    ),
    Fake("refuses_everything", ("refused",) * 3, 1, ("refused 3 of 3", "is accepted got computer says no")),
    Fake("refuses_every_deal", ("refused",) * 3, 1, ("expected the deal is accepted got not shuffled",)),
    Fake("permits_everything", ("permitted",) * 3, 1, ("permitted 3 of 3", "expected B is not asked")),
    Fake(
        "wrong_points",
        ("pass", "wrong"),
        1,
        ("wrong 1 of 2", r"got they change by A \+198, B -66, C -66, D -66"),
        only=("SC-3.1.1/plain", "SC-5.1.3/cap"),
    ),
    Fake(
        "cheats_on_one_sentence",
        ("pass", "pass", "wrong"),
        1,
        (r"Breaks a clear sentence \(1 of 1\): SC-5\.1\.3 SC-5\.1\.3/cap",),
        only=("SC-3.1.1/plain", "SC-3.3.1/declared", "SC-5.1.3/cap"),
    ),
    unstarted("exits_at_start", "exit status 7 instead of answering describe; .*: no licence found"),
    unstarted("is_deaf", "no answer to describe within 2 s"),
    unstarted("speaks_version_2", "it speaks version 2 of the protocol, expected version 1"),
)  # fmt: skip

WITH_A_FILE = {"ignores_sigterm", "leaves_children", "starts_only_once"}
"""Fakes that are given a file, and have tests of their own."""


def command(name: str, *arguments: object) -> str:
    return " ".join([sys.executable, "-m", f"tests.engines.{name}", *map(str, arguments)])


def only(ids: tuple[str, ...]) -> Iterator[str]:
    for name in ids:
        yield from ("--only", name)


@pytest.mark.parametrize("fake", FAKES, ids=lambda fake: fake.name)
def test_each_fault_has_its_verdict(cardavia: Cardavia, corpus: Path, tmp_path: Path, fake: Fake) -> None:
    file = tmp_path / "report.json"
    said = cardavia(
        *("check", "--corpus", corpus, "--engine", command(fake.name), "--json", file),
        *("--timeout", str(fake.timeout), *fake.given, *only(fake.only)),
    )
    told = " ".join((said.out + said.err).split())
    assert said.status == fake.status, told
    for pattern in fake.says:
        assert re.search(pattern, told), told
    if fake.verdicts:
        report = read_report(file)
        assert tuple(entry.verdict.value for entry in report.entries) == fake.verdicts
        assert report.conforms is (fake.status == 0)
        assert all(len(entry.log) <= 8192 and len(entry.got) < 1000 for entry in report.entries)
    else:
        assert not file.exists()


def test_every_fake_is_in_the_table() -> None:
    scripts = {path.stem for path in HERE.glob("*.py")} - {"__init__", "base", "conftest", "test_fakes"}
    assert scripts == {fake.name for fake in FAKES} | WITH_A_FILE


def is_free(file: Path) -> bool:
    """Whether nobody holds a file any more, soon."""
    with file.open() as held:
        for _ in range(600):
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(0.05)
            else:
                return True
    return False


@pytest.mark.parametrize(("name", "verdict"), [("ignores_sigterm", "timeout"), ("leaves_children", "crash")])
def test_nothing_of_an_engine_outlives_it(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, name: str, verdict: str
) -> None:
    file, held = tmp_path / "report.json", tmp_path / "held"
    said = cardavia(
        *("check", "--corpus", corpus, "--engine", command(name, held), "--json", file),
        *("--timeout", "2", *only(PLAIN)),
    )
    assert said.status == 1
    assert tuple(entry.verdict.value for entry in read_report(file).entries) == in_turn(verdict)
    assert is_free(held)


def test_an_engine_that_does_not_start_again_crashes_on(
    cardavia: Cardavia, corpus: Path, tmp_path: Path
) -> None:
    file = tmp_path / "report.json"
    said = cardavia(
        *("check", "--corpus", corpus, "--json", file, "--restarts", "1"),
        *("--engine", command("starts_only_once", tmp_path / "mark"), "--only", "SC-5.1"),
    )
    assert said.status == 1
    report = read_report(file)
    assert [entry.verdict.value for entry in report.entries] == ["pass", "crash", "crash"]
    assert "FileExistsError" in report.entries[2].got
    assert report.missing > 0
    told = " ".join(said.out.split())
    assert f"not run {report.missing} of {report.plan.selected} given up after 3" in told
    assert "given up, it broke down 2 times, and was to be started again at most 1 times: " in told
