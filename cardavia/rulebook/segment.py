"""A document's text cut into headings and sentences, each with its fingerprint."""

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Literal

from cardavia.rulebook.model import Place

SegmentKind = Literal["preamble", "heading", "sentence"]

_HEADING = re.compile(r"\s*(?P<number>\d+)\.\s+(?P<text>\S.*)")
_BULLET = re.compile(r"\s*[•‣⁃◦▪▫●○■□➢►]\s+(?P<text>\S.*)")
_DASHED = re.compile(r"\s*[*·–—-]\s+(?P<text>\S.*)")
"""A bullet too, unless it stands in the middle of a sentence that was wrapped there."""
_SETTING = re.compile(r"\s*\d+\s*%\s*")
_SENTENCE_END = re.compile(r"(?<=[.!?…])\s+")

_DASH = re.compile(r"[\u2212\u2010-\u2015\ufe58\ufe63\uff0d-]")
_QUOTE = re.compile(r"[\"'`´«»‘-‟‹›〝-〟＂＇]")
_JOINT = re.compile(r"(?<=[^\W\d])-(?=[^\W\d])")
"""A dash between letters: of a compound, of an aside, or of a word that was cut at the end of a line."""
_SPACE = re.compile(r"\s+(?!(?<=\d\s)\d)")
"""White space, but not that between two figures."""


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

    @property
    def wording(self) -> str:
        """The fingerprint of what the text says, however it is set."""
        return wording(self.text)


def fingerprint(text: str) -> str:
    """The hash by which a sentence is known without its wording.

    The text is brought to NFC, runs of white space become one space, outer white space goes, and case is
    folded; the fingerprint is the first 16 hex digits of the SHA-256 of the result in UTF-8.
    """
    return _digest(" ".join(unicodedata.normalize("NFC", text).split()).casefold())


def wording(text: str) -> str:
    """The hash by which a sentence is known however it is set: typography is no drift.

    Dashes are alike and joined to what stands beside them, quotation marks and invisible characters go, so
    does white space except between two figures, compatible characters become the plain ones, and case is
    folded. Letters, figures, signs and punctuation stay, so that another word or figure is another wording.
    """
    plain = "".join(map(_plain, unicodedata.normalize("NFC", text)))
    spaced = " ".join(_QUOTE.sub("", _DASH.sub("-", plain)).split())
    return _digest(_JOINT.sub("", _SPACE.sub("", spaced)).casefold())


def _plain(character: str) -> str:
    """A ligature or wide letter as plain ones; a raised figure stays, for 10² is not 102."""
    if unicodedata.category(character) == "Cf":
        return ""
    way = unicodedata.decomposition(character)
    is_figure = way.startswith(("<super>", "<sub>", "<fraction>"))
    return character if is_figure else unicodedata.normalize("NFKC", character)


def _digest(normal: str) -> str:
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
    lines = text.splitlines()
    has_bullets = any(map(_BULLET.fullmatch, lines))
    number = 0
    for index, block in enumerate(_blocks(lines)):
        if index == 0 and any(_SETTING.fullmatch(line) for line in block):
            continue
        for run in _runs(block, number, has_bullets=has_bullets):
            heading = _HEADING.fullmatch(run[0])
            bullet = _BULLET.fullmatch(run[0]) or _DASHED.fullmatch(run[0])
            first = (heading or bullet or {"text": run[0]})["text"]
            number = int(heading["number"]) if heading else number
            yield heading is not None, " ".join(line.strip() for line in (first, *run[1:]))


def _blocks(text: Iterable[str]) -> Iterator[list[str]]:
    """The runs of lines between blank lines."""
    for has_text, lines in groupby(text, key=lambda line: bool(line.strip())):
        if has_text:
            yield list(lines)


def _runs(block: list[str], number: int, *, has_bullets: bool) -> Iterator[list[str]]:
    """A block cut around its headings and before its bullets; any other line goes on with the last one.

    `number` is that of the heading before; paragraphs begin at `ends` because a heading is over there. A line
    that begins like a heading or with a dash may be the rest of a sentence that was wrapped: it begins
    something of its own if nothing is left open before it, if it has the next number, or if the document
    `has_bullets` of no other kind.
    """
    starts: list[int] = []
    ends: list[int] = []
    for n, line in enumerate(block):
        if n in ends and line.lstrip()[0].islower():
            ends[ends.index(n)] = n + 1  # the rest of a heading that was wrapped
            continue
        is_free = n == 0 or n in ends or block[n - 1].rstrip().endswith((".", "!", "?", "…", ":"))
        if (heading := _HEADING.fullmatch(line)) and (is_free or int(heading["number"]) == number + 1):
            starts.append(n)
            ends.append(n + 1)
            number = int(heading["number"])
        elif _BULLET.fullmatch(line) or (_DASHED.fullmatch(line) and (is_free or not has_bullets)):
            starts.append(n)
    cuts = {0, *starts, *ends, len(block)}
    return (block[start:end] for start, end in pairwise(sorted(cuts)))
