"""The player against engines that are wrong in one way each: which verdict, where, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardavia.authoring.load import fixtures
from cardavia.engine.port import (
    BadParamsError,
    CrashFault,
    Description,
    Engine,
    EngineFault,
    IllegalDecisionError,
    ProtocolFault,
    StartFault,
    TimeoutFault,
)
from cardavia.engine.reference import ReferenceEngine
from cardavia.fixture.fixture import Fixture
from cardavia.judging.player import run
from cardavia.judging.verdict import PASSED, Outcome, Verdict
from cardavia.table import PASS, Decision, Meld, Position, ScoreItem, Seat, Setup, balance
from tests.authoring.test_compose import FIRST, written
from tests.cli.engines import AtTheEnd, Changed, Elsewhere

PUNG = """
Given B holds 55m 123p 456p 789p 13m
And B is void in s
When A discards 5m
Then B may pung
And B may not kong or win
When B pungs
Then B has laid pung 555m from A
And B holds 13m 123456789p
"""
"""B has two 5m and waits for 2m: of A's 5m it may make a pung, no kong and no win."""

KONG = """
Given A holds 1111m 234p 567p 89p 2m
And A is void in s
When A draws 6m
And A kongs 1m
Then the points change by A +6, B -2, C -2, D -2
"""
"""A concealed kong brings 2 from each of three opponents (SC-5.1.6)."""

TWO_KONGS = """
Given A holds 1111m 678p 99p 7m
And A has laid pung 444m from B
And A is void in s
When A draws 8m
And A kongs 1m
Then the points change by A +6, B -2, C -2, D -2
When A draws 4m
And A kongs 4m
Then the points change by A +9, B -3, C -3, D -3
"""
"""The added kong brings 1 more from each (SC-5.1.5). A waits for 6m and 9m, so nothing is given back."""

WIN = """
Given A holds 1111m 3333m 55m 77m 9m
And A is void in s
When A draws 9m
And A wins
Then the points change by A +99, B -33, C -33, D -33
And A counts seven pairs 2, full flush 2, root 2
And B pays A 33 for self-draw
"""

PASSING = """
Given B holds 55m 123p 456p 789p 13m
And B is void in s
When A discards 5m
And B passes
And B discards 1m
Then 1m lies last in front of B
"""


def outcome(script: Fixture, engine: Engine) -> Outcome:
    return run(script, engine, engine.describe())


def check(found: Outcome, verdict: Verdict, line: int, expected: str, got: str) -> None:
    """The outcome has this verdict, on this line of the steps, and says so."""
    assert found.verdict == verdict, found
    assert found.origin is not None
    assert found.origin.line == FIRST + line, found
    assert (found.expected, found.got) == (expected, got)


