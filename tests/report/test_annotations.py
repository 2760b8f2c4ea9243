"""Annotations for GitHub: where they point, what is escaped, and how many there are."""

from __future__ import annotations

from dataclasses import replace

from cardavia.report.annotations import to_annotations
from cardavia.report.model import Report
from tests.report.conftest import FOREIGN, WIN, WRONG, of
from tests.report.test_known import OTHER, SENTENCE, knowing


def test_what_conforms_has_none() -> None:
    assert list(to_annotations(of(WIN))) == []


def test_a_failure_points_at_its_step() -> None:
    (line,) = to_annotations(of(WIN, WRONG))
    place, message = line.split("::")[1:]
    assert place == "error file=features/sichuan/5-settlement.feature,line=9,title=wrong%3A SC-5.1.3/draw"
    assert message.split("%0A") == [
        "the discarder pays",
        "expected A gets 3",
        "got A gets 2",
        "cardavia check --engine './my engine' --only SC-5.1.3/draw",
    ]


def test_a_failure_without_a_step_points_at_its_scenario() -> None:
    (line,) = to_annotations(of(replace(WRONG, step="", step_line=0)))
    assert ",line=7," in line


def test_nothing_an_engine_says_ends_a_command() -> None:
    wild = replace(WRONG, got="50%\r\n::error::x\x1b[2J", file="a,b:c.feature")
    (line,) = to_annotations(of(wild))
    assert line.startswith("::error file=a%2Cb%3Ac.feature,line=9,title=")
    assert "%0Agot 50%25\N{REPLACEMENT CHARACTER}%0A::error::x\N{REPLACEMENT CHARACTER}[2J%0A" in line
    assert not set("\r\n\x1b") & set(line)


def many(number: int) -> Report:
    return of(*(replace(WRONG, id=f"SC-5.1.3/draw-{n}") for n in range(number)))


def test_there_are_ten_at_most_and_a_note() -> None:
    assert [line.split()[0] for line in to_annotations(many(10))] == ["::error"] * 10
    *errors, note = to_annotations(many(13))
    assert len(errors) == 10
    assert note == "::notice title=Cardavia::10 of 13 problems are shown here; the log has them all"


def test_a_list_that_is_out_of_date_is_pointed_at() -> None:
    (line,) = to_annotations(knowing([SENTENCE], WIN, OTHER))
    assert line.startswith("::error file=k.yaml,line=7,title=not seen%3A SC-5.1.2::k.yaml:7 lists SC-5.1.2")


def test_what_did_not_run_is_told() -> None:
    run = of(WIN)
    (line,) = to_annotations(replace(run, interrupted=True, plan=replace(run.plan, selected=3)))
    assert line == "::error title=Cardavia::Interrupted: what was not run is not known."


def test_a_run_that_tested_nothing_is_told() -> None:
    (line,) = to_annotations(of(FOREIGN))
    assert line.startswith("::error title=Cardavia::Nothing was tested")


def test_what_the_suite_could_not_judge_is_told() -> None:
    (line,) = to_annotations(replace(of(WIN), broken=("a: KeyError",)))
    assert line == "::error title=the suite itself failed::a: KeyError"
