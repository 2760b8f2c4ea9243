"""Any setup, position, result and description, whether or not a game could have it."""

from __future__ import annotations

from typing import TypeVar

from hypothesis import strategies as st

from cardavia.engine.port import Description, GameOffer
from cardavia.table import SEATS, Meld, Position, Result, ScoreItem, Setup, Transfer

texts = st.text("aZ5 -/ẹ\n", max_size=5)
seats = st.sampled_from(SEATS)
cards = st.sampled_from(["1m", "9s", "L10", "C"])
hands = st.lists(cards, max_size=4).map(tuple)
numbers = st.integers(-100, 100)


Value = TypeVar("Value")


def by_seat(values: st.SearchStrategy[Value]) -> st.SearchStrategy[dict[str, Value]]:
    return st.dictionaries(seats, values, max_size=4)


def several(values: st.SearchStrategy[Value]) -> st.SearchStrategy[tuple[Value, ...]]:
    return st.lists(values, max_size=3).map(tuple)


options = st.lists(texts, min_size=1, max_size=3).map(lambda offered: tuple(sorted(offered)))
melds = st.builds(Meld, texts, hands, st.none() | seats)
score_items = st.builds(ScoreItem, texts, numbers, texts)
transfers = st.builds(Transfer, seats, seats, numbers, texts, texts)
setups = st.builds(Setup, texts, seats, by_seat(hands), hands, hands)
results = st.builds(
    Result,
    st.sampled_from(["win", "exhausted"]),
    several(seats),
    by_seat(numbers),
    st.none() | seats,
    st.none() | by_seat(several(score_items)),
)
positions = st.builds(
    Position,
    phase=texts,
    card=st.none() | cards,
    options=by_seat(options),
    hands=by_seat(hands),
    melds=by_seat(several(melds)),
    table=by_seat(hands),
    stock=st.integers(0, 60),
    events=several(texts),
    result=st.none() | results,
    void=st.none() | by_seat(texts),
    out=st.none() | several(seats),
    indicators=st.none() | hands,
    ready=st.none() | several(seats),
    points=st.none() | by_seat(numbers),
    ledger=st.none() | several(transfers),
    scores=st.none() | by_seat(several(score_items)),
)
offers = st.builds(
    GameOffer,
    st.dictionaries(cards, st.integers(1, 4)),
    st.booleans(),
    st.dictionaries(texts, texts, max_size=2),
    several(texts),
)
descriptions = st.builds(Description, texts, texts, st.dictionaries(texts, offers, max_size=2))
