"""A disagreement as a scripted deal: an open question, with the answer of our own rules to start from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from cardavia.authoring.deals import write_deal
from cardavia.decisions import Move
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.checks import (
    Check,
    HasLaid,
    Holds,
    NotAsked,
    Offers,
    Over,
    PointsChange,
    StockLeft,
    ThrownLast,
    Winners,
)
from cardavia.fixture.fixture import Fixture, Situation, Step
from cardavia.games import game
from cardavia.lockstep.consulted import consulted
from cardavia.lockstep.course import Course
from cardavia.origin import Origin
from cardavia.table import Position, Seat


class Question(NamedTuple):
    """What is asked: the deal's name and title, what it is about in a word, and a comment in lines.

    `sentences` are named besides those that our own rules consult.
    """

    name: str
    title: str
    subject: str
    comment: tuple[str, ...]
    sentences: tuple[str, ...] = ()


def question(course: Course, name: str, engines: tuple[str, str]) -> str:
    """The YAML of a scripted deal that asks who is right; our own rules answer where the engines differ."""
    asked = Question(
        name,
        f"Who is right: {engines[0]} or {engines[1]}?",
        course.found[0].part,
        (
            f"An open question: the engines disagree where this deal ends ({engines[0]} | {engines[1]}).",
            *(f"  {difference}" for difference in course.found),
        ),
    )
    return open_deal(course, asked, ((difference.part, difference.seat) for difference in course.found))


def open_deal(
    course: Course,
    asked: Question,
    parts: Iterable[tuple[str, Seat | None]],
    on_the_way: Mapping[int, Check] | None = None,
) -> str:
    """The YAML of a deal with a question: what our own rules have in some parts of where it ends.

    What is expected `on_the_way` is at windows by their number, the first being 0.
    """
    engine = ReferenceEngine()
    position = engine.deal(course.setup)
    for move in course.moves:
        position = engine.step(move)
    origin = Origin(asked.name, 0)
    told = (each for part, seat in parts for each in _expected(part, seat, position))
    expectations = {str(each): each for each in told}
    way: list[Move | Check] = []
    for number in range(len(course.moves) + 1):
        if on_the_way and number in on_the_way:
            way.append(on_the_way[number])
        way += course.moves[number : number + 1]
    way += expectations.values()
    found = (each for each in consulted(course.setup, course.moves) if "gap" not in each)
    fixture = Fixture(
        id=asked.name,
        title=asked.title,
        game=course.setup.game,
        origin=origin,
        sentences=tuple(dict.fromkeys((*asked.sentences, *found))),
        readings=(),
        lines=(),
        deck=game(course.setup.game).shape.deck,
        setup=course.setup,
        situation=Situation(0),
        steps=tuple(Step(0, act) for act in way),
    )
    return "".join(
        (
            *(f"# {line}\n" for line in asked.comment),
            "# What is expected is the answer of our own rules. Find the sentence that decides, name it\n",
            "# alone, and take the line `question` out.\n",
            f"question: {asked.subject}\n",
            write_deal(fixture),
        )
    )


def _expected(part: str, seat: Seat | None, position: Position) -> Iterator[Check]:
    """What our own rules have in the part of the position that the engines differ in."""
    result = position.result
    match part:
        case "options" | "answer":
            for each in (seat,) if seat else position.options:
                offered = position.options.get(each, ())
                yield Offers(each, offered, only=True) if offered else NotAsked((each,))
        case "hands" if seat:
            yield Holds(seat, position.hands[seat])
        case "melds" if seat:
            yield HasLaid(seat, position.melds[seat])
        case "table" if seat and position.table[seat]:
            yield ThrownLast(seat, position.table[seat][-1])
        case _:
            yield StockLeft(position.stock)
            yield Over(result.ending if result else None)
            if result:
                yield Winners(result.winners)
                yield PointsChange(result.points)
