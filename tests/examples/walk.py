"""`docs/your-engine.md` as a script: its blocks in order, done as a reader would do them."""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.cli.test_program import PROJECT, run

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ELISION = "..."
COUNT = re.compile(r"\d+(?=\\ (?:of\\ \d|new))|(?<=\d\\ of\\ )\d+")
"""In a pattern: the numbers of `41 of 337` and of `41 new`."""
Scope = ast.Module | ast.ClassDef


class Block(NamedTuple):
    """One fenced block: commands (`sh`), what they print (`text`), or code for `engine.py` (`python`)."""

    kind: str
    text: str


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of a page in order."""
    return (Block(*found.groups()) for found in FENCE.finditer(page.read_text(encoding="utf-8")))


class Reader:
    """Somebody who does what the page says, beginning in an empty folder.

    `said` is what the last commands printed, `status` how the last of them ended.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = ""
        self.status = 0

    def do(self, commands: str) -> None:
        """Run each line."""
        self.said = ""
        for line in commands.splitlines():
            program, *arguments = shlex.split(line, comments=True)
            match program:
                case "cd":
                    self.folder /= arguments[0]
                case "cp":
                    shutil.copy(PROJECT / arguments[0].removeprefix("path/to/cardavia/"), self.folder)
                case "cardavia":
                    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
                    done = run("cardavia", *arguments, cwd=self.folder, PATH=path)
                    self.status = done.returncode
                    self.said += done.stdout + done.stderr
                case _:
                    raise AssertionError(f"nobody here knows how to {line}")

    def write(self, code: str) -> None:
        """Put the definitions of a block into `engine.py`, in place of those of the same name."""
        file = self.folder / "engine.py"
        module = ast.parse(file.read_text())
        _merge(module, ast.parse(code))
        file.write_text(ast.unparse(module))


def shows(shown: str, said: str) -> bool:
    """Whether lines were said as shown; a line `...` stands for any lines, and within one for any words.

    How many scenarios there are is no matter of a page: `41 of 337` may have become `43 of 350`.
    """
    pattern = "".join(
        r"(?:.*\n)*?" if line == ELISION else rf"{r'.*'.join(map(_words, line.split(ELISION)))}\n"
        for line in shown.splitlines()
    )
    return re.search(rf"^{pattern}", said, re.MULTILINE) is not None


def _words(text: str) -> str:
    return COUNT.sub(r"\\d+", re.escape(text))


def definitions(code: str) -> dict[str, str]:
    """Everything a module defines by name, methods too, without docstrings and in one layout."""
    module = ast.parse(code)
    for node in ast.walk(module):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node) is not None
        ):
            node.body = node.body[1:]
        if isinstance(node, Scope):
            node.body = [part for part in node.body if not _is_text(part)]
    found = {name: node for scope in _scopes(module) for node in scope.body for name in _names(node)}
    return {name: ast.unparse(node) for name, node in found.items() if not isinstance(node, ast.ClassDef)}


def _scopes(module: ast.Module) -> list[Scope]:
    return [module, *(node for node in module.body if isinstance(node, ast.ClassDef))]


def _merge(into: Scope, new: Scope) -> None:
    for node in new.body:
        places = [number for number, old in enumerate(into.body) if set(_names(old)) & set(_names(node))]
        if not places:
            into.body.insert(_place(into, node), node)
        elif isinstance(node, ast.ClassDef) and isinstance(old := into.body[places[0]], ast.ClassDef):
            _merge(old, node)
        else:
            into.body[places[0]] = node


def _place(into: Scope, node: ast.stmt) -> int:
    """Imports after the first line, names before the first class, functions before the last statement."""
    if isinstance(node, ast.ImportFrom):
        return next(number for number, old in enumerate(into.body) if isinstance(old, ast.ImportFrom)) + 1
    if isinstance(node, ast.FunctionDef):
        return 0 if isinstance(into, ast.ClassDef) else len(into.body) - 1
    return next(number for number, old in enumerate(into.body) if isinstance(old, ast.ClassDef))


def _names(node: ast.stmt) -> list[str]:
    match node:
        case ast.ImportFrom(module=module):
            return [f"from {module}"]
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
