"""Lint rules on files, rules and scenarios: each sentence in its place, nothing dropped on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardavia.authoring.corpus import SENTENCE_TAG
from cardavia.authoring.feature import Block, Feature
from cardavia.authoring.lint.looked_at import Checks, Corpus, Found
from cardavia.languages.codes import ENGLISH, codes
from cardavia.languages.language import Language, language
from cardavia.origin import Origin
from cardavia.rulebook.model import Rulebook
from cardavia.rulebook.translated import rulebook_in


def sentence_of(block: Block) -> str | None:
    """The sentence a rule is about, if it has exactly one sentence tag."""
    tagged = [match[1] for tag in block.tags if (match := SENTENCE_TAG.fullmatch(tag.name))]
    return tagged[0] if len(tagged) == 1 else None


def blocks(corpus: Corpus) -> Iterator[tuple[Feature, Block, str]]:
    """Every rule that is about one sentence, with its file and that sentence."""
    for feature in corpus.features:
        for block in feature.blocks:
            if sentence := sentence_of(block):
                yield feature, block, sentence


def _spoken(feature: Feature) -> Language:
    """The language of a file, English where there are no phrases in it."""
    return language(feature.language if feature.language in codes() else ENGLISH)


def _book(corpus: Corpus, feature: Feature) -> Rulebook:
    """The rulebook in the language of a file."""
    return rulebook_in(corpus.book.game, _spoken(feature).code)


def _languages(corpus: Corpus) -> Found:
    for feature in corpus.features:
        named = feature.path.name.split(".")[1:-1]
        if feature.language not in codes():
            there = ", ".join(codes())
            yield feature.origin, f"the language is {feature.language!r}; there are phrases in {there}"
        elif named and named != [feature.language]:
            own = f"# language: {named[0]}"
            yield (
                feature.origin,
                f"the language is {feature.language!r}; begin it with {own!r}, or rename it",
            )


def _empty_files(corpus: Corpus) -> Found:
    for feature in corpus.features:
        if not feature.blocks and not feature.examples:
            yield feature.origin, "nothing is in this file; add a Rule for each sentence, or delete it"


def _strays(corpus: Corpus) -> Found:
    for feature in corpus.features:
        for example in feature.strays:
            yield example.origin, "a scenario outside any Rule; put it under the Rule of its sentence"


def _untagged_rules(corpus: Corpus) -> Found:
    for feature in corpus.features:
        for block in feature.blocks:
            if sentence_of(block) is None:
                yield block.origin, "a Rule has one sentence tag, such as @SC-3.2.5, above it"


def _wrong_files(corpus: Corpus) -> Found:
    if not corpus.is_ours:
        return
    for feature in corpus.features:
        if not re.match(r"\d+-", feature.path.name):
            yield (
                feature.origin,
                f"{feature.path.name} names no section; call the file as in '3-turns.feature'",
            )
    for feature, block, sentence in blocks(corpus):
        section = feature.path.name.partition("-")[0]
        if not sentence.startswith(f"{corpus.book.code}-{section}."):
            yield block.origin, f"{sentence} does not belong into {feature.path.name}; move it to its section"


def _repeated_rules(corpus: Corpus) -> Found:
    seen: dict[str, Origin] = {}
    for _, block, sentence in blocks(corpus):
        if sentence in seen:
            yield block.origin, f"{sentence} has a Rule already, at {seen[sentence]}; put both together"
        seen.setdefault(sentence, block.origin)


def _missing_rules(corpus: Corpus) -> Found:
    """The corpus of the package is about every sentence; a folder of one's own need not be."""
    if not corpus.is_whole:
        return
    there = {sentence for _, _, sentence in blocks(corpus)}
    files = {feature.path.name.partition("-")[0]: feature.origin for feature in corpus.features}
    for sentence in corpus.book.sentences:
        if sentence.id in there:
            continue
        section = sentence.id.partition("-")[2].partition(".")[0]
        folder = f"features/{corpus.book.game}"
        origin = files.get(section, Origin(f"{folder}/{section}-....feature", 1))
        yield origin, f"{sentence.id} has no Rule; add '@{sentence.id}' and 'Rule: {sentence.gloss}'"


def _rules_without_example(corpus: Corpus) -> Found:
    for feature, block, sentence in blocks(corpus):
        found = _book(corpus, feature).sentence(sentence)
        if block.examples or found is None:
            continue
        reason = _spoken(feature).texts["no scenario"]
        if found.untested is None:
            yield block.origin, f"{sentence} has no scenario under its Rule; add one"
        elif not block.description.startswith(reason):
            yield block.origin, f"{sentence} has no scenario; say why in a line '{reason} {found.untested}'"


def _glosses(corpus: Corpus) -> Found:
    if not corpus.is_ours:
        return
    for feature, block, sentence in blocks(corpus):
        found = _book(corpus, feature).sentence(sentence)
        if found is not None and block.title != found.gloss:
            yield block.origin, f"the Rule of {sentence} is called as in the rulebook: {found.gloss}"


def _titles(corpus: Corpus) -> Found:
    for feature in corpus.features:
        seen: dict[str, Origin] = {}
        for example in feature.examples:
            if not example.title:
                yield example.origin, "a scenario without a title; say in a few words what it shows"
            elif example.title in seen:
                yield (
                    example.origin,
                    f"{example.title!r} is the title of {seen[example.title]} too; only one would run",
                )
            seen.setdefault(example.title, example.origin)


def _empty_tables(corpus: Corpus) -> Found:
    for feature in corpus.features:
        for example in feature.examples:
            for table in example.tables:
                if not table.rows:
                    yield table.origin, "a table without rows: nothing of it would run; add a row"


def _equal_rows(corpus: Corpus) -> Found:
    seen: dict[tuple[str, tuple[str, ...]], Origin] = {}
    for case in corpus.cases:
        name = case.id.rpartition(".")[0] if case.is_row else case.id
        key = (name, tuple(step.origin.text for step in case.lines))
        if case.is_row and key in seen:
            yield case.origin, f"this row plays the same as {seen[key]}; change or delete it"
        seen.setdefault(key, case.origin)


CHECKS: Checks = {
    "language": _languages,
    "empty-file": _empty_files,
    "stray-scenario": _strays,
    "untagged-rule": _untagged_rules,
    "wrong-file": _wrong_files,
    "repeated-rule": _repeated_rules,
    "missing-rule": _missing_rules,
    "no-example": _rules_without_example,
    "gloss": _glosses,
    "title": _titles,
    "empty-table": _empty_tables,
    "equal-rows": _equal_rows,
}
