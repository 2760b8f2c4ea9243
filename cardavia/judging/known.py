"""Known failures: a file lists them, each with the reason and where it is dealt with (`docs/ci.md`).

An entry is called as `--only` calls what it means: a scenario, a row, an outline, a scripted deal, a
sentence, a ruling. It holds as long as one of its scenarios fails. Where entries overlap, each scenario is
left to the one that means the fewest, so that it has one reason. What an engine has declared to read
otherwise is no business of the list.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from cardavia.fixture.naming import like_an_id
from cardavia.fixture.selection import SelectionError, meant
from cardavia.fixture.suite import Suite
from cardavia.judging.verdict import UNTOLD, Outcome, Verdict
from cardavia.located import Located
from cardavia.origin import CorpusError
from cardavia.rulebook.load import GAMES
from cardavia.sources import deal_files, shown

FIELDS = ("reason", "link")
WANTED = {"reason": "why it fails", "link": "where that is dealt with, such as the address of an issue"}
FILL_IN = "FILL IN"
"""What a person is to replace in an entry that was written by program."""


class ListError(Exception):
    """The list of known failures cannot be used; names file and line, and what to do."""


class Listed(NamedTuple):
    """An entry as it is written; `line` is that of its id."""

    id: str
    reason: str
    link: str
    line: int


@dataclass(frozen=True, slots=True)
class KnownFailure:
    """An entry of a list, and the ids of the scenarios whose failures it explains."""

    id: str
    reason: str
    link: str
    file: str
    line: int
    scenarios: tuple[str, ...]


def listed(path: Path) -> tuple[Listed, ...]:
    """The entries of a list in their order, filled in or not; raises `ListError`."""
    try:
        top = Located.read(path, shown(path))
        return tuple(_entry(name, node) for name, node in top.entries().items()) if top else ()
    except CorpusError as error:
        raise ListError(str(error)) from error


def known_failures(path: Path, suite: Suite) -> tuple[KnownFailure, ...]:
    """The entries of a list that concern a suite; those of games that it does not have are left out.

    Raises `ListError` for entries that are not filled in, mean nothing there is, or say what others say.
    """
    file, entries = shown(path), listed(path)
    shares = shared_out(entries, suite)
    faults = [
        *(
            f"{file}:{entry.line}: {entry.id} is not filled in: say {wanted}"
            for entry, wanted in _open(entries)
        ),
        *(f"{file}:{entry.line}: is out of date: {why}" for entry, why in shares.stale.items()),
        *(
            f"{file}:{entry.line}: {shares.doubled(entry)}"
            for entry, ids in shares.scenarios.items()
            if not ids
        ),
    ]
    if faults:
        raise ListError("\n".join(faults))
    return tuple(KnownFailure(*entry[:3], file, entry.line, ids) for entry, ids in shares.scenarios.items())


class Shares(NamedTuple):
    """The scenarios of each entry, in the order of the suite, and why others have none."""

    scenarios: Mapping[Listed, tuple[str, ...]]
    meant: Mapping[Listed, frozenset[str]]
    stale: Mapping[Listed, str]

    def doubled(self, entry: Listed) -> str:
        """What is wrong with an entry to which the others leave nothing."""
        others = (each for each in self.meant if each is not entry and self.meant[each] & self.meant[entry])
        named = ", ".join(f"{each.id} (line {each.line})" for each in others)
        return f"{entry.id} says nothing more than {named}; remove the one or the other"


def shared_out(entries: Iterable[Listed], suite: Suite) -> Shares:
    """Who has which scenario; entries of games that the suite does not have are left out."""
    covered: dict[Listed, frozenset[str]] = {}
    stale: dict[Listed, str] = {}
    for entry in entries:
        try:
            if concerns(entry.id, suite):
                covered[entry] = meant(suite, entry.id)
        except SelectionError as error:
            stale[entry] = f"{error}; correct the id, or remove the entry"
    found: dict[Listed, tuple[str, ...]] = dict.fromkeys(covered, ())
    for name in suite.by_id:
        if holders := [entry for entry, ids in covered.items() if name in ids]:
            found[min(holders, key=lambda entry: len(covered[entry]))] += (name,)
    return Shares(found, covered, stale)


def concerns(name: str, suite: Suite) -> bool:
    """Whether a name may be of a game of the suite, as far as can be told without the others' features."""
    code, dash, _ = like_an_id(name).partition("-")
    if dash and code in GAMES:
        return GAMES[code] in suite.games
    others = (
        path.stem
        for game in GAMES.values()
        if game not in suite.games
        for path in deal_files(game, suite.root)
    )
    return name in suite.by_id or name.lower() not in others


def explained(outcome: Outcome, known: KnownFailure | None) -> Outcome:
    """The outcome in the light of the entry that has its scenario.

    Any failure is expected, breaking down too; a pass is not, if the entry has no other scenario.
    """
    if known is None or outcome.declared or outcome.verdict in UNTOLD:
        return outcome
    if outcome.verdict is not Verdict.PASS:
        return replace(outcome, verdict=Verdict.EXPECTED_FAILURE, known=known.id)
    if len(known.scenarios) > 1:
        return outcome
    return replace(
        outcome,
        verdict=Verdict.UNEXPECTED_PASS,
        expected=f"a failure: {known.file}:{known.line} lists {known.id}",
        got="it passes; take it off the list",
        known=known.id,
    )


def _entry(name: str, node: Located) -> Listed:
    if node.key is None or node.key.start_mark.column or not name.strip():
        raise node.fault("write each id at the beginning of a line of its own, its reason and link below it")
    fields = node.entries()
    for field, value in fields.items():
        if field not in FIELDS:
            raise value.fault(f"{field!r} is not known; an entry has a reason and a link")
    for field in FIELDS:
        if field not in fields or not fields[field].text().strip():
            raise node.fault(f"{name} has no {field}; say {WANTED[field]}")
    reason, link = (" ".join(fields[field].text().split()) for field in FIELDS)
    return Listed(name, reason, link, node.origin.line)


def _open(entries: Iterable[Listed]) -> Iterator[tuple[Listed, str]]:
    for entry in entries:
        if wanted := [WANTED[field] for field in FIELDS if getattr(entry, field) == FILL_IN]:
            yield entry, " and ".join(wanted)
