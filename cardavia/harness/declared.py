"""Rulings that an engine declares to read differently, and what that makes of an outcome."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from cardavia.engine.port import Description, GameOffer
from cardavia.harness.corpus import Reading
from cardavia.harness.verdict import BREAKDOWNS, Outcome, Verdict
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.model import Rulebook


def undeclarable(description: Description, games: Iterable[str]) -> tuple[str, ...]:
    """What an engine declares of rulings or options that the rulebook does not have."""
    return tuple(
        message
        for game in games
        if game in description.games
        for message in _undeclarable(game, description.games[game])
    )


def deviation(readings: Iterable[Reading], offer: GameOffer, book: Rulebook) -> Reading | None:
    """The first of `readings` that the engine has declared to take otherwise, with the option it takes.

    An option that the rulebook takes as well is no other reading, and neither is the answer to another
    question of the same ruling.
    """
    for reading in readings:
        ruling = book.ruling(reading.ruling)
        for option in _options(offer.rulings.get(reading.ruling, "")):
            is_taken = ruling is not None and option in ruling.chosen
            if not is_taken and _question(option) == _question(reading.option):
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
    if other is None or outcome.verdict in BREAKDOWNS:
        return outcome
    if outcome.verdict is Verdict.PASS:
        return replace(
            outcome,
            verdict=Verdict.UNEXPECTED_PASS,
            expected=f"a failure: the engine declares {other}",
            got="it passes; the declaration is no longer true",
        )
    return replace(outcome, verdict=Verdict.EXPECTED_FAILURE)


def _undeclarable(game: str, offer: GameOffer) -> Iterator[str]:
    for name, declared in offer.rulings.items():
        ruling = rulebook(game).ruling(name)
        if ruling is None:
            yield f"it declares to read {name} differently, but {game} has no such ruling"
            continue
        keys = [option.key for option in ruling.options]
        for option in _options(declared) or ("",):
            if option not in keys:
                yield f"it declares option {option!r} of {name}, whose options are {', '.join(keys)}"


def _options(declared: str) -> tuple[str, ...]:
    """The options in a declaration: one, or several of a ruling that asks several questions (`1b, 2a`)."""
    return tuple(filter(None, re.split(r"[,\s]+", declared)))


def _question(option: str) -> str:
    """The question an option answers, where its ruling asks several: `2` of `2a`."""
    found = re.fullmatch(r"(\d+)[a-z]", option)
    return found[1] if found else ""
