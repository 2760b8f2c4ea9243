"""Scripts: an explicit deal, the decisions to play, and what to expect on the way.

A scenario becomes a script by rehearsing it on the reference engine: the situation is composed, every
window is answered, and cards that the scenario names are put where they will be drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from cardavia.authoring.corpus import Reading, Scenario
from cardavia.authoring.doing import Move, deeds, quiet
from cardavia.authoring.rehearsal import Line, Redraw, Rehearsal
from cardavia.authoring.telling import card, seats, tell
from cardavia.cards import Card, CardError, Deck
from cardavia.engine.port import Engine
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.origin import CorpusError, Origin
from cardavia.games import game
from cardavia.judging.expecting import Expectation, expectation, points_told
from cardavia.judging.verdict import Mismatch
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import Position, Seat, Setup


@dataclass(frozen=True, slots=True)
class Expected:
    """An expectation, and where it is written.

    `points` are what the reference has booked by then, `unmet` what our own rules say against it.
    """

    expectation: Expectation
    origin: Origin
    points: Mapping[Seat, int]
    unmet: Mismatch | None = None

    @classmethod
    def here(cls, expectation: Expectation, origin: Origin, rehearsal: Rehearsal) -> Expected:
        """What is expected where the rehearsal stands."""
        return cls(expectation, origin, points_told(rehearsal.position) or {}, rehearsal.judge(expectation))


Act = Move | Expected


@dataclass(frozen=True, slots=True)
class ScriptStep:
    """What one written line comes to: decisions, or something expected, or nothing of its own."""

    origin: Origin
    acts: tuple[Act, ...] = ()


@dataclass(frozen=True, slots=True)
class Script:
    """Everything to be played and checked; needs no more than the port.

    `prelude` leads to the situation; `arrival` is the position there and `booked` the points, both by
    the reference engine. `question` is what two engines disagree about, as long as nobody has answered it.
    """

    id: str
    title: str
    game: str
    origin: Origin
    sentences: tuple[str, ...]
    readings: tuple[Reading, ...]
    setup: Setup
    prelude: tuple[Move, ...]
    steps: tuple[ScriptStep, ...]
    arrival: Position
    booked: Mapping[Seat, int] = field(default_factory=dict)
    question: str | None = None

    def moves(self) -> Iterator[Move]:
        """All decisions, from the deal to the last step."""
        yield from self.prelude
        for step in self.steps:
            yield from (act for act in step.acts if not isinstance(act, Expected))

    def expected(self) -> Iterator[Expected]:
        """All that is expected, in order."""
        for step in self.steps:
            yield from (act for act in step.acts if isinstance(act, Expected))


FindDeal = Callable[[str, str], Script]
"""The scripted deal of a game by its name; raises `KeyError`."""


def compose(scenario: Scenario, find_deal: FindDeal) -> Script:
    """The script of a scenario; raises `CorpusError` with the line that cannot be."""
    lines = [Line.read(step, scenario.game) for step in scenario.steps]
    deck = game(scenario.game).shape.deck
    named = next((line for line in lines if line.phrase.id == "deal"), None)
    if named is not None:
        return _continue_deal(scenario, lines, named, find_deal)
    situation = _situation(lines, deck)
    opening = next((line.origin for line in lines if line.kind != "given"), scenario.origin)
    front: dict[int, Card] = {}
    back: dict[int, Card] = {}
    while True:
        wanted = replace(situation, front=_with_gaps(front), back=_with_gaps(back))
        try:
            composition = game(scenario.game).compose(wanted)
        except SituationError as error:
            blamed = _blamed(str(error), lines) or opening
            raise CorpusError(blamed, f"the situation cannot be: {error}") from error
        rehearsal = Rehearsal(game(scenario.game), composition, told=front.keys())
        arrival = rehearsal.position
        try:
            steps = tuple(_step(line, rehearsal) for line in lines)
        except Redraw as redraw:
            if redraw.place < 0:
                raise CorpusError(redraw.origin, str(redraw)) from None
            told = {"front": front, "back": back}[redraw.wanted.end]
            if redraw.place in told:
                raise CorpusError(
                    redraw.origin, f"{redraw.wanted.card} cannot be what is drawn here"
                ) from None
            told[redraw.place] = redraw.wanted.card
            continue
        return _script(scenario, composition, steps, arrival)


def play_out(script: Script) -> tuple[tuple[Move, ...], Mapping[Seat, int]]:
    """How a deal goes on by itself from where its script stops, and the reference's points at the end."""
    engine: Engine = ReferenceEngine()
    position = engine.deal(script.setup)
    for move in script.moves():
        position = engine.step(move)
    moves: list[Move] = []
    while position.result is None:
        moves.append(quiet(position))
        position = engine.step(moves[-1])
    return tuple(moves), position.result.points


