"""What comes of looking at an adapter: checks, and a finding for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from cardavia.engine.port import Description, Engine
from cardavia.table import Setup


class Outcome(StrEnum):
    """What came of one check."""

    OK = "ok"
    FAILED = "failed"
    NOT_OFFERED = "not offered"
    """The engine leaves out what it may leave out."""
    NOT_REACHED = "not reached"
    """A check that it builds on is not ok."""


class Ground(NamedTuple):
    """What a check has to work with: `wanted` are all games it is about, `setup` is a deal of ours of one."""

    engine: Engine
    description: Description
    wanted: tuple[str, ...]
    game: str
    setup: Setup


@dataclass(frozen=True, slots=True)
class Check:
    """One thing an adapter must do: `run` says how it went, or raises what went wrong.

    It raises `UnsoundError`, `NotOfferedError`, or lets through what the engine ends in. `advice` is what to
    do about a failure.
    """

    name: str
    title: str
    advice: str
    run: Callable[[Ground], str]
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of a check; `remark` is how it went, `expected`, `got` and `log` are of a failure."""

    check: Check
    outcome: Outcome
    game: str | None = None
    remark: str = ""
    expected: str = ""
    got: str = ""
    log: str = ""


class UnsoundError(Exception):
    """An answer that no sane adapter gives."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"expected {expected}, got {got}")
        self.expected = expected
        self.got = got


class NotOfferedError(Exception):
    """Something that this engine may leave out, and does; the message says what."""


@dataclass(frozen=True, slots=True)
class Smoke:
    """All findings on one engine, in the order in which an adapter is built; games that only it knows."""

    description: Description
    findings: tuple[Finding, ...]
    strangers: tuple[str, ...] = ()

    @property
    def first(self) -> Finding | None:
        """The failure to mend first."""
        return next((finding for finding in self.findings if finding.outcome is Outcome.FAILED), None)

    @property
    def is_sane(self) -> bool:
        """Whether nothing has failed."""
        return self.first is None

    def count(self, outcome: Outcome) -> int:
        """How many checks came out so."""
        return sum(finding.outcome is outcome for finding in self.findings)
