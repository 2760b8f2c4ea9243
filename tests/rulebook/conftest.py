"""The rule documents, where they lie beside the checkout; they are not part of the project."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

RULES = Path(__file__).parents[3] / "shared" / "rules"


@pytest.fixture
def rules() -> Path:
    if not RULES.is_dir():
        pytest.skip("the rule documents are not ours to ship: no ../shared/rules beside this checkout")
    return RULES


@pytest.fixture
def cut(rules: Path) -> Callable[[str], dict[str, Any]]:
    """The reference segmentation of one game's document."""

    def read(game: str) -> dict[str, Any]:
        cutting: dict[str, Any] = json.loads((rules / f"{game}.sentences.json").read_text(encoding="utf-8"))
        return cutting

    return read
