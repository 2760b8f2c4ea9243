"""An engine in process, served to others: JSON-RPC 2.0, one object per line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout, suppress
from typing import Any, BinaryIO, NamedTuple

from cardavia.engine.failure import last_words
from cardavia.engine.port import BadParamsError, Engine, EngineError, UnknownVerbError
from cardavia.engine.schema import faults
from cardavia.engine.wire import INTERNAL_ERROR, INVALID_REQUEST, PARSE_ERROR, WireError, decode, encode
from cardavia.table import Json, Setup


class Verb(NamedTuple):
    """A verb on the wire: the schema of its params, and the call they become."""

    params: str
    call: Callable[[Engine, Json], Json]


VERBS = {
    "describe": Verb("describe", lambda engine, _: engine.describe().to_json()),
    "deal": Verb("setup", lambda engine, params: engine.deal(Setup.from_json(params)).to_json()),
    "step": Verb("step", lambda engine, params: engine.step(params["decisions"]).to_json()),
    "shuffle": Verb(
        "shuffle", lambda engine, params: engine.shuffle(params["game"], params["seed"]).to_json()
    ),
}


def serve_here(engine: Engine) -> None:
    """Answer this process's stdin on its stdout; what the engine prints goes to stderr, its log."""
    stdout = sys.stdout.buffer
    with redirect_stdout(sys.stderr):
        serve(engine, sys.stdin.buffer, stdout)


def serve(engine: Engine, stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer each line of `stdin` on `stdout` until `stdin` ends or nobody reads the answers any more.

    Whatever a line holds and whatever the engine does, the next line is answered too. When the reader has
    gone, `stdout` is closed.
    """
    try:
        for line in stdin:
            if line.strip() and (answer := _answer(engine, line)):
                stdout.write(answer)
                stdout.flush()
    except BrokenPipeError:
        # Left open, it would be flushed once more and complain when the interpreter ends.
        with suppress(BrokenPipeError):
            stdout.close()


def _answer(engine: Engine, line: bytes) -> bytes | None:
    """The answer to a line; none to a notification."""
    try:
        request = decode(line)
    except WireError as error:
        return _line(None, _error(PARSE_ERROR, str(error)))
    if found := faults("request", request):
        return _line(None, _error(INVALID_REQUEST, "; ".join(found)))
    key = request.get("id")
    try:
        answer = _line(key, _outcome(engine, request["method"], request.get("params", {})))
    except Exception as error:
        answer = _line(key, _error(INTERNAL_ERROR, f"the engine failed: {last_words(error)}"))
    return answer if "id" in request else None


def _outcome(engine: Engine, method: str, params: Any) -> Json:
    try:
        return {"result": _call(engine, method, params)}
    except EngineError as error:
        return _error(error.code, str(error), error.data)


def _call(engine: Engine, method: str, params: Any) -> Json:
    if method not in VERBS:
        raise UnknownVerbError(f"no verb {method!r} here, only {', '.join(VERBS)}")
    verb = VERBS[method]
    if found := faults(verb.params, params):
        raise BadParamsError(f"params of {method}: {'; '.join(found)}", {"faults": list(found)})
    return verb.call(engine, params)


def _error(code: int, message: str, data: Any = None) -> Json:
    details = {} if data is None else {"data": data}
    return {"error": {"code": code, "message": message, **details}}


def _line(key: Any, outcome: Json) -> bytes:
    return encode({"jsonrpc": "2.0", "id": key, **outcome})
