"""Which bugs a fixture catches: the wrong engines of its own sentences that fail on it, each tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from cardavia.engine.guard import GuardedEngine
from cardavia.fixture.fixture import Fixture
from cardavia.judging.player import run
from cardavia.mutants import mutants
from cardavia.mutants.mutant import Mutant, playing
from cardavia.mutants.trial import CAUGHT


class Bug(NamedTuple):
    """A mistake somebody could make of a sentence, in words."""

    sentence: str
    says: str


Caught = Iterator[tuple[Bug, tuple[str, ...]]]


def caught(game: str, fixtures: Iterable[Fixture]) -> Caught:
    """Each wrong engine of a game as it is tried, with the ids of its sentence's fixtures that catch it."""
    by_sentence: dict[str, list[Fixture]] = {}
    for fixture in fixtures:
        for sentence in fixture.sentences:
            by_sentence.setdefault(sentence, []).append(fixture)
    for wrong in mutants(game):
        if own := by_sentence.get(wrong.sentence):
            yield Bug(wrong.sentence, wrong.says), tuple(_catching(game, wrong, own))


def by_fixture(found: Iterable[tuple[Bug, Sequence[str]]]) -> Mapping[str, tuple[Bug, ...]]:
    """The bugs by the ids of the fixtures that catch them."""
    bugs: dict[str, list[Bug]] = {}
    for bug, ids in found:
        for each in ids:
            bugs.setdefault(each, []).append(bug)
    return {name: tuple(sorted(each)) for name, each in bugs.items()}


def _catching(game: str, wrong: Mutant, own: Iterable[Fixture]) -> Iterator[str]:
    with playing(game, wrong) as wrong_engine:
        engine = GuardedEngine(wrong_engine)
        description = engine.describe()
        for fixture in own:
            if run(fixture, engine, description).verdict in CAUGHT:
                yield fixture.id
