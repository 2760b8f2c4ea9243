"""An engine spoken to over the port, and a fixture played and judged on it; nothing of Cardavia is needed."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections import Counter
from collections.abc import Mapping
from typing import Any

Data = Mapping[str, Any]
PATIENCE = 8
"""Windows of an engine's own that are passed on the way to a decision."""


class RefusedError(Exception):
    """The engine has answered with an error."""


class Engine:
    """A command that speaks the port: one JSON object per line in, one out."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, verb: str, params: Data) -> Any:
        """The result of a request; raises `RefusedError`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        request = {"jsonrpc": "2.0", "id": 1, "method": verb, "params": params}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise RefusedError(answer["error"]["message"])
        return answer["result"]


def play(fixture: Data, engine: Engine, explains: list[str]) -> None:
    """Play a fixture; an `AssertionError` or `RefusedError` says what is wrong with the engine."""
    position = engine.ask("deal", fixture["setup"])
    booked = fixture["situation"]["points"]
    late = []
    for number, step in enumerate(fixture["steps"]):
        if number == fixture["situation"]["after"]:
            booked = position.get("points") or booked
        if "send" in step:
            position = send(engine, position, step["send"])
        elif step["check"] == "points" and standing(position) is None:
            late.append(step)
        else:
            check(step, position, booked, engine, explains, goes_on=fixture["game"] == "sichuan")
    if not late:
        return
    for decisions in fixture["rest"]["decisions"]:
        position = send(engine, position, decisions)
    final, ours = position["result"]["points"], fixture["rest"]["points"]
    for step in late:
        other = step.get("ours", step["change"])
        got = {seat: final[seat] - ours.get(seat, 0) + other.get(seat, 0) for seat in final}
        assert changed(got) == changed(step["change"]), step


def send(engine: Engine, position: Data, decisions: Data) -> Any:
    """The position after some decisions, made where the engine asks for them."""
    named = {seat: each for seat, each in decisions.items() if each != "pass"}
    if not named and not can_pass(position):
        return position
    for _ in range(PATIENCE):
        if fits(position, named) or not can_pass(position):
            break
        position = engine.ask("step", {"decisions": dict.fromkeys(position["options"], "pass")})
    assert fits(position, named), f"{named} is not offered: {position['options']}"
    return engine.ask("step", {"decisions": {**dict.fromkeys(position["options"], "pass"), **named}})


def fits(position: Data, named: Data) -> bool:
    return all(each in position["options"].get(seat, ()) for seat, each in named.items())


def can_pass(position: Data) -> bool:
    return bool(position["options"]) and all("pass" in each for each in position["options"].values())


def standing(position: Data) -> Any:
    """The points so far, None if the engine does not tell."""
    return position["result"]["points"] if position.get("result") else position.get("points")


def changed(points: Data) -> dict[str, int]:
    return {seat: value for seat, value in points.items() if value}


def check(  # noqa: C901, PLR0912, PLR0913, PLR0915 - one case for each kind of check
    step: Data, position: Data, booked: Data, engine: Engine, explains: list[str], *, goes_on: bool
) -> None:
    """What a check demands of a position, as the schema says; in Sichuan play `goes_on` behind a win."""
    seat, result = step.get("seat"), position.get("result")
    offered = position["options"].get(seat, [])
    match step["check"]:
        case "may":
            assert set(step["decisions"]) <= set(offered), (step, offered)
        case "may only":
            assert set(step["decisions"]) == set(offered), (step, offered)
        case "may not":
            begins = tuple(f"{verb} " for verb in step.get("verbs", ()))
            assert not [each for each in offered if each in step["decisions"] or each.startswith(begins)], (
                offered
            )
            others = {each: "pass" if "pass" in had else had[0] for each, had in position["options"].items()}
            for decision in step["decisions"]:
                attempt = {**others, step["seat"]: decision}
                assert is_refused(engine, attempt), f"{seat}: {decision} was accepted"
        case "not asked":
            assert not set(step["seats"]) & set(position["options"]), position["options"]
        case "turn":
            assert set(position["options"]) == {seat}, position["options"]
            assert any(each == "done" or each.startswith("discard ") for each in offered), offered
        case "hands":
            assert sorted(position["hands"][seat]) == sorted(step["cards"]), position["hands"][seat]
        case "melds":
            laid = position["melds"][seat]
            assert [plain(each) for each in laid] == [plain(each) for each in step["melds"]], laid
            for told, got in zip(step["melds"], laid, strict=True):
                assert told.get("from") in (None, got.get("from")), got
        case "stock":
            assert position["stock"] == step["number"], position["stock"]
        case "thrown":
            assert position["table"][seat][-1:] == [step["card"]], position["table"][seat]
        case "points":
            points = standing(position)
            got = {each: points[each] - booked.get(each, 0) for each in points}
            assert changed(got) == changed(step["change"]), got
        case "counts" if "scores" in explains:
            items: Counter[str] = Counter()
            for item in (position.get("scores") or (result or {}).get("scores") or {}).get(seat, ()):
                items[item["item"]] += item["value"]
            assert changed(items) == changed(step["items"]), items
        case "pays" if "ledger" in explains:
            entries = [
                (e["payer"], e["receiver"], e["amount"], e["cause"]) for e in position.get("ledger") or ()
            ]
            assert tuple(step[key] for key in ("payer", "receiver", "amount", "cause")) in entries, entries
        case "ending":
            assert (result and result["ending"]) == step["ending"], result
        case "winners":
            so_far = position.get("out") if goes_on else []
            won = result["winners"] if result else so_far
            assert won is None or won == step["seats"], won
        case "next dealer":
            assert result, "the deal is not over"
            assert result.get("next_dealer") in (None, seat), result
        case "counts" | "pays":
            pass
        case unknown:
            raise AssertionError(f"{unknown} is no check that is known here")


def plain(meld: Data) -> tuple[str, list[str]]:
    return meld["kind"], sorted(meld["cards"])


def is_refused(engine: Engine, decisions: Data) -> bool:
    try:
        engine.ask("step", {"decisions": decisions})
    except RefusedError:
        return True
    return False
