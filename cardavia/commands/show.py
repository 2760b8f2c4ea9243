"""`cardavia show`: a scenario as it is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from cardavia.authoring.corpus import Scenario, scenarios
from cardavia.authoring.deals import read_heading, write_deal
from cardavia.authoring.load import composed, deal
from cardavia.commands.files import check_writable
from cardavia.commands.status import GOOD, MisuseError
from cardavia.fixture.fixture import Fixture, Heading
from cardavia.fixture.naming import rows, spellings, unknown
from cardavia.games import MODULES
from cardavia.origin import CorpusError
from cardavia.report.walk import in_short, walk
from cardavia.rulebook.errors import UnknownIdError
from cardavia.rulebook.load import find
from cardavia.rulebook.model import Sentence
from cardavia.rulebook.scope import ids_under
from cardavia.sources import deal_files, feature_files


def show(*, name: str, as_yaml: bool, html_file: str | None, brief: bool, corpus: str | None) -> int:
    """Print the deal of a scenario or scripted deal, decision by decision or as YAML, or write its page."""
    if html_file is not None:
        check_writable("--html", Path(html_file))
    try:
        fixture = _find(name, Path(corpus) if corpus else None)
    except CorpusError as error:
        raise MisuseError(str(error)) from error
    if html_file is not None:
        return _write_page(fixture, Path(html_file))
    tell = write_deal if as_yaml else in_short if brief else walk
    click.echo(tell(fixture), nl=False)
    return GOOD


def _write_page(fixture: Fixture, path: Path) -> int:
    from cardavia.site.player import page_alone  # noqa: PLC0415 - only who wants a page pays for templates

    try:
        path.write_text(page_alone(fixture), encoding="utf-8", newline="\n")
    except OSError as error:
        raise MisuseError(f"--html {path}: cannot be written: {error.strerror}") from error
    click.echo(f"{path}: {fixture.id}, to step through in a browser")
    return GOOD


def scenario_called(name: str, root: Path | None) -> Scenario:
    """The scenario of a name, or the row of an outline; raises `MisuseError` where there is none."""
    written = {scenario.id: scenario for scenario in _scenarios(root)}
    for spelt in spellings(name):
        if spelt in written:
            return written[spelt]
        if found := rows(spelt, written):
            raise MisuseError(f"{spelt} is an outline; name one of its rows: {', '.join(found)}")
        if told := _of_the_rules(spelt, tuple(written.values())):
            raise MisuseError(told)
    raise MisuseError(f"{name}: there is no such file, and {unknown(name, tuple(written))}")


def _find(name: str, root: Path | None) -> Fixture:
    written = {scenario.id: scenario for scenario in _scenarios(root)}
    for spelt in spellings(name):
        if spelt in written:
            return composed(written[spelt], root).fixture
        if found := rows(spelt, written):
            raise MisuseError(f"{spelt} is an outline; show one of its rows: {', '.join(found)}")
    headings = {read_heading(path): path for game in MODULES for path in deal_files(game, root)}
    scripted = {heading.id: path for heading, path in headings.items()}
    for spelt in spellings(name):
        if spelt in scripted:
            return deal(scripted[spelt]).fixture
        if told := _of_the_rules(spelt, (*written.values(), *headings)):
            raise MisuseError(told)
    raise MisuseError(unknown(name, (*written, *scripted)))


def _of_the_rules(name: str, known: Iterable[Scenario | Heading]) -> str:
    """Where a name is one of the rules: what it is, and where its scenarios are; nothing otherwise."""
    try:
        covered = ids_under(name)
    except UnknownIdError:
        return ""
    if covered != (name,):
        return f"{name} is a part of the rules, not a scenario; cardavia rules {name} shows it"
    pinning = [
        each.id
        for each in known
        if name in each.sentences or name in (reading.ruling for reading in each.readings)
    ]
    scenarios = f"its scenarios are {', '.join(pinning)}" if pinning else "it has no scenario"
    kind = "a sentence of the rules" if isinstance(find(name), Sentence) else "an unclear point of the rules"
    return f"{name} is {kind}; cardavia rules {name} shows it; {scenarios}"


def _scenarios(root: Path | None) -> Iterator[Scenario]:
    for game in MODULES:
        for path in feature_files(game, root):
            yield from scenarios(path)
