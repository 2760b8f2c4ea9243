"""From a word to an engine that has shaken hands, and in-process engines held to the protocol."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from typing import Any
from uuid import uuid4

import pytest

from cardavia.engine.client import CommandEngine
from cardavia.engine.connect import connect
from cardavia.engine.guard import GuardedEngine
from cardavia.engine.port import (
    CrashFault,
    Engine,
    IllegalDecisionError,
    ProtocolFault,
    StartFault,
    UnknownVerbError,
)
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES
from cardavia.table import Position

from .toy import SETUP, TOY

PERVERSE = shlex.join([sys.executable, str(Path(__file__).with_name("perverse.py"))])

ENGINES = """
    from cardavia.engine.port import Description, GameOffer

    class Sound:
        def __init__(self, protocol=1):
            self.protocol = protocol

        def describe(self):
            return Description("sound", "1", {"toy": GameOffer({"1m": 2})}, self.protocol)

        def deal(self, setup):
            raise NotImplementedError

        step = deal

    def make():
        return Sound()

    class Nest:
        engine = Sound()

    class Silent:
        describe = None

    class Failing(Sound):
        def describe(self):
            return {}["games"]

    def stop():
        raise SystemExit("not today")

    ready = Sound()
    newer = Sound(2)
    number = 5
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with engines in the current folder."""
    name = f"engines_{uuid4().hex}"
    (tmp_path / f"{name}.py").write_text(dedent(ENGINES), encoding="utf-8")
    (tmp_path / f"broken_{name}.py").write_text("import nowhere_to_be_found\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return name


@pytest.mark.parametrize("attribute", ["ready", "Sound", "make", "Nest.engine"])
def test_python_engines_are_found_or_made(module: str, attribute: str) -> None:
    with connect(f"python:{module}:{attribute}") as connection:
        assert connection.description.name == "sound"
        with pytest.raises(UnknownVerbError, match="no verb 'shuffle'"):
            connection.engine.shuffle("toy", 1)


@pytest.mark.parametrize(
    ("attribute", "told"),
    [
        ("missing", "looking up missing failed: AttributeError.*has no attribute 'missing'"),
        ("Silent", "Silent gives a Silent without describe, deal, step; an engine has describe, deal, step"),
        ("number", "number gives a int without describe"),
        ("stop", r"calling stop\(\) failed: SystemExit: not today"),
        ("Failing", "does not start as an engine: the engine failed in describe: KeyError: 'games'"),
        ("newer", "speaks version 2 of the protocol, expected version 1"),
    ],
)
def test_a_python_engine_that_does_not_start_says_why(module: str, attribute: str, told: str) -> None:
    with pytest.raises(StartFault, match=told):
        connect(f"python:{module}:{attribute}")


def test_a_module_that_cannot_be_imported_says_why(module: str) -> None:
    with pytest.raises(StartFault, match="importing no_such_module failed: ModuleNotFoundError"):
        connect("python:no_such_module:Engine")
    with pytest.raises(StartFault, match=r"No module named 'nowhere_to_be_found' \(broken_"):
        connect(f"python:broken_{module}:Engine")
    with pytest.raises(StartFault, match="expected python:module:attribute, such as"):
        connect(f"python:{module}")


@pytest.mark.parametrize("spec", [None, "reference"])
def test_our_own_engine_plays_every_game(spec: str | None) -> None:
    with connect(spec) as connection:
        assert list(connection.description.games) == list(MODULES)


def test_anything_else_is_a_command() -> None:
    with connect(f"{PERVERSE} good", timeout=60) as connection:
        assert isinstance(connection.engine, CommandEngine)
        assert connection.description.name == "perverse"
        assert connection.engine.deal(SETUP).stock == 6
    with pytest.raises(StartFault, match="no licence found"):
        connect(f"{PERVERSE} exits")


def guarded(**verbs: Any) -> Engine:
    """A toy engine under guard, with some verbs of its own."""
    return GuardedEngine(type("Odd", (ReferenceEngine,), verbs)({"toy": TOY}))


def test_a_sound_engine_under_guard_is_unchanged() -> None:
    engine, ours = guarded(), ReferenceEngine({"toy": TOY})
    assert engine.describe() == ours.describe()
    assert engine.shuffle("toy", 5) == ours.shuffle("toy", 5)
    assert engine.deal(SETUP) == ours.deal(SETUP)
    assert engine.step({"A": "discard 1m"}) == ours.step({"A": "discard 1m"})
    with pytest.raises(IllegalDecisionError, match="A is not asked"):
        engine.step({"A": "pass"})


def test_an_exception_becomes_a_crash() -> None:
    with pytest.raises(CrashFault, match=r"failed in deal: ZeroDivisionError: .* \(test_connect\.py:\d+\)"):
        guarded(deal=lambda *_: 1 // 0).deal(SETUP)
    with pytest.raises(CrashFault, match="failed in deal: SystemExit"):
        guarded(deal=lambda *_: sys.exit()).deal(SETUP)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda _: None, "deal returned None, expected a Position"),
        (lambda position: position.to_json(), "deal returned {.*, expected a Position"),
        (lambda position: replace(position, stock="six"), r'\$\.stock: expected "integer", got "six"'),
        (lambda position: replace(position, stock=7), "there are 17 cards"),
        (lambda position: replace(position, hands=None), "has no wire form: AttributeError"),
        (lambda position: replace(position, card=1j), "has no wire form: TypeError"),
    ],
)
def test_a_wrong_answer_becomes_a_protocol_fault(change: Callable[[Position], Any], told: str) -> None:
    engine = guarded(deal=lambda self, setup: change(ReferenceEngine.deal(self, setup)))
    with pytest.raises(ProtocolFault, match=told):
        engine.deal(SETUP)


def test_a_position_without_a_deal_becomes_a_protocol_fault() -> None:
    position = ReferenceEngine({"toy": TOY}).deal(SETUP)
    with pytest.raises(ProtocolFault, match="no deal was begun"):
        guarded(step=lambda *_: position).step({})
