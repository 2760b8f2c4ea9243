"""A disagreement as a scripted deal: an open question, with the answer of our own rules to start from."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.reference import ReferenceEngine
from cardavia.games import game
from cardavia.harness.deals import write_deal
from cardavia.harness.expecting import (
    Expectation,
    HasLaid,
    Holds,
    NotAsked,
    Offers,
    Over,
    PointsChange,
    StockLeft,
    ThrownLast,
    Winners,
    points_told,
)
from cardavia.harness.origin import Origin
from cardavia.harness.script import Expected, Script, ScriptStep
from cardavia.lockstep.consulted import consulted
from cardavia.lockstep.course import Course
from cardavia.table import Position, Seat


def question(course: Course, name: str, engines: tuple[str, str]) -> str:
    """The YAML of a scripted deal that asks who is right; our own rules answer where the engines differ."""
    engine = ReferenceEngine()
    arrival = position = engine.deal(course.setup)
    for move in course.moves:
        position = engine.step(move)
    origin = Origin(name, 0)
    sentences = consulted(course.setup, course.moves)
    expectations: list[Expectation] = []
    for difference in course.found:
        answers = _expected(difference.part, difference.seat, position, course.setup.game)
        expectations += (each for each in answers if each not in expectations)
    script = Script(
        id=name,
        title=f"Who is right: {engines[0]} or {engines[1]}?",
        game=course.setup.game,
        origin=origin,
        sentences=tuple(each for each in sentences if "gap" not in each),
        readings=(),
        setup=course.setup,
        prelude=course.moves,
        steps=tuple(
            ScriptStep(origin, (Expected(each, origin, points_told(position) or {}),))
            for each in expectations
        ),
        arrival=arrival,
    )
    asked = "\n".join(f"#   {difference}" for difference in course.found)
    return (
        f"# An open question: the engines disagree where this deal ends ({engines[0]} | {engines[1]}).\n"
        f"{asked}\n"
        "# What is expected is the answer of our own rules. Find the sentence that decides, name it alone,\n"
        "# and take the line `question` out.\n"
        f"question: {course.found[0].part}\n"
        f"{write_deal(script)}"
    )


def _expected(part: str, seat: Seat | None, position: Position, name: str) -> Iterator[Expectation]:
    """What our own rules have in the part of the position that the engines differ in."""
    deck, result = game(name).shape.deck, position.result
    match part:
        case "options" | "answer":
            for each in (seat,) if seat else position.options:
                offered = position.options.get(each, ())
                yield Offers(each, offered, only=True) if offered else NotAsked((each,))
        case "hands" if seat:
            yield Holds(seat, position.hands[seat], deck)
        case "melds" if seat:
            yield HasLaid(seat, position.melds[seat], deck)
        case "table" if seat and position.table[seat]:
            yield ThrownLast(seat, position.table[seat][-1])
        case _:
            yield StockLeft(position.stock)
            yield Over(result.ending if result else None)
            if result:
                yield Winners(result.winners)
                yield PointsChange(result.points)
