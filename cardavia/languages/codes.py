"""Which languages there are, and which of them is spoken."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

ENGLISH = "en"
"""The language of the project: what another does not say is said in it."""

FOLDER = Path(__file__).parent
"""Where each has its file."""


@cache
def codes() -> tuple[str, ...]:
    """The codes of all languages there are, English first: a new file is a new language."""
    names = (file.name for file in FOLDER.iterdir() if file.name.endswith(".yaml"))
    found = sorted(name.removesuffix(".yaml") for name in names)
    return (ENGLISH, *(code for code in found if code != ENGLISH))


def chosen(option: str | None) -> str:
    """The code of the language to speak: an option's, else that of LC_ALL, LC_MESSAGES or LANG."""
    if option is not None:
        return option
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next(filter(None, named), "").partition(".")[0].partition("_")[0].lower()
    return code if code in codes() else ENGLISH
