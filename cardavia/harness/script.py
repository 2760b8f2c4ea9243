"""Scripts: an explicit deal, the decisions to play, and what to expect on the way.

A scenario becomes a script by rehearsing it on the reference engine: the situation is composed, every
window is answered, and cards that the scenario names are put where they will be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from cardavia.cards import Card, CardError, Deck
from cardavia.engine.port import Engine
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import game
from cardavia.harness.corpus import Reading, Scenario, Step
from cardavia.harness.doing import Move, all_pass, answers, deeds, fits, quiet
from cardavia.harness.expecting import Expectation, expectation
from cardavia.harness.origin import CorpusError, Origin
from cardavia.harness.phrases import Phrase, matches
from cardavia.harness.telling import Slots, card, tell
from cardavia.situation import Composition, Situation, SituationError
from cardavia.table import PASS, Position, Seat, Setup

LONGEST = 400
"""Decision points after which a deal is taken to go on for ever."""


@dataclass(frozen=True, slots=True)
class Expected:
    """An expectation, and where it is written."""

    expectation: Expectation
    origin: Origin
    points: Mapping[Seat, int]
    """What the reference has booked by then."""


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
    the reference engine.
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

    def moves(self) -> Iterator[Move]:
        """All decisions, from the deal to the last step."""
        yield from self.prelude
        for step in self.steps:
            yield from (act for act in step.acts if not isinstance(act, Expected))


FindDeal = Callable[[str, str], Script]
"""The scripted deal of a game by its name; raises `KeyError`."""


def compose(scenario: Scenario, find_deal: FindDeal) -> Script:
    """The script of a scenario; raises `CorpusError` with the line that cannot be."""
    lines = [_Line.read(step) for step in scenario.steps]
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
            raise CorpusError(opening, f"the situation cannot be: {error}") from error
        rehearsal = _Rehearsal(deck, composition)
        arrival = rehearsal.position
        try:
            steps = tuple(rehearsal.step(line) for line in lines)
        except _Redraw as redraw:
            ends = {"front": front, "back": back}
            if redraw.place in ends[redraw.end]:
                raise CorpusError(redraw.origin, f"{redraw.card} cannot be what is drawn here") from None
            ends[redraw.end][redraw.place] = redraw.card
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


@dataclass(frozen=True, slots=True)
class _Line:
    kind: Literal["given", "when", "then"]
    origin: Origin
    phrase: Phrase
    slots: Slots

    @classmethod
    def read(cls, step: Step) -> _Line:
        found = matches(step.kind, step.origin.text)
        if len(found) != 1:
            what = "matches no phrase" if not found else f"matches {', '.join(p.id for p, _ in found)}"
            raise CorpusError(step.origin, f"{step.kind} {step.origin.text!r} {what}")
        ((phrase, slots),) = found
        return cls(step.kind, step.origin, phrase, slots)


class _Redraw(Exception):  # noqa: N818 - not an error: the rehearsal begins again with a card put in place
    def __init__(self, origin: Origin, end: Literal["front", "back"], place: int, drawn: Card) -> None:
        super().__init__(drawn)
        self.origin, self.end, self.place, self.card = origin, end, place, drawn


class _Rehearsal:
    """Plays a scenario on the reference engine, line by line, and writes down what that takes."""

    def __init__(self, deck: Deck, composition: Composition) -> None:
        self.deck = deck
        self.engine: Engine = ReferenceEngine()
        self.drawn = {"front": 0, "back": 0}
        self.last_end: Literal["front", "back"] = "front"
        self.has_acted = False
        self.position = self.engine.deal(composition.setup)
        for move in composition.prelude:
            self.position = self.engine.step(move)

    def step(self, line: _Line) -> ScriptStep:
        """What a line comes to."""
        if line.kind == "given":
            return ScriptStep(line.origin)
        try:
            if line.kind == "then":
                expected = expectation(self.deck, line.phrase.id, line.slots)
                return ScriptStep(line.origin, (Expected(expected, line.origin, self.position.points or {}),))
            return ScriptStep(line.origin, tuple(self._do(line)))
        except (CardError, ValueError) as error:
            raise CorpusError(line.origin, str(error)) from error

    def _do(self, line: _Line) -> Iterator[Move]:
        slots = line.slots
        match line.phrase.id:
            case "does":
                yield from self._decide(deeds(slots["deeds"]), line.origin)
            case "on-to":
                yield from self._go_on(line.origin, slots["seat"])
            case "on-to-end":
                yield from self._go_on(line.origin, None)
            case "draws":
                self._check_turn(line.origin, slots["seat"])
                wanted = card(slots["card"], self.deck)
                if self.has_acted and self.position.card != wanted:
                    raise _Redraw(line.origin, self.last_end, self.drawn[self.last_end] - 1, wanted)
            case _:
                self._check_turn(line.origin, slots["seat"])

    def _decide(self, named: Move, origin: Origin) -> Iterator[Move]:
        before = self.position
        while not fits(self.position, named) and (move := all_pass(self.position)):
            yield self._play(move)
        unanswered = set(self.position.options) - set(answers(self.position, named))
        if not fits(self.position, named) or unanswered:
            asked = "; ".join(f"{seat} may {', '.join(given)}" for seat, given in before.options.items())
            raise CorpusError(origin, f"{origin.text!r} is not possible here: {asked or 'the deal is over'}")
        yield self._play(answers(self.position, named))

    def _go_on(self, origin: Origin, seat: Seat | None) -> Iterator[Move]:
        for _ in range(LONGEST):
            if self.position.result is not None:
                raise CorpusError(origin, f"the deal is over before {seat or 'this'}'s turn comes")
            yield self._play(quiet(self.position))
            if (self.position.result is not None) if seat is None else self._is_turn(seat):
                return
        raise CorpusError(origin, f"{seat}'s turn never comes")

    def _play(self, move: Move) -> Move:
        before = self.position
        self.position = self.engine.step(move)
        if self.position.stock < before.stock:
            self.last_end = "back" if _fours(self.position) > _fours(before) else "front"
            self.drawn[self.last_end] += 1
        self.has_acted = True
        return move

    def _check_turn(self, origin: Origin, seat: Seat) -> None:
        if not self._is_turn(seat):
            asked = " ".join(self.position.options) or "nobody"
            raise CorpusError(origin, f"it is not {seat}'s turn here; asked is {asked}")

    def _is_turn(self, seat: Seat) -> bool:
        options = self.position.options
        return set(options) == {seat} and PASS not in options[seat]


def _situation(lines: list[_Line], deck: Deck) -> Situation:
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
                case "draws":
                    drawn = card(line.slots["card"], deck)
                    return replace(situation, actor=line.slots["seat"], drawn=drawn)
                case "does":
                    return replace(situation, opening=deeds(line.slots["deeds"]))
                case _:
                    return situation
        except (CardError, ValueError) as error:
            raise CorpusError(line.origin, str(error)) from error
    return situation


def _continue_deal(scenario: Scenario, lines: list[_Line], named: _Line, find_deal: FindDeal) -> Script:
    """The script of a scripted deal, and what the scenario adds to it."""
    try:
        deal = find_deal(scenario.game, named.slots["name"])
    except KeyError:
        raise CorpusError(
            named.origin, f"there is no scripted deal {named.slots['name']!r} of {scenario.game}"
        ) from None
    rehearsal = _Rehearsal(game(scenario.game).shape.deck, Composition(deal.setup, tuple(deal.moves())))
    played = tuple(act for step in deal.steps for act in step.acts)
    steps = tuple(
        ScriptStep(line.origin, played) if line is named else rehearsal.step(line) for line in lines
    )
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


def _fours(position: Position) -> int:
    """How many melds are of four cards: each took a replacement."""
    return sum(len(meld.cards) == 4 for melds in position.melds.values() for meld in melds)
