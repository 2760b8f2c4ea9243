"""Where a scenario goes in a feature file: at the end of its rule, or under a rule of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cardavia.authoring.corpus import SENTENCE_TAG
from cardavia.rulebook.model import Rulebook

RULE = re.compile(r"\s*Rule:")


class Kept(NamedTuple):
    """A scenario as it is written down: its tags, id first, its title, and its steps with their keywords."""

    sentence: str
    tags: tuple[str, ...]
    title: str
    steps: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """As it stands under its rule."""
        steps = tuple(f"      {step}" for step in self.steps)
        return (f"    {' '.join(self.tags)}", f"    Example: {self.title}", *steps)


def section(sentence: str) -> str:
    """The number of the section a sentence stands in by its name: `3` of `SC-3.2.5`."""
    return sentence.partition("-")[2].partition(".")[0]


def file_name(book: Rulebook, sentence: str) -> str:
    """What a file for the section of a sentence is called: `3-turns.feature`."""
    titles = {each.heading.id: each.title for each in book.sections if each.heading}
    title = titles.get(f"{book.code}-{section(sentence)}", "Preamble")
    words = re.findall(r"[a-z0-9]+", title.lower())
    return f"{section(sentence)}-{'-'.join(words[:4])}.feature"


def begun(book: Rulebook, sentence: str) -> str:
    """A file with nothing in it yet but what it is about."""
    titles = {each.heading.id: each.title for each in book.sections if each.heading}
    title = titles.get(f"{book.code}-{section(sentence)}", "Preamble")
    return f"Feature: {title}\n"


def with_scenario(text: str, kept: Kept, book: Rulebook) -> str:
    """A feature file with one more scenario, under its rule if there is one; nothing else is changed."""
    lines = text.rstrip("\n").split("\n")
    own = next((rule for rule in rules(lines) if rule.sentence == kept.sentence), None)
    if own is not None:
        return _inserted(lines, own.end, ("", *kept.lines))
    found = book.sentence(kept.sentence)
    gloss = found.gloss if found else kept.sentence
    return with_rule(text, kept.sentence, (f"  @{kept.sentence}", f"  Rule: {gloss}", "", *kept.lines), book)


def with_rule(text: str, sentence: str, rule: Sequence[str], book: Rulebook) -> str:
    """A feature file with one more rule, behind those that come before it in the document."""
    lines = text.rstrip("\n").split("\n")
    there = rules(lines)
    before = [each for each in there if _ordinal(book, each.sentence) < _ordinal(book, sentence)]
    if before or not there:
        return _inserted(lines, before[-1].end if before else len(lines), ("", *rule))
    return _inserted(lines, there[0].start, (*rule, ""))


class Rule(NamedTuple):
    """A rule: its sentence, the place of its first tag, and the place behind its last line."""

    sentence: str
    start: int
    end: int


def rules(lines: Sequence[str]) -> list[Rule]:
    """The rules of a feature file, in order."""
    heads = [place for place, line in enumerate(lines) if RULE.match(line)]
    starts = [_tagged_from(lines, head) for head in heads]
    return [
        Rule(_sentence(lines[start:head]), start, _trimmed(lines, end))
        for head, start, end in zip(heads, starts, (*starts[1:], len(lines)), strict=False)
    ]


def _tagged_from(lines: Sequence[str], head: int) -> int:
    """The place of the first line of tags and comments above a rule."""
    while head and re.match(r"\s*[@#]", lines[head - 1]):
        head -= 1
    return head


def _trimmed(lines: Sequence[str], end: int) -> int:
    while end and not lines[end - 1].strip():
        end -= 1
    return end


def _sentence(tags: Sequence[str]) -> str:
    found = (SENTENCE_TAG.fullmatch(word) for line in tags for word in line.split())
    return next((match[1] for match in found if match), "")


def _ordinal(book: Rulebook, sentence: str) -> int:
    found = book.sentence(sentence)
    return found.place.ordinal if found else 0


def _inserted(lines: Sequence[str], at: int, new: Sequence[str]) -> str:
    return "\n".join((*lines[:at], *new, *lines[at:])) + "\n"
