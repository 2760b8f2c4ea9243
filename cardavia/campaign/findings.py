"""What campaigns find: made small, told apart from what is found already, and written as an open question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

from cardavia.campaign.deal import Pair, Played
from cardavia.campaign.plan import Plan
from cardavia.decisions import Move
from cardavia.engine.port import EngineError
from cardavia.engine.reference import ReferenceEngine
from cardavia.lockstep import shrink
from cardavia.lockstep.agree import Difference
from cardavia.lockstep.consulted import consulted
from cardavia.lockstep.course import Course
from cardavia.lockstep.question import question
from cardavia.mutants.mutant import forget
from cardavia.properties import suite
from cardavia.properties.saved import scripted
from cardavia.properties.suite import Failure
from cardavia.table import Json, Setup

WORDS = 6
"""How many words of what an engine says instead of an answer tell it apart from others."""


class Finding(NamedTuple):
    """Something found: what it is about, the sentences consulted there, and the deal, made small.

    `key` is the same for all that are alike. `said` tells it in lines. `question` is the deal as a scripted
    deal, empty where our own rules cannot play it; `deal` is what is needed to play it again in any case.
    """

    key: str
    name: str
    subject: str
    sentences: tuple[str, ...]
    number: int
    said: tuple[str, ...]
    question: str
    deal: Json


class Hit(NamedTuple):
    """A deal in which something was found, how it looked there, and the finding, where it was made small."""

    number: int
    look: str
    finding: Finding | None


def hits(plan: Plan, pair: Pair, found: list[Played], known: frozenset[str] | None) -> Iterator[Hit]:
    """What was found in some deals; those whose looks are `known`, all if None, are not made small again."""
    seen = set(known or ())
    for deal in found:
        if deal.course.found:
            look = _look(_subject(deal.course.found), deal.course.setup, deal.course.moves)
            is_new = known is not None and look not in seen
            yield Hit(deal.number, look, _disagreement(plan, pair, deal) if is_new else None)
            seen.add(look)
        if deal.failure is not None:
            broken = deal.failure.broken
            look = _look(deal.failure.property.name, deal.failure.setup, broken.moves)
            is_new = known is not None and look not in seen
            yield Hit(deal.number, look, _broken(plan, pair, deal.number, deal.failure) if is_new else None)
            seen.add(look)


def _disagreement(plan: Plan, pair: Pair, deal: Played) -> Finding:
    small = shrink.shrunk(pair.engine, pair.against, deal.course)
    subject = _subject(small.found)
    name = _name(plan, subject, deal.number)
    engines = plan.engine.spec, plan.against.spec
    return _finding(
        (name, subject, deal.number),
        small,
        (
            f"the engines disagree after {_windows(small.moves)} ({' | '.join(engines)})",
            *map(str, small.found),
        ),
        question(small, name, engines) if _is_playable(small) else "",
    )


def _broken(plan: Plan, pair: Pair, number: int, failure: Failure) -> Finding:
    small = suite.shrunk(pair.engine, failure)
    broken, subject = small.broken, small.property.name
    name, course = _name(plan, subject, number), Course(small.setup, broken.moves)
    said = (
        f"{small.property.says} ({small.sentence})",
        f"after {_windows(broken.moves)} expected {broken.expected}",
        f"got {broken.got}",
    )
    asks = scripted(small, pair.engine, name) if _is_playable(course) else ""
    return _finding((name, subject, number), course, said, asks)


def _finding(about: tuple[str, str, int], course: Course, said: tuple[str, ...], asks: str) -> Finding:
    name, subject, number = about
    sentences = _consulted(course.setup, course.moves)
    key = sha256(f"{subject} {' '.join(sentences)}".encode()).hexdigest()[:12]
    deal = {"setup": course.setup.to_json(), "moves": [dict(move) for move in course.moves]}
    return Finding(key, name, subject, sentences, number, said, asks, deal)


def _look(subject: str, setup: Setup, moves: tuple[Move, ...]) -> str:
    """How something looks before it is made small."""
    return f"{subject} ({' '.join(_consulted(setup, moves))})"


def _consulted(setup: Setup, moves: tuple[Move, ...]) -> tuple[str, ...]:
    """The sentences consulted at the end by rules that remember nothing; none where they cannot play it."""
    if not _is_playable(Course(setup, moves)):
        return ()
    forget(setup.game)
    return consulted(setup, moves)


def _is_playable(course: Course) -> bool:
    """Whether our own rules let a deal be played so."""
    engine = ReferenceEngine()
    try:
        engine.deal(course.setup)
        for move in course.moves:
            engine.step(move)
    except EngineError:
        return False
    return True


def _subject(found: tuple[Difference, ...]) -> str:
    """The shape of a disagreement: what differs, whoever it is and whatever the cards are."""
    return ", ".join(sorted({_shape(each) for each in found}))


def _shape(difference: Difference) -> str:
    if difference.part == "answer":
        return f"answer: {_plain(difference.one)} | {_plain(difference.other)}"
    if difference.part != "options":
        return difference.part
    one, other = (set(told.split(", ")) for told in (difference.one, difference.other))
    more, fewer = ({each.split(" ")[0] for each in which} for which in (one - other, other - one))
    signs = [f"+{verb}" for verb in sorted(more)] + [f"-{verb}" for verb in sorted(fewer)]
    return f"options {' '.join(signs)}"


def _plain(said: str) -> str:
    """The first words of what was said, without anything that has a digit in it."""
    words = [word for word in re.findall(r"[^\s,;:'\"]+", said) if not re.search(r"\d", word)]
    return " ".join(words[:WORDS])


def _windows(moves: tuple[Move, ...]) -> str:
    return f"{len(moves)} window{'s' * (len(moves) != 1)}"


def _name(plan: Plan, subject: str, number: int) -> str:
    """A name that scripted deals may have."""
    words = re.sub(r"[^a-z]+", "-", subject.replace("-", " lacks ").lower()).strip("-")
    return f"{plan.game}-{words[:40].strip('-')}-{number}"
