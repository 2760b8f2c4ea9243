"""`cardavia export`: the corpus as data, for any language's own test runner."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import click

from cardavia.authoring.faults import FaultyCorpusError
from cardavia.authoring.suite import games_of, load_suite
from cardavia.commands.progress import Ticker
from cardavia.commands.status import GOOD, MisuseError
from cardavia.export.bugs import Bug, by_fixture, caught
from cardavia.export.bundle import DEALS, MANIFEST, Member, bundle
from cardavia.export.manifest import Change, Manifest, ManifestError, changes, read_manifest
from cardavia.fixture.selection import SelectionError, select
from cardavia.fixture.suite import Suite
from cardavia.mutants import mutants

MEANING: Mapping[Change, str] = {
    "new": "New",
    "gone": "Gone",
    "other expectation": "Expects something else; an engine that fails here now is not worse than it was",
    "other deal": "Only the deal is another; an engine that fails here now was right by chance",
}


def export(  # noqa: PLR0913 - one argument for each option
    *, game: str | None, only: Sequence[str], corpus: str | None, against: str | None, bugs: bool, out: str
) -> int:
    """Write the files; say what has changed since another manifest."""
    root = Path(corpus) if corpus else None
    try:
        suite = load_suite(games_of(game, root), root)
        selected = select(suite, only)
        old = read_manifest(Path(against)) if against else None
    except FaultyCorpusError as error:
        raise MisuseError(f"the corpus has faults:\n{error}") from error
    except SelectionError as error:
        raise MisuseError(f"--only: {error}") from error
    except ManifestError as error:
        raise MisuseError(f"--against: {error}") from error
    members = tuple(member for member in _members(suite) if member.fixture.id in selected)
    written = bundle(suite.version, members, _bugs(suite, members) if bugs else None)
    _write(Path(out), written)
    named = f" of corpus {suite.version}" if suite.version else ""
    click.echo(f"{len(members)} fixtures{named} written to {out}")
    if old:
        click.echo(_told(old, Manifest.of(json.loads(written[MANIFEST]))))
    return GOOD


def _members(suite: Suite) -> Iterator[Member]:
    for part in suite.parts:
        section = part.path.stem if part.path.suffix == ".feature" else DEALS
        for heading in part.headings:
            yield Member(section, part.fixtures[heading.id])


def _bugs(suite: Suite, members: Sequence[Member]) -> Mapping[str, tuple[Bug, ...]]:
    """The bugs that each fixture has been seen to catch."""
    total = sum(len(mutants(name)) for name in suite.games)
    found: list[tuple[Bug, tuple[str, ...]]] = []
    with Ticker() as ticker:
        for name in suite.games:
            for each in caught(name, (fixture for _, fixture in members if fixture.game == name)):
                found.append(each)
                ticker.show(lambda: f"{len(found)} of {total} wrong engines tried")
    return by_fixture(found)


def _write(folder: Path, written: Mapping[str, bytes]) -> None:
    """Write all files; those of an export before that are there no more are removed."""
    try:
        for old in sorted(folder.glob("fixtures/*/*.jsonl")):
            if old.relative_to(folder).as_posix() not in written:
                old.unlink()
        for path, body in written.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(body)
    except OSError as error:
        raise MisuseError(f"{folder}: cannot be written: {error.strerror}") from error


def _told(old: Manifest, new: Manifest) -> str:
    found: dict[Change, list[str]] = {}
    for change, name in changes(old, new):
        found.setdefault(change, []).append(name)
    counted = ", ".join(f"{len(found.get(change, ()))} {change}" for change in MEANING)
    lines = [f"since {old.corpus or 'a corpus without a version'}: {counted}"]
    for change, meaning in MEANING.items():
        if change in found:
            lines += [f"{meaning}:", *(f"  {name}" for name in found[change])]
    return "\n".join(lines)
