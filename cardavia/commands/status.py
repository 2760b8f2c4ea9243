"""Exit statuses, and errors that end a command with one clear message."""

from __future__ import annotations

import click

GOOD = 0
UNEXPECTED = 1
MISUSE = 2
NO_ENGINE = 3
INTERRUPTED = 130


class MisuseError(click.ClickException):
    """Wrong use, or a faulty corpus."""

    exit_code = MISUSE


class NoEngineError(click.ClickException):
    """An engine that does not start or does not shake hands."""

    exit_code = NO_ENGINE
