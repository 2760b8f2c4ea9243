"""Sections kept in the languages of the documents: the same fixtures as in English, there and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from cardavia.authoring.corpus import Scenario, scenarios
from cardavia.authoring.lint import lint
from cardavia.authoring.load import composed
from cardavia.authoring.suite import load_suite
from cardavia.authoring.translating import translate
from cardavia.games import MODULES
from cardavia.languages.codes import codes
from cardavia.origin import CorpusError
from cardavia.rulebook.load import rulebook
from cardavia.sources import corpus_root, feature_files, original
from tests.authoring import corpora
from tests.cli.conftest import Cardavia, cardavia

__all__ = ["cardavia"]

KEPT = {
    path: english
    for game in MODULES
    for path in feature_files(game, spoken=rulebook(game).locale)
    if (english := original(path)) is not None
}
"""The sections kept in another language, and the same in English."""

by_name = pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)


def test_one_section_of_each_game_is_kept_in_the_language_of_its_document() -> None:
    assert {path.parent.name for path in KEPT} == set(MODULES)
    every = (corpus_root() / "features").rglob("*.feature")
    assert {path for path in every if path.name.count(".") > 1} == set(KEPT)


@by_name
def test_its_scenarios_are_the_same_fixtures_but_for_their_lines(path: Path) -> None:
    assert [without_lines(each) for each in scenarios(path)] == [
        without_lines(each) for each in scenarios(KEPT[path])
    ]


def without_lines(case: Scenario) -> Mapping[str, Any]:
    told = composed(case).fixture.to_json()
    return {name: value for name, value in told.items() if name not in ("lines", "title", "written")}


@by_name
def test_it_is_what_translate_makes_of_the_english_and_back(path: Path) -> None:
    english, code = KEPT[path], path.name.split(".")[-2]
    there = translate(english, code, path)
    assert (there.text, there.left) == (path.read_text("utf-8"), ())
    back = translate(path, "en", english)
    # Only how wide a table is drawn may differ.
    assert re.sub(" +", " ", back.text) == re.sub(" +", " ", english.read_text("utf-8"))
    assert back.left == ()


@by_name
def test_no_title_is_left_in_english(path: Path) -> None:
    english = {case.title for case in scenarios(KEPT[path])}
    assert {case.title for case in scenarios(path)} & english == set()


def test_the_suite_in_a_language_has_the_same_cases_of_other_files() -> None:
    english, polish = load_suite(("sichuan",)), load_suite(("sichuan",), spoken="pl")
    assert english.by_id.keys() == polish.by_id.keys()
    assert [part.path.name for part in polish.parts if part.path.name.count(".") > 1] == ["1-goal.pl.feature"]
    assert [part.path.name for part in english.parts if part.path.name.count(".") > 1] == []


@by_name
def test_every_such_scenario_runs_and_passes(cardavia: Cardavia, path: Path) -> None:
    game, code = path.parent.name, path.name.split(".")[-2]
    section = f"{rulebook(game).code}-{path.name[0]}"
    said = cardavia("check", "--game", game, "--language", code, "--only", section)
    assert said.status == 0, said.out + said.err


def polish(tmp_path: Path) -> tuple[Path, Path]:
    """A small corpus with one section in Polish, too."""
    root = corpora.write(tmp_path, corpora.complete())
    english = root / "features" / "sichuan" / "3-section.feature"
    own = english.with_name("3-section.pl.feature")
    own.write_text(translate(english, "pl").text, "utf-8")
    return root, own


def test_a_translation_is_compiled_beside_the_english(cardavia: Cardavia, tmp_path: Path) -> None:
    root, own = polish(tmp_path / "corpus")
    assert cardavia("compile", "--corpus", root, tmp_path / "out").status == 0
    made = {path.name for path in (tmp_path / "out").rglob("*.jsonl")}
    assert {f"{own.name}.jsonl", "3-section.feature.jsonl"} <= made


def test_a_good_translation_has_no_faults(tmp_path: Path) -> None:
    root, _ = polish(tmp_path)
    assert lint("sichuan", root) == ()


@pytest.mark.parametrize(
    ("before", "after", "rule", "says"),
    [
        ("dobiera 6m", "dobiera 7m", "translation", "'A dobiera 7m' is not 'A draws 6m'"),
        ("    @SC-3.1.1/plain\n", "    @SC-3.1.1/other\n", "translation", "SC-3.1.1/plain"),
        ("# language: pl", "# language: de", "unreadable", ""),
        (
            "I A robi konga 1m",
            "I A kongs 1m",
            "unknown-step",
            "nothing a seat does in sichuan; there it odrzuca",
        ),
        ("I A robi konga 1m", "I A kongi 1m", "unknown-step", "robi konga"),
        (
            "Wtedy B nie ma nic",
            "Wtedy B ma nie nic",
            "unknown-step",
            "the nearest phrase is '{seats} nie ma/mają nic",
        ),
    ],
)
def test_what_is_not_the_same_is_a_fault(
    tmp_path: Path, before: str, after: str, rule: str, says: str
) -> None:
    root, own = polish(tmp_path)
    text = own.read_text("utf-8")
    assert before in text
    own.write_text(text.replace(before, after, 1), "utf-8")
    faults = [each for each in lint("sichuan", root) if each.rule == rule]
    assert [each.origin.file.rpartition("/")[2] for each in faults][:1] == ["3-section.pl.feature"]
    assert any(says in each.message for each in faults), faults


def test_a_step_too_many_is_a_fault(tmp_path: Path) -> None:
    root, own = polish(tmp_path)
    text = own.read_text("utf-8")
    own.write_text(text.rstrip() + "\n      I C nie ma nic do wyboru\n", "utf-8")
    (fault,) = lint("sichuan", root)
    assert fault.rule == "translation"
    assert "steps" in fault.message


@pytest.mark.parametrize("code", codes())
def test_outlines_keep_their_tables(tmp_path: Path, code: str) -> None:
    root = corpora.write(tmp_path, corpora.complete())
    found = translate(root / "features" / "sichuan" / "2-section.feature", code)
    own = tmp_path / "2-section.feature"
    own.write_text(found.text, "utf-8")
    assert [case.id for case in scenarios(own) if case.is_row] == ["SC-2.1.2/dealers.1", "SC-2.1.2/dealers.2"]


@pytest.mark.parametrize(
    ("steps", "line", "says"),
    [
        ("When A flies\n      Then B is not asked", 6, "'A flies' is no when step"),
        ("When A draws 5m\n      Then A counts two roots 2", 7, "'two roots 2' has no word in Polski"),
        (
            "Given A holds <x>\n      When A draws 5m\n\n      Examples:\n        | x |\n        | nothing |",
            6,
            "line 11 makes 'A nie ma nic na ręce' of it",
        ),
    ],
)
def test_what_cannot_be_said_is_refused_with_its_line(
    tmp_path: Path, steps: str, line: int, says: str
) -> None:
    path = tmp_path / "x.feature"
    kind = "Scenario Outline" if "Examples" in steps else "Scenario"
    path.write_text(
        f"Feature: x\n  @SC-1.1.1\n  Rule: y\n    @SC-1.1.1/z\n    {kind}: z\n      {steps}\n", "utf-8"
    )
    with pytest.raises(CorpusError) as refused:
        translate(path, "pl")
    assert refused.value.origin.line == line
    assert says in refused.value.message
