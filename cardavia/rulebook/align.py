"""Two states of a document laid side by side, though of the old one only fingerprints are known."""

from bisect import bisect_left
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from cardavia.rulebook.model import Place

Pair: TypeAlias = tuple[int, int]
"""The index of an old entry, and that of the new entry it is matched with."""

Part: TypeAlias = tuple[int, ...]
"""A section, or a paragraph of one, by its numbers."""


class Located(Protocol):
    """What can be laid side by side: anything with a place and the fingerprint of its wording."""

    @property
    def place(self) -> Place:
        """Where it stands."""

    @property
    def wording(self) -> str:
        """By what it is known."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Which old entry a new one goes on from, and what has become of it."""

    index: int
    status: Literal["kept", "moved", "changed"]


def align(old: Sequence[Located], new: Sequence[Located]) -> Mapping[int, Origin]:
    """The origin of each new entry that has one, by index; both states are given in document order.

    Equal texts are matched first, repeated ones in order. The longest run of them that is still in the old
    order stays; the others have moved, and so have those that now stand in another section or paragraph.
    Sections and paragraphs are known by what they share, not by their numbers, so an insertion moves nothing.

    What remains has changed if it replaces something at the same spot: between the same neighbours of
    that run, in the same paragraph, or both in paragraphs that share nothing. The old wording is not
    known, so this goes by position only; several replacements at one spot are paired in order.
    """
    matches = _matches(old, new)
    run = _longest_run(matches)
    paragraphs = _homes(matches, old, new, _paragraph)
    sections = _homes(matches, old, new, _section)

    def stayed(was: Place, now: Place) -> bool:
        same_section = sections.get(_section(now)) == _section(was)
        return same_section and paragraphs.get(_paragraph(now)) == _paragraph(was)

    kept = {pair for pair in run if stayed(old[pair[0]].place, new[pair[1]].place)}
    return {
        **{now: Origin(was, "kept" if (was, now) in kept else "moved") for was, now in matches},
        **{now: Origin(was, "changed") for was, now in _replacements(old, new, matches, run, paragraphs)},
    }


def _section(place: Place) -> Part:
    return (place.section,)


def _paragraph(place: Place) -> Part:
    return (place.section, place.bullet)


def _matches(old: Sequence[Located], new: Sequence[Located]) -> list[Pair]:
    """The entries of equal text, in the old order; a heading never matches a sentence."""
    waiting: defaultdict[tuple[bool, str], deque[int]] = defaultdict(deque)
    for now, entry in enumerate(new):
        waiting[entry.place.is_heading, entry.wording].append(now)
    found = (waiting[entry.place.is_heading, entry.wording] for entry in old)
    return [(was, queue.popleft()) for was, queue in enumerate(found) if queue]


def _longest_run(pairs: Sequence[Pair]) -> list[Pair]:
    """A longest part of the pairs, given in the old order, that is in the new order too."""
    ends: list[int] = []
    best: list[int] = []
    before: list[int | None] = []
    for index, (_, now) in enumerate(pairs):
        length = bisect_left(ends, now)
        before.append(best[length - 1] if length else None)
        ends[length : length + 1] = [now]
        best[length : length + 1] = [index]
    run: list[Pair] = []
    step = best[-1] if best else None
    while step is not None:
        run.append(pairs[step])
        step = before[step]
    return run[::-1]


def _homes(
    matches: Sequence[Pair],
    old: Sequence[Located],
    new: Sequence[Located],
    part: Callable[[Place], Part],
) -> Mapping[Part, Part]:
    """For each part of the new document the old part it goes on from: the one it shares most with."""
    shared = Counter((part(new[now].place), part(old[was].place)) for was, now in matches)
    homes: dict[Part, Part] = {}
    for here, there in sorted(shared, key=lambda parts: (-shared[parts], parts)):
        if here not in homes and there not in homes.values():
            homes[here] = there
    return homes


def _replacements(
    old: Sequence[Located],
    new: Sequence[Located],
    matches: Sequence[Pair],
    run: Sequence[Pair],
    paragraphs: Mapping[Part, Part],
) -> Iterator[Pair]:
    """Pairs of an unmatched old and an unmatched new entry at the same spot."""
    claimed = {home: home for home in paragraphs.values()}
    gone = _by_spot(old, {was for was, _ in matches}, [was for was, _ in run], claimed)
    come = _by_spot(new, {now for _, now in matches}, [now for _, now in run], paragraphs)
    for spot, leavers in gone.items():
        yield from zip(leavers, come[spot], strict=False)


def _by_spot(
    entries: Sequence[Located], matched: set[int], run: Sequence[int], homes: Mapping[Part, Part]
) -> defaultdict[tuple[int, bool, Part | None], list[int]]:
    """The unmatched entries by gap of the run, whether a heading or not, and old paragraph if known."""
    spots: defaultdict[tuple[int, bool, Part | None], list[int]] = defaultdict(list)
    for index, entry in enumerate(entries):
        if index not in matched:
            home = homes.get(_paragraph(entry.place))
            spots[bisect_left(run, index), entry.place.is_heading, home].append(index)
    return spots
