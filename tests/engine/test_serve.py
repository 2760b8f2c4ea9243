"""The server answers every line that asks, as JSON-RPC has it, and goes on whatever happens."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

import cardavia
from cardavia.engine.port import BadParamsError
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.schema import faults
from cardavia.engine.serve import serve
from cardavia.table import Position, Setup

from .toy import SETUP, TOY


class FailingEngine(ReferenceEngine):
    """A toy engine with a bug in one verb and errors that do not fit the wire in another."""

    def step(self, decisions: Mapping[str, str]) -> Position:
        raise KeyError(f"no such\ncard {decisions}")

    def shuffle(self, game: str, seed: int | str) -> Setup:
        raise BadParamsError("no", data={game, seed})


def answers(*lines: bytes | dict[str, Any], engine: ReferenceEngine | None = None) -> list[Any]:
    asked = b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines)
    stdout = BytesIO()
    serve(engine or ReferenceEngine({"toy": TOY}), BytesIO(asked), stdout)
    given = [json.loads(line) for line in stdout.getvalue().splitlines()]
    for answer in given:
        assert faults("error" if "error" in answer else "response", answer) == ()
    return given


def request(method: str, key: Any = 1, **params: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": key, "method": method, "params": params}


def test_each_verb_answers_of_its_schema() -> None:
    described, dealt, stepped, shuffled = answers(
        request("describe", "first"),
        request("deal", 2, **SETUP.to_json()),
        request("step", 3, decisions={"A": "discard 2m"}),
        request("shuffle", 4, game="toy", seed="x"),
    )
    assert [answer["id"] for answer in (described, dealt, stepped, shuffled)] == ["first", 2, 3, 4]
    assert faults("description", described["result"]) == ()
    assert faults("position", dealt["result"]) == faults("position", stepped["result"]) == ()
    assert faults("setup", shuffled["result"]) == ()


@pytest.mark.parametrize(
    ("line", "key", "code", "told"),
    [
        (b"what?\n", None, -32700, "no JSON"),
        (b'"\xff"\n', None, -32700, "not UTF-8"),
        (b"[]\n", None, -32600, '$: expected "object", got []'),
        (b'{"jsonrpc": "2.0", "method": 5}\n', None, -32600, '$.method: expected "string", got 5'),
        (b'{"jsonrpc": "1.0", "id": 1, "method": "describe"}\n', None, -32600, '$.jsonrpc: expected "2.0"'),
        (request("score"), 1, -32601, "no verb 'score' here, only describe, deal, step, shuffle"),
        (request("deal", game="toy"), 1, -32602, "params of deal: $: 'dealer' is a required property"),
        (request("step", decisions={"A": 5}), 1, -32602, '$.decisions.A: expected "string", got 5'),
        (request("shuffle", game="toy", seed=1.5), 1, -32602, '$.seed: expected "integer" or "string"'),
        ({**request("step"), "params": []}, 1, -32602, '$: expected "object", got []'),
        (request("step", None, decisions={"A": "win"}), None, -32001, "deal comes first"),
        (request("shuffle", game="bridge", seed=1), 1, -32002, "no game 'bridge' here, only toy"),
    ],
)
def test_every_mistake_has_its_code(line: bytes | dict[str, Any], key: Any, code: int, told: str) -> None:
    refused, described = answers(line, request("describe", "after"))
    assert (refused["id"], refused["error"]["code"]) == (key, code)
    assert told in refused["error"]["message"]
    assert described["id"] == "after"


def test_a_seat_that_there_is_not_decides_illegally() -> None:
    _, refused = answers(
        request("deal", **SETUP.to_json()), request("step", decisions={"A": "discard 2m", "E": "pass"})
    )
    assert refused["error"]["code"] == -32001
    assert refused["error"]["data"]["seat"] == "E"


def test_details_of_an_illegal_decision_are_sent() -> None:
    _, refused = answers(request("deal", **SETUP.to_json()), request("step", decisions={"B": "pass"}))
    assert refused["error"]["data"] == {"seat": "B", "decision": "pass", "options": []}


def test_params_may_be_left_out() -> None:
    (described,) = answers({"jsonrpc": "2.0", "id": 1, "method": "describe"})
    assert described["result"]["name"] == "cardavia reference"


def test_a_failing_engine_is_told_in_one_line_and_goes_on() -> None:
    failed, unsent, described = answers(
        request("step", decisions={}),
        request("shuffle", game="toy", seed=1),
        request("describe"),
        engine=FailingEngine({"toy": TOY}),
    )
    assert failed["error"]["code"] == unsent["error"]["code"] == -32603
    assert "the engine failed: KeyError: 'no such\\ncard {}' (test_serve.py:" in failed["error"]["message"]
    assert "the engine failed: TypeError" in unsent["error"]["message"]
    assert "result" in described


def test_notifications_and_blank_lines_get_no_answer() -> None:
    notification = {"jsonrpc": "2.0", "method": "deal", "params": SETUP.to_json()}
    (stepped,) = answers(notification, b"\n", b"  \n", request("step", decisions={"A": "discard 1m"}))
    assert stepped["result"]["phase"] == "claim"


def test_a_reader_that_leaves_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(cardavia.__file__).parents[1]))
    engine = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("toy.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert engine.stdout
    engine.stdout.close()
    engine.stdout = None
    _, log = engine.communicate(json.dumps(request("describe")).encode() + b"\n")
    assert (engine.returncode, log) == (0, b"")
