"""Engines that misbehave, one for each argument; each is well-behaved until its moment comes.

They need nothing but the standard library, so that they start at once.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Message = dict[str, Any]

DESCRIPTION: Message = {
    "protocol": 1,
    "name": "perverse",
    "version": "0",
    "games": {"toy": {"deck": {f"{rank}{suit}": 2 for suit in "mp" for rank in range(1, 5)}}},
}


def main(behaviour: str, *arguments: str) -> None:
    """Answer `describe` well and everything else as `behaviour` will have it."""
    if behaviour in AT_START:
        AT_START[behaviour]()
    for request in requests():
        if request["method"] == "describe":
            answer(request, DESCRIPTION)
        else:
            BEHAVIOURS[behaviour](request, *arguments)


def requests() -> Iterator[Message]:
    for line in sys.stdin.buffer:
        yield json.loads(line)


def write(text: bytes) -> None:
    sys.stdout.buffer.write(text)
    sys.stdout.buffer.flush()


def send(**message: Any) -> None:
    write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")


def answer(request: Message, result: Any) -> None:
    send(id=request["id"], result=result)


def position(request: Message) -> Message:
    """The deal as it lies, with something for the dealer to discard."""
    setup = request["params"]
    return {
        "options": {setup["dealer"]: ["discard 1m"]},
        "hands": setup["hands"],
        "melds": {},
        "table": {},
        "stock": len(setup["stock"]),
    }


def good(request: Message) -> None:
    answer(request, position(request))


def lies_about_ids(request: Message) -> None:
    send(id=request["id"] + 1, result=position(request))


def prints_noise(request: Message) -> None:
    write(b"dealing cards now\n")
    good(request)


def hangs(_: Message) -> None:
    time.sleep(600)


def crashes(_: Message) -> None:
    sys.exit("KeyError: no such card")


def crashes_once(request: Message, marker: str) -> None:
    if Path(marker).exists():
        return good(request)
    Path(marker).touch()
    return crashes(request)


def is_killed(_: Message) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def stalls_in_a_line(request: Message) -> None:
    write(b'{"jsonrpc": "2.0", "id"')
    hangs(request)


def stalls_behind_a_child(request: Message) -> None:
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    hangs(request)


def ends_in_a_line(_: Message) -> None:
    write(b'{"jsonrpc": "2.0", "id"')
    sys.exit(3)


def answers_in_pieces(request: Message) -> None:
    line = json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": position(request)}).encode() + b"\n"
    for start in range(0, len(line), 50):
        write(line[start : start + 50])
        time.sleep(0.001)


def floods_stderr(request: Message) -> None:
    for number in range(100_000):
        sys.stderr.write(f"step {number} of a long story\n")
    sys.stderr.flush()
    good(request)


def floods_stderr_and_crashes(request: Message) -> None:
    floods_stderr(request)
    sys.exit("the end of the story")


def writes_no_utf8(_: Message) -> None:
    write(b'{"jsonrpc": "2.0", "id": 2, "result": "V\xe2\xff"}\n')


def never_ends_a_line(_: Message) -> None:
    while True:
        write(b" " * 4096)


def closes_stdout(request: Message) -> None:
    os.close(1)
    hangs(request)


def errs_without_code(request: Message) -> None:
    send(id=request["id"], error={"message": "no"})


def errs_with_own_code(request: Message) -> None:
    send(id=request["id"], error={"code": -5, "message": "no"})


def errs_inside(request: Message) -> None:
    send(id=request["id"], error={"code": -32603, "message": "division by zero"})


def does_not_understand(_: Message) -> None:
    send(id=None, error={"code": -32600, "message": "what?"})


def refuses(request: Message) -> None:
    send(id=request["id"], error={"code": -32001, "message": "no", "data": {"seat": "B"}})


def answers_twofold(request: Message) -> None:
    send(id=request["id"], result=position(request), error={"code": -32001, "message": "no"})


def answers_nothing(request: Message) -> None:
    send(id=request["id"])


def answers_with_a_list(_: Message) -> None:
    write(b"[]\n")


def deals_numbers(request: Message) -> None:
    hands = {**request["params"]["hands"], "B": [1, 2, 3]}
    answer(request, {**position(request), "hands": hands})


def loses_a_card(request: Message) -> None:
    answer(request, {**position(request), "stock": 5})


def shows_a_deal_of_its_own(request: Message) -> None:
    answer(request, position({"params": {"dealer": "A", "hands": {}, "stock": []}}))


def exits(_: Message | None = None) -> None:
    sys.exit("no licence found")


def speaks_version_2() -> None:
    DESCRIPTION["protocol"] = 2


def has_no_name() -> None:
    del DESCRIPTION["name"]


def refuses_describe() -> None:
    for request in requests():
        send(id=request["id"], error={"code": -32601, "message": "what is describe?"})


def is_deaf() -> None:
    time.sleep(600)


def babbles() -> None:
    """Answer without ever having read."""
    send(id=1, result=DESCRIPTION)
    time.sleep(600)


AT_START: dict[str, Callable[[], None]] = {
    act.__name__: act for act in (exits, speaks_version_2, has_no_name, refuses_describe, is_deaf, babbles)
}

BEHAVIOURS: dict[str, Callable[..., None]] = {
    name: act for name, act in globals().items() if callable(act) and name not in AT_START
}

if __name__ == "__main__":
    main(*sys.argv[1:])
