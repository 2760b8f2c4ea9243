"""Exit statuses, and errors that end a command with one clear message."""

from __future__ import annotations

from typing import Self

import click

from cardavia import interruption
from cardavia.engine.port import StartFault
from cardavia.report.rows import printable

GOOD = 0
UNEXPECTED = 1
MISUSE = 2
NO_ENGINE = 3
INTERRUPTED = interruption.STATUS


class MisuseError(click.ClickException):
    """Wrong use, or a faulty corpus."""

    exit_code = MISUSE


class NoEngineError(click.ClickException):
    """An engine that does not start or does not shake hands."""

    exit_code = NO_ENGINE

    @classmethod
    def of(cls, fault: StartFault, circumstances: str = "") -> Self:
        """What is wrong with its start, and the end of its log."""
        log = f"\nengine's log:\n{fault.log.rstrip()}" if fault.log.strip() else ""
        return cls(printable(f"{circumstances}{fault}{log}"))
