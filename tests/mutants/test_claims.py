"""The table of claims that meet: every row is held by its scenario, which fails on its wrong engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.engine.guard import GuardedEngine
from cardavia.fixture.fixture import Fixture
from cardavia.judging.player import run
from cardavia.mutants import mutants
from cardavia.mutants.mutant import Mutant, playing
from cardavia.mutants.trial import CAUGHT, corpus

TABLE = Path(__file__).parents[2] / "docs" / "claims.md"
GAMES = {"Sichuan": "sichuan", "Nantong": "nantong", "Pao Hu Zi": "paohuzi", "Chắn": "chan"}
ROWS = [
    tuple(cell.strip().strip("`") for cell in line.strip("|").split("|"))
    for line in TABLE.read_text(encoding="utf-8").splitlines()
    if line.startswith(tuple(f"| {name} " for name in GAMES))
]
MEETING = {
    "sichuan": {"pung", "kong"},
    "nantong": {"pung", "kong"},
    "paohuzi": {"peng", "pao", "chi"},
    "chan": {"Chíu", "capture"},
}
"""What may be claimed besides a win."""


def wrong(game: str, name: str) -> Mutant:
    (found,) = (each for each in mutants(game) if str(each) == name)
    return found


def rows_of(script: Fixture, name: str) -> bool:
    return script.id == name or script.id.rpartition(".")[0] == name


@pytest.mark.parametrize("row", ROWS, ids=[f"{row[3]}: {row[4]}" for row in ROWS])
def test_the_scenario_of_a_row_fails_on_its_wrong_engine(row: tuple[str, ...]) -> None:
    game, scenario, err = GAMES[row[0]], row[3], row[4]
    scripts = [script for script in corpus(game) if rows_of(script, scenario)]
    mutant = wrong(game, f"{scenario.partition('/')[0]} {err}")
    with playing(game, mutant) as engine:
        guarded = GuardedEngine(engine)
        verdicts = [run(script, guarded, engine.describe()).verdict for script in scripts]
    assert any(verdict in CAUGHT for verdict in verdicts), verdicts


@pytest.mark.parametrize("game", MEETING)
def test_every_claim_meets_a_win_that_is_declared_and_one_that_is_passed(game: str) -> None:
    told = [row[1] for row in ROWS if GAMES[row[0]] == game]
    for claim in MEETING[game]:
        assert any(each.startswith(claim) and each.endswith("against a win") for each in told) or (
            game == "chan" and claim == "capture"
        )
        assert any(each.startswith(f"{claim}, ") and each.endswith("passes its win") for each in told)
        if claim == "Chíu":  # who could win with it is offered the win alone
            continue
        assert f"{claim} of one who could win against a win" in told
        assert any(each.startswith(f"{claim} of one who could win, ") for each in told)


def test_no_cell_is_told_twice() -> None:
    cells = [(row[0], row[1]) for row in ROWS]
    assert len(set(cells)) == len(cells) > 0
