"""The JSON Schemas of every message, and a check of a message against them.

The files in `schemas/` alone say what a message looks like. As almost every message is a good one, each
schema is first made a plain predicate, which takes a small part of the time that `jsonschema` takes. The
predicate may refuse too much, never too little: what it refuses goes to `jsonschema`, which decides and says
why.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardavia.engine.failure import brief
from cardavia.table import Json

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, ValidationError

KINDS = ("describe", "description", "error", "position", "request", "response", "setup", "shuffle", "step")
"""The kinds of message; `describe`, `setup`, `step` and `shuffle` are what the verbs are given."""


MOST = 20

MESSAGES = Path(__file__).with_name("schemas")
"""The folder of the schemas of all messages."""


@cache
def schema(kind: str, folder: Path = MESSAGES) -> Json:
    """The JSON Schema (2020-12) of a kind of message, complete in itself."""
    loaded: Json = json.loads((folder / f"{kind}.json").read_text(encoding="utf-8"))
    return loaded


def faults(kind: str, message: object, folder: Path = MESSAGES) -> tuple[str, ...]:
    """What is wrong with `message` as one of that kind, each with its JSON path; empty for a good one.

    Of a message that is wrong throughout, only the first `MOST` things are told.
    """
    if _predicate(kind, folder)(message):
        return ()
    return tuple(map(_worded, islice(_validator(kind, folder).iter_errors(message), MOST)))


Accepts = Callable[[Any], bool]


@cache
def _predicate(kind: str, folder: Path) -> Accepts:
    whole = schema(kind, folder)
    return _compiled(whole, whole.get("$defs", {}))


def _compiled(part: Json, definitions: Json) -> Accepts:
    checks = [
        _KEYWORDS[keyword](value, definitions) if keyword in _KEYWORDS else _undecided
        for keyword, value in part.items()
        if keyword not in _ANNOTATIONS
    ]
    if len(checks) == 1:
        return checks[0]

    def accepts(value: Any) -> bool:
        for check in checks:  # noqa: SIM110 - on the way of every message, and all() takes twice the time
            if not check(value):
                return False
        return True

    return accepts


def _undecided(_: Any) -> bool:
    return False


def _type(names: str | list[str], _: Json) -> Accepts:
    wanted = {_TYPES[name] for name in ([names] if isinstance(names, str) else names)}
    return lambda value: type(value) in wanted


def _enum(values: list[Any], _: Json) -> Accepts:
    return lambda value: value in values


def _minimum(least: int, _: Json) -> Accepts:
    return lambda value: not isinstance(value, int) or value >= least


def _required(names: list[str], _: Json) -> Accepts:
    wanted = set(names)
    return lambda value: not isinstance(value, dict) or wanted <= value.keys()


def _properties(parts: Json, definitions: Json) -> Accepts:
    members = [(name, _compiled(part, definitions)) for name, part in parts.items()]

    def accepts(value: Any) -> bool:
        if isinstance(value, dict):
            for name, check in members:
                if name in value and not check(value[name]):
                    return False
        return True

    return accepts


def _property_names(part: Json, definitions: Json) -> Accepts:
    check = _compiled(part, definitions)
    return lambda value: not isinstance(value, dict) or all(map(check, value))


def _values(part: Json, definitions: Json) -> Accepts:
    check = _compiled(part, definitions)
    return lambda value: not isinstance(value, dict) or all(map(check, value.values()))


def _items(part: Json, definitions: Json) -> Accepts:
    check = _compiled(part, definitions)
    return lambda value: not isinstance(value, list) or all(map(check, value))


def _reference(target: str, definitions: Json) -> Accepts:
    return _compiled(definitions[target.removeprefix("#/$defs/")], definitions)


_ANNOTATIONS = {"$defs", "$schema", "description", "title"}

_KEYWORDS: dict[str, Callable[[Any, Json], Accepts]] = {
    "$ref": _reference,
    "additionalProperties": _values,
    "const": lambda value, _: _enum([value], _),
    "enum": _enum,
    "items": _items,
    "minimum": _minimum,
    "properties": _properties,
    "propertyNames": _property_names,
    "required": _required,
    "type": _type,
}

_TYPES = {
    "array": list,
    "boolean": bool,
    "integer": int,
    "null": type(None),
    "number": float,
    "object": dict,
    "string": str,
}


@cache
def _validator(kind: str, folder: Path) -> Draft202012Validator:
    from jsonschema import Draft202012Validator  # noqa: PLC0415 - 100 ms that good messages need not pay

    return Draft202012Validator(schema(kind, folder))


_EXPECTED = {"const": "expected", "enum": "expected", "minimum": "expected at least", "type": "expected"}


def _worded(error: ValidationError) -> str:
    expected = _EXPECTED.get(str(error.validator))
    if expected is None:
        return f"{error.json_path}: {error.message}"
    choices = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
    wanted = " or ".join(map(json.dumps, choices))
    return f"{error.json_path}: {expected} {wanted}, got {_start(error.instance)}"


def _start(value: Any, length: int = 60) -> str:
    return brief(json.dumps(value, ensure_ascii=False, default=repr), length)
