"""The corpus of each game, composed once on the engine as it should be."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from cardavia.authoring.load import fixtures
from cardavia.fixture.fixture import Fixture

Corpora = Callable[[str], tuple[Fixture, ...]]


@pytest.fixture(scope="session")
def corpora() -> Corpora:
    """Every script of a game."""
    return cache(lambda game: tuple(fixtures(game)))
