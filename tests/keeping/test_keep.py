from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.asking import Answers, ask
from cardavia.asking.ask import no_deals
from cardavia.authoring.corpus import scenarios
from cardavia.authoring.feature import read_feature
from cardavia.authoring.lint import lint
from cardavia.keeping.fix import fixed
from cardavia.keeping.keep import Change, Wanted, keep
from cardavia.keeping.scenario import NotKeptError, steps
from cardavia.rulebook.load import rulebook
from cardavia.sources import corpus_root, feature_files

VOID = ("A holds 1111m 234m 567p 99p 5s", "A is void in s", "A draws 8p")
SEVEN_PAIRS = ("A holds 1133m 5577m 99m 22p 4p", "A is void in s", "A draws 4p")


def kept(root: Path, name: str, answers: Answers, **told: str) -> Change:
    change = keep(answers, Wanted(name, root, **told), no_deals)
    change.write()
    return change


@pytest.fixture
def refused() -> Answers:
    return ask((*VOID, "may A discard 8p?"))


def test_the_first_scenario_makes_folder_file_and_rule(tmp_path: Path, refused: Answers) -> None:
    change = kept(tmp_path / "own", "only-a-void-tile", refused)
    assert change.path == tmp_path / "own" / "features" / "sichuan" / "2-set-up.feature"
    assert change.path.read_text(encoding="utf-8").splitlines() == [
        "Feature: Set-up",
        "",
        "  @SC-2.1.4",
        f"  Rule: {gloss('SC-2.1.4')}",
        "",
        "    @SC-2.1.4/only-a-void-tile",
        "    Example: Only a void tile",
        "      Given A holds 1111m 234m 567p 99p 5s",
        "      And A is void in s",
        "      When A draws 8p",
        "      Then A may not discard 8p",
    ]
    assert "+    @SC-2.1.4/only-a-void-tile" in change.diff
    assert lint("sichuan", tmp_path / "own") == ()


def test_rules_stand_in_the_order_of_the_document_and_scenarios_under_theirs(
    tmp_path: Path, refused: Answers
) -> None:
    kept(tmp_path, "third", refused, sentence="SC-2.1.5")
    kept(tmp_path, "second", refused)
    kept(tmp_path, "first", refused, sentence="SC-2.1.1")
    change = kept(tmp_path, "once-more", refused)
    assert [case.id for case in scenarios(change.path)] == [
        "SC-2.1.1/first",
        "SC-2.1.4/second",
        "SC-2.1.4/once-more",
        "SC-2.1.5/third",
    ]
    assert lint("sichuan", tmp_path) == ()


def test_a_file_that_has_the_rule_is_taken_whatever_its_name(tmp_path: Path, refused: Answers) -> None:
    first = kept(tmp_path, "first", refused)
    mine = first.path.rename(first.path.with_name("questions.feature"))
    assert kept(tmp_path, "second", refused).path == mine


def test_rulings_are_tagged_that_another_reading_would_fail_on(tmp_path: Path) -> None:
    kong = kept(tmp_path, "kong-beside-void", ask((*VOID, "may A kong 1m?")))
    (case,) = scenarios(kong.path)
    assert {str(reading) for reading in case.readings} == {"SC-2.1.5=A", "SC-gap-16=1"}
    assert case.lines[-1].origin.text == "A may kong 1m"


def test_a_name_may_bring_its_sentence_and_is_given_once(tmp_path: Path, refused: Answers) -> None:
    kept(tmp_path, "SC-2.1.5/some-words", refused, title="A title")
    with pytest.raises(NotKeptError, match=r"SC-2\.1\.5/some-words is the name of"):
        kept(tmp_path, "some-words", refused, sentence="SC-2.1.5")
    with pytest.raises(NotKeptError, match="is no name"):
        kept(tmp_path, "Some Words", refused)
    with pytest.raises(NotKeptError, match=r"has no sentence SC-2\.1\.99"):
        kept(tmp_path, "other", refused, sentence="SC-2.1.99")


