"""One message as one line of UTF-8 JSON, the form in which both sides of the wire read and write."""

from __future__ import annotations

import json
from typing import Any, NoReturn

PARSE_ERROR = -32700
"""JSON-RPC's code for a line that is no JSON."""

INVALID_REQUEST = -32600
"""JSON-RPC's code for a line that is JSON and no request."""

INTERNAL_ERROR = -32603
"""JSON-RPC's code for a failure inside the engine."""


class WireError(ValueError):
    """A line that is no message; the message says why not."""


def encode(message: Any) -> bytes:
    """The message as a line, its newline included.

    Raises `TypeError` or `ValueError` for a value that JSON does not know.
    """
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


def decode(line: bytes) -> Any:
    """The message of a line; raises `WireError`.

    Whole numbers are integers however they are written (`41.0`), as JSON Schema has it.
    """
    try:
        message = json.loads(line.decode("utf-8"), parse_float=_number, parse_constant=_refuse)
        if b"\\u" in line:
            json.dumps(message, ensure_ascii=False).encode("utf-8")
    except UnicodeDecodeError as error:
        raise WireError(f"byte {error.start + 1} is not UTF-8") from None
    except UnicodeEncodeError:
        raise WireError("a \\u escape stands for half a character") from None
    except json.JSONDecodeError as error:
        raise WireError(f"no JSON: {error.msg} at character {error.pos + 1}") from None
    except (ValueError, RecursionError) as error:
        raise WireError(f"no usable JSON: {error}") from None
    return message


def _number(text: str) -> int | float:
    value = float(text)
    return int(value) if value.is_integer() else value


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number")
