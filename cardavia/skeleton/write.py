"""The skeleton as files: what is common to all languages, and what is of one."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from cardavia.games import game
from cardavia.rulebook.load import rulebook

TEMPLATES = Path(__file__).parent / "templates"
PORT = Path("node", "port.mjs")
"""The port for JavaScript: the one of our example, which an installed package has among the templates."""


class Language(NamedTuple):
    """The file that is to be filled in, the command that runs it, and what stands beside it."""

    file: str
    run: str
    beside: tuple[Path, ...] = ()


LANGUAGES: Mapping[str, Language] = {
    "python": Language("engine.py", "python engine.py"),
    "node": Language("engine.mjs", "node engine.mjs", (PORT,)),
}


def skeleton(language: str, name: str) -> Iterator[tuple[Path, str]]:
    """Each file of an adapter in that language for the game of that name: its path, its text."""
    chosen = LANGUAGES[language]
    words = {
        "@GAME@": name,
        "@TITLE@": rulebook(name).title,
        "@FILE@": chosen.file,
        "@RUN@": chosen.run,
        '"@DECK@"': _deck(name),
    }
    yield Path(chosen.file), _filled(Path(language, chosen.file), words)
    for path in chosen.beside:
        yield Path(path.name), _text(path)
    yield Path("README.md"), _filled(Path("README.md"), words)
    yield Path(".github", "workflows", "rules.yml"), _filled(Path("workflow.yml"), words)


def _filled(template: Path, words: Mapping[str, str]) -> str:
    text = _text(template)
    for word, meant in words.items():
        text = text.replace(word, meant)
    return text


def _text(path: Path) -> str:
    shipped = TEMPLATES / path
    found = shipped if shipped.is_file() else Path(__file__).parents[2] / "examples" / path
    return found.read_text(encoding="utf-8")


def _deck(name: str) -> str:
    """How many copies there are of each card, as JSON over several lines."""
    deck = game(name).shape.deck
    counts = json.dumps(dict.fromkeys(deck.faces, deck.copies))
    listed = fill(counts[1:-1], 100, initial_indent="  ", subsequent_indent="  ", break_long_words=False)
    return f"{{\n{listed},\n}}"
