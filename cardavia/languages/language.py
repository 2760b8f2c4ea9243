"""A language as its file has it: how steps are worded, what terms are called, what reports say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

import yaml

from cardavia import loaders
from cardavia.languages.codes import ENGLISH, FOLDER, codes

FORMS = re.compile(r"\[([^\]]+)\]")
"""The forms of a word, for one and for several."""


class LanguageError(Exception):
    """A language that there is not, or whose file cannot be read; says which there are, or what is wrong."""


class VerbForms(NamedTuple):
    """What a seat `does` and what it `may` do; `{}` is where a card, a suit or groups stand."""

    does: str
    may: str

    @property
    def bare(self) -> str:
        """What a seat does, alone."""
        return " ".join(self.does.replace("{}", "").split())


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
    keywords: Mapping[str, str]
    """Of the words that Gherkin has for each, the one used."""
    joints: Mapping[str, str]
    """`and`, `or`, `from` and `nothing`."""
    phrases: Mapping[str, Wording]
    verbs: Mapping[str, VerbForms]
    terms: Mapping[str, str]
    """Kinds of meld and score items."""
    causes: Mapping[str, str]
    endings: Mapping[str, str]
    verdicts: Mapping[str, str]
    texts: Mapping[str, str]
    """What lists and reports say, each by a name."""

    def say(self, name: str, **values: object) -> str:
        """One of its texts with these values; `n` is the number that words agree with."""
        number = values.get("n")
        return inflected(self.texts[name], number if isinstance(number, int) else 1).format(**values)

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
def language(code: str) -> Language:
    """A language by its code, read once; raises `LanguageError`."""
    if code not in codes():
        raise LanguageError(f"there is no language {code!r}; there are {', '.join(codes())}")
    file = f"{code}.yaml"
    try:
        source = FOLDER.joinpath(file).read_text("utf-8")
        written = yaml.load(source, Loader=loaders.BASE)  # noqa: S506 - it builds no objects
        read = _read(written)
    except (OSError, UnicodeDecodeError, yaml.YAMLError, KeyError, TypeError, AttributeError) as error:
        raise LanguageError(
            f"{file}: cannot be read as a language ({' '.join(str(error).split())})"
        ) from error
    return read if code == ENGLISH else _completed(read, language(ENGLISH))


def inflected(text: str, number: int) -> str:
    """A text with its words in brackets, `[is|are]`, in the form for a number."""
    return FORMS.sub(lambda match: form(tuple(match[1].split("|")), number), text)


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
        keywords=written["keywords"],
        joints=written["joints"],
        phrases={name: _wording(entry) for name, entry in written["phrases"].items()},
        verbs={name: VerbForms(**entry) for name, entry in written["verbs"].items()},
        terms=written["terms"],
        causes=written["causes"],
        endings=written["endings"],
        verdicts=written["verdicts"],
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
        keywords=own.keywords,
        joints={**english.joints, **own.joints},
        phrases={**english.phrases, **own.phrases},
        verbs={**english.verbs, **own.verbs},
        terms={**english.terms, **own.terms},
        causes={**english.causes, **own.causes},
        endings={**english.endings, **own.endings},
        verdicts={**english.verdicts, **own.verdicts},
        texts={**english.texts, **own.texts},
    )
