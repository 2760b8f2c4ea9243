"""What a fake engine is made of: our own engine, served well until its moment comes.

Each process misbehaves on its second deal. So of three scenarios the first passes, the second shows the
fault, and the third passes on a process that was started again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from io import BytesIO
from typing import Any

from cardavia.engine.port import Engine
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.serve import serve

Misbehave = Callable[[bytes], object]
"""Given the line of the good answer; writes what it likes instead."""


def play(misbehave: Misbehave, engine: Engine | None = None, verb: str = "deal", number: int = 2) -> None:
    """Serve `engine`, ours if none is given, and misbehave at the request of that verb and number."""
    engine = engine or ReferenceEngine()
    seen = 0
    for line in sys.stdin.buffer:
        seen += json.loads(line)["method"] == verb
        is_due = json.loads(line)["method"] == verb and seen == number
        (misbehave if is_due else write)(good(engine, line))


def good(engine: Engine, line: bytes) -> bytes:
    """The answer to a request."""
    answer = BytesIO()
    serve(engine, BytesIO(line), answer)
    return answer.getvalue()


def write(text: bytes) -> None:
    """Write on stdout at once."""
    sys.stdout.buffer.write(text)
    sys.stdout.buffer.flush()


def say(text: str) -> None:
    """Write on stderr at once."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def changed(answer: bytes, **members: Any) -> bytes:
    """The answer with other members at its top."""
    return json.dumps({**json.loads(answer), **members}).encode() + b"\n"


def shown(answer: bytes, **members: Any) -> bytes:
    """The answer with other members in its position."""
    return changed(answer, result={**json.loads(answer)["result"], **members})
