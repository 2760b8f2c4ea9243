"""A source file as questions about it need it: functions, statements, what they cite, what they excuse."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeGuard

from cardavia.rulebook.citing import cited
from cardavia.sources import shown

EXCUSE = re.compile(r"#\s*no scenario:\s*(.*)")
"""A comment that says why no scenario runs a line, or, beside `def`, a function."""


@dataclass(frozen=True, slots=True)
class Function:
    """A function, with its class if it is a method; the lines where it, its `def` and its body begin."""

    name: str
    first: int
    header: int
    body: int
    last: int

    @property
    def lines(self) -> range:
        """All its lines, decorators first."""
        return range(self.first, self.last + 1)


@dataclass(frozen=True, slots=True)
class Source:
    """A file: its lines, its functions, and the lines of each statement, or of its head if it has a body."""

    path: Path
    lines: tuple[str, ...]
    functions: tuple[Function, ...]
    statements: tuple[range, ...]

    def __str__(self) -> str:
        return shown(self.path)

    def text(self, line: int) -> str:
        """A line, counted from 1."""
        return self.lines[line - 1]

    def running(self, line: int) -> Function | None:
        """The innermost function whose body holds the line; None for what runs when the file is read."""
        return min(self._bodies(line), key=lambda each: each.last - each.body, default=None)

    def around(self, line: int) -> Function | None:
        """The innermost function that the line is a part of, be it of its decorators or its head."""
        holding = (each for each in self.functions if line in each.lines)
        return min(holding, key=lambda each: len(each.lines), default=None)

    def statement(self, line: int) -> range | None:
        """The lines of the innermost statement here; None for one without code."""
        return min((each for each in self.statements if line in each), key=len, default=None)

    def cited(self, lines: range) -> tuple[str, ...]:
        """The sentences and gaps named in these lines."""
        return cited("\n".join(self.lines[lines.start - 1 : lines.stop - 1]))

    def excuses(self) -> dict[int, str]:
        """The lines that say why no scenario runs them, and what they say."""
        found = ((number, EXCUSE.search(text)) for number, text in enumerate(self.lines, 1))
        return {number: match[1] for number, match in found if match}

    def excused_by(self, line: int) -> int | None:
        """Which line excuses this one: itself, or the `def` of a function around it."""
        excuses = self.excuses()
        heads = (each.header for each in self._bodies(line))
        return next((each for each in (line, *heads) if each in excuses), None)

    def _bodies(self, line: int) -> Iterator[Function]:
        return (each for each in self.functions if each.body <= line <= each.last)


@cache
def read(path: Path) -> Source:
    """A file of ours, read once."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    heads = (head(node) for node in ast.walk(tree) if _runs(node))
    return Source(path, tuple(text.splitlines()), tuple(_functions(tree, "")), tuple(heads))


def _runs(node: ast.AST) -> TypeGuard[ast.stmt | ast.match_case]:
    """Whether a node is a statement that does anything; a docstring does nothing."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    return isinstance(node, ast.stmt | ast.match_case)


def _functions(tree: ast.AST, within: str) -> Iterator[Function]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            name, end = f"{within}{node.name}", node.end_lineno or node.lineno
            yield Function(name, head(node).start, node.lineno, node.body[0].lineno, end)
        inner = f"{within}{node.name}." if isinstance(node, ast.FunctionDef | ast.ClassDef) else within
        yield from _functions(node, inner)


def head(node: ast.stmt | ast.match_case) -> range:
    """The lines of a statement without its body."""
    at = node.pattern if isinstance(node, ast.match_case) else node
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    first = min([at.lineno, *(each.lineno for each in decorators)])
    body: list[ast.stmt] = getattr(node, "body", [])
    last = max(at.lineno, body[0].lineno - 1) if body else at.end_lineno or at.lineno
    return range(first, last + 1)
