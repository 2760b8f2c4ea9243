"""The corpus of each game, composed once on the engine as it should be."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from cardavia.authoring.load import scripts
from cardavia.authoring.script import Script

Corpora = Callable[[str], tuple[Script, ...]]


@pytest.fixture(scope="session")
def corpora() -> Corpora:
    """Every script of a game."""
    return cache(lambda game: tuple(scripts(game)))
