"""The rulebook of one game: what its document says, sentence by sentence, in our own words.

An id is a name, not a position: ``SC-3.2.5`` keeps its id when the document is rearranged, and its ``place``
then says where it stands now.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

Kind = Literal["rule", "definition", "example", "ui", "summary"]
Confidence = Literal["high", "medium", "low"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where an entry stands in its document.

    ``section`` is 0 for the preamble, ``bullet`` counts the paragraphs of the section, ``nth`` the sentences
    of the paragraph; a heading has 0 for both. ``ordinal`` runs from 1 through the whole document.
    """

    section: int
    bullet: int
    nth: int
    ordinal: int

    @property
    def is_heading(self) -> bool:
        """Whether a heading stands here."""
        return self.bullet == 0

    def __str__(self) -> str:
        if self.is_heading:
            return str(self.section)
        return f"{self.section}.{self.bullet}.{self.nth}"


@dataclass(frozen=True, slots=True)
class Option:
    """One way of reading an unclear sentence; ``key`` is what an engine declares."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """How an unclear sentence is read, or what holds where the document is silent (a gap).

    A ruling bears the id of its sentence, a gap an id such as ``SC-gap-1``. ``chosen`` holds the keys of the
    options that are taken; it has several when several questions are asked, or when the options agree.
    """

    id: str
    question: str
    options: tuple[Option, ...]
    chosen: tuple[str, ...]
    confidence: Confidence
    why: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a rule document.

    ``fingerprint`` knows it letter by letter, ``wording`` by what it says, however it is set.
    ``untested`` says why no scenario can show the sentence, and is None for all others.
    """

    id: str
    game: str
    place: Place
    fingerprint: str
    wording: str
    kind: Kind
    gloss: str
    ruling: Ruling | None = None
    untested: str | None = None

    @property
    def section(self) -> int:
        """The section in which the sentence stands now; 0 is the preamble."""
        return self.place.section


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of a section, with a title of our own."""

    id: str
    place: Place
    fingerprint: str
    wording: str
    title: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with the sentences under it; the preamble has none."""

    heading: Heading | None
    sentences: tuple[Sentence, ...]

    @property
    def title(self) -> str:
        """The title of the heading, or ``Preamble``."""
        return self.heading.title if self.heading else "Preamble"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All that is known of one rule document.

    ``code`` begins every id (``SC``), ``document`` is the usual file name of the document, ``locale`` its
    language. ``retired`` lists ids whose sentences have left the document; they are never given out again.
    """

    game: str
    code: str
    title: str
    locale: str
    document: str
    headings: tuple[Heading, ...]
    sentences: tuple[Sentence, ...]
    gaps: tuple[Ruling, ...] = ()
    retired: tuple[str, ...] = ()

    @property
    def entries(self) -> tuple[Sentence | Heading, ...]:
        """Sentences and headings together, in the order of the document."""
        both: Iterable[Sentence | Heading] = (*self.headings, *self.sentences)
        return tuple(sorted(both, key=lambda entry: entry.place.ordinal))

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings of the sentences in document order, then the gaps."""
        return (*(s.ruling for s in self.sentences if s.ruling), *self.gaps)

    @property
    def sections(self) -> tuple[Section, ...]:
        """The preamble and the sections, in the order of the document."""
        return tuple(self._sections())

    def sentence(self, sentence_id: str) -> Sentence | None:
        """The sentence of that id, or None."""
        return next((s for s in self.sentences if s.id == sentence_id), None)

    def heading(self, heading_id: str) -> Heading | None:
        """The heading of that id, or None."""
        return next((h for h in self.headings if h.id == heading_id), None)

    def ruling(self, ruling_id: str) -> Ruling | None:
        """The ruling or gap of that id, or None."""
        return next((r for r in self.rulings if r.id == ruling_id), None)

    def _sections(self) -> Iterator[Section]:
        headings = {heading.place.section: heading for heading in self.headings}
        for number in sorted({*headings, *(s.section for s in self.sentences)}):
            yield Section(headings.get(number), tuple(s for s in self.sentences if s.section == number))
