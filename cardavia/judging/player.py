"""Plays a fixture on any engine and gives the verdict."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.decisions import Move, all_pass, answers, by_default, fits, is_decision
from cardavia.engine.failure import brief
from cardavia.engine.port import (
    CrashFault,
    Description,
    Engine,
    EngineError,
    EngineFault,
    NotSupportedError,
    ProtocolFault,
    StartFault,
    TimeoutFault,
)
from cardavia.fixture.checks import Check, PointsChange
from cardavia.fixture.fixture import Fixture
from cardavia.judging.checking import Moment, compared, mismatch, unjudged
from cardavia.judging.verdict import PASSED, Mismatch, Outcome, Verdict
from cardavia.origin import Origin
from cardavia.table import PASS, Position, Seat

FAULTS: Mapping[type[BaseException | None], Verdict] = {
    TimeoutFault: Verdict.TIMEOUT,
    CrashFault: Verdict.CRASH,
    ProtocolFault: Verdict.PROTOCOL,
}


OWN_WINDOWS = 8
"""Windows passed on the way to a decision; an engine with more of them leads nowhere."""


class ScenarioFailure(Exception):  # noqa: N818 - a verdict on an engine, not an error of ours
    """The scenario has failed; carries the outcome."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(f"{outcome.verdict}: expected {outcome.expected}, got {outcome.got}")
        self.outcome = outcome


def run(fixture: Fixture, engine: Engine, description: Description) -> Outcome:
    """The outcome of a whole fixture."""
    player = Player(fixture, engine, description)
    try:
        player.play_all()
    except ScenarioFailure as failure:
        return failure.outcome
    return player.outcome()


