"""What lint looks at, and what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cardavia.authoring.compose import Composed
from cardavia.authoring.corpus import Scenario
from cardavia.authoring.feature import Feature
from cardavia.fixture.fixture import Fixture
from cardavia.languages.codes import ENGLISH
from cardavia.origin import Origin
from cardavia.rulebook.model import Rulebook
from cardavia.sources import corpus_root


@dataclass(frozen=True, slots=True)
class Corpus:
    """All that is written about one game: the files as written, their cases, and the scripted deals.

    `spoken` is the language that it was asked for in; with another than English it is translations alone.
    """

    root: Path | None
    book: Rulebook
    features: tuple[Feature, ...]
    cases: tuple[Scenario, ...]
    dealt: tuple[Composed, ...]
    spoken: str = ENGLISH
    proven: frozenset[str] = frozenset()
    """The files of which every scenario has been composed before."""

    @property
    def deals(self) -> tuple[Fixture, ...]:
        """The scripted deals."""
        return tuple(each.fixture for each in self.dealt)

    @property
    def is_whole(self) -> bool:
        """Whether it is the corpus that belongs to the package, which is about every sentence."""
        return self.is_ours and self.spoken == ENGLISH

    @property
    def is_ours(self) -> bool:
        """Whether it belongs to the package; rules and files of one's own are called as one likes."""
        return self.root is None or self.root.resolve() == corpus_root().resolve()


Found = Iterator[tuple[Origin, str]]
"""Places, and what is wrong there."""

Check = Callable[[Corpus], Found]
"""A lint rule."""

Checks = Mapping[str, Check]
"""Lint rules by name."""
