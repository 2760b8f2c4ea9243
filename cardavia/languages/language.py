"""A language as its file has it: how steps are worded, what terms are called, what reports say."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple

import yaml

ENGLISH = "en"
"""The language of the project: what another does not say is said in it."""

_FOLDER = files("cardavia.languages")


class LanguageError(Exception):
    """A language that there is not, or whose file cannot be read; says which there are, or what is wrong."""


class Verb(NamedTuple):
    """What a seat `does` and what it `may` do; `{}` is where a card, a suit or groups stand."""

    does: str
    may: str


@dataclass(frozen=True)
class Wording:
    """How a phrase is said in steps of each kind, and one line on what it says.

    `nothing` is how it is said where one of its slots is `nothing`, if that is said in other words. Forms for
    one and for several stand in brackets, `[is|are]`, or `[one|few|many]` in languages that have three.
    """

    words: Mapping[str, str]
    nothing: Mapping[str, str]
    says: str


@dataclass(frozen=True)
class Language:
    """One language. What is mapped, is mapped from its English name, phrases and verbs from their ids."""

    code: str
    name: str
    joints: Mapping[str, str]
    """`and`, `or`, `from` and `nothing`."""
    phrases: Mapping[str, Wording]
    verbs: Mapping[str, Verb]
    terms: Mapping[str, str]
    """Kinds of meld and score items."""
    causes: Mapping[str, str]
    endings: Mapping[str, str]
    texts: Mapping[str, str]
    """What reports and lists say, by their English beginnings."""

    @cached_property
    def english_terms(self) -> Mapping[str, str]:
        """The English name of each term."""
        return {said: name for name, said in self.terms.items()}

    @cached_property
    def english_causes(self) -> Mapping[str, str]:
        """The English name of each cause."""
        return {said: name for name, said in self.causes.items()}

    @cached_property
    def english_endings(self) -> Mapping[str, str]:
        """The English name of each ending."""
        return {said: name for name, said in self.endings.items()}


@cache
def codes() -> tuple[str, ...]:
    """The codes of all languages there are, English first: a new file is a new language."""
    found = sorted(
        file.name.removesuffix(".yaml") for file in _FOLDER.iterdir() if file.name.endswith(".yaml")
    )
    return (ENGLISH, *(code for code in found if code != ENGLISH))


@cache
def language(code: str) -> Language:
    """A language by its code, read once; raises `LanguageError`."""
    if code not in codes():
        raise LanguageError(f"there is no language {code!r}; there are {', '.join(codes())}")
    file = f"{code}.yaml"
    try:
        written = yaml.load(_FOLDER.joinpath(file).read_text("utf-8"), Loader=yaml.CBaseLoader)  # noqa: S506 - it builds no objects
        read = _read(written)
    except (OSError, UnicodeDecodeError, yaml.YAMLError, KeyError, TypeError, AttributeError) as error:
        raise LanguageError(
            f"{file}: cannot be read as a language ({' '.join(str(error).split())})"
        ) from error
    return read if code == ENGLISH else _completed(read, language(ENGLISH))


def chosen(option: str | None) -> str:
    """The code of the language that is asked for: by an option, else by LC_ALL, LC_MESSAGES or LANG.

    Raises `LanguageError` for an option that is no language; an environment in one of no file means English.
    """
    if option is not None:
        return language(option).code
    wanted = next(
        (value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), ""
    )
    code = wanted.partition(".")[0].partition("_")[0].lower()
    return code if code in codes() else ENGLISH


def form(forms: tuple[str, ...], number: int) -> str:
    """The form for a number: of two the first for one alone; of three as Slavic languages have them."""
    if number == 1:
        return forms[0]
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return forms[1] if len(forms) == 2 or few else forms[-1]


def _read(written: Any) -> Language:
    return Language(
        code=written["code"],
        name=written["name"],
        joints=written["joints"],
        phrases={name: _wording(entry) for name, entry in written["phrases"].items()},
        verbs={name: Verb(**entry) for name, entry in written["verbs"].items()},
        terms=written["terms"],
        causes=written["causes"],
        endings=written["endings"],
        texts=written["texts"],
    )


def _wording(entry: Mapping[str, Any]) -> Wording:
    kinds = ("given", "when", "then")
    words = {kind: entry.get(kind, entry.get("words")) for kind in kinds}
    nothing = dict.fromkeys(kinds, entry["nothing"]) if "nothing" in entry else {}
    return Wording({kind: said for kind, said in words.items() if said}, nothing, entry["says"])


def _completed(own: Language, english: Language) -> Language:
    return Language(
        code=own.code,
        name=own.name,
        joints={**english.joints, **own.joints},
        phrases={**english.phrases, **own.phrases},
        verbs={**english.verbs, **own.verbs},
        terms={**english.terms, **own.terms},
        causes={**english.causes, **own.causes},
        endings={**english.endings, **own.endings},
        texts={**english.texts, **own.texts},
    )
