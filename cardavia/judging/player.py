"""Plays a script on any engine and gives the verdict."""

from __future__ import annotations

from collections.abc import Mapping

from cardavia.authoring.doing import Move, all_pass, answers, fits, is_decision, quiet
from cardavia.authoring.script import Expected, Script, play_out
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
from cardavia.fixture.origin import Origin
from cardavia.games import game
from cardavia.judging.expecting import (
    Counts,
    HasLaid,
    Holds,
    Moment,
    NextDealer,
    Pays,
    PointsChange,
    StockLeft,
    Winners,
)
from cardavia.judging.verdict import PASSED, Mismatch, Outcome, Verdict
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


def run(script: Script, engine: Engine, description: Description) -> Outcome:
    """The outcome of a whole script."""
    player = Player(script, engine, description)
    try:
        for number in range(len(script.steps)):
            player.play(number)
    except ScenarioFailure as failure:
        return failure.outcome
    return player.outcome()


class Player:
    """One script on one engine, step by step; steps are played in order, each raises `ScenarioFailure`."""

    def __init__(self, script: Script, engine: Engine, description: Description) -> None:
        self._script = script
        self._deck = game(script.game).shape.deck
        self._engine = engine
        offer = description.games.get(script.game)
        self._explains = frozenset(offer.explains if offer else ())
        self._position = script.arrival
        self._has_arrived = False
        self._booked: Mapping[Seat, int] = script.booked
        self._pending: list[tuple[Expected, PointsChange]] = []
        self._notes: list[str] = []
        self._has_refused = False

    def play(self, number: int) -> None:
        """Play one step; the first leads to the situation before, the last settles what is open after."""
        step = self._script.steps[number]
        try:
            if not self._has_arrived:
                self._arrive(step.origin)
            for act in step.acts:
                if isinstance(act, Expected):
                    self._expect(act)
                else:
                    self._send(act, step.origin)
            if number == len(self._script.steps) - 1:
                self._go_on_after_refusal(step.origin)
                self._settle_pending()
        except EngineFault as fault:
            # An engine that does not start again has the verdict of what it failed from.
            failing = fault.__cause__ if isinstance(fault, StartFault) else fault
            verdict = FAULTS.get(type(failing), Verdict.CRASH)
            raise ScenarioFailure(
                Outcome(verdict, step.origin, "an answer of the protocol", str(fault), fault.log)
            ) from fault

    def outcome(self) -> Outcome:
        """A pass, with what this engine left open."""
        return Outcome(Verdict.PASS, notes=tuple(self._notes)) if self._notes else PASSED

    def _arrive(self, origin: Origin) -> None:
        """Deal, play the prelude, and see that the situation is there."""
        script = self._script
        try:
            self._position = self._known(self._engine.deal(script.setup), origin)
        except NotSupportedError as error:
            raise ScenarioFailure(Outcome(Verdict.UNSUPPORTED, origin, script.game, str(error))) from error
        except EngineError as error:
            raise ScenarioFailure(
                Outcome(Verdict.REFUSED, origin, "the deal is accepted", str(error))
            ) from error
        for move in script.prelude:
            self._send(move, origin)
        there = script.arrival
        for seat, hand in there.hands.items():
            self._judge(Holds(seat, hand, self._deck).check(self._moment), origin)
            self._judge(HasLaid(seat, there.melds[seat], self._deck).check(self._moment), origin)
        self._judge(StockLeft(there.stock).check(self._moment), origin)
        if self._position.points is not None:
            self._booked = self._position.points
        self._has_arrived = True

    @property
    def _moment(self) -> Moment:
        return Moment(self._position, self._booked, self._explains, self._is_refused)

    def _expect(self, expected: Expected) -> None:
        expectation = expected.expectation
        for kind, part in ((Counts, "scores"), (Pays, "ledger")):
            if isinstance(expectation, kind) and part not in self._explains:
                self._note(expected, f"the engine does not explain its {part}")
        for told, what in ((Winners, "who has won"), (NextDealer, "who deals next")):
            if isinstance(expectation, told) and not expectation.is_told(self._position):
                self._note(expected, f"the engine does not show {what}")
        if isinstance(expectation, PointsChange) and not expectation.is_told(self._position):
            self._pending.append((expected, expectation))
        else:
            self._judge(expectation.check(self._moment), expected.origin)

    def _note(self, expected: Expected, why: str) -> None:
        self._notes.append(f"{expected.origin}: not judged, {why}")

    def _send(self, move: Move, origin: Origin) -> None:
        """Make the decisions, in whatever windows this engine has on the way to them.

        Passes of seats it does not ask are left out: that it should have asked is another scenario's.
        """
        position = self._position
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
                if not is_decision(option, self._script.game):
                    wanted = f"decisions of {self._script.game}, as docs/protocol.md lists them"
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
        if self._has_refused and self._position.options and not self._pending:
            self._step(quiet(self._position), origin)

    def _judge(self, mismatch: Mismatch | None, origin: Origin) -> None:
        if mismatch is not None:
            raise ScenarioFailure(Outcome(mismatch.verdict, origin, mismatch.expected, mismatch.got))

    def _settle_pending(self) -> None:
        """Points that the engine tells only at the end: play on, and take off what comes after."""
        if not self._pending:
            return
        moves, final = play_out(self._script)
        origin = self._pending[0][0].origin
        for move in moves:
            self._send(move, origin)
        result = self._position.result
        if result is None:
            raise ScenarioFailure(Outcome(Verdict.WRONG, origin, "the deal is over", "it goes on"))
        for expected, change in self._pending:
            got = {
                seat: points - (final[seat] - expected.points[seat]) - self._script.booked[seat]
                for seat, points in result.points.items()
            }
            self._judge(change.compare(got), expected.origin)
