"""A deal as the player takes it: what it is about, its lines and frames. No page is needed for it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardavia.fixture.fixture import Fixture
from cardavia.rulebook.load import rulebook
from cardavia.site.frames import arrival, frames, lines
from cardavia.table import Json


def told(fixture: Fixture, came: Sequence[Json] = ()) -> Json:
    """A scenario, and what came of it on engines."""
    book = rulebook(fixture.game)
    glosses = {name: sentence.gloss for name in fixture.sentences if (sentence := book.sentence(name))}
    return {
        "id": fixture.id,
        "title": fixture.title,
        "game": fixture.game,
        "at": f"{fixture.origin.file}:{fixture.origin.line}",
        "dealer": fixture.setup.dealer,
        "seats": list(fixture.setup.hands),
        "sentences": [[name, gloss] for name, gloss in glosses.items()],
        "readings": [[str(each), each.ruling] for each in fixture.readings],
        "lines": [list(line) for line in lines(fixture)],
        "start": arrival(fixture),
        "frames": frames(fixture),
        "came": list(came),
    }


def section_page(sentence: str) -> str:
    """Where in the site the section of a sentence or gap lies: `rules/SC-5.html` of `SC-5.1.3`."""
    code, _, rest = sentence.partition("-")
    return f"rules/{code}-{re.split('[.-]', rest)[0]}.html"
