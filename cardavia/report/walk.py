"""A fixture as it is played on the reference engine, decision by decision, for people to follow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from textwrap import wrap

from cardavia.cards import Deck
from cardavia.decisions import Move
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture
from cardavia.notation import each_verb_once, meld_text, points_text
from cardavia.table import Position

WIDTH = 96


def walk(fixture: Fixture) -> str:
    """The deal, the way to the situation, and each step with what it leads to."""
    return "\n".join(_walk(fixture)) + "\n"


def _walk(fixture: Fixture) -> Iterator[str]:
    deck = fixture.deck
    engine = ReferenceEngine()
    position = engine.deal(fixture.setup)
    yield f"{fixture.id}  {fixture.title}"
    yield f"{fixture.origin}; {', '.join(fixture.sentences)}"
    if fixture.readings:
        yield f"rests on {', '.join(map(str, fixture.readings))}"
    yield from ("", f"The deal: {fixture.setup.dealer} deals")
    yield from (f"  {seat}  {deck.format(cards)}" for seat, cards in fixture.setup.hands.items())
    yield from (f"  {head}{line}" for head, line in _stock(fixture))
    if fixture.prelude:
        yield from ("", "The way to the situation")
    for number, move in enumerate(fixture.prelude, start=1):
        position = engine.step(move)
        yield _move(number, move, position)
    yield from ("", "The situation", *_position(position, deck))
    number = len(fixture.prelude)
    for at, steps in groupby(fixture.steps[fixture.situation.after :], key=lambda step: step.at):
        line = fixture.lines[at].origin
        yield from ("", f"{line.text}  (line {line.line})")
        for step in steps:
            if isinstance(step.act, Mapping):
                number += 1
                position = engine.step(step.act)
                yield _move(number, step.act, position)
                yield from _position(position, deck)


def in_short(fixture: Fixture) -> str:
    """The situation, and the decisions from there on, without what each leads to."""
    return "\n".join(_in_short(fixture)) + "\n"


def _in_short(fixture: Fixture) -> Iterator[str]:
    engine = ReferenceEngine()
    position = engine.deal(fixture.setup)
    for move in fixture.prelude:
        position = engine.step(move)
    yield f"{fixture.id}  {fixture.title} ({fixture.origin})"
    yield f"{fixture.setup.dealer} deals; {len(fixture.prelude)} decision points later:"
    yield from _position(position, fixture.deck)
    for number, step in enumerate(fixture.steps[fixture.situation.after :], len(fixture.prelude) + 1):
        if isinstance(step.act, Mapping):
            position = engine.step(step.act)
            yield _move(number, step.act, position)


def _stock(fixture: Fixture) -> Iterator[tuple[str, str]]:
    lines = wrap(" ".join(fixture.setup.stock), WIDTH - 10)
    for place, line in enumerate(lines):
        yield ("stock  " if place == 0 else "       "), line
    if fixture.setup.indicators:
        yield "indicators  ", " ".join(fixture.setup.indicators)


def _move(number: int, move: Move, position: Position) -> str:
    decided = ", ".join(f"{seat} {decision}" for seat, decision in move.items())
    events = f"  -> {'; '.join(position.events)}" if position.events else ""
    return f"{number:>4}  {decided}{events}"


def _position(position: Position, deck: Deck) -> Iterator[str]:
    for seat, cards in position.hands.items():
        parts = [deck.format(cards) or "no cards"]
        if laid := position.melds.get(seat):
            parts.append("laid " + ", ".join(meld_text(meld, deck) for meld in laid))
        if position.void and seat in position.void:
            parts.append(f"void {position.void[seat]}")
        if position.out and seat in position.out:
            parts.append("has won")
        if lying := position.table.get(seat):
            parts.append("thrown " + " ".join(lying))
        yield f"      {seat}  {' | '.join(parts)}"
    yield f"      {position.stock} left in the stock"
    if position.points:
        yield f"      points {points_text(position.points)}"
    for seat, offered in position.options.items():
        yield f"      {seat} may {', '.join(each_verb_once(offered))}"
    if position.result:
        result = position.result
        winners = f", won by {' '.join(result.winners)}" if result.winners else ""
        yield f"      over: {result.ending}{winners}; points {points_text(result.points)}"
