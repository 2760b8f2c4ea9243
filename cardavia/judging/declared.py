"""Rulings that an engine declares to read differently, and what that makes of an outcome."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from cardavia.engine.port import Description, GameOffer
from cardavia.fixture.fixture import Reading
from cardavia.games.profile import question
from cardavia.judging.verdict import BREAKDOWNS, Outcome, Verdict
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.model import Rulebook, Ruling


def undeclarable(description: Description, games: Iterable[str]) -> tuple[str, ...]:
    """What an engine declares of rulings that the rulebook does not have."""
    return tuple(
        f"it declares to read {name} differently, but {game} has no such ruling"
        for game, name, _ in _declared(description, games)
        if rulebook(game).ruling(name) is None
    )


def unlisted(description: Description, games: Iterable[str]) -> tuple[str, ...]:
    """What an engine declares of options that a ruling does not list: they differ in all its questions."""
    return tuple(
        f"The engine declares option {option!r} of {name}, whose options are {', '.join(_keys(ruling))}: "
        "it is taken to read everything that rests on it differently."
        for game, name, declared in _declared(description, games)
        if (ruling := rulebook(game).ruling(name)) is not None
        for option in taken(declared, ruling)
        if option not in _keys(ruling)
    )


def undealt(description: Description, games: Iterable[str]) -> tuple[str, ...]:
    """What cannot be run on an engine that does not deal by itself."""
    return tuple(
        f"Not run: whatever needs the engine's own dealing of {game}; it offers no shuffle."
        for game in games
        if game in description.games and not description.games[game].shuffle
    )


def deviation(readings: Iterable[Reading], offer: GameOffer, book: Rulebook) -> Reading | None:
    """The first of `readings` that the engine has declared to take otherwise, with the option it takes.

    An option that the rulebook takes as well is no other reading, and neither is the answer to another
    question of the same ruling. An option that the ruling does not list is another reading of it all.
    """
    for reading in readings:
        declared, ruling = offer.rulings.get(reading.ruling), book.ruling(reading.ruling)
        if declared is None or ruling is None:
            continue
        for option in taken(declared, ruling):
            is_other = option not in ruling.chosen and question(option) == question(reading.option)
            if is_other or option not in _keys(ruling):
                return Reading(reading.ruling, option)
    return None


def judged(outcome: Outcome, readings: Iterable[Reading], offer: GameOffer | None, book: Rulebook) -> Outcome:
    """The outcome in the light of what the engine has declared.

    Where it reads a ruling differently, a failure is expected and a pass is not. A game it offers is not
    unsupported: then it refused the deal.
    """
    if offer is None:
        return outcome
    if outcome.verdict is Verdict.UNSUPPORTED:
        return replace(outcome, verdict=Verdict.REFUSED)
    other = deviation(readings, offer, book)
    if other is None or outcome.verdict in BREAKDOWNS or outcome.verdict is Verdict.UNJUDGED:
        return outcome
    if outcome.verdict is Verdict.PASS:
        return replace(
            outcome,
            verdict=Verdict.UNEXPECTED_PASS,
            expected=f"a failure: the engine declares {other}",
            got="it passes; the declaration is no longer true",
            declared=other,
        )
    return replace(outcome, verdict=Verdict.EXPECTED_FAILURE, declared=other)


def _declared(description: Description, games: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Game, ruling and option of everything an engine declares."""
    for game in games:
        if game in description.games:
            for name, declared in description.games[game].rulings.items():
                yield game, name, declared


def _keys(ruling: Ruling) -> tuple[str, ...]:
    return tuple(option.key for option in ruling.options)


def taken(declared: str, ruling: Ruling) -> tuple[str, ...]:
    """The options in a declaration: one by its text, or one or several by their keys (`1b, 2a`)."""
    for option in ruling.options:
        if declared.casefold() == option.text.casefold():
            return (option.key,)
    words = tuple(filter(None, re.split(r"[,\s]+", declared)))
    return words if set(words) & set(_keys(ruling)) else (declared,)
