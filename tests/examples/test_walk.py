"""`docs/your-engine.md` is true: its commands print what it shows, and its code is our example."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_program import PROJECT
from tests.examples.walk import Reader, blocks, definitions, shows

PAGE = PROJECT / "docs" / "your-engine.md"


def test_every_command_prints_what_is_shown(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for block in blocks(PAGE):
        match block.kind:
            case "sh":
                reader.do(block.text)
            case "python":
                reader.write(block.text)
            case "text":
                assert shows(block.text, reader.said), f"expected\n{block.text}\ngot\n{reader.said}"
            case other:
                raise AssertionError(f"nobody here knows what to do with {other}")
    assert reader.status == 0
    theirs = definitions((reader.folder / "engine.py").read_text())
    ours = definitions((PROJECT / "examples" / "python" / "engine.py").read_text())
    assert theirs.keys() == ours.keys()
    assert {name for name in ours if theirs[name] != ours[name]} == {"describe", "shuffle"}


@pytest.mark.parametrize(
    ("shown", "is_shown"),
    [
        ("a b\nc\n", True),
        ("a b\n...\ne\n", True),
        ("a ...\nc\n", True),
        ("a ...\ne\n", False),
        ("c\n...\na b\n", False),
        ("b\n", False),
        ("a\n", False),
        ("9 of 10 d\n", True),
        ("9 out of 10 d\n", False),
    ],
)
def test_what_is_shown_must_be_said_in_order(shown: str, *, is_shown: bool) -> None:
    assert shows(shown, "a b\nc\n7 of 12 d\ne\n") is is_shown


def test_nothing_that_a_page_shows_is_left_out() -> None:
    fences = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("```")]
    assert len(fences) == 2 * len(list(blocks(PAGE)))
