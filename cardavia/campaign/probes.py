"""Which sentences our rules consult in a deal: those cited by the lines that run, at hardly any cost.

Lines are not traced, which would cost more than playing. The functions that cite a sentence are compiled once
more with a mark at each place that cites one, and run so for as long as the context lasts. A sentence cited
in what is said of a function is consulted when the function is entered; one beside a statement, when that is.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from inspect import unwrap
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from cardavia.games import MODULES
from cardavia.reach.measure import files, shared
from cardavia.reach.source import Source, head, read
from cardavia.rulebook.load import rulebook

MARKS = "__consulted__"
"""What the marks are called in a module whose functions make them."""


class Probes:
    """The sentences of a game, and which of them have been consulted since they were last asked for."""

    def __init__(self, sentences: Sequence[str]) -> None:
        self.sentences = tuple(sentences)
        self.marks = bytearray(len(self.sentences))
        self._none = bytes(len(self.sentences))

    def consulted(self) -> Iterator[str]:
        """What has been consulted since the last time."""
        seen = bytes(self.marks)
        self.marks[:] = self._none
        return (sentence for sentence, mark in zip(self.sentences, seen, strict=True) if mark)


@contextmanager
def probing(game: str) -> Iterator[Probes]:
    """Our rules of a game with a mark wherever they cite one of its sentences."""
    probes = Probes(_sentences(game))
    codes = _codes(game)
    undo: list[tuple[FunctionType, CodeType]] = []
    homes: list[ModuleType] = []
    for path, module in _modules(game):
        vars(module)[MARKS] = probes.marks
        homes.append(module)
        for function in _functions(module):
            code = codes[path].get((function.__qualname__, function.__code__.co_firstlineno))
            if code is not None and code.co_freevars == function.__code__.co_freevars:
                undo.append((function, function.__code__))
                function.__code__ = code
    try:
        yield probes
    finally:
        for function, code in undo:
            function.__code__ = code
        for module in homes:
            del vars(module)[MARKS]


def citable(game: str) -> frozenset[str]:
    """The sentences of a game that some function of its rules cites; tables alone cite the others."""
    sources = map(read, (*files(game), *shared()))
    cited = {name for each in sources for one in each.functions for name in each.cited(one.lines)}
    return frozenset(_sentences(game)) & cited


def _modules(game: str) -> Iterator[tuple[Path, ModuleType]]:
    """The modules with the rules of a game, by their files."""
    package = MODULES[game].rpartition(".")[0]
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}.") and module.__file__:
            path = Path(module.__file__).resolve()
            if path in _codes(game):
                yield path, module


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions and methods that a module defines, as they are behind caches and properties."""
    for each in list(vars(module).values()):
        inside = vars(each).values() if isinstance(each, type) else ()
        for found in (each, *inside):
            inner = unwrap(getattr(found, "fget", None) or getattr(found, "func", None) or found)
            if isinstance(inner, FunctionType) and inner.__module__ == module.__name__:
                yield inner


@cache
def _sentences(game: str) -> tuple[str, ...]:
    return tuple(sentence.id for sentence in rulebook(game).sentences)


@cache
def _codes(game: str) -> dict[Path, dict[tuple[str, int], CodeType]]:
    """By file, name and first line, the code with marks of each function that cites a sentence."""
    places = {sentence: place for place, sentence in enumerate(_sentences(game))}
    return {path: _marked(read(path), places) for path in (*files(game), *shared())}


def _marked(source: Source, places: Mapping[str, int]) -> dict[tuple[str, int], CodeType]:
    tree = _Marking(source, places).visit(ast.parse("\n".join(source.lines)))
    module = compile(ast.fix_missing_locations(tree), str(source.path), "exec", dont_inherit=True)
    codes = (code for code in _inside(module) if MARKS in code.co_names)
    return {(code.co_qualname, code.co_firstlineno): code for code in codes}


def _inside(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _inside(each)


class _Marking(ast.NodeTransformer):
    """Puts a mark before each statement that cites a sentence, and at the start of such a function."""

    def __init__(self, source: Source, places: Mapping[str, int]) -> None:
        self._source = source
        self._places = places

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function: what is said of it before its body, and what its statements say."""
        first = node.body[0]
        is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
        says = range(
            head(node).start, (first.end_lineno or first.lineno) + 1 if is_docstring else first.lineno
        )
        statements = [each for child in node.body[is_docstring:] for each in self._marked(child)]
        node.body = [*node.body[:is_docstring], *self._marks(says), *statements]
        return node

    def _marked(self, statement: ast.stmt) -> list[ast.stmt]:
        """A statement with its marks before it, and with those inside it."""
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            return [self.visit(statement)]
        for name in ("body", "orelse", "finalbody"):
            if inner := getattr(statement, name, None):
                setattr(statement, name, [each for child in inner for each in self._marked(child)])
        for case in getattr(statement, "cases", ()):
            inner = [each for child in case.body for each in self._marked(child)]
            case.body = [*self._marks(head(case)), *inner]
        return [*self._marks(head(statement)), statement]

    def _marks(self, lines: range) -> list[ast.stmt]:
        cited = (self._places[name] for name in self._source.cited(lines) if name in self._places)
        return [each for place in cited for each in ast.parse(f"{MARKS}[{place}] = 1").body]
