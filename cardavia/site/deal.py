"""A deal as the player takes it: what it is about, its lines and frames. No page is needed for it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardavia.authoring.corpus import Step
from cardavia.authoring.script import Script
from cardavia.rulebook.load import rulebook
from cardavia.site.frames import arrival, frames, lines
from cardavia.table import Json


def told(script: Script, written: Sequence[Step], came: Sequence[Json] = ()) -> Json:
    """A scenario with its lines as they are `written`, and what came of it on engines."""
    book = rulebook(script.game)
    glosses = {name: sentence.gloss for name in script.sentences if (sentence := book.sentence(name))}
    return {
        "id": script.id,
        "title": script.title,
        "game": script.game,
        "at": f"{script.origin.file}:{script.origin.line}",
        "dealer": script.setup.dealer,
        "seats": list(script.setup.hands),
        "sentences": [[name, gloss] for name, gloss in glosses.items()],
        "readings": [[str(each), each.ruling] for each in script.readings],
        "lines": [list(line) for line in lines(script, written)],
        "start": arrival(script),
        "frames": frames(script),
        "came": list(came),
    }


def section_page(sentence: str) -> str:
    """Where in the site the section of a sentence or gap lies: `rules/SC-5.html` of `SC-5.1.3`."""
    code, _, rest = sentence.partition("-")
    return f"rules/{code}-{re.split('[.-]', rest)[0]}.html"