class Other(ReferenceEngine):
    """Ours, with the decisions changed before they are played."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        return super().step(self.taken(decisions))

    def taken(self, decisions: Mapping[Seat, Decision]) -> Mapping[Seat, Decision]:
        return decisions


@pytest.mark.parametrize("steps", [PUNG, KONG, TWO_KONGS, WIN, PASSING])
def test_our_own_engine_passes(tmp_path: Path, steps: str) -> None:
    assert outcome(written(tmp_path, steps), ReferenceEngine()) == PASSED


def test_an_engine_may_be_used_for_one_script_after_the_other(tmp_path: Path) -> None:
    engine = ReferenceEngine()
    for name in ("one", "two"):
        assert outcome(written(tmp_path / name, PUNG), engine) == PASSED


class Deaf(Changed):
    """Never asks B about a discard."""

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        position = super().step(decisions)
        while PASS in position.options.get("B", ()):
            position = super().step(dict.fromkeys(position.options, PASS))
        return position


def test_a_seat_that_should_be_asked_and_is_not_is_refused_its_option(tmp_path: Path) -> None:
    class Mute(Changed):
        def change(self, position: Position) -> Position:
            options = {seat: given for seat, given in position.options.items() if "pung" not in given}
            return replace(position, options=options)

    check(
        outcome(written(tmp_path, PUNG), Mute()), Verdict.REFUSED, 3, "B may pung", "B is not asked about 5m"
    )


def test_a_seat_that_is_not_asked_cannot_decide(tmp_path: Path) -> None:
    script = written(tmp_path, PUNG.replace("Then B may pung\nAnd B may not kong or win\n", ""))
    found = outcome(script, Deaf())
    assert (found.verdict, found.expected) == (Verdict.REFUSED, "B may pung")
    assert found.origin is not None
    assert found.origin.line == FIRST + 3
    assert found.got.startswith("B may discard ")


def test_passes_of_seats_that_are_not_asked_are_left_out(tmp_path: Path) -> None:
    assert outcome(written(tmp_path, PASSING), Deaf()) == PASSED


class Generous(Changed):
    """Lists a kong beside every pung."""

    def change(self, position: Position) -> Position:
        options = {
            seat: (*offered, "kong") if "pung" in offered else offered
            for seat, offered in position.options.items()
        }
        return replace(position, options=options)


def test_an_option_too_many_is_permitted(tmp_path: Path) -> None:
    check(
        outcome(written(tmp_path, PUNG), Generous()),
        Verdict.PERMITTED,
        4,
        "B may not kong, win",
        "B may pass, pung, kong",
    )


def test_an_option_too_many_is_permitted_where_only_others_are_expected(tmp_path: Path) -> None:
    script = written(tmp_path, PUNG.replace("B may pung", "B may only pass or pung"))
    check(
        outcome(script, Generous()), Verdict.PERMITTED, 3, "B may only pass, pung", "B may pass, pung, kong"
    )


def test_a_seat_that_is_asked_for_nothing_is_permitted(tmp_path: Path) -> None:
    class Asking(Changed):
        def change(self, position: Position) -> Position:
            if position.phase == "void":
                return position
            return replace(position, options={**position.options, "C": ("pass",)})

    steps = "Given 55 are left in the stock\nWhen it is A's turn\nThen A may not pass\nAnd C is not asked"
    check(outcome(written(tmp_path, steps), Asking()), Verdict.PERMITTED, 3, "C is not asked", "C may pass")


class Lenient(Other):
    """Takes a win that it did not offer for a pass."""

    def taken(self, decisions: Mapping[Seat, Decision]) -> Mapping[Seat, Decision]:
        return {seat: PASS if decision == "win" else decision for seat, decision in decisions.items()}


def test_an_illegal_decision_that_is_accepted_is_permitted(tmp_path: Path) -> None:
    check(
        outcome(written(tmp_path, PUNG), Lenient()),
        Verdict.PERMITTED,
        4,
        "B may not kong, win",
        "the engine accepted B: win",
    )


def test_a_decision_of_a_seat_that_is_not_asked_is_tried_too(tmp_path: Path) -> None:
    class Heedless(Other):
        def taken(self, decisions: Mapping[Seat, Decision]) -> Mapping[Seat, Decision]:
            return {seat: what for seat, what in decisions.items() if (seat, what) != ("C", "discard 1m")}

    steps = "Given C holds 13579m 24689p 135p\nWhen A draws 9p\nThen C may not discard 1m\nAnd it is A's turn"
    found = outcome(written(tmp_path, steps), Heedless())
    check(found, Verdict.PERMITTED, 2, "C may not discard 1m", "the engine accepted C: discard 1m")


def test_an_attempt_that_is_refused_must_not_change_the_deal(tmp_path: Path) -> None:
    class Upset(ReferenceEngine):
        def step(self, decisions: Mapping[Seat, Decision]) -> Position:
            try:
                return super().step(decisions)
            except IllegalDecisionError:
                super().step({"B": PASS})
                raise

    found = outcome(written(tmp_path, PUNG), Upset())
    assert found.verdict == Verdict.REFUSED
    assert found.origin is not None
    assert (found.origin.line, found.expected) == (FIRST + 5, "B: pung is accepted")


def test_a_legal_decision_that_is_rejected_is_refused(tmp_path: Path) -> None:
    class Stubborn(ReferenceEngine):
        def step(self, decisions: Mapping[Seat, Decision]) -> Position:
            if "pung" in decisions.values():
                raise IllegalDecisionError("no pungs today")
            return super().step(decisions)

    found = outcome(written(tmp_path, PUNG), Stubborn())
    check(found, Verdict.REFUSED, 5, "B: pung is accepted", "no pungs today")


def test_a_deal_that_is_rejected_is_refused(tmp_path: Path) -> None:
    class Picky(ReferenceEngine):
        def deal(self, setup: Setup) -> Position:
            raise BadParamsError(f"{setup.dealer} cannot deal")

    script = written(tmp_path, "Given B is the dealer\nWhen it is A's turn\nThen A may not pass")
    check(outcome(script, Picky()), Verdict.REFUSED, 0, "the deal is accepted", "B cannot deal")


def test_a_game_that_is_not_offered_is_unsupported(tmp_path: Path) -> None:
    class Empty(ReferenceEngine):
        def __init__(self) -> None:
            super().__init__({})

    found = outcome(written(tmp_path, PUNG), Empty())
    assert (found.verdict, found.expected) == (Verdict.UNSUPPORTED, "sichuan")


def test_a_seat_that_must_decide_and_is_not_in_the_script_is_wrong(tmp_path: Path) -> None:
    class Both(Changed):
        def change(self, position: Position) -> Position:
            if "pung" not in position.options.get("B", ()):
                return position
            return replace(position, options={**position.options, "C": ("discard 1m", "discard 2m")})

    script = written(tmp_path, PUNG.replace("Then B may pung\nAnd B may not kong or win\n", ""))
    check(
        outcome(script, Both()),
        Verdict.WRONG,
        3,
        "only B must decide",
        "C must discard 1m, discard 2m",
    )


ELSEWHERE: dict[str, tuple[dict[str, Any], str, str]] = {
    "hand": (
        {"hands": {"B": ("1p",)}},
        "B holds 1355m 123456789p",
        "B holds 1p",
    ),
    "melds": (
        {"melds": {"C": (Meld("pung", ("9s", "9s", "9s"), "A"),)}},
        "C has laid nothing is laid",
        "pung 999s from A",
    ),
    "stock": ({"stock": 3}, "20 are left in the stock", "3 are left"),
}


@pytest.mark.parametrize("part", ELSEWHERE)
def test_an_engine_that_arrives_elsewhere_is_wrong(tmp_path: Path, part: str) -> None:
    shown, expected, got = ELSEWHERE[part]

    class Astray(Changed):
        def change(self, position: Position) -> Position:
            changes: dict[str, Any] = {
                name: {**getattr(position, name), **value} if isinstance(value, dict) else value
                for name, value in shown.items()
            }
            return replace(position, **changes)

    steps = PUNG.replace("When A", "And 20 are left in the stock\nWhen A", 1)
    found = outcome(written(tmp_path, steps), Astray())
    check(found, Verdict.WRONG, 0, expected, got)


@pytest.mark.parametrize(
    "option", ["dance", "discard joker", "void x", "pung 5m", "Discard 5m", "", "discard"]
)
def test_an_option_that_is_no_decision_is_permitted_to_nobody(tmp_path: Path, option: str) -> None:
    class Odd(Changed):
        def change(self, position: Position) -> Position:
            return replace(position, options={**position.options, "C": (option,)})

    found = outcome(written(tmp_path, PUNG), Odd())
    expected = "decisions of sichuan, as docs/protocol.md lists them"
    check(found, Verdict.PERMITTED, 0, expected, f"C is offered {option!r}")


@pytest.mark.parametrize("option", ["chi 4m 5m 6m", "take"])
def test_an_option_of_another_game_is_for_a_scenario_to_judge(tmp_path: Path, option: str) -> None:
    class Foreign(Changed):
        def change(self, position: Position) -> Position:
            return replace(
                position, options={seat: (*offered, option) for seat, offered in position.options.items()}
            )

    assert outcome(written(tmp_path, PUNG), Foreign()).verdict is Verdict.PASS


@pytest.mark.parametrize(
    ("fault", "verdict"),
    [
        (CrashFault, Verdict.CRASH),
        (TimeoutFault, Verdict.TIMEOUT),
        (ProtocolFault, Verdict.PROTOCOL),
        (StartFault, Verdict.CRASH),
    ],
)
@pytest.mark.parametrize("on", ["deal", "step", "attempt"])
def test_a_fault_has_its_verdict_and_keeps_the_log(
    tmp_path: Path, fault: type[EngineFault], verdict: Verdict, on: str
) -> None:
    class Faulty(ReferenceEngine):
        def deal(self, setup: Setup) -> Position:
            if on == "deal":
                raise fault("it is gone", "the last words")
            return super().deal(setup)

        def step(self, decisions: Mapping[Seat, Decision]) -> Position:
            if decisions.get("B") == {"step": "pung", "attempt": "win"}.get(on):
                raise fault("it is gone", "the last words")
            return super().step(decisions)

    found = outcome(written(tmp_path, PUNG), Faulty())
    line = {"deal": 0, "step": 5, "attempt": 4}[on]
    check(found, verdict, line, "an answer of the protocol", "it is gone")
    assert found.log == "the last words"


@pytest.mark.parametrize(
    ("cause", "verdict"),
    [(TimeoutFault, Verdict.TIMEOUT), (CrashFault, Verdict.CRASH), (ProtocolFault, Verdict.PROTOCOL)],
)
def test_an_engine_that_does_not_start_again_has_the_verdict_of_why(
    tmp_path: Path, cause: type[EngineFault], verdict: Verdict
) -> None:
    class Gone(ReferenceEngine):
        def deal(self, setup: Setup) -> Position:  # noqa: ARG002 - the port has it
            raise StartFault("it does not start") from cause("for a reason")

    check(
        outcome(written(tmp_path, PUNG), Gone()), verdict, 0, "an answer of the protocol", "it does not start"
    )


class Dear(Changed):
    """Takes one point more for each kong of one sentence, and tells points `late` or all along."""

    def __init__(self, sentence: str, *, late: bool) -> None:
        super().__init__()
        self.sentence, self.late = sentence, late

    def change(self, position: Position) -> Position:
        paid = [
            entry._replace(amount=entry.amount + (entry.sentence == self.sentence))
            for entry in position.ledger or ()
        ]
        points = balance(paid, position.hands)
        result = replace(position.result, points=points) if position.result else None
        return replace(position, points=None if self.late else points, ledger=None, result=result)


@pytest.mark.parametrize("steps", [PUNG, KONG, TWO_KONGS, WIN.replace("And B pays A 33 for self-draw\n", "")])
def test_points_told_only_at_the_end_are_judged_there(tmp_path: Path, steps: str) -> None:
    found = outcome(written(tmp_path, steps), AtTheEnd())
    assert found.verdict == Verdict.PASS, found


FIRST_FEE = (5, "the points change by A +6, B -2, C -2, D -2", "they change by A +9, B -3, C -3, D -3")
SECOND_FEE = (8, "the points change by A +9, B -3, C -3, D -3", "they change by A +12, B -4, C -4, D -4")


@pytest.mark.parametrize(("sentence", "found"), [("SC-5.1.6", FIRST_FEE), ("SC-5.1.5", SECOND_FEE)])
def test_a_wrong_fee_is_found_where_it_is_paid(
    tmp_path: Path, sentence: str, found: tuple[int, str, str]
) -> None:
    check(outcome(written(tmp_path, TWO_KONGS), Dear(sentence, late=False)), Verdict.WRONG, *found)


@pytest.mark.parametrize("sentence", ["SC-5.1.6", "SC-5.1.5"])
def test_a_wrong_fee_in_points_told_at_the_end_fails_the_first_line_on_points(
    tmp_path: Path, sentence: str
) -> None:
    """From the end nobody can tell which of the two kongs was too dear."""
    check(outcome(written(tmp_path, TWO_KONGS), Dear(sentence, late=True)), Verdict.WRONG, *FIRST_FEE)


def test_each_line_on_points_is_judged_by_what_was_paid_until_then(tmp_path: Path) -> None:
    too_much = TWO_KONGS.replace("A +9, B -3, C -3, D -3", "A +12, B -4, C -4, D -4")
    found = outcome(written(tmp_path, too_much), AtTheEnd())
    expected, got = "A +12, B -4, C -4, D -4", "A +9, B -3, C -3, D -3"
    check(found, Verdict.WRONG, 8, f"the points change by {expected}", f"they change by {got}")


def test_what_was_paid_on_the_way_is_taken_off_points_told_at_the_end(tmp_path: Path) -> None:
    steps = """
    Given A holds 678p 99p 78m 345p
    And A has laid kong 2222m from D
    And A is void in s
    When it is A's turn
    Then the points change by nothing
    """
    script = written(tmp_path, steps)
    assert script.situation.points == {"A": 2, "B": 0, "C": 0, "D": -2}
    assert outcome(script, AtTheEnd()).verdict == Verdict.PASS


def test_what_an_engine_booked_wrongly_on_the_way_does_not_matter(tmp_path: Path) -> None:
    script = written(
        tmp_path, "Given B has laid kong 2222p from D\nWhen it is A's turn\nThen the points change by nothing"
    )
    engine = Dear("SC-5.1.4", late=False)
    assert outcome(script, engine) == PASSED


def test_an_engine_that_does_not_end_where_ours_does_is_wrong(tmp_path: Path) -> None:
    class Endless(AtTheEnd):
        def change(self, position: Position) -> Position:
            return replace(super().change(position), result=None)

    found = outcome(written(tmp_path, KONG), Endless())
    check(found, Verdict.WRONG, 4, "the deal is over", "it goes on")


def test_what_an_engine_does_not_explain_is_noted_and_not_judged(tmp_path: Path) -> None:
    script = written(tmp_path, WIN)
    found = outcome(script, AtTheEnd())
    assert found.verdict == Verdict.PASS
    assert found.notes == (
        f"{script.lines[5].origin}: not judged, the engine does not explain its scores",
        f"{script.lines[6].origin}: not judged, the engine does not explain its ledger",
    )


class Misled(Changed):
    """Its scores and ledger are wrong, its points are right."""

    def change(self, position: Position) -> Position:
        scores = {seat: (ScoreItem("seven pairs", 4, "SC-4.1.6"),) for seat in position.scores or {}}
        ledger = tuple(entry._replace(amount=entry.amount - 1) for entry in position.ledger or ())
        result = replace(position.result, scores=scores) if position.result else None
        return replace(position, scores=scores, ledger=ledger, result=result)


class Unsure(Misled):
    """The same, but it does not say that they may be judged."""

    def describe(self) -> Description:
        described = super().describe()
        return replace(described, games={"sichuan": replace(described.games["sichuan"], explains=())})


def test_wrong_explanations_count_only_if_they_are_offered(tmp_path: Path) -> None:
    script = written(tmp_path, WIN)
    check(
        outcome(script, Misled()),
        Verdict.WRONG,
        5,
        "A counts seven pairs 2, full flush 2, root 2",
        "A counts seven pairs 4",
    )
    found = outcome(script, Unsure())
    assert (found.verdict, len(found.notes)) == (Verdict.PASS, 2)


def test_a_wrong_ledger_is_told(tmp_path: Path) -> None:
    steps = WIN.replace("And A counts seven pairs 2, full flush 2, root 2\n", "")
    check(
        outcome(written(tmp_path, steps), Misled()),
        Verdict.WRONG,
        5,
        "B pays A 33 for self-draw",
        "B pays A 32 for self-draw",
    )


def test_an_engine_that_describes_no_such_game_explains_nothing(tmp_path: Path) -> None:
    found = outcome(written(tmp_path, WIN), Elsewhere())
    assert (found.verdict, len(found.notes)) == (Verdict.PASS, 2)


class Ceremonious(ReferenceEngine):
    """Asks everyone still in play, after a discard of `seat`, whether it has seen it; all can only pass.

    Where ours has a window, it comes after this one.
    """

    def __init__(self, tile: str) -> None:
        super().__init__()
        self.tile = tile
        self.after: Position | None = None
        self.windows = 0

    def step(self, decisions: Mapping[Seat, Decision]) -> Position:
        if self.after is not None:
            if set(decisions.values()) != {PASS} or set(decisions) != {"C", "D"}:
                raise IllegalDecisionError("C and D have to look")
            position, self.after = self.after, None
            return position
        position = super().step(decisions)
        if f"discard {self.tile}" not in decisions.values():
            return position
        self.after, self.windows = position, self.windows + 1
        return replace(position, options={"C": (PASS,), "D": (PASS,)})


def test_windows_that_only_this_engine_has_are_passed(tmp_path: Path) -> None:
    engine = Ceremonious("5m")
    steps = PUNG.replace("Then B may pung\nAnd B may not kong or win\n", "")
    assert outcome(written(tmp_path, steps), engine) == PASSED
    assert engine.windows == 1


def test_windows_that_only_this_engine_has_are_passed_on_the_way(tmp_path: Path) -> None:
    script = written(tmp_path, "Given C has laid pung 222m from B\nWhen it is D's turn\nThen D may not pass")
    engine = Ceremonious("2m")
    assert outcome(script, engine) == PASSED
    assert engine.windows == 1


def test_a_window_of_its_own_hides_whose_turn_it_is(tmp_path: Path) -> None:
    script = written(tmp_path, "When A discards 5m\nThen it is B's turn")
    check(
        outcome(script, Ceremonious("5m")),
        Verdict.WRONG,
        1,
        "it is B's turn",
        "asked is C for pass, D for pass",
    )


def test_a_pass_that_leads_nowhere_ends_in_a_refusal(tmp_path: Path) -> None:
    class Stuck(ReferenceEngine):
        """Asks B about the same discard for ever."""

        last: Position

        def step(self, decisions: Mapping[Seat, Decision]) -> Position:
            if set(decisions.values()) == {PASS}:
                return self.last
            self.last = super().step(decisions)
            return self.last

    found = outcome(written(tmp_path, PASSING), Stuck())
    check(found, Verdict.REFUSED, 4, "B may discard 1m", "B may pass, pung")


def test_a_deal_that_is_lost_by_a_refused_attempt_at_the_end_is_found(tmp_path: Path) -> None:
    class Shaken(ReferenceEngine):
        """Refuses every decision once it has refused one."""

        def __init__(self) -> None:
            super().__init__()
            self.is_upset = False

        def deal(self, setup: Setup) -> Position:
            self.is_upset = False
            return super().deal(setup)

        def step(self, decisions: Mapping[Seat, Decision]) -> Position:
            if self.is_upset:
                raise IllegalDecisionError("the deal is gone")
            try:
                return super().step(decisions)
            except IllegalDecisionError:
                self.is_upset = True
                raise

    found = outcome(written(tmp_path, "When A draws 9p\nThen A may not pass"), Shaken())
    assert (found.verdict, found.got) == (Verdict.REFUSED, "the deal is gone")
    assert found.origin is not None
    assert found.origin.line == FIRST + 1


def test_winners_that_an_engine_does_not_show_before_the_end_are_noted(tmp_path: Path) -> None:
    class Discreet(Changed):
        def change(self, position: Position) -> Position:
            return replace(position, out=None)

    script = written(tmp_path, WIN.replace("And A counts", "And the winners are A\nAnd A counts"))
    found = outcome(script, Discreet())
    assert found.verdict == Verdict.PASS
    assert found.notes == (f"{script.lines[5].origin}: not judged, the engine does not show who has won",)


def test_before_the_end_nobody_has_won_where_a_win_ends_the_deal() -> None:
    """An engine on which no robbery succeeds shows no result; that says that nobody has won."""
    (script,) = (each for each in fixtures("nantong") if each.id == "NT-3.1.4/the-far-seat-robs")

    class Safe(ReferenceEngine):
        def step(self, decisions: Mapping[Seat, Decision]) -> Position:
            return super().step(
                {seat: PASS if given == "win" else given for seat, given in decisions.items()}
            )

    found = outcome(script, Safe())
    assert (found.verdict, found.expected, found.got) == (
        Verdict.WRONG,
        "the winners are C",
        "the winners are nobody",
    )


def test_a_scenario_of_which_nothing_is_judged_has_not_passed(tmp_path: Path) -> None:
    beginning, _, _ = WIN.partition("Then")
    script = written(tmp_path, f"{beginning}Then A counts seven pairs 2, full flush 2, root 2")
    assert outcome(script, ReferenceEngine()) == PASSED
    found = outcome(script, AtTheEnd())
    assert found.verdict is Verdict.UNJUDGED
    assert not found.verdict.unexpected
    assert found.got == "the engine does not explain its scores"
    assert found.origin == script.lines[-1].origin
    assert found.notes == (f"{found.origin}: not judged, {found.got}",)


def test_what_leads_to_a_situation_does_not_make_a_scenario_judged(tmp_path: Path) -> None:
    """A situation that is reached, hands and all, is no proof of what is expected in it."""
    script = written(tmp_path, f"{WIN.partition('Then')[0]}Then B pays A 33 for self-draw")
    assert any(not isinstance(step.act, Mapping) for step in script.steps[: script.situation.after])
    assert outcome(script, AtTheEnd()).verdict is Verdict.UNJUDGED
