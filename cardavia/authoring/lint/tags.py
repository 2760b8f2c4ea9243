"""Lint rules on tags: ids that stay, sentences and rulings that exist."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import PurePath
from typing import NamedTuple

from cardavia.authoring.corpus import READS_TAG, SCENARIO_TAG, SENTENCE_TAG
from cardavia.authoring.feature import Example, Tag
from cardavia.authoring.lint.looked_at import Checks, Corpus, Found
from cardavia.authoring.lint.structure import blocks
from cardavia.fixture.fixture import Reading
from cardavia.origin import Origin
from cardavia.profiles.reading import options
from cardavia.rulebook.model import Rulebook


class Place(NamedTuple):
    """Where tags stand: which may stand there, and what to say of others."""

    allowed: tuple[re.Pattern[str], ...]
    hint: str


ON_FEATURE = Place((), "on the whole file; tags stand on rules and scenarios")
ON_RULE = Place((SENTENCE_TAG, READS_TAG), "is no tag of a Rule; expected @SC-3.2.5 or @reads:SC-3.2.5=1")
ON_EXAMPLE = Place(
    (SCENARIO_TAG, SENTENCE_TAG, READS_TAG),
    "is no tag of a scenario; expected @SC-3.2.5/some-name, @SC-3.2.5 or @reads:SC-3.2.5=1",
)
ON_TABLE = Place(
    (READS_TAG,),
    "on a table; only @reads:SC-3.2.5=1 stands there, for its rows, other tags on the outline as a whole",
)


def ids_of(example: Example) -> tuple[str, ...]:
    """The ids an example is tagged with; a good one has exactly one."""
    return tuple(match[1] for tag in example.tags if (match := SCENARIO_TAG.fullmatch(tag.name)))


def _unknown_tags(corpus: Corpus) -> Found:
    for tags, place in _placed(corpus):
        for tag in tags:
            if not any(kind.fullmatch(tag.name) for kind in place.allowed):
                yield tag.origin, f"{tag.name} {place.hint}"


def _placed(corpus: Corpus) -> Iterator[tuple[tuple[Tag, ...], Place]]:
    for feature in corpus.features:
        yield feature.tags, ON_FEATURE
        for block in feature.blocks:
            yield block.tags, ON_RULE
        for example in feature.examples:
            yield example.tags, ON_EXAMPLE
            for table in example.tables:
                yield table.tags, ON_TABLE


def in_order(tags: Iterable[Tag]) -> tuple[Tag, ...]:
    """Tags of a scenario in their order: the id, further sentences, rulings; others as they are, behind."""
    kinds = ON_EXAMPLE.allowed

    def kind(tag: Tag) -> int:
        return next((place for place, each in enumerate(kinds) if each.fullmatch(tag.name)), len(kinds))

    return tuple(sorted(tags, key=kind))


def _disordered_tags(corpus: Corpus) -> Found:
    for feature in corpus.features:
        for example in feature.examples:
            if (ordered := in_order(example.tags)) != example.tags:
                names = " ".join(tag.name for tag in ordered)
                yield example.origin, f"its tags are in another order; lint --fix makes it {names}"


def _unknown_sentences(corpus: Corpus) -> Found:
    tagged = [
        (tag.origin, match[1])
        for tags, _ in _placed(corpus)
        for tag in tags
        if (match := SENTENCE_TAG.fullmatch(tag.name))
    ]
    tagged += [(deal.origin, sentence) for deal in corpus.deals for sentence in deal.sentences]
    for origin, sentence in tagged:
        if not sentence.startswith(f"{corpus.book.code}-"):
            yield (
                origin,
                f"{sentence} is of another game; those of {corpus.book.game} begin {corpus.book.code}-",
            )
        elif corpus.book.sentence(sentence) is None:
            yield origin, f"no sentence is called {sentence}{_near(sentence, _sentence_ids(corpus.book))}"


def _readings(corpus: Corpus) -> Found:
    read = [
        (tag.origin, Reading(match[1], match[2]))
        for tags, _ in _placed(corpus)
        for tag in tags
        if (match := READS_TAG.fullmatch(tag.name))
    ]
    read += [(deal.origin, reading) for deal in corpus.deals for reading in deal.readings]
    for origin, reading in read:
        ruling = corpus.book.ruling(reading.ruling)
        if ruling is None:
            rulings = (each.id for each in corpus.book.rulings)
            yield origin, f"no ruling is called {reading.ruling}{_near(reading.ruling, rulings)}"
        elif reading.option not in (*ruling.chosen, *options(corpus.book.game).get(ruling.id, {})):
            chosen = " or ".join(ruling.chosen)
            yield (
                origin,
                (
                    f"{reading}, but the ruling of {ruling.id} takes option {chosen}, "
                    "and no table can play that one; correct one of the two"
                ),
            )


def _untagged_examples(corpus: Corpus) -> Found:
    for feature in corpus.features:
        for block in feature.blocks:
            for example in block.examples:
                if len(ids_of(example)) != 1:
                    yield example.origin, "a scenario has one id, as a tag such as @SC-3.2.5/some-name"


def _foreign_ids(corpus: Corpus) -> Found:
    for _, block, sentence in blocks(corpus):
        for example in block.examples:
            for name in ids_of(example):
                if not name.startswith(f"{sentence}/"):
                    yield example.origin, f"{name} stands under the Rule of {sentence}; its id begins with it"


def _repeated_ids(corpus: Corpus) -> Found:
    named = [
        (name, example.origin)
        for feature in corpus.features
        for example in feature.examples
        for name in ids_of(example)
    ]
    named += [(deal.id, deal.origin) for deal in corpus.deals]
    seen: dict[str, Origin] = {}
    for name, origin in named:
        if name in seen:
            yield origin, f"{name} is the id of {seen[name]} too; give it one of its own"
        seen.setdefault(name, origin)


def _foreign_deals(corpus: Corpus) -> Found:
    for deal in corpus.deals:
        if deal.game != corpus.book.game:
            yield deal.origin, f"a deal of {deal.game} in the folder of {corpus.book.game}; move it"


def _deal_names(corpus: Corpus) -> Found:
    for deal in corpus.deals:
        file = PurePath(deal.origin.file)
        if file.stem != deal.id:
            yield deal.origin, f"the deal {deal.id} is in {file.name}; call the file {deal.id}{file.suffix}"


def _sentence_ids(book: Rulebook) -> Iterator[str]:
    return (sentence.id for sentence in book.sentences)


def _near(name: str, known: Iterable[str]) -> str:
    found = get_close_matches(name, list(known), n=2, cutoff=0.6)
    return f"; did you mean {' or '.join(found)}?" if found else ""


CHECKS: Checks = {
    "unknown-tag": _unknown_tags,
    "tag-order": _disordered_tags,
    "unknown-sentence": _unknown_sentences,
    "reading": _readings,
    "untagged-scenario": _untagged_examples,
    "foreign-id": _foreign_ids,
    "repeated-id": _repeated_ids,
    "foreign-deal": _foreign_deals,
    "deal-name": _deal_names,
}
