"""Every fixture of an export as a test of plain pytest.

FIXTURES=DIR ENGINE="cardavia serve" python -m pytest examples/consume/python
cardavia account results.jsonl --manifest DIR
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playing import Engine, RefusedError, play

FOLDER = Path(os.environ.get("FIXTURES", "fixtures"))
MANIFEST = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
LINES: dict[str, list[str]] = {}


@pytest.fixture(scope="session")
def engine() -> Engine:
    return Engine(os.environ.get("ENGINE", "cardavia serve"))


@pytest.fixture(scope="session")
def offers(engine: Engine) -> Any:
    return engine.ask("describe", {})["games"]


@pytest.fixture(scope="session")
def results() -> Iterator[Any]:
    with Path(os.environ.get("RESULTS", "results.jsonl")).open("w", encoding="utf-8") as file:

        def tell(**result: str) -> None:
            file.write(json.dumps(result) + "\n")
            file.flush()

        tell(corpus=MANIFEST["corpus"])
        yield tell


@pytest.mark.parametrize("entry", MANIFEST["fixtures"], ids=lambda entry: entry["id"])
def test_fixture(entry: Any, engine: Engine, offers: Any, results: Any) -> None:
    if entry["game"] not in offers:
        results(id=entry["id"], status="skip", reason=f"the engine does not play {entry['game']}")
        pytest.skip(f"the engine does not play {entry['game']}")
    lines = LINES.setdefault(entry["file"], (FOLDER / entry["file"]).read_text(encoding="utf-8").split("\n"))
    try:
        play(json.loads(lines[entry["line"] - 1]), engine, offers[entry["game"]].get("explains", []))
    except (AssertionError, RefusedError) as wrong:
        results(id=entry["id"], status="fail", reason=str(wrong))
        raise
    results(id=entry["id"], status="pass")
