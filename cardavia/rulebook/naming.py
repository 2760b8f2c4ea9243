"""Ids for what is new in a document: never one that has been used before."""

import re
from collections.abc import Collection, Mapping, Sequence

from cardavia.rulebook.segment import Segment


def new_ids(
    segments: Sequence[Segment], ids: Mapping[int, str], moved: Collection[int], used: Collection[str]
) -> Mapping[int, str]:
    """The ids proposed for the segments without one, by index.

    ``ids`` gives by index the ids of the segments that have one; those in ``moved`` came from elsewhere,
    so they say nothing of their paragraph. ``used`` holds every id that is or ever was in use. A new
    sentence takes the next number in the paragraph of its neighbours; a new paragraph, the next number in
    its section.
    """
    taken = set(used)
    sections: dict[int, str] = {}
    paragraphs: dict[tuple[int, int], str] = {}
    for index in sorted(ids.keys() - set(moved)):
        place = segments[index].place
        if not place.is_heading:
            paragraphs.setdefault((place.section, place.bullet), ids[index].rpartition(".")[0])
    named: dict[int, str] = {}
    for index, piece in enumerate(segments):
        place, code = piece.place, piece.id.partition("-")[0]
        if place.is_heading:
            name = ids.get(index) or _next(f"{code}-", taken)
            sections[place.section] = name
        elif index in ids:
            continue
        else:
            section = sections.get(place.section, f"{code}-0")
            paragraph = paragraphs.get((place.section, place.bullet)) or _next(f"{section}.", taken)
            paragraphs[place.section, place.bullet] = paragraph
            name = _next(f"{paragraph}.", taken)
        if index not in ids:
            named[index] = name
        taken.add(name)
    return named


def _next(prefix: str, taken: Collection[str]) -> str:
    """The prefix with the first number above all that follow it in the ids taken."""
    number = re.compile(re.escape(prefix) + r"(\d+)(?:\.|$)")
    numbers = (match[1] for match in map(number.match, taken) if match)
    return f"{prefix}{max(map(int, numbers), default=0) + 1}"
