"""What the page calls in its own Python: questions are answered and scenarios played, by the code we all run.

Everything goes in and out as JSON in one text: what is of this language alone does not cross.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from cardavia.asking.ask import ask, composed
from cardavia.asking.completion import completions
from cardavia.asking.lines import read
from cardavia.asking.text import answer_in_short
from cardavia.authoring.corpus import Scenario, scenarios
from cardavia.authoring.load import composed as scenario
from cardavia.authoring.load import deals, find_deal
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture
from cardavia.games import MODULES
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.origin import CorpusError
from cardavia.site.deal import told
from cardavia.sources import feature_files
from cardavia.table import Json


def answer(lines: list[str], game: str) -> Json:
    """The answers to the questions among the lines, and the deal that was composed for them.

    What cannot be read (`unread`) and what cannot be played (`impossible`) are told apart, with the line.
    """
    try:
        understood = read(lines, game)
    except CorpusError as error:
        return {"fault": "unread", "line": error.origin.line, "message": error.message}
    try:
        answers = ask(lines, game, find_deal) if understood.asked else None
        deal = answers.composed if answers else composed(understood, find_deal)
    except CorpusError as error:
        return {"fault": "impossible", "line": error.origin.line, "message": error.message}
    data = answers.to_json() if answers else {"answers": []}
    return {
        "answers": [{**each, "short": answer_in_short(each)} for each in data["answers"]],
        "deal": told(deal.fixture),
    }


def complete(text: str, game: str) -> list[str]:
    """The words that may stand in place of the last one of a line."""
    return list(completions(text, (game,)))


def prove(names: list[str]) -> list[list[str]]:
    """For each of these scenarios its name, its verdict on our engine, and what came instead if it fails."""
    engine = ReferenceEngine()
    described = engine.describe()
    found = []
    for name in names:
        outcome = run(_fixture(name), engine, described)
        failed = outcome.verdict is not Verdict.PASS
        found.append([name, outcome.verdict.value, f"{outcome.expected}; {outcome.got}" if failed else ""])
    return found


CALLS: dict[str, Callable[..., Any]] = {"answer": answer, "complete": complete, "prove": prove}


def call(message: str) -> str:
    """The answer to `[name, argument, ...]`."""
    name, *arguments = json.loads(message)
    return json.dumps(CALLS[name](*arguments))


def _fixture(name: str) -> Fixture:
    """A scenario or scripted deal of the corpus, composed when it is asked for; raises `KeyError`."""
    found = _scenarios().get(name)
    return _deals()[name] if found is None else scenario(found).fixture


@cache
def _scenarios() -> dict[str, Scenario]:
    return {each.id: each for game in MODULES for path in feature_files(game) for each in scenarios(path)}


@cache
def _deals() -> dict[str, Fixture]:
    return {name: each for game in MODULES for name, each in deals(game).items()}
