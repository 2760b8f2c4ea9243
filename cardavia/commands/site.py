"""`cardavia site`: rulebook, verdicts and deals as pages."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path
from time import monotonic

import click

from cardavia.authoring.faults import FaultyCorpusError
from cardavia.authoring.suite import games_of, load_suite
from cardavia.commands.status import GOOD, MisuseError
from cardavia.report.model import Report
from cardavia.report.reading import ReportError, TruncatedReportError, read_report
from cardavia.site.build import MARKER, write
from cardavia.site.desk.bundle import NoRuntimeError, runtime
from cardavia.site.edition import edition


def site(*, folder: str, reports: tuple[str, ...], corpus: str | None, desk: bool) -> int:
    """Write the pages to a folder, with the reports of engines side by side."""
    started = monotonic()
    place = Path(folder)
    _check(place)
    read = list(_read(reports))
    root = Path(corpus) if corpus else None
    try:
        suite = load_suite(games_of(None, root), root)
    except FaultyCorpusError as error:
        number = len(error.faults)
        raise MisuseError(f"the corpus has {number} fault{'s' * (number > 1)}:\n{error}") from error
    try:
        if desk:
            runtime()
        if place.exists():
            shutil.rmtree(place)
        number = write(edition(suite, read, has_desk=desk), place)
    except NoRuntimeError as error:
        raise MisuseError(str(error)) from error
    except OSError as error:
        raise MisuseError(f"{place}: cannot be written: {error.strerror}") from error
    click.echo(f"{place / 'index.html'}: {number} files in {monotonic() - started:.1f} s")
    return GOOD


def _check(place: Path) -> None:
    """Raise `MisuseError` for a folder that holds something else: what lies in it would be lost."""
    if place.exists() and not place.is_dir():
        raise MisuseError(f"{place}: is a file; give the name of a folder")
    if place.exists() and any(place.iterdir()) and not (place / MARKER).exists():
        raise MisuseError(f"{place}: holds something that is no site; give the name of a new folder")


def _read(files: Iterable[str]) -> Iterable[Report]:
    for file in files:
        try:
            yield read_report(Path(file))
        except TruncatedReportError as error:
            click.echo(f"{error}; shown as far as it goes", err=True)
            yield error.report
        except ReportError as error:
            raise MisuseError(str(error)) from error