def _step(line: Line, rehearsal: Rehearsal) -> ScriptStep:
    """What a line comes to."""
    try:
        match line.kind:
            case "given":
                return ScriptStep(line.origin)
            case "when":
                return ScriptStep(line.origin, tuple(rehearsal.do(line)))
            case "then":
                expected = expectation(rehearsal.deck, line.phrase.id, line.slots)
                return ScriptStep(line.origin, (Expected.here(expected, line.origin, rehearsal),))
    except (CardError, ValueError) as error:
        raise CorpusError(line.origin, str(error)) from error


def _situation(lines: list[Line], deck: Deck) -> Situation:
    """What the given lines tell, with who is about to act as the first when lines say."""
    situation = Situation()
    for line in lines:
        if line.kind != "given":
            break
        try:
            situation = tell(situation, deck, line.phrase.id, line.slots)
        except (CardError, ValueError) as error:
            raise CorpusError(line.origin, str(error)) from error
    for line in lines:
        if line.kind != "when":
            continue
        try:
            match line.phrase.id:
                case "turn":
                    return replace(situation, actor=line.slots["seat"])
                case "draws" | "turns-up":
                    drawn = card(line.slots["card"], deck)
                    return replace(situation, actor=line.slots["seat"], drawn=drawn)
                case "does":
                    return replace(situation, opening=deeds(line.slots["deeds"], deck))
                case _:
                    return situation
        except (CardError, ValueError) as error:
            raise CorpusError(line.origin, str(error)) from error
    return situation


def _blamed(message: str, lines: list[Line]) -> Origin | None:
    """The given line that tells what a message on a situation begins with, or all there is of its seat."""
    match = re.match(r"(?:\d+ copies of \S+ \()?([A-D])\b(.*)", message)
    if match is None:
        return None
    seat, said = match.groups()
    told = [line for line in lines if line.kind == "given" and seat in _named(line)]
    fitting = [
        line for line in told if line.phrase.id in _SAID_OF and re.match(_SAID_OF[line.phrase.id], said)
    ]
    return next((line.origin for line in (*fitting, *told)), None)


def _named(line: Line) -> tuple[Seat, ...]:
    """The seats a given line is about, not those that a meld comes from."""
    return seats(line.slots.get("seats", line.slots.get("seat", "")))


_SAID_OF = {
    "holds": r" (?:holds|has drawn) | \d",
    "melds": r"'s | has (?:\d+ melds|melded)",
    "void": " is void ",
    "out": " (?:has|have) won| [A-D] ",
    "ready": " (?:is|are) ready ",
    "discarded": " has discarded ",
    "passed": " has passed ",
}
"""How a message goes on behind the seat when it is about what a phrase tells."""


def _continue_deal(scenario: Scenario, lines: list[Line], named: Line, find_deal: FindDeal) -> Script:
    """The script of a scripted deal, and what the scenario adds to it."""
    try:
        deal = find_deal(scenario.game, named.slots["name"])
    except KeyError:
        raise CorpusError(
            named.origin, f"there is no scripted deal {named.slots['name']!r} of {scenario.game}"
        ) from None
    composition = Composition(deal.setup, tuple(deal.moves()))
    rehearsal = Rehearsal(game(scenario.game), composition, deal.booked)
    played = tuple(act for step in deal.steps for act in step.acts)
    try:
        steps = tuple(
            ScriptStep(line.origin, played) if line is named else _step(line, rehearsal) for line in lines
        )
    except Redraw as redraw:
        raise CorpusError(redraw.origin, str(redraw)) from None
    return _script(scenario, Composition(deal.setup, deal.prelude), steps, deal.arrival)


def _script(
    scenario: Scenario, composition: Composition, steps: tuple[ScriptStep, ...], arrival: Position
) -> Script:
    return Script(
        id=scenario.id,
        title=scenario.title,
        game=scenario.game,
        origin=scenario.origin,
        sentences=scenario.sentences,
        readings=scenario.readings,
        setup=composition.setup,
        prelude=composition.prelude,
        steps=steps,
        arrival=arrival,
        booked=arrival.points or {},
    )


def _with_gaps(places: Mapping[int, Card]) -> tuple[Card | None, ...]:
    return tuple(places.get(place) for place in range(max(places, default=-1) + 1))
