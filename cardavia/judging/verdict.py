"""Verdicts, kept apart from each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from cardavia.fixture.fixture import Reading
from cardavia.origin import Origin


class Verdict(StrEnum):
    """What came of one scenario on one engine."""

    PASS = "pass"  # noqa: S105 - a verdict, not a password
    WRONG = "wrong"
    REFUSED = "refused"
    """A legal action is not offered, or rejected."""
    PERMITTED = "permitted"
    """An illegal action is offered, or accepted."""
    UNSUPPORTED = "unsupported"
    UNJUDGED = "not judged"
    """All that it expects is what this engine leaves open."""
    TIMEOUT = "timeout"
    CRASH = "crash"
    PROTOCOL = "protocol error"
    EXPECTED_FAILURE = "expected failure"
    """It reads a ruling differently and has said so, or the failure is listed as known."""
    UNEXPECTED_PASS = "unexpected pass"  # noqa: S105 - the same

    @property
    def unexpected(self) -> bool:
        """Whether a run with this verdict does not conform."""
        return self not in (Verdict.PASS, Verdict.EXPECTED_FAILURE, *UNTOLD)


UNTOLD = frozenset({Verdict.UNSUPPORTED, Verdict.UNJUDGED})
"""Verdicts that say nothing of how an engine plays: neither a failure nor a pass."""

BREAKDOWNS = frozenset({Verdict.TIMEOUT, Verdict.CRASH, Verdict.PROTOCOL})
"""Verdicts that no reading of the rules explains."""


class Mismatch(NamedTuple):
    """What an expectation says against a position."""

    verdict: Verdict
    expected: str
    got: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of playing a script: the verdict and, unless it passed, where and why."""

    verdict: Verdict
    origin: Origin | None = None
    expected: str = ""
    got: str = ""
    log: str = ""
    """The end of what the engine wrote on stderr."""
    notes: tuple[str, ...] = ()
    """Expectations that this engine leaves open, such as score items it does not offer."""
    declared: Reading | None = None
    """What the engine has declared to read otherwise, if that is why it is judged as it is."""
    known: str = ""
    """The id of the known failure, if that is why."""


PASSED = Outcome(Verdict.PASS)
