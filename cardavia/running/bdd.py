"""Feature files bound through pytest-bdd: each scenario a test by its id, each step played by one function.

This module is registered with pytest as a plugin, so that its step functions are found from every file.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytest_bdd import given, scenario, then, when
from pytest_bdd.parsers import StepParser

from cardavia.authoring.feature import read_feature
from cardavia.authoring.lint.tags import ids_of
from cardavia.authoring.phrases import matches
from cardavia.fixture.fixture import Kind
from cardavia.languages.codes import codes
from cardavia.running.performance import Performance

Test = Callable[..., None]

PERFORMANCE = pytest.StashKey[Performance]()
"""Where a pytest item keeps its performance."""


class Phrases(StepParser):
    """Every phrase of a kind; which one it is, the script knows already."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"any {kind} phrase")
        self._kind = kind

    def is_matching(self, name: str) -> bool:
        """Whether exactly one phrase says this, in whatever language."""
        return any(len(matches(self._kind, name, spoken=code)) == 1 for code in codes())

    def parse_arguments(self, name: str) -> dict[str, str]:  # noqa: ARG002 - what pytest-bdd calls
        """Nothing: the step has been read when its script was composed."""
        return {}


@given(Phrases("given"))
@when(Phrases("when"))
@then(Phrases("then"))
def play_step(request: pytest.FixtureRequest) -> None:
    """Play the next step of the scenario under way."""
    request.node.stash[PERFORMANCE].play_next()


def bind(path: Path) -> dict[str, Test]:
    """The tests of a feature file by the ids of their scenarios; an outline is one test of several rows."""
    return {
        name: scenario(str(path), example.title, features_base_dir=str(path.parent))(_played)
        for example in read_feature(path).examples
        for name in ids_of(example)
    }


def _played() -> None:
    """All that happens, happens in the steps."""
