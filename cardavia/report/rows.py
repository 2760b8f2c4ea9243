"""A label and a text beside it: the lines of which failures are told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from textwrap import fill

WIDTH = 100
INDENT = 14
UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""What would move the cursor, colour the screen, or fail to be written; an engine's words may hold it."""


def printable(text: str) -> str:
    """The text as it can do no harm to a terminal."""
    return UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def listed(label: str, texts: Iterable[str]) -> Iterator[str]:
    """The label beside the first of several texts."""
    for number, text in enumerate(texts):
        yield row("" if number else label, text)


def row(label: str, text: str) -> str:
    """A label and a text beside it, wrapped."""
    head = f"{label:<{INDENT}}"
    return fill(
        printable(text),
        WIDTH,
        initial_indent=head if head.endswith(" ") else f"{head} ",
        subsequent_indent=" " * INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )


def labelled(label: str, text: str) -> str:
    """The same for what is to be copied: never wrapped."""
    return f"{label:<{INDENT}}{text}"
