"""`cardavia account`: whether a consumer of the exported corpus has run everything."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.commands.status import GOOD, UNEXPECTED, MisuseError
from cardavia.export.account import Results, ResultsError, faults, read_results
from cardavia.export.bundle import MANIFEST
from cardavia.export.manifest import Manifest, ManifestError, read_manifest


def account(*, results: str, manifest: str) -> int:
    """Hold the results against the manifest; good only if every fixture is accounted for and none failed."""
    named = Path(manifest)
    try:
        against = read_manifest(named / MANIFEST if named.is_dir() else named)
        told = read_results(Path(results))
    except (ManifestError, ResultsError) as error:
        raise MisuseError(str(error)) from error
    for skipped, status, reason in told.told:
        if status == "skip":
            click.echo(f"skipped: {skipped}: {reason or 'no reason'}")
    found = tuple(faults(against, told))
    for fault in found:
        click.echo(fault)
    failed = told.counts.get("fail", 0)
    click.echo(_summary(against, told))
    return UNEXPECTED if found or failed else GOOD


def _summary(against: Manifest, told: Results) -> str:
    """How many of all fixtures of the corpus came to what."""
    total = len(against.fixtures)
    parts = (f"{told.counts.get(status, 0)} {words}" for status, words in WORDS.items())
    return f"corpus {against.corpus}: of {total} fixtures {', '.join(parts)}"


WORDS = {"pass": "pass", "fail": "fail", "skip": "skipped with a reason"}