class Player:
    """One fixture on one engine, line by line; lines are played in order, each raises `ScenarioFailure`.

    `seen` is what the engine has shown so far, after the deal and after each decision of the fixture.
    """

    def __init__(self, fixture: Fixture, engine: Engine, description: Description) -> None:
        self._fixture = fixture
        self._engine = engine
        offer = description.games.get(fixture.game)
        self._explains = frozenset(offer.explains if offer else ())
        self._position: Position | None = None
        self.seen: list[Position] = []
        self._next = 0
        self._booked: Mapping[Seat, int] = fixture.situation.points
        self._pending: list[tuple[PointsChange, Origin]] = []
        self._is_judged = False
        self._open: list[tuple[Origin, str]] = []
        self._has_refused = False

    def play_all(self) -> None:
        """Play every line."""
        self.play(len(self._fixture.lines) - 1)

    def play(self, line: int) -> None:
        """Play up to and with a line; the first leads to the situation before, the last settles what is open.

        A line is given by its place.
        """
        fixture = self._fixture
        steps = fixture.steps
        # Whatever fails before the first step is played is told of the line that it belongs to.
        origin = fixture.lines[steps[0].at].origin
        try:
            if self._position is None:
                self._deal(origin)
            while self._next < len(steps) and steps[self._next].at <= line:
                step = steps[self._next]
                origin = fixture.lines[step.at].origin
                if isinstance(step.act, Mapping):
                    self._send(step.act, origin)
                    self.seen.append(self._here)
                else:
                    self._expect(step.act, fixture.written(step))
                self._next += 1
                if self._next == fixture.situation.after:
                    self._arrive()
            if line == len(fixture.lines) - 1:
                origin = fixture.lines[-1].origin
                self._go_on_after_refusal(origin)
                self._settle_pending()
        except EngineFault as fault:
            # An engine that does not start again has the verdict of what it failed from.
            failing = fault.__cause__ if isinstance(fault, StartFault) else fault
            verdict = FAULTS.get(type(failing), Verdict.CRASH)
            raise ScenarioFailure(
                Outcome(verdict, origin, "an answer of the protocol", str(fault), fault.log)
            ) from fault

    @property
    def next_step(self) -> int:
        """The place of the step to be played next; after a failure, of the one that has failed."""
        return self._next

    def outcome(self) -> Outcome:
        """A pass, with what this engine left open; if that was everything, nothing has been judged."""
        if not self._open:
            return PASSED
        notes = tuple(f"{origin}: not judged, {why}" for origin, why in self._open)
        if self._is_judged:
            return Outcome(Verdict.PASS, notes=notes)
        (origin, why), *_ = self._open
        return Outcome(Verdict.UNJUDGED, origin, "something that can be judged", why, notes=notes)

    def _deal(self, origin: Origin) -> None:
        try:
            self._position = self._known(self._engine.deal(self._fixture.setup), origin)
            self.seen.append(self._position)
        except NotSupportedError as error:
            game = self._fixture.game
            raise ScenarioFailure(Outcome(Verdict.UNSUPPORTED, origin, game, str(error))) from error
        except EngineError as error:
            raise ScenarioFailure(
                Outcome(Verdict.REFUSED, origin, "the deal is accepted", str(error))
            ) from error

    def _arrive(self) -> None:
        """The situation is reached: points are counted from here."""
        if self._here.points is not None:
            self._booked = self._here.points

    @property
    def _here(self) -> Position:
        """The position that stands; there is one as soon as the deal is accepted."""
        assert self._position is not None  # noqa: S101 - play deals before anything else
        return self._position

    def _expect(self, check: Check, origin: Origin) -> None:
        moment = Moment(self._fixture.deck, self._here, self._booked, self._explains, self._is_refused)
        if why := unjudged(check, moment):
            self._open.append((origin, why))
        elif self._next >= self._fixture.situation.after:
            self._is_judged = True
        if isinstance(check, PointsChange) and self._here.standing is None:
            self._pending.append((check, origin))
        else:
            self._judge(mismatch(check, moment), origin)

    def _send(self, move: Move, origin: Origin) -> None:
        """Make the decisions, in whatever windows this engine has on the way to them.

        Passes of seats it does not ask are left out: that it should have asked is another scenario's.
        """
        position = self._here
        named = {seat: decision for seat, decision in move.items() if decision != PASS}
        if not named and all_pass(position) is None:
            return
        at = position
        for _ in range(OWN_WINDOWS):
            passing = all_pass(at)
            if fits(at, named) or passing is None:
                break
            at = self._step(passing, origin)
        if not fits(at, named):
            wanted = ", ".join(f"{seat} may {decision}" for seat, decision in named.items())
            offered = "; ".join(f"{seat} may {', '.join(given)}" for seat, given in position.options.items())
            raise ScenarioFailure(Outcome(Verdict.REFUSED, origin, wanted, offered or "the deal is over"))
        sent = answers(at, named)
        if surplus := [seat for seat in at.options if seat not in sent]:
            offered = "; ".join(f"{seat} must {', '.join(at.options[seat])}" for seat in surplus)
            raise ScenarioFailure(
                Outcome(Verdict.WRONG, origin, f"only {' '.join(move)} must decide", offered)
            )
        self._position = self._step(sent, origin)

    def _step(self, move: Move, origin: Origin) -> Position:
        self._has_refused = False
        try:
            return self._known(self._engine.step(move), origin)
        except EngineError as error:
            done = ", ".join(f"{seat}: {decision}" for seat, decision in move.items())
            raise ScenarioFailure(
                Outcome(Verdict.REFUSED, origin, f"{done} is accepted", str(error))
            ) from error

    def _known(self, position: Position, origin: Origin) -> Position:
        """The position, if all that it offers are decisions."""
        for seat, offered in position.options.items():
            for option in offered:
                if not is_decision(option, self._fixture.deck):
                    wanted = f"decisions of {self._fixture.game}, as docs/protocol.md lists them"
                    got = f"{seat} is offered {brief(repr(option))}"
                    raise ScenarioFailure(Outcome(Verdict.PERMITTED, origin, wanted, got))
        return position

    def _is_refused(self, move: Move) -> bool:
        try:
            self._engine.step(move)
        except EngineError:
            self._has_refused = True
            return True
        return False

    def _go_on_after_refusal(self, origin: Origin) -> None:
        """After an error the deal stands as it was: where the script ends with one, play must go on."""
        if self._has_refused and self._here.options and not self._pending:
            self._step(by_default(self._here), origin)

    def _judge(self, mismatch: Mismatch | None, origin: Origin) -> None:
        if mismatch is not None:
            raise ScenarioFailure(Outcome(mismatch.verdict, origin, mismatch.expected, mismatch.got))

    def _settle_pending(self) -> None:
        """Points that the engine tells only at the end: play on, and take off what comes after."""
        rest = self._fixture.rest
        if not self._pending or rest is None:
            return
        (_, first), *_ = self._pending
        for move in rest.decisions:
            self._send(move, first)
        result = self._here.result
        if result is None:
            raise ScenarioFailure(Outcome(Verdict.WRONG, first, "the deal is over", "it goes on"))
        for check, origin in self._pending:
            ours = check.change if check.ours is None else check.ours
            got = {
                seat: points - rest.points.get(seat, 0) + ours.get(seat, 0)
                for seat, points in result.points.items()
            }
            self._judge(compared(check, got), origin)
