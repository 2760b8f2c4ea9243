"""Lines as people type them: which phrase each is, what is told, done and asked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from cardavia.asking import questions
from cardavia.asking.questions import Question
from cardavia.authoring.doing import deeds
from cardavia.authoring.expecting import expected
from cardavia.authoring.phrases import PHRASES, Phrase, matches, nearest
from cardavia.authoring.telling import Slots, card, tell
from cardavia.cards import Deck
from cardavia.fixture.fixture import Kind, Line
from cardavia.games import MODULES, game
from cardavia.origin import CorpusError, Origin
from cardavia.situation import Situation

KEYWORD = re.compile(r"(?:given|when|then|and|but) ", re.IGNORECASE)
NOT_READ = re.compile(r"\s*(?:$|#|@|(?:Feature|Rule|Example|Scenario): )")
"""What a line may be that says nothing here: empty, a comment, or the frame of a scenario that was pasted."""


class Asked(NamedTuple):
    """A question, where it stands, and after how many steps it is put."""

    origin: Origin
    question: Question
    after: int


class Lines(NamedTuple):
    """What was typed, in one game: the steps that tell and do, and what is asked."""

    game: str
    steps: tuple[Line, ...]
    asked: tuple[Asked, ...]


def read(texts: Iterable[str], name: str, source: str = "line") -> Lines:
    """The lines in a game; raises `CorpusError` for the first that says nothing in it."""
    steps: list[Line] = []
    asked: list[Asked] = []
    for number, text in enumerate(texts, 1):
        if NOT_READ.match(text):
            continue
        said = " ".join(_without_keyword(text.strip()).split())
        origin = Origin(source, number, said)
        has_begun = any(step.kind == "when" for step in steps)
        line = understood(origin, name, has_begun=has_begun or bool(asked))
        if isinstance(line, Question):
            asked.append(Asked(origin, line, len(steps)))
        else:
            steps.append(Line(line, origin))
    return Lines(name, tuple(steps), tuple(asked))


def understood(origin: Origin, name: str, *, has_begun: bool) -> Kind | Question:
    """What a line is: the kind of step, or a question; raises `CorpusError`."""
    text, deck = origin.text, game(name).shape.deck
    try:
        if question := questions.read(text, deck):
            return question
        said = text.rstrip("?. ")
        kinds: tuple[Kind, ...] = ("then", "when", "given") if has_begun else ("given", "when", "then")
        for kind in kinds if not text.endswith("?") else ("then",):
            for phrase, slots in matches(kind, said, name):
                if kind == "then":
                    return questions.holds(expected(deck, phrase.id, slots), deck)
                _check(phrase, slots, deck)
                return kind
    except ValueError as error:
        raise CorpusError(origin, str(error)) from error
    known = [phrase.shown(phrase.kinds[0]) for phrase in PHRASES if name in (phrase.games or (name,))]
    raise CorpusError(
        origin, f"{text!r} says nothing; the nearest is '{nearest(text, (*known, *questions.FORMS))}'"
    )


def games_of(texts: Iterable[str]) -> tuple[str, ...]:
    """The games in which all lines say something."""
    lines = tuple(texts)
    found = []
    for name in MODULES:
        try:
            read(lines, name)
        except CorpusError:
            continue
        found.append(name)
    return tuple(found)


def _check(phrase: Phrase, slots: Slots, deck: Deck) -> None:
    """Raise `ValueError` for words that are none of the game's, such as a card that it does not have."""
    match phrase.id:
        case "does":
            deeds(slots["deeds"], deck)
        case "draws" | "turns-up":
            card(slots["card"], deck)
        case told if "given" in phrase.kinds and told != "deal":
            tell(Situation(), deck, told, slots)


def _without_keyword(text: str) -> str:
    match = KEYWORD.match(text)
    return text[match.end() :] if match else text
