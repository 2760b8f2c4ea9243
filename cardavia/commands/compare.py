"""`cardavia compare`: what has changed from one report to another."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.commands.status import GOOD, UNEXPECTED, MisuseError
from cardavia.report.comparison import compare as compared
from cardavia.report.comparison import told
from cardavia.report.reading import ReportError, read_report


def compare(*, before: str, after: str) -> int:
    """Print what has changed; good only if nothing is worse.

    Raises `MisuseError` for files that are no whole reports, or that have nothing to be compared.
    """
    try:
        comparison = compared(read_report(Path(before)), read_report(Path(after)))
    except ReportError as error:
        raise MisuseError(str(error)) from error
    if not comparison.in_both and not comparison.is_worse:
        raise MisuseError(
            f"{before} and {after} have no scenario in common; compare two runs of the same games and corpus"
        )
    click.echo(told(comparison), nl=False)
    return UNEXPECTED if comparison.is_worse else GOOD
