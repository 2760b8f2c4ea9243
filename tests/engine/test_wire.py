"""A message is one line, and a line that is no message says why not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.wire import WireError, decode, encode

values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text("aZ5 -/ẹ\n\u2028", max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("ab\n", max_size=2), inner, max_size=3)
    ),
)


@given(values)
def test_decode_undoes_encode(value: Any) -> None:
    line = encode(value)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert decode(line) == value


def test_whole_numbers_are_integers_however_written() -> None:
    stock = decode(b'{"stock": 41.0}')["stock"]
    assert (stock, type(stock)) == (41, int)
    assert decode(b"1.5") == 1.5


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"dealing now\n", "no JSON: Expecting value at character 1"),
        (b'"V\xe2\xff"', r"byte 3 \(0xe2\) is not UTF-8"),
        (b'{"points": NaN}', "no usable JSON: NaN is no number"),
        (b'"\\ud800"', "half a character"),
        (b"1" * 5000, "no usable JSON: .*digits"),
        (b'{"points": -Infinity}', "no usable JSON: -Infinity is no number"),
        (b'{"points": 1e999}', "no usable JSON: 1e999 is too large a number"),
        (b"[" * 100_000, "no usable JSON: nested more than 100 deep"),
        (b"[" * 101 + b"]" * 101, "no usable JSON: nested more than 100 deep"),
        (b'{"a": ' * 700 + b"1" + b"}" * 700, "no usable JSON: nested more than 100 deep"),
        (b'{"hands": {"A": [], "B": [], "A": []}}', "no usable JSON: an object has the name 'A' twice"),
        (b"{} {}", "no JSON: Extra data at character 4"),
    ],
)
def test_a_line_that_is_no_message_says_why(line: bytes, told: str) -> None:
    with pytest.raises(WireError, match=told):
        decode(line)


def test_what_json_does_not_know_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="Out of range"):
        encode(float("nan"))
    with pytest.raises(TypeError):
        encode({1j: 2})


def test_a_hundred_deep_is_let_through() -> None:
    assert decode(b"[" * 100 + b"]" * 100 + b"\n")
    assert len(decode(b"[" + b"[]," * 1000 + b"[]]")) == 1001
