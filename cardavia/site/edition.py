"""What a site is made of: rulebooks, suite, wrong engines, and the reports of engines side by side."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from cardavia.fixture.fixture import Fixture
from cardavia.fixture.suite import Suite
from cardavia.judging.verdict import UNTOLD, Verdict
from cardavia.mutants import mutants
from cardavia.report.model import Entry, Report, Tally
from cardavia.report.rows import printable
from cardavia.rulebook.load import rulebook
from cardavia.rulebook.model import Rulebook, Sentence
from cardavia.site.verdicts import Mark, gravest, mark

NAME_LENGTH = 60
"""How much of an engine's name is shown; it may call itself anything."""


@dataclass(frozen=True)
class Engine:
    """An engine as its report shows it; `slug` is its name in addresses and queries."""

    slug: str
    report: Report

    @property
    def name(self) -> str:
        """What it calls itself, and its version."""
        plan = self.report.plan
        told = " ".join(printable(f"{plan.name} {plan.version}").split())
        return told if len(told) <= NAME_LENGTH else f"{told[: NAME_LENGTH - 1]}…"

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """What came of each scenario, by its id."""
        return {entry.id: entry for entry in self.report.entries}

    @cached_property
    def tallies(self) -> Mapping[str, Tally]:
        """What came of each sentence, by its id."""
        return {
            tally.sentence.id: tally for game in self.report.plan.games for tally in self.report.tallies(game)
        }

    @property
    def passed(self) -> int:
        """How many scenarios it passes."""
        return self.report.count(Verdict.PASS)

    def verdict(self, scenario: str) -> Verdict | None:
        """What came of a scenario, None if it was not run."""
        entry = self.entries.get(scenario)
        return entry.verdict if entry else None

    def failures(self, game: str) -> tuple[Entry, ...]:
        """What of a game did not pass, in the order of the corpus; what it does not offer is left out."""
        return tuple(
            entry
            for entry in self.report.entries
            if entry.game == game and entry.verdict is not Verdict.PASS and entry.verdict not in UNTOLD
        )


class Cell(NamedTuple):
    """What an engine came to in some scenarios: the gravest mark, and how many pass of how many."""

    mark: Mark
    passed: int
    of: int

    @property
    def is_played(self) -> bool:
        """Whether the engine has played any of them."""
        return self.mark.style != "unsupported"

    @property
    def is_failing(self) -> bool:
        """Whether there is something to look at."""
        return self.is_played and self.mark.style != "pass"


@dataclass(frozen=True)
class Edition:
    """All that is shown; pages are made of this alone."""

    suite: Suite
    engines: tuple[Engine, ...] = ()
    has_desk: bool = False

    @property
    def games(self) -> tuple[str, ...]:
        """The games, in the order in which they are shown."""
        return self.suite.games

    @cached_property
    def books(self) -> tuple[Rulebook, ...]:
        """Their rulebooks."""
        return tuple(map(rulebook, self.games))

    @cached_property
    def cases(self) -> Mapping[str, tuple[Fixture, ...]]:
        """The scenarios and scripted deals of each game, in the order of the corpus."""
        return {game: tuple(case for case in self.suite.cases if case.game == game) for game in self.games}

    def deals(self, game: str) -> tuple[Fixture, ...]:
        """The scripted deals of a game: they have names of their own, with no sentence in them."""
        return tuple(case for case in self.cases[game] if "/" not in case.id)

    def pins(self, sentence: Sentence) -> tuple[str, ...]:
        """The scenarios that pin a sentence."""
        return self.suite.pins.get(sentence.id, ())

    def cell(self, engine: Engine, scenarios: Iterable[str]) -> Cell:
        """What an engine came to in some scenarios."""
        verdicts = [engine.verdict(name) for name in scenarios]
        return Cell(mark(gravest(verdicts)), verdicts.count(Verdict.PASS), len(verdicts))

    @cached_property
    def wrong(self) -> Mapping[str, tuple[str, ...]]:
        """What the wrong engines of each sentence do, by its id."""
        found: dict[str, list[str]] = {}
        for game in self.games:
            for each in mutants(game):
                found.setdefault(each.sentence, []).append(each.says)
        return {sentence: tuple(says) for sentence, says in found.items()}


def edition(suite: Suite, reports: Iterable[Report], *, has_desk: bool = False) -> Edition:
    """The edition of a suite and some reports; engines of one name are told apart by a number."""
    reports = tuple(reports)
    slugs = _slugs(report.plan.name for report in reports)
    return Edition(suite, tuple(map(Engine, slugs, reports)), has_desk)


def _slugs(names: Iterable[str]) -> Iterator[str]:
    taken: set[str] = set()
    for name in names:
        plain = re.sub(r"[^a-z0-9]+", "-", name.lower())[:40].strip("-") or "engine"
        slug, number = plain, 1
        while slug in taken:
            number += 1
            slug = f"{plain}-{number}"
        taken.add(slug)
        yield slug
