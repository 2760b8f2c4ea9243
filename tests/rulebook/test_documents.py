"""The data against the documents themselves, which have to lie beside the checkout for that."""

import re
import unicodedata
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from textwrap import wrap
from typing import Any

import pytest

from cardavia.rulebook.document import read_document, recognise
from cardavia.rulebook.drift import UNTOUCHED, compare
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.segment import fingerprint, segment, wording

GAMES = ("chan", "nantong", "paohuzi", "sichuan")


def wrapped(text: str, width: int) -> str:
    return "\n".join("\n".join(wrap(line, width)) if len(line) > width else line for line in text.split("\n"))


SETTINGS: dict[str, Callable[[str], str]] = {
    "hyphens for dashes": lambda text: text.replace("–", "-"),
    "spaced dashes": lambda text: text.replace("–", " — "),
    "curly quotation marks": lambda text: re.sub(r'"([^"]*)"', r"„\1“", text),
    "another bullet": lambda text: text.replace("•", "▪"),
    "a star for a bullet": lambda text: text.replace("•", "*"),
    "a dash for a bullet": lambda text: text.replace("•", "–"),
    "no indentation": lambda text: "\n".join(map(str.strip, text.split("\n"))),
    "wrapped at 40": lambda text: wrapped(text, 40),
    "wrapped at 72": lambda text: wrapped(text, 72),
    "wrapped, with hyphens for everything": lambda text: wrapped(re.sub("[–•]", "-", text), 60),
    "Windows line ends": lambda text: text.replace("\n", "\r\n"),
    "unbreakable spaces": lambda text: re.sub(r"(?<=\d) ", "\u00a0", text),
    "soft hyphens": lambda text: text.replace("en ", "e\u00adn "),
    "composed otherwise": lambda text: unicodedata.normalize("NFD", text),
    "compatible forms": lambda text: unicodedata.normalize("NFKC", text),
}
"""How one may set a document without saying anything else."""

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
    expected = [(p["id"], fingerprint(p["text"]), wording(p["text"])) for p in reference["sentences"]]
    assert [(entry.id, entry.fingerprint, entry.wording) for entry in book.entries] == expected
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
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_document_set_otherwise_has_not_drifted(game: str, setting: str, rules: Path) -> None:
    book = rulebook(game)
    drift = compare(book, SETTINGS[setting](read_document(rules / book.document)))
    assert set(drift.counts) <= UNTOUCHED


@pytest.mark.parametrize("game", GAMES)
def test_another_word_or_figure_is_always_suspect(game: str, cut: Cut, rules: Path) -> None:
    book = rulebook(game)
    document = read_document(rules / book.document)
    pieces = [piece for piece in cut(game)["sentences"] if document.count(piece["text"]) == 1]
    assert len(pieces) > 30
    for piece in pieces:
        others = [*without_a_word(piece["text"]), *with_another_figure(piece["text"])]
        assert wording(piece["text"]) not in map(wording, others)
        for other in others[:1]:
            drift = compare(book, document.replace(piece["text"], other))
            assert {f.status for f in drift.findings if f.id == piece["id"]} <= {"changed", "gone"}, other


def without_a_word(text: str) -> list[str]:
    words = text.split()
    return [" ".join(words[:n] + words[n + 1 :]) for n in range(len(words)) if len(words) > 1]


def with_another_figure(text: str) -> list[str]:
    figures = re.finditer(r"\d", text)
    return [f"{text[: m.start()]}{(int(m[0]) + 1) % 10}{text[m.end() :]}" for m in figures]


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
