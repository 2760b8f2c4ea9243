"""`cardavia ask`: a situation and a question, and the answer with the sentences that decide it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import click

from cardavia.asking import Answers
from cardavia.asking import ask as answered
from cardavia.asking.session import Session
from cardavia.asking.text import told
from cardavia.authoring.compose import FindDeal
from cardavia.commands.status import GOOD, MisuseError
from cardavia.fixture.fixture import Fixture
from cardavia.origin import CorpusError

STDIN = "-"


class Keeping(NamedTuple):
    """How an answer is to be kept: in which corpus, and what is said of sentence and title."""

    root: Path | None
    sentence: str
    title: str


def ask(  # noqa: PLR0913 - one argument for each option
    *,
    sources: Sequence[str],
    game: str | None,
    as_json: bool,
    brief: bool,
    keep: str | None,
    sentence: str,
    title: str,
    corpus: str | None,
) -> int:
    """Answer what stands in the sources, or what is typed."""
    root = Path(corpus) if corpus else None
    if root is not None and keep is None and not root.is_dir():
        raise MisuseError(f"--corpus {corpus}: there is no such folder")
    keeping = Keeping(root, sentence, title)
    deals = _deals(root)
    try:
        if keep is None and not as_json and sys.stdin.isatty() and _is_to_be_typed(sources):
            return _prompt(Session(game, deals), tuple(_lines(sources, root)), keeping, brief=brief)
        answers = answered(tuple(_lines(sources or (STDIN,), root)), game, deals)
    except CorpusError as error:
        place = f"line {error.origin.line}: " if error.origin.line else ""
        raise MisuseError(f"{place}{error.message}") from error
    data = answers.to_json()
    click.echo(json.dumps(data, ensure_ascii=False, indent=2) if as_json else told(data, brief=brief))
    if keep is not None:
        # The answer alone is on the standard output: it may be data that another program reads.
        click.echo(f"\n{kept(answers, keep, keeping)}", err=as_json)
    return GOOD


def kept(answers: Answers, name: str, keeping: Keeping) -> str:
    """Keep the last answer as a scenario; the diff, and what to do next. Raises `MisuseError`."""
    from cardavia.keeping.keep import Wanted, keep  # noqa: PLC0415 - only who keeps something pays for it
    from cardavia.keeping.scenario import NotKeptError  # noqa: PLC0415 - as above
    from cardavia.sources import corpus_root  # noqa: PLC0415 - as above

    root = keeping.root or corpus_root()
    if root.name == "_corpus":
        raise MisuseError("--keep: say where with --corpus FOLDER; an installed package stays as it is")
    try:
        wanted = Wanted(name, root, keeping.sentence, keeping.title)
        change = keep(answers, wanted, _deals(keeping.root))
        change.write()
    except (NotKeptError, CorpusError, OSError) as error:
        raise MisuseError(f"--keep: {error}") from error
    corpus = f" --corpus {keeping.root}" if keeping.root else ""
    return f"{change.diff}\nkept as {change.id}; cardavia check{corpus} --only {change.id}"


def _is_to_be_typed(sources: Sequence[str]) -> bool:
    """Whether there is nothing but scenarios, or nothing at all: what is asked is still to be typed."""
    return STDIN not in sources and not any(Path(source).is_file() for source in sources)


def _prompt(session: Session, lines: Sequence[str], keeping: Keeping, *, brief: bool) -> int:
    from cardavia.commands.prompt import prompt  # noqa: PLC0415 - only who types pays for it

    for line in lines:
        session.enter(line)
    prompt(session, lambda answers, name: kept(answers, name, keeping), brief=brief)
    return GOOD


def _lines(sources: Sequence[str], root: Path | None) -> Iterator[str]:
    """The lines of all sources; of a scenario that others follow, only what is told and done in it."""
    for number, source in enumerate(sources, 1):
        if source == STDIN:
            yield from sys.stdin.read().splitlines()
        elif Path(source).is_file():
            yield from _read(Path(source))
        else:
            yield from _scenario(source, root, whole=number == len(sources))


def _read(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise MisuseError(f"{path}: cannot be read: {error}") from error


def _scenario(name: str, root: Path | None, *, whole: bool) -> list[str]:
    from cardavia.commands.show import scenario_called  # noqa: PLC0415 - a corpus is read only for it

    lines = scenario_called(name, root).lines
    return [line.origin.text for line in lines if whole or line.kind != "then"]


def _deals(root: Path | None) -> FindDeal:
    def find(game: str, name: str) -> Fixture:
        from cardavia.authoring.load import find_deal  # noqa: PLC0415 - as above

        return find_deal(game, name, root)

    return find
