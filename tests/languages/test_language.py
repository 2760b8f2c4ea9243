"""Languages: what each file has, what it leaves to English, and which language is spoken."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
import yaml
from gherkin.dialect import DIALECTS

from cardavia.authoring.phrases import PHRASES
from cardavia.judging.verdict import Verdict
from cardavia.languages import codes as listed
from cardavia.languages import language as spoken
from cardavia.languages.codes import ENGLISH, FOLDER, chosen, codes
from cardavia.languages.language import Language, LanguageError, form, inflected, language

SECTIONS = ("joints", "verbs", "terms", "causes", "endings", "verdicts", "texts")
HOLES = re.compile(r"\{(\w+)\}")
OTHERS = [code for code in codes() if code != ENGLISH]


def test_there_are_the_languages_of_the_documents_and_english() -> None:
    assert codes() == ("en", "de", "nl", "pl", "sv")


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_says_all_that_english_says_and_no_more(code: str) -> None:
    own, english = (
        yaml.safe_load(FOLDER.joinpath(f"{name}.yaml").read_text("utf-8")) for name in (code, ENGLISH)
    )
    assert own["code"] == code
    assert {name: own[name].keys() ^ english[name].keys() for name in (*SECTIONS, "phrases", "keywords")} == {
        name: set() for name in (*SECTIONS, "phrases", "keywords")
    }


@pytest.mark.parametrize("code", codes())
def test_every_phrase_has_words_in_each_of_its_kinds_with_its_slots(code: str) -> None:
    for phrase in PHRASES:
        for kind in phrase.kinds:
            words = phrase.words(kind, code)
            assert sorted(slot.split("}")[0] for slot in words.split("{")[1:]) == sorted(phrase.slots), words


@pytest.mark.parametrize("code", OTHERS)
def test_texts_take_the_values_that_the_english_take(code: str) -> None:
    own, english = language(code).texts, language(ENGLISH).texts
    wrong = {name for name in english if set(HOLES.findall(own[name])) != set(HOLES.findall(english[name]))}
    assert wrong == set()


def test_every_verdict_has_a_name_in_each_language() -> None:
    assert {code: set(language(code).verdicts) for code in codes()} == {
        code: set(map(str, Verdict)) for code in codes()
    }


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("section", ["terms", "causes", "endings", "verdicts"])
def test_no_two_things_have_one_name(code: str, section: str) -> None:
    names = list(getattr(language(code), section).values())
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("code", codes())
def test_keywords_are_gherkins(code: str) -> None:
    for name, word in language(code).keywords.items():
        assert word in str(DIALECTS[code].get(name))


def test_a_language_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(LanguageError, match="no language 'fr'; there are en, de, nl, pl, sv"):
        language("fr")


def test_a_new_language_is_one_file_and_says_in_english_what_it_does_not_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.yaml").write_text(FOLDER.joinpath("en.yaml").read_text("utf-8"), "utf-8")
    sections = "".join(f"{name}: {{}}\n" for name in (*SECTIONS, "keywords"))
    phrase = "phrases:\n  dealer: {words: '{seat} donne', says: qui donne}\n"
    (tmp_path / "fr.yaml").write_text(f"code: fr\nname: Français\n{sections}{phrase}", "utf-8")
    (tmp_path / "xx.yaml").write_text("code: [", "utf-8")
    for module in (listed, spoken):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(spoken, "codes", listed.codes.__wrapped__)
    monkeypatch.setattr(spoken, "language", spoken.language.__wrapped__)
    french = spoken.language("fr")
    assert french.phrases["dealer"].words["given"] == "{seat} donne"
    assert french.phrases["fresh"] == language(ENGLISH).phrases["fresh"]
    with pytest.raises(LanguageError, match=r"xx\.yaml: cannot be read as a language"):
        spoken.language("xx")


@pytest.mark.parametrize(
    ("number", "two", "three"),
    [
        (0, "many", "five"),
        (1, "one", "one"),
        (2, "many", "two"),
        (4, "many", "two"),
        (5, "many", "five"),
        (11, "many", "five"),
        (12, "many", "five"),
        (21, "many", "five"),
        (22, "many", "two"),
        (112, "many", "five"),
    ],
)
def test_the_form_for_a_number(number: int, two: str, three: str) -> None:
    assert form(("one", "many"), number) == two
    assert form(("one", "two", "five"), number) == three


def test_words_agree_with_a_number() -> None:
    assert inflected("[is|are] [it|they]", 1) == "is it"
    assert inflected("[is|are] [it|they]", 3) == "are they"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "sv_SE"}, "sv"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "sv_SE", "LC_ALL": "C"}, "en"),
        ({"LANG": "nl_NL", "LC_ALL": ""}, "nl"),
    ],
)
def test_the_environment_says_which_language_is_spoken(
    environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert chosen(None) == code
    assert chosen("sv") == "sv"


def test_a_language_is_a_value() -> None:
    assert {field.name for field in fields(Language)} >= set(SECTIONS)
