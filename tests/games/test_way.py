"""Ways are whole deals, whatever is put where; a search finds what there is and says why there is nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from cardavia.games import game
from cardavia.games.way import Way, through
from cardavia.situation import SituationError
from cardavia.table import PASS

SICHUAN = game("sichuan")
VOIDS = dict.fromkeys("ABCD", "void m")


@pytest.fixture
def way() -> Way[object]:
    return Way.begin(SICHUAN, SICHUAN.shape.shuffle("a way"))


def test_a_card_is_put_where_it_is_drawn(way: Way[object]) -> None:
    wanted = way.open[30]
    moved = way.with_next(wanted, place=2)
    assert moved is not None
    assert moved.open[2] == wanted
    assert moved.open[:2] == way.open[:2]
    assert Counter(moved.setup.stock) == Counter(way.setup.stock)


def test_a_card_is_put_at_the_back(way: Way[object]) -> None:
    wanted = way.open[0]
    moved = way.with_next(wanted, end="back")
    assert moved is not None
    assert moved.setup.stock[-1] == wanted


def test_no_card_is_taken_from_the_places_before(way: Way[object]) -> None:
    last = way.open[-1]
    assert way.with_next(last, place=len(way.open)) is None
    gone = way.with_next(last)
    assert gone is not None
    if gone.open.count(last) == 1:
        assert gone.with_next(last, place=1) is None


def test_what_is_drawn_is_what_was_put_there(way: Way[object]) -> None:
    dealer = way.setup.dealer
    way = way.decide(VOIDS)
    wanted = way.open[20]
    onward = way.with_next(wanted)
    assert onward is not None
    onward = onward.decide({dealer: onward.options[dealer][0]})
    while onward.taken == (0, 0):
        onward = onward.decide({})
    assert onward.draws[-1].card == wanted
    assert onward.taken == (1, 0)
    composition = onward.composition()
    state = SICHUAN.start(composition.setup)
    for move in composition.prelude:
        state = SICHUAN.advance(state, move)
    assert state == onward.state


def test_who_may_not_or_is_not_asked_is_named(way: Way[object]) -> None:
    with pytest.raises(SituationError, match=r"A would have to pass, but may only void m, void p, void s"):
        way.decide({})
    dealer = way.setup.dealer
    way = way.decide(VOIDS)
    other = next(seat for seat in "ABCD" if seat != dealer)
    discard = way.options[dealer][0]
    with pytest.raises(SituationError, match=f"{other} would have to win, but is not asked"):
        way.decide({dealer: discard, other: "win"})


def test_a_search_goes_back_to_another_continuation(way: Way[object]) -> None:
    def any_void(at: Way[object]) -> Iterator[Way[object]]:
        for letter in "mps":
            yield at.decide(dict.fromkeys("ABCD", f"void {letter}"))

    def only_bamboo(at: Way[object]) -> Iterator[Way[object]]:
        if set(at.moves[-1].values()) != {"void s"}:
            raise SituationError("not this one")
        yield at

    found = through(way, [any_void, only_bamboo], tries=10)
    assert found.moves == (dict.fromkeys("ABCD", "void s"),)
    with pytest.raises(SituationError, match="not this one"):
        through(way, [any_void, only_bamboo], tries=2)
    assert PASS not in found.options[found.setup.dealer]
