"""The other commands: what they print and how they end."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from cardavia import __version__
from cardavia.authoring.deals import read_deal
from cardavia.authoring.phrases import PHRASES
from cardavia.engine.port import Description
from cardavia.engine.reference import ReferenceEngine
from cardavia.games.sichuan import play
from cardavia.mutants import sichuan
from cardavia.mutants.mutant import Mutant
from tests.authoring import corpora
from tests.cli.conftest import Cardavia


def test_rules_without_an_id_are_an_overview(cardavia: Cardavia) -> None:
    said = cardavia("rules")
    assert said.status == 0
    assert [code for code in ("CH ", "NT ", "PH ", "SC ") if f"{code} " not in said.out] == []


def test_rules_name_the_scenarios_of_a_sentence(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("rules", "SC-3.3.1", "--corpus", corpus)
    assert "Pinned by 2 scenarios:\n  SC-3.3.1/declared\n  one-kong" in said.out


def test_rules_name_the_scenarios_that_rest_on_a_gap(cardavia: Cardavia, corpus: Path) -> None:
    assert "  one-kong" in cardavia("rules", "SC-gap-5", "--corpus", corpus).out


def test_rules_do_not_mind_a_deal_that_cannot_be_played(cardavia: Cardavia, tmp_path: Path) -> None:
    files = corpora.complete()
    (name,) = [name for name in files if name.endswith(".yaml")]
    files[name] = files[name].replace("  A: 11112m", "  A: 11111m")
    folder = corpora.write(tmp_path, files)
    assert cardavia("lint", "--corpus", folder).status == 2
    assert "  one-kong" in cardavia("rules", "SC-gap-5", "--corpus", folder).out
    assert "did you mean SC-5.1.3/cap?" in cardavia("show", "SC-5.1.3/cup", "--corpus", folder).err


def test_rules_of_an_unknown_id_are_refused(cardavia: Cardavia) -> None:
    said = cardavia("rules", "SC-3.3.99")
    assert said.status == 2
    assert "did you mean" in said.err


def test_show_tells_the_deal_and_each_decision(cardavia: Cardavia, corpus: Path) -> None:
    out = cardavia("show", "SC-5.1.3/cap", "--corpus", corpus).out
    parts = ("The deal:", "stock", "The way to the situation", "void s", "The situation", "A wins", "B -33")
    places = [out.index(part) for part in parts]
    assert places == sorted(places)


def test_show_as_yaml_is_a_scripted_deal(cardavia: Cardavia, corpus: Path, tmp_path: Path) -> None:
    said = cardavia("show", "SC-5.1.3/cap", "--yaml", "--corpus", corpus)
    file = tmp_path / "taken.yaml"
    file.write_text(said.out)
    assert read_deal(file).fixture.sentences == ("SC-5.1.3",)


def test_show_takes_scripted_deals_too(cardavia: Cardavia, corpus: Path) -> None:
    assert "A kong 1m" in cardavia("show", "one-kong", "--corpus", corpus).out


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("SC-5.1.3/cup", "did you mean SC-5.1.3/cap"),
        ("SC-2.1.2/dealers", "SC-2.1.2/dealers.1, SC-2.1.2/dealers.2"),
        ("zzz", "cardavia rules SENTENCE"),
        ("", "an id is expected"),
        (
            "sc-3.3.1",
            "SC-3.3.1 is a sentence of the rules; cardavia rules SC-3.3.1 shows it; its scenarios are ",
        ),
        ("SC-3.3.1", "its scenarios are SC-3.3.1/declared, one-kong"),
        ("SC-gap-5", "SC-gap-5 is an unclear point of the rules"),
        ("SC-5", "cardavia rules SC-5 shows it"),
    ],
)
def test_show_of_what_is_not_there_is_refused(cardavia: Cardavia, corpus: Path, name: str, says: str) -> None:
    said = cardavia("show", name, "--corpus", corpus)
    assert said.status == 2
    assert says in said.err


def test_lint_counts_what_it_has_looked_at(cardavia: Cardavia, corpus: Path) -> None:
    said = cardavia("lint", "--corpus", corpus)
    assert said.status == 0
    assert "no faults (scenarios: 49, in files: 6, scripted deals: 1)" in said.out


@pytest.mark.parametrize("command", ["check", "lint"])
def test_a_corpus_without_anything_is_named(cardavia: Cardavia, tmp_path: Path, command: str) -> None:
    said = cardavia(command, "--corpus", tmp_path)
    assert said.status == 2
    assert f"{tmp_path / 'features' / 'sichuan'}: there is no feature file here" in said.out + said.err


@pytest.mark.parametrize("command", ["check", "lint"])
def test_a_corpus_is_about_the_games_it_has_folders_for(
    cardavia: Cardavia, corpus: Path, tmp_path: Path, command: str
) -> None:
    folder = tmp_path / "corpus"
    copytree(corpus, folder)
    assert cardavia(command, "--corpus", folder).status == 0
    (folder / "features" / "sichwan").mkdir()
    said = cardavia(command, "--corpus", folder)
    assert said.status == 2
    assert f"{folder / 'features' / 'sichwan'}: no such game; name the folder " in said.err


def test_lint_prints_every_fault(cardavia: Cardavia, tmp_path: Path) -> None:
    files = corpora.complete()
    files["features/sichuan/3-section.feature"] += "    @x @y\n    Scenario: z\n      Given A is the dealer\n"
    said = cardavia("lint", "--corpus", corpora.write(tmp_path, files))
    assert said.status == 2
    rules = ("unknown-tag", "untagged-scenario", "no-action", "no-expectation")
    assert [rule for rule in rules if f"[{rule}]" not in said.out] == []


@pytest.mark.parametrize("text", ["", "Nothing of this is in any rulebook."], ids=["empty", "foreign"])
def test_drift_of_another_document_is_refused(cardavia: Cardavia, tmp_path: Path, text: str) -> None:
    document = tmp_path / "rules.txt"
    document.write_text(text)
    said = cardavia("drift", document)
    assert said.status == 2
    assert "; give the " in said.err


def test_drift_of_a_missing_document_is_refused(cardavia: Cardavia, tmp_path: Path) -> None:
    said = cardavia("drift", tmp_path / "rules.txt")
    assert said.status == 2
    assert "cannot be read" in said.err


def test_phrases_are_all_listed(cardavia: Cardavia) -> None:
    out = cardavia("phrases").out
    assert {
        phrase.id for phrase in PHRASES for kind in phrase.kinds if phrase.shown(kind) not in out
    } == set()
    assert "{seat} pays {seat} {amount} for {cause}" in out


def test_version(cardavia: Cardavia) -> None:
    assert __version__ in cardavia("--version").out


def test_mutants_tell_what_each_sentence_is_worth(cardavia: Cardavia, tmp_path: Path) -> None:
    written = tmp_path / "trials.jsonl"
    said = cardavia("mutants", "--only", "SC-3.3.4", "--workers", "1", "--json", written)
    assert said.status == 0, said.err
    assert "1 of 1 sentences catch somebody with their own scenarios" in said.out
    trials = [json.loads(line) for line in written.read_text().splitlines()]
    assert {trial["about"] for trial in trials} == {"SC-3.3.4"}
    assert {trial["fate"] for trial in trials} == {"killed"}
    assert f"{len(trials)} of {len(trials)} engines are caught." in said.out


def test_mutants_fail_when_one_survives(cardavia: Cardavia, monkeypatch: pytest.MonkeyPatch) -> None:
    same = Mutant("SC-3.3.4", "is as it should be", {"play.exhaust": play.exhaust})
    monkeypatch.setattr(sichuan, "MUTANTS", (same,))
    said = cardavia("mutants", "--only", "SC-3.3.4", "--workers", "1")
    assert said.status == 1
    assert "SC-3.3.4 is as it should be: survives; add a scenario that fails on it" in said.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--only", "SC-9.9.9"), "is called 'SC-9.9.9'; did you mean"),
        (("--only", "SC-0.1.1"), "no wrong engine is about SC-0.1.1"),
        (("--json", "no/such/folder/trials.jsonl", "--only", "SC-3.3.4"), "cannot be written"),
    ],
)
def test_mutants_refuse_wrong_use(cardavia: Cardavia, arguments: tuple[str, ...], says: str) -> None:
    said = cardavia("mutants", *arguments)
    assert said.status == 2
    assert says in said.err


def test_engines_that_agree_are_said_to(cardavia: Cardavia, tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    arguments = ("compare-engines", "--engine", "reference", "--game", "sichuan", "--deals", "30")
    said = cardavia(*arguments, "--journal", journal)
    assert said.status == 0, said.err
    assert "30 of 30 deals agree (sichuan)." in said.out
    assert len(journal.read_text().splitlines()) == 3
    again = cardavia(*arguments, "--journal", journal, "--deals", "40")
    assert "40 of 40 deals agree" in again.out
    assert [json.loads(line)["deals"] for line in journal.read_text().splitlines()[1:]] == [20, 10, 20]


def test_a_journal_of_another_engine_is_refused(cardavia: Cardavia, tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    arguments = ("compare-engines", "--game", "sichuan", "--deals", "20", "--journal", journal)
    assert cardavia(*arguments, "--engine", "reference").status == 0
    said = cardavia(*arguments, "--engine", "python:tests.cli.engines:Strict")
    assert said.status == 2
    assert f"{journal}: is about another run: engines was" in said.err
    assert "tests.cli.engines:Strict" in said.err


def test_a_journal_of_an_engine_that_reads_otherwise_now_is_refused(
    cardavia: Cardavia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "journal.jsonl"
    arguments = ("compare-engines", "--game", "sichuan", "--deals", "1", "--journal", journal)
    assert cardavia(*arguments, "--engine", "reference").status == 0
    described = ReferenceEngine.describe

    def otherwise(engine: ReferenceEngine) -> Description:
        offers = described(engine).games
        read = {"sichuan": replace(offers["sichuan"], rulings={"SC-R1": "other"})}
        return replace(described(engine), games={**offers, **read})

    monkeypatch.setattr(ReferenceEngine, "describe", otherwise)
    said = cardavia(*arguments, "--engine", "reference")
    assert (said.status, "SC-R1" in said.err) == (2, True), said.err


def test_engines_that_do_not_agree_leave_a_question(cardavia: Cardavia, tmp_path: Path) -> None:
    asked = tmp_path / "scenarios" / "sichuan" / "strict.yaml"
    asked.parent.mkdir(parents=True)
    engine = ("--engine", "python:tests.cli.engines:Secretive", "--game", "sichuan")
    said = cardavia("compare-engines", *engine, "--deals", "100", "--question", asked)
    assert said.status == 1
    assert "sichuan: the engines disagree after" in said.out
    assert "options of" in said.out
    checked = cardavia("check", *engine, "--corpus", tmp_path)
    assert checked.status == 1
    assert "refused: strict" in checked.out


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (
            ("--engine", "reference", "--engine", "reference", "--engine", "reference"),
            2,
            "3 engines are named",
        ),
        (("--engine", "no-such-engine"), 3, "no-such-engine"),
        (("--engine", "reference", "--deals", "0"), 2, "--deals"),
        (("--engine", "reference", "--question", "my_deal.yaml"), 2, "small letters, digits and hyphens"),
    ],
)
def test_engines_are_not_compared_on_wrong_use(
    cardavia: Cardavia, arguments: tuple[str, ...], status: int, says: str
) -> None:
    said = cardavia("compare-engines", *arguments)
    assert said.status == status
    assert says in said.err


def test_a_journal_that_is_none_is_refused(cardavia: Cardavia, tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    journal.write_text("nothing\n")
    said = cardavia("compare-engines", "--engine", "reference", "--journal", journal)
    assert said.status == 2
    assert f"{journal}:1: no entry of a journal" in said.err


def test_properties_hold_of_our_own_engine(cardavia: Cardavia, tmp_path: Path) -> None:
    out = tmp_path / "out"
    said = cardavia("properties", "--game", "sichuan", "--deals", "25", "-n", "2", "--out", out)
    assert said.status == 0
    assert said.out == "sichuan: 15 of 15 properties hold in 25 deals\n"
    assert not out.exists()


def test_a_property_that_does_not_hold_is_written_as_a_deal_to_check(
    cardavia: Cardavia, tmp_path: Path
) -> None:
    out, engine = tmp_path / "out", ("--engine", "python:tests.properties.fakes:FavoursASeat")
    said = cardavia("properties", *engine, "--deals", "6", "--out", out)
    assert said.status == 1
    assert "sichuan: 14 of 15 properties hold in 6 deals\n  seats turned: not in " in said.out
    assert "seats turned (SC-0.3.1)" in said.out
    assert "; seat " in said.out
    assert "; card " in said.out
    (path,) = (out / "scenarios" / "sichuan").iterdir()
    assert read_deal(path).fixture.question == "seats turned"
    assert cardavia("check", "--corpus", out).status == 0
    assert cardavia("check", "--corpus", out, *engine).status == 1


def test_properties_need_a_game_that_is_played(cardavia: Cardavia) -> None:
    said = cardavia("properties", "--engine", "python:tests.cli.engines:Elsewhere")
    assert said.status == 2
    assert "any game of ours is not offered by the engine: nothing" in said.err
