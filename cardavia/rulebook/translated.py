"""A rulebook in another language: our glosses and rulings, translated from our English ones.

They stand in `data/<game>.<language>.yaml` under the same ids. Each entry has the digest of the English texts
that it was made from, so that one whose English has changed since is known to be stale.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.resources import files

import yaml

from cardavia import loaders
from cardavia.languages.language import language
from cardavia.rulebook.errors import MalformedRulebookError
from cardavia.rulebook.load import GAMES, find, rulebook
from cardavia.rulebook.model import Heading, Option, Rulebook, Ruling, Sentence
from cardavia.rulebook.record import Record

TITLE = "title"
"""The entry of the title of a game."""


@cache
def rulebook_in(game: str, spoken: str) -> Rulebook:
    """The rulebook of a game in a language, with English where that has no text of its own.

    Raises UnknownGameError, MalformedRulebookError, and LanguageError for a language that there is not.
    """
    book, told = rulebook(game), translation(game, language(spoken).code)
    return replace(
        book,
        title=told.get(TITLE, {}).get(TITLE, book.title),
        headings=tuple(
            replace(each, title=_text(told, each.id, "heading", each.title)) for each in book.headings
        ),
        sentences=tuple(_sentence(told, sentence) for sentence in book.sentences),
        gaps=tuple(_ruling(told, gap) for gap in book.gaps),
    )


def find_in(entry_id: str, spoken: str) -> Sentence | Heading | Ruling:
    """The sentence, heading or gap of that id, in a language; raises UnknownIdError as `find` does."""
    english_entry = find(entry_id)
    book = rulebook_in(GAMES[entry_id.partition("-")[0]], spoken)
    return book.sentence(entry_id) or book.heading(entry_id) or book.ruling(entry_id) or english_entry


@cache
def translation(game: str, spoken: str) -> Mapping[str, Mapping[str, str]]:
    """What the file of a game has in a language: the texts of each entry, by their names."""
    file = f"{game}.{spoken}.yaml"
    source = files("cardavia.rulebook").joinpath("data", file)
    if not source.is_file():
        return {}
    try:
        top = Record.of(file, yaml.load(source.read_text("utf-8"), Loader=loaders.BASE))  # noqa: S506 - it builds no objects
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise MalformedRulebookError(f"{file}: cannot be read ({' '.join(str(error).split())})") from error
    return {
        name: {TITLE: top.text(name)} if name == TITLE else dict(_flat(top.record(name)))
        for name in top.fields
    }


def english(book: Rulebook) -> Mapping[str, Mapping[str, str]]:
    """All that is to be translated of a rulebook: the texts of each entry, by their names."""
    return {
        TITLE: {TITLE: book.title},
        **{entry.id: _texts(entry) for entry in (*book.entries, *book.gaps)},
    }


def digest(texts: Mapping[str, str]) -> str:
    """What changes whenever one of these texts does."""
    return sha256("\n".join(f"{name}: {text}" for name, text in texts.items()).encode()).hexdigest()[:8]


def faults(game: str, spoken: str) -> Iterator[str]:
    """What is not translated, no longer true, or of nothing, entry by entry."""
    book, told = english(rulebook(game)), translation(game, spoken)
    for name, texts in book.items():
        own = told.get(name, {})
        for missing in texts.keys() - own.keys():
            yield f"{name}: {missing} is not translated"
        for surplus in own.keys() - texts.keys() - {"of"}:
            yield f"{name}: there is no {surplus} in English"
        if name != TITLE and own and own.get("of") != digest(texts):
            yield f"{name}: the English has changed; translate it again, and write of: {digest(texts)}"
    yield from (f"{name}: there is no such entry" for name in told.keys() - book.keys())


def _flat(record: Record) -> Iterator[tuple[str, str]]:
    for name in record.fields:
        if name == "options":
            options = record.record(name)
            yield from ((f"option {key}", options.text(key)) for key in options.fields)
        else:
            yield name, record.text(name)


def _texts(entry: Sentence | Heading | Ruling) -> dict[str, str]:
    if isinstance(entry, Heading):
        return {"heading": entry.title}
    if isinstance(entry, Ruling):
        options = {f"option {option.key}": option.text for option in entry.options}
        return {"question": entry.question, **options, "why": entry.why}
    found = {"gloss": entry.gloss}
    if entry.untested:
        found["untested"] = entry.untested
    return {**found, **(_texts(entry.ruling) if entry.ruling else {})}


def _sentence(told: Mapping[str, Mapping[str, str]], sentence: Sentence) -> Sentence:
    return replace(
        sentence,
        gloss=_text(told, sentence.id, "gloss", sentence.gloss),
        untested=sentence.untested and _text(told, sentence.id, "untested", sentence.untested),
        ruling=sentence.ruling and _ruling(told, sentence.ruling),
    )


def _ruling(told: Mapping[str, Mapping[str, str]], ruling: Ruling) -> Ruling:
    return replace(
        ruling,
        question=_text(told, ruling.id, "question", ruling.question),
        options=tuple(
            Option(option.key, _text(told, ruling.id, f"option {option.key}", option.text))
            for option in ruling.options
        ),
        why=_text(told, ruling.id, "why", ruling.why),
    )


def _text(told: Mapping[str, Mapping[str, str]], entry: str, name: str, english_text: str) -> str:
    return told.get(entry, {}).get(name, english_text)
