"""`cardavia check` on right and wrong engines: verdicts, exit statuses, and what is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cardavia.games.sichuan import settlement
from cardavia.report.reading import read_report
from tests.authoring import corpora
from tests.cli.conftest import Cardavia

TOTAL = 50
"""Cases of the small corpus: one for each of 48 sentences, a second row of one, and a scripted deal."""


def engine(name: str) -> str:
    return f"python:tests.cli.engines:{name}"


def verdicts(file: Path) -> dict[str, str]:
    return {entry.id: entry.verdict.value for entry in read_report(file).entries}


def test_our_own_engine_conforms(cardavia: Cardavia, corpus: Path, tmp_path: Path) -> None:
    said = cardavia("check", "--corpus", corpus, "--json", tmp_path / "report.json")
    assert said.status == 0
    assert said.out.rstrip().endswith("It conforms.")
    assert set(verdicts(tmp_path / "report.json").values()) == {"pass"}


def test_a_command_gets_the_same_verdicts(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, served: Callable[[str], str]
) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    cardavia("check", "--corpus", corpus, "--engine", engine("Capped"), "--json", here)
    cardavia("check", "--corpus", corpus, "--engine", served("Capped"), "--json", there)
    assert verdicts(here) == verdicts(there)


def test_a_wrong_engine_is_told_what_it_breaks(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("check", "--corpus", corpus, "--engine", engine("Capped"))
    assert said.status == 1
    told = said.out[said.out.index("--- ") :]
    in_order = (
        "--- wrong: SC-5.1.3/cap",
        "SC-5.1.3  On a self-draw each opponent still in play pays base plus one point.",
        "A holds 1111m 3333m 55m 77m 9m",
        "A draws 9m",
        "A wins",
        "expected      the points change by A +99, B -33, C -33, D -33",
        "got           they change by A +96, B -32, C -32, D -32",
        f"repeat        cardavia check --corpus {corpus} --engine {engine('Capped')} --only SC-5.1.3/cap",
        "Breaks a clear sentence (1 of 1)",
    )
    places = [told.index(words) for words in in_order]
    assert places == sorted(places)
    assert "1 of 50 scenarios came out unexpectedly" in said.out


def test_a_mistake_in_our_own_rules_is_a_verdict_and_no_fault_of_the_corpus(
    cardavia: Cardavia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settlement, "SELF_DRAW_BONUS", 0)
    said = cardavia("check", "--corpus", corpora.write(tmp_path, corpora.complete()), "--only", "SC-5.1.3")
    assert said.status == 1
    assert "--- wrong: SC-5.1.3/cap" in said.out
    assert "got           they change by A +96, B -32, C -32, D -32" in said.out


def test_points_told_at_the_end_are_enough(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("check", "--corpus", corpus, "--engine", engine("AtTheEnd"))
    assert said.status == 0
    assert "1 of 50 scenarios something was not judged, the engine does not explain its scores" in said.out


def test_a_declared_reading_may_fail(cardavia: Cardavia, corpus: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    said = cardavia("check", "--corpus", corpus, "--engine", engine("Strict"), "--json", file)
    assert said.status == 0
    assert verdicts(file)["SC-2.1.5/other-suit"] == "expected failure"
    tallies = read_report(file).tallies("sichuan")
    (tally,) = [tally for tally in tallies if tally.sentence.id == "SC-2.1.5"]
    assert (tally.passed, tally.total, tally.holds) == (0, 1, False)


def test_a_declared_reading_must_fail(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("check", "--corpus", corpus, "--engine", engine("Boaster"))
    assert said.status == 1
    assert "--- unexpected pass: SC-2.1.5/other-suit" in said.out
    told = said.out[said.out.index("Passes though declared to read differently") :]
    assert "\n  SC-2.1.5    SC-2.1.5/other-suit\n" in told


def test_a_declaration_must_be_of_a_ruling(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("check", "--corpus", corpus, "--engine", engine("Muddled"))
    assert said.status == 3
    assert "SC-9.9.9" in said.err


def test_a_crash_is_one_verdict_and_the_next_scenario_goes_on(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, served: Callable[[str], str]
) -> None:
    file = tmp_path / "report.json"
    said = cardavia("check", "--corpus", corpus, "--engine", served("Fragile"), "--json", file)
    assert said.status == 1
    found = verdicts(file)
    assert {name for name, verdict in found.items() if verdict == "crash"} == {
        "SC-3.3.1/declared",
        "one-kong",
    }
    assert len(found) == TOTAL
    assert "a kong is coming" in said.out


def test_what_an_engine_in_process_writes_is_its_log(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("check", "--corpus", corpus, "--engine", engine("Fragile"), "--only", "SC-3.3.1")
    assert "engine's log  a kong is coming" in said.out


def test_no_answer_is_a_timeout(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, served: Callable[[str], str]
) -> None:
    file = tmp_path / "report.json"
    said = cardavia(
        *("check", "--corpus", corpus, "--engine", served("Sleepy"), "--json", file),
        *("--timeout", "1", "--only", "SC-3.3"),
    )
    assert said.status == 1
    assert verdicts(file)["SC-3.3.1/declared"] == "timeout"
    assert verdicts(file)["SC-3.3.2/plain"] == "pass"


@pytest.mark.parametrize("failing", [("Dead", "timeout"), ("Halved", "crash")])
def test_an_engine_that_only_breaks_down_is_given_up(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, served: Callable[[str], str], failing: tuple[str, str]
) -> None:
    (name, verdict), file, junit = failing, tmp_path / "report.json", tmp_path / "report.xml"
    said = cardavia(
        *("check", "--corpus", corpus, "--engine", served(name), "--timeout", "1"),
        *("--json", file, "--junit", junit),
    )
    assert said.status == 1
    report = read_report(file)
    assert (bool(report.abandoned), report.conforms, report.interrupted) == (True, False, False)
    ran = report.entries
    assert [entry.verdict for entry in ran[-5:]] == [verdict] * 5
    assert report.missing == TOTAL - len(ran) > 0
    assert f"\nnot run               {report.missing} of 50  given up after {len(ran)}\n" in said.out
    assert said.out.endswith(
        f"given up, it broke down in each of {len(ran)} scenarios, nothing else came: "
        f"{report.missing} of 50 were not run.\n"
    )
    assert f"{report.missing} of 50 scenarios did not run" in junit.read_text()


def test_an_engine_without_our_games_has_passed_nothing(
    cardavia: Cardavia, corpus: Path, tmp_path: Path
) -> None:
    file = tmp_path / "report.json"
    said = cardavia("check", "--corpus", corpus, "--engine", engine("Elsewhere"), "--json", file)
    assert said.status == 1
    assert set(verdicts(file).values()) == {"unsupported"}
    assert "Nothing was tested" in said.out


def test_an_interrupted_run_keeps_what_was_measured(cardavia: Cardavia, corpus: Path, tmp_path: Path) -> None:
    written, junit = tmp_path / "report.json", tmp_path / "report.xml"
    said = cardavia(
        *("check", "--corpus", corpus, "--engine", engine("Interrupting")),
        *("--json", written, "--junit", junit),
    )
    assert said.status == 130
    report = read_report(written)
    assert (report.interrupted, report.conforms, len(report.entries)) == (True, False, 2)
    assert "48 of 50 scenarios did not run" in junit.read_text()
    assert "\nnot run               48 of 50  interrupted after 2\n" in said.out


def test_a_failure_of_the_suite_is_nobody_elses(
    cardavia: Cardavia, corpus: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise KeyError("a mistake of ours")

    monkeypatch.setattr("cardavia.judging.player.Player.play", stumble)
    said = cardavia("check", "--corpus", corpus, "--only", "SC-5.1.3")
    assert said.status == 1
    assert "The suite itself failed, please report it: SC-5.1.3/cap (" in said.out
    assert "a mistake of ours" in said.out
    assert "0 of 1 scenarios pass" in said.out


@pytest.mark.parametrize(
    ("only", "number"),
    [
        ("SC-5.1.3", 1),
        ("SC-5.1", 7),
        ("SC-5", 10),
        ("SC", TOTAL),
        ("sichuan", TOTAL),
        ("SC-5.1.3/cap", 1),
        ("SC-2.1.2/dealers", 2),
        ("SC-2.1.2/dealers.2", 1),
        ("one-kong", 1),
        ("SC-3.3.1", 2),
        ("SC-gap-5", 1),
        ("sc-5.1.3", 1),
        ("sc", TOTAL),
        ("sc-GAP-5", 1),
        ("sc-5.1.3/Cap", 1),
        ("One-Kong", 1),
    ],
)
def test_only_takes_every_kind_of_id(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, only: str, number: int
) -> None:
    file = tmp_path / "report.json"
    assert cardavia("check", "--corpus", corpus, "--only", only, "--json", file).status == 0
    assert len(verdicts(file)) == number


@pytest.mark.parametrize(
    ("only", "says"),
    [
        ("SC-9.9.9", "no sentence, heading or gap is called 'SC-9.9.9'"),
        ("sc-9.9.8", "no sentence, heading or gap is called 'SC-9.9.8'"),
        ("SC-5.1.3/cup", "did you mean SC-5.1.3/cap?"),
        ("", "an id is expected, such as SC-5.1.3, and got nothing"),
        ("one-king", "did you mean one-kong"),
        ("SC-0.1.1", "nothing to run"),
        ("SC-gap-1", "nothing to run"),
        ("NT-1", "nothing to run"),
    ],
)
def test_what_selects_nothing_is_refused(cardavia: Cardavia, corpus: Path, only: str, says: str) -> None:
    said = cardavia("check", "--corpus", corpus, "--only", "SC-5", "--only", only)
    assert said.status == 2
    assert says in said.err


def test_an_engine_that_does_not_start_has_its_own_status(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("check", "--corpus", corpus, "--engine", "false")
    assert said.status == 3
    assert said.err.startswith("false: does not start as an engine")


@pytest.mark.parametrize("option", ["--json", "--junit"])
def test_a_report_that_cannot_be_written_is_refused_first(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, option: str
) -> None:
    said = cardavia("check", "--corpus", corpus, "--engine", "false", option, tmp_path / "no" / "report")
    assert said.status == 2
    assert "there is no folder" in said.err
    assert cardavia("check", "--corpus", corpus, option, tmp_path).status == 2


def test_junit_has_a_case_per_scenario(cardavia: Cardavia, corpus: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.xml"
    cardavia("check", "--corpus", corpus, "--engine", engine("Capped"), "--junit", file)
    suite = ET.fromstring(file.read_text())[0]  # noqa: S314 - our own file
    assert suite.attrib["tests"] == "50"
    assert suite.attrib["failures"] == "1"
    (failed,) = [case for case in suite if case.find("failure") is not None]
    assert failed.attrib["name"].startswith("SC-5.1.3/cap ")
    assert "expected      the points change" in (failed.find("failure").text or "")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("change", "line", "says"),
    [
        (("Then B is not asked", "Then B is nott asked"), 9, "the nearest phrase is"),
        (("plain SC-3.1.3", "plain SC-3.1.1"), 19, "only one would run"),
        (("@SC-3.1.1/plain", "@SC-3.1.1/plain @slow"), 6, "@slow is no tag of a scenario"),
    ],
    ids=["misspelt step", "duplicate title", "unknown tag"],
)
def test_a_faulty_corpus_is_not_run(
    cardavia: Cardavia, tmp_path: Path, change: tuple[str, str], line: int, says: str
) -> None:
    files = corpora.complete()
    name = "features/sichuan/3-section.feature"
    files[name] = files[name].replace(*change, 1)
    said = cardavia("check", "--corpus", corpora.write(tmp_path, files))
    assert said.status == 2
    assert f"{name}:{line}: " in said.err
    assert says in said.err
    assert not said.out
