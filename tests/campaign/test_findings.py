"""What is wrong in one deal of thousands is found, made small, told apart, counted, and written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.authoring.deals import read_deal
from cardavia.campaign.blocks import Block, Task, play_block
from cardavia.campaign.deal import dealt
from cardavia.campaign.driving import Drive, Ending
from cardavia.campaign.folder import deal_file, write_question
from cardavia.campaign.plan import APPROACHES, Approach, Plan
from cardavia.engine.reference import ReferenceEngine
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from tests.campaign import engines
from tests.campaign.plans import a_plan, begun, here, nobody

EQUAL = (1,) * len(APPROACHES)
RARE = "python:tests.campaign.engines:PaysTheWrongSeat"
BUILDERS = Approach("plain", "builder")


def with_errors(plan: Plan, approach: Approach, one_in: int) -> list[int]:
    """The deals that the engine gets wrong, told from what is dealt alone."""
    numbers = range(plan.deals)
    return [each for each in numbers if engines.mark(dealt(plan, each, approach, None)[0]) % one_in == 0]


def block_of(plan: Plan, number: int) -> Block:
    return play_block(Task(plan, number // plan.block, BUILDERS, None, frozenset()))


def test_the_one_wrong_deal_of_20000_is_found_and_made_small(tmp_path: Path) -> None:
    plan = a_plan(engine=RARE, deals=20_000, block=20)
    (wrong,) = with_errors(plan, BUILDERS, 20_000)[:1]
    assert block_of(plan, wrong - plan.block).hits == ()
    (hit,) = block_of(plan, wrong).hits
    assert hit.number == wrong
    found = hit.finding
    assert found is not None
    assert "points" in found.subject
    write_question(tmp_path, plan.game, found)
    script = read_deal(deal_file(tmp_path, plan.game, found)).fixture
    ours, theirs = ReferenceEngine(), engines.PaysTheWrongSeat()
    assert run(script, ours, ours.describe()).verdict is Verdict.PASS
    assert run(script, theirs, theirs.describe()).verdict is Verdict.WRONG


@pytest.mark.exhaustive
def test_a_whole_campaign_finds_it_among_20000(tmp_path: Path) -> None:
    plan = a_plan(engine=RARE, deals=20_000, block=200, epoch=20)
    with begun(tmp_path, plan) as ledger, here(room=1) as crew:
        Drive(ledger, nobody()).run(crew)
        assert {finding.subject for finding, _ in ledger.findings()} == {"points"}


def test_every_wrong_deal_is_counted_and_alike_ones_are_one_finding(tmp_path: Path) -> None:
    plan = a_plan(engine="python:tests.campaign.engines:LosesACard", deals=150, block=30)
    with begun(tmp_path, plan) as ledger, here() as crew:
        assert Drive(ledger, nobody()).run(crew) is Ending.DONE
        found, hits = ledger.findings(), ledger.hits()
        assert sum(times for _, times in found) == len({number for _, number, _ in hits})
        assert len(found) <= len(hits)
        assert len({finding.key for finding, _ in found}) == len(found)


def test_it_stops_when_enough_is_found_and_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = a_plan(engine="python:tests.campaign.engines:LosesACard", deals=150, block=30)
    with begun(tmp_path, plan) as ledger, here(room=1) as crew:
        assert Drive(ledger, nobody(), stop_at=1).run(crew) is Ending.FOUND_ENOUGH
        first = ledger.counted().deals
        assert 0 < first < 150
        assert Drive(ledger, nobody()).run(crew) is Ending.DONE
        assert ledger.counted().deals == 150


def test_a_broken_fact_is_found_where_both_engines_break_it() -> None:
    spec = "python:tests.properties.fakes:CallsEveryEndAWin"
    plan = a_plan(engine=spec, against=spec, deals=20, block=20)
    block = play_block(Task(plan, 0, Approach("plain", "timid"), None, frozenset()))
    findings = [hit.finding for hit in block.hits if hit.finding]
    assert {finding.subject for finding in findings} == {"ending"}
    assert any("PH-3.9.1" in said for finding in findings for said in finding.said)
    assert len(block.hits) > len(findings)


def test_what_is_known_already_is_counted_and_not_made_small_again() -> None:
    spec = "python:tests.properties.fakes:CallsEveryEndAWin"
    plan = a_plan(engine=spec, deals=20, block=20)
    task = Task(plan, 0, Approach("plain", "timid"), None, frozenset())
    first = play_block(task)
    again = play_block(task._replace(known=frozenset(hit.look for hit in first.hits)))
    assert [hit.look for hit in again.hits] == [hit.look for hit in first.hits]
    assert first.hits
    assert not any(hit.finding for hit in again.hits)
    assert again.digest == first.digest


def test_an_engine_that_hangs_costs_its_deal_only() -> None:
    plan = a_plan(engine="python:tests.campaign.engines:Hangs", deals=200, block=200, timeout=0.5)
    hanging = with_errors(plan, BUILDERS, 50)
    block = block_of(plan, 0)
    assert hanging
    assert sorted(hit.number for hit in block.hits) == hanging
    assert all("timed out" in hit.look for hit in block.hits)
    assert block.deals == 200


def test_a_deal_that_our_rules_cannot_play_is_told_all_the_same() -> None:
    spec = "python:tests.properties.fakes:Dances"
    plan = a_plan(engine=spec, against=spec, deals=20, block=20)
    block = play_block(Task(plan, 0, Approach("stacked", "greedy"), None, frozenset()))
    findings = [hit.finding for hit in block.hits if hit.finding]
    assert findings
    assert all(finding.deal["setup"]["game"] == "paohuzi" for finding in findings)