def test_titles_are_told_apart(tmp_path: Path, refused: Answers) -> None:
    kept(tmp_path, "one", refused, title="The same")
    change = kept(tmp_path, "two", refused, title="The same")
    assert [example.title for example in read_feature(change.path).examples] == ["The same", "The same (2)"]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((*VOID, "what may A do?"), ["Then A may only discard 5s or kong 1m"]),
        ((*VOID, "whose turn is it?"), ["Then A may only discard 5s, kong 1m"]),
        ((*SEVEN_PAIRS, "what does A count?"), ["When A wins", "Then A counts seven pairs 2"]),
        (
            (*SEVEN_PAIRS, "A wins", "who pays whom?"),
            ["Then B pays A 5 for self-draw", "And C pays A 5 for self-draw", "And D pays A 5 for self-draw"],
        ),
        ((*VOID, "A kongs 1m", "A has laid concealed kong 1111m?"), ["Then A has laid concealed kong 1111m"]),
        ((*VOID, "may B pung?"), ["Then B may not pung"]),
    ],
)
def test_what_was_answered_is_what_is_expected(lines: tuple[str, ...], expected: list[str]) -> None:
    written = list(steps(ask(lines)))
    assert [line.replace("And A wins", "When A wins") for line in written[-len(expected) :]] == expected


@pytest.mark.parametrize("question", ["A has laid nothing?", "may A kong 1m or discard 8p?"])
def test_what_does_not_hold_is_not_kept(question: str) -> None:
    lines = (*VOID, "A kongs 1m", question) if question.startswith("A") else (*VOID, question)
    with pytest.raises(NotKeptError, match="ask for"):
        steps(ask(lines))


def spoilt(root: Path, name: str, *changes: tuple[str, str]) -> Path:
    path = root / "features" / "chan" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = (corpus_root() / "features" / "chan" / name).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return path


def test_titles_and_tags_are_put_right(tmp_path: Path) -> None:
    path = spoilt(
        tmp_path,
        "1-aim.feature",
        ("Rule: A winning hand is", "Rule: A hand that wins is"),
        ("@CH-1.1.1/five-chan-five-ca @reads:CH-3.4.2=1", "@reads:CH-3.4.2=1 @CH-1.1.1/five-chan-five-ca"),
    )
    changed = fixed([read_feature(path)], rulebook("chan"), is_whole=True)
    assert changed[path] == (corpus_root() / "features" / "chan" / path.name).read_text(encoding="utf-8")
    own = fixed([read_feature(path)], rulebook("chan"), is_whole=False)
    assert "Rule: A hand that wins is" in own[path]


def test_a_rule_in_the_file_of_another_section_is_moved(tmp_path: Path) -> None:
    aim = spoilt(tmp_path, "1-aim.feature")
    text = aim.read_text(encoding="utf-8")
    start, end = text.index("  @CH-1.1.2\n"), text.index("  @CH-1.2.1\n")
    setup = spoilt(tmp_path, "2-setup.feature")
    setup.write_text(f"{setup.read_text(encoding='utf-8').rstrip()}\n\n{text[start:end].rstrip()}\n", "utf-8")
    aim.write_text(text[:start] + text[end:], encoding="utf-8")
    changed = fixed(map(read_feature, (aim, setup)), rulebook("chan"), is_whole=True)
    for path in (aim, setup):
        assert changed[path] == (corpus_root() / "features" / "chan" / path.name).read_text(encoding="utf-8")


def test_nothing_is_to_be_put_right_in_our_own_corpus() -> None:
    assert fixed(map(read_feature, feature_files("chan")), rulebook("chan"), is_whole=True) == {}


def gloss(sentence: str) -> str:
    found = rulebook("sichuan").sentence(sentence)
    assert found is not None
    return found.gloss
