"""The counts are what a naive walk finds, and where an engine counts otherwise the parting is found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from cardavia.decisions import Move
from cardavia.engine.port import EngineError
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES, game
from cardavia.origin import CorpusError
from cardavia.perft.count import counts, parting
from cardavia.perft.starts import Start, starts
from cardavia.properties.conceivable import conceivable
from cardavia.sources import PERFT, deal_files, perft_file
from cardavia.table import Position
from tests.perft.files import written
from tests.properties.fakes import FavoursASeat

STARTS = [start for name in MODULES for start in starts(name)]


def tried(engine: ReferenceEngine, start: Start, way: tuple[Move, ...]) -> Iterator[Move]:
    """Every combination of conceivable decisions that is accepted there, whatever the options say.

    What is believed of them is one answer for each seat asked, to hold the others still, and that there is
    no chi of three groups besides those offered: there are too many to try.
    """
    deck, position = game(start.setup.game).shape.deck, stand(engine, start, way)
    if position.result is not None:
        return
    still = {seat: offered[0] for seat, offered in position.options.items()}
    legal = {}
    for seat, hand in position.hands.items():
        chis = (each for each in position.options.get(seat, ()) if each.count("/") == 2)
        named = (*conceivable(deck, hand, position.card, groups=2), *chis)
        legal[seat] = [each for each in named if goes(engine, start, way, {**still, seat: each})]
    assert {seat for seat, each in legal.items() if each} == set(still)
    for decisions in product(*(legal[seat] for seat in still)):
        move = dict(zip(still, decisions, strict=True))
        assert goes(engine, start, way, move)
        yield move


def goes(engine: ReferenceEngine, start: Start, way: tuple[Move, ...], move: Move) -> bool:
    try:
        engine.step(move)
    except EngineError:
        return False
    stand(engine, start, way)
    return True


def stand(engine: ReferenceEngine, start: Start, way: tuple[Move, ...]) -> Position:
    position = engine.deal(start.setup)
    for move in (*start.play, *way):
        position = engine.step(move)
    return position


def naive(start: Start, depth: int) -> tuple[int, ...]:
    engine = ReferenceEngine()
    ways: list[tuple[Move, ...]] = [()]
    found = []
    for _ in range(depth):
        ways = [(*way, move) for way in ways for move in list(tried(engine, start, way))]
        found.append(len(ways))
    return tuple(found)


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.setup.game}-{start.name}")
def test_a_naive_walk_finds_the_counts_that_are_written(start: Start) -> None:
    assert naive(start, len(start.counts)) == start.counts


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.setup.game}-{start.name}")
def test_our_own_engine_counts_what_is_written(start: Start) -> None:
    assert counts(ReferenceEngine(), start, len(start.counts)) == start.counts


def test_the_setups_of_sichuan_begin_in_every_phase() -> None:
    phases = {stand(ReferenceEngine(), start, ()).phase for start in starts("sichuan")}
    assert phases == {"void", "turn", "claim", "discard", "rob"}


def test_an_engine_parts_from_ours_where_it_offers_less() -> None:
    wrong = FavoursASeat()
    start = next(each for each in starts("sichuan") if counts(wrong, each, len(each.counts)) != each.counts)
    found = parting(ReferenceEngine(), wrong, start, len(start.counts))
    assert found is not None
    assert found.moves[: len(start.play)] == start.play
    before, *_ = found.found
    assert (before.part, before.seat) == ("options", "A")
    assert "pung" in before.one
    assert "pung" not in before.other


def test_engines_that_are_the_same_do_not_part() -> None:
    assert parting(ReferenceEngine(), ReferenceEngine(), starts("sichuan")[1], 2) is None


def test_the_file_is_no_scripted_deal() -> None:
    assert perft_file("sichuan").is_file()
    assert PERFT not in {path.name for path in deal_files("sichuan")}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("  counts: [81, 621]", "", "'counts' is missing"),
        ("  play: []", "  plays: []\n  play: []", "'plays' is not known"),
        ("  dealer: A", "  dealer: E", "'E' is no seat"),
        ("counts: [81, 621]", "counts: [81, many]", "'many' is no whole number"),
        ("void m", "vide m", "'vide m' is no decision"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(CorpusError, match=rf"perft.yaml:\d+.*{said}"):
        starts("sichuan", written(tmp_path, old, new))
