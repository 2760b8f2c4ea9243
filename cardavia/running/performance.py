"""One fixture on the engine under test, played line by line or whole, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardavia.cause.failures import Explaining
from cardavia.engine.connect import Connection
from cardavia.engine.failure import brief
from cardavia.fixture.fixture import Fixture, Reading
from cardavia.judging.declared import judged
from cardavia.judging.known import KnownFailure, explained
from cardavia.judging.player import Player, ScenarioFailure
from cardavia.judging.verdict import Outcome, Verdict
from cardavia.origin import Origin
from cardavia.report.model import Entry
from cardavia.rulebook.load import rulebook
from cardavia.running.parting import parting

LENGTH = 2000
"""How much is told of what came instead, in characters; an engine may say anything."""


class Performance:
    """A fixture on an engine; `play_next` and `play_all` raise `ScenarioFailure` where it fails.

    `known` is the known failure that has this fixture, if one does; `explaining` looks for reasons.
    """

    def __init__(
        self,
        fixture: Fixture,
        connection: Connection,
        known: KnownFailure | None = None,
        explaining: Explaining | None = None,
    ) -> None:
        self.fixture = fixture
        self._explaining = explaining
        self._known = known
        self._offer = connection.description.games.get(fixture.game)
        self._player = Player(fixture, connection.engine, connection.description)
        self._next = 0

    def play_next(self) -> None:
        """Play the next line; the first one only if the engine offers the game at all."""
        self._check_offer()
        self._player.play(self._next)
        self._next += 1

    def play_all(self) -> None:
        """Play every line, if the engine offers the game at all."""
        self._check_offer()
        self._player.play_all()

    def _check_offer(self) -> None:
        if self._offer is None:
            game = self.fixture.game
            raise ScenarioFailure(
                Outcome(Verdict.UNSUPPORTED, None, f"{game} is played", f"the engine does not offer {game}")
            )

    def entry(self, failure: ScenarioFailure | None, seconds: float, captured: str) -> Entry:
        """What has come of it; `captured` is what the engine wrote, if it runs in this process."""
        outcome = failure.outcome if failure else self._player.outcome()
        book = rulebook(self.fixture.game)
        outcome = judged(outcome, self.fixture.readings, self._offer, book)
        outcome = explained(outcome, self._known)
        fixture, at = self.fixture, outcome.origin
        return Entry(
            id=fixture.id,
            title=fixture.title,
            game=fixture.game,
            file=fixture.origin.file,
            line=fixture.origin.line,
            sentences=fixture.sentences,
            readings=_by_ruling(fixture.readings),
            verdict=outcome.verdict,
            expected=outcome.expected,
            got=brief(outcome.got, LENGTH),
            step=at.text if at else "",
            step_line=at.line if at else 0,
            situation=self.fixture.lines_of("given"),
            done=self._done(at),
            log=outcome.log or captured,
            notes=outcome.notes,
            declared=_by_ruling((outcome.declared,) if outcome.declared else ()),
            known=outcome.known,
            seconds=round(seconds, 6),
            because=self._because(outcome.verdict),
            seen=parting(fixture, self._player.seen) if failure else (),
        )

    def _because(self, verdict: Verdict) -> tuple[Mapping[str, Any], ...]:
        """What decides on our own engine what was expected here, if another came to something else."""
        if self._explaining is None or verdict not in (Verdict.WRONG, Verdict.REFUSED, Verdict.PERMITTED):
            return ()
        return self._explaining.why(self.fixture, self._player.next_step)

    def _done(self, at: Origin | None) -> tuple[str, ...]:
        return self.fixture.lines_of("when", until=at)


def _by_ruling(readings: Iterable[Reading]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for reading in readings:
        found[reading.ruling] = (*found.get(reading.ruling, ()), reading.option)
    return found
