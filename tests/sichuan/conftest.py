"""What the tests of wrong and of other engines share: the corpus, and how an engine is patched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

from cardavia.games.sichuan import legal, shapes
from cardavia.harness.load import scripts
from cardavia.harness.script import Script


@pytest.fixture(scope="session")
def corpus() -> tuple[Script, ...]:
    """Every script of Sichuan, composed on the engine as it should be."""
    return tuple(scripts("sichuan"))


@contextmanager
def patched(patches: Mapping[str, Any]) -> Iterator[None]:
    """Our engine with `patches`, each by its `module.name` inside `cardavia.games.sichuan`."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        _forget()
        for target, replacement in patches.items():
            module, _, name = target.rpartition(".")
            monkeypatch.setattr(import_module(f"cardavia.games.sichuan.{module}"), name, replacement)
        yield
    _forget()


def _forget() -> None:
    """What has been worked out by another engine is not kept."""
    shapes.readings.cache_clear()
    legal._discards_of.cache_clear()
