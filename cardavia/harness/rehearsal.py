"""Rehearsing on our own rules: which windows there are, who else must answer, which card is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from cardavia.cards import Card
from cardavia.games.game import Game
from cardavia.harness.corpus import Step, StepKind
from cardavia.harness.doing import Move, all_pass, answers, deeds, fits, quiet
from cardavia.harness.expecting import Expectation, Moment
from cardavia.harness.origin import CorpusError, Origin
from cardavia.harness.phrases import Phrase, matches
from cardavia.harness.telling import Slots, card
from cardavia.harness.verdict import Mismatch
from cardavia.situation import Composition
from cardavia.table import PASS, IllegalError, Position, Seat, check_decisions

LONGEST = 400
"""Decision points after which a deal is taken to go on for ever."""

EXPLAINS = frozenset({"scores", "ledger"})
"""Our own rules explain whatever an engine may explain."""


@dataclass(frozen=True, slots=True)
class Line:
    """A step, and the phrase it is an instance of."""

    kind: StepKind
    origin: Origin
    phrase: Phrase
    slots: Slots

    @classmethod
    def read(cls, step: Step) -> Line:
        """The line of a step; raises `CorpusError` unless exactly one phrase fits."""
        found = matches(step.kind, step.origin.text)
        if len(found) != 1:
            what = "matches no phrase" if not found else f"matches {', '.join(p.id for p, _ in found)}"
            raise CorpusError(step.origin, f"{step.kind} {step.origin.text!r} {what}")
        ((phrase, slots),) = found
        return cls(step.kind, step.origin, phrase, slots)


class Redraw(Exception):  # noqa: N818 - not an error: the rehearsal begins again with a card put in place
    """A card is named that is not the one drawn: it belongs at this place of this end of the stock."""

    def __init__(self, origin: Origin, end: Literal["front", "back"], place: int, drawn: Card) -> None:
        super().__init__(drawn)
        self.origin, self.end, self.place, self.card = origin, end, place, drawn


class Rehearsal:
    """Plays a scenario by our own rules, line by line, and writes down what that takes.

    `position` is where it stands. `booked` are the points from which changes are counted, by default those
    at the situation.
    """

    def __init__(
        self, playing: Game[Any], composition: Composition, booked: Mapping[Seat, int] | None = None
    ) -> None:
        self.deck = playing.shape.deck
        self._game = playing
        self._state = playing.start(composition.setup)
        self.drawn = {"front": 0, "back": 0}
        self.last_end: Literal["front", "back"] = "front"
        self.has_acted = False
        self._is_fresh_draw = True
        for move in composition.prelude:
            self._state = playing.advance(self._state, move)
        self.position = playing.view(self._state)
        self.booked = (self.position.points or {}) if booked is None else booked

    def judge(self, expectation: Expectation) -> Mismatch | None:
        """What our own rules say against an expectation here, or None."""
        return expectation.check(Moment(self.position, self.booked, EXPLAINS, self._is_refused))

    def do(self, line: Line) -> Iterator[Move]:
        """The moves a when line comes to.

        Raises `CorpusError` where it cannot be, `ValueError` for its words, and `Redraw`.
        """
        slots = line.slots
        match line.phrase.id:
            case "does":
                yield from self.decide(deeds(slots["deeds"]), line.origin)
            case "on-to":
                yield from self._go_on(line.origin, slots["seat"])
            case "on-to-end":
                yield from self._go_on(line.origin, None)
            case "draws":
                self._check_turn(line.origin, slots["seat"])
                wanted = card(slots["card"], self.deck)
                if not self._is_fresh_draw:
                    raise CorpusError(line.origin, f"{slots['seat']} has drawn nothing to act here")
                if self.has_acted and self.position.card != wanted:
                    raise Redraw(line.origin, self.last_end, self.drawn[self.last_end] - 1, wanted)
                if not self._has_drawn(slots["seat"], wanted):
                    raise CorpusError(line.origin, self.other_draw(wanted))
            case _:
                self._check_turn(line.origin, slots["seat"])

    def decide(self, named: Move, origin: Origin) -> Iterator[Move]:
        """The moves up to and with these decisions: open windows before them are passed."""
        before = self.position
        while not fits(self.position, named) and (move := all_pass(self.position)):
            yield self._play(move)
        unanswered = set(self.position.options) - set(answers(self.position, named))
        if not fits(self.position, named) or unanswered:
            asked = "; ".join(f"{seat} may {', '.join(given)}" for seat, given in before.options.items())
            raise CorpusError(origin, f"{origin.text!r} is not possible here: {asked or 'the deal is over'}")
        yield self._play(answers(self.position, named))

    def other_draw(self, wanted: Card) -> str:
        """What to say of a card that is not the one drawn here and cannot be put in its place."""
        return f"{wanted} is not what is drawn here, that is {self.position.card}"

    def _is_refused(self, move: Move) -> bool:
        try:
            check_decisions(self.position.options, move)
        except IllegalError:
            return True
        return False

    def _has_drawn(self, seat: Seat, wanted: Card) -> bool:
        """Whether the seat on turn has that card from its draw, or, if it has not drawn yet, as dealt."""
        card_drawn = self.position.card
        return wanted == card_drawn or (card_drawn is None and wanted in self.position.hands[seat])

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
        self._state = self._game.advance(self._state, move)
        self.position = self._game.view(self._state)
        self._is_fresh_draw = self.position.stock < before.stock
        if self._is_fresh_draw:
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


def _fours(position: Position) -> int:
    """How many melds are of four cards: each took a replacement."""
    return sum(len(meld.cards) == 4 for melds in position.melds.values() for meld in melds)
