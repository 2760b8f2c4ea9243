"""How an exception inside an engine is told in one line."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb


def last_words(error: BaseException) -> str:
    """The exception's type and message and the line of code it came from: `KeyError: '5p' (play.py:88)`."""
    message = " ".join(str(error).split())
    told = f"{type(error).__name__}: {message}" if message else type(error).__name__
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<frozen")]
    return f"{told} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else told
