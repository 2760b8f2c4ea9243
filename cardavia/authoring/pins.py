"""Which scenarios pin a sentence, and which rest on a ruling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from cardavia.authoring.corpus import Scenario, scenarios
from cardavia.authoring.deals import read_heading
from cardavia.fixture.fixture import Heading
from cardavia.fixture.suite import pins
from cardavia.sources import deal_files, feature_files


def involved(games: Iterable[str], root: Path | None = None) -> Mapping[str, tuple[str, ...]]:
    """The ids of the scenarios and scripted deals tagged with a sentence or resting on its ruling, by its id.

    Composes nothing and plays nothing; raises `CorpusError` for a file that cannot be read.
    """
    return pins(
        (written.id, (*written.sentences, *(reading.ruling for reading in written.readings)))
        for game in games
        for written in _written(game, root)
    )


def _written(game: str, root: Path | None) -> Iterator[Scenario | Heading]:
    for path in feature_files(game, root):
        yield from scenarios(path)
    yield from map(read_heading, deal_files(game, root))
