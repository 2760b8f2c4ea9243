"""Every lint rule bites, at the right line; a faultless corpus, and the real one, have no faults."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from cardavia.authoring import phrases
from cardavia.authoring.corpus import scenarios
from cardavia.authoring.faults import FaultyCorpusError
from cardavia.authoring.lint import CHECKS, lint, looked_at
from cardavia.authoring.lint.looked_at import Corpus
from cardavia.authoring.load import deal
from cardavia.authoring.suite import games_of, load_suite, twins
from cardavia.fixture.fixture import Reading
from cardavia.games import MODULES
from tests.authoring import corpora

TURNS = "features/sichuan/3-section.feature"
SETUP = "features/sichuan/2-section.feature"
PREAMBLE = "features/sichuan/0-section.feature"
SETTLEMENT = "features/sichuan/5-section.feature"

GLOSS = "A normal turn is one draw followed by one discard."
SCENARIO = "    Scenario: plain SC-3.1.1\n"
WHEN = "      When it is A's turn\n"
THEN = "      Then B is not asked\n"
FIRST = f"    @SC-3.1.1/plain\n{SCENARIO}{WHEN}{THEN}"


class Wrong(NamedTuple):
    """A change to the faultless corpus, and the fault it must give: its rule, its line and words of it."""

    rule: str
    file: str
    old: str
    new: str
    line: str
    """What stands on the line of the fault."""
    says: str = ""


WRONG = (
    Wrong(
        "stray-scenario",
        TURNS,
        "\n  @SC-3.1.1\n",
        f"\n  @SC-3.1.1/stray\n  Scenario: stray\n{WHEN}{THEN}\n  @SC-3.1.1\n",
        "Scenario: stray",
    ),
    Wrong(
        "swallowed-step",
        TURNS,
        WHEN,
        f"      Wehn B passes\n{WHEN}",
        "Wehn B passes",
        "'Wehn B passes' is no step",
    ),
    Wrong("swallowed-step", TURNS, WHEN, f"\n      # why\n      when: B passes\n{WHEN}", "when: B passes"),
    Wrong(
        "unknown-step",
        TURNS,
        WHEN,
        f"{WHEN}      When B wins, C wins and D wins\n",
        "B wins, C",
        "joined by 'and'",
    ),
    Wrong("untagged-rule", TURNS, "  @SC-3.1.1\n", "", f"Rule: {GLOSS}"),
    Wrong("untagged-rule", TURNS, "  @SC-3.1.1\n", "  @SC-3.1.1 @SC-3.1.3\n", f"Rule: {GLOSS}"),
    Wrong("wrong-file", TURNS, "  @SC-3.1.1\n", "  @SC-4.1.1\n", f"Rule: {GLOSS}", "SC-4.1.1"),
    Wrong(
        "repeated-rule",
        TURNS,
        "\n  @SC-3.1.3\n",
        f"\n  @SC-3.1.1\n  Rule: {GLOSS}\n\n  @SC-3.1.3\n",
        f"Rule: {GLOSS}",
        f"{TURNS}:4",
    ),
    Wrong("no-example", TURNS, FIRST, "", f"Rule: {GLOSS}", "add one"),
    Wrong("no-example", PREAMBLE, "    No scenario: A caption", "    A caption", "Rule:", "No scenario:"),
    Wrong("gloss", TURNS, GLOSS, "One draw, one discard.", "Rule: One draw", GLOSS),
    Wrong("title", TURNS, "plain SC-3.1.3", "plain SC-3.1.1", SCENARIO, "only one would run"),
    Wrong("title", TURNS, "Scenario: plain SC-3.1.1", "Scenario:", "Scenario:\n", "without a title"),
    Wrong(
        "empty-table",
        SETUP,
        "        | A    | B    | C     | D    |\n        | B    | C    | D     | A    |\n",
        "",
        "Examples:",
    ),
    Wrong(
        "equal-rows", SETUP, "| B    | C    | D     | A    |", "| A    | B    | C     | D    |", "| A    | B"
    ),
    Wrong("unknown-tag", TURNS, "    @SC-3.1.1/plain\n", "    @SC-3.1.1/plain @slow\n", "@slow", "@slow"),
    Wrong("unknown-tag", TURNS, "Feature:", "@SC-3.1.1\nFeature:", "@SC-3.1.1\n", "whole file"),
    Wrong("unknown-tag", TURNS, "  @SC-3.1.1\n", "  @SC-3.1.1 @rule\n", "@rule", "no tag of a Rule"),
    Wrong("unknown-tag", SETUP, "      Examples:", "      @few\n      Examples:", "@few", "on a table"),
    Wrong("unknown-sentence", TURNS, "@SC-3.1.1/plain", "@SC-3.1.1/plain @SC-3.9.9", "@SC-3.9.9", "SC-3.9.9"),
    Wrong("unknown-sentence", corpora.DEAL_FILE, "[SC-3.3.1]", "[SC-3.3.9]", "deal:", "SC-3.3.9"),
    Wrong("unknown-sentence", corpora.DEAL_FILE, "[SC-3.3.1]", "[NT-4.9.1]", "deal:", "begin SC-"),
    Wrong("reading", SETUP, "@reads:SC-2.1.5=A", "@reads:SC-2.1.9=A", "@reads", "did you mean"),
    Wrong("reading", SETUP, "@reads:SC-2.1.5=A", "@reads:SC-2.1.5=B", "@reads", "takes option A; correct"),
    Wrong("reading", corpora.DEAL_FILE, "SC-gap-5=1", "SC-gap-5=3", "deal:", "SC-gap-5"),
    Wrong(
        "tag-order",
        SETUP,
        "@SC-2.1.5/other-suit @reads:SC-2.1.5=A",
        "@reads:SC-2.1.5=A @SC-2.1.5/other-suit",
        "Scenario",
        "lint --fix makes it @SC-2.1.5/other-suit @reads:SC-2.1.5=A",
    ),
    Wrong("untagged-scenario", TURNS, "    @SC-3.1.1/plain\n", "", SCENARIO),
    Wrong("untagged-scenario", TURNS, "    @SC-3.1.1/plain\n", "    @SC-3.1.1/plain @SC-3.1.1/b\n", SCENARIO),
    Wrong("foreign-id", TURNS, "@SC-3.1.1/plain", "@SC-3.1.3/other", SCENARIO, "SC-3.1.3/other"),
    Wrong(
        "repeated-id",
        TURNS,
        FIRST,
        f"{FIRST}\n{FIRST.replace('Scenario: plain', 'Scenario: again')}",
        "Scenario: again",
        "SC-3.1.1/plain",
    ),
    Wrong("unknown-step", TURNS, FIRST, FIRST.replace("not asked", "not aksed"), "aksed", "is/are not asked"),
    Wrong(
        "unknown-step",
        TURNS,
        FIRST,
        FIRST.replace("Then B is not asked", "When B is not asked"),
        "When B",
        "a then step",
    ),
    Wrong(
        "unknown-step", TURNS, FIRST, FIRST.replace(WHEN, "      When A pongs\n"), "pongs", "discards, wins"
    ),
    Wrong(
        "unknown-step",
        TURNS,
        FIRST,
        FIRST.replace(WHEN, "      When A chius\n"),
        "chius",
        "nothing a seat does in sichuan; there it discards",
    ),
    Wrong("placeholder", SETUP, "When <seat> voids m", "When <set> voids m", "<set>", "<seat>"),
    Wrong("placeholder", TURNS, FIRST, FIRST.replace("Then B", "Then <B>"), "<B>", "no table"),
    Wrong(
        "placeholder",
        TURNS,
        "Feature: section 3\n",
        "Feature: section 3\n  Background:\n    Given <seat> is the dealer\n",
        "<seat> is",
        "background",
    ),
    Wrong("first-step", TURNS, FIRST, FIRST.replace("When it", "And it"), "And it", "'And'"),
    Wrong("first-step", TURNS, FIRST, FIRST.replace("Then B", "* B"), "* B", "'*'"),
    Wrong("argument", TURNS, FIRST, FIRST.replace(WHEN, f"{WHEN}        | a |\n"), WHEN),
    Wrong("late-given", TURNS, FIRST, f"{FIRST}      Given A is the dealer\n", "Given A is"),
    Wrong(
        "crowded-deal",
        TURNS,
        FIRST,
        FIRST.replace(WHEN, f"      Given the scripted deal one-kong\n      And A is the dealer\n{WHEN}"),
        "And A is",
    ),
    Wrong("no-action", TURNS, FIRST, FIRST.replace(WHEN, ""), SCENARIO),
    Wrong("no-expectation", TURNS, FIRST, FIRST.replace(THEN, ""), SCENARIO),
    Wrong(
        "no-expectation",
        corpora.DEAL_FILE,
        "- expect: {melds: {A: [concealed kong 1111m]}}\n",
        "",
        "deal:",
    ),
    Wrong(
        "situation",
        TURNS,
        FIRST,
        FIRST.replace(WHEN, f"      Given A holds 11111m 22m\n{WHEN}"),
        "A holds 11111m 22m",
        "1m",
    ),
    Wrong("situation", TURNS, FIRST, FIRST.replace("it is A's turn", "A discards 4x"), "A discards"),
    Wrong("unmet", SETTLEMENT, "A +99, B -33,", "A +98, B -32,", "A +98", "our own rules give"),
    Wrong("unmet", SETTLEMENT, "seven pairs 2", "seven pears 2", "seven pears", "A counts seven pairs 2"),
    Wrong("unmet", SETUP, "Then A may pung", "Then A may not pung", "may not pung", "A may "),
    Wrong("unmet", SETUP, "Then it is <seat>'s turn", "Then it is <next>'s turn", "it is <next>", "asked is"),
    Wrong("unmet", corpora.DEAL_FILE, "[concealed kong 1111m]", "[]", "melds", "concealed kong 1111m"),
    Wrong(
        "unmet",
        corpora.DEAL_FILE,
        "{melds: {A: [concealed kong 1111m]}}",
        "{pays: [[B, A, 2, a kong]]}",
        "a kong",
        "B pays A 2 for concealed kong",
    ),
    Wrong(
        "deal-name",
        corpora.DEAL_FILE,
        "deal: one-kong",
        "deal: two-kongs",
        "two-kongs",
        "call the file two-kongs.yaml",
    ),
    Wrong("unreadable", TURNS, "Feature:", "\ufeffFeature:", "Feature", "save it without"),
    Wrong("unreadable", TURNS, "Feature:", "Fuature:", "Fuature", "not Gherkin"),
    Wrong("unreadable", corpora.DEAL_FILE, "title:", "titel:", "deal:", "'title' is missing"),
)


FOR_OURS = {"wrong-file", "gloss"}
"""Lint rules that hold for the corpus of the package alone."""


@pytest.mark.parametrize(
    "wrong", [each for each in WRONG if each.rule in FOR_OURS], ids=lambda wrong: wrong.rule
)
def test_rules_and_files_of_ones_own_are_called_as_one_likes(tmp_path: Path, wrong: Wrong) -> None:
    files = corpora.complete()
    files[wrong.file] = files[wrong.file].replace(wrong.old, wrong.new, 1)
    found = {each.rule for each in lint("sichuan", corpora.write(tmp_path, files))}
    assert wrong.rule not in found


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: f"{wrong.rule}: {wrong.new.strip()[:30]}")
def test_it_bites(tmp_path: Path, wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    files = corpora.complete()
    if wrong.rule in FOR_OURS:
        monkeypatch.setattr(looked_at, "corpus_root", lambda: tmp_path)
    assert wrong.old in files[wrong.file]
    files[wrong.file] = files[wrong.file].replace(wrong.old, wrong.new, 1)
    found = [each for each in lint("sichuan", corpora.write(tmp_path, files)) if each.rule == wrong.rule]
    assert found, f"{wrong.rule} finds nothing"
    last = found[-1]
    assert last.origin.file.endswith(wrong.file)
    line = files[wrong.file].splitlines(keepends=True)[last.origin.line - 1]
    assert wrong.line in line
    assert wrong.says in str(last)


def test_every_rule_is_shown_to_bite() -> None:
    """These have tests of their own, below, and translations in `tests/languages/test_features.py`."""
    own = {"language", "empty-file", "missing-rule", "foreign-deal", "ambiguous-step", "open-question"}
    own |= {"translation"}
    assert set(CHECKS) <= own | {wrong.rule for wrong in WRONG}


def test_a_language_without_phrases_is_a_fault(tmp_path: Path) -> None:
    french = "# language: fr\nFonctionnalité: x\n\n  @SC-6.1.1\n  Règle: y\n"
    faults = lint("sichuan", corpora.write(tmp_path, {"features/sichuan/6-x.feature": french}))
    assert [each.origin.line for each in faults if each.rule == "language"] == [2]


def test_an_empty_file_is_a_fault(tmp_path: Path) -> None:
    files = {**corpora.complete(), "features/sichuan/6-nothing.feature": "# only a comment\n"}
    faults = lint("sichuan", corpora.write(tmp_path, files))
    assert [(each.rule, each.origin.line) for each in faults] == [("empty-file", 1)]


def test_a_feature_in_the_folder_of_no_game_is_told_once_and_where_it_belongs(tmp_path: Path) -> None:
    root = corpora.write(tmp_path, {"features/questions.feature": "Feature: x\n"})
    with pytest.raises(FaultyCorpusError) as raised:
        games_of(None, root)
    (fault,) = raised.value.faults
    assert fault.message.startswith(
        "belongs in the folder of its game, as in features/sichuan/questions.feature"
    )


def test_a_remark_before_the_steps_is_no_fault(tmp_path: Path) -> None:
    files = corpora.complete()
    files[TURNS] = files[TURNS].replace(WHEN, f"\n      # a remark\n{WHEN}", 1)
    assert lint("sichuan", corpora.write(tmp_path, files)) == ()


def test_no_file_is_a_fault(tmp_path: Path) -> None:
    (found,) = lint("sichuan", tmp_path)
    assert found.rule == "no-file"


def test_a_deal_of_another_game_is_a_fault(tmp_path: Path) -> None:
    root = corpora.write(tmp_path, corpora.complete())
    dealt = deal(root / corpora.DEAL_FILE)
    foreign = dealt._replace(fixture=replace(dealt.fixture, game="nantong"))
    found = list(CHECKS["foreign-deal"](Corpus(root, corpora.BOOK, (), (), (foreign,))))
    assert [origin.line for origin, _ in found] == [1]


def test_an_open_question_is_a_fault_of_our_own_corpus_alone(tmp_path: Path) -> None:
    root = corpora.write(tmp_path, corpora.complete())
    dealt = deal(root / corpora.DEAL_FILE)
    asking = dealt._replace(fixture=replace(dealt.fixture, question="options"))
    assert list(CHECKS["open-question"](Corpus(root, corpora.BOOK, (), (), (asking,)))) == []
    ((origin, _),) = CHECKS["open-question"](Corpus(None, corpora.BOOK, (), (), (asking,)))
    assert origin == asking.fixture.origin


def test_a_step_of_two_meanings_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "PHRASES", (*phrases.PHRASES, phrases.BY_ID["not-asked"]))
    faults = lint("sichuan", corpora.write(tmp_path, corpora.complete()))
    assert {each.rule for each in faults} == {"ambiguous-step"}


def test_all_situations_that_cannot_be_are_told(tmp_path: Path) -> None:
    files = corpora.complete()
    broken = "      Given A holds 11111m 22m\n      When it is A's turn\n"
    files[TURNS] = files[TURNS].replace(WHEN, broken, 2)
    faults = lint("sichuan", corpora.write(tmp_path, files))
    assert [each.rule for each in faults] == ["situation", "situation"]


def test_a_scripted_deal_may_stand_without_a_further_step(tmp_path: Path) -> None:
    files = corpora.complete()
    given = "      Given the scripted deal one-kong\n      Then A has laid concealed kong 1111m\n"
    files[TURNS] = files[TURNS].replace(WHEN + THEN, given, 1)
    assert given in files[TURNS]
    assert lint("sichuan", corpora.write(tmp_path, files)) == ()


def test_a_folder_of_ones_own_need_not_be_about_every_sentence(tmp_path: Path) -> None:
    own = f"Feature: mine\n\n  @SC-3.1.1\n  Rule: {GLOSS}\n\n{FIRST}"
    root = corpora.write(tmp_path, {"features/sichuan/3-mine.feature": own})
    assert lint("sichuan", root) == ()
    (case,) = load_suite(("sichuan",), root).cases
    assert case.id == "SC-3.1.1/plain"


def test_the_packaged_corpus_is_about_every_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = corpora.complete()
    files[TURNS] = files[TURNS].replace(f"  @SC-3.1.1\n  Rule: {GLOSS}\n\n{FIRST}", "")
    root = corpora.write(tmp_path, files)
    monkeypatch.setattr(looked_at, "corpus_root", lambda: root)
    (missing,) = lint("sichuan", root)
    assert (missing.rule, missing.origin.line) == ("missing-rule", 1)
    assert "SC-3.1.1" in missing.message
    assert missing.origin.file.endswith(TURNS)


def test_rows_of_a_table_may_rest_on_a_ruling(tmp_path: Path) -> None:
    files = corpora.complete()
    tagged = files[SETUP].replace("      Examples:", "      @reads:SC-2.1.3=1\n      Examples:")
    assert tagged != files[SETUP]
    root = corpora.write(tmp_path, {**files, SETUP: tagged})
    assert lint("sichuan", root) == ()
    rows = [case for case in scenarios(root / SETUP) if case.is_row]
    assert rows
    assert all(Reading("SC-2.1.3", "1") in case.readings for case in rows)


def test_a_scripted_deal_is_action_enough(tmp_path: Path) -> None:
    files = corpora.complete()
    whole = FIRST.replace(WHEN, "      Given the scripted deal one-kong\n")
    files[TURNS] = files[TURNS].replace(FIRST, whole)
    assert lint("sichuan", corpora.write(tmp_path, files)) == ()


def test_a_faultless_corpus_has_no_faults(tmp_path: Path) -> None:
    assert lint("sichuan", corpora.write(tmp_path, corpora.complete())) == ()


@pytest.mark.parametrize("game", MODULES)
def test_the_real_corpus_has_no_faults(game: str) -> None:
    assert [str(each) for each in lint(game)] == []


def test_the_name_of_another_scenario_is_a_fault_over_all_games(tmp_path: Path) -> None:
    script = deal(corpora.write(tmp_path, corpora.complete()) / corpora.DEAL_FILE).fixture
    other = replace(script, game="nantong", origin=replace(script.origin, file="elsewhere.yaml"))
    (fault,) = twins([script, other])
    assert fault.origin.file == "elsewhere.yaml"
    assert fault.message == f"{script.id} is the name of {script.origin} already; give it another"
    assert list(twins([script])) == []
