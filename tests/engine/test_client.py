"""A command as an engine: what a good one gives, and the one clear fault each bad one ends in."""

from __future__ import annotations

import shlex
import stat
import sys
from pathlib import Path

import pytest

import cardavia
from cardavia.engine.client import CommandEngine
from cardavia.engine.port import (
    BadParamsError,
    CrashFault,
    EngineFault,
    IllegalDecisionError,
    NotSupportedError,
    ProtocolFault,
    StartFault,
    TimeoutFault,
)
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.session import Session
from cardavia.table import Position

from .toy import SETUP, TOY

HERE = Path(__file__).parent
ENDLESS = 60.0
"""Seconds nobody waits for: the engine answers long before."""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The command that serves the toy, with the package under test."""
    monkeypatch.setenv("PYTHONPATH", str(Path(cardavia.__file__).parents[1]))
    return [sys.executable, str(HERE / "toy.py")]


def perverse(*behaviour: str, timeout: float = ENDLESS, start_timeout: float = ENDLESS) -> CommandEngine:
    return CommandEngine([sys.executable, str(HERE / "perverse.py"), *behaviour], timeout, start_timeout)


def test_a_served_engine_shows_the_same_positions_as_in_process(served: list[str]) -> None:
    inside = ReferenceEngine({"toy": TOY})
    with CommandEngine(served, ENDLESS, ENDLESS) as outside:
        assert outside.describe() == inside.describe()
        for seed in range(20):
            setup = outside.shuffle("toy", seed)
            assert setup == inside.shuffle("toy", seed)
            ours, theirs = inside.deal(setup), outside.deal(setup)
            while ours.options:
                assert theirs == ours
                last = {seat: offered[-1] for seat, offered in ours.options.items()}
                ours, theirs = inside.step(last), outside.step(last)
            assert theirs == ours


def test_the_errors_of_the_protocol_arrive_as_what_they_are(served: list[str]) -> None:
    with CommandEngine(shlex.join(served), ENDLESS, ENDLESS) as engine:
        with pytest.raises(IllegalDecisionError, match="deal comes first"):
            engine.step({"A": "win"})
        position = engine.deal(SETUP)
        with pytest.raises(IllegalDecisionError) as refused:
            engine.step({"A": "discard 4p"})
        assert refused.value.data == {
            "seat": "A",
            "decision": "discard 4p",
            "options": list(position.options["A"]),
        }
        with pytest.raises(BadParamsError, match="params of step"):
            engine.step({"A": 5})  # type: ignore[dict-item]
        with pytest.raises(NotSupportedError, match="only toy"):
            engine.shuffle("bridge", 1)
        assert engine.step({"A": "discard 2m"}).events[0] == "A discards 2m"


def test_an_engine_that_answers_an_error_lives_on() -> None:
    with perverse("refuses") as engine:
        for _ in range(2):
            with pytest.raises(IllegalDecisionError, match="no") as refused:
                engine.deal(SETUP)
            assert refused.value.data == {"seat": "B"}


def dealt(engine: CommandEngine) -> Position:
    with engine:
        return engine.deal(SETUP)


def test_seats_left_out_have_nothing() -> None:
    position = dealt(perverse("good"))
    assert position.melds == {"A": (), "B": (), "C": ()}
    assert position.table == {"A": (), "B": (), "C": ()}


def test_a_line_may_arrive_in_pieces() -> None:
    assert dealt(perverse("answers_in_pieces")) == dealt(perverse("good"))


def test_a_flood_on_stderr_stops_nobody() -> None:
    assert dealt(perverse("floods_stderr")) == dealt(perverse("good"))


@pytest.mark.parametrize(
    ("behaviour", "fault", "told"),
    [
        (
            "lies_about_ids",
            ProtocolFault,
            r"answer to deal .* it has the id 3, expected 2, that of the request",
        ),
        ("prints_noise", ProtocolFault, r"no JSON: .*logs belong on stderr; it begins 'dealing cards now'"),
        ("crashes", CrashFault, r"exit status 1 instead of answering deal; .*KeyError: no such card"),
        ("is_killed", CrashFault, r"killed by signal 9 instead of answering deal"),
        ("ends_in_a_line", CrashFault, r"""exit status 3 .* after the half line '{"jsonrpc": "2.0", "id"'"""),
        ("closes_stdout", CrashFault, r"closed its stdout and did not end instead of answering deal"),
        ("writes_no_utf8", ProtocolFault, r"byte 41 \(0xe2\) is not UTF-8"),
        ("never_ends_a_line", ProtocolFault, r"more than 1048576 bytes without a newline"),
        ("errs_without_code", ProtocolFault, r"\$\.error: 'code' is a required property"),
        ("errs_with_own_code", ProtocolFault, r"answered with error -5, expected one of -32601, .*: no"),
        ("errs_inside", CrashFault, r"deal is answered with an internal error: division by zero"),
        ("does_not_understand", ProtocolFault, r"answered with error -32600.*what\?"),
        ("answers_twofold", ProtocolFault, r"either a result or an error"),
        ("answers_nothing", ProtocolFault, r"either a result or an error"),
        ("answers_with_a_list", ProtocolFault, r"either a result or an error; it begins '\[\]'"),
        ("deals_numbers", ProtocolFault, r'\$\.hands\.B\[0\]: expected "string", got 1'),
        ("loses_a_card", ProtocolFault, r"there are 15 cards \(10 in hands, 5 in stock\), the deal has 16"),
    ],
)
def test_each_perversity_ends_in_its_fault(behaviour: str, fault: type[EngineFault], told: str) -> None:
    engine = perverse(behaviour)
    with pytest.raises(fault, match=told):
        dealt(engine)


@pytest.mark.parametrize("behaviour", ["hangs", "stalls_behind_a_child"])
def test_an_engine_that_does_not_answer_times_out(behaviour: str) -> None:
    with pytest.raises(TimeoutFault, match=r"no answer to deal within 0\.2 s; .*newline .*flushed"):
        dealt(perverse(behaviour, timeout=0.2))


def test_an_engine_that_stops_in_a_line_times_out_with_what_came() -> None:
    told = r"""no whole answer to deal within 1 s, only '{"jsonrpc": "2.0", "id"'; .*newline"""
    with pytest.raises(TimeoutFault, match=told):
        dealt(perverse("stalls_in_a_line", timeout=1))


def test_the_end_of_the_log_is_kept() -> None:
    with perverse("floods_stderr_and_crashes") as engine:
        engine.deal(SETUP)
        with pytest.raises(CrashFault) as fault:
            engine.deal(SETUP)
    assert fault.value.log.endswith("step 99999 of a long story\nthe end of the story\n")
    assert len(fault.value.log) <= 8192


def test_after_a_fault_the_next_deal_starts_afresh(tmp_path: Path) -> None:
    with perverse("crashes_once", str(tmp_path / "marker")) as engine:
        with pytest.raises(CrashFault):
            engine.deal(SETUP)
        assert engine.deal(SETUP) == dealt(perverse("good"))


def test_a_position_without_a_deal_is_a_fault() -> None:
    told = "the answer to step .* though no deal was begun"
    with perverse("shows_a_deal_of_its_own") as engine, pytest.raises(ProtocolFault, match=told):
        engine.step({"A": "pass"})


def test_a_closed_engine_can_be_used_again() -> None:
    engine = perverse("good")
    first = dealt(engine)
    assert dealt(engine) == first
    engine.close()


@pytest.mark.parametrize(
    ("behaviour", "told"),
    [
        ("exits", "ended with exit status 1 instead of answering describe; .*no licence found"),
        ("speaks_version_2", "speaks version 2 of the protocol, expected version 1"),
        ("has_no_name", r"\$: 'name' is a required property"),
        ("refuses_describe", "describe is refused, which every engine must answer: what is describe"),
    ],
)
def test_an_engine_that_shakes_no_hands_does_not_start(behaviour: str, told: str) -> None:
    with pytest.raises(StartFault, match=told):
        perverse(behaviour).describe()


def test_a_deaf_engine_does_not_start() -> None:
    with pytest.raises(StartFault, match=r"no answer to describe within 0\.2 s"):
        perverse("is_deaf", start_timeout=0.2).describe()


def test_ctrl_c_while_it_starts_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = []

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "ask", interrupt)
    monkeypatch.setattr(Session, "end", lambda session: ended.append(session._process.end(grace=0)))
    with pytest.raises(KeyboardInterrupt):
        perverse("is_deaf").describe()
    assert ended == [None]


def test_an_engine_that_never_reads_cannot_block_us() -> None:
    with perverse("babbles", timeout=0.2) as engine:
        assert engine.describe().name == "perverse"
        with pytest.raises(TimeoutFault, match="no answer to shuffle"):
            engine.shuffle("toy", "seed" * 100_000)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("", "is empty; give the command"),
        ("engine 'half quoted", "cannot be split into words"),
        ("no-such-command-anywhere --fast", "no-such-command-anywhere: no such command.* put it on PATH"),
        ("engine.py", r"a file of this folder is called as \./engine\.py"),
        ("./plain.py", r"may not be run; make it executable \(chmod \+x"),
        ("./nothing", r"cannot be run: .*first line such as #!"),
    ],
)
def test_a_command_that_cannot_be_run_says_what_to_do(
    command: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("engine.py", "plain.py"):
        Path(name).touch()
    Path("nothing").write_bytes(b"\0\0no program")
    Path("nothing").chmod(stat.S_IRWXU)
    with pytest.raises(StartFault, match=told):
        CommandEngine(command).describe()
