"""A property that does not hold, as a scripted deal that can be played on the engine again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from textwrap import wrap

from cardavia.authoring.expecting import forbids
from cardavia.engine.port import Engine
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.checks import Check
from cardavia.games import game
from cardavia.lockstep.consulted import consulted
from cardavia.lockstep.course import Course, following, play
from cardavia.lockstep.question import Question, open_deal
from cardavia.properties.facts import PROTOCOL, facts
from cardavia.properties.suite import Failure
from cardavia.table import Seat, Setup

UNSHOWN = "This deal alone does not show it: it shows when two are compared."


def scripted(failure: Failure, engine: Engine, name: str) -> str:
    """The YAML of the deal, with what our own rules have where the engine has something else.

    A property may compare deals with each other; where one of them differs from ours, that one is written.
    Where none does, it says so, and has what our rules have at its end.
    """
    course = _course(failure, engine)
    parts: list[tuple[str, Seat | None]] = [(each.part, each.seat) for each in course.found]
    tried = _tried(failure, course)
    asked = Question(
        name=name,
        title=failure.property.says.rstrip("."),
        subject=failure.property.name,
        comment=tuple(_comment(failure, is_shown=bool(parts or tried))),
        sentences=tuple(_sentences(failure, course)),
    )
    return open_deal(course, asked, parts or [("options", None), ("stock", None)], tried)


def _course(failure: Failure, engine: Engine) -> Course:
    """The deal beside our own rules, up to where they differ."""
    told = [(failure.setup, failure.broken.moves), *filter(None, (failure.broken.retold,))]
    courses = [
        play(ReferenceEngine(), engine, _as_written(setup), following(moves), len(moves))
        for setup, moves in told
    ]
    return next((each for each in courses if each.found), courses[0])


def _as_written(setup: Setup) -> Setup:
    """The deal as it comes out of a file, where hands stand in deck order."""
    sort = game(setup.game).shape.deck.sort
    return replace(setup, hands={seat: sort(cards) for seat, cards in setup.hands.items()})


def _comment(failure: Failure, *, is_shown: bool) -> Iterator[str]:
    broken = failure.broken
    yield f"An open question: {failure.property.name} ({failure.sentence})."
    for line in (f"Expected: {broken.expected}", f"Got: {broken.got}", *(() if is_shown else (UNSHOWN,))):
        yield from wrap(line, 100, subsequent_indent="  ")


def _tried(failure: Failure, course: Course) -> Mapping[int, Check]:
    """What was tried on the way and must be refused, if the way leads there and our rules refuse it."""
    attempt = failure.broken.attempt
    if attempt is None or attempt.window > len(course.moves):
        return {}
    engine = ReferenceEngine()
    position = engine.deal(course.setup)
    for move in course.moves[: attempt.window]:
        position = engine.step(move)
    if attempt.decision in position.options.get(attempt.seat, ()):
        return {}
    return {attempt.window: forbids(attempt.seat, (attempt.decision,), failure.setup.game)}


def _sentences(failure: Failure, course: Course) -> Iterator[str]:
    """Those that say what does not hold; a deal names at least one, and what the protocol says is none."""
    if failure.sentence != PROTOCOL:
        yield failure.sentence
    elif not consulted(course.setup, course.moves):
        yield facts(failure.setup.game).sentence("cards")
