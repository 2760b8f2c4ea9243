"""The same properties as a state machine of Hypothesis, for engines whose tests are run with pytest.

    from cardavia.properties.machine import machine

    TestMyEngine = machine(MyEngine, "sichuan").TestCase

Hypothesis decides what is played, and makes what it finds small.
"""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cardavia.engine.port import Engine
from cardavia.games import game
from cardavia.lockstep.course import answer
from cardavia.properties.broken import Trial
from cardavia.properties.dealing import dealt
from cardavia.properties.facts import facts
from cardavia.properties.played import Played
from cardavia.properties.suite import Failure, failures, failures_at
from cardavia.table import Position

SETTINGS = settings(max_examples=30, stateful_step_count=80, derandomize=True, database=None, deadline=None)
"""The same deals in every run, most of them to the end."""


class BrokenPropertyError(AssertionError):
    """A property does not hold; `failure` says which, and where."""

    def __init__(self, failure: Failure) -> None:
        broken = failure.broken
        super().__init__(
            f"{failure.property.name} ({failure.sentence}): expected {broken.expected}; got {broken.got}"
        )
        self.failure = failure


def machine(engine: Callable[[], Engine], name: str) -> type[RuleBasedStateMachine]:
    """A state machine that plays a game on an engine, one decision of each seat asked in a step."""
    found: type[RuleBasedStateMachine] = type(
        f"{name.title()}Deals", (Deals,), {"engine": staticmethod(engine), "name": name}
    )
    found.TestCase.settings = SETTINGS
    return found


class Deals(RuleBasedStateMachine):
    """One deal, decided step by step; at its end it is held against every property."""

    engine: Callable[[], Engine]
    name: str

    def __init__(self) -> None:
        super().__init__()
        self.at: Engine = type(self).engine()
        self.played: Played | None = None

    @property
    def position(self) -> Position | None:
        """Where the deal stands, if it still does."""
        return self.played.positions[-1] if self.played and self.played.failure is None else None

    @initialize(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        """A deal."""
        setup = dealt(game(self.name).shape, seed)
        self._note(Played(setup, (), (), seed), answer(self.at.deal, setup))

    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        """One of its options for each seat asked; nothing when all is over."""
        if self.played is None or self.position is None or not self.position.options:
            return
        move = {seat: data.draw(st.sampled_from(offered)) for seat, offered in self.position.options.items()}
        self._note(self.played._replace(moves=(*self.played.moves, move)), answer(self.at.step, move))

    @invariant()
    def position_holds(self) -> None:
        """What must hold of the position that was just reached, so that no more is played than needed."""
        if self.played and self.position:
            for failure in failures_at(facts(self.name), self.played, self.position):
                raise BrokenPropertyError(failure)

    def teardown(self) -> None:
        """Every property, of the deal as far as it went."""
        if self.played:
            trial = Trial(self.at, facts(self.name), self.played)
            for failure in failures(trial):
                raise BrokenPropertyError(failure)

    def _note(self, played: Played, told: Position | str) -> None:
        if isinstance(told, str):
            self.played = played._replace(failure=told)
        else:
            self.played = played._replace(positions=(*played.positions, told))
