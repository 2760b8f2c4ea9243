"""`cardavia smoke`: whether an adapter is sane, check by check, and what to fix first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from shlex import quote
from textwrap import shorten

import click

from cardavia.commands.status import GOOD, UNEXPECTED, NoEngineError
from cardavia.engine.connect import connect
from cardavia.engine.port import StartFault
from cardavia.report.rows import WIDTH, labelled, listed, printable, row
from cardavia.report.text import LOG_LINES
from cardavia.smoke.finding import Finding, Outcome, Smoke
from cardavia.smoke.run import smoke as examine


def smoke(*, engine: str, game: str | None, timeout: float) -> int:
    """Look at the adapter, print what came of each check."""
    try:
        with connect(engine, timeout) as connection:
            report = examine(connection, game)
    except StartFault as fault:
        raise NoEngineError.of(fault) from fault
    click.echo(printable("\n".join(_told(report, engine))))
    return GOOD if report.is_sane else UNEXPECTED


def _told(report: Smoke, engine: str) -> Iterator[str]:
    yield f"{report.description.name} {report.description.version}"
    for game, findings in groupby(report.findings, key=lambda finding: finding.game):
        if game:
            yield f"\n{game}"
        yield from map(_line, findings)
    if report.strangers:
        yield f"\nNot known to Cardavia, so not tried: {', '.join(report.strangers)}"
    counts = (f"{number} {outcome}" for outcome in Outcome if (number := report.count(outcome)))
    yield f"\nOf {len(report.findings)} checks {', '.join(counts)}."
    if report.first:
        yield from _advice(report.first, engine)
    else:
        yield f"The adapter is sane. Next, the rules: cardavia check --engine {quote(engine)}"


def _line(finding: Finding) -> str:
    told = finding.remark if finding.outcome is not Outcome.FAILED else finding.got
    head = f"  {finding.outcome:<13}{finding.check.name:<19}"
    return head + shorten(told or finding.check.title, WIDTH - len(head), placeholder=" ...")


def _advice(finding: Finding, engine: str) -> Iterator[str]:
    of = f" ({finding.game})" if finding.game else ""
    only = f" --game {finding.game}" if finding.game else ""
    yield f"\nFix first: {finding.check.name}{of}, {finding.check.title}."
    yield row("expected", finding.expected)
    yield row("got", finding.got)
    yield from listed("engine's log", finding.log.strip().splitlines()[-LOG_LINES:])
    yield row("do", finding.check.advice)
    yield labelled("repeat", f"cardavia smoke --engine {quote(engine)}{only}")
