"""Files with one thing in them changed."""

from __future__ import annotations

from pathlib import Path

from cardavia.sources import PERFT, corpus_root


def written(tmp_path: Path, old: str, new: str) -> Path:
    """A corpus with the file of Sichuan, and one thing in it changed."""
    text = (corpus_root() / "scenarios" / "sichuan" / PERFT).read_text(encoding="utf-8")
    assert old in text
    folder = tmp_path / "scenarios" / "sichuan"
    folder.mkdir(parents=True)
    (folder / PERFT).write_text(text.replace(old, new, 1), encoding="utf-8")
    return tmp_path
