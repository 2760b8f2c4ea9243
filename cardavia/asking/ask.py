"""From lines to answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardavia import __version__
from cardavia.asking.lines import NOT_READ, Asked, Lines, games_of, read
from cardavia.authoring.compose import Composed, FindDeal, compose
from cardavia.authoring.corpus import Scenario
from cardavia.cause.cited import cited
from cardavia.cause.reasons import Because, because
from cardavia.cause.seen import Point, look, walk
from cardavia.decisions import Move, answers
from cardavia.fixture.fixture import Fixture
from cardavia.games import MODULES, game
from cardavia.origin import CorpusError, Origin

FORMAT = 1

NOWHERE = Origin("question", 0)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one question; `supposing` is the win that is taken for it, if nobody has won so far."""

    asked: Asked
    because: Because
    supposing: str = ""

    def to_json(self, name: str) -> dict[str, Any]:
        """The answer as plain data."""
        return {
            "question": self.asked.origin.text,
            "line": self.asked.origin.line,
            "kind": self.asked.question.kind,
            "supposing": self.supposing,
            "yes": self.because.reply.yes,
            "says": list(self.because.reply.says),
            "because": [cited(name, self.because, reason) for reason in self.because.reasons],
        }


@dataclass(frozen=True, slots=True)
class Answers:
    """What was typed, in which game, the deal that was composed for it, and the answers."""

    lines: Lines
    composed: Composed
    answers: tuple[Answer, ...]

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data; the schema is `schemas/answers.json`."""
        return {
            "format": FORMAT,
            "cardavia": __version__,
            "game": self.lines.game,
            "lines": [step.origin.text for step in self.lines.steps],
            "answers": [answer.to_json(self.lines.game) for answer in self.answers],
        }


def no_deals(_: str, name: str) -> Fixture:
    """Where no corpus is read there are no scripted deals."""
    raise KeyError(name)


def ask(texts: Sequence[str], name: str | None = None, find_deal: FindDeal = no_deals) -> Answers:
    """The answers to the questions among these lines.

    The game is the one named, or the only one in which they say something. Raises `CorpusError` with the line
    that says nothing, or that cannot be.
    """
    nothing = CorpusError(NOWHERE, "nothing is asked; end with a question, such as 'may A pung?'")
    if all(map(NOT_READ.match, texts)):
        raise nothing
    lines = recognised(texts, find_deal) if name is None else read(texts, name)
    if not lines.asked:
        raise nothing
    deal = composed(lines, find_deal)
    return Answers(lines, deal, tuple(_answer(lines.game, deal, asked) for asked in lines.asked))


def composed(lines: Lines, find_deal: FindDeal = no_deals) -> Composed:
    """The deal of what was told and done; raises `CorpusError` with the line that cannot be."""
    return compose(Scenario("question", "", lines.game, NOWHERE, (), (), lines.steps), find_deal)


def recognised(texts: Sequence[str], find_deal: FindDeal = no_deals) -> Lines:
    """The lines in the only game in which they say something; raises `CorpusError` if there is not one."""
    games = games_of(texts)
    if len(games) > 1:
        games = tuple(name for name in games if _can_be(texts, name, find_deal)) or games
    if len(games) == 1:
        return read(texts, games[0])
    if not games:
        nearest = max(MODULES, key=lambda name: _understood(texts, name))
        return read(texts, nearest)
    raise CorpusError(NOWHERE, f"this may be {' or '.join(games)}; say which with --game")


def point(deal: Composed, after: int) -> Point:
    """Where something is asked after so many lines."""
    fixture = deal.fixture
    steps = fixture.steps[fixture.situation.after :]
    moves = tuple(step.act for step in steps if step.at < after and isinstance(step.act, Mapping))
    return Point(fixture.setup, fixture.prelude, moves, deal.public[after - 1])


def _answer(name: str, deal: Composed, asked: Asked) -> Answer:
    at = point(deal, asked.after)
    taken = _win(name, at, asked)
    if taken is None:
        return Answer(asked, because(name, at, asked.question.put))
    seat, move = taken
    won = at._replace(moves=(*at.moves, move))
    return Answer(asked, because(name, won, asked.question.put), f"{seat} wins")


def _win(name: str, at: Point, asked: Asked) -> tuple[str, Move] | None:
    """The win that a question about its worth takes for granted, while nothing is counted."""
    playing = game(name)
    seen = look(playing, at, walk(playing, at))
    options = seen.here.options
    able = [seat for seat, offered in options.items() if "win" in offered]
    if asked.question.seat:
        able = [seat for seat in able if seat == asked.question.seat]
    if asked.question.kind not in ("counts", "pays") or len(able) != 1 or asked.question.put(seen).cites:
        return None
    return able[0], answers(seen.here, {able[0]: "win"})


def _can_be(texts: Sequence[str], name: str, find_deal: FindDeal) -> bool:
    try:
        composed(read(texts, name), find_deal)
    except CorpusError:
        return False
    return True


def _understood(texts: Sequence[str], name: str) -> int:
    """How many lines say something in a game, up to the first that says nothing."""
    for number in range(len(texts), 0, -1):
        try:
            read(texts[:number], name)
        except CorpusError:
            continue
        return number
    return 0
