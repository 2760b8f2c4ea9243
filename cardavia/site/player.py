"""The deal player: a page for each game, and a data file for each scenario and scripted deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from cardavia.engine.failure import brief
from cardavia.engine.schema import faults
from cardavia.fixture.fixture import Fixture
from cardavia.games import game
from cardavia.judging.verdict import Verdict
from cardavia.pictures import BACK, picture, size, words
from cardavia.report.model import Entry
from cardavia.report.text import LOG_LINES, look, repeat
from cardavia.site import deal
from cardavia.site.edition import Edition, Engine
from cardavia.site.frames import shown
from cardavia.site.page import Page, page, plain, policy, script, static
from cardavia.table import Json, Position

TOLD = 2000
"""How much is shown of one thing an engine says, in characters; its report has what there is."""

REASONS = 3
"""How many of the sentences that decide are told; the nearest come first."""

SCRIPTS = ("table.js", "player.js")


def player_pages(edition: Edition) -> Iterator[Page]:
    """The players, and what they play."""
    for book in edition.books:
        yield page(f"play/{book.game}.html", "player.html", edition=edition, book=book, deck=deck(book.game))
        for case in edition.cases[book.game]:
            yield script(data_path(case.id), "cardavia.play", told(case, edition.engines))


def data_path(name: str) -> str:
    """Where the data of a scenario lies."""
    return f"play/data/{name}.js"


def deck(name: str) -> Json:
    """What a page must know of a game's cards: their names in words, in deck order, and their proportion."""
    faces = game(name).shape.deck.faces
    return {"game": name, "words": {card: words(name, card) for card in faces}, "size": list(size(name))}


def told(case: Fixture, engines: Iterable[Engine] = ()) -> Json:
    """A scenario as the player takes it, with what came of it on each engine."""
    came = [_came(engine, engine.entries[case.id]) for engine in engines if case.id in engine.entries]
    return deal.told(case, came)


def _came(engine: Engine, entry: Entry) -> Json:
    """What came of a scenario on an engine; of a failure, all that helps to see why."""
    told: Json = {"engine": engine.slug, "name": engine.name, "verdict": entry.verdict.value}
    if entry.verdict is Verdict.PASS:
        return told
    plan = engine.report.plan
    return {
        **told,
        "expected": _brief(entry.expected),
        "got": _brief(entry.got),
        "step": entry.step,
        "line": entry.step_line,
        "log": _brief("\n".join(entry.log.strip().splitlines()[-LOG_LINES:])),
        "notes": [_brief(note) for note in entry.notes],
        "ground": entry.ground,
        "because": [[plain(each["id"]), _brief(each["gloss"])] for each in entry.because[:REASONS]],
        "seen": list(_seen(entry)),
        "repeat": plain(repeat(entry, plan)),
        "look": plain(look(entry, plan)),
    }


def _seen(entry: Entry) -> Iterator[tuple[int, Json]]:
    """The engine's positions that its report has, without what it says of them."""
    for each in entry.seen:
        if not faults("position", each["position"]):
            position = Position.from_json(each["position"])
            told = shown(replace(position, events=(), ledger=None, scores=None))
            result = position.result
            if result:
                told["result"] = {
                    "ending": _brief(result.ending),
                    "winners": list(result.winners),
                    "points": dict(result.points),
                }
            yield each["decision"], told


def _brief(text: str) -> str:
    return plain(brief(text, TOLD))


def page_alone(case: Fixture) -> str:
    """The player with one scenario, everything in one file: nothing lies beside it."""
    data = told(case)
    texts = {"style": static("site.css"), "code": "\n".join(map(static, SCRIPTS))}
    seen = dict.fromkeys((*game(case.game).shape.deck.faces, BACK))
    pictures: dict[str, Any] = {card: picture(case.game, card) for card in seen}
    return page(
        "alone.html",
        "alone.html",
        data=data,
        deck={**deck(case.game), "pictures": pictures},
        policy=policy([texts["code"]], [texts["style"]]),
        **texts,
    ).text
