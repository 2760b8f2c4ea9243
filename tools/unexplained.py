"""Lists what scenarios expect and no wrong engine answers otherwise: holes, for maintainers to fill.

Run it as `python tools/unexplained.py [GAME ...]`; it takes some minutes a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

from cardavia.authoring.load import fixtures
from cardavia.cause.failures import why
from cardavia.fixture.fixture import Fixture
from cardavia.games import MODULES


def unexplained(fixture: Fixture) -> Iterator[str]:
    """The lines of a fixture whose expectation nobody breaks."""
    for place, step in enumerate(fixture.steps):
        is_expected = place >= fixture.situation.after and not isinstance(step.act, Mapping)
        if is_expected and not why(fixture, place):
            yield f"{fixture.written(step)}: {fixture.lines[step.at].origin.text} ({fixture.id})"


def main() -> None:
    """Print them, and how many there are of how many."""
    for game in sys.argv[1:] or MODULES:
        found = total = 0
        for fixture in fixtures(game):
            total += sum(1 for _ in fixture.checks())
            for line in unexplained(fixture):
                found += 1
                print(line, flush=True)
        print(f"{game}: {found} of {total} expectations have no wrong engine that answers otherwise")


if __name__ == "__main__":
    main()
