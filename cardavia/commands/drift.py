"""`cardavia drift`: a rule document against the rulebook."""

from __future__ import annotations

from pathlib import Path

import click

from cardavia.authoring.pins import involved
from cardavia.commands.status import GOOD, UNEXPECTED, MisuseError
from cardavia.games import MODULES
from cardavia.origin import CorpusError
from cardavia.rulebook.document import read_document, recognise
from cardavia.rulebook.drift import UNTOUCHED, compare
from cardavia.rulebook.errors import RulebookError
from cardavia.rulebook.text import drift_report


def drift(*, document: str, corpus: str | None) -> int:
    """Print what has become of each sentence; good only if all are kept, however they are set."""
    try:
        text = read_document(Path(document))
        found = compare(recognise(text), text)
        scenarios = involved(MODULES, Path(corpus) if corpus else None)
    except (RulebookError, CorpusError) as error:
        raise MisuseError(str(error)) from error
    click.echo(drift_report(found, scenarios))
    return GOOD if set(found.counts) <= UNTOUCHED else UNEXPECTED
