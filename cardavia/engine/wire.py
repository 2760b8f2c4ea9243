"""One message as one line of UTF-8 JSON, the form in which both sides of the wire read and write."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn

PARSE_ERROR = -32700
"""JSON-RPC's code for a line that is no JSON."""

INVALID_REQUEST = -32600
"""JSON-RPC's code for a line that is JSON and no request."""

INTERNAL_ERROR = -32603
"""JSON-RPC's code for a failure inside the engine."""

DEPTH = 100
"""How deep a message may be nested; a position is 5 deep."""


class WireError(ValueError):
    """A line that is no message; the message says why not."""


def encode(message: Any) -> bytes:
    """The message as a line, its newline included.

    Raises `TypeError` or `ValueError` for a value that JSON does not know.
    """
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def decode(line: bytes) -> Any:
    """The message of a line; raises `WireError`.

    Whole numbers are integers however they are written (`41.0`), as JSON Schema has it. What JSON readers
    treat each in their own way is refused: a name that an object has twice, NaN and Infinity, numbers that
    nothing can hold, nesting without end.
    """
    try:
        message = json.loads(
            line.decode("utf-8"), object_pairs_hook=_object, parse_float=_number, parse_constant=_refuse
        )
        if b"\\u" in line:
            json.dumps(message, ensure_ascii=False).encode("utf-8")
    except UnicodeDecodeError as error:
        raise WireError(f"byte {error.start + 1} (0x{line[error.start]:02x}) is not UTF-8") from None
    except UnicodeEncodeError:
        raise WireError("a \\u escape stands for half a character") from None
    except json.JSONDecodeError as error:
        raise WireError(f"no JSON: {error.msg} at character {error.pos + 1}") from None
    except ValueError as error:
        raise WireError(f"no usable JSON: {error}") from None
    except RecursionError:
        raise WireError(TOO_DEEP) from None
    if line.count(b"[") + line.count(b"{") > DEPTH and _is_deep(message):
        raise WireError(TOO_DEEP)
    return message


TOO_DEEP = f"no usable JSON: nested more than {DEPTH} deep"


def _is_deep(message: Any) -> bool:
    level = [message]
    for _ in range(DEPTH):
        level = [
            inner
            for value in level
            if isinstance(value, (dict, list))
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
    return any(isinstance(value, (dict, list)) for value in level)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in found if names.count(name) > 1)
        raise ValueError(f"an object has the name {twice[:40]!r} twice")
    return found


def _number(text: str) -> int | float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text[:40]} is too large a number")
    return int(value) if value.is_integer() else value


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number")
