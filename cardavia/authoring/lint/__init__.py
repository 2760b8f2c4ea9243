"""Lint of the corpus: what pytest-bdd lets pass in silence, and our own rules.

Each lint rule is a small function that yields places and messages; `CHECKS` is the table of all. A corpus
with any fault of `BEFORE_RUN` is not run.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import TypeVar

from cardavia.authoring.corpus import scenarios
from cardavia.authoring.faults import Fault
from cardavia.authoring.feature import read_feature
from cardavia.authoring.lint import steps, structure, tags, translation
from cardavia.authoring.lint.looked_at import Checks, Corpus
from cardavia.authoring.load import deal
from cardavia.languages.codes import ENGLISH, codes
from cardavia.origin import CorpusError, Origin
from cardavia.rulebook.load import rulebook
from cardavia.sources import corpus_root, deal_files, feature_files, shown

Read = TypeVar("Read")

CHECKS: Checks = {**structure.CHECKS, **tags.CHECKS, **steps.CHECKS, **translation.CHECKS}
"""All lint rules, by the names that faults bear; `no-file` and `unreadable` come before them."""

BEFORE_RUN: Checks = {name: check for name, check in CHECKS.items() if name != "unmet"}
"""What must be well before anything is run. What our own rules do not meet shows in a run of our engine."""

__all__ = ["BEFORE_RUN", "CHECKS", "Fault", "lint"]


def lint(
    game: str, root: Path | None = None, checks: Checks = CHECKS, proven: Collection[Path] = ()
) -> tuple[Fault, ...]:
    """Every fault in what is written about a game, in the order of files and lines; empty for a good corpus.

    `root` is the folder with `features/` and `scenarios/`, by default the one that belongs to the package.
    Files that cannot be read at all are told first, alone. The scenarios of those `proven` have been composed
    before, and are not once more.
    """
    files, deals = feature_files(game, root), deal_files(game, root)
    if not files and not deals:
        folder = shown((root or corpus_root()) / "features" / game)
        return (Fault(Origin(folder, 0), "no-file", "there is no feature file here; write one"),)
    scripts, faults = _read(deal, deals)
    known = frozenset(map(shown, proven))
    written: list[Corpus] = []
    for code in codes():
        own = files if code == ENGLISH else tuple(set(feature_files(game, root, code)).difference(files))
        features, broken = _read(read_feature, own)
        faults += broken
        cases = tuple(case for feature in features for case in scenarios(feature.path))
        dealt = scripts if code == ENGLISH else ()
        written.append(Corpus(root, rulebook(game), features, cases, dealt, code, known))
    if faults:
        return tuple(faults)
    found = (
        Fault(origin, name, message)
        for corpus in written
        for name, check in checks.items()
        for origin, message in check(corpus)
    )
    return tuple(sorted(dict.fromkeys(found), key=lambda fault: (fault.origin.file, fault.origin.line)))


def _read(read: Callable[[Path], Read], paths: Iterable[Path]) -> tuple[tuple[Read, ...], list[Fault]]:
    good: list[Read] = []
    bad: list[Fault] = []
    for path in paths:
        try:
            good.append(read(path))
        except CorpusError as error:
            bad.append(Fault(error.origin, "unreadable", error.message))
    return tuple(good), bad
