"""From a scenario to a fixture: an explicit deal, the decisions to play, and what to expect on the way.

The scenario is rehearsed on our own rules: the situation is composed, every window is answered, and cards
that the scenario names are put where they will be drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from cardavia.authoring.corpus import Scenario
from cardavia.authoring.doing import deeds
from cardavia.authoring.expecting import expected
from cardavia.authoring.rehearsal import Phrased, Redraw, Rehearsal
from cardavia.authoring.telling import card, seats, tell
from cardavia.cards import Card, CardError, Deck
from cardavia.decisions import Move
from cardavia.fixture.checks import (
    Check,
    Counts,
    HasLaid,
    Holds,
    Pays,
    PointsChange,
    Public,
    StockLeft,
    about,
)
from cardavia.fixture.fixture import Fixture, Situation, Step
from cardavia.games import game
from cardavia.games.game import Game
from cardavia.games.profile import OURS, Profile
from cardavia.judging.verdict import Mismatch
from cardavia.origin import CorpusError, Origin
from cardavia.situation import Composition, SituationError
from cardavia.situation import Situation as Described
from cardavia.table import Position, Seat


class Unmet(NamedTuple):
    """Something expected that our own rules do not meet, and where it is written."""

    origin: Origin
    mismatch: Mismatch


class Composed(NamedTuple):
    """A fixture, what our own rules do not meet of it, and behind each line the card open to all.

    It `is_derived` if figures in it are those of our own rules, not as written.
    """

    fixture: Fixture
    unmet: tuple[Unmet, ...] = ()
    public: tuple[Public | None, ...] = ()
    is_derived: bool = False


FindDeal = Callable[[str, str], Fixture]
"""The scripted deal of a game by its name; raises `KeyError`."""


def compose(
    scenario: Scenario, find_deal: FindDeal, profile: Profile = OURS, *, derives: bool = False
) -> Composed:
    """The fixture of a scenario at a table of a profile.

    Where it `derives`, written figures that are not those of this table give way to what our own rules have
    there. Raises `CorpusError` with the line that cannot be.
    """
    lines = [Phrased.read(line, scenario.game, scenario.spoken) for line in scenario.lines]
    playing = game(scenario.game, profile)
    deck = playing.shape.deck
    if any(line.phrase.id == "deal" for line in lines):
        return _continue_deal(scenario, lines, find_deal, playing)
    situation = _situation(lines, deck)
    opening = next((line.origin for line in lines if line.line.kind != "given"), scenario.origin)
    front: dict[int, Card] = {}
    back: dict[int, Card] = {}
    while True:
        wanted = replace(situation, front=_with_gaps(front), back=_with_gaps(back))
        try:
            composition = playing.compose(wanted)
        except SituationError as error:
            blamed = _blamed(str(error), lines) or opening
            raise CorpusError(blamed, f"the situation cannot be: {error}") from error
        rehearsal = Rehearsal(playing, composition, told=front.keys())
        draft = Draft(rehearsal, arrived(composition.prelude, rehearsal.position), derives=derives)
        try:
            for at, line in enumerate(lines):
                _rehearse(draft, at, line)
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
        return _composed(scenario, composition, draft)


class Draft:
    """The steps of a fixture as they come out of a rehearsal, the `way` to the situation first."""

    def __init__(self, rehearsal: Rehearsal, way: tuple[Step, ...], *, derives: bool = False) -> None:
        self.rehearsal = rehearsal
        self.derives = derives
        self.is_derived = False
        self.situation = Situation(len(way), rehearsal.booked)
        self.steps = list(way)
        self.unmet: list[Unmet] = []
        self.public: list[Public | None] = []

    def send(self, at: int, moves: Iterator[Move]) -> None:
        """Decisions, of the line in that place."""
        self.steps.extend(Step(at, move) for move in moves)

    def expect(self, at: int, check: Check, origin: Origin) -> None:
        """A check where the rehearsal stands, of the line in that place."""
        found = self.rehearsal.judge(check)
        if found and self.derives and (figures := derived(check, self.rehearsal)):
            check, found, self.is_derived = figures, self.rehearsal.judge(figures), True
        if found:
            self.unmet.append(Unmet(origin, found))
            if isinstance(check, PointsChange):
                check = replace(check, ours=self.rehearsal.change)
        self.steps.append(Step(at, check))

    def complete(self, fixture: Fixture) -> Composed:
        """The fixture with these steps."""
        has_points = any(isinstance(step.act, PointsChange) for step in self.steps)
        whole = replace(
            fixture,
            situation=self.situation,
            steps=tuple(self.steps),
            rest=self.rehearsal.rest() if has_points else None,
        )
        return Composed(whole, tuple(self.unmet), tuple(self.public), self.is_derived)


def derived(check: Check, rehearsal: Rehearsal) -> Check | None:
    """The check with the figures of our own rules where the rehearsal stands; None if it has no figures."""
    match check:
        case PointsChange():
            return PointsChange({seat: change for seat, change in rehearsal.change.items() if change})
        case Counts(seat=seat):
            items = (rehearsal.position.scores or {}).get(seat, ())
            return Counts(seat, {item.item: item.value for item in items})
        case Pays(payer=payer, receiver=receiver, cause=cause):
            paid = [
                entry.amount
                for entry in rehearsal.position.ledger or ()
                if (entry.payer, entry.receiver, entry.cause) == (payer, receiver, cause)
            ]
            return Pays(payer, receiver, paid[0], cause) if len(paid) == 1 else None
        case _:
            return None


def arrived(prelude: tuple[Move, ...], arrival: Position, at: int = 0) -> tuple[Step, ...]:
    """The steps that lead to a situation and see that it is there; `at` is the line they belong to."""
    acts: list[Move | Check] = [*prelude]
    for seat, cards in arrival.hands.items():
        acts += (Holds(seat, cards), HasLaid(seat, arrival.melds[seat]))
    return tuple(Step(at, act) for act in (*acts, StockLeft(arrival.stock)))


def _rehearse(draft: Draft, at: int, line: Phrased) -> None:
    """What a line comes to."""
    try:
        match line.line.kind:
            case "when":
                draft.send(at, draft.rehearsal.do(line))
            case "then":
                check = expected(draft.rehearsal.deck, line.phrase.id, line.slots)
                draft.expect(at, about(check, draft.rehearsal.public), line.origin)
    except (CardError, ValueError) as error:
        raise CorpusError(line.origin, str(error)) from error
    draft.public.append(draft.rehearsal.public)


def _situation(lines: list[Phrased], deck: Deck) -> Described:
    """What the given lines tell, with who is about to act as the first when lines say."""
    situation = Described()
    for line in lines:
        if line.line.kind != "given":
            break
        try:
            situation = tell(situation, deck, line.phrase.id, line.slots)
        except (CardError, ValueError) as error:
            raise CorpusError(line.origin, str(error)) from error
    for line in lines:
        if line.line.kind != "when":
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


def _blamed(message: str, lines: list[Phrased]) -> Origin | None:
    """The given line that tells what a message on a situation begins with, or all there is of its seat."""
    match = re.match(r"(?:\d+ copies of \S+ \()?([A-D])\b(.*)", message)
    if match is None:
        return None
    seat, said = match.groups()
    told = [line for line in lines if line.line.kind == "given" and seat in _named(line)]
    fitting = [
        line for line in told if line.phrase.id in _SAID_OF and re.match(_SAID_OF[line.phrase.id], said)
    ]
    return next((line.origin for line in (*fitting, *told)), None)


def _named(line: Phrased) -> tuple[Seat, ...]:
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


def _continue_deal(
    scenario: Scenario, lines: list[Phrased], find_deal: FindDeal, playing: Game[Any]
) -> Composed:
    """A scripted deal, and what the scenario adds to it."""
    place, named = next((at, line) for at, line in enumerate(lines) if line.phrase.id == "deal")
    try:
        deal = find_deal(scenario.game, named.slots["name"])
    except KeyError:
        raise CorpusError(
            named.origin, f"there is no scripted deal {named.slots['name']!r} of {scenario.game}"
        ) from None
    way = deal.situation.after
    played = [Step(place, step.act, deal.written(step)) for step in deal.steps]
    composition = Composition(deal.setup, tuple(deal.moves()))
    rehearsal = Rehearsal(playing, composition, deal.situation.points)
    draft = Draft(rehearsal, tuple(replace(step, written=None) for step in played[:way]))
    draft.steps += played[way:]
    try:
        for at, line in enumerate(lines):
            _rehearse(draft, at, line)
    except Redraw as redraw:
        raise CorpusError(redraw.origin, str(redraw)) from None
    return _composed(scenario, composition, draft)


def _composed(scenario: Scenario, composition: Composition, draft: Draft) -> Composed:
    return draft.complete(
        Fixture(
            id=scenario.id,
            title=scenario.title,
            game=scenario.game,
            origin=scenario.origin,
            sentences=scenario.sentences,
            readings=scenario.readings,
            lines=scenario.lines,
            deck=draft.rehearsal.deck,
            setup=composition.setup,
            situation=draft.situation,
            steps=(),
        )
    )


def _with_gaps(places: Mapping[int, Card]) -> tuple[Card | None, ...]:
    return tuple(places.get(place) for place in range(max(places, default=-1) + 1))
