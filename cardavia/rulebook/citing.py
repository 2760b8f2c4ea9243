"""The sentences and gaps that a text cites by their ids."""

from __future__ import annotations

import re
from functools import cache

from cardavia.rulebook.load import rulebooks

_ID = re.compile(r"[A-Z]{2}-(?:gap-)?[\d.]*\d\w?")


def cited(text: str) -> tuple[str, ...]:
    """The known ids that a text names, in document order, gaps last."""
    named = set(_ID.findall(text))
    return tuple(name for name in _known() if name in named)


@cache
def _known() -> tuple[str, ...]:
    return tuple(
        entry.id for book in rulebooks() for entries in (book.sentences, book.gaps) for entry in entries
    )
