"""Answers that it has failed."""

import json

from tests.engines.base import play, write


def fail(answer: bytes) -> None:
    error = {"code": -32603, "message": "division by zero"}
    write(json.dumps({"jsonrpc": "2.0", "id": json.loads(answer)["id"], "error": error}).encode() + b"\n")


play(fail)
