"""A label and a text beside it: the lines of which failures are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import fill

WIDTH = 100
INDENT = 14


def listed(label: str, texts: Iterable[str]) -> Iterator[str]:
    """The label beside the first of several texts."""
    for number, text in enumerate(texts):
        yield row("" if number else label, text)


def row(label: str, text: str) -> str:
    """A label and a text beside it, wrapped."""
    head = f"{label:<{INDENT}}"
    return fill(
        text,
        WIDTH,
        initial_indent=head if head.endswith(" ") else f"{head} ",
        subsequent_indent=" " * INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )


def labelled(label: str, text: str) -> str:
    """The same for what is to be copied: never wrapped."""
    return f"{label:<{INDENT}}{text}"
