"""`cardavia ask`: a situation and a question, and the answer with the sentences that decide it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from cardavia.asking import ask as answered
from cardavia.asking.session import Session
from cardavia.asking.text import told
from cardavia.authoring.compose import FindDeal
from cardavia.commands.status import GOOD, MisuseError
from cardavia.fixture.fixture import Fixture
from cardavia.origin import CorpusError

STDIN = "-"


def ask(*, sources: Sequence[str], game: str | None, as_json: bool, brief: bool, corpus: str | None) -> int:
    """Answer what stands in the sources, or what is typed."""
    root = Path(corpus) if corpus else None
    deals = _deals(root)
    try:
        if STDIN not in sources and sys.stdin.isatty() and not as_json and _is_to_be_varied(sources):
            _prompt(Session(game, deals), tuple(_lines(sources, root)), brief=brief)
            return GOOD
        answers = answered(tuple(_lines(sources or (STDIN,), root)), game, deals).to_json()
    except CorpusError as error:
        place = f"line {error.origin.line}: " if error.origin.line else ""
        raise MisuseError(f"{place}{error.message}") from error
    click.echo(json.dumps(answers, ensure_ascii=False, indent=2) if as_json else told(answers, brief=brief))
    return GOOD


def _is_to_be_varied(sources: Sequence[str]) -> bool:
    """Whether there is nothing but scenarios, or nothing at all: what is asked is still to be typed."""
    return not any(Path(source).is_file() for source in sources)


def _prompt(session: Session, lines: Sequence[str], *, brief: bool) -> None:
    from cardavia.commands.prompt import prompt  # noqa: PLC0415 - only who types pays for it

    for line in lines:
        session.enter(line)
    prompt(session, brief=brief)


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

    steps = scenario_called(name, root).lines
    return [step.origin.text for step in steps if whole or step.kind != "then"]


def _deals(root: Path | None) -> FindDeal:
    def find(game: str, name: str) -> Fixture:
        from cardavia.authoring.load import find_deal  # noqa: PLC0415 - as above

        return find_deal(game, name, root)

    return find
