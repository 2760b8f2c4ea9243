"""A document's text cut into headings and sentences, each with its fingerprint."""

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Literal

from cardavia.rulebook.model import Place

SegmentKind = Literal["preamble", "heading", "sentence"]

_HEADING = re.compile(r"\s*\d+\.\s+(?P<text>\S.*)")
_BULLET = re.compile(r"\s*[•*-]\s+(?P<text>\S.*)")
_SETTING = re.compile(r"\s*\d+\s*%\s*")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+")


@dataclass(frozen=True, slots=True)
class Segment:
    """One heading or sentence of a document; ``id`` is the position written as an id."""

    id: str
    kind: SegmentKind
    place: Place
    text: str

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the text."""
        return fingerprint(self.text)


def fingerprint(text: str) -> str:
    """The hash by which a sentence is known without its wording.

    The text is brought to NFC, runs of white space become one space, outer white space goes, and case is
    folded; the fingerprint is the first 16 hex digits of the SHA-256 of the result in UTF-8.
    """
    normal = " ".join(unicodedata.normalize("NFC", text).split()).casefold()
    return hashlib.sha256(normal.encode()).hexdigest()[:16]


def segment(text: str, code: str) -> tuple[Segment, ...]:
    """Cut a document into its preamble, headings and sentences, in order.

    ``code`` is the document's code (``SC``). The settings of the page at the top are skipped: a first block
    with a bare percentage in it. A heading is a line that begins with a number and a full stop; what comes
    before the first heading is preamble. Paragraphs and bullets are cut after each full stop, question or
    exclamation mark that white space follows. Sections, paragraphs and sentences are counted, whatever
    numbers the document prints.
    """
    return tuple(_segments(text, code))


def _segments(text: str, code: str) -> Iterator[Segment]:
    section = bullet = ordinal = 0
    for is_heading, paragraph in _paragraphs(text):
        if is_heading:
            section, bullet = section + 1, 0
            sentences = [paragraph]
        else:
            bullet += 1
            sentences = _SENTENCE_END.split(paragraph)
        for nth, sentence in enumerate(sentences, start=0 if is_heading else 1):
            ordinal += 1
            place = Place(section, bullet, nth, ordinal)
            yield Segment(f"{code}-{place}", _kind(place), place, sentence)


def _kind(place: Place) -> SegmentKind:
    if place.is_heading:
        return "heading"
    return "sentence" if place.section else "preamble"


def _paragraphs(text: str) -> Iterator[tuple[bool, str]]:
    """Each paragraph as one line, with whether it is a heading."""
    for index, block in enumerate(_blocks(text)):
        if index == 0 and any(_SETTING.fullmatch(line) for line in block):
            continue
        for lines in _runs(block):
            heading = _HEADING.fullmatch(lines[0])
            bullet = _BULLET.fullmatch(lines[0])
            first = (heading or bullet or {"text": lines[0]})["text"]
            yield heading is not None, " ".join(line.strip() for line in (first, *lines[1:]))


def _blocks(text: str) -> Iterator[list[str]]:
    """The runs of lines between blank lines."""
    for has_text, lines in groupby(text.splitlines(), key=lambda line: bool(line.strip())):
        if has_text:
            yield list(lines)


def _runs(block: list[str]) -> Iterator[list[str]]:
    """A block cut around its headings and before its bullets; any other line goes on with the last one."""
    headings = [n for n, line in enumerate(block) if _HEADING.fullmatch(line)]
    bullets = [n for n, line in enumerate(block) if _BULLET.fullmatch(line)]
    starts = {0, *headings, *(n + 1 for n in headings), *bullets, len(block)}
    return (block[start:end] for start, end in pairwise(sorted(starts)))
