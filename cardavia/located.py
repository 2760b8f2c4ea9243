"""YAML read with the place of every value, so that each fault can name its line.

Every scalar is taken as written: nothing turns into a number or a truth value by surprise.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import yaml

from cardavia import loaders
from cardavia.origin import CorpusError, Origin


@dataclass(frozen=True)
class Located:
    """A value of a YAML file, with the file it stands in and the key it stands under, if any."""

    file: str
    node: yaml.Node
    key: yaml.Node | None = None

    @property
    def origin(self) -> Origin:
        """Where it stands: at its key, whose lines may come before it."""
        return Origin(self.file, (self.key or self.node).start_mark.line + 1)

    def fault(self, message: str) -> CorpusError:
        """An error at this place."""
        return CorpusError(self.origin, message)

    def text(self) -> str:
        """A scalar as written."""
        if not isinstance(self.node, yaml.ScalarNode):
            raise self.fault("expected one value here, not a list or a mapping")
        return str(self.node.value)

    def number(self) -> int:
        """A whole number."""
        if not re.fullmatch(r"[+-]?\d+", self.text()):
            raise self.fault(f"{self.text()!r} is no whole number")
        return int(self.text())

    def items(self) -> tuple[Self, ...]:
        """The entries of a list."""
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.fault("expected a list here, as in [A, B]")
        return tuple(type(self)(self.file, value) for value in self.node.value)

    def entries(self) -> dict[str, Self]:
        """The entries of a mapping, keys once each."""
        if not isinstance(self.node, yaml.MappingNode):
            raise self.fault("expected a mapping here, as in {A: pung}")
        found: dict[str, Self] = {}
        for key, value in self.node.value:
            name = type(self)(self.file, key).text()
            if name in found:
                raise type(self)(self.file, key).fault(f"{name!r} stands here twice")
            found[name] = type(self)(self.file, value, key)
        return found

    def texts(self) -> tuple[str, ...]:
        """The scalars of a list."""
        return tuple(item.text() for item in self.items())

    @classmethod
    def read(cls, path: Path, file: str) -> Self | None:
        """The value of a YAML file, None for an empty one; messages call it `file`.

        Raises `CorpusError` for one that cannot be read or is not YAML.
        """
        try:
            text = path.read_text(encoding="utf-8")
            node = yaml.compose(text, Loader=loaders.SAFE)
        except (OSError, UnicodeDecodeError) as error:
            raise CorpusError(Origin(file, 0), f"cannot be read: {error}") from error
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 0
            raise CorpusError(Origin(file, line), f"not YAML: {error.problem or error}") from error
        except yaml.YAMLError as error:
            raise CorpusError(Origin(file, 0), f"not YAML: {error}") from error
        return None if node is None else cls(file, node)
