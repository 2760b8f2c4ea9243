"""A conversation with one process: each request has its answer, or ends in one clear fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from cardavia.engine.answers import AnswerError
from cardavia.engine.failure import brief
from cardavia.engine.port import (
    ERRORS,
    CrashFault,
    EngineError,
    EngineFault,
    ProtocolFault,
    StartFault,
    TimeoutFault,
)
from cardavia.engine.process import GRACE, LINE_LIMIT, Process
from cardavia.engine.schema import faults
from cardavia.engine.wire import INTERNAL_ERROR, WireError, decode, encode
from cardavia.table import Json

Value = TypeVar("Value")


class Session:
    """One process, from its start to its first fault."""

    def __init__(self, argv: Sequence[str]) -> None:
        self._process = _spawn(argv)
        self._keys = count(1)

    def ask(self, verb: str, params: Json, read: Callable[[Any], Value], timeout: float) -> Value:
        """What `read` makes of the result of a request; `read` raises `AnswerError` for one that is none.

        Raises the `EngineError` that is answered, or an `EngineFault`; after a fault the process has ended.
        """
        key = next(self._keys)
        request = encode({"jsonrpc": "2.0", "id": key, "method": verb, "params": params})
        try:
            line = self._process.ask(request, timeout)
        except TimeoutError:
            raise self._fault(TimeoutFault, self._missing(verb, timeout), grace=0) from None
        try:
            answer = _envelope(self._whole(verb, line), key)
            if "result" in answer:
                return read(answer["result"])
        except AnswerError as error:
            message = f"the answer to {verb} is not of the protocol: {error}; it begins {_start(line)}"
            raise self._fault(ProtocolFault, message) from None
        raise self._refusal(verb, answer["error"])

    def end(self) -> None:
        """End the process: its stdin is closed, and it is killed if it does not end soon."""
        self._process.end()

    def _missing(self, verb: str, timeout: float) -> str:
        came = self._process.unfinished
        whole, only = ("whole ", f", only {_start(came)}") if came else ("", "")
        missing = f"no {whole}answer to {verb} within {timeout:g} s{only}"
        return f"{missing}; it must end with a newline and be flushed"

    def _whole(self, verb: str, line: bytes) -> bytes:
        if line.endswith(b"\n"):
            return line
        if len(line) == LINE_LIMIT:
            raise AnswerError(f"more than {LINE_LIMIT} bytes without a newline")
        ended = _ended(self._process.end())
        log = self._process.log
        cut = f", after the half line {_start(line)}" if line else ""
        said = f"; the last it wrote on stderr: {brief(log.strip().splitlines()[-1])}" if log.strip() else ""
        raise CrashFault(f"the engine {ended} instead of answering {verb}{cut}{said}", log)

    def _refusal(self, verb: str, error: Json) -> EngineError | EngineFault:
        code, message = error["code"], brief(error["message"])
        if code in ERRORS:
            return ERRORS[code](message, error.get("data"))
        if code == INTERNAL_ERROR:
            return self._fault(CrashFault, f"{verb} is answered with an internal error: {message}")
        known = ", ".join(map(str, ERRORS))
        return self._fault(
            ProtocolFault, f"{verb} is answered with error {code}, expected one of {known}: {message}"
        )

    def _fault(self, kind: type[EngineFault], message: str, grace: float = GRACE) -> EngineFault:
        self._process.end(grace)
        return kind(message, self._process.log)


def _envelope(line: bytes, key: int) -> Json:
    """The answer in a line, to the request of that key; raises `AnswerError`."""
    try:
        answer = decode(line)
    except WireError as error:
        raise AnswerError(f"{error}; stdout is for answers alone, logs belong on stderr") from None
    if isinstance(answer, dict) and "method" in answer:
        raise AnswerError(
            f"a notification ({brief(repr(answer['method']))}), expected an answer; logs belong on stderr"
        )
    if not isinstance(answer, dict) or ("result" in answer) == ("error" in answer):
        raise AnswerError("expected an object with either a result or an error")
    if found := faults("error" if "error" in answer else "response", answer):
        raise AnswerError("; ".join(found))
    unreadable = "error" in answer and answer["id"] is None
    if answer["id"] != key and not unreadable:
        raise AnswerError(f"it has the id {brief(repr(answer['id']))}, {_expected(answer['id'], key)}")
    return answer


def _expected(given: object, key: int) -> str:
    if isinstance(given, int) and 0 < given < key:
        return f"that of an earlier request, expected {key}; each request has one answer, in turn"
    return f"expected {key}, that of the request"


def _ended(status: int | None) -> str:
    if status is None:
        return "closed its stdout and did not end"
    if status < 0:
        return f"was killed by signal {-status}"
    return f"ended with exit status {status}"


def _start(line: bytes, length: int = 80) -> str:
    text = line[:length].decode("utf-8", errors="replace").rstrip("\n")
    return f"{text!r} and more, {len(line)} bytes" if len(line) > length else repr(text)


def _spawn(argv: Sequence[str]) -> Process:
    program = argv[0]
    try:
        return Process(argv)
    except FileNotFoundError:
        hint = (
            f"a file of this folder is called as ./{program}"
            if Path(program).is_file() and not Path(program).parent.name
            else "give its full path, or put it on PATH"
        )
        raise StartFault(
            f"{program}: no such command, or no such interpreter as its first line names; {hint}"
        ) from None
    except PermissionError:
        raise StartFault(f"{program}: may not be run; make it executable (chmod +x {program})") from None
    except (OSError, ValueError) as error:
        raise StartFault(
            f"{program}: cannot be run: {error}; a script needs a first line such as #!/usr/bin/env python3"
        ) from None
