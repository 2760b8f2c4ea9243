"""Who ran what: a consumer's results against the manifest, so that nothing is skipped in silence."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cardavia.export.manifest import Manifest

STATUSES = ("pass", "fail", "skip")


class ResultsError(Exception):
    """A file that holds no results, by its line, and what was expected."""


@dataclass(frozen=True)
class Results:
    """What a consumer wrote: the version of the corpus it ran, and each result as it came.

    `told` has the status and reason of each id as often as it was told.
    """

    corpus: str
    told: tuple[tuple[str, str, str], ...] = field(default=())

    @property
    def counts(self) -> Mapping[str, int]:
        """How many results there are of each status."""
        return Counter(status for _, status, _ in self.told)


def read_results(path: Path) -> Results:
    """The results in a file of JSON lines: a heading with `corpus`, then one object for each fixture.

    Raises `ResultsError`, also for a last line that does not end: whoever wrote it was ended on the way.
    """
    try:
        written = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ResultsError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ResultsError(f"{path}: is not UTF-8; a consumer writes JSON lines") from None
    *lines, half = written.split("\n")
    if half:
        raise ResultsError(
            f"{path}:{len(lines) + 1}: the last line does not end; the run was ended on the way"
        )
    if not lines:
        raise ResultsError(f"{path}: is empty; nothing has run")
    head, *results = (_object(path, number, line) for number, line in enumerate(lines, 1))
    corpus = head.get("corpus")
    if not isinstance(corpus, str):
        raise ResultsError(f'{path}:1: expected a heading such as {{"corpus": "1.0.0"}}')
    return Results(corpus, tuple(_result(path, n, each) for n, each in enumerate(results, 2)))


def faults(manifest: Manifest, results: Results) -> Iterator[str]:
    """Whatever keeps the results from being those of the whole corpus, each with what to do."""
    if results.corpus != manifest.corpus:
        yield (
            f"the results are of corpus {results.corpus}, the manifest of {manifest.corpus}; "
            "run the fixtures that lie beside this manifest"
        )
    ran = Counter(name for name, _, _ in results.told)
    yield from (
        f"{name}: did not run; run it, or skip it with a reason"
        for name in manifest.fixtures
        if not ran[name]
    )
    yield from (f"{name}: ran {times} times; tell each once" for name, times in ran.items() if times > 1)
    yield from (
        f"{name}: is not in the manifest; it is of another corpus"
        for name in ran
        if name not in manifest.fixtures
    )
    for name, status, reason in results.told:
        if status == "skip" and not reason.strip():
            yield f"{name}: is skipped without a reason; say why"
    if results.told and not results.counts.get("pass") and not results.counts.get("fail"):
        yield "everything is skipped: nothing has been judged"


def _object(path: Path, number: int, line: str) -> Mapping[str, object]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise ResultsError(f"{path}:{number}: expected a JSON object on each line")
    return data


def _result(path: Path, number: int, data: Mapping[str, object]) -> tuple[str, str, str]:
    name, status, reason = data.get("id"), data.get("status"), data.get("reason", "")
    if not (isinstance(name, str) and status in STATUSES and isinstance(reason, str)):
        raise ResultsError(
            f'{path}:{number}: expected "id", "status" ({" or ".join(STATUSES)}), and a "reason" to skip'
        )
    return name, str(status), reason
