"""A feature in another language: the same lines, tags and tables, with steps as that language says them.

Rules are called as the rulebook calls them there. Titles, descriptions and names of columns are free text:
they are taken from the translation that there is already, by the ids of scenarios, or left as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from gherkin.dialect import DIALECTS

from cardavia.authoring.corpus import SENTENCE_TAG, document
from cardavia.authoring.feature import Example, read_feature
from cardavia.authoring.lint.tags import ids_of
from cardavia.authoring.phrases import matches, step_text
from cardavia.authoring.wording import HOLE
from cardavia.fixture.fixture import Kind
from cardavia.languages.codes import ENGLISH, codes
from cardavia.languages.language import language
from cardavia.origin import CorpusError, Origin
from cardavia.rulebook.load import GAMES
from cardavia.rulebook.translated import rulebook_in
from cardavia.sources import shown

COMMENT = re.compile(r"#\s*language\s*:")
_KINDS: Mapping[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}


class Translation(NamedTuple):
    """A feature in another language, and the numbers of its lines that are still as they were."""

    text: str
    left: tuple[int, ...]


class Named(NamedTuple):
    """What an earlier translation calls the feature, and its scenarios and their columns by their ids."""

    title: str | None = None
    description: tuple[str, ...] = ()
    titles: Mapping[str, str] = {}
    columns: Mapping[str, tuple[tuple[str, ...], ...]] = {}


class Row(NamedTuple):
    """A row of a table: its line, and its cells by their columns."""

    line: int
    cells: Mapping[str, str]


@dataclass
class Draft:
    """A feature under translation: its lines, None where one goes, and those that are left as they were."""

    path: Path
    before: str
    after: str
    named: Named
    lines: list[str | None]
    left: set[int] = field(default_factory=set)

    def put(self, line: int, text: str) -> None:
        """Have a text stand in a line, as far indented as what stood there."""
        old = self.lines[line - 1] or ""
        self.lines[line - 1] = old[: len(old) - len(old.lstrip())] + text

    def keyword(self, name: str) -> str:
        """A word of Gherkin in the language that it is to be in."""
        return language(self.after).keywords[name]

    def fault(self, node: Any, message: str) -> CorpusError:
        """An error at the line of a node of the syntax tree."""
        return CorpusError(Origin(shown(self.path), node["location"]["line"]), message)


def translate(path: Path, after: str, earlier: Path | None = None) -> Translation:
    """A feature file in the language `after`; what is free text is called as in an `earlier` translation.

    Raises `CorpusError` for a file that cannot be read, and for a line that cannot be said there.
    """
    tree = document(path).get("feature")
    if tree is None:
        raise CorpusError(Origin(shown(path), 1), "there is no feature in this file")
    if tree["language"] not in codes():
        raise CorpusError(Origin(shown(path), 1), f"there are no phrases in {tree['language']!r}")
    lines: list[str | None] = [*path.read_text(encoding="utf-8").splitlines()]
    draft = Draft(path, tree["language"], after, _named(earlier) if earlier else Named(), lines)
    _feature(tree, draft)
    if COMMENT.match(draft.lines[0] or ""):
        draft.lines[0] = None
    told = [] if after == ENGLISH else [f"# language: {after}"]
    left = []
    for number, line in enumerate(draft.lines, 1):
        if line is not None:
            told.append(line)
            left += [len(told)] * (number in draft.left)
    return Translation("\n".join(told) + "\n", tuple(left))


def _named(earlier: Path) -> Named:
    feature = document(earlier).get("feature") or {"name": None, "description": ""}
    examples = {name: each for each in read_feature(earlier).examples for name in ids_of(each)}
    return Named(
        feature["name"],
        tuple(feature["description"].splitlines()),
        {name: each.title for name, each in examples.items()},
        {name: _columns(each) for name, each in examples.items()},
    )


def _columns(example: Example) -> tuple[tuple[str, ...], ...]:
    return tuple(table.columns for table in example.tables)


def _feature(node: Any, draft: Draft) -> None:
    _title(node, "feature", draft.named.title, draft)
    _description(node, draft.named.description, draft)
    for child in node["children"]:
        if "rule" in child:
            _rule(child["rule"], draft)
        else:
            _child(child, draft)


def _rule(node: Any, draft: Draft) -> None:
    name = next((match[1] for tag in node["tags"] if (match := SENTENCE_TAG.fullmatch(tag["name"]))), "")
    game = GAMES.get(name.partition("-")[0])
    sentence = rulebook_in(game, draft.after).sentence(name) if game else None
    if sentence is None:
        raise draft.fault(node, "a Rule has one sentence tag, such as @SC-3.2.5, above it")
    draft.put(node["location"]["line"], f"{draft.keyword('rule')}: {sentence.gloss}")
    if node["description"].strip() and sentence.untested:
        reason = language(draft.after).texts["no scenario"]
        _description(node, (f"{reason} {sentence.untested}",), draft)
    for child in node["children"]:
        _child(child, draft)


def _child(child: Any, draft: Draft) -> None:
    """A background or a scenario."""
    ((kind, node),) = child.items()
    if kind == "background":
        draft.put(node["location"]["line"], f"{draft.keyword('background')}:")
        _steps(node, (), (), draft)
        return
    name = next((tag["name"][1:] for tag in node["tags"] if "/" in tag["name"]), "")
    tables = node["examples"]
    _title(node, "scenarioOutline" if tables else "scenario", draft.named.titles.get(name), draft)
    _steps(node, tables, draft.named.columns.get(name, ()), draft)


def _title(node: Any, keyword: str, title: str | None, draft: Draft) -> None:
    line = node["location"]["line"]
    draft.put(line, f"{draft.keyword(keyword)}: {node['name'] if title is None else title}")
    if title is None:
        draft.left.add(line)


def _description(node: Any, told: tuple[str, ...], draft: Draft) -> None:
    """The lines behind a title, which are free text; `told` is what is to stand there, if that is known."""
    written = [line.strip() for line in node["description"].strip().splitlines()]
    if not written:
        return
    first = node["location"]["line"]
    while (draft.lines[first] or "").strip() != written[0]:
        first += 1
    own = [line.strip() for line in told if line.strip()]
    for at in range(len(written)):
        if not own:
            draft.left.add(first + at + 1)
        elif at < len(own):
            draft.put(first + at + 1, own[at])
        else:
            draft.lines[first + at] = None


def _steps(node: Any, tables: Sequence[Any], columns: Sequence[tuple[str, ...]], draft: Draft) -> None:
    """Steps with their tables; `columns` is how an earlier translation calls those of each table."""
    cells: dict[tuple[int, str], str] = {}
    renamed: dict[str, str] = {}
    for table, own in zip(tables, columns, strict=False):
        renamed |= dict(zip(_header(table), own, strict=False))
    kind: Kind = "given"
    for step in node["steps"]:
        kind = _KINDS.get(step["keywordType"], kind)
        said = _said(step, kind, step["text"], draft)
        for row in (row for table in tables for row in _rows(table)):
            text = re.sub(HOLE, lambda hole: row.cells.get(hole[0][1:-1], hole[0]), step["text"])  # noqa: B023 - at once
            for name, value in _align(step, said, _said(step, kind, text, draft), row, draft):
                if cells.setdefault((row.line, name), value) != value:
                    both = f"{cells[row.line, name]!r} and {value!r}"
                    raise draft.fault(step, f"<{name}> would be {both} in line {row.line}; use two columns")
        draft.put(step["location"]["line"], f"{_step_keyword(step, kind, draft)} {_filled(said, renamed)}")
    for table in tables:
        _table(table, cells, renamed, draft)
    if tables:
        title = (draft.lines[node["location"]["line"] - 1] or "").strip()
        draft.put(node["location"]["line"], _filled(title, renamed))


def _align(step: Any, said: str, whole: str, row: Row, draft: Draft) -> Iterator[tuple[str, str]]:
    """What the cells of a row must be for a step to say the same: read off the `whole` step with it."""
    parts = re.split(f"({HOLE})", said)
    pattern = "".join("(.*)" if at % 2 else re.escape(part) for at, part in enumerate(parts))
    match = re.fullmatch(pattern, whole)
    if match is None:
        raise draft.fault(step, f"line {row.line} makes {whole!r} of it, not {said!r}; write it out")
    yield from zip((part[1:-1] for part in parts[1::2]), match.groups(), strict=True)


def _said(step: Any, kind: Kind, text: str, draft: Draft) -> str:
    found = matches(kind, text, spoken=draft.before, is_open=True)
    if len(found) != 1:
        raise draft.fault(step, f"{text!r} is no {kind} step; a placeholder stands for one thing")
    ((phrase, slots),) = found
    try:
        return step_text(phrase, kind, slots, draft.after)
    except ValueError as error:
        raise draft.fault(step, str(error)) from error


def _table(
    table: Any, cells: Mapping[tuple[int, str], str], renamed: Mapping[str, str], draft: Draft
) -> None:
    line = table["location"]["line"]
    draft.put(line, f"{draft.keyword('examples')}: {table['name']}".rstrip(" "))
    header, rows = _header(table), tuple(_rows(table))
    told = [
        [renamed.get(name, name) for name in header],
        *([cells.get((row.line, name), row.cells[name]) for name in header] for row in rows),
    ]
    widths = [max(map(len, column)) for column in zip(*told, strict=True)]
    lines = (table["tableHeader"]["location"]["line"], *(row.line for row in rows))
    for number, values in zip(lines, told, strict=True):
        padded = (f"{value:<{width}}" for value, width in zip(values, widths, strict=True))
        draft.put(number, f"| {' | '.join(padded)} |")


def _header(table: Any) -> tuple[str, ...]:
    return tuple(cell["value"] for cell in table["tableHeader"]["cells"])


def _rows(table: Any) -> Iterator[Row]:
    for row in table["tableBody"]:
        values = (cell["value"] for cell in row["cells"])
        yield Row(row["location"]["line"], dict(zip(_header(table), values, strict=True)))


def _filled(text: str, renamed: Mapping[str, str]) -> str:
    return re.sub(HOLE, lambda match: f"<{renamed.get(match[0][1:-1], match[0][1:-1])}>", text)


def _step_keyword(step: Any, kind: Kind, draft: Draft) -> str:
    if step["keywordType"] != "Conjunction":
        return draft.keyword(kind)
    return draft.keyword("but" if step["keyword"] in DIALECTS[draft.before]["but"] else "and")
