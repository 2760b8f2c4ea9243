"""The schemas let through what the port writes, refuse what is off, and say what was expected where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from cardavia.engine.port import Description
from cardavia.engine.reference import ReferenceEngine
from cardavia.engine.schema import KINDS, faults, schema
from cardavia.engine.wire import decode, encode
from cardavia.table import Position, Result, Setup

from . import strategies
from .strategies import texts
from .toy import SETUP, TOY

Path = tuple[str | int, ...]

seeds = st.integers() | texts
keys = st.none() | st.integers() | texts
MESSAGES: dict[str, st.SearchStrategy[Any]] = {
    "describe": st.just({}),
    "description": strategies.descriptions.map(Description.to_json),
    "error": st.fixed_dictionaries(
        {
            "jsonrpc": st.just("2.0"),
            "id": keys,
            "error": st.fixed_dictionaries({"code": st.integers(), "message": texts}),
        }
    ),
    "position": strategies.positions.map(Position.to_json),
    "request": st.fixed_dictionaries(
        {"jsonrpc": st.just("2.0"), "method": texts},
        optional={"id": keys, "params": st.just({})},
    ),
    "response": st.fixed_dictionaries({"jsonrpc": st.just("2.0"), "id": keys, "result": st.just({})}),
    "setup": strategies.setups.map(Setup.to_json),
    "shuffle": st.fixed_dictionaries({"game": texts, "seed": seeds}),
    "step": st.fixed_dictionaries({"decisions": strategies.by_seat(texts)}),
}
"""For each kind, a strategy of good messages."""

OPEN: dict[str, set[Path]] = {"response": {("result",)}}
"""Where a schema takes any value."""

ODD: list[Any] = [None, True, -1, 0, 1.5, 2.0, "", "A", "E", "win", [], [5], ["A"], {}, {"A": []}, {"E": 1}]
"""Values that are wrong in most places, and right in a few."""


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The path of each value in `value`, its own first."""
    yield path
    members = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, member in members:
        yield from places(member, (*path, key))


def changed(message: Any, path: Path, value: Any) -> Any:
    """The message with another value at `path`; without the member there, where `value` is `...`."""
    if not path:
        return {} if value is ... else value
    message = deepcopy(message)
    *way, last = path
    holder = message
    for key in way:
        holder = holder[key]
    if value is ...:
        del holder[last]
    else:
        holder[last] = value
    return message


@st.composite
def mutated(draw: st.DrawFn, value: st.SearchStrategy[Any]) -> tuple[str, Path, Any]:
    """A kind, a place in a good message of that kind, and the message with `value` there."""
    kind = draw(st.sampled_from(KINDS))
    message = draw(MESSAGES[kind])
    path = draw(st.sampled_from(list(places(message))))
    return kind, path, changed(message, path, draw(value))


@pytest.mark.parametrize("kind", KINDS)
def test_every_schema_is_one(kind: str) -> None:
    Draft202012Validator.check_schema(schema(kind))
    assert schema(kind)["description"]


def test_every_schema_has_a_kind() -> None:
    assert sorted(MESSAGES) == list(KINDS)


@given(st.data())
def test_good_messages_pass(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(KINDS))
    assert faults(kind, data.draw(MESSAGES[kind])) == ()


@given(mutated(st.sampled_from([*ODD, ...])))
def test_we_refuse_exactly_what_jsonschema_refuses(case: tuple[str, Path, Any]) -> None:
    kind, _, message = case
    assert (not faults(kind, message)) == Draft202012Validator(schema(kind)).is_valid(message)


@given(mutated(st.just(1.5)))
def test_a_fraction_fits_nowhere(case: tuple[str, Path, Any]) -> None:
    kind, path, message = case
    if path not in OPEN.get(kind, ()):
        found = faults(kind, message)
        assert any(fault.endswith("got 1.5") for fault in found), found


@given(st.data())
def test_required_members_cannot_be_left_out(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from([kind for kind in KINDS if schema(kind).get("required")]))
    name = data.draw(st.sampled_from(schema(kind)["required"]))
    message = changed(data.draw(MESSAGES[kind]), (name,), ...)
    assert f"$: {name!r} is a required property" in faults(kind, message)


@given(st.data())
def test_unknown_members_are_let_through(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(KINDS))
    assert faults(kind, {**data.draw(MESSAGES[kind]), "mood": ["good", 5]}) == ()


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("hands", "B", 0), 5, '$.hands.B[0]: expected "string", got 5'),
        (("hands", "E"), [], '$.hands: expected "A" or "B" or "C" or "D", got "E"'),
        (("stock",), -1, "$.stock: expected at least 0, got -1"),
        (("stock",), True, '$.stock: expected "integer", got true'),
        (("result",), [1], '$.result: expected "object" or "null", got [1]'),
        (("events",), "x" * 99, f'$.events: expected "array", got "{"x" * 59}... (101 characters)'),
        (("out",), ["A", "E"], '$.out[1]: expected "A" or "B" or "C" or "D", got "E"'),
    ],
)
def test_a_fault_says_where_what_was_expected_and_what_came(path: Path, value: Any, told: str) -> None:
    position = ReferenceEngine({"toy": TOY}).deal(SETUP).to_json()
    assert faults("position", position) == ()
    assert faults("position", changed(position, path, value)) == (told,)


def test_all_faults_are_told() -> None:
    assert len(faults("position", {"options": [], "hands": {"A": 1}})) == 5


@given(strategies.setups)
def test_setups_survive_the_wire(setup: Setup) -> None:
    assert Setup.from_json(decode(encode(setup.to_json()))) == setup


@given(strategies.positions)
def test_positions_survive_the_wire(position: Position) -> None:
    assert Position.from_json(decode(encode(position.to_json()))) == position


@given(strategies.results)
def test_results_survive_the_wire(result: Result) -> None:
    assert Result.from_json(decode(encode(result.to_json()))) == result


@given(strategies.descriptions)
def test_descriptions_survive_the_wire(description: Description) -> None:
    assert Description.from_json(decode(encode(description.to_json()))) == description


def test_the_schemas_are_plain_json() -> None:
    for kind in KINDS:
        assert json.loads(json.dumps(schema(kind))) == schema(kind)
