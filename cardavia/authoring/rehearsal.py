"""Rehearsing on our own rules: which windows there are, who else must answer, which card is drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardavia.authoring.doing import deeds
from cardavia.authoring.phrases import Phrase, matches
from cardavia.authoring.telling import Slots, card
from cardavia.cards import Card
from cardavia.decisions import Move, all_pass, answers, by_default, fits
from cardavia.fixture.checks import Check, Public
from cardavia.fixture.fixture import Line, Rest
from cardavia.games.game import Game
from cardavia.judging.checking import EXPLAINS, Moment, mismatch
from cardavia.judging.verdict import Mismatch
from cardavia.origin import CorpusError, Origin
from cardavia.situation import Composition
from cardavia.table import PASS, Draw, IllegalError, Seat, check_decisions

LONGEST = 400
"""Decision points after which a deal is taken to go on for ever."""


@dataclass(frozen=True, slots=True)
class Phrased:
    """A line, and the phrase it is an instance of."""

    line: Line
    phrase: Phrase
    slots: Slots

    @property
    def origin(self) -> Origin:
        """Where it is written."""
        return self.line.origin

    @classmethod
    def read(cls, line: Line, game: str, spoken: str) -> Phrased:
        """The line with its phrase; raises `CorpusError` unless exactly one phrase of the game fits.

        `spoken` is the language it is written in.
        """
        found = matches(line.kind, line.origin.text, game, spoken)
        if len(found) != 1:
            what = "matches no phrase" if not found else f"matches {', '.join(p.id for p, _ in found)}"
            raise CorpusError(line.origin, f"{line.kind} {line.origin.text!r} {what}")
        ((phrase, slots),) = found
        return cls(line, phrase, slots)


class Redraw(Exception):  # noqa: N818 - not an error: the rehearsal begins again with a card put in place
    """A card is named that is not the one drawn: it belongs at this place of its end of the stock.

    Places are counted from the situation on; one before it, below 0, is settled already.
    """

    def __init__(self, origin: Origin, wanted: Draw, place: int, drawn: Card) -> None:
        super().__init__(f"{wanted.card} is not what is drawn here, that is {drawn}")
        self.origin, self.wanted, self.place = origin, wanted, place


class Rehearsal:
    """Plays a scenario by our own rules, line by line, and writes down what that takes.

    `position` is where it stands, `public` the card that the last line has laid open for all; passes do not
    change it. `booked` are the points from which changes are counted, by default those
    at the situation. `told` are the places of the stock's front whose cards the composition was told, None
    where it is as it is.
    """

    def __init__(
        self,
        playing: Game[Any],
        composition: Composition,
        booked: Mapping[Seat, int] | None = None,
        told: Collection[int] | None = None,
    ) -> None:
        self.deck = playing.shape.deck
        self._game = playing
        self._state = playing.start(composition.setup)
        self._told = told
        self.has_acted = False
        self.public: Public | None = None
        self._taken = {"front": 0, "back": 0}
        self._drawn: list[tuple[Draw, int]] = []
        self._note_draws()
        for move in composition.prelude:
            self._state = playing.advance(self._state, move)
            self._note_draws()
        front, back = composition.taken or self._taken.values()
        self._open = {"front": front, "back": back}
        if composition.taken is not None:
            # The situation is about its last card; what its seats turned up before is not spoken of.
            self._drawn = [(draw, place) for draw, place in self._drawn if place >= self._open[draw.end] - 1]
        self.position = playing.view(self._state)
        self.booked = (self.position.points or {}) if booked is None else booked

    @property
    def change(self) -> Mapping[Seat, int]:
        """By how much the points have changed since they are counted."""
        standing = self.position.standing or {}
        return {seat: points - self.booked.get(seat, 0) for seat, points in standing.items()}

    def judge(self, check: Check) -> Mismatch | None:
        """What our own rules say against a check here, or None."""
        return mismatch(check, Moment(self.deck, self.position, self.booked, EXPLAINS, self._is_refused))

    def rest(self) -> Rest:
        """How the deal goes on by itself until it is over, and the points at its end."""
        state, position = self._state, self.position
        moves: list[Move] = []
        while position.result is None:
            moves.append(by_default(position))
            state = self._game.advance(state, moves[-1])
            position = self._game.view(state)
        return Rest(tuple(moves), position.result.points)

    def do(self, line: Phrased) -> Iterator[Move]:
        """The moves a when line comes to.

        Raises `CorpusError` where it cannot be, `ValueError` for its words, and `Redraw`.
        """
        slots = line.slots
        if line.phrase.id != "does":
            self.public = None
        match line.phrase.id:
            case "does":
                yield from self.decide(deeds(slots["deeds"], self.deck), line.origin)
            case "on-to":
                yield from self._go_on(line.origin, slots["seat"])
            case "on-to-end":
                yield from self._go_on(line.origin, None)
            case "draws":
                if all(draw.seat != slots["seat"] for draw, _ in self._drawn):
                    self._check_turn(line.origin, slots["seat"])
                # What has been drawn before anything is done is the last card that the actor got.
                newest = not self.has_acted
                self._check_draw(line.origin, slots["seat"], card(slots["card"], self.deck), newest=newest)
            case "turns-up":
                yield from self._let_turn_up(slots["seat"])
                wanted = card(slots["card"], self.deck)
                drawn = self._check_draw(line.origin, slots["seat"], wanted, newest=False, insists=True)
                self.public = Public(slots["seat"], wanted, self.position.stock + drawn)
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
        if set(named.values()) != {PASS}:
            self.public = self._laid_by(named)
        yield self._play(answers(self.position, named))

    def _laid_by(self, named: Move) -> Public | None:
        """The card that one of these decisions lays open."""
        for seat, decision in named.items():
            verb, _, thrown = decision.partition(" ")
            if verb == "discard":
                return Public(seat, thrown, self.position.stock)
        return None

    def _let_turn_up(self, seat: Seat) -> Iterator[Move]:
        """The passes of windows that are open before a seat turns up its next card."""
        while (
            self.has_acted
            and all(draw.seat != seat for draw, _ in self._drawn)
            and (move := all_pass(self.position))
        ):
            yield self._play(move)

    def _is_refused(self, move: Move) -> bool:
        try:
            check_decisions(self.position.options, move)
        except IllegalError:
            return True
        return False

    def _check_draw(
        self, origin: Origin, seat: Seat, wanted: Card, *, newest: bool, insists: bool = False
    ) -> int:
        """A seat has just drawn or turned up that card, the newest or the first not spoken of yet.

        Returned is how many have come from the stock since.

        A card may be named as dealt where a seat acts without having drawn. Raises `CorpusError`, or `Redraw`
        for another card in a place that is still open, and where a line `insists` also for the right one that
        lies there by chance: who is not spoken of has no use for a card only if the composition knows of it.
        """
        own = [(draw, place) for draw, place in self._drawn if draw.seat == seat]
        if not own and not self.has_acted and wanted in self.position.hands[seat]:
            return 0
        if not own:
            raise CorpusError(origin, f"{seat} has drawn nothing to act here")
        draw, place = own[-1] if newest else own[0]
        at = place - self._open[draw.end]
        if draw.card != wanted or (insists and self._is_by_chance(at)):
            raise Redraw(origin, Draw(seat, draw.end, wanted), at, draw.card)
        since = self._drawn[self._drawn.index((draw, place)) + 1 :]
        if not newest and len(own) > 1:
            self._drawn = since
        return len(since)

    def _is_by_chance(self, place: int) -> bool:
        """Whether the card at a place of the front lies there because nothing was told of it."""
        return self.has_acted and self._told is not None and place >= 0 and place not in self._told

    def _go_on(self, origin: Origin, seat: Seat | None) -> Iterator[Move]:
        for _ in range(LONGEST):
            if self.position.result is not None:
                over = f"the deal is over before {seat}'s turn comes" if seat else "the deal is over already"
                raise CorpusError(origin, f"{over}; leave the line out, or change what is done before it")
            yield self._play(by_default(self.position))
            if (self.position.result is not None) if seat is None else self._is_turn(seat):
                return
        never = f"{seat}'s turn never comes" if seat else "the deal never ends"
        raise CorpusError(origin, f"{never}, though everyone has thrown what was drawn {LONGEST} times")

    def _play(self, move: Move) -> Move:
        self._state = self._game.advance(self._state, move)
        self.position = self._game.view(self._state)
        self._note_draws()
        self.has_acted = True
        return move

    def _note_draws(self) -> None:
        """What has come from the stock since the last decisions, and its place at that end."""
        self._drawn = []
        for draw in self._game.draws(self._state):
            self._drawn.append((draw, self._taken[draw.end]))
            self._taken[draw.end] += 1

    def _check_turn(self, origin: Origin, seat: Seat) -> None:
        if not self._is_turn(seat):
            asked = " ".join(self.position.options) or "nobody"
            raise CorpusError(origin, f"it is not {seat}'s turn here; asked is {asked}")

    def _is_turn(self, seat: Seat) -> bool:
        options = self.position.options
        return set(options) == {seat} and PASS not in options[seat]
