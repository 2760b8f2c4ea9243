"""What modules of ours import, and what those import: read from their text, nothing is run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cardavia

(PACKAGE,) = map(Path, cardavia.__path__)


def reached(*names: str) -> dict[str, Path]:
    """All modules of ours that these lead to, themselves included, by name; packages by their `__init__`."""
    found: dict[str, Path] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found[name] = _file(name)
        parents = (name.rsplit(".", n)[0] for n in range(1, name.count(".") + 1))
        waiting += [*imported(found[name]), *parents]
    return found


def imported(file: Path) -> Iterator[str]:
    """The modules of ours that a file imports, anywhere in it."""
    for name in everything(file):
        if name.partition(".")[0] == "cardavia":
            yield name


def everything(file: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (
                    f"{module}.{each.name}" if _is_module(f"{module}.{each.name}") else module
                    for each in names
                )


def modules(package: str) -> tuple[str, ...]:
    """All modules of one of our packages."""
    folder = PACKAGE.joinpath(*package.split(".")[1:])
    return tuple(
        ".".join((*package.split("."), *file.relative_to(folder).with_suffix("").parts)).removesuffix(
            ".__init__"
        )
        for file in sorted(folder.rglob("*.py"))
    )


def _is_module(name: str) -> bool:
    return name.startswith("cardavia.") and _file(name).is_file()


def _file(name: str) -> Path:
    path = PACKAGE.joinpath(*name.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
