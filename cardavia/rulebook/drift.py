"""How a document has drifted from the rulebook that was made of it."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from cardavia.rulebook.align import align
from cardavia.rulebook.document import sentences_in_common
from cardavia.rulebook.model import Place, Rulebook
from cardavia.rulebook.naming import new_ids
from cardavia.rulebook.segment import Segment, segment

Status = Literal["kept", "typography", "moved", "changed", "new", "gone"]

UNTOUCHED: frozenset[Status] = frozenset({"kept", "typography"})
"""What a document may come to without having drifted: the same sentences, however they are set."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one sentence or heading.

    ``was`` is None for what is new, ``now`` for what is gone. ``text`` is the wording in the document
    that was compared, for what is changed or new. The id of a new one is a proposal.
    """

    id: str
    status: Status
    was: Place | None
    now: Place | None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Drift:
    """The findings of one comparison: first in the order of the document, then what is gone."""

    rulebook: Rulebook
    findings: tuple[Finding, ...]

    @property
    def is_foreign(self) -> bool:
        """Whether nothing of the rulebook is in the document, so that it seems to be another one."""
        return all(finding.status == "gone" for finding in self.findings)

    @property
    def counts(self) -> Counter[Status]:
        """How many findings there are of each status."""
        return Counter(finding.status for finding in self.findings)

    def of(self, status: Status) -> tuple[Finding, ...]:
        """The findings of one status."""
        return tuple(finding for finding in self.findings if finding.status == status)


def compare(rulebook: Rulebook, document_text: str) -> Drift:
    """Compare a document with the fingerprints of its rulebook.

    A sentence whose text is found keeps its id wherever it stands; where only dashes, quotation marks, white
    space or Unicode forms are others, that is ``typography``. Fingerprints tell nothing of a wording
    that is no longer there, so ``changed`` means only that a sentence stands where another one was; see
    ``align``. If no sentence is found at all, everything is gone and nothing is proposed as new: a
    document of another game, or an empty one, says nothing about this one.
    """
    old, new = rulebook.entries, segment(document_text, rulebook.code)
    if not sentences_in_common(rulebook, new):
        return Drift(rulebook, tuple(Finding(entry.id, "gone", entry.place, None) for entry in old))
    origins = align(old, new)
    ids = {now: old[origin.index].id for now, origin in origins.items()}
    moved = {now for now, origin in origins.items() if origin.status == "moved"}
    proposed = new_ids(new, ids, moved, used={*(entry.id for entry in old), *rulebook.retired})

    def finding(now: int, piece: Segment) -> Finding:
        origin = origins.get(now)
        if origin is None:
            return Finding(proposed[now], "new", None, piece.place, piece.text)
        was = old[origin.index]
        text = piece.text if origin.status == "changed" else None
        is_reset = origin.status == "kept" and piece.fingerprint != was.fingerprint
        return Finding(was.id, "typography" if is_reset else origin.status, was.place, piece.place, text)

    here = (finding(now, piece) for now, piece in enumerate(new))
    found = set(ids.values())
    gone = (Finding(entry.id, "gone", entry.place, None) for entry in old if entry.id not in found)
    return Drift(rulebook, (*here, *gone))
