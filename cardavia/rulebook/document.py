"""A document on the user's disk: reading it, and telling which game it belongs to."""

from collections.abc import Iterable
from pathlib import Path

from cardavia.rulebook.errors import DocumentError
from cardavia.rulebook.load import rulebooks
from cardavia.rulebook.model import Rulebook
from cardavia.rulebook.segment import Segment, segment


def read_document(path: Path) -> str:
    """The text of a document. Raises DocumentError if it cannot be read or is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DocumentError(
            f"{path}: cannot be read ({error.strerror}); give the path of a text file"
        ) from error
    except UnicodeDecodeError as error:
        raise DocumentError(
            f"{path}: not UTF-8 (byte {error.start} does not fit); save the document as plain text in UTF-8"
        ) from error


def recognise(text: str) -> Rulebook:
    """The rulebook of the document: the one that has most sentences in common with the text.

    Raises DocumentError if the text has none in common with any.
    """
    segments = segment(text, code="")
    if not segments:
        raise DocumentError("the document is empty; give the path of a rule document")
    books = rulebooks()
    best = max(books, key=lambda book: sentences_in_common(book, segments))
    if not sentences_in_common(best, segments):
        games = ", ".join(book.game for book in books)
        raise DocumentError(
            f"the document has no sentence in common with any of {games}; give the document of one"
        )
    return best


def sentences_in_common(book: Rulebook, segments: Iterable[Segment]) -> int:
    """How many sentences of a rulebook occur in a document.

    Headings and captions do not count: documents of different games share them.
    """
    found = {piece.wording for piece in segments}
    return sum(sentence.wording in found for sentence in book.sentences if sentence.kind != "ui")
