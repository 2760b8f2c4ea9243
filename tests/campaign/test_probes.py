"""The marks say what a trace of every line says, and are gone afterwards."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from cardavia.campaign.probes import MARKS, citable, probing
from cardavia.decisions import by_default
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES, game
from cardavia.games.sichuan import legal
from cardavia.lockstep.course import tempered
from cardavia.mutants.mutant import forget
from cardavia.properties.dealing import dealt
from cardavia.reach.measure import files, shared
from cardavia.reach.source import read
from cardavia.rulebook.load import rulebook


def play(name: str, seed: int) -> None:
    """A deal, by rules that remember nothing."""
    forget(name)
    engine, choose = ReferenceEngine(), tempered(seed)
    position = engine.deal(dealt(game(name).shape, seed))
    for number in range(200):
        if position.result is not None:
            break
        position = engine.step(choose(number, position) if seed % 4 else by_default(position))


def traced(name: str, seed: int) -> set[str]:
    """The sentences cited by the lines that ran, and by what is said of the functions that were entered."""
    sources = {str(path): read(path) for path in (*files(name), *shared())}
    ran: set[tuple[str, int]] = set()
    entered: set[tuple[str, int]] = set()

    def watch(frame: FrameType, event: str, _: Any) -> Any:
        file = str(Path(frame.f_code.co_filename).resolve())
        if file not in sources:
            return None
        if event == "call":
            entered.add((file, frame.f_code.co_firstlineno))
        ran.add((file, frame.f_lineno))
        return watch

    sys.settrace(watch)
    try:
        play(name, seed)
    finally:
        sys.settrace(None)
    return set(_cited(sources, ran, entered))


def _cited(sources: Any, ran: set[tuple[str, int]], entered: set[tuple[str, int]]) -> Iterator[str]:
    for file, source in sources.items():
        for function in source.functions:
            body = [each for each in source.statements if function.body <= each.start <= function.last]
            first = min((each.start for each in body), default=function.last + 1)
            if (file, function.first) in entered:
                yield from source.cited(range(function.first, first))
        for statement in source.statements:
            within = source.running(statement.start)
            if within and (file, within.first) in entered and any((file, line) in ran for line in statement):
                yield from source.cited(statement)


@pytest.mark.parametrize("name", MODULES)
def test_marks_say_what_a_trace_of_every_line_says(name: str) -> None:
    sentences = {sentence.id for sentence in rulebook(name).sentences}
    every: set[str] = set()
    for seed in range(2):
        with probing(name) as probes:
            play(name, seed)
            marked = set(probes.consulted())
            assert set(probes.consulted()) == set()
        assert marked == traced(name, seed) & sentences
        every |= marked
    assert len(every) > len(citable(name)) / 2
    assert every <= citable(name)


def test_the_rules_are_as_before_afterwards_whatever_happens() -> None:
    before = legal.discards.__code__
    with suppress(KeyError), probing("sichuan"):
        assert MARKS in legal.discards.__code__.co_names
        raise KeyError
    assert legal.discards.__code__ is before
    assert MARKS not in vars(legal)
