"""Scripted deals as the tests of all games look at them: as written, as played, and on wrong engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import yaml

from cardavia.engine.guard import GuardedEngine
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture
from cardavia.judging.player import run
from cardavia.mutants.mutant import Mutant, Otherwise, playing
from cardavia.mutants.trial import CAUGHT
from cardavia.sources import corpus_root
from cardavia.table import Decision, Position, Seat

Written = Mapping[str, Any]
Payment = tuple[Seat, Seat, int, str]


def written(game: str, name: str) -> Written:
    """A deal as it stands in its file, every scalar as text."""
    path = corpus_root() / "scenarios" / game / f"{name}.yaml"
    found: Written = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # noqa: S506 - plain texts
    return found


def decisions(deal: Written) -> list[Mapping[Seat, Decision]]:
    """What is decided in each step that decides."""
    return [step for step in deal["steps"] if "expect" not in step]


def payments(deal: Written) -> list[Payment]:
    """Who pays whom, how much and what for; nobody anybody where a deal is drawn."""
    paid = deal["result"].get("pays", ())
    return [(payer, receiver, int(amount), cause) for payer, receiver, amount, cause in paid]


def causes(deal: Written) -> Counter[str]:
    """How often something is paid for."""
    return Counter(cause for _, _, _, cause in payments(deal))


def points(deal: Written) -> dict[Seat, int]:
    """What each seat has in the end."""
    return {seat: int(value) for seat, value in deal["result"]["points"].items()}


def played(script: Fixture) -> Position:
    """Where our engine stands after the last decision."""
    engine = ReferenceEngine()
    position = engine.deal(script.setup)
    for move in script.moves():
        position = engine.step(move)
    return position


def catches(script: Fixture, tried: Mutant | Otherwise) -> bool:
    """Whether the deal fails on this other engine."""
    with playing(script.game, tried) as other:
        engine = GuardedEngine(other)
        return run(script, engine, engine.describe()).verdict in CAUGHT


def unbroken(script: Fixture, mutants: Iterable[Mutant]) -> list[str]:
    """The sentences a deal names of which it catches no mutant."""
    tried = tuple(mutants)
    return [
        sentence
        for sentence in script.sentences
        if not any(catches(script, mutant) for mutant in tried if mutant.sentence == sentence)
    ]
