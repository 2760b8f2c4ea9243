"""Trying wrong engines on the corpus: who is caught, and by whose scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from cardavia.authoring.suite import load_suite
from cardavia.engine.guard import GuardedEngine
from cardavia.engine.port import Engine
from cardavia.fixture.fixture import Fixture
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.mutants.mutant import Mutant, Otherwise, playing

CAUGHT = frozenset({Verdict.WRONG, Verdict.REFUSED, Verdict.PERMITTED})
"""What an engine is told that plays on, only wrongly; one that breaks down shows nothing of a rule."""


class Fate(StrEnum):
    """What became of a wrong engine."""

    KILLED = "killed"
    BY_OTHERS = "killed by others only"
    SURVIVED = "survived"


class Trial(NamedTuple):
    """A wrong engine, the sentence or ruling it is about, and the scenario that caught it, if one did.

    `name` is that of the engine. Where it reads a ruling otherwise, `is_other`, its own scenarios are those
    that rest on the ruling.
    """

    game: str
    name: str
    about: str
    is_other: bool
    fate: Fate
    killer: str | None = None


@cache
def corpus(game: str) -> tuple[Fixture, ...]:
    """Every script of a game, composed once and on the engine as it should be."""
    return load_suite((game,)).cases


def trial(game: str, tried: Mutant | Otherwise) -> Trial:
    """What becomes of a wrong engine: its own scenarios first, and where they let it pass, all others."""
    is_other = isinstance(tried, Otherwise)
    about = tried.ruling if isinstance(tried, Otherwise) else tried.sentence
    own: list[Fixture] = []
    others: list[Fixture] = []
    for script in corpus(game):
        rests_on = [reading.ruling for reading in script.readings] if is_other else script.sentences
        (own if about in rests_on else others).append(script)
    with playing(game, tried) as engine:
        for fate, played in ((Fate.KILLED, own), (Fate.BY_OTHERS, others)):
            if killer := next(_catching(played, GuardedEngine(engine)), None):
                return Trial(game, str(tried), about, is_other, fate, killer)
    return Trial(game, str(tried), about, is_other, Fate.SURVIVED)


def _catching(played: Iterable[Fixture], engine: Engine) -> Iterator[str]:
    description = engine.describe()
    return (script.id for script in played if run(script, engine, description).verdict in CAUGHT)
