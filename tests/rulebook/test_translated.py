"""Rulebooks in the languages of their documents: what is not translated, or stale, is named here."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardavia.rulebook import translated
from cardavia.rulebook.load import GAMES, rulebook
from cardavia.rulebook.translated import digest, english, faults, find_in, rulebook_in, translation


@pytest.mark.parametrize("game", GAMES.values())
def test_every_gloss_and_ruling_is_there_in_the_language_of_its_document(game: str) -> None:
    assert list(faults(game, rulebook(game).locale)) == []


@pytest.mark.parametrize("game", GAMES.values())
def test_all_that_is_told_of_a_rulebook_is_translated(game: str) -> None:
    own, book = rulebook_in(game, rulebook(game).locale), rulebook(game)
    assert own.title != book.title
    assert [each.id for each in own.headings if each.title == rulebook(game).heading(each.id).title] == []  # type: ignore[union-attr]
    same = [one.id for one, two in zip(own.sentences, book.sentences, strict=True) if one.gloss == two.gloss]
    assert same == []
    same = [one.id for one, two in zip(own.rulings, book.rulings, strict=True) if one.why == two.why]
    assert same == []


@pytest.mark.parametrize("game", GAMES.values())
def test_ids_and_what_is_chosen_stay(game: str) -> None:
    own, book = rulebook_in(game, rulebook(game).locale), rulebook(game)
    assert [each.id for each in own.entries] == [each.id for each in book.entries]
    for one, two in zip(own.rulings, book.rulings, strict=True):
        assert (one.id, one.chosen, one.confidence) == (two.id, two.chosen, two.confidence)
        assert [option.key for option in one.options] == [option.key for option in two.options]


def test_a_language_without_a_file_is_told_in_english() -> None:
    assert rulebook_in("sichuan", "de") == rulebook("sichuan")


def test_one_entry_is_found_in_a_language() -> None:
    found = find_in("SC-1", "pl")
    assert found == rulebook_in("sichuan", "pl").heading("SC-1")
    assert find_in("SC-1", "en") == rulebook("sichuan").heading("SC-1")


GOOD = {"of": digest({"heading": "Aim"}), "heading": "Cel"}


@pytest.mark.parametrize(
    ("own", "fault"),
    [
        ({}, "SC-1: heading is not translated"),
        (
            {**GOOD, "of": "00000000"},
            f"SC-1: the English has changed; translate it again, and write of: {GOOD['of']}",
        ),
        ({**GOOD, "why": "x"}, "SC-1: there is no why in English"),
    ],
)
def test_what_is_wrong_with_a_translation_is_named(
    own: Mapping[str, str], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {**translation("sichuan", "pl"), "SC-1": own}
    monkeypatch.setattr(translated, "translation", lambda *_: told)
    assert list(faults("sichuan", "pl")) == [fault]


def test_an_entry_of_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {**translation("sichuan", "pl"), "SC-9": GOOD}
    monkeypatch.setattr(translated, "translation", lambda *_: told)
    assert list(faults("sichuan", "pl")) == ["SC-9: there is no such entry"]


def test_every_text_of_an_entry_is_in_its_digest() -> None:
    texts = english(rulebook("sichuan"))["SC-1.1.2"]
    assert texts.keys() == {"gloss", "question", "option 1", "option 2", "why"}
    assert len({digest(texts), *(digest({**texts, name: "other"}) for name in texts)}) == 6
