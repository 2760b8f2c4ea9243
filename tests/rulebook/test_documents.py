"""The data against the documents themselves, which have to lie beside the checkout for that."""

import unicodedata
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cardavia.rulebook.document import read_document, recognise
from cardavia.rulebook.drift import compare
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.segment import fingerprint, segment

GAMES = ("chan", "nantong", "paohuzi", "sichuan")
Cut = Callable[[str], dict[str, Any]]


@pytest.mark.parametrize("game", GAMES)
def test_segmenter_gives_the_reference_segmentation(game: str, cut: Cut, rules: Path) -> None:
    reference = cut(game)
    pieces = segment(read_document(rules / reference["source"]), reference["code"])
    assert [{"id": p.id, "kind": p.kind, "text": p.text} for p in pieces] == reference["sentences"]


@pytest.mark.parametrize("game", GAMES)
def test_entries_and_fingerprints_are_those_of_the_document(game: str, cut: Cut) -> None:
    reference = cut(game)
    book = rulebook(game)
    expected = [(piece["id"], fingerprint(piece["text"])) for piece in reference["sentences"]]
    assert [(entry.id, entry.fingerprint) for entry in book.entries] == expected
    assert {h.id for h in book.headings} == {
        p["id"] for p in reference["sentences"] if p["kind"] == "heading"
    }
    assert (book.code, book.locale, book.document) == (
        reference["code"],
        reference["lang"],
        reference["source"],
    )


@pytest.mark.parametrize("game", GAMES)
def test_document_is_recognised_and_has_not_drifted(game: str, rules: Path) -> None:
    book = rulebook(game)
    text = read_document(rules / book.document)
    assert recognise(text) is book
    assert compare(book, text).counts == {"kept": len(book.sentences) + len(book.headings)}


@pytest.mark.parametrize("game", GAMES)
def test_another_games_document_is_foreign(game: str, rules: Path) -> None:
    others = [rulebook(other) for other in GAMES if other != game]
    drifts = [compare(other, read_document(rules / rulebook(game).document)) for other in others]
    assert [drift.is_foreign for drift in drifts] == [True, True, True]


def test_package_holds_no_wording_of_the_documents(rules: Path) -> None:
    package = files("cardavia.rulebook")
    sources = [*package.iterdir(), *package.joinpath("data").iterdir()]
    ours = {
        s.name: letters(s.read_text(encoding="utf-8")) for s in sources if s.name.endswith((".py", ".yaml"))
    }
    assert {f"{game}.yaml" for game in GAMES} <= ours.keys()
    for document in sorted(rules.glob("*.txt")):
        wording = runs(letters(document.read_text(encoding="utf-8")), 40)
        assert wording, document
        borrowed = {name for name, text in ours.items() if not wording.isdisjoint(runs(text, 40))}
        assert borrowed == set(), document


def letters(text: str) -> str:
    return "".join(filter(str.isalpha, unicodedata.normalize("NFC", text).casefold()))


def runs(text: str, length: int) -> set[str]:
    return {text[start : start + length] for start in range(len(text) - length + 1)}
