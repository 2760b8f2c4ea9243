"""How what an engine says of its failures is told: in one line, and not at any length."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

WORDS = 400
"""How many characters of what an engine says in one go are told."""


def brief(text: str, length: int = WORDS) -> str:
    """The text, or its beginning and how much longer it is."""
    return text if len(text) <= length else f"{text[:length]}... ({len(text)} characters)"


def last_words(error: BaseException) -> str:
    """The exception's type and message and the line of code it came from: `KeyError: '5p' (play.py:88)`."""
    message = brief(" ".join(str(error).split()))
    told = f"{type(error).__name__}: {message}" if message else type(error).__name__
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<frozen")]
    return f"{told} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else told
