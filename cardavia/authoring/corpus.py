"""The corpus: feature files and scripted deals, as they lie in the project or in an installed package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from cardavia.fixture.origin import CorpusError, Origin
from cardavia.languages.codes import ENGLISH, codes

StepKind = Literal["given", "when", "then"]

SENTENCE_TAG = re.compile(r"@([A-Z]{2}-\d+\.\d+\.\d+)")
SCENARIO_TAG = re.compile(r"@([A-Z]{2}-\d+\.\d+\.\d+/[a-z0-9-]+)")
READS_TAG = re.compile(r"@reads:([A-Z]{2}-[\w.-]+)=(\w+)")

PERFT = "perft.yaml"
"""What lies beside the scripted deals and is none."""

_KINDS: dict[str, StepKind] = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a scenario."""

    kind: StepKind
    origin: Origin
    spoken: str = ENGLISH
    """The language it is written in."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A ruling that a scenario rests on, and the option it takes: `SC-2.1.5=A`."""

    ruling: str
    option: str

    def __str__(self) -> str:
        return f"{self.ruling}={self.option}"


@dataclass(frozen=True, slots=True)
class Scenario:
    """One case of a feature file, a row of an outline being a case of its own.

    `id` is its name for good; of an outline's rows each adds its number (`SC-5.1.1/table.3`).
    """

    id: str
    title: str
    game: str
    origin: Origin
    sentences: tuple[str, ...]
    readings: tuple[Reading, ...]
    steps: tuple[Step, ...]
    is_row: bool = False
    """Whether it is a row of an outline."""


def corpus_root() -> Path:
    """The folder with `features/` and `scenarios/`: inside an installed package, or the project itself."""
    package = Path(__file__).parent.parent
    installed = package / "_corpus"
    return installed if installed.is_dir() else package.parent


def feature_files(game: str, root: Path | None = None, spoken: str = ENGLISH) -> tuple[Path, ...]:
    """The feature files of a game, in order; of one that there is in several languages, that in one of them.

    `5-settlement.pl.feature` is `5-settlement.feature` in Polish: the same scenarios under the same ids.
    """
    versions: dict[str, list[Path]] = {}
    for path in sorted(((root or corpus_root()) / "features" / game).glob("*.feature")):
        versions.setdefault(path.name.partition(".")[0], []).append(path)
    return tuple(_version(paths, spoken) for paths in versions.values())


def original(path: Path) -> Path | None:
    """The feature file that one is the translation of, if it is one."""
    if path.name.count(".") == 1:
        return None
    found = path.with_name(f"{path.name.partition('.')[0]}.feature")
    return found if found.is_file() else None


def _version(paths: list[Path], spoken: str) -> Path:
    named = {path.name.partition(".")[2]: path for path in paths}
    return named.get(f"{spoken}.feature") or named.get("feature") or paths[0]


def deal_files(game: str, root: Path | None = None) -> tuple[Path, ...]:
    """The scripted deals of a game, in order."""
    found = ((root or corpus_root()) / "scenarios" / game).glob("*.yaml")
    return tuple(sorted(path for path in found if path.name != PERFT))


def perft_file(game: str, root: Path | None = None) -> Path:
    """The file with the setups from which the ways of a game are counted, whether there is one or not."""
    return (root or corpus_root()) / "scenarios" / game / PERFT


def shown(path: Path) -> str:
    """A path as messages show it: from the corpus root, or from here, or whole."""
    for base in (corpus_root(), Path.cwd()):
        if path.is_relative_to(base):
            return str(path.relative_to(base))
    return str(path)


@cache
def document(path: Path) -> dict[str, Any]:
    """The syntax tree of a feature file; raises `CorpusError` for one that is not Gherkin."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CorpusError(Origin(shown(path), 0), f"cannot be read: {error}") from error
    # The plugin reads the file once more, and takes the mark for a part of the first word.
    if text.startswith("\ufeff"):
        raise CorpusError(Origin(shown(path), 1), "begins with a byte order mark; save it without one")
    try:
        tree: Any = Parser().parse(text)
    except CompositeParserException as error:
        raise _not_gherkin(path, error.errors[0]) from error
    except ParserException as error:
        raise _not_gherkin(path, error) from error
    return dict(tree)


@cache
def scenarios(path: Path) -> tuple[Scenario, ...]:
    """The cases of a feature file, in order."""
    tree = document(path)
    file = shown(path)
    written = (tree.get("feature") or {}).get("language", ENGLISH)
    spoken = written if written in codes() else ENGLISH
    lines = dict(_lines(tree))
    pickles: list[Any] = list(Compiler().compile(cast("Any", {**tree, "uri": file})))
    outlines = [pickle["astNodeIds"][0] for pickle in pickles if len(pickle["astNodeIds"]) > 1]
    rows: dict[str, int] = dict.fromkeys(outlines, 0)
    found: list[Scenario] = []
    for pickle in pickles:
        node, *row = pickle["astNodeIds"]
        tags = [tag["name"] for tag in pickle["tags"]]
        name = next((match[1] for tag in tags if (match := SCENARIO_TAG.fullmatch(tag))), "")
        if row:
            rows[node] += 1
            name = f"{name}.{rows[node]}"
        found.append(
            Scenario(
                id=name,
                title=pickle["name"],
                game=path.parent.name,
                origin=Origin(file, lines[row[0] if row else node], pickle["name"]),
                sentences=tuple(match[1] for tag in tags if (match := SENTENCE_TAG.fullmatch(tag))),
                readings=tuple(
                    Reading(match[1], match[2]) for tag in tags if (match := READS_TAG.fullmatch(tag))
                ),
                steps=tuple(
                    Step(
                        _KINDS.get(step["type"], "given"),
                        Origin(file, lines[step["astNodeIds"][0]], step["text"]),
                        spoken,
                    )
                    for step in pickle["steps"]
                ),
                is_row=bool(row),
            )
        )
    return tuple(found)


def _lines(node: Any) -> Iterator[tuple[str, int]]:
    """The line of every node of a syntax tree that has an id."""
    if isinstance(node, dict):
        if "id" in node and "location" in node:
            yield node["id"], node["location"]["line"]
        for value in node.values():
            yield from _lines(value)
    elif isinstance(node, list):
        for value in node:
            yield from _lines(value)


def _not_gherkin(path: Path, error: Any) -> CorpusError:
    line = error.location.get("line", 0) if getattr(error, "location", None) else 0
    message = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    return CorpusError(Origin(shown(path), line), f"not Gherkin: {message}")
